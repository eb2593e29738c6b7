"""The outer form of a record: `(;` properties `NAME[value]` and `;)`."""

import re
from typing import Final

from vorhand.records.problems import Problem, RecordReason, quoted

SOURCE: Final = "ISS record, section 1"

Properties = tuple[tuple[str, str], ...]
"""Names and values in the order of the file."""

_OPENING: Final = re.compile(r"\s*\(\s*;\s*")
_PROPERTY: Final = re.compile(r"([A-Za-z][A-Za-z0-9]*)\[((?:[^\]\\]|\\.)*)\]\s*", re.DOTALL)
_CLOSING: Final = re.compile(r";?\s*\)\s*")
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_TO_ESCAPE: Final = re.compile(r"([\]\\])")


def parse_properties(text: str, line: int) -> tuple[Properties, tuple[Problem, ...]]:
    """The properties of a record, and what is wrong with its form."""
    opening = _OPENING.match(text)
    if opening is None:
        return (), (_bad(f"{quoted(text)} does not begin with '(;'", line),)
    properties = []
    place = opening.end()
    while match := _PROPERTY.match(text, place):
        properties.append((match[1], _ESCAPED.sub(r"\1", match[2])))
        place = match.end()
    return tuple(properties), (*_twice(properties, line), *_rest(text, place, line))


def properties_text(properties: Properties) -> str:
    """The record's line, without a newline."""
    return f"(;{''.join(f'{name}[{_escaped(value)}]' for name, value in properties)} ;)"


def _escaped(value: str) -> str:
    # A record is one line, whatever stands in it.
    return _TO_ESCAPE.sub(r"\\\1", value).replace("\n", " ").replace("\r", " ")


def _twice(properties: list[tuple[str, str]], line: int) -> tuple[Problem, ...]:
    names = [name for name, _ in properties]
    doubled = sorted({name for name in names if names.count(name) > 1})
    return tuple(
        Problem(
            reason=RecordReason.PROPERTY_TWICE,
            message=f"the property {quoted(name)} is there twice; the first one counts",
            line=line,
            path=name,
            source=SOURCE,
        )
        for name in doubled
    )


def _rest(text: str, place: int, line: int) -> tuple[Problem, ...]:
    closing = _CLOSING.match(text, place)
    if closing is None:
        return (_not_closed(text[place:], line),)
    rest = text[closing.end() :]
    return (
        (_bad(f"{quoted(rest)} follows the end of the record; one record is one line", line),) if rest else ()
    )


def _not_closed(rest: str, line: int) -> Problem:
    if "]" in rest:
        return _bad(f"{quoted(rest)} stands where a property NAME[value] or ';)' was expected", line)
    message = (
        f"the record ends in {quoted(rest)}, before its ';)'" if rest else "the record ends before its ';)'"
    )
    return Problem(reason=RecordReason.TRUNCATED, message=message, line=line, source=SOURCE)


def _bad(message: str, line: int) -> Problem:
    return Problem(reason=RecordReason.BAD_LINE, message=message, line=line, source=SOURCE)
