"""`vorhand review`, as a user runs it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Runs
from tests.cli.program import documents
from tests.records.making import with_result
from tests.unit.review.deals import (
    NOBODY_PLAYS,
    WITH_KONTRA,
    WITH_RAMSCH,
    Log,
    dealt_to,
    doubled,
    hand_game,
    played,
)
from vorhand.core.commands import Double
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.i18n import LANGUAGES
from vorhand.match.seating import Seat, Seating
from vorhand.records import DealRecord, EventLine, Player, deal_line, encode_deal, match_line
from vorhand.review import DealReview

DEALT = dealt_to("CJ SJ CA CT CK C9 SA ST HA HT", "HJ DJ CQ SK SQ HK HQ DA DK D9", "DT DQ")
NOTE = "What is best with all cards open is not always a mistake"
PLAYERS = ("North", "East", "South")


def record_of(log: Log, rules: RuleSet = ISKO) -> bytes:
    """A file with one finished deal."""
    record = DealRecord(
        match=match_line(rules, table="t", seats=tuple(Player(name) for name in PLAYERS), preset="isko"),
        deal=deal_line(Seating(3, Seat(2)), number=1, id="one", ramsch_round=False, bock=False),
        entries=tuple(EventLine(seq, event) for seq, event in enumerate(log.events)),
    )
    return encode_deal(with_result(record), after=None)


def reviews(text: str) -> dict[str, DealReview]:
    return {line["deal"]: msgspec.convert(line["review"], DealReview) for line in documents(text)}


def doubled_to_the_end() -> bytes:
    """Kontra and Re, and all cards played."""
    calls = ((Position.MIDDLEHAND, Double(Doubling.KONTRA)), (Position.FOREHAND, Double(Doubling.RE)))
    return record_of(doubled(DEALT, GameType.CLUBS, *calls, most=30), WITH_KONTRA)


@pytest.fixture(scope="module")
def turned() -> bytes:
    """Clubs played by chance, in which the game turned more than once."""
    return record_of(hand_game(GameType.CLUBS, Random(3)))


def test_a_review_is_one_page(run: Runs, turned: bytes) -> None:
    done = run("review", "-", "--lang", "en", "--worlds", "2", typed=turned)
    assert (done.code, done.err) == (0, "")
    [review] = reviews(run("review", "-", "--json", "--worlds", "2", typed=turned).out).values()
    lines = done.out.splitlines()
    order = ["Deal one", "Declarer:", "Calls:", " Trick ", "What turned", " Player ", NOTE]
    places = [next(n for n, line in enumerate(lines) if line.startswith(word)) for word in order]
    assert places == sorted(places)
    rows = lines[places[3] + 2 : places[3] + 2 + 30]
    assert [row.split()[0] for row in rows[::3]] == [str(trick) for trick in range(1, 11)]
    for row, card in zip(rows, review.cards, strict=True):
        assert card.open is not None
        assert f" {card.open.points} " in row
        assert not card.open.loss or f" −{card.open.loss} " in row
    assert len(review.turning()) > 0
    for card in review.turning():
        assert "◆" in rows[card.index] or "●" in rows[card.index]
        assert any(line.startswith(("◆", "●")) and f"Trick {card.trick}," in line for line in lines)
    assert sum("◆" in row or "●" in row for row in rows) == len(review.turning())
    assert [line.split()[0] for line in lines[places[5] + 2 :][:3]] == list(PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_every_language(run: Runs, turned: bytes, language: str) -> None:
    passed = record_of(played(DEALT, NOBODY_PLAYS, Random(0)))
    ramsch = record_of(played(DEALT, NOBODY_PLAYS, Random(0), rules=WITH_RAMSCH), WITH_RAMSCH)
    null = record_of(hand_game(GameType.NULL, Random(0), dealt=DEALT))
    for content in (turned, passed, ramsch, null, doubled_to_the_end()):
        done = run("review", "-", "--worlds", "1", "--lang", language, typed=content)
        assert (done.code, done.err) == (0, "")
        assert done.out
    assert run("review", "--help", "--lang", language).code == 0


def test_doublings_are_right_for_the_side_that_wins(run: Runs) -> None:
    out = run("review", "-", "--lang", "en", "--worlds", "0", typed=doubled_to_the_end()).out
    assert "East: Kontra! – wrong with all cards open: won" in out
    assert "North: Re! – right with all cards open: won" in out


def test_deals_without_a_declarer_say_what_there_is_instead(run: Runs) -> None:
    passed = record_of(played(DEALT, NOBODY_PLAYS, Random(0)))
    out = run("review", "-", "--lang", "en", typed=passed).out
    assert "No game was played, so there are no cards to review, only the calls." in out
    assert "North: pass at 18" in out
    assert "Trick" not in out
    ramsch = record_of(played(DEALT, NOBODY_PLAYS, Random(0), rules=WITH_RAMSCH), WITH_RAMSCH)
    out = run("review", "-", "--lang", "en", typed=ramsch).out
    assert "A Ramsch is not reviewed by cards" in out
    assert "Taken: F/M/R" in out
    assert NOTE not in out


def test_reviews_as_json_are_those_of_the_package(run: Runs, match_file: Path) -> None:
    done = run("review", match_file, "--json", "--worlds", "1")
    assert (done.code, done.err) == (0, "")
    found = reviews(done.out)
    assert list(found) == ["1", "2", "3", "4"]
    assert all(review.contract and review.remainder is None for review in found.values())
    again = run("review", match_file, "--deal", "3", "--json", "--worlds", "1")
    assert reviews(again.out) == {"3": found["3"]}


def test_one_position_is_judged_alone(run: Runs, turned: bytes) -> None:
    out = run("review", "-", "--json", "--position", "middlehand", "--worlds", "1", typed=turned).out
    [review] = reviews(out).values()
    assert {call.by.value for call in review.calls} == {"middlehand"}
    assert {card.by.value for card in review.cards if card.seen} == {"middlehand"}
    assert [tally.by.value for tally in review.tallies] == ["middlehand"]
    told = run("review", "-", "--lang", "en", "--position", "middlehand", "--worlds", "1", typed=turned).out
    assert "East: pass at 18" in told
    assert "North: 18?" not in told


def test_a_review_that_runs_out_of_time_says_what_is_missing(run: Runs, turned: bytes) -> None:
    done = run("review", "-", "--lang", "en", "--seconds", "0.001", typed=turned)
    assert done.code == 0
    assert "The time was up. Not reviewed: cards " in done.out


def test_a_deal_that_is_not_there_is_an_error(run: Runs, match_file: Path) -> None:
    done = run("review", match_file, "--deal", "77", "--lang", "en")
    assert done == (2, "", f"Error: {match_file} has no deal 77.\n")


def test_a_deal_that_still_runs_is_not_reviewed(run: Runs, turned: bytes) -> None:
    lines = turned.splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if json.loads(line).get("line") == "event")
    done = run("review", "-", "--lang", "en", typed=b"".join(lines[: last - 3]))
    assert (done.code, done.out) == (2, "")
    assert done.err == "Deal one is not over, so it is not reviewed.\n"


def changed(content: bytes, change: dict[str, Any]) -> bytes:
    """The record with another first card."""
    lines = [json.loads(line) for line in content.splitlines()]
    card = next(line for line in lines if line.get("event", {}).get("event") == "card_played")
    card["event"] |= change
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"no record\n", "begins neither a JSON line nor an ISS record"),
        (b'{"line":"match"}\n', "line 1"),
    ],
)
def test_what_is_no_record_is_an_error(run: Runs, content: bytes, words: str) -> None:
    done = run("review", "-", typed=content)
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_a_card_that_was_not_legal_is_named(run: Runs, turned: bytes) -> None:
    done = run("review", "-", typed=changed(turned, {"card": "D7"}))
    assert (done.code, done.out) == (2, "")
    assert "event 5: " in done.err
    assert "D7" in done.err


def test_a_match_without_deals_says_so(run: Runs, turned: bytes) -> None:
    done = run("review", "-", "--lang", "en", typed=turned.splitlines(keepends=True)[0])
    assert done == (2, "", "Error: - holds no deal.\n")
