"""The result as a table."""

from typing import Any

import pytest

from tests.rules.table import FOREHAND
from vorhand.core.cards import Card
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult
from vorhand.core.rules.ramsch import RamschAchievement, settle_ramsch
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.rules.valuation import Achievement, Ending, settle
from vorhand.core.units import CardPoints
from vorhand.i18n import LANGUAGES, messages
from vorhand.telling.outcome import headline, reasons
from vorhand.telling.rows import result_rows
from vorhand.telling.words import Words

CLUBS, NULL = GameType.CLUBS, GameType.NULL
NAMES = dict(zip(POSITIONS, ("Ann", "Bob", "Cid"), strict=True))


def name_of(position: Position) -> str:
    return NAMES[position]


def game(
    kind: GameType, *, points: int = 0, rules: RuleSet = ISKO, skat: tuple[Card, ...] = (), **facts: Any
) -> GameResult:
    announced = facts.pop("announced", Announcement())
    achievement = Achievement(
        contract=Contract(kind, announced),
        card_points=CardPoints(points),
        defender_points=CardPoints(120 - points if kind is not NULL else 0),
        defender_tricks=10 - facts.get("tricks", 0),
        **facts,
    )
    return GameResult(
        declarer=FOREHAND,
        contract=achievement.contract,
        achievement=achievement,
        settlement=settle(rules, achievement),
        matadors_in_hand=-2 if skat else achievement.matadors,
        skat_changed=skat,
    )


def rows(result: DealResult, language: str = "de") -> list[tuple[str, str, str]]:
    told = result_rows(Words(messages(language)), result, name_of)
    return [(row.label, row.text, row.value) for row in told]


OVERBID = game(
    CLUBS, points=74, bid=46, tricks=6, matadors=1, announced=Announcement(hand=True), skat=(Card.CJ,)
)


def test_a_hand_game_overbid_by_a_jack_in_the_skat() -> None:
    words = Words(messages("de"))
    assert headline(words, OVERBID, name_of) == "Ann – Kreuz Hand: verloren"
    assert list(reasons(words, OVERBID, name_of)) == [
        "Überreizt: Spielwert 36, gereizt 46",
        "Im Skat: ♣B – mit 1 statt ohne 2",
    ]
    assert rows(OVERBID) == [
        ("Augen", "", "74 : 46"),
        ("Stiche", "", "6 : 4"),
        ("Spitzen", "mit 1", "1"),
        ("Gewinnstufe", "Spiel 2, Hand 3", "3"),
        ("Spielwert", "Kreuz 3 × 12", "36"),
        ("Reizwert", "höher als 36", "46"),
        ("Berechnet", "nächstes Vielfaches: 4 × 12", "48"),
        ("Verloren", "", "× 2"),
        ("Punkte", "", "−96"),
    ]


def test_a_game_that_is_won_with_kontra_in_bock() -> None:
    won = game(CLUBS, points=91, bid=18, tricks=8, matadors=-1, doublings=1, bock=True)
    assert rows(won, "en") == [
        ("Card points", "", "91 : 29"),
        ("Tricks", "", "8 : 2"),
        ("Matadors", "without 1", "1"),
        ("Levels", "game 2, Schneider 3", "3"),
        ("Game value", "clubs 3 × 12", "36"),
        ("Bid", "covered", "18"),
        ("Kontra", "", "× 2"),
        ("Bock", "", "× 2"),
        ("Score", "", "+144"),
    ]


def test_a_null_has_one_value() -> None:
    lost = game(NULL, bid=23, tricks=1)
    assert rows(lost)[1:] == [
        ("Spielwert", "Null", "23"),
        ("Reizwert", "erreicht", "23"),
        ("Verloren", "", "× 2"),
        ("Punkte", "", "−46"),
    ]


def test_a_null_below_the_bid_is_charged_as_another_game() -> None:
    by_game = tuple((one, 1) for one in GameType if one not in (NULL, GameType.RAMSCH))
    lost = game(NULL, bid=24, tricks=0, matadors_by_game=by_game)
    assert (
        "Berechnet",
        "billigstes Spiel, das den Reizwert deckt: Kreuz 2 × 12",
        "24",
    ) in rows(lost)
    plain = with_settings(ISKO, {"values.null_below_bid": "twice_null_value"})
    assert ("Berechnet", "der Wert des Nullspiels", "23") in rows(game(NULL, bid=24, tricks=0, rules=plain))


def test_a_game_given_up_has_no_counts_and_a_lost_hand_game_may_count_once() -> None:
    old = with_settings(ISKO, {"values.lost_hand_doubled": False})
    lost = game(
        CLUBS,
        bid=0,
        tricks=0,
        matadors=1,
        announced=Announcement(hand=True),
        ended=Ending.DECLARER_CONCEDED,
        rules=old,
    )
    assert [label for label, _, _ in rows(lost)] == [
        "Spitzen",
        "Gewinnstufe",
        "Spielwert",
        "Reizwert",
        "Verloren",
        "Punkte",
    ]
    assert rows(lost)[3] == ("Reizwert", "Kein Reizwert zu erreichen", "")


def test_a_ramsch_has_a_row_for_everybody() -> None:
    tricks = tuple((POSITIONS[number % 3], CardPoints(11 if number < 10 else 10)) for number in range(10))
    achievement = RamschAchievement(tricks=tricks, skat_points=CardPoints(10))
    result = RamschResult(
        achievement=achievement,
        settlement=settle_ramsch(ISKO.ramsch, achievement),
        trick_points=(CardPoints(44), CardPoints(33), CardPoints(33)),
        tricks=(4, 3, 3),
    )
    assert rows(result) == [
        ("Ann", "Augen 54, Stiche 4", "−54"),
        ("Bob", "Augen 33, Stiche 3", "0"),
        ("Cid", "Augen 33, Stiche 3", "0"),
    ]
    assert list(reasons(Words(messages("de")), result, name_of))[-1] == "Ann: die meisten Augen (54)"


def test_where_nobody_played_there_is_nothing_to_add_up() -> None:
    assert rows(PassedInResult()) == []
    assert list(reasons(Words(messages("de")), PassedInResult(), name_of)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_are_told_in_every_language(language: str) -> None:
    assert len(rows(OVERBID, language)) == 9
