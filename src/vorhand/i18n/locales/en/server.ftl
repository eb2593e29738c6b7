### What the server answers where something cannot be done.

refused-stale = Something has happened at the table meanwhile. Look again and choose anew.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the person who set up the table may do that.
refused-seat-taken = Somebody sits there.
refused-no-such-seat = The table has no such seat.
refused-bad-name = A name needs at least one visible letter.
refused-no-such-level = There is no computer player of that level.
refused-bad-rules = These rules do not go together.
refused-already-begun = The match has begun already.
refused-not-begun = The match has not begun yet.
refused-seats-free = Some seats are still free.
refused-duo-needs-computer = A duo needs two people and one computer.
refused-wrong-deal = That belongs to another deal.
refused-deal-running = A deal is being played; wait for its end.
refused-match-over = The match is over.
refused-not-playing = You sit out this deal.
refused-busy = The table is busy. Try again.
refused-store-failed = Your move could not be stored, so it was not made. Try again.
refused-too-often = You have offered that often enough in this deal.
refused-no-such-moment = The deal cannot be played on from here.
refused-no-advice = Results count at this table, so there is no advice.
refused-nothing-asked = You are not asked for anything just now.

problem-hello-first = The first message must be a hello.
problem-not-text = Messages are text.
problem-not-understood = This message cannot be understood.

fault-store-failed = The data cannot be reached just now. Try again.
fault-too-many = That was too much at once. Wait a little.
fault-bad-name = A name needs at least one visible letter.
fault-no-such-level = There is no computer player of that level.
fault-no-such-view = A deal can be seen as all, forehand, middlehand, rearhand or spectator.
fault-no-such-table = There is no such table.
fault-no-such-deal = There is no such finished deal at this table.
fault-other-site = This request came from another site.
fault-no-cookie = Load the page first: this browser is not known yet.
fault-not-json = Send JSON.
fault-not-understood = This request cannot be understood.
fault-too-long = This request is too long.
fault-too-slow = The request came too slowly.
fault-busy = Other deals are being worked out just now. Try again in a moment.

guest-name = Guest

advice-command = Advice: { $command }
advice-lay = Advice: put down { $cards } and play { $contract }
advice-limit = bid up to { $limit }
advice-win = chance to win { $percent }%
advice-worth = list points on average: { $points }
