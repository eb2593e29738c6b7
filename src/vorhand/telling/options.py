"""Where the options of a rule set come from, in words."""

from vorhand.i18n import Messages
from vorhand.presets.sources import OPTION_SOURCES, SOURCE_WORDS


def option_sources(messages: Messages, key: str) -> str:
    """The sources of the option with this dotted key, the highest authority first."""
    return " · ".join(
        messages.text(f"source-{source}") if source in SOURCE_WORDS else source
        for source in OPTION_SOURCES[key]
    )
