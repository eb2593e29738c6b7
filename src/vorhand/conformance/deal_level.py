"""Conformance vectors about one deal: from what can be announced to a whole deal played out.

Each function maps a vector's `in` to the `out` that the rules give, both as JSON builtins.
"""

from typing import Any

from vorhand.conformance.completion import IncompleteLog, completed
from vorhand.core.cards import Card, CardSet, card_set
from vorhand.core.contract import Announcement, Contract, GameType, legal_cards, matadors, trick_winner
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import Deal, new_deal, result
from vorhand.core.errors import IllegalContract, IllegalEvent
from vorhand.core.events import BidHeld, BidMade, PackDealt, Passed
from vorhand.core.phases.machine import awaited, start, step
from vorhand.core.phases.types import Auction, ForehandAsked, PassedIn, Phase, Redealt, Setting, SkatChoice
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import GameResult, PassedInResult, RamschResult, RedealtResult
from vorhand.core.rules import announcing
from vorhand.core.rules.claims import Act, Circumstances, Side, Waiting, settle_act
from vorhand.core.rules.kontra import Doubling, DoublingFacts, may_double
from vorhand.core.rules.ladder import games_worth
from vorhand.core.rules.ramsch import RamschAchievement, settle_ramsch
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import (
    Achievement,
    ClaimLevel,
    Ending,
    Settlement,
    settle,
)
from vorhand.core.units import CardPoints

Json = dict[str, Any]

FLAGS = ("hand", "schneider", "schwarz", "ouvert", "spitze", "revolution")
ILLEGAL: Json = {"illegal": True}


def run_settle(case: Json, rules: RuleSet) -> Json:
    """The settlement of one finished game."""
    try:
        return _settlement(settle(rules, _achievement(case, rules)))
    except IllegalContract:
        return ILLEGAL


def run_matadors(case: Json, rules: RuleSet) -> Json:
    """Signed matadors of twelve cards."""
    cards = _cards(case["cards"])
    if case.get("hand") and not rules.matadors.unseen_skat_counts:
        cards = CardSet(cards & ~_cards(case.get("skat", [])))
    return {"matadors": matadors(GameType(case["game"]), cards)}


def run_auction(case: Json, rules: RuleSet) -> Json:
    """Where a list of calls leads."""
    phase = step(rules, start(Setting()), PackDealt())
    for index, (position, call) in enumerate(case["calls"]):
        try:
            phase = step(rules, phase, _call(Position(position), call))
        except IllegalEvent:
            return {"illegal_call": index}
    return _auction_outcome(phase)


def run_legal(case: Json, rules: RuleSet) -> Json:
    """The cards of a hand that may be played."""
    led = Card(case["trick"][0]) if case["trick"] else None
    legal = legal_cards(GameType(case["game"]), _cards(case["hand"]), led)
    return {"legal": [card for card in case["hand"] if Card(card).bit & legal]}


def run_trick(case: Json, rules: RuleSet) -> Json:
    """Who takes a trick."""
    first, second, third = (Card(card) for card in case["cards"])
    return {"winner": trick_winner(GameType(case["game"]), (first, second, third))}


def run_values(case: Json, rules: RuleSet) -> Json:
    """The games that have a value."""
    return {"games": [list(game) for game in games_worth(rules, case["value"])]}


def run_declare(case: Json, rules: RuleSet) -> Json:
    """Whether a game can be announced, and what it implies."""
    try:
        contract = announcing.contract(rules, GameType(case["game"]), _announced(case))
        announcing.check_bid_covered(rules, contract, case["bid"])
        if "hand_cards" in case:
            held = _cards(case["hand_cards"])
            announcing.check_spitze_cards(contract, held, CardSet(held | _cards(case.get("skat_cards", []))))
    except IllegalContract:
        return {"legal": False}
    return {"legal": True} | {flag: getattr(contract.announced, flag) for flag in FLAGS}


def run_kontra(case: Json, rules: RuleSet) -> Json:
    """Whether a doubling may be said."""
    facts = DoublingFacts(
        contract=Contract(GameType(case["game"]), Announcement(ouvert=case["ouvert"])),
        caller_is_declarer=case["caller"] == "declarer",
        caller_bid=case["caller_bid"],
        doublings=case["doublings"],
        cards_played=case["cards_played"],
        caller_cards_played=case["caller_cards_played"],
        cards_since_last_doubling=case["cards_since_last_doubling"],
        cards_shown=case["cards_shown"],
    )
    return {"legal": may_double(rules, Doubling(case["call"]), facts)}


def run_ramsch(case: Json, rules: RuleSet) -> Json:
    """How a Ramsch is written."""
    announcer = case.get("announced_jungfrau")
    settlement = settle_ramsch(
        rules.ramsch,
        RamschAchievement(
            tricks=tuple((POSITIONS[winner], CardPoints(points)) for winner, points in case["tricks"]),
            skat_points=CardPoints(case["skat_points"]),
            pushes=case.get("pushes", 0),
            knocks=case.get("knocks", 0),
            announced_jungfrau=None if announcer is None else POSITIONS[announcer],
            bock=case.get("bock", False),
        ),
    )
    return {
        "scores": list(settlement.scores),
        "losers": [place.index for place in settlement.losers],
        "virgins": [place.index for place in settlement.virgins],
        "kind": settlement.kind.value,
    }


def run_claim(case: Json, rules: RuleSet) -> Json:
    """What a claim, a concession, open play, thrown cards or a revoke lead to."""
    outcome = settle_act(
        rules,
        _achievement(case["state"], rules),
        Act(case["act"]),
        Side(case["by"]),
        Circumstances(
            cards_left=case.get("cards_left", 0),
            level=ClaimLevel(case.get("level", "simple")),
            proven=case.get("proof", False),
            answers=tuple(answer == "yes" for answer in case.get("answers", [])),
            schwarz_excluded=case.get("schwarz_excluded", False),
        ),
    )
    if outcome is None:
        return ILLEGAL
    if isinstance(outcome, Waiting):
        return {"ends": False, "exposed": outcome.exposed, "wait": outcome.wait}
    return {"ends": True, "ended": outcome.ended.value} | _settlement(settle(rules, outcome))


def run_deal(case: Json, rules: RuleSet) -> Json:
    """A whole deal; what the vector leaves out because it follows by itself is completed."""
    deal = new_deal(Setting(case.get("ramsch_round", False), case.get("bock", False)))
    for index, written in enumerate(case["events"]):
        try:
            for event in completed(rules, deal, written):
                deal = apply(rules, deal, event)
        except (IllegalEvent, IncompleteLog):
            return {"illegal_event": index}
    return _deal_outcome(rules, deal)


def _achievement(case: Json, rules: RuleSet) -> Achievement:
    contract = Contract(GameType(case["game"]), _announced(case))
    return Achievement(
        contract=announcing.contract(rules, contract.game, _announced(case)),
        bid=case["bid"],
        tricks=case["tricks"],
        card_points=CardPoints(case.get("card_points", 0)),
        matadors=case.get("matadors", 0),
        doublings=case.get("doublings", 0),
        bock=case.get("bock", False),
        spitze=case.get("spitze"),
        gifts_refused=case.get("gifts_refused", 0),
        ended=Ending(case.get("ended", "played")),
        claim=ClaimLevel(case.get("claim", "simple")),
        defender_points=CardPoints(case.get("defender_points", 0)),
        defender_tricks=case.get("defender_tricks", 0),
        matadors_by_game=tuple(
            (GameType(game), count) for game, count in case.get("matadors_by_game", {}).items()
        ),
    )


def _announced(case: Json) -> Announcement:
    """The flags of a vector; in settlements any value of `spitze` means that it was announced."""
    said = {flag: bool(case.get(flag, False)) for flag in FLAGS if flag != "spitze"}
    spitze = case.get("spitze")
    return Announcement(**said, spitze=spitze is not None if "tricks" in case else bool(spitze))


def _settlement(settlement: Settlement) -> Json:
    fields = ("won", "value", "levels", "overbid", "charged", "score")
    return {field: getattr(settlement, field) for field in fields}


def _cards(texts: list[str]) -> CardSet:
    return card_set(Card(text) for text in texts)


def _call(position: Position, call: int | str) -> BidMade | BidHeld | Passed:
    if call == "hold":
        return BidHeld(position)
    return Passed(position) if call == "pass" else BidMade(position, int(call))


def _auction_outcome(phase: Phase) -> Json:
    if isinstance(phase, Auction | ForehandAsked):
        bid = phase.bid if isinstance(phase, Auction) else 0
        return {"open": True, "to_act": awaited(phase)[0].value, "bid": bid}
    if isinstance(phase, SkatChoice):
        won = phase.won
        return {"declarer": won.declarer.value, "bid": won.bid, "passed_in": False, "next": "skat"}
    following = {PassedIn: "passed_in", Redealt: "redeal"}.get(type(phase), "ramsch")
    return {"declarer": None, "bid": 0, "passed_in": True, "next": following}


def _deal_outcome(rules: RuleSet, deal: Deal) -> Json:
    outcome = result(rules, deal)
    match outcome:
        case None:
            return {"open": True}
        case PassedInResult():
            return {"outcome": "passed_in"}
        case RedealtResult():
            return {"outcome": "redeal"}
        case RamschResult():
            return {
                "outcome": "ramsch",
                "scores": list(outcome.settlement.scores),
                "trick_points": list(outcome.trick_points),
                "tricks": list(outcome.tricks),
                "skat_points": outcome.achievement.skat_points,
                "kind": outcome.settlement.kind.value,
            }
        case GameResult():
            return _game_outcome(outcome)


def _game_outcome(outcome: GameResult) -> Json:
    achievement = outcome.achievement
    return {
        "outcome": "game",
        "declarer": outcome.declarer.value,
        "game": outcome.contract.game.value,
        "bid": achievement.bid,
        "matadors": None if outcome.contract.is_null else achievement.matadors,
        "card_points": achievement.card_points,
        "tricks": achievement.tricks,
        "doublings": achievement.doublings,
        "ended": achievement.ended.value,
    } | _settlement(outcome.settlement)
