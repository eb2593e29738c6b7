"""Real records: all of them read, replayed, compared with what they store, and written again.

The files are no part of the project; where they are not, these tests are skipped.
"""

import gzip
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records.making import read, with_result
from vorhand.core.cards import Card
from vorhand.core.contract import GameType
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    Event,
    GameDeclared,
    Hands,
    KontraGiven,
    Passed,
    SkatPickedUp,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ramsch import RamschKind
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.match.seating import Seat, Seating
from vorhand.records import (
    DealRecord,
    EventLine,
    GameOutcome,
    Item,
    Player,
    RamschOutcome,
    RecordFormat,
    VerdictKind,
    deal_line,
    encode_records,
    iss_text,
    match_line,
    open_records,
    outcome_of,
    replay,
    verify,
)

DATA = Path(__file__).parents[3] / "shared" / "data"
FOREHAND, MIDDLEHAND, REARHAND = POSITIONS

pytestmark = pytest.mark.skipif(not DATA.is_dir(), reason="the real records are not there (../shared/data)")

FILES = pytest.mark.parametrize(("name", "count"), [("iss_games.sgf", 40), ("xskat_games.sgf.gz", 2000)])


def items_of(name: str) -> list[Item]:
    """Everything that a reader finds in a file."""
    return list(open_records(DATA / name))


@FILES
def test_every_record_agrees_in_every_field(name: str, count: int) -> None:
    verdicts = [verify(item) for item in items_of(name)]
    assert [problem.text for verdict in verdicts for problem in verdict.problems] == []
    assert Counter(verdict.kind for verdict in verdicts) == {VerdictKind.AGREE: count}


def test_the_two_oddities_are_told_with_their_reasons() -> None:
    verdicts = map(verify, items_of("iss_games.sgf"))
    remarks = {verdict.id: verdict.remarks for verdict in verdicts if verdict.remarks}
    assert {name: [remark.partition(":")[0] for remark in told] for name, told in remarks.items()} == {
        "272095": ["on the server ISS2 one defender's resignation ends the game; elsewhere it takes both"],
        "10330141": ["stopped between declaration and discard"],
    }


def test_without_the_rule_of_iss2_one_record_has_no_end() -> None:
    content = (DATA / "iss_games.sgf").read_bytes().replace(b"PC[ISS2]", b"PC[elsewhere]")
    kinds = Counter(verify(item).kind for item in read(content))
    assert kinds == {VerdictKind.AGREE: 39, VerdictKind.UNREADABLE: 1}


@FILES
def test_every_record_is_written_again_byte_by_byte(name: str, count: int) -> None:
    path = DATA / name
    content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    records = [item for item in items_of(name) if isinstance(item, DealRecord)]
    assert b"".join(encode_records(records, RecordFormat.ISS)) == content
    native = b"".join(encode_records(map(with_result, records), RecordFormat.NATIVE))
    again = [item for item in read(native) if isinstance(item, DealRecord)]
    assert [iss_text(record) for record in again] == content.decode().splitlines()
    assert Counter(verify(record).kind for record in again) == {VerdictKind.AGREE: count}


def test_the_records_are_of_the_kinds_that_their_description_counts() -> None:
    records = [item for item in items_of("xskat_games.sgf.gz") if isinstance(item, DealRecord)]
    outcomes = [outcome_of(record) for record in records]
    games = [outcome for outcome in outcomes if isinstance(outcome, GameOutcome)]
    assert (len(games), sum(game.won for game in games)) == (1980, 1603)
    declared = [event for record in records for event in record.events if isinstance(event, GameDeclared)]
    assert Counter((event.game.value, event.hand, event.ouvert) for event in declared) == {
        ("grand", False, False): 497,
        ("clubs", False, False): 447,
        ("hearts", False, False): 346,
        ("spades", False, False): 345,
        ("diamonds", False, False): 233,
        ("grand", True, False): 80,
        ("null", True, False): 19,
        ("null", True, True): 11,
        ("clubs", True, False): 1,
        ("hearts", True, False): 1,
    }


def rows(name: str) -> Iterator[dict[str, Any]]:
    """The objects of a packed file of JSON lines."""
    with gzip.open(DATA / name) as file:
        for line in file:
            yield msgspec.json.decode(line)


def cards(texts: list[str]) -> tuple[Any, ...]:
    """The cards with these texts."""
    return tuple(map(Card, texts))


def record_of(row: dict[str, Any], rules: RuleSet, before_play: list[Event]) -> DealRecord:
    """The record of a row: the deal, what comes before play, and the cards."""
    dealt = CardsDealt(Hands(*(cards(row["hands"][place.value]) for place in POSITIONS)), cards(row["skat"]))
    play = [CardPlayed(Position(by), Card(card)) for by, card in row["plays"]]
    return DealRecord(
        match=match_line(rules, table="t", seats=(Player(""), Player(""), Player(""))),
        deal=deal_line(Seating(3, Seat(2)), number=1, id=row["id"]),
        entries=tuple(EventLine(seq, event) for seq, event in enumerate([dealt, *before_play, *play])),
    )


def auction(declarer: Position, bid: int) -> list[Event]:
    """A short way to this declarer at this bid."""
    if declarer is FOREHAND:
        return [BidMade(MIDDLEHAND, bid), BidHeld(FOREHAND), Passed(MIDDLEHAND), Passed(REARHAND)]
    if declarer is MIDDLEHAND:
        return [BidMade(MIDDLEHAND, bid), Passed(FOREHAND), Passed(REARHAND)]
    return [Passed(MIDDLEHAND), BidMade(REARHAND, bid), Passed(FOREHAND)]


def test_doubled_games_score_as_they_were_scored() -> None:
    rules = with_settings(ISKO, {"kontra.who": "any_defender", "kontra.re": False})
    agreed = 0
    for row in rows("xskat_kontra.jsonl.gz"):
        declarer = Position(row["declarer"])
        before: list[Event] = [
            *auction(declarer, row["bid"]),
            SkatPickedUp(declarer, cards(row["skat"])),
            CardsDiscarded(declarer, cards(row["discard"])),
            GameDeclared(declarer, GameType(row["game"])),
            KontraGiven(declarer.next),
        ]
        record = record_of(row, rules, before)
        outcome = outcome_of(record)
        assert [problem.text for problem in replay(record).problems] == []
        assert isinstance(outcome, GameOutcome)
        assert (outcome.score, outcome.won, outcome.matadors, outcome.tricks, outcome.card_points) == (
            row["score"],
            row["won"],
            row["matadors"],
            row["tricks"],
            row["card_points"],
        )
        agreed += 1
    assert agreed == 126


def test_every_ramsch_scores_as_it_was_scored() -> None:
    ends = Counter[RamschKind]()
    for row in rows("xskat_ramsch.jsonl.gz"):
        rules = with_settings(ISKO, {"auction.all_pass": "ramsch", "ramsch.skat_to": row["skat_to"]})
        record = record_of(row, rules, [Passed(MIDDLEHAND), Passed(REARHAND), Passed(FOREHAND)])
        outcome = outcome_of(record)
        assert [problem.text for problem in replay(record).problems] == []
        assert isinstance(outcome, RamschOutcome)
        assert outcome.scores == booked(row)
        assert outcome.tricks == tuple(row["tricks"][place.value] for place in POSITIONS)
        ends[outcome.end] += 1
    assert ends == {RamschKind.LOSS: 295, RamschKind.DURCHMARSCH: 4, RamschKind.ALL_EQUAL: 1}


def booked(row: dict[str, Any]) -> tuple[int, ...]:
    """What each position was booked."""
    losers, marcher = row["losers"] or (), row["marcher"]
    amounts = dict.fromkeys(losers, -row["amount"]) | dict.fromkeys([marcher], 120)
    return tuple(amounts.get(place.value, 0) for place in POSITIONS)
