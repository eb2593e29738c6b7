"""The six catalogues: the same messages with the same arguments, and what the program asks of them."""

import re
import unicodedata
from functools import cache

import pytest

from tests.unit.i18n.catalogue_source import Entry, calls, entries, needed_categories, words
from vorhand import players
from vorhand.arena.deals import MoveKind, Role
from vorhand.cli.commands.bench import RulesFigures
from vorhand.cli.commands.replay import NOTES_TOLD
from vorhand.conformance import positions
from vorhand.i18n import LANGUAGES
from vorhand.i18n.families import (
    ACTIONS,
    ARENA_MOVES,
    ARENA_ROLES,
    FIGURES,
    LEVELS,
    NOTES,
    OUTLOOKS,
    PRESETS,
    ROLES,
    SOURCES,
    STOPS,
    families,
)
from vorhand.presets import preset_names
from vorhand.presets.sources import SOURCE_WORDS
from vorhand.review import Outlook, Stopped

ENGLISH = "en"
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)

GRAMMAR = frozenset({"rank"})
"""Arguments that are there for agreement alone, so a language without it does not need them."""

SCRIPTS = {"de": "LATIN", "en": "LATIN", "pl": "LATIN", "uk": "CYRILLIC", "ru": "CYRILLIC", "el": "GREEK"}
QUOTES = {
    "de": ("„", "“"),
    "en": ("“", "”"),
    "pl": ("„", "”"),
    "uk": ("«", "»"),
    "ru": ("«", "»"),
    "el": ("«", "»"),
}
FOREIGN_LETTERS = {"uk": "ёъыэ", "ru": "іїєґ"}


@cache
def catalogue(language: str) -> dict[str, Entry]:
    return entries(language)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    places = {key: entry.file for key, entry in catalogue(language).items()}
    assert places == {key: entry.file for key, entry in catalogue(ENGLISH).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments_in_a_message(language: str) -> None:
    differing = {
        key: sorted(entry.arguments ^ catalogue(ENGLISH)[key].arguments)
        for key, entry in catalogue(language).items()
        if (entry.arguments ^ catalogue(ENGLISH)[key].arguments) - GRAMMAR
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_of_their_own_file_only(language: str) -> None:
    own = catalogue(language)
    astray = {
        key: entry.references
        for key, entry in own.items()
        if any(name not in own or own[name].file != entry.file for name in entry.references)
    }
    assert astray == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_number_have_every_plural_of_the_language(language: str) -> None:
    needed = needed_categories(language)
    wrong = {
        key: sorted(categories)
        for key, entry in catalogue(language).items()
        for categories in entry.plurals
        if categories != needed
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_with_a_plural_in_english_have_one_everywhere(language: str) -> None:
    for key, entry in catalogue(language).items():
        assert len(entry.plurals) >= len(catalogue(ENGLISH)[key].plurals), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_scripts_or_is_in_a_foreign_one(language: str) -> None:
    allowed = {"LATIN", SCRIPTS[language]}
    for key, text in _texts(language):
        for word in re.findall(r"[^\W\d_]+", text):
            scripts = {unicodedata.name(letter).split()[0] for letter in word}
            assert len(scripts) == 1, f"{key}: {word} mixes {scripts}"
            assert scripts <= allowed, f"{key}: {word} is {scripts}"
        assert not set(text.casefold()) & set(FOREIGN_LETTERS.get(language, "")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_with_the_marks_of_the_language(language: str) -> None:
    foreign = set("„“”«»'\"") - set(QUOTES[language])
    for key, text in _texts(language):
        assert not set(text) & foreign, f"{key}: {text}"
        assert not re.search(r"\S  +\S", text), f"{key}: two blanks in {text!r}"
        if not key.startswith("typed-"):
            assert not re.search(r"\S [,.;:!?](?!\S)", text.replace("0 : 0", "")), (
                f"{key}: a blank before a mark in {text!r}"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_with_a_full_stop_where_they_do_in_english(language: str) -> None:
    for key, entry in catalogue(language).items():
        if key.startswith(("column-", "pages-list-")):
            continue  # abbreviations
        ends = catalogue(ENGLISH)[key].text.rstrip().endswith(".")
        assert entry.text.rstrip().endswith(".") is ends, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_help_quotes_can_be_typed(language: str) -> None:
    known = {word for action in ACTIONS for word in _typed(language, action)}
    opening, closing = QUOTES[language]
    for key, text in _texts(language):
        if key.startswith("help-"):
            quoted = set(re.findall(f"{opening}(.+?){closing}", text))
            assert quoted <= known, f"{key}: {sorted(quoted - known)} cannot be typed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "together",
    [
        ("yes", "no", "help", "list", "last", "quit"),
        ("yes", "pass", "help", "list", "last", "quit"),
        ("skat", "hand", "push", "help", "list", "last", "quit"),
        ("knock", "jungfrau", "nothing", "help", "list", "last", "quit"),
        ("schneider", "schwarz", "ouvert", "spitze", "revolution", "nothing", "help", "list", "last", "quit"),
        ("rest", "concede", "open", "gift", "kontra", "schneider", "schwarz", "help", "list", "last", "quit"),
        ("kontra", "re", "supra", "hirsch", "yes", "nothing", "help", "list", "last", "quit"),
        ("back", "quit", "help"),
        ("grand", "null", "help", "list", "last", "quit"),
    ],
)
def test_words_asked_for_together_differ(language: str, together: tuple[str, ...]) -> None:
    every = [word for action in together for word in _typed(language, action) | _typed(ENGLISH, action)]
    assert len(every) == len(set(every)), sorted(word for word in every if every.count(word) > 1)


def test_every_member_of_a_family_has_a_message() -> None:
    missing = {
        pattern: [key for key in keys if key not in catalogue(ENGLISH)]
        for pattern, keys in families().items()
    }
    assert {pattern: keys for pattern, keys in missing.items() if keys} == {}


def test_the_families_list_what_the_packages_above_offer() -> None:
    assert preset_names() == PRESETS
    assert SOURCE_WORDS == SOURCES
    assert players.LEVELS == LEVELS
    assert tuple(note.value for note in NOTES_TOLD) == NOTES
    assert tuple(role.value for role in Role) == ARENA_ROLES
    assert tuple(role.value for role in positions.Role) == ROLES
    assert tuple(kind.value for kind in MoveKind) == ARENA_MOVES
    assert tuple(outlook.value for outlook in Outlook) == OUTLOOKS
    assert tuple(why.value for why in Stopped) == STOPS
    assert RulesFigures.__struct_fields__ == (*FIGURES, "machine")


def test_the_source_asks_for_known_messages_only() -> None:
    known = catalogue(ENGLISH).keys() | families().keys()
    unknown = [f"{call.where}: {call.key}" for call in calls() if call.key not in known]
    assert unknown == []


def test_the_source_gives_every_message_its_arguments() -> None:
    wrong = []
    for call in calls():
        needed = _arguments(call.key)
        if call.arguments is not None and call.arguments != needed and call.key in catalogue(ENGLISH):
            wrong.append(f"{call.where}: {call.key} needs {sorted(needed)}, gets {sorted(call.arguments)}")
        if call.arguments is not None and call.key in families() and not needed <= call.arguments:
            wrong.append(f"{call.where}: {call.key} needs {sorted(needed)}, gets {sorted(call.arguments)}")
    assert wrong == []


def test_every_family_is_used() -> None:
    assert [pattern for pattern in families() if pattern not in words()] == []


def test_every_message_is_used() -> None:
    assert unused() == []


def unused() -> list[str]:
    """The keys that nothing in the source names, in whole or through a family; not the page’s own."""
    named = words()
    through_families = {key for pattern, keys in families().items() if pattern in named for key in keys}
    ours = {key for key, entry in catalogue(ENGLISH).items() if not entry.file.startswith("web-")}
    return sorted(ours - named - through_families)


def _arguments(key: str) -> frozenset[str]:
    members = families().get(key, (key,))
    return frozenset(name for member in members for name in catalogue(ENGLISH)[member].arguments)


def _texts(language: str) -> list[tuple[str, str]]:
    """The key of each message with what stands behind the equals sign, with 0 for each argument."""
    return [(key, _spoken(entry.text)) for key, entry in catalogue(language).items()]


def _spoken(source: str) -> str:
    text = source.partition("=")[2]
    choices = re.sub(r"\{[^{}]*->|\*?\[\w+\]|^ +\}$", "", text, flags=re.MULTILINE)
    return re.sub(r"\{[^{}]*\}", "0", choices)


def _typed(language: str, action: str) -> set[str]:
    return set(catalogue(language)[f"typed-{action}"].text.partition("=")[2].split())
