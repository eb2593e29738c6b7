"""The messages of one language, read on first use, and the choice of the language."""

import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vorhand.core.errors import SkatError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("de", "en", "pl", "uk", "ru", "el")
"""The languages that have a catalogue, German first as the game's own."""

DEFAULT_LANGUAGE: Final = "en"

LONGEST_ARGUMENT: Final = 2000
"""Characters; Fluent itself refuses more than 2500."""

FORMATTED: Final = 2048
"""Messages with what was filled in that are kept for the next time, for each language."""

_ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_OWN_VARIABLE: Final = "VORHAND_LANG"


class MessageError(SkatError, LookupError):
    """A message that does not exist, or one that was not given what it needs: a mistake of the program."""


class UnknownLanguage(SkatError, ValueError):
    """The name of a language that has no catalogue."""


class Messages:
    """The messages of one language. Get it from `messages`, which reads each catalogue once."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._unread = {path.name: path.read_text("utf-8") for path in catalogue_files(language)}
        self._plain = {
            match[1]: match[2] for source in self._unread.values() for match in _PLAIN.finditer(source)
        }
        # By type too: 1, True and Decimal(1) are equal and read differently.
        self._filled = lru_cache(FORMATTED, typed=True)(self._formatted)

    def text(self, key: str, /, **arguments: str | int | Decimal) -> str:
        """The message called `key` with its arguments filled in.

        An underscore in the key stands for a dash, so values of enums and options can be put in as they
        are. Whole numbers are grouped as the language has it; pass a text where that is not wanted. Raises
        `MessageError` for a message that does not exist and for an argument that is missing. An argument of
        more than `LONGEST_ARGUMENT` characters is cut.
        """
        name = key.replace("_", "-")
        return self._plain[name] if name in self._plain else self._filled(name, **arguments)

    def _formatted(self, key: str, /, **arguments: str | int | Decimal) -> str:
        pattern = self._message(key).value
        if pattern is None:
            raise MessageError(f"message {key!r} in {self.language!r} has no text")
        bounded = {name: _cut(argument) for name, argument in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, bounded)
        if problems:
            raise MessageError(f"message {key!r} in {self.language!r}: {problems[0]}")
        return str(text)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Imported here because it takes longer than all else that a short command does.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _message(self, key: str) -> "Message":
        if not self._bundle.has_message(key):
            self._read_file_with(key)
        return self._bundle.get_message(key)

    def _read_file_with(self, key: str) -> None:
        from fluent.runtime import FluentResource

        entry = re.compile(rf"^{re.escape(key)} *=", re.MULTILINE)
        for name, source in self._unread.items():
            if entry.search(source):
                self._bundle.add_resource(FluentResource(source))
                del self._unread[name]
                return
        raise MessageError(f"there is no message {key!r} in {self.language!r}")


def _cut(argument: str | int | Decimal) -> str | int | Decimal:
    if not isinstance(argument, str) or len(argument) <= LONGEST_ARGUMENT:
        return argument
    return f"{argument[: LONGEST_ARGUMENT - 1]}…"


_PLAIN: Final = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]*)$(?!\n[ \t])", re.MULTILINE)
"""A message on one line with nothing to fill in: it says what stands there, and needs no Fluent."""


@cache
def messages(language: str) -> Messages:
    """The messages of `language`, one of `LANGUAGES`. Raises `UnknownLanguage`."""
    return Messages(_known(language))


def choose_language(name: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: `name` if given, else the one that the environment asks for, else English.

    `VORHAND_LANG` goes before `LC_ALL`, `LC_MESSAGES` and `LANG`; the first that is set decides, and
    `de_DE.UTF-8` means `de`. Raises `UnknownLanguage` if `name` or `VORHAND_LANG` asks for a language that
    has no catalogue; the other variables are not ours, and what they name beyond `LANGUAGES` means English.
    """
    wanted = name or environment.get(_OWN_VARIABLE)
    if wanted:
        return _known(_code(wanted))
    locale = next((environment[variable] for variable in _ENVIRONMENT if environment.get(variable)), "")
    return _code(locale) if _code(locale) in LANGUAGES else DEFAULT_LANGUAGE


def catalogue_files(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return sorted((Path(__file__).parent / "locales" / language).glob("*.ftl"))


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return language


def _code(locale: str) -> str:
    return re.split(r"[_.@-]", locale, maxsplit=1)[0].lower()
