"""One line of our own format: encoding, decoding, what is refused and how the refusal reads."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.records.making import played
from vorhand.core.cards import Card
from vorhand.core.errors import RecordError
from vorhand.core.events import CardPlayed
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO, digest
from vorhand.records import EventLine, Player, Problem, decode_line, encode_deal, encode_line, match_line
from vorhand.records.decode import decoded_or_problem
from vorhand.records.schema import schema_text
from vorhand.records.upcast import is_known, upcast

SPEC = Path(__file__).parents[2] / "spec"
EVENT = b'{"line":"event","seq":3,"event":{"event":"card_played","by":"forehand","card":"CJ"}}\n'
MATCH = encode_line(match_line(ISKO, table="t", seats=(Player("a"), Player("b"), Player("c"))))


def test_an_event_line_is_encoded_as_the_description_says() -> None:
    assert encode_line(EventLine(3, CardPlayed(Position.FOREHAND, Card.CJ))) == EVENT


def test_a_match_line_carries_every_option_and_the_digest() -> None:
    line = json.loads(MATCH)
    assert (line["line"], line["format"], line["version"]) == ("match", "vorhand", 1)
    assert line["rules"]["values"]["null"] == 23
    assert line["digest"] == digest(ISKO)


def test_every_line_of_a_deal_comes_back_as_it_was() -> None:
    from random import Random

    for line in encode_deal(played(ISKO, Random(1))).splitlines(keepends=True):
        assert encode_line(decode_line(line, 1)) == line


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"", "line 7: Input data was truncated"),
        (b"[]", "line 7: Expected `object`, got `array`"),
        (b"\x00\x01", "malformed"),
        (b'{"line":"move"}', "allowed: match, deal, event, note, sealed, result"),
        (EVENT.replace(b"card_played", b"card_thrown"), "allowed: shuffle_committed,"),
        (EVENT.replace(b"CJ", b"XJ"), "$.event.card: Invalid enum value 'XJ'; allowed: C7..DA"),
        (EVENT.replace(b"forehand", b"north"), "allowed: forehand, middlehand, rearhand"),
        (EVENT.replace(b'"seq":3', b'"seq":"3"'), "$.seq: Expected `int`, got `str`"),
        (EVENT.replace(b'"seq":3', b'"seq":-1'), "$.seq: Expected `int` >= 0"),
        (EVENT.replace(b'"seq":3', b'"seq":' + b"9" * 400), "$.seq"),
        (EVENT.replace(b'"seq":3', b'"seq":3,"more":1'), "unknown field `more`"),
        (EVENT.replace(b"CJ", b"\xff"), "no UTF-8 text"),
        (b'{"line":"event","seq":0,"event":' + b"[" * 100_000, "line 7"),
        (b'{"line":' + b'{"a":' * 100_000, "line 7"),
        (MATCH.replace(b'"version":1', b'"version":2'), "version 2 of the format is not known"),
        (MATCH.replace(b'"version":1', b'"version":-1'), "version -1 of the format is not known"),
        (MATCH.replace(b'"version":1', b'"version":"1"'), "$.version: Expected `int`"),
        (MATCH.replace(b'"who":"nobody"', b'"who":"all"'), "$.rules.kontra.who"),
        (MATCH.replace(b'"hirsch":false', b'"hirsch":true'), "Hirsch answers Supra"),
    ],
)
def test_a_bad_line_is_refused_with_place_and_reason(line: bytes, told: str) -> None:
    with pytest.raises(RecordError) as refusal:
        decode_line(line, 7)
    assert told in str(refusal.value)
    assert len(str(refusal.value)) < 1200


def test_lines_of_an_older_version_are_brought_up_step_by_step() -> None:
    def to_1(line: dict[str, Any]) -> dict[str, Any]:
        event = {"event": "card_played", "by": line["who"], "card": line["card"]}
        return {"line": "event", "seq": line["n"], "event": event}

    def to_0(line: dict[str, Any]) -> dict[str, Any]:
        return {**line, "n": line["n"] - 1}

    upcasters = {-1: to_0, 0: to_1}
    old = b'{"n":4,"who":"forehand","card":"CJ"}'
    assert decoded_or_problem(old, 1, version=-1, upcasters=upcasters) == decode_line(EVENT, 1)


def test_a_version_without_a_way_to_the_present_one_is_unknown() -> None:
    def keep(line: dict[str, Any]) -> dict[str, Any]:
        return line

    assert is_known(0, current=2, upcasters={0: keep, 1: keep})
    assert not is_known(0, current=2, upcasters={0: keep})
    assert not is_known(3, current=2, upcasters={})
    assert isinstance(decoded_or_problem(EVENT, 1, version=0), Problem)
    assert upcast({"a": 1}, version=2, to=2) == {"a": 1}


def test_the_schema_file_is_the_one_that_the_types_make() -> None:
    assert (SPEC / "record.schema.json").read_text("utf-8") == schema_text()


def test_the_examples_of_the_description_can_be_read() -> None:
    text = (SPEC / "record-format.md").read_text("utf-8")
    [examples] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    lines = [decode_line(line.encode(), number) for number, line in enumerate(examples.splitlines(), 1)]
    assert [type(line).__name__ for line in lines] == [
        "DealLine",
        "EventLine",
        "EventLine",
        "NoteLine",
        "ResultLine",
    ]


def test_the_description_names_every_event_note_and_outcome() -> None:
    text = (SPEC / "record-format.md").read_text("utf-8")
    schema = json.loads(schema_text())["$defs"]
    names = {
        tag
        for definition in schema.values()
        for field in ("event", "kind")
        for tag in definition.get("properties", {}).get(field, {}).get("enum", ())
    }
    assert len(names) > 35
    assert {name for name in names if f"`{name}`" not in text} == set()
