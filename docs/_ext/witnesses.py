"""For each rule option a conformance vector whose answer depends on it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from vorhand.conformance.vectors import Vector, check
from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import settings_of, with_settings
from vorhand.presets import load_preset
from vorhand.presets.settings import option_type

VECTORS: Final = Path(__file__).parents[2] / "spec" / "vectors"

OTHER_NUMBERS: Final = (0, 1, 2, 5, 30, 100)
OTHER_TEXTS: Final = ("0", "0.03", "1.00")
OTHER_ROWS: Final[tuple[list[dict[str, str]], ...]] = ([], [{"from": "0", "percent": "50"}])


@cache
def witness(key: str) -> str | None:
    """The id of the first vector that would be answered otherwise at another value of `key`; None if none."""
    named_first = sorted(_vectors(), key=lambda vector: key not in vector.rules.set)
    return next((vector.id for vector in named_first if _depends(vector, key)), None)


@cache
def _vectors() -> tuple[Vector, ...]:
    lines = [line for path in sorted(VECTORS.glob("*.jsonl")) for line in path.read_bytes().splitlines()]
    vectors = (msgspec.json.decode(line, type=Vector) for line in lines)
    return tuple(vector for vector in vectors if vector.kind != "rules")


def _depends(vector: Vector, key: str) -> bool:
    """Whether the vector, which passes as it is, fails with some other value of the option."""
    rules = with_settings(load_preset(vector.rules.preset), vector.rules.set)
    for value in _others(key, settings_of(rules)[key]):
        settings = {**vector.rules.set, key: value}
        try:
            with_settings(load_preset(vector.rules.preset), settings)
        except RuleSetError:
            continue
        changed = msgspec.structs.replace(vector, rules=msgspec.structs.replace(vector.rules, set=settings))
        if not check(changed, vector.id).passed:
            return True
    return False


def _others(key: str, value: Any) -> Iterator[Any]:
    for other in _values(option_type(key)):
        if other != value:
            yield other


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (True, False)
    if kind is str:
        return OTHER_TEXTS
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        return ([], *([name] for name in get_args(item))) if get_origin(item) is Literal else OTHER_ROWS
    return OTHER_NUMBERS
