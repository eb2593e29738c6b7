"""Settlements: every step of the sum, and every way in which a game ends."""

from typing import Any

import pytest

from tests.rules.table import isko
from vorhand.core.contract import TRUMP_GAMES, Announcement, Contract, GameType
from vorhand.core.errors import AchievementError, IllegalContract, Reason
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.core.rules.valuation import (
    Achievement,
    ClaimLevel,
    Ending,
    Factor,
    Loss,
    Settlement,
    Step,
    base_value,
    claimable,
    is_decided_lost,
    is_decided_won,
    least_multiple,
    null_value,
    settle,
    steps_of,
    with_gifts_refused,
)
from vorhand.core.units import CardPoints

DIAMONDS, CLUBS, GRAND, NULL = GameType.DIAMONDS, GameType.CLUBS, GameType.GRAND, GameType.NULL
PRE_1999 = isko(values__lost_hand_doubled=False, values__grand_ouvert_base=36)
SPITZE = isko(spitze__levels=2)
SPITZE_IGNORED = isko(spitze__levels=2, spitze__missed="ignored")
SIMPLE, SCHNEIDER, SCHWARZ = ClaimLevel


def said(text: str) -> Announcement:
    return Announcement(**dict.fromkeys(text.split(), True))


def achieved(game: GameType = CLUBS, announced: str = "", **numbers: Any) -> Achievement:
    """A game bid at 18 with 61 points in six tricks and the club jack, unless told otherwise."""
    values: dict[str, Any] = {"bid": 18, "tricks": 6, "card_points": 61, "matadors": 0 if game is NULL else 1}
    return Achievement(contract=Contract(game, said(announced)), **(values | numbers))


def settled(rules: RuleSet = ISKO, game: GameType = CLUBS, announced: str = "", **numbers: Any) -> Settlement:
    return settle(rules, achieved(game, announced, **numbers))


def check(found: Settlement, **expected: Any) -> None:
    assert {key: getattr(found, key) for key in expected} == expected


@pytest.mark.parametrize(
    ("card_points", "tricks", "won", "levels"),
    [
        (120, 10, True, 4),
        (120, 9, True, 3),
        (90, 8, True, 3),
        (89, 8, True, 2),
        (61, 6, True, 2),
        (60, 6, False, 2),
        (31, 3, False, 2),
        (30, 3, False, 3),
        (0, 1, False, 3),
        (0, 0, False, 4),
    ],
)
def test_points_decide_the_game_and_schneider_and_tricks_decide_schwarz(
    card_points: int, tricks: int, won: bool, levels: int
) -> None:
    found = settled(card_points=card_points, tricks=tricks)
    check(found, won=won, levels=levels, value=12 * levels, score=12 * levels if won else -24 * levels)


def test_the_multiplier_is_told_step_by_step() -> None:
    found = settled(game=GameType.SPADES, announced="hand schneider", matadors=4, card_points=120, tricks=10)
    assert [(step.step, step.levels) for step in found.steps] == [
        (Step.MATADORS, 4),
        (Step.GAME, 1),
        (Step.HAND, 1),
        (Step.SCHNEIDER, 1),
        (Step.SCHNEIDER_ANNOUNCED, 1),
        (Step.SCHWARZ, 1),
    ]
    check(found, levels=9, value=99, score=99, base=11)


def test_the_greatest_games_are_worth_what_the_order_says() -> None:
    everything = "hand schneider schwarz ouvert"
    full: dict[str, Any] = {"announced": everything, "card_points": 120, "tricks": 10}
    check(settled(game=GRAND, matadors=4, **full), levels=11, value=264)
    check(settled(game=CLUBS, matadors=11, **full), levels=18, value=216)
    check(settled(game=CLUBS, matadors=2, **full), levels=9, value=108)
    check(settled(PRE_1999, game=GRAND, matadors=4, **full), levels=10, value=360)


def test_an_announced_level_counts_whether_made_or_missed() -> None:
    found = settled(announced="hand schneider", card_points=89, tricks=9)
    check(found, won=False, levels=5, score=-120, losses=(Loss.SCHNEIDER_MISSED,))
    found = settled(announced="hand schneider schwarz", card_points=110, tricks=9)
    check(found, won=False, levels=7, losses=(Loss.SCHWARZ_MISSED,))
    found = settled(announced="hand schneider", card_points=30, tricks=2)
    check(found, levels=5, losses=(Loss.POINTS, Loss.SCHNEIDER_MISSED))


def test_an_own_schwarz_still_counts_beside_a_missed_schneider() -> None:
    check(settled(announced="hand schneider", card_points=10, tricks=0), levels=6, won=False)


def test_a_game_below_the_bid_is_lost_at_the_least_multiple_that_reaches_it() -> None:
    check(settled(bid=30), won=False, overbid=True, value=24, charged=36, score=-72, losses=(Loss.OVERBID,))
    check(settled(bid=30, card_points=90), won=True, overbid=False, charged=36, score=36)
    check(settled(bid=30, card_points=20), charged=36, score=-72, losses=(Loss.POINTS,), overbid=False)
    check(settled(bid=40, card_points=20), charged=48, losses=(Loss.POINTS, Loss.OVERBID))
    check(settled(game=GRAND, bid=264), charged=264, value=48)
    assert [least_multiple(12, bid) for bid in (0, 1, 12, 13, 24, 30)] == [0, 12, 12, 24, 24, 36]


def test_the_old_grand_ouvert_is_overbid_in_thirty_sixes() -> None:
    found = settled(
        PRE_1999, GRAND, "hand schneider schwarz ouvert", bid=288, matadors=1, card_points=120, tricks=10
    )
    check(found, base=36, value=252, charged=288, won=False)


def test_factors_double_one_after_the_other() -> None:
    found = settled(doublings=4, bock=True, card_points=60)
    assert [factor.value for factor in found.factors] == ["loss", "kontra", "re", "supra", "hirsch", "bock"]
    check(found, charged=24, score=-24 * 64)
    check(settled(doublings=1), factors=(Factor.KONTRA,), score=48)
    check(settled(), factors=(), score=24)


def test_a_lost_hand_game_counts_once_by_the_old_code() -> None:
    check(settled(PRE_1999, announced="hand", card_points=60), score=-36, factors=())
    check(settled(PRE_1999, card_points=60), score=-48)
    check(settled(PRE_1999, announced="hand", bid=40), score=-48, overbid=True)
    check(settled(PRE_1999, NULL, "hand", tricks=1), score=-35)
    check(settled(announced="hand", card_points=60), score=-72)


def test_base_values_are_fixed_but_for_two_options() -> None:
    bases = {game: base_value(ISKO, Contract(game, Announcement())) for game in TRUMP_GAMES}
    assert list(bases.values()) == [9, 10, 11, 12, 24]
    assert base_value(isko(values__grand_base=20), Contract(GRAND, Announcement())) == 20
    assert base_value(PRE_1999, Contract(GRAND, said("ouvert"))) == 36
    assert base_value(PRE_1999, Contract(GRAND, Announcement())) == 24
    assert base_value(PRE_1999, Contract(CLUBS, said("ouvert"))) == 12


def test_null_games_have_fixed_values_and_are_lost_by_a_trick() -> None:
    for announced, value in (
        ("", 23),
        ("hand", 35),
        ("ouvert", 46),
        ("hand ouvert", 59),
        ("ouvert revolution", 92),
    ):
        assert null_value(ISKO, said(announced)) == value
        won = settled(game=NULL, announced=announced, tricks=0)
        lost = settled(game=NULL, announced=announced, tricks=1)
        check(won, won=True, base=None, steps=(), levels=None, value=value, score=value)
        check(lost, won=False, score=-2 * value, losses=(Loss.TRICK_IN_NULL,))


def test_a_null_that_reaches_the_bid_is_settled_as_null() -> None:
    check(settled(game=NULL, bid=23, tricks=0), won=True, overbid=False, charged=23, charged_as=None)


BY_GAME = tuple(zip(TRUMP_GAMES, (1, -2, 1, 1, 1), strict=True))


def test_a_null_below_the_bid_is_charged_as_the_cheapest_game_that_reaches_it() -> None:
    found = settled(game=NULL, bid=24, tricks=0, matadors_by_game=BY_GAME)
    check(found, won=False, overbid=True, value=23, charged=24, charged_as=(CLUBS, 2), score=-48)
    check(found, losses=(Loss.NULL_BELOW_BID,))
    check(
        settled(game=NULL, bid=27, tricks=0, matadors_by_game=BY_GAME), charged=27, charged_as=(DIAMONDS, 3)
    )
    check(settled(game=NULL, announced="hand", bid=36, tricks=0, matadors_by_game=BY_GAME), charged=36)


def test_among_equally_cheap_games_clubs_is_named_first_and_grand_last() -> None:
    ones = tuple((game, 1) for game in TRUMP_GAMES)
    check(settled(game=NULL, bid=48, matadors_by_game=ones), charged=48, charged_as=(CLUBS, 4))
    check(settled(game=NULL, bid=36, matadors_by_game=ones), charged=36, charged_as=(CLUBS, 3))


def test_matadors_make_the_cheapest_game_dearer() -> None:
    fours = tuple((game, -4) for game in TRUMP_GAMES)
    check(settled(game=NULL, bid=24, matadors_by_game=fours), charged=45, charged_as=(DIAMONDS, 5))
    check(
        settled(game=NULL, announced="hand", bid=36, matadors_by_game=fours),
        charged=54,
        charged_as=(DIAMONDS, 6),
    )


def test_a_null_below_the_bid_may_cost_twice_its_value() -> None:
    rules = isko(values__null_below_bid="twice_null_value")
    check(settled(rules, NULL, bid=24), charged=23, charged_as=None, score=-46, losses=(Loss.NULL_BELOW_BID,))


def test_a_null_below_the_bid_cannot_be_settled_without_the_matadors_of_every_game() -> None:
    for known in ((), BY_GAME[:4]):
        with pytest.raises(IllegalContract, match="matadors of each trump game") as refusal:
            settled(game=NULL, bid=24, matadors_by_game=known)
        assert refusal.value.reason is Reason.NULL_BELOW_BID


def test_a_spitze_counts_where_it_is_made_and_where_missing_it_loses() -> None:
    check(settled(SPITZE, announced="spitze", spitze=True), won=True, levels=4)
    check(
        settled(SPITZE, announced="spitze", spitze=False), won=False, levels=4, losses=(Loss.SPITZE_MISSED,)
    )
    check(settled(SPITZE_IGNORED, announced="spitze", spitze=True), won=True, levels=4)
    check(settled(SPITZE_IGNORED, announced="spitze", spitze=False), won=True, levels=2)
    check(settled(SPITZE), levels=2)


def ended(ending: Ending, **numbers: Any) -> dict[str, Any]:
    """A game that ended early, by default with 30 points against 25 and two tricks each."""
    values = {"card_points": 30, "defender_points": 25, "tricks": 2, "defender_tricks": 2, "ended": ending}
    return values | numbers


def test_a_conceded_game_is_lost_at_the_levels_so_far() -> None:
    check(settled(**ended(Ending.DECLARER_CONCEDED)), won=False, levels=2, score=-48, losses=(Loss.CONCEDED,))
    check(settled(**ended(Ending.DECLARER_CONCEDED, tricks=0, card_points=5)), levels=2)
    check(settled(announced="hand schneider", **ended(Ending.DECLARER_CONCEDED)), levels=5)
    check(
        settled(bid=30, **ended(Ending.DECLARER_CONCEDED)), charged=36, losses=(Loss.CONCEDED, Loss.OVERBID)
    )
    check(
        settled(game=NULL, **ended(Ending.DECLARER_CONCEDED, tricks=0)),
        won=False,
        score=-46,
        losses=(Loss.CONCEDED,),
    )


def test_what_is_won_stays_won_even_for_one_who_gives_up() -> None:
    check(settled(**ended(Ending.DECLARER_CONCEDED, card_points=61)), won=True, score=24)
    check(settled(**ended(Ending.DECLARER_CONCEDED, card_points=90)), won=True, levels=3)


def test_what_is_lost_stays_lost_when_the_other_side_gives_up() -> None:
    lost = ended(Ending.DEFENDERS_CONCEDED, defender_points=60)
    check(settled(**lost), won=False, score=-48, losses=(Loss.POINTS,))
    missed = ended(Ending.DEFENDERS_CONCEDED, defender_points=31)
    check(settled(announced="hand schneider", **missed), won=False, losses=(Loss.SCHNEIDER_MISSED,))
    trick = ended(Ending.GIFT_ACCEPTED, defender_points=0, defender_tricks=1)
    check(settled(announced="hand schneider schwarz", **trick), losses=(Loss.SCHWARZ_MISSED,))
    below = ended(Ending.DEFENDERS_CONCEDED, defender_points=31)
    check(settled(bid=30, **below), won=False, overbid=True, losses=(Loss.OVERBID,))
    check(settled(game=NULL, **ended(Ending.DEFENDERS_CONCEDED, tricks=1)), losses=(Loss.TRICK_IN_NULL,))
    both = ended(Ending.DECLARER_CONCEDED, defender_points=60)
    check(settled(**both), losses=(Loss.POINTS, Loss.CONCEDED))


def test_defenders_who_give_up_grant_what_the_bid_still_needs_and_no_more() -> None:
    given = ended(Ending.DEFENDERS_CONCEDED, defender_points=0, defender_tricks=0)
    check(settled(**given), won=True, levels=2)
    check(settled(bid=30, **given), won=True, levels=3, value=36)
    check(settled(bid=48, **given), won=True, levels=4, value=48)
    check(settled(bid=50, **given), won=False, overbid=True)
    check(settled(announced="hand schneider", bid=72, **given), won=True, levels=6)
    check(settled(bid=36, **ended(Ending.DEFENDERS_CONCEDED, card_points=90)), won=True, levels=3)
    check(settled(game=NULL, **ended(Ending.DEFENDERS_CONCEDED, tricks=0)), won=True, score=23)


def test_defenders_who_give_up_grant_an_announced_spitze() -> None:
    given = ended(Ending.DEFENDERS_CONCEDED, spitze=False)
    check(settled(SPITZE_IGNORED, announced="spitze", **given), won=True, levels=4)
    check(
        settled(SPITZE_IGNORED, announced="spitze", bid=48, **given | {"defender_points": 40}),
        won=True,
        levels=4,
    )
    check(settled(SPITZE, announced="spitze", **given), won=True, levels=4)
    conceded = ended(Ending.DECLARER_CONCEDED, spitze=False)
    check(settled(SPITZE_IGNORED, announced="spitze", **conceded), levels=2)
    check(settled(SPITZE, announced="spitze", **conceded), levels=4)


def test_a_spitze_that_was_not_announced_helps_nobody_to_reach_the_bid() -> None:
    nothing_lost = ended(Ending.DEFENDERS_CONCEDED, defender_points=0, defender_tricks=0)
    for rules in (SPITZE, SPITZE_IGNORED):
        check(settled(rules, bid=48, **nothing_lost), won=True, levels=4)
    announced = nothing_lost | {"spitze": False}
    for rules in (SPITZE, SPITZE_IGNORED):
        check(settled(rules, announced="spitze", bid=72, **announced), won=True, levels=6)


def test_a_bid_out_of_reach_is_no_missed_schwarz() -> None:
    nothing_lost = ended(Ending.DEFENDERS_CONCEDED, defender_points=0, defender_tricks=0)
    lost = settled(announced="hand schneider schwarz", bid=264, **nothing_lost)
    check(lost, won=False, losses=(Loss.OVERBID,))
    thirty = ended(Ending.DEFENDERS_CONCEDED, defender_points=30)
    check(settled(announced="hand schneider", bid=264, **thirty), losses=(Loss.OVERBID,))


def test_an_accepted_gift_is_won_at_the_level_due() -> None:
    gift = ended(Ending.GIFT_ACCEPTED, card_points=0, defender_points=0, tricks=0, defender_tricks=0)
    check(settled(**gift), won=True, levels=2)
    check(settled(gifts_refused=1, **gift), won=True, levels=4)
    check(settled(gifts_refused=2, **gift), won=True, levels=6)


def test_an_accepted_claim_adds_the_claimed_levels() -> None:
    claim = ended(Ending.CLAIM_ACCEPTED, defender_points=0, defender_tricks=0)
    check(settled(**claim), won=True, levels=2)
    check(settled(claim=SCHNEIDER, **claim), won=True, levels=3)
    check(settled(claim=SCHWARZ, **claim), won=True, levels=4)
    check(settled(bid=30, **claim), won=False, overbid=True, charged=36, losses=(Loss.OVERBID,))
    check(settled(claim=SCHNEIDER, bid=30, **claim), won=True, charged=36)
    check(settled(announced="hand schneider", **claim), won=True, levels=5)
    check(settled(**ended(Ending.CLAIM_ACCEPTED, card_points=90)), levels=3)
    check(settled(game=NULL, **ended(Ending.CLAIM_ACCEPTED, tricks=0)), won=True, score=23)


def test_a_level_that_is_lost_cannot_be_claimed() -> None:
    clubs, null = Contract(CLUBS, Announcement()), Contract(NULL, Announcement())
    assert claimable(clubs, CardPoints(30), 0) == (SIMPLE, SCHNEIDER, SCHWARZ)
    assert claimable(clubs, CardPoints(30), 1) == (SIMPLE, SCHNEIDER)
    assert claimable(clubs, CardPoints(31), 3) == (SIMPLE,)
    assert claimable(null, CardPoints(0), 0) == (SIMPLE,)
    for level, numbers in ((SCHNEIDER, {"defender_points": 31}), (SCHWARZ, {"defender_points": 0})):
        with pytest.raises(IllegalContract, match=f"{level.value} can no longer be claimed") as refusal:
            settled(claim=level, **ended(Ending.CLAIM_ACCEPTED, **numbers))
        assert refusal.value.reason is Reason.NO_CLAIM


def test_a_refused_gift_announces_the_next_level() -> None:
    assert with_gifts_refused(said(""), 0) == said("")
    assert with_gifts_refused(said(""), 1) == said("schneider")
    assert with_gifts_refused(said(""), 2) == said("schneider schwarz")
    assert with_gifts_refused(said("hand schneider"), 1) == said("hand schneider schwarz")
    check(settled(gifts_refused=1, card_points=89), won=False, levels=4, losses=(Loss.SCHNEIDER_MISSED,))
    check(settled(gifts_refused=1, card_points=90), won=True, levels=4)


def test_thrown_cards_may_rule_out_schwarz() -> None:
    check(settled(card_points=0, tricks=0), levels=4)
    check(settled(card_points=0, tricks=0, schwarz_excluded=True), levels=3)


@pytest.mark.parametrize(
    ("lost", "announced", "numbers"),
    [
        (True, "", {"defender_points": 60}),
        (False, "", {"defender_points": 59}),
        (True, "hand schneider", {"defender_points": 31}),
        (False, "hand schneider", {"defender_points": 30}),
        (True, "hand schneider schwarz", {"defender_tricks": 1}),
        (False, "hand schneider schwarz", {"defender_tricks": 0}),
        (True, "", {"bid": 30, "defender_points": 31, "defender_tricks": 1}),
        (False, "", {"bid": 30, "defender_points": 30, "defender_tricks": 1}),
        (True, "", {"bid": 48, "defender_points": 0, "defender_tricks": 1}),
        (False, "", {"bid": 48, "defender_points": 0, "defender_tricks": 0}),
        (True, "", {"bid": 50, "defender_points": 0, "defender_tricks": 0}),
    ],
)
def test_a_game_is_lost_once_it_cannot_be_won(lost: bool, announced: str, numbers: dict[str, int]) -> None:
    state = achieved(CLUBS, announced, **({"tricks": 2, "card_points": 30, "defender_tricks": 2} | numbers))
    assert is_decided_lost(ISKO, state) is lost


def test_a_null_is_lost_by_a_trick_and_never_won_before_the_end() -> None:
    assert is_decided_lost(ISKO, achieved(NULL, tricks=1))
    assert not is_decided_lost(ISKO, achieved(NULL, tricks=0))
    assert not is_decided_won(ISKO, achieved(NULL, tricks=0))


@pytest.mark.parametrize(
    ("won", "announced", "numbers"),
    [
        (True, "", {"card_points": 61}),
        (False, "", {"card_points": 60}),
        (False, "hand schneider", {"card_points": 89}),
        (True, "hand schneider", {"card_points": 90}),
        (False, "hand schneider schwarz", {"card_points": 119}),
        (False, "", {"card_points": 61, "bid": 30}),
        (True, "", {"card_points": 90, "bid": 30}),
        (False, "spitze", {"card_points": 90, "spitze": False}),
    ],
)
def test_a_game_is_won_once_every_goal_is_safe(won: bool, announced: str, numbers: dict[str, Any]) -> None:
    assert is_decided_won(SPITZE, achieved(CLUBS, announced, **numbers)) is won


def test_a_spitze_that_cannot_lose_does_not_hold_up_a_win() -> None:
    assert is_decided_won(SPITZE_IGNORED, achieved(CLUBS, "spitze", card_points=61, spitze=False))


def test_a_spitze_that_can_still_be_made_keeps_a_bid_within_reach() -> None:
    reach = achieved(
        CLUBS, "spitze", bid=48, tricks=2, card_points=30, defender_points=31, defender_tricks=2, spitze=False
    )
    assert not is_decided_lost(SPITZE_IGNORED, reach)
    assert not is_decided_lost(SPITZE, reach)
    assert is_decided_lost(
        ISKO, achieved(CLUBS, bid=48, tricks=2, card_points=30, defender_points=31, defender_tricks=2)
    )


def test_steps_that_count_nothing_are_not_told() -> None:
    assert [step.step for step in steps_of(ISKO, achieved(matadors=-2))] == [Step.MATADORS, Step.GAME]


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ({"bid": -1}, "bid = -1 is outside 0..1000000"),
        ({"tricks": 11}, "tricks = 11 is outside 0..10"),
        ({"card_points": 121}, "card_points = 121 is outside 0..120"),
        ({"card_points": -1}, "card_points = -1"),
        ({"doublings": 5}, "doublings = 5 is outside 0..4"),
        ({"gifts_refused": 3}, "gifts_refused = 3 is outside 0..2"),
        ({"defender_points": 121}, "defender_points = 121"),
        ({"defender_tricks": -1}, "defender_tricks = -1"),
        ({"matadors": 12}, "12 matadors in clubs cannot be"),
        ({"matadors": -12}, "-12 matadors"),
        ({"game": GRAND, "matadors": 5}, "5 matadors in grand"),
    ],
)
def test_numbers_that_no_game_can_have_are_refused(numbers: dict[str, Any], words: str) -> None:
    with pytest.raises(AchievementError, match=words):
        achieved(**numbers)


def test_what_is_not_told_of_a_game_is_nothing() -> None:
    contract = Contract(CLUBS, Announcement())
    told = Achievement(
        contract=contract,
        bid=18,
        tricks=6,
        card_points=CardPoints(0),
        matadors=0,
        doublings=0,
        bock=False,
        spitze=None,
        gifts_refused=0,
        ended=Ending.PLAYED,
        claim=SIMPLE,
        defender_points=CardPoints(0),
        defender_tricks=0,
        schwarz_excluded=False,
        matadors_by_game=(),
    )
    assert Achievement(contract=contract, bid=18, tricks=6) == told
