"""Getting one message, and choosing the language."""

from decimal import Decimal

import pytest

from vorhand.core.errors import Reason, SkatError
from vorhand.i18n import LANGUAGES, MessageError, Messages, UnknownLanguage, choose_language, messages
from vorhand.i18n.catalogue import LONGEST_ARGUMENT, catalogue_files
from vorhand.i18n.families import families


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Überreizt: Spielwert 33, gereizt 36"),
        ("en", "Overbid: the game is worth 33, the bid was 36"),
        ("pl", "Przelicytowane: wartość gry 33, wylicytowano 36"),
        ("uk", "Перебір: вартість гри 33, заявлено 36"),
        ("ru", "Перебор: стоимость игры 33, заявлено 36"),
        ("el", "Υπερβολή: αξία παιχνιδιού 33, προσφορά 36"),
    ],
)
def test_a_message_is_filled_in(language: str, text: str) -> None:
    assert messages(language).text("loss-overbid", value=33, bid=36) == text


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("de", 1, "1 Punkt"),
        ("de", 2, "2 Punkte"),
        ("en", 1, "1 point"),
        ("en", -1, "-1 point"),
        ("en", 0, "0 points"),
        ("pl", 1, "1 punkt"),
        ("pl", 2, "2 punkty"),
        ("pl", 5, "5 punktów"),
        ("pl", 12, "12 punktów"),
        ("pl", 21, "21 punktów"),
        ("pl", 22, "22 punkty"),
        ("uk", 1, "1 бал"),
        ("uk", 3, "3 бали"),
        ("uk", 11, "11 балів"),
        ("uk", 21, "21 бал"),
        ("ru", 1, "1 очко"),
        ("ru", 4, "4 очка"),
        ("ru", 14, "14 очков"),
        ("ru", 101, "101 очко"),
        ("el", 1, "1 βαθμός"),
        ("el", 2, "2 βαθμοί"),
        ("de", 1000, "1.000 Punkte"),
        ("en", 1000, "1,000 points"),
    ],
)
def test_numbers_take_the_plural_and_the_grouping_of_the_language(
    language: str, points: int, text: str
) -> None:
    line = messages(language).text("ranking-line", rank=1, player="A", points=points)
    assert line == f"1. A: {text}"


def test_money_has_two_decimals_in_the_way_of_the_language() -> None:
    line = messages("de").text("money-house", amount=Decimal("0.5"), total=Decimal("-3"))
    assert line == "Haus: 0,50 (insgesamt -3,00)"
    line = messages("en").text("money-house", amount=Decimal("1234.56"), total=Decimal(2000))
    assert line == "House: 1,234.56 (2,000.00 in all)"


def test_values_of_enums_can_be_put_in_as_they_are() -> None:
    assert messages("de").text(f"reason-{Reason.MUST_FOLLOW.value}") == "Du musst bedienen."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_can_be_said_in_every_language(language: str) -> None:
    counts = ("points", "tricks", "cards", "calls", "seen")
    numbers = dict.fromkeys(("value", "bid", "total", "figure", "median", "high", *counts), 18)
    words = dict.fromkeys(("rank", "suit", "game", "card", "who", "option"), "queen")
    for key in {key for keys in families().values() for key in keys}:
        assert messages(language).text(key, **numbers, **words).strip()


def test_no_marks_of_direction_stand_around_what_is_filled_in() -> None:
    assert messages("de").text("player-label", player="Anna", position="Vorhand") == "Anna (Vorhand)"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(MessageError, match="there is no message 'loss-nothing' in 'de'"):
        messages("de").text("loss-nothing")


def test_a_very_long_argument_is_cut() -> None:
    line = messages("en").text("error-line", message="x" * 3000)
    assert line == f"Error: {'x' * (LONGEST_ARGUMENT - 1)}…"


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MessageError, match=r"'loss-overbid' in 'de': Unknown external: bid"):
        messages("de").text("loss-overbid", value=18)


def test_a_key_that_is_only_the_beginning_of_another_is_no_message() -> None:
    with pytest.raises(SkatError):
        messages("en").text("loss")


def test_a_message_error_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        messages("en").text("nothing-of-the-kind")


def test_a_catalogue_is_read_once() -> None:
    assert messages("pl") is messages("pl")


def test_only_the_file_with_the_message_is_read() -> None:
    fresh = Messages("el")
    fresh.text("matadors-with", count=2)
    assert "game.ftl" not in fresh._unread
    assert {path.name for path in catalogue_files("el")} - {"game.ftl"} == fresh._unread.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_anything_to_fill_in_are_what_fluent_makes_of_them(language: str) -> None:
    spoken = Messages(language)
    assert len(spoken._plain) > 300
    assert {key: spoken._formatted(key) for key in spoken._plain} == spoken._plain


def test_messages_without_anything_to_fill_in_need_no_fluent() -> None:
    spoken = Messages("pl")
    assert spoken.text("program-help").startswith("Vorhand")
    assert "_bundle" not in vars(spoken)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'fr'; the languages are de, en, pl, uk, ru, el"):
        messages("fr")


@pytest.mark.parametrize(
    ("name", "environment", "language"),
    [
        ("pl", {"LANG": "de_DE.UTF-8"}, "pl"),
        ("DE", {}, "de"),
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "uk"}, "uk"),
        (None, {"LANG": "el_GR@euro"}, "el"),
        (None, {"LC_MESSAGES": "ru_RU", "LANG": "de_DE"}, "ru"),
        (None, {"LC_ALL": "pl_PL", "LC_MESSAGES": "ru_RU", "LANG": "de_DE"}, "pl"),
        (None, {"LC_ALL": "", "LANG": "de_DE"}, "de"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "POSIX"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"VORHAND_LANG": "uk", "LC_ALL": "de_DE"}, "uk"),
        (None, {"VORHAND_LANG": "de_AT.UTF-8"}, "de"),
        (None, {"VORHAND_LANG": "", "LANG": "pl_PL"}, "pl"),
        ("", {"VORHAND_LANG": "ru"}, "ru"),
    ],
)
def test_the_language_is_chosen_by_name_then_environment_then_english(
    name: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(name, environment) == language


@pytest.mark.parametrize(("name", "environment"), [("fr", {}), (None, {"VORHAND_LANG": "klingon"})])
def test_a_language_asked_of_us_must_exist(name: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage, match="the languages are de, en"):
        choose_language(name, environment)
