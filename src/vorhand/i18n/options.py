"""What the options of a rule set and their values mean, and the titles of the presets."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Final

from vorhand.i18n.catalogue import Messages

_TRIGGER_LISTS: Final = ("bock.triggers", "ramsch.round_after")

_DECIMAL_TEXTS: Final = ("stakes.base", "stakes.limit")


def section_title(messages: Messages, section: str) -> str:
    """The title of a section such as `kontra`."""
    return messages.text(f"section-{section}")


def option_meaning(messages: Messages, key: str) -> str:
    """What the option with this dotted key decides: one or two sentences."""
    return messages.text(f"option-{key.replace('.', '-')}")


def option_value(messages: Messages, key: str, value: object) -> str:
    """The value of an option in words: a number, a word, true or false, or a list, as in `settings_of`."""
    if isinstance(value, bool):
        return messages.text("value-yes" if value else "value-no")
    if isinstance(value, str) and key not in _DECIMAL_TEXTS:
        return messages.text(f"value-{key.replace('.', '-')}-{value}")
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " · ".join(_item(messages, key, item) for item in value) or messages.text("value-none")
    return str(value)


def preset_title(messages: Messages, name: str) -> str:
    """The title of the preset called `name`."""
    return messages.text(f"preset-{name}")


def preset_description(messages: Messages, name: str) -> str:
    """What the preset called `name` is: one sentence."""
    return messages.text(f"preset-{name}-description")


def _item(messages: Messages, key: str, item: object) -> str:
    if key in _TRIGGER_LISTS:
        return messages.text(f"trigger-{item}")
    assert isinstance(item, Mapping)
    return messages.text("value-rake-row", stake=Decimal(item["from"]), percent=Decimal(item["percent"]))
