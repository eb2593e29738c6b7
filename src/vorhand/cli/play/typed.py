"""From what a person types to what is meant: actions, values, cards. Nothing here knows what is legal."""

from collections.abc import Sequence

from vorhand.core.cards import Card
from vorhand.i18n.typed import normalised, typed_cards, typed_words
from vorhand.telling.words import Words


class Typed:
    """The vocabulary of a language and deck; English words and the letters of the files work too."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._cards = typed_cards(words.messages, words.deck)
        self._actions: dict[str, frozenset[str]] = {}

    def means(self, text: str, action: str) -> bool:
        """Whether `text` is one of the words for `action`, such as `pass`."""
        if action not in self._actions:
            self._actions[action] = typed_words(self._words.messages, action)
        return normalised(text) in self._actions[action]

    def first(self, text: str, actions: Sequence[str]) -> str | None:
        """The first of `actions` that `text` is a word for."""
        return next((action for action in actions if self.means(text, action)), None)

    def value(self, text: str) -> int | None:
        """The whole number that `text` is; None for anything else and for absurdly long ones."""
        word = text.strip()
        return int(word) if word.isascii() and word.isdigit() and len(word) <= 6 else None

    def card(self, text: str, shown: Sequence[Card]) -> Card | None:
        """The card that `text` names, or whose number in the row `shown` it is, from 1."""
        number = self.value(text)
        if number is not None:
            return shown[number - 1] if 1 <= number <= len(shown) else None
        return self._cards.get(normalised(text))

    def cards(self, text: str, shown: Sequence[Card]) -> tuple[Card | str, ...]:
        """Each word as the card it names, or as it was typed where it names none."""
        return tuple(self.card(word, shown) or word for word in text.replace(",", " ").split())

    def names(self, action: str) -> str:
        """The first word for `action` in the person's language."""
        return self._words.text(f"typed-{action}").split()[0]
