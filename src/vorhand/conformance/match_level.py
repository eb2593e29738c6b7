"""Vectors of the match level: lists, match ends, Bock schedules, stakes and rule sets.

Each function takes a vector's `in` and returns what must equal its `out`, both as JSON builtins.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from vorhand.core.contract import GameType
from vorhand.core.rules.ruleset import RuleSet, settings_of
from vorhand.core.units import CardPoints, GamePoints
from vorhand.match.ending import is_reached, uses_line
from vorhand.match.facts import PlayedGame
from vorhand.match.ranking import ranking
from vorhand.match.schedule import DealKind, FinishedDeal, Schedule, after_deal, upcoming
from vorhand.match.score_list import (
    GameEntry,
    ListEntry,
    PassedInEntry,
    RamschEntry,
    RedealEntry,
    Tally,
    add,
    tally,
    totals,
)
from vorhand.match.seating import Seat, Seating
from vorhand.match.stakes import NO_MONEY, PaidGame, Payment, Role, payment

Json = Mapping[str, Any]


def run_rules(vector_in: Json, rules: RuleSet) -> dict[str, Any]:
    """The values of the options to show; rules that must be refused never get here."""
    values = settings_of(rules)
    return {"resolved": {key: _builtins(values[key]) for key in vector_in["show"]}}


def run_list(vector_in: Json, rules: RuleSet) -> dict[str, Any]:
    """Totals, wins, losses and ranking of a list given by its deals or by its summary."""
    tallies = _tallies(vector_in, rules)
    points = totals(rules.list, tallies)
    return {
        "totals": list(points),
        "wins": [one.wins for one in tallies],
        "losses": [one.losses for one in tallies],
        "ranking": _groups(ranking(tallies, points)),
    }


def run_match_end(vector_in: Json, rules: RuleSet) -> dict[str, Any]:
    """After which deal the match is over, with totals, lines and ranking then; null if it goes on."""
    tallies = tuple(Tally(points=GamePoints(points)) for points in vector_in["start"])
    lines = vector_in.get("start_lines", 0)
    for index, deal in enumerate(vector_in["deals"]):
        entry = _entry(deal)
        tallies = add(rules.list, tallies, entry)
        lines += uses_line(rules.list, entry)
        points = totals(rules.list, tallies)
        if is_reached(rules.list, lines=lines, totals=points):
            groups = _groups(ranking(tallies, points))
            return {"over_after": index, "totals": list(points), "lines": lines, "ranking": groups}
    return {"over_after": None, "totals": list(totals(rules.list, tallies)), "lines": lines}


def run_bock_schedule(vector_in: Json, rules: RuleSet) -> dict[str, Any]:
    """Dealer, Ramsch round, factor and new rounds of each deal, and what is due after them."""
    schedule = Schedule(bock_left=vector_in.get("bock_left", 0), ramsch_left=vector_in.get("ramsch_left", 0))
    seating = Seating(rules.list.seats, Seat(vector_in["dealer"]))
    points: Sequence[int] = vector_in.get("start_totals", [0] * rules.list.seats)
    deals = []
    for deal in vector_in["deals"]:
        now = upcoming(schedule)
        new_points = deal.get("totals", points)
        turn = after_deal(rules, schedule, _finished(deal, points, new_points))
        deals.append(
            {
                "dealer": seating.dealer,
                "ramsch_round": now.ramsch_round,
                "factor": 2 if now.bock else 1,
                "new_rounds": turn.new_rounds,
            }
        )
        schedule, points = turn.schedule, new_points
        seating = seating if turn.dealer_stays else Seating(seating.seats, seating.next_dealer)
    return {
        "deals": deals,
        "bock_left": schedule.bock_left,
        "ramsch_left": schedule.ramsch_left,
        "dealer": seating.dealer,
    }


def run_stakes(vector_in: Json, rules: RuleSet) -> dict[str, Any]:
    """The money of one game, or of a deal that was passed in."""
    paid = _payment(vector_in, rules)
    return {
        "stake": paid.stake,
        "rake": paid.rake,
        "house": paid.house,
        "declarer": paid.declarer,
        "defenders": list(paid.defenders),
    }


def _builtins(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _groups(groups: Sequence[Sequence[Seat]]) -> list[list[int]]:
    return [list(group) for group in groups]


def _tallies(vector_in: Json, rules: RuleSet) -> tuple[Tally, ...]:
    if "summary" in vector_in:
        return tuple(Tally(**seat) for seat in vector_in["summary"])
    return tally(rules.list, [_entry(deal) for deal in vector_in["deals"]])


def _entry(deal: Json) -> ListEntry:
    dealer = Seat(deal["dealer"])
    if deal.get("passed_in", False):
        return PassedInEntry(dealer=dealer)
    if deal.get("redeal", False):
        return RedealEntry(dealer=dealer)
    if "ramsch" in deal:
        return RamschEntry(dealer=dealer, scores=tuple(deal["ramsch"]))
    score = GamePoints(deal["score"])
    return GameEntry(dealer=dealer, declarer=Seat(deal["declarer"]), score=score, won=score > 0)


def _finished(deal: Json, before: Sequence[int], after: Sequence[int]) -> FinishedDeal:
    kind = DealKind(deal["kind"])
    return FinishedDeal(
        kind=kind,
        played=_played(deal) if kind in (DealKind.GAME, DealKind.GRAND_HAND) else None,
        totals_before=tuple(GamePoints(points) for points in before),
        totals_after=tuple(GamePoints(points) for points in after),
    )


def _played(deal: Json) -> PlayedGame:
    card_points = deal.get("card_points")
    return PlayedGame(
        game=GameType(deal["game"]),
        hand=deal.get("hand", False),
        ouvert=deal.get("ouvert", False),
        won=deal["won"],
        value=GamePoints(deal["value"]),
        doublings=deal.get("doublings", 0),
        card_points=None if card_points is None else CardPoints(card_points),
        schneider_made=deal.get("schneider_made", False),
    )


def _payment(vector_in: Json, rules: RuleSet) -> Payment:
    if vector_in.get("passed_in", False):
        return NO_MONEY
    computer = vector_in.get("computer")
    game = PaidGame(
        won=vector_in["won"],
        charged=GamePoints(vector_in["charged"]),
        factor=vector_in.get("factor", 1),
        score=GamePoints(vector_in["score"]),
    )
    return payment(rules.stakes, game, computer=None if computer is None else Role(computer))
