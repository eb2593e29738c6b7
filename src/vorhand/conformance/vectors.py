"""Reading conformance vectors, running them, comparing answers."""

from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import msgspec

from vorhand.conformance import deal_level, match_level, shuffle_level
from vorhand.core.errors import RuleSetError, SkatError
from vorhand.core.rules.ruleset import RuleSet, with_settings
from vorhand.presets import load_preset

Json = dict[str, Any]

LONGEST_LINE = 1 << 20
"""Bytes; no vector is anywhere near as long."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule set that a vector is about."""

    preset: str
    set: dict[str, Any] = {}


class Vector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One conformance case, as written."""

    id: str
    kind: str
    rules: Rules
    in_: Json = msgspec.field(name="in")
    out: Json
    source: str = ""
    note: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What came of one vector."""

    id: str
    passed: bool
    expected: Any
    got: Any
    where: str


RUNNERS: dict[str, Callable[[Json, RuleSet], Json]] = {
    "settle": deal_level.run_settle,
    "matadors": deal_level.run_matadors,
    "auction": deal_level.run_auction,
    "legal": deal_level.run_legal,
    "trick": deal_level.run_trick,
    "values": deal_level.run_values,
    "declare": deal_level.run_declare,
    "kontra": deal_level.run_kontra,
    "ramsch": deal_level.run_ramsch,
    "claim": deal_level.run_claim,
    "deal": deal_level.run_deal,
    "list": match_level.run_list,
    "match_end": match_level.run_match_end,
    "bock_schedule": match_level.run_bock_schedule,
    "stakes": match_level.run_stakes,
    "rules": match_level.run_rules,
    "shuffle": shuffle_level.run_shuffle,
}
"""The code under test for each kind of vector whose rule set is sound; `rules` vectors are about the
rule set.
"""


def check_lines(stream: BinaryIO, name: str) -> Iterator[Outcome]:
    """The outcome of every vector of a file; a line that is no vector is a failed outcome that says why."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        where = f"{name}:{number}"
        if len(line) > LONGEST_LINE:
            yield Outcome(
                where, False, "a vector", f"a line of more than {LONGEST_LINE} bytes; stopped reading", where
            )
            return
        if line.strip():
            yield _check_line(line, where)


def check(vector: Vector, where: str) -> Outcome:
    """The outcome of one vector."""
    got = _answer(vector)
    return Outcome(vector.id, _same(vector, got), vector.out, got, where)


def _check_line(line: bytes, where: str) -> Outcome:
    try:
        vector = msgspec.json.decode(line, type=Vector)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Outcome(where, False, "a vector", f"unreadable: {error}", where)
    return check(vector, where)


def _answer(vector: Vector) -> Any:
    runner = RUNNERS.get(vector.kind)
    if runner is None:
        return f"unknown kind {vector.kind!r}; known: {', '.join(RUNNERS)}"
    try:
        rules = with_settings(load_preset(vector.rules.preset), vector.rules.set)
    except RuleSetError as error:
        return {"bad_rules": True} if vector.kind == "rules" else f"bad rules: {error}"
    try:
        # Through JSON, so that tuples and lists, and whole numbers of any type, compare by what a file
        # would hold.
        return msgspec.json.decode(msgspec.json.encode(runner(vector.in_, rules)))
    except _UNUSABLE as error:
        return f"unusable input: {type(error).__name__}: {error}"


_UNUSABLE = (SkatError, LookupError, TypeError, AttributeError, ValueError, ArithmeticError, MemoryError)
"""What a runner may die of: a vector can hold anything, and what cannot be used is shown as its answer."""


def _same(vector: Vector, got: Any) -> bool:
    if vector.kind == "legal" and isinstance(got, dict):
        return _as_sets(got) == _as_sets(vector.out)
    return bool(got == vector.out)


def _as_sets(answer: Json) -> dict[str, Any]:
    """An answer whose lists of texts may stand in any order."""
    return {
        key: frozenset(value)
        if isinstance(value, list) and all(isinstance(one, str) for one in value)
        else value
        for key, value in answer.items()
    }
