"""Single options as text: `kontra.who=any_defender`, and what an option allows.

What an option allows is read off the rule set's own types, so there is no second list of options.
"""

import json
import reprlib
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from vorhand.core.errors import RuleSetError
from vorhand.core.rules.ruleset import RuleSet

_TYPES: Final[dict[str, Any]] = {
    f"{section.name}.{option.name}": option.type
    for section in msgspec.structs.fields(RuleSet)
    for option in msgspec.structs.fields(section.type)
}

SECTIONS: Final = tuple(section.name for section in msgspec.structs.fields(RuleSet))
"""The sections of a rule set."""

_WORDS: Final[dict[Any, str]] = {bool: "true or false", str: 'a decimal text such as "0.10"'}


def parse_setting(text: str) -> tuple[str, Any]:
    """The dotted key and the value of `key=value`, ready for `with_settings`.

    A value is a bare word, a TOML or a JSON literal; names in a list may simply be separated by commas:
    `bock.triggers=lost_with_60,kontra_re`. Raises `RuleSetError` for text without `=`, an unknown key or a
    value that the option does not allow.
    """
    key, equals, literal = (part.strip() for part in text.partition("="))
    if not equals:
        raise RuleSetError(
            f"{reprlib.repr(text)} is no setting; write section.key=value, as in kontra.re=false"
        )
    value = _typed(_literal(literal), literal, option_type(key))
    check_value(key, value)
    return key, value


def check_value(key: str, value: Any) -> None:
    """Nothing, if the option `key` takes such a `value`; else raises `RuleSetError` with what is allowed.

    Whether a decimal text is sound and whether options exclude each other is seen when the rule set is made.
    """
    kind = option_type(key)
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        allowed = allowed_values(key)
        raise RuleSetError(f"{key} = {reprlib.repr(value)} is not allowed; allowed: {allowed}") from error


def allowed_values(key: str) -> str:
    """What the option `key` may be set to, in words for developers: `one of passed_in, ramsch, redeal`.

    Raises `RuleSetError` for an unknown key.
    """
    return _allowed(option_type(key))


def option_type(key: str) -> Any:
    """The type that the rule set declares for the option `key`. Raises `RuleSetError` for an unknown key."""
    if key in _TYPES:
        return _TYPES[key]
    raise RuleSetError(f"unknown option {reprlib.repr(key)}{did_you_mean(key, tuple(_TYPES))}")


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """` (did you mean ...?)` with the nearest of the `known` words, or nothing when none is near."""
    near = get_close_matches(word, known, n=3)
    return f" (did you mean {' or '.join(near)}?)" if near else ""


def _literal(text: str) -> Any:
    """The value written as TOML or JSON, or the text itself. Decimals stay text: money is never a float."""
    try:
        [value] = tomllib.loads(f"value = {text}", parse_float=str).values()
        return value
    except (ValueError, RecursionError):
        pass
    try:
        return json.loads(text, parse_float=str)
    except (ValueError, RecursionError):
        return text


def _typed(value: Any, text: str, kind: Any) -> Any:
    """`value` in the shape that an option of type `kind` takes; `text` is how it was written."""
    if kind is str:
        return value if isinstance(value, str) else text
    if get_origin(kind) is not tuple:
        return value
    if isinstance(value, str):
        return [name.strip() for name in value.split(",")] if value else []
    return [_texts(row) for row in value] if isinstance(value, list) else value


def _texts(row: Any) -> Any:
    return {key: str(number) for key, number in row.items()} if isinstance(row, dict) else row


def _allowed(kind: Any) -> str:
    if kind in _WORDS:
        return _WORDS[kind]
    if get_origin(kind) is Literal:
        return f"one of {_names(kind)}"
    if get_origin(kind) is tuple:
        return _allowed_list(get_args(kind)[0])
    bounds: Meta = kind.__metadata__[0]
    return f"a whole number {bounds.ge}..{bounds.le}"


def _allowed_list(item: Any) -> str:
    if get_origin(item) is Literal:
        return f"a list of {_names(item)}"
    fields = ", ".join(f'{field.encode_name} = "..."' for field in msgspec.structs.fields(item))
    return f"a list of tables {{{fields}}} with decimal texts"


def _names(kind: Any) -> str:
    return ", ".join(str(name) for name in get_args(kind))
