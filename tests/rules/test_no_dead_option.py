"""No option is dead: each value that it may take gives another result in some small scenario."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, dealt, pair
from vorhand.core.commands import (
    AnnounceJungfrau,
    Claim,
    Concede,
    DeclareGame,
    DeclareGrandHand,
    DeclineGrandHand,
    Discard,
    Double,
    OfferGift,
    PickUpSkat,
)
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.errors import IllegalCommand
from vorhand.core.phases.types import Setting
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.announcing import contract
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.ramsch import RamschAchievement, settle_ramsch
from vorhand.core.rules.ruleset import ISKO, BockTrigger, RuleSet, settings_of, with_settings
from vorhand.core.rules.valuation import Achievement, ClaimLevel, settle
from vorhand.core.units import CardPoints, GamePoints, ListPoints
from vorhand.match.ending import is_reached, lines_used, list_length
from vorhand.match.facts import PlayedGame
from vorhand.match.schedule import DealKind, FinishedDeal, Schedule, after_deal
from vorhand.match.score_list import GameEntry, PassedInEntry, tally, totals
from vorhand.match.seating import Seat, first_dealer
from vorhand.match.stakes import PaidGame, Role, payment

Watch = Callable[[RuleSet], object]

KONTRA, RE, SUPRA, HIRSCH = DOUBLINGS
CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL
ROUND = Setting(ramsch_round=True)
DEAL = dealt(
    forehand="SJ HJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="CJ DA",
)
NOTHING_SAID = Announcement()
NOTHING_DUE = Schedule()
ALL_CALLS = {"kontra.who": "any_defender", "kontra.supra": True, "kontra.hirsch": True}
BID_BY_MIDDLEHAND_ALONE = 20


class Scenario(msgspec.Struct, frozen=True):
    """What is looked at, with which values of the option, and what else has to be set for it to matter."""

    watch: Watch
    values: tuple[Any, ...]
    base: dict[str, Any] = {}


def declared(rules: RuleSet, game: GameType = CLUBS, **said: bool) -> Table:
    """Forehand plays a hand game at 20, which middlehand had bid."""
    table = Table(rules, DEAL).won_by(FOREHAND, BID_BY_MIDDLEHAND_ALONE)
    return table.declares(FOREHAND, game, hand=True, **said)


def settled(game: GameType, announced: Announcement = NOTHING_SAID, **numbers: Any) -> Watch:
    matadors = 0 if game is NULL else 1
    values = {"bid": 18, "tricks": 6, "card_points": CardPoints(70), "matadors": matadors} | numbers
    return lambda rules: settle(rules, Achievement(contract=Contract(game, announced), **values)).score


def accepts(table: Callable[[RuleSet], Table], by: Any, command: Any) -> Watch:
    def watch(rules: RuleSet) -> bool:
        try:
            table(rules).do(by, command)
        except IllegalCommand:
            return False
        return True

    return watch


def null_below_the_bid(rules: RuleSet) -> object:
    table = Table(rules, DEAL).won_by(FOREHAND, 24).takes_skat(FOREHAND, "D7 D8")
    if DeclareGame(NULL) not in table.options(FOREHAND).declarations:
        return "refused"
    return table.declares(FOREHAND, NULL).settlement.score


def kontra_windows(rules: RuleSet) -> object:
    """Who of the defenders may say Kontra before each of the first five cards."""
    table = declared(rules).all_decline()
    found = []
    for card in ["CA", "C7", "CQ", "CT", "C8"]:
        found.append([Double(KONTRA) in table.options(place).simple for place in (MIDDLEHAND, REARHAND)])
        table.play(card)
    return found


def who_may_kontra(rules: RuleSet) -> object:
    return [Double(KONTRA) in declared(rules).options(place).simple for place in POSITIONS]


def after_calls(rules: RuleSet, *calls: Any, game: GameType = CLUBS) -> Table:
    table = declared(rules, game)
    for by, call in zip((MIDDLEHAND, FOREHAND, MIDDLEHAND), calls, strict=False):
        table.do(by, Double(call))
    return table


def may_answer(call: Any, *before: Any, game: GameType = CLUBS) -> Watch:
    by = FOREHAND if call in (RE, HIRSCH) else MIDDLEHAND
    return lambda rules: Double(call) in after_calls(rules, *before, game=game).options(by).simple


def played(**changes: Any) -> PlayedGame:
    values: dict[str, Any] = {
        "game": CLUBS,
        "hand": False,
        "ouvert": False,
        "won": True,
        "value": GamePoints(24),
    }
    return PlayedGame(**(values | changes))


def finished(game: PlayedGame | None, *, kind: DealKind = DealKind.GAME, total: int = 7) -> FinishedDeal:
    after = (GamePoints(total), GamePoints(0), GamePoints(0))
    return FinishedDeal(kind=kind, played=game, totals_before=(GamePoints(0),) * 3, totals_after=after)


ONE_DEAL_FOR_EACH_TRIGGER = (
    finished(played(won=False, card_points=CardPoints(60))),
    finished(played(game=GRAND, hand=True)),
    finished(played(game=NULL, hand=True, ouvert=True)),
    finished(played(game=GRAND, won=False)),
    finished(played(won=False, doublings=1)),
    finished(played(doublings=2)),
    finished(played(), total=222),
    finished(played(), total=300),
    finished(played(value=GamePoints(72))),
    finished(played(value=GamePoints(96))),
    finished(played(value=GamePoints(120))),
    finished(played(schneider_made=True)),
    finished(played()),
)


def rounds_called_for(rules: RuleSet) -> object:
    almost_two_rounds = Schedule(quiet_deals=5)
    return [after_deal(rules, almost_two_rounds, deal).new_rounds for deal in ONE_DEAL_FOR_EACH_TRIGGER]


def schedule_after(*deals: FinishedDeal, schedule: Schedule = NOTHING_DUE) -> Watch:
    def watch(rules: RuleSet) -> object:
        stays: list[bool] = []
        now = schedule
        for deal in deals:
            turn = after_deal(rules, now, deal)
            now, stays = turn.schedule, [*stays, turn.dealer_stays]
        return now, stays

    return watch


LOST_GRAND = finished(played(game=GRAND, won=False, card_points=CardPoints(60)))
QUIET = finished(played())


def ramsch_of(*tricks: tuple[Any, int], skat: int = 14, **more: Any) -> Watch:
    told = tuple((winner, CardPoints(points)) for winner, points in tricks)
    done = RamschAchievement(tricks=told, skat_points=CardPoints(skat), **more)
    return lambda rules: settle_ramsch(rules.ramsch, done).scores


F, M, R = POSITIONS
TIED = ((F, 20), (M, 20), (R, 10), (F, 25), (M, 25), *[(R, 2)] * 5)
EQUAL = ((F, 36), (M, 36), (R, 36), *[(R, 0)] * 7)
MARCH = tuple([(R, 10)] * 10)
ONE_VIRGIN = ((M, 60), *[(R, 5)] * 9)
SKAT_DECIDES = ((F, 11), (F, 10), (M, 15), (M, 14), (M, 12), (R, 12), (R, 10), (R, 9), (M, 3), (F, 10))
RAMSCH = {"auction.all_pass": "ramsch"}
PUSHING = RAMSCH | {"ramsch.pushing": True}


def ramsch_begun(rules: RuleSet) -> Table:
    return Table(rules, DEAL).all_pass()


def skat_taken(rules: RuleSet) -> Table:
    return ramsch_begun(rules).do(FOREHAND, PickUpSkat())


def spitze_score(rules: RuleSet) -> object:
    made, missed = (
        Achievement(
            contract=Contract(CLUBS, Announcement(spitze=True)),
            bid=18,
            tricks=8,
            card_points=CardPoints(70),
            matadors=2,
            spitze=how,
        )
        for how in (True, False)
    )
    return settle(rules, made).score, settle(rules, missed).score


def money(*, won: bool = False, charged: int = 18, factor: int = 1, computer: Role | None = None) -> Watch:
    score = GamePoints(charged if won else -2 * charged)
    game = PaidGame(won=won, charged=GamePoints(charged), factor=factor, score=score)
    return lambda rules: payment(rules.stakes, game, computer=computer)


def listed(*entries: Any) -> Watch:
    return lambda rules: totals(rules.list, tally(rules.list, entries))


WIN = GameEntry(dealer=Seat(0), declarer=Seat(1), score=GamePoints(24), won=True)
LOSS = GameEntry(dealer=Seat(0), declarer=Seat(2), score=GamePoints(-48), won=False)
PASSED_IN = PassedInEntry(dealer=Seat(0))


def over_at(*states: tuple[int, int]) -> Watch:
    return lambda rules: [
        is_reached(rules.list, lines=lines, totals=(ListPoints(best), ListPoints(0)))
        for lines, best in states
    ]


BOTH = (False, True)
MONEY = {"stakes.base": "0.10", "stakes.rake": [{"from": "0", "percent": "9"}]}

SCENARIOS: dict[str, Scenario] = {
    "auction.all_pass": Scenario(
        lambda rules: type(ramsch_begun(rules).phase), ("passed_in", "ramsch", "redeal")
    ),
    "announcements.without_hand": Scenario(
        accepts(
            lambda rules: Table(rules, DEAL).won_by(FOREHAND).takes_skat(FOREHAND, "D7 D8"),
            FOREHAND,
            DeclareGame(CLUBS, schneider=True),
        ),
        BOTH,
    ),
    "announcements.ouvert_needs_schwarz": Scenario(
        lambda rules: contract(rules, CLUBS, Announcement(hand=True, ouvert=True)), BOTH
    ),
    "matadors.unseen_skat_counts": Scenario(
        lambda rules: declared(rules).do(MIDDLEHAND, Concede()).settlement.score, BOTH
    ),
    "values.grand_base": Scenario(settled(GRAND), (24, 20)),
    "values.grand_ouvert_base": Scenario(
        settled(
            GRAND,
            Announcement(hand=True, schneider=True, schwarz=True, ouvert=True),
            card_points=CardPoints(120),
            tricks=10,
        ),
        (24, 36),
    ),
    "values.lost_hand_doubled": Scenario(
        settled(CLUBS, Announcement(hand=True), card_points=CardPoints(50)), BOTH
    ),
    "values.null": Scenario(settled(NULL, tricks=0), (23, 30)),
    "values.null_hand": Scenario(settled(NULL, Announcement(hand=True), tricks=0), (35, 30)),
    "values.null_ouvert": Scenario(settled(NULL, Announcement(ouvert=True), tricks=0), (46, 30)),
    "values.null_ouvert_hand": Scenario(
        settled(NULL, Announcement(hand=True, ouvert=True), tricks=0), (59, 30)
    ),
    "values.null_below_bid": Scenario(null_below_the_bid, ("cheapest_game", "twice_null_value", "refused")),
    "kontra.who": Scenario(who_may_kontra, ("nobody", "any_defender", "bidders_only")),
    "kontra.until": Scenario(kontra_windows, ("first_lead", "own_first_card", "second_trick"), ALL_CALLS),
    "kontra.ouvert": Scenario(
        lambda rules: type(declared(rules, NULL, ouvert=True).phase),
        ("no_difference", "before_cards_shown"),
        ALL_CALLS,
    ),
    "kontra.re": Scenario(may_answer(RE, KONTRA), BOTH, {"kontra.who": "any_defender"}),
    "kontra.re_in_null": Scenario(may_answer(RE, KONTRA, game=NULL), BOTH, ALL_CALLS),
    "kontra.supra": Scenario(may_answer(SUPRA, KONTRA, RE), BOTH, {"kontra.who": "any_defender"}),
    "kontra.hirsch": Scenario(may_answer(HIRSCH, KONTRA, RE, SUPRA), BOTH, ALL_CALLS),
    "bock.triggers": Scenario(rounds_called_for, ((), *((name,) for name in get_args(BockTrigger)))),
    "bock.deals": Scenario(schedule_after(LOST_GRAND), (0, 2, 5), {"bock.triggers": ["lost_grand"]}),
    "bock.stacking": Scenario(
        schedule_after(LOST_GRAND), ("add", "one_per_deal"), {"bock.triggers": ["lost_grand", "lost_with_60"]}
    ),
    "bock.ramsch_after": Scenario(
        schedule_after(QUIET, QUIET, schedule=Schedule(bock_left=2)), (0, 1, 2), {"bock.deals": 1}
    ),
    "ramsch.skat_to": Scenario(ramsch_of(*SKAT_DECIDES), ("last_trick", "loser", "nobody")),
    "ramsch.loss": Scenario(ramsch_of(*SKAT_DECIDES), ("card_points", "fixed")),
    "ramsch.tie": Scenario(
        ramsch_of(*TIED), ("both_lose", "later_trick", "split"), {"ramsch.skat_to": "nobody"}
    ),
    "ramsch.all_equal": Scenario(ramsch_of(*EQUAL), ("nothing", "all_lose"), {"ramsch.skat_to": "nobody"}),
    "ramsch.pushing": Scenario(lambda rules: type(ramsch_begun(rules).phase), BOTH, RAMSCH),
    "ramsch.push_doubling": Scenario(ramsch_of(*SKAT_DECIDES, pushes=2), ("each", "first_only", "none")),
    "ramsch.jacks": Scenario(
        accepts(skat_taken, FOREHAND, Discard(pair("CJ DA"))), ("taker_may_not", "free"), PUSHING
    ),
    "ramsch.jungfrau": Scenario(ramsch_of(*ONE_VIRGIN), BOTH),
    "ramsch.announced_jungfrau": Scenario(
        accepts(ramsch_begun, MIDDLEHAND, AnnounceJungfrau()), BOTH, RAMSCH
    ),
    "ramsch.durchmarsch": Scenario(ramsch_of(*MARCH), ("wins_120", "loses")),
    "ramsch.durchmarsch_doubled": Scenario(ramsch_of(*MARCH, pushes=1), BOTH),
    "ramsch.grand_hand": Scenario(
        accepts(lambda rules: Table(rules, DEAL, ROUND), FOREHAND, DeclareGrandHand()), BOTH
    ),
    "ramsch.grand_hand_leader": Scenario(
        lambda rules: (
            Table(rules, DEAL, ROUND)
            .do(FOREHAND, DeclineGrandHand())
            .do(MIDDLEHAND, DeclareGrandHand())
            .playing.turn
        ),
        ("forehand", "declarer"),
    ),
    "ramsch.grand_hand_counts": Scenario(
        schedule_after(
            finished(played(game=GRAND, hand=True), kind=DealKind.GRAND_HAND),
            schedule=Schedule(ramsch_left=2),
        ),
        BOTH,
    ),
    "ramsch.klopfen": Scenario(
        lambda rules: type(Table(rules, DEAL, ROUND).phase), BOTH, {"ramsch.grand_hand": False}
    ),
    "ramsch.round_deals": Scenario(
        schedule_after(finished(played(doublings=2))), (0, 2, 5), {"ramsch.round_after": ["kontra_re"]}
    ),
    "ramsch.round_after": Scenario(
        lambda rules: [
            schedule_after(finished(game))(rules)
            for game in (played(won=False, doublings=1), played(doublings=2))
        ],
        ((), ("lost_with_kontra",), ("kontra_re",), ("lost_with_kontra", "kontra_re")),
    ),
    "spitze.levels": Scenario(
        lambda rules: (
            accepts(
                lambda r: Table(r, DEAL).won_by(FOREHAND),
                FOREHAND,
                DeclareGame(GameType.DIAMONDS, hand=True, spitze=True),
            )(rules),
            spitze_score(rules),
        ),
        (0, 1, 2),
    ),
    "spitze.missed": Scenario(spitze_score, ("loses", "ignored"), {"spitze.levels": 1}),
    "revolution.enabled": Scenario(
        accepts(
            lambda rules: Table(rules, DEAL).won_by(FOREHAND),
            FOREHAND,
            DeclareGame(NULL, hand=True, revolution=True),
        ),
        BOTH,
    ),
    "revolution.value": Scenario(
        settled(NULL, Announcement(ouvert=True, revolution=True), tricks=0), (92, 30)
    ),
    "schenken.enabled": Scenario(accepts(declared, MIDDLEHAND, OfferGift()), BOTH),
    "claims.server_proof": Scenario(
        lambda rules: type(declared(rules).do(FOREHAND, Claim(ClaimLevel.SIMPLE), proven=True).phase), BOTH
    ),
    "list.seats": Scenario(lambda rules: list_length(rules.list), (3, 4)),
    "list.scoring": Scenario(listed(WIN, LOSS), ("classic", "seeger", "seeger_fabian")),
    "list.end": Scenario(over_at((36, 0), (1, 1000)), ("deals", "points", "open")),
    "list.deals": Scenario(over_at((10, 0), (36, 0)), (0, 10, 40)),
    "list.end_points": Scenario(over_at((1, 500), (1, 1000)), (1000, 500, 2000), {"list.end": "points"}),
    "list.first_dealer": Scenario(lambda rules: first_dealer(rules.list, Seat(2)), ("first_seat", "random")),
    "list.passed_in_counts": Scenario(lambda rules: lines_used(rules.list, [PASSED_IN, WIN]), BOTH),
    "list.passed_in_dealer_bonus": Scenario(listed(PASSED_IN), (0, 30)),
    "stakes.base": Scenario(money(), ("0", "0.10", "0.20")),
    "stakes.basis": Scenario(money(), ("value", "list_points"), MONEY),
    "stakes.rake": Scenario(
        lambda rules: [money(charged=charged)(rules) for charged in (18, 48)],
        (
            (),
            ({"from": "0", "percent": "9"},),
            ({"from": "4", "percent": "9"},),
            ({"from": "0", "percent": "5"},),
        ),
        {"stakes.base": "0.10", "stakes.basis": "list_points"},
    ),
    "stakes.rounding": Scenario(
        lambda rules: [money(charged=charged)(rules).stake for charged in (9, 11)],  # type: ignore[attr-defined]
        ("half_up", "half_even", "down"),
        {"stakes.base": "0.005"},
    ),
    "stakes.limit": Scenario(money(charged=48), ("0", "1", "2.50"), MONEY),
    "stakes.odd_cent": Scenario(
        money(),
        ("house", "next_seat"),
        {"stakes.base": "0.05", "stakes.rake": [{"from": "0", "percent": "1"}]},
    ),
    "stakes.mode": Scenario(money(won=True, computer=Role.DEFENDER_1), ("three_players", "duo"), MONEY),
}


def closed_values(key: str) -> tuple[Any, ...] | None:
    """All values of an option that has a closed list of them."""
    section, _, name = key.partition(".")
    (kind,) = (
        field.type
        for field in msgspec.structs.fields(type(getattr(ISKO, section)))
        if field.encode_name == name
    )
    if kind is bool:
        return BOTH
    return get_args(kind) if get_origin(kind) is Literal else None


def test_every_option_has_a_scenario() -> None:
    assert list(SCENARIOS) == list(settings_of(ISKO))


@pytest.mark.parametrize("key", SCENARIOS)
def test_a_scenario_tries_every_value_of_a_closed_option_and_the_default(key: str) -> None:
    values = SCENARIOS[key].values
    closed = closed_values(key)
    assert len(values) >= 2
    assert closed is None or set(values) == set(closed)
    assert settings_of(ISKO)[key] in values


@pytest.mark.parametrize("key", SCENARIOS)
def test_each_value_of_an_option_gives_another_result(key: str) -> None:
    scenario = SCENARIOS[key]
    results = {
        repr(value): scenario.watch(with_settings(ISKO, scenario.base | {key: value}))
        for value in scenario.values
    }
    for one, other in combinations(results, 2):
        assert results[one] != results[other], f"{key} = {one} and {other} do the same: {results[one]}"
