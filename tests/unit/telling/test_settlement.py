"""A settlement told in words: every reason, and the whole sum."""

from typing import Any

import pytest

from vorhand.core.cards import Card
from vorhand.core.contract import TRUMP_GAMES, Announcement, GameType
from vorhand.core.positions import Position
from vorhand.core.result import GameResult
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.rules.valuation import Achievement, Ending, settle
from vorhand.core.units import CardPoints
from vorhand.i18n import LANGUAGES, messages
from vorhand.presets import load_preset
from vorhand.telling.settlement import settlement_lines, skat_lines
from vorhand.telling.words import Words

PUB = load_preset("pub_pl")
XSKAT = load_preset("xskat_pub")
OLD = load_preset("altenburg_1937")


def told(game: GameType, *said: str, rules: RuleSet = ISKO, language: str = "en", **done: Any) -> list[str]:
    """The lines for a game with what was said with it."""
    achievement = Achievement(
        contract=announcing.contract(rules, game, Announcement(**dict.fromkeys(said, True))),
        bid=done.pop("bid", 18),
        tricks=done.pop("tricks", 0 if game is GameType.NULL else 5),
        card_points=CardPoints(done.pop("points", 0)),
        **done,
    )
    return list(settlement_lines(Words(messages(language)), achievement, settle(rules, achievement)))


def check(lines: list[str], *shown: str) -> None:
    text = "\n".join(lines)
    assert [line for line in shown if line not in text] == [], text


CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL


def test_a_game_that_is_won() -> None:
    check(told(CLUBS, matadors=1, points=61), "clubs: won", "61 card points; 61 are enough", "Score: +24")
    check(told(CLUBS, matadors=1, points=90), "90 card points: the defenders are Schneider", "Schneider 3")
    check(
        told(CLUBS, matadors=1, points=120, tricks=10),
        "All ten tricks: the defenders are Schwarz",
        "Schwarz 4",
    )
    check(told(NULL), "null: won", "No trick taken", "null = 23")


def test_an_announcement_that_is_kept() -> None:
    check(
        told(CLUBS, "hand", "schneider", matadors=1, points=95),
        "clubs hand, Schneider announced: won",
        "95 card points: Schneider was announced and made",
        "with 1, game 2, hand 3, Schneider 4, announced 5: clubs 5 × 12 = 60",
    )
    schwarz = told(GRAND, "hand", "schwarz", matadors=4, points=120, tricks=10)
    check(schwarz, "All ten tricks: Schwarz was announced and made")
    ouvert = told(GRAND, "hand", "ouvert", matadors=4, points=120, tricks=10)
    check(ouvert, "grand ouvert: won", "ouvert 11")


def test_an_announcement_that_is_missed() -> None:
    check(
        told(CLUBS, "hand", "schneider", matadors=1, points=80),
        "Schneider was announced, but there are only 80 card points; 90 are needed",
    )
    check(
        told(CLUBS, "hand", "schwarz", matadors=1, points=118, tricks=9),
        "Schwarz was announced, but only 9 tricks were made",
    )
    check(
        told(CLUBS, "spitze", rules=XSKAT, matadors=1, points=70, spitze=False),
        "Spitze missed: the last trick was not won with ♣7",
    )


def test_a_game_that_is_lost() -> None:
    check(told(CLUBS, matadors=-1, points=1), "Only 1 card point; 61 are needed", "lost × 2, 36 × 2 = −72")
    check(told(NULL, tricks=1), "A trick taken in null", "lost × 2, 23 × 2 = −46")


def test_a_lost_hand_game_counts_once_where_it_does() -> None:
    lines = told(CLUBS, "hand", rules=OLD, matadors=1, points=50)
    check(lines, "A lost hand game counts once", "Score: −36")


def test_a_bid_that_is_not_covered() -> None:
    check(
        told(CLUBS, matadors=1, points=70, bid=33),
        "Overbid: the game is worth 24, the bid was 33",
        "Charged as the next multiple: 3 × 12 = 36",
    )
    by_game = tuple((game, 1) for game in TRUMP_GAMES)
    check(
        told(NULL, bid=24, matadors_by_game=by_game),
        "This null is worth 23, less than the bid of 24",
        "Charged as the cheapest game that covers the bid: ",
    )
    twice = with_settings(ISKO, {"values.null_below_bid": "twice_null_value"})
    check(told(NULL, rules=twice, bid=24), "Charged at the value of the null: 23")


def test_a_game_without_a_bid() -> None:
    check(told(GRAND, "hand", matadors=1, points=70, bid=0), "No bid to cover")


def test_factors_are_told_one_by_one() -> None:
    check(
        told(CLUBS, rules=PUB, matadors=1, points=50, doublings=2, bock=True),
        "lost × 2, Kontra × 2, Re × 2, Bock × 2, 24 × 16 = −384",
    )
    check(told(CLUBS, rules=PUB, matadors=1, points=70, doublings=4), "Supra × 2, Hirsch × 2, 24 × 16 = +384")


@pytest.mark.parametrize(
    ("ended", "points", "shown"),
    [
        (Ending.DECLARER_CONCEDED, 10, "The declarer gave up"),
        (Ending.DECLARER_CONCEDED, 61, "The game was already won"),
        (Ending.DEFENDERS_CONCEDED, 10, "The defenders gave up"),
        (Ending.CLAIM_ACCEPTED, 10, "The claim was granted"),
        (Ending.GIFT_ACCEPTED, 10, "The declarer accepted the game as a gift"),
    ],
)
def test_a_game_that_ended_early(ended: Ending, points: int, shown: str) -> None:
    lines = told(
        CLUBS, matadors=1, points=points, ended=ended, defender_points=CardPoints(0), defender_tricks=0
    )
    check(lines, shown)


def test_the_cards_of_the_skat_that_changed_the_matadors_are_named() -> None:
    achievement = Achievement(
        contract=announcing.contract(ISKO, CLUBS, Announcement(hand=True)),
        bid=48,
        tricks=5,
        card_points=CardPoints(70),
        matadors=1,
    )
    result = GameResult(
        declarer=Position.FOREHAND,
        contract=achievement.contract,
        achievement=achievement,
        settlement=settle(ISKO, achievement),
        matadors_in_hand=-2,
        skat_changed=(Card.CJ,),
    )
    words = Words(messages("en"))
    assert list(skat_lines(words, result)) == ["In the skat: ♣J – with 1 instead of without 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_sum_is_told_in_every_language(language: str) -> None:
    done: dict[str, Any] = {"matadors": -3, "points": 88, "bid": 90, "doublings": 2, "bock": True}
    lines = told(CLUBS, "hand", "schneider", rules=PUB, language=language, **done)
    assert len(lines) == 6
    assert "7 × 12 = 84" in lines[-3]
    assert "−1536" in lines[-1]
