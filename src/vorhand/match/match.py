"""A match: one frozen value that is folded over finished deals."""

from typing import Final, assert_never

import msgspec

from vorhand.core.contract import GameType
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import GamePoints, ListPoints
from vorhand.match.ending import is_reached, lines_used
from vorhand.match.facts import DealFacts, GameDeal, PassedInDeal, PlayedGame, RamschDeal, RedealtDeal
from vorhand.match.ranking import ranking
from vorhand.match.schedule import NOTHING_DUE, DealKind, FinishedDeal, Schedule, after_deal, upcoming
from vorhand.match.score_list import (
    GameEntry,
    ListEntry,
    PassedInEntry,
    RamschEntry,
    RedealEntry,
    ScoreSheet,
    Tally,
    add,
    leaves_line,
    sheet,
    tally,
    totals,
)
from vorhand.match.seating import MatchError, Seat, Seating, check_seat
from vorhand.match.stakes import Ledger, settle


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a match between two deals. Make one with `begin`, change it with `record`."""

    rules: RuleSet
    dealer: Seat
    """Who deals next."""
    schedule: Schedule
    entries: tuple[ListEntry, ...]
    """One for each finished deal, redeals too."""
    ledger: Ledger
    """Money so far, in cents."""
    computer: Seat | None = None
    """The seat that neither pays nor earns in a duo."""


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """What the next deal is."""

    number: int
    """Of its line on the list, from 1; a redeal keeps the number."""
    seating: Seating
    ramsch_round: bool
    bock: bool


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """By seat: tallies and totals under the list's scoring; and the seats in groups, best first."""

    tallies: tuple[Tally, ...]
    totals: tuple[ListPoints, ...]
    ranking: tuple[tuple[Seat, ...], ...]


def begin(
    rules: RuleSet, *, first_dealer: Seat, computer: Seat | None = None, schedule: Schedule = NOTHING_DUE
) -> Match:
    """A match before its first deal.

    Who deals first is drawn or seat 0, as `list.first_dealer` says, and handed in. A `schedule` is for a
    match whose first deal belongs to a round that was called for elsewhere. Raises `MatchError` for a seat
    that is not at the table and for a duo without a `computer`.
    """
    check_seat(first_dealer, rules.list.seats)
    if computer is not None:
        check_seat(computer, rules.list.seats)
    if rules.stakes.mode == "duo" and computer is None:
        raise MatchError("stakes.mode = duo needs the seat of the computer")
    return Match(
        rules=rules,
        dealer=first_dealer,
        schedule=schedule,
        entries=(),
        ledger=Ledger.blank(rules.list.seats),
        computer=computer,
    )


def is_over(match: Match) -> bool:
    """Whether the match has ended; never before its first deal, and never by itself if its end is open."""
    rules = match.rules.list
    lines = lines_used(rules, match.entries)
    return bool(match.entries) and is_reached(rules, lines=lines, totals=standings(match).totals)


def next_deal(match: Match) -> NextDeal:
    """What is dealt next. Raises `MatchError` when the match is over: rounds still due then lapse."""
    if is_over(match):
        raise MatchError(f"the match is over after {_lines(match)} lines; nothing is dealt any more")
    coming = upcoming(match.schedule)
    return NextDeal(
        number=_lines(match) + 1,
        seating=Seating(match.rules.list.seats, match.dealer),
        ramsch_round=coming.ramsch_round,
        bock=coming.bock,
    )


def record(match: Match, deal: DealFacts) -> Match:
    """The match after `deal`, which was the one that `next_deal` told.

    Raises `MatchError` when the match is over and for a deal that cannot have been played now: one that all
    passed with another end than the rules say, or anything but a Ramsch or a Grand Hand in a Ramsch round.
    """
    now = next_deal(match)
    _check_possible(match.rules, now, deal)
    entry = _entry(now.seating, deal)
    before = tally(match.rules.list, match.entries)
    after = add(match.rules.list, before, entry)
    finished = FinishedDeal(
        kind=_kind(now, deal),
        played=_played(deal),
        totals_before=tuple(one.points for one in before),
        totals_after=tuple(one.points for one in after),
    )
    turn = after_deal(match.rules, match.schedule, finished)
    money = settle(match.rules.stakes, now.seating, deal, bock=now.bock, computer=match.computer)
    return msgspec.structs.replace(
        match,
        dealer=match.dealer if turn.dealer_stays else now.seating.next_dealer,
        schedule=turn.schedule,
        entries=(*match.entries, entry),
        ledger=match.ledger.plus(money),
    )


def standings(match: Match) -> Standings:
    """How the seats stand now."""
    tallies = tally(match.rules.list, match.entries)
    points = totals(match.rules.list, tallies)
    return Standings(tallies=tallies, totals=points, ranking=ranking(tallies, points))


def score_sheet(match: Match) -> ScoreSheet:
    """The match's list as it is printed."""
    return sheet(match.rules.list, match.entries)


def _lines(match: Match) -> int:
    return sum(leaves_line(entry) for entry in match.entries)


_AFTER_ALL_PASS: Final[dict[str, type[DealFacts]]] = {
    "passed_in": PassedInDeal,
    "ramsch": RamschDeal,
    "redeal": RedealtDeal,
}


def _check_possible(rules: RuleSet, now: NextDeal, deal: DealFacts) -> None:
    if now.ramsch_round:
        if not isinstance(deal, RamschDeal) and not _is_grand_hand(rules, deal):
            raise MatchError(
                f"deal {now.number} is in a Ramsch round: a Ramsch or, if rules allow, a Grand Hand"
            )
        return
    all_pass = rules.auction.all_pass
    if not isinstance(deal, GameDeal | _AFTER_ALL_PASS[all_pass]):
        raise MatchError(f"deal {now.number} has a declarer or, after three passes, is {all_pass}")


def _is_grand_hand(rules: RuleSet, deal: DealFacts) -> bool:
    played = _played(deal)
    return rules.ramsch.grand_hand and played is not None and played.game is GameType.GRAND and played.hand


def _kind(now: NextDeal, deal: DealFacts) -> DealKind:
    match deal:
        case GameDeal():
            return DealKind.GRAND_HAND if now.ramsch_round else DealKind.GAME
        case RamschDeal():
            return DealKind.RAMSCH
        case PassedInDeal():
            return DealKind.PASSED_IN
        case RedealtDeal():
            return DealKind.REDEAL
        case _:
            assert_never(deal)


def _played(deal: DealFacts) -> PlayedGame | None:
    return deal.played if isinstance(deal, GameDeal) else None


def _entry(seating: Seating, deal: DealFacts) -> ListEntry:
    dealer = seating.dealer
    match deal:
        case GameDeal(declarer=declarer, score=score, played=played):
            return GameEntry(dealer=dealer, declarer=seating.seat(declarer), score=score, won=played.won)
        case RamschDeal(scores=scores):
            return RamschEntry(dealer=dealer, scores=seating.by_seat(scores, sitting_out=GamePoints(0)))
        case PassedInDeal():
            return PassedInEntry(dealer=dealer)
        case RedealtDeal():
            return RedealEntry(dealer=dealer)
        case _:
            assert_never(deal)
