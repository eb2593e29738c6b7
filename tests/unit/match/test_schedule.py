"""Bock and Ramsch rounds: house rules."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.contract import CONTRACT_GAMES, GameType
from vorhand.core.rules.ruleset import ISKO, BockTrigger, RuleSet, with_settings
from vorhand.core.units import CardPoints, GamePoints
from vorhand.match.facts import PlayedGame
from vorhand.match.schedule import (
    GAME_TRIGGERS,
    ONE_EVENT,
    SCORE_TRIGGERS,
    AfterDeal,
    DealKind,
    FinishedDeal,
    Schedule,
    after_deal,
    upcoming,
)

TRIGGERS: tuple[str, ...] = get_args(BockTrigger)
ALL_BUT_QUIET = [name for name in TRIGGERS if name != "two_rounds_without_bock"]
NOUGHT = (GamePoints(0),) * 3


def played(game: GameType = GameType.CLUBS, *, won: bool = True, **changes: Any) -> PlayedGame:
    """A plain game with the skat that no trigger looks at twice."""
    plain: dict[str, Any] = {"hand": False, "ouvert": False, "value": GamePoints(24)}
    return PlayedGame(game=game, won=won, **{**plain, **changes})


def finished(
    deal: PlayedGame | DealKind, *, before: tuple[int, ...] = NOUGHT, after: tuple[int, ...] | None = None
) -> FinishedDeal:
    """A finished deal that leaves the totals alone unless told."""
    return FinishedDeal(
        kind=deal if isinstance(deal, DealKind) else DealKind.GAME,
        played=None if isinstance(deal, DealKind) else deal,
        totals_before=tuple(GamePoints(points) for points in before),
        totals_after=tuple(GamePoints(points) for points in (before if after is None else after)),
    )


def grand_hand(*, won: bool = True, **changes: Any) -> FinishedDeal:
    """A Grand Hand of a Ramsch round."""
    return FinishedDeal(
        kind=DealKind.GRAND_HAND,
        played=played(GameType.GRAND, won=won, hand=True, **changes),
        totals_before=NOUGHT,
        totals_after=NOUGHT,
    )


def rules_with(*triggers: str, **settings: Any) -> RuleSet:
    """Rules with these Bock triggers and options, written bock__deals for bock.deals."""
    options = {key.replace("__", "."): value for key, value in settings.items()}
    return with_settings(ISKO, {"bock.triggers": list(triggers), **options})


def rounds_after(rules: RuleSet, deal: FinishedDeal, schedule: Schedule | None = None) -> int:
    """How many Bock rounds the deal calls for."""
    return after_deal(rules, schedule or Schedule(), deal).new_rounds


def check(trigger: str, deal: FinishedDeal, *, fires: bool) -> None:
    """Whether `deal` calls for a round when `trigger` is the only one in the rules."""
    assert rounds_after(rules_with(trigger), deal) == int(fires)


LOST_WITH_60 = played(won=False, card_points=CardPoints(60))
WON_GRAND_HAND = played(GameType.GRAND, hand=True)
WON_NULL_OUVERT_HAND = played(GameType.NULL, hand=True, ouvert=True, value=GamePoints(59))
LOST_GRAND = played(GameType.GRAND, won=False, card_points=CardPoints(50))
LOST_WITH_KONTRA = played(won=False, doublings=1)
WON_WITH_RE = played(doublings=2)
SCHNEIDER = played(schneider_made=True)
THREE_EQUAL = finished(played(), before=(0, 310, 0), after=(0, 333, 0))
HUNDREDS = finished(played(), before=(0, 0, -280), after=(0, 0, -300))

ALONE = {
    "lost_with_60": finished(LOST_WITH_60),
    "won_grand_hand": finished(WON_GRAND_HAND),
    "won_null_ouvert_hand": finished(WON_NULL_OUVERT_HAND),
    "lost_grand": finished(LOST_GRAND),
    "lost_with_kontra": finished(LOST_WITH_KONTRA),
    "kontra_re": finished(WON_WITH_RE),
    "score_three_equal": THREE_EQUAL,
    "score_multiple_of_100": HUNDREDS,
    "schneider_outside_bock": finished(SCHNEIDER),
}


@pytest.mark.parametrize("met", sorted(ALONE))
@pytest.mark.parametrize("asked", ALL_BUT_QUIET)
def test_each_trigger_fires_alone(met: str, asked: str) -> None:
    check(asked, ALONE[met], fires=met == asked)


@pytest.mark.parametrize(
    ("value", "fire"),
    [
        (71, []),
        (72, ["value_72"]),
        (95, ["value_72"]),
        (96, ["value_72", "value_96"]),
        (119, ["value_72", "value_96"]),
        (120, ["value_72", "value_96", "value_120"]),
    ],
)
def test_a_won_game_of_high_value_fires_what_it_reaches(value: int, fire: list[str]) -> None:
    deal = finished(played(value=GamePoints(value)))
    assert [name for name in ALL_BUT_QUIET if rounds_after(rules_with(name), deal)] == fire


@pytest.mark.parametrize(
    ("trigger", "deal"),
    [
        ("lost_with_60", played(won=False, card_points=CardPoints(59))),
        ("lost_with_60", played(won=True, card_points=CardPoints(60))),
        ("lost_with_60", played(won=False)),
        ("won_grand_hand", played(GameType.GRAND)),
        ("won_grand_hand", played(GameType.GRAND, won=False, hand=True)),
        ("won_grand_hand", played(GameType.SPADES, hand=True)),
        ("won_null_ouvert_hand", played(GameType.NULL, hand=True)),
        ("won_null_ouvert_hand", played(GameType.NULL, ouvert=True)),
        ("won_null_ouvert_hand", played(GameType.NULL, won=False, hand=True, ouvert=True)),
        ("won_null_ouvert_hand", played(GameType.CLUBS, hand=True, ouvert=True)),
        ("lost_grand", played(GameType.GRAND)),
        ("lost_grand", played(GameType.NULL, won=False)),
        ("lost_with_kontra", played(won=False)),
        ("lost_with_kontra", played(doublings=1)),
        ("kontra_re", played(doublings=1)),
        ("value_72", played(won=False, value=GamePoints(120))),
        ("schneider_outside_bock", played(GameType.NULL, schneider_made=True)),
        ("schneider_outside_bock", played()),
    ],
)
def test_a_near_miss_is_no_event(trigger: str, deal: PlayedGame) -> None:
    check(trigger, finished(deal), fires=False)


def test_schneider_inside_bock_is_no_event() -> None:
    rules = rules_with("schneider_outside_bock")
    assert rounds_after(rules, finished(SCHNEIDER), Schedule(bock_left=1)) == 0


@pytest.mark.parametrize("doublings", [2, 3, 4])
def test_a_game_lost_with_kontra_and_re_is_one_event(doublings: int) -> None:
    deal = finished(played(won=False, doublings=doublings))
    assert rounds_after(rules_with("lost_with_kontra", "kontra_re"), deal) == 1


def test_several_values_are_one_event() -> None:
    rules = rules_with("value_72", "value_96", "value_120")
    assert rounds_after(rules, finished(played(value=GamePoints(144)))) == 1


def test_events_of_different_kinds_add_up() -> None:
    rules = rules_with(*ALL_BUT_QUIET)
    lost_grand = finished(played(GameType.GRAND, won=False, card_points=CardPoints(60), doublings=1))
    assert rounds_after(rules, lost_grand) == 3
    big_hand = finished(played(GameType.GRAND, hand=True, value=GamePoints(96), doublings=2))
    assert rounds_after(rules, big_hand) == 3


def test_one_per_deal_caps_the_events() -> None:
    rules = rules_with("lost_with_60", "lost_grand", bock__stacking="one_per_deal")
    deal = finished(played(GameType.GRAND, won=False, card_points=CardPoints(60)))
    assert rounds_after(rules, deal) == 1
    assert rounds_after(rules, finished(played())) == 0


@pytest.mark.parametrize(
    ("total", "fire"),
    [
        (111, ["score_three_equal"]),
        (-777, ["score_three_equal"]),
        (1222, ["score_three_equal"]),
        (-2000, ["score_three_equal", "score_multiple_of_100"]),
        (100, ["score_multiple_of_100"]),
        (-1300, ["score_multiple_of_100"]),
        (0, []),
        (11, []),
        (-99, []),
        (110, []),
        (1110, []),
        (1011, []),
    ],
)
def test_a_new_total_fires_by_its_digits(total: int, fire: list[str]) -> None:
    deal = finished(DealKind.RAMSCH, before=(5, 5, 5), after=(5, total, 5))
    assert [name for name in TRIGGERS if rounds_after(rules_with(name), deal)] == fire


def test_every_seat_with_a_fine_total_is_an_event_of_its_own_but_only_one() -> None:
    rules = rules_with("score_three_equal", "score_multiple_of_100")
    deal = finished(DealKind.RAMSCH, before=(0, 0, 100), after=(-1000, -222, 100))
    assert rounds_after(rules, deal) == 2


@pytest.mark.parametrize("kind", [DealKind.PASSED_IN, DealKind.REDEAL])
def test_a_deal_without_play_has_no_event(kind: DealKind) -> None:
    deal = finished(kind, before=(70, 0, 0), after=(100, 0, 0))
    assert rounds_after(rules_with(*ALL_BUT_QUIET), deal) == 0


def run(rules: RuleSet, deals: list[FinishedDeal], start: Schedule | None = None) -> list[AfterDeal]:
    """What each of the deals leaves."""
    schedule, turns = start or Schedule(), []
    for deal in deals:
        turns.append(after_deal(rules, schedule, deal))
        schedule = turns[-1].schedule
    return turns


@pytest.mark.parametrize("seats", [3, 4])
def test_two_rounds_of_the_table_without_an_event_call_for_a_bock_round(seats: int) -> None:
    rules = rules_with("two_rounds_without_bock", list__seats=seats)
    totals = (0,) * seats
    quiet = [finished(played(), before=totals), finished(DealKind.PASSED_IN, before=totals)] * seats
    turns = run(rules, quiet)
    assert [turn.new_rounds for turn in turns] == [0] * (2 * seats - 1) + [1]
    assert turns[-1].schedule == Schedule(bock_left=seats)


def test_an_event_starts_the_count_of_quiet_deals_anew() -> None:
    rules = rules_with("two_rounds_without_bock", "lost_grand", bock__deals=1)
    deals = [*[finished(played())] * 5, finished(LOST_GRAND), *[finished(played())] * 7]
    assert [turn.new_rounds for turn in run(rules, deals)] == [0] * 5 + [1] + [0] * 6 + [1]


def test_a_redeal_neither_counts_as_a_quiet_deal_nor_breaks_the_row() -> None:
    rules = rules_with("two_rounds_without_bock")
    deals = [*[finished(played())] * 5, finished(DealKind.REDEAL), finished(DealKind.RAMSCH)]
    assert [turn.new_rounds for turn in run(rules, deals)] == [0] * 6 + [1]


def test_a_ramsch_round_breaks_the_row_of_quiet_deals() -> None:
    rules = rules_with("two_rounds_without_bock")
    start = Schedule(ramsch_left=1, quiet_deals=5)
    assert [turn.new_rounds for turn in run(rules, [finished(DealKind.RAMSCH)] * 7, start)] == [0] * 6 + [1]


def test_a_quiet_row_without_its_trigger_calls_for_nothing() -> None:
    turns = run(ISKO, [finished(played())] * 13)
    assert {turn.new_rounds for turn in turns} == {0}
    assert turns[-1].schedule == Schedule(quiet_deals=1)


def test_one_per_deal_holds_for_quiet_rounds_too() -> None:
    rules = rules_with("two_rounds_without_bock", bock__stacking="one_per_deal")
    assert rounds_after(rules, finished(played()), Schedule(quiet_deals=5)) == 1


@pytest.mark.parametrize(
    ("schedule", "ramsch_round", "bock"),
    [
        (Schedule(), False, False),
        (Schedule(bock_left=2), False, True),
        (Schedule(ramsch_left=1), True, False),
        (Schedule(bock_left=2, ramsch_left=1), True, False),
    ],
)
def test_bock_deals_wait_while_a_ramsch_round_is_played(
    schedule: Schedule, ramsch_round: bool, bock: bool
) -> None:
    now = upcoming(schedule)
    assert (now.ramsch_round, now.bock) == (ramsch_round, bock)


def check_left(
    rules: RuleSet, start: Schedule, deal: FinishedDeal, *, bock: int, ramsch: int, rounds: int
) -> None:
    schedule = after_deal(rules, start, deal).schedule
    assert (schedule.bock_left, schedule.ramsch_left, schedule.bock_rounds) == (bock, ramsch, rounds)


def test_every_deal_but_a_redeal_uses_up_a_bock_deal() -> None:
    two_left = Schedule(bock_left=2)
    check_left(ISKO, two_left, finished(played()), bock=1, ramsch=0, rounds=0)
    check_left(ISKO, two_left, finished(DealKind.PASSED_IN), bock=1, ramsch=0, rounds=0)
    check_left(ISKO, two_left, finished(DealKind.RAMSCH), bock=1, ramsch=0, rounds=0)
    check_left(ISKO, two_left, finished(DealKind.REDEAL), bock=2, ramsch=0, rounds=0)


def test_a_bock_round_has_as_many_deals_as_seats_or_as_set() -> None:
    event = finished(LOST_GRAND)
    check_left(rules_with("lost_grand"), Schedule(), event, bock=3, ramsch=0, rounds=0)
    check_left(rules_with("lost_grand", bock__deals=5), Schedule(), event, bock=5, ramsch=0, rounds=0)
    four = finished(LOST_GRAND, before=(0, 0, 0, 0))
    check_left(rules_with("lost_grand", list__seats=4), Schedule(), four, bock=4, ramsch=0, rounds=0)


def test_a_bock_round_is_finished_when_its_last_deal_is_played() -> None:
    check_left(ISKO, Schedule(bock_left=4), finished(played()), bock=3, ramsch=0, rounds=1)
    check_left(ISKO, Schedule(bock_left=1, bock_rounds=1), finished(played()), bock=0, ramsch=0, rounds=2)


def test_a_ramsch_round_follows_every_nth_bock_round() -> None:
    every_second = rules_with(bock__ramsch_after=2)
    check_left(every_second, Schedule(bock_left=1), finished(played()), bock=0, ramsch=0, rounds=1)
    start = Schedule(bock_left=1, bock_rounds=1)
    check_left(every_second, start, finished(played()), bock=0, ramsch=3, rounds=2)
    longer = rules_with(bock__ramsch_after=1, ramsch__round_deals=5)
    check_left(longer, Schedule(bock_left=1), finished(played()), bock=0, ramsch=5, rounds=1)


def test_an_event_in_the_last_bock_deal_adds_a_round_after_the_ramsch_round() -> None:
    rules = rules_with("lost_grand", bock__ramsch_after=1)
    check_left(rules, Schedule(bock_left=1), finished(LOST_GRAND), bock=3, ramsch=3, rounds=1)


def test_a_ramsch_deal_uses_up_the_ramsch_round_alone() -> None:
    check_left(ISKO, Schedule(3, 2), finished(DealKind.RAMSCH), bock=3, ramsch=1, rounds=0)


def check_grand_hand(rules: RuleSet, *, left: int, stays: bool) -> None:
    turn = after_deal(rules, Schedule(ramsch_left=2), grand_hand())
    assert (turn.schedule.ramsch_left, turn.dealer_stays) == (left, stays)


def test_after_a_grand_hand_the_same_dealer_deals_again_unless_it_counts() -> None:
    check_grand_hand(ISKO, left=2, stays=True)
    check_grand_hand(rules_with(ramsch__grand_hand_counts=True), left=1, stays=False)


def test_a_grand_hand_has_all_events() -> None:
    start = Schedule(ramsch_left=2)
    assert rounds_after(rules_with("won_grand_hand"), grand_hand(), start) == 1
    assert rounds_after(rules_with("schneider_outside_bock"), grand_hand(schneider_made=True), start) == 1
    rules = rules_with("lost_grand", "lost_with_kontra")
    assert rounds_after(rules, grand_hand(won=False, doublings=1), start) == 2


def test_a_ramsch_round_may_follow_kontra_and_re_but_only_one_for_a_deal() -> None:
    kontra = rules_with(ramsch__round_after=["lost_with_kontra"])
    check_left(kontra, Schedule(), finished(LOST_WITH_KONTRA), bock=0, ramsch=3, rounds=0)
    check_left(kontra, Schedule(), finished(WON_WITH_RE), bock=0, ramsch=0, rounds=0)
    both = rules_with(ramsch__round_after=["lost_with_kontra", "kontra_re"], ramsch__round_deals=2)
    check_left(both, Schedule(), finished(played(won=False, doublings=2)), bock=0, ramsch=2, rounds=0)
    check_left(both, Schedule(), finished(DealKind.RAMSCH), bock=0, ramsch=0, rounds=0)


def test_only_a_redeal_and_a_grand_hand_keep_the_dealer() -> None:
    assert after_deal(ISKO, Schedule(), finished(DealKind.REDEAL)).dealer_stays
    assert not after_deal(ISKO, Schedule(), finished(DealKind.PASSED_IN)).dealer_stays
    assert not after_deal(ISKO, Schedule(), finished(played())).dealer_stays
    assert not after_deal(ISKO, Schedule(ramsch_left=1), finished(DealKind.RAMSCH)).dealer_stays


def test_every_trigger_of_the_rules_is_known_here() -> None:
    assert {*GAME_TRIGGERS, *SCORE_TRIGGERS, "two_rounds_without_bock"} == set(TRIGGERS)
    grouped = [name for event in ONE_EVENT for name in event]
    assert sorted(grouped) == sorted(GAME_TRIGGERS)


RULES = st.builds(
    rules_with,
    bock__deals=st.integers(0, 5),
    bock__stacking=st.sampled_from(["add", "one_per_deal"]),
    bock__ramsch_after=st.integers(0, 3),
    bock__triggers=st.lists(st.sampled_from(TRIGGERS), unique=True),
    ramsch__round_deals=st.integers(0, 4),
    ramsch__grand_hand_counts=st.booleans(),
    ramsch__round_after=st.lists(st.sampled_from(["lost_with_kontra", "kontra_re"]), unique=True),
)
GAMES = st.builds(
    PlayedGame,
    game=st.sampled_from(CONTRACT_GAMES),
    hand=st.booleans(),
    ouvert=st.booleans(),
    won=st.booleans(),
    value=st.integers(18, 264).map(GamePoints),
    doublings=st.integers(0, 4),
    card_points=st.none() | st.integers(0, 120).map(CardPoints),
    schneider_made=st.booleans(),
)
WITHOUT_PLAY = st.sampled_from([DealKind.RAMSCH, DealKind.PASSED_IN, DealKind.REDEAL])
TOTALS = st.tuples(*[st.sampled_from([0, 24, 100, -222, 1000])] * 3)
DEALS = st.builds(
    lambda deal, before, after: finished(deal, before=before, after=after),
    GAMES | WITHOUT_PLAY,
    TOTALS,
    TOTALS,
)


@given(RULES, st.lists(DEALS | st.just(grand_hand()), max_size=40))
def test_counters_are_never_negative_and_rounds_wait_their_turn(
    rules: RuleSet, deals: list[FinishedDeal]
) -> None:
    before = Schedule()
    for turn in run(rules, deals):
        after = turn.schedule
        assert min(after.bock_left, after.ramsch_left, after.bock_rounds, after.quiet_deals) >= 0
        assert after.quiet_deals < 2 * rules.list.seats
        assert after.bock_rounds - before.bock_rounds in (0, 1)
        if upcoming(before).ramsch_round:
            assert after.bock_left >= before.bock_left
        before = after


@given(DEALS)
def test_the_official_rules_have_neither_bock_nor_ramsch_rounds(deal: FinishedDeal) -> None:
    turn = after_deal(ISKO, Schedule(), deal)
    assert (turn.new_rounds, turn.schedule.bock_left, turn.schedule.ramsch_left) == (0, 0, 0)
