"""Texts for people, in German, English, Polish, Ukrainian, Russian and Greek.

The texts are Fluent files, `locales/<language>/<purpose>.ftl`. `messages(language).text(key, ...)` gives
one of them; `names` makes the names of cards, games and contracts, `options` tells the options of a rule
set, and `typed` knows the words that people may type.
"""

from vorhand.i18n.catalogue import (
    LANGUAGES,
    MessageError,
    Messages,
    UnknownLanguage,
    choose_language,
    messages,
)

__all__ = ["LANGUAGES", "MessageError", "Messages", "UnknownLanguage", "choose_language", "messages"]
