"""The language of a run, known before the command line is parsed so that its help can speak it."""

import os
from collections.abc import Sequence

from vorhand.i18n import Messages, choose_language, messages


def chosen_messages(words: Sequence[str]) -> Messages:
    """The messages in the language of `--lang`, or of the environment.

    Raises `UnknownLanguage`.
    """
    return messages(choose_language(_asked_for(words), os.environ))


def _asked_for(words: Sequence[str]) -> str | None:
    for place, word in enumerate(words):
        if word == "--lang":
            return words[place + 1] if place + 1 < len(words) else None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None
