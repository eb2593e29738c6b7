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

problem-hello-first = The first message must be a hello.
problem-not-text = Messages are text.
problem-not-understood = This message cannot be understood.

fault-store-failed = The data cannot be reached just now. Try again.
fault-too-many = Too many new tables. Wait a little.
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

guest-name = Guest
