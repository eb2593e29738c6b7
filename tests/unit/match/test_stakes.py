"""Money. Source: EL for stake, fee and the winner's part, else decisions."""

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS, Position, others
from vorhand.core.rules.ruleset import ISKO, StakesRules, with_settings
from vorhand.core.units import GamePoints
from vorhand.match.facts import DealFacts, GameDeal, PassedInDeal, PlayedGame, RamschDeal, RedealtDeal
from vorhand.match.seating import Seat, Seating
from vorhand.match.stakes import (
    NO_MONEY,
    Ledger,
    PaidGame,
    Payment,
    Role,
    payers,
    payment,
    points_at_stake,
    settle,
)


def stakes(**options: Any) -> StakesRules:
    """Ten cents a point and no fee, unless told."""
    settings = {f"stakes.{key}": value for key, value in ({"base": "0.10"} | options).items()}
    return with_settings(ISKO, settings).stakes


def game(charged: int, *, won: bool = True, factor: int = 1) -> PaidGame:
    score = charged * factor * (1 if won else -2)
    return PaidGame(won=won, charged=GamePoints(charged), factor=factor, score=GamePoints(score))


def rake(*rows: tuple[str, str]) -> list[dict[str, str]]:
    return [{"from": start, "percent": percent} for start, percent in rows]


def check(
    paid: Payment, *, stake: int, rake: int, house: int, declarer: int, defenders: tuple[int, int]
) -> None:
    assert (paid.stake, paid.rake, paid.house) == (stake, rake, house)
    assert (paid.declarer, paid.defenders) == (declarer, defenders)


TEN_PERCENT = stakes(rake=rake(("0", "10")))


def test_the_winner_gets_both_stakes_less_three_fees() -> None:
    check(payment(TEN_PERCENT, game(30)), stake=300, rake=30, house=90, declarer=510, defenders=(-300, -300))


def test_a_loser_pays_both_defenders_who_bear_the_fees() -> None:
    paid = payment(TEN_PERCENT, game(30, won=False))
    check(paid, stake=300, rake=30, house=90, declarer=-600, defenders=(255, 255))


def test_kontra_and_bock_multiply_the_stake() -> None:
    check(
        payment(stakes(), game(20, factor=4)),
        stake=800,
        rake=0,
        house=0,
        declarer=1600,
        defenders=(-800, -800),
    )


def test_list_points_as_basis_carry_the_doubling_of_a_loss() -> None:
    paid = payment(stakes(basis="list_points"), game(20, won=False, factor=2))
    check(paid, stake=800, rake=0, house=0, declarer=-1600, defenders=(800, 800))


def test_nothing_is_paid_for_a_base_of_0() -> None:
    assert payment(stakes(base="0"), game(264)) == NO_MONEY


@pytest.mark.parametrize(
    ("rounding", "base", "charged", "stake"),
    [
        ("half_up", "0.025", 33, 83),
        ("half_even", "0.025", 33, 82),
        ("down", "0.025", 33, 82),
        ("half_up", "0.0349", 10, 35),
        ("half_even", "0.0349", 10, 35),
        ("down", "0.0349", 10, 34),
        ("half_even", "0.075", 18, 135),
        ("half_even", "0.035", 10, 35),
        ("half_up", "0.025000000001", 20, 50),
    ],
)
def test_a_stake_is_rounded_from_its_exact_value(rounding: str, base: str, charged: int, stake: int) -> None:
    assert payment(stakes(rounding=rounding, base=base), game(charged)).stake == stake


def test_a_hair_above_half_a_cent_is_not_lost() -> None:
    hair = "0.012500000001"
    assert payment(stakes(base=hair, rounding="half_even"), game(20)).stake == 25
    assert payment(stakes(base=hair, rounding="half_even"), game(18)).stake == 23
    assert payment(stakes(base=hair, rounding="half_even"), game(33)).stake == 41
    assert payment(stakes(base=hair, rounding="half_even"), game(2)).stake == 3


@pytest.mark.parametrize(("rounding", "fee"), [("half_up", 13), ("half_even", 12), ("down", 12)])
def test_a_fee_is_rounded_for_each_player_before_it_is_multiplied(rounding: str, fee: int) -> None:
    paid = payment(stakes(rounding=rounding, rake=rake(("0", "5"))), game(25))
    assert (paid.rake, paid.house) == (fee, 3 * fee)


@pytest.mark.parametrize(
    ("limit", "stake"), [("0", 2640), ("30", 2640), ("26.40", 2640), ("12.345", 1235), ("1", 100)]
)
def test_no_payer_stakes_more_than_the_limit(limit: str, stake: int) -> None:
    assert payment(stakes(limit=limit), game(264)).stake == stake


def test_a_limit_below_half_a_cent_leaves_no_stake() -> None:
    assert payment(stakes(limit="0.001"), game(264)) == NO_MONEY


@pytest.mark.parametrize(("charged", "fee"), [(18, 0), (19, 0), (20, 20), (49, 49), (50, 25), (60, 30)])
def test_the_greatest_row_not_above_the_stake_gives_the_percentage(charged: int, fee: int) -> None:
    table = rake(("5.00", "5"), ("2.00", "10"))
    assert payment(stakes(rake=table), game(charged)).rake == fee


def test_an_odd_cent_goes_to_the_house_or_to_the_next_seat() -> None:
    table = rake(("0", "1"))
    lost = game(35, won=False)
    paid = payment(stakes(base="0.03", rake=table), lost)
    check(paid, stake=105, rake=1, house=4, declarer=-210, defenders=(103, 103))
    paid = payment(stakes(base="0.03", rake=table, odd_cent="next_seat"), lost)
    check(paid, stake=105, rake=1, house=3, declarer=-210, defenders=(104, 103))


DUO = stakes(mode="duo", rake=rake(("0", "10")))


def test_in_a_duo_the_computer_neither_pays_nor_earns() -> None:
    won, lost = game(30), game(30, won=False)
    paid = payment(DUO, won, computer=Role.DEFENDER_0)
    check(paid, stake=300, rake=30, house=60, declarer=240, defenders=(0, -300))
    paid = payment(DUO, lost, computer=Role.DEFENDER_1)
    check(paid, stake=300, rake=30, house=60, declarer=-300, defenders=(240, 0))


def test_in_a_duo_a_game_of_the_computer_moves_no_money() -> None:
    assert payment(DUO, game(30), computer=Role.DECLARER) == NO_MONEY


def test_among_three_players_a_computer_pays_like_the_others() -> None:
    assert payment(TEN_PERCENT, game(30), computer=Role.DECLARER) == payment(TEN_PERCENT, game(30))


def deal(
    declarer: Position, charged: int, *, won: bool = True, doublings: int = 0, score: int = 0
) -> GameDeal:
    played = PlayedGame(
        game=GameType.CLUBS, hand=False, ouvert=False, won=won, value=GamePoints(charged), doublings=doublings
    )
    return GameDeal(declarer=declarer, played=played, charged=GamePoints(charged), score=GamePoints(score))


def test_what_a_game_is_played_for_can_be_told_before_the_sum() -> None:
    kontra = deal(Position.FOREHAND, 30, won=False, doublings=1, score=-120)
    assert points_at_stake(stakes(), kontra, bock=True) == 120
    assert points_at_stake(stakes(basis="list_points"), kontra, bock=False) == 120
    assert (payers(stakes()), payers(stakes(mode="duo"))) == (2, 1)


def test_a_deal_is_paid_by_seat() -> None:
    seating = Seating(3, Seat(0))
    won = settle(TEN_PERCENT, seating, deal(Position.FOREHAND, 30), bock=False)
    assert (won.seats, won.house) == ((-300, 510, -300), 90)
    lost = settle(TEN_PERCENT, seating, deal(Position.REARHAND, 30, won=False), bock=False)
    assert (lost.seats, lost.house) == ((-600, 255, 255), 90)


def test_the_next_seat_after_the_declarer_gets_the_odd_cent() -> None:
    rules = stakes(base="0.03", rake=rake(("0", "1")), odd_cent="next_seat")
    for position in POSITIONS:
        seating = Seating(3, Seat(1))
        money = settle(rules, seating, deal(position, 35, won=False), bock=False)
        first, second = (seating.seat(other) for other in others(position))
        assert (money.seats[first], money.seats[second]) == (104, 103)


def test_doublings_and_bock_make_the_factor_of_a_deal() -> None:
    kontra_in_bock = deal(Position.FOREHAND, 20, doublings=1)
    assert settle(stakes(), Seating(3, Seat(0)), kontra_in_bock, bock=True).seats == (-800, 1600, -800)


def test_the_computers_seat_decides_its_part_in_a_duo() -> None:
    seating = Seating(3, Seat(2))
    money = settle(DUO, seating, deal(Position.MIDDLEHAND, 30), bock=False, computer=Seat(0))
    assert (money.seats, money.house) == ((0, 240, -300), 60)
    nothing = settle(DUO, seating, deal(Position.FOREHAND, 30), bock=False, computer=Seat(0))
    assert nothing == Ledger.blank(3)


@pytest.mark.parametrize("facts", [PassedInDeal(), RedealtDeal(), RamschDeal((GamePoints(0),) * 3)])
def test_a_deal_without_a_declarer_moves_no_money(facts: DealFacts) -> None:
    assert settle(TEN_PERCENT, Seating(3, Seat(0)), facts, bock=False) == Ledger.blank(3)


def test_a_table_of_four_has_no_money_to_move() -> None:
    money = settle(stakes(base="0"), Seating(4, Seat(2)), deal(Position.FOREHAND, 30), bock=False)
    assert money == Ledger.blank(4)


DECIMALS = st.decimals(0, 2, places=4).map(str)
RULES = st.builds(
    stakes,
    base=DECIMALS,
    basis=st.sampled_from(["value", "list_points"]),
    rounding=st.sampled_from(["half_up", "half_even", "down"]),
    limit=st.just("0") | st.decimals(1, 50, places=3).map(str),
    odd_cent=st.sampled_from(["house", "next_seat"]),
    mode=st.sampled_from(["three_players", "duo"]),
    rake=st.lists(
        st.tuples(DECIMALS, st.decimals(0, 50, places=1).map(str)), unique_by=lambda row: Decimal(row[0])
    ).map(lambda rows: rake(*rows)),
)
GAMES = st.builds(
    game, charged=st.integers(18, 264), won=st.booleans(), factor=st.sampled_from([1, 2, 4, 8, 16, 32])
)


@given(RULES, GAMES, st.sampled_from(Role))
def test_money_is_neither_made_nor_lost(rules: StakesRules, played: PaidGame, computer: Role) -> None:
    paid = payment(rules, played, computer=computer)
    assert paid.declarer + sum(paid.defenders) + paid.house == 0
    assert paid.rake <= paid.stake
    assert paid.house >= 0


@given(RULES, st.sampled_from(POSITIONS), st.booleans(), st.integers(0, 2), st.integers(0, 2))
def test_a_ledger_adds_up_to_nothing(
    rules: StakesRules, declarer: Position, won: bool, dealer: int, computer: int
) -> None:
    played = deal(declarer, 77, won=won, score=77 if won else -154)
    money = settle(rules, Seating(3, Seat(dealer)), played, bock=False, computer=Seat(computer))
    both = money.plus(money)
    assert sum(money.seats) + money.house == 0
    assert both.house == 2 * money.house
    assert both.seats == tuple(2 * cents for cents in money.seats)
