"""Options and presets told in words."""

import pytest

from vorhand.core.rules.ruleset import ISKO, settings_of
from vorhand.i18n import LANGUAGES, messages
from vorhand.i18n.options import option_meaning, option_value, preset_description, preset_title, section_title
from vorhand.presets import load_preset, preset_names


@pytest.mark.parametrize(
    ("key", "value", "text"),
    [
        ("kontra.re", True, "ja"),
        ("kontra.re", False, "nein"),
        ("kontra.who", "any_defender", "jeder Gegenspieler"),
        ("values.grand_base", 24, "24"),
        ("list.end_points", 1000, "1000"),
        ("stakes.base", "0.10", "0.10"),
        ("bock.triggers", (), "keine"),
        (
            "bock.triggers",
            ("lost_with_60", "won_grand_hand"),
            "Spiel mit genau 60 Augen verloren · Grand Hand gewonnen",
        ),
        ("ramsch.round_after", ["kontra_re"], "Spiel mit Kontra und Re"),
        ("stakes.rake", [{"from": "0", "percent": "9"}], "ab 0,00: 9 %"),
        (
            "stakes.rake",
            [{"from": "0", "percent": "9"}, {"from": "2.50", "percent": "7.5"}],
            "ab 0,00: 9 % · ab 2,50: 7,5 %",
        ),
    ],
)
def test_a_value_is_told_in_words(key: str, value: object, text: str) -> None:
    assert option_value(messages("de"), key, value) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", preset_names())
def test_every_preset_can_be_told_in_every_language(language: str, name: str) -> None:
    spoken = messages(language)
    assert preset_title(spoken, name)
    assert preset_description(spoken, name).endswith(".")
    for key, value in settings_of(load_preset(name)).items():
        assert option_meaning(spoken, key).endswith(".")
        assert option_value(spoken, key, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_have_different_titles(language: str) -> None:
    sections = {key.partition(".")[0] for key in settings_of(ISKO)}
    assert len({section_title(messages(language), section) for section in sections}) == len(sections)
