"""A match from its first deal to its last."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.units import CardPoints, GamePoints
from vorhand.match import (
    DealFacts,
    GameDeal,
    Match,
    MatchError,
    PassedInDeal,
    PlayedGame,
    RamschDeal,
    RedealtDeal,
    Seat,
    begin,
    is_over,
    next_deal,
    record,
    score_sheet,
    standings,
)
from vorhand.match.score_list import PassedInEntry, RamschEntry, RedealEntry
from vorhand.match.stakes import Ledger


def rules_with(**settings: Any) -> RuleSet:
    """The official rules with these options, written list__deals for list.deals."""
    return with_settings(ISKO, {key.replace("__", "."): value for key, value in settings.items()})


def game(
    declarer: Position,
    score: int,
    *,
    kind: GameType = GameType.CLUBS,
    hand: bool = False,
    card_points: int = 75,
    value: int = 24,
) -> GameDeal:
    played = PlayedGame(
        game=kind,
        hand=hand,
        ouvert=False,
        won=score > 0,
        value=GamePoints(value),
        card_points=CardPoints(card_points),
    )
    return GameDeal(declarer=declarer, played=played, charged=GamePoints(value), score=GamePoints(score))


def ramsch(forehand: int, middlehand: int, rearhand: int) -> RamschDeal:
    return RamschDeal((GamePoints(forehand), GamePoints(middlehand), GamePoints(rearhand)))


GRAND_HAND = game(Position.FOREHAND, 96, kind=GameType.GRAND, hand=True, value=96)
PLAIN = game(Position.FOREHAND, 24)


def after(rules: RuleSet, deals: list[DealFacts], *, first_dealer: int = 0) -> Match:
    """The match after these deals."""
    match = begin(rules, first_dealer=Seat(first_dealer))
    for deal in deals:
        match = record(match, deal)
    return match


def check_next(
    match: Match, *, number: int, dealer: int, ramsch_round: bool = False, bock: bool = False
) -> None:
    coming = next_deal(match)
    assert (coming.number, coming.seating.dealer) == (number, dealer)
    assert (coming.ramsch_round, coming.bock) == (ramsch_round, bock)


def test_the_first_dealer_is_handed_in() -> None:
    check_next(begin(ISKO, first_dealer=Seat(2)), number=1, dealer=2)


def test_3_2_the_deal_goes_round_the_table() -> None:
    check_next(after(ISKO, [PLAIN]), number=2, dealer=1)
    check_next(after(ISKO, [PLAIN, PassedInDeal()]), number=3, dealer=2)
    check_next(after(ISKO, [PLAIN, PassedInDeal(), PLAIN]), number=4, dealer=0)


def test_a_redeal_keeps_the_dealer_and_the_number() -> None:
    match = after(rules_with(auction__all_pass="redeal"), [PLAIN, RedealtDeal(), RedealtDeal()])
    check_next(match, number=2, dealer=1)
    assert match.entries[1:] == (RedealEntry(Seat(1)),) * 2
    assert len(score_sheet(match).rows) == 1


def test_scores_are_written_for_the_seat_of_the_declarer() -> None:
    deals: list[DealFacts] = [game(Position.REARHAND, 33), game(Position.REARHAND, -48), PassedInDeal()]
    match = after(rules_with(list__scoring="seeger_fabian"), deals)
    assert standings(match).totals == (33 + 50 + 40, -48 - 50, 40)
    assert standings(match).ranking == ((0,), (2,), (1,))
    assert match.entries[-1] == PassedInEntry(Seat(2))


def test_at_four_the_dealer_writes_nothing_in_a_ramsch() -> None:
    rules = rules_with(list__seats=4, auction__all_pass="ramsch")
    match = after(rules, [ramsch(-70, 0, -30)], first_dealer=2)
    scores = (GamePoints(0), GamePoints(-30), GamePoints(0), GamePoints(-70))
    assert match.entries == (RamschEntry(Seat(2), scores),)


def test_an_event_makes_the_next_deals_bock() -> None:
    rules = rules_with(bock__triggers=["lost_with_60"])
    lost_with_60 = game(Position.FOREHAND, -48, card_points=60)
    match = after(rules, [lost_with_60])
    check_next(match, number=2, dealer=1, bock=True)
    check_next(after(rules, [lost_with_60, PLAIN, PLAIN, PLAIN]), number=5, dealer=1)


def test_a_score_calls_for_bock_by_the_classic_total() -> None:
    rules = rules_with(bock__triggers=["score_multiple_of_100"], list__scoring="seeger_fabian")
    check_next(after(rules, [game(Position.FOREHAND, 50)]), number=2, dealer=1)
    match = after(rules, [game(Position.FOREHAND, 50), game(Position.REARHAND, 50)])
    check_next(match, number=3, dealer=2, bock=True)


IN_RAMSCH = rules_with(
    bock__triggers=["lost_with_60"], bock__deals=1, bock__ramsch_after=1, auction__all_pass="ramsch"
)
BEFORE_RAMSCH: list[DealFacts] = [game(Position.FOREHAND, -48, card_points=60), PLAIN]


def test_a_ramsch_round_follows_a_bock_round() -> None:
    check_next(after(IN_RAMSCH, BEFORE_RAMSCH), number=3, dealer=2, ramsch_round=True)
    match = after(IN_RAMSCH, [*BEFORE_RAMSCH, ramsch(0, -60, 0), ramsch(0, -60, 0), ramsch(0, -60, 0)])
    check_next(match, number=6, dealer=2)


def test_after_a_grand_hand_of_a_ramsch_round_the_same_dealer_deals_again() -> None:
    match = after(IN_RAMSCH, [*BEFORE_RAMSCH, GRAND_HAND])
    check_next(match, number=4, dealer=2, ramsch_round=True)
    assert match.schedule.ramsch_left == 3


def test_a_grand_hand_outside_a_ramsch_round_is_a_game_like_any_other() -> None:
    check_next(after(IN_RAMSCH, [GRAND_HAND]), number=2, dealer=1)


@pytest.mark.parametrize(
    ("rules", "before", "impossible"),
    [
        (ISKO, [], ramsch(0, 0, -60)),
        (ISKO, [], RedealtDeal()),
        (rules_with(auction__all_pass="ramsch"), [], PassedInDeal()),
        (rules_with(auction__all_pass="redeal"), [], PassedInDeal()),
        (IN_RAMSCH, BEFORE_RAMSCH, PassedInDeal()),
        (IN_RAMSCH, BEFORE_RAMSCH, PLAIN),
        (IN_RAMSCH, BEFORE_RAMSCH, game(Position.FOREHAND, 48, kind=GameType.GRAND)),
        (with_settings(IN_RAMSCH, {"ramsch.grand_hand": False}), BEFORE_RAMSCH, GRAND_HAND),
    ],
)
def test_a_deal_that_cannot_have_been_played_is_refused(
    rules: RuleSet, before: list[DealFacts], impossible: DealFacts
) -> None:
    match = after(rules, before)
    with pytest.raises(MatchError, match=f"deal {len(before) + 1} "):
        record(match, impossible)


def test_a_match_is_over_after_its_last_line_and_takes_no_more_deals() -> None:
    rules = rules_with(list__deals=2, bock__triggers=["lost_with_60"])
    match = after(rules, [PLAIN, game(Position.FOREHAND, -48, card_points=60)])
    assert is_over(match)
    with pytest.raises(MatchError, match="over after 2 lines"):
        next_deal(match)
    with pytest.raises(MatchError, match="over"):
        record(match, PLAIN)


def test_a_limit_of_points_is_looked_at_after_a_deal_and_not_before() -> None:
    rules = rules_with(list__end="points", list__end_points=0)
    assert not is_over(begin(rules, first_dealer=Seat(0)))
    assert is_over(after(rules, [PLAIN]))


def test_passed_in_deals_that_do_not_count_lengthen_the_list() -> None:
    rules = rules_with(list__deals=1, list__passed_in_counts=False)
    match = after(rules, [PassedInDeal(), PassedInDeal()])
    check_next(match, number=3, dealer=2)
    assert is_over(record(match, PLAIN))


def test_money_is_kept_beside_the_list() -> None:
    match = after(rules_with(stakes__base="0.10"), [PLAIN, game(Position.FOREHAND, -48)])
    assert match.ledger.seats == (-240 + 240, 480 + 240, -240 - 480)
    assert match.ledger.house == 0


def test_a_bock_deal_doubles_the_money() -> None:
    rules = rules_with(stakes__base="0.10", bock__triggers=["lost_with_60"])
    lost_with_60 = game(Position.FOREHAND, -48, card_points=60)
    assert after(rules, [lost_with_60, PLAIN]).ledger.seats == (240 - 480, -480 - 480, 240 + 960)


def test_in_a_duo_the_computers_games_move_no_money() -> None:
    rules = rules_with(stakes__base="0.10", stakes__mode="duo")
    match = record(begin(rules, first_dealer=Seat(0), computer=Seat(1)), PLAIN)
    assert match.ledger == Ledger.blank(3)
    assert record(match, PLAIN).ledger.seats == (-240, 0, 240)


@pytest.mark.parametrize(
    ("rules", "first_dealer", "computer", "message"),
    [
        (ISKO, 3, None, "seat 3 is not at a table of 3"),
        (ISKO, 0, 5, "seat 5 is not at a table of 3"),
        (rules_with(stakes__mode="duo"), 0, None, "duo needs the seat of the computer"),
    ],
)
def test_a_match_that_cannot_begin_is_refused(
    rules: RuleSet, first_dealer: int, computer: int | None, message: str
) -> None:
    seat = None if computer is None else Seat(computer)
    with pytest.raises(MatchError, match=message):
        begin(rules, first_dealer=Seat(first_dealer), computer=seat)


GAMES = st.builds(
    game,
    declarer=st.sampled_from(POSITIONS),
    score=st.sampled_from([18, 96, 100, -48, -222, 555]),
    card_points=st.sampled_from([31, 60, 90]),
    kind=st.sampled_from([GameType.HEARTS, GameType.GRAND, GameType.NULL]),
    hand=st.booleans(),
)
RAMSCHES = st.builds(ramsch, *[st.integers(-120, 0)] * 3)
OPTIONS = st.builds(
    rules_with,
    list__seats=st.sampled_from([3, 4]),
    list__scoring=st.sampled_from(["classic", "seeger", "seeger_fabian"]),
    list__end=st.sampled_from(["deals", "points", "open"]),
    bock__triggers=st.just(["lost_with_60", "lost_grand", "score_three_equal", "score_multiple_of_100"]),
    bock__ramsch_after=st.integers(0, 2),
    auction__all_pass=st.just("ramsch"),
)


@given(OPTIONS, st.lists(st.tuples(GAMES, RAMSCHES), max_size=60))
def test_a_match_adds_up_from_any_deals(rules: RuleSet, deals: list[tuple[GameDeal, RamschDeal]]) -> None:
    match = begin(rules, first_dealer=Seat(0))
    points = [0] * rules.list.seats
    for played, unplayed in deals:
        if is_over(match):
            break
        coming = next_deal(match)
        if coming.ramsch_round:
            for position, score in zip(POSITIONS, unplayed.scores, strict=True):
                points[coming.seating.seat(position)] += score
        else:
            points[coming.seating.seat(played.declarer)] += played.score
        match = record(match, unplayed if coming.ramsch_round else played)
    assert [one.points for one in standings(match).tallies] == points
    assert [foot.total for foot in score_sheet(match).feet] == list(standings(match).totals)
    assert msgspec.json.decode(msgspec.json.encode(match), type=Match) == match
