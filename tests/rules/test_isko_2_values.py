"""International Skat Order 2022, part 2: matadors, base values, levels. And the numbers of the seed texts."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, Table, dealt
from vorhand.core.cards import parse_cards
from vorhand.core.commands import Concede
from vorhand.core.contract import Announcement, Contract, GameType, matadors
from vorhand.core.rules.ladder import games_worth, ladder
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import Achievement, Settlement, settle
from vorhand.core.units import CardPoints

DIAMONDS, HEARTS, SPADES, CLUBS, GRAND = (
    GameType.DIAMONDS,
    GameType.HEARTS,
    GameType.SPADES,
    GameType.CLUBS,
    GameType.GRAND,
)


def played(
    game: GameType, said: str, *, matadors: int, card_points: int, tricks: int, bid: int = 18, **more: int
) -> Settlement:
    announced = Announcement(**dict.fromkeys(said.split(), True))
    done = Achievement(
        contract=Contract(game, announced),
        matadors=matadors,
        card_points=CardPoints(card_points),
        tricks=tricks,
        bid=bid,
        **more,  # type: ignore[arg-type]
    )
    return settle(ISKO, done)


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("CJ HJ DJ HA HT HQ H9", 1),
        ("CJ SJ HJ DJ HA HT HK", 7),
        ("SJ HJ HA HK HQ H7", -1),
        ("DJ HA HT HK HQ H7", -3),
    ],
)
def test_2_3_matadors_are_an_unbroken_run_from_the_club_jack(held: str, expected: int) -> None:
    assert matadors(HEARTS, parse_cards(held)) == expected


def test_2_3_the_skat_belongs_to_the_declarer_s_cards_whether_seen_or_not() -> None:
    deal = dealt(forehand="SJ HJ HA HT HK HQ H9 CA SA DA", skat="CJ DJ")
    seen = Table(ISKO, deal).won_by(FOREHAND).takes_skat(FOREHAND, "CJ DJ").declares(FOREHAND, HEARTS)
    unseen = Table(ISKO, deal).won_by(FOREHAND).declares(FOREHAND, HEARTS, hand=True)
    for table in (seen, unseen):
        assert table.do(MIDDLEHAND, Concede()).game_result.achievement.matadors == 9


def test_2_4_base_values_are_9_10_11_12_and_24() -> None:
    values = [
        played(game, "", matadors=1, card_points=61, tricks=6).value // 2
        for game in (DIAMONDS, HEARTS, SPADES, CLUBS, GRAND)
    ]
    assert values == [9, 10, 11, 12, 24]


def test_2_4_card_points_are_counted_in_tricks_and_skat_and_61_win() -> None:
    assert played(CLUBS, "", matadors=1, card_points=61, tricks=6).won
    assert not played(CLUBS, "", matadors=1, card_points=60, tricks=6).won


def test_2_5_each_level_counts_one() -> None:
    steps = played(CLUBS, "hand schneider schwarz ouvert", matadors=2, card_points=120, tricks=10).steps
    assert [step.levels for step in steps] == [2, 1, 1, 1, 1, 1, 1, 1]


def test_2_5_the_greatest_values_are_216_and_264() -> None:
    everything = "hand schneider schwarz ouvert"
    assert played(CLUBS, everything, matadors=11, card_points=120, tricks=10).value == 216
    assert played(GRAND, everything, matadors=4, card_points=120, tricks=10).value == 264


def test_2_5_every_lost_game_counts_twice_hand_games_too() -> None:
    assert played(CLUBS, "", matadors=1, card_points=59, tricks=6).score == -48
    assert played(CLUBS, "hand", matadors=1, card_points=59, tricks=6).score == -72


def test_uk_a_spades_hand_game_with_four_schneider_announced_and_all_tricks_is_99() -> None:
    assert played(SPADES, "hand schneider", matadors=4, card_points=120, tricks=10).score == 99


def test_uk_a_bid_of_30_needs_three_levels_of_clubs() -> None:
    assert played(CLUBS, "", matadors=1, card_points=70, tricks=6, bid=30).charged == 36


def test_uk_all_values_from_18_to_264_belong_to_a_game() -> None:
    assert len(ladder(ISKO.values)) == 63
    assert all(games_worth(ISKO, value) for value in ladder(ISKO.values))


def test_pl_a_hand_game_with_the_club_jack_in_the_skat_is_48_or_minus_96() -> None:
    # Clubs hand with 1, bid 46: 36 is too little with 74 points, and Schneider makes it 48.
    assert played(CLUBS, "hand", matadors=1, card_points=74, tricks=7, bid=46).score == -96
    assert played(CLUBS, "hand", matadors=1, card_points=95, tricks=8, bid=46).score == 48


def test_pl_an_overbid_diamonds_game_under_kontra_is_minus_108() -> None:
    assert played(DIAMONDS, "", matadors=1, card_points=85, tricks=8, bid=20, doublings=1).score == -108
