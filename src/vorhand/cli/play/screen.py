"""What a person sees at the table, line by line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vorhand.core.cards import Card, CardSet, Suit
from vorhand.i18n.names import Deck
from vorhand.telling.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

FOUR_COLOURS = {Suit.CLUBS: "bold", Suit.SPADES: "green", Suit.HEARTS: "red", Suit.DIAMONDS: "yellow"}
"""The colours of the tournament deck; the sign always stands beside them, so that colour is never needed."""
TWO_COLOURS = {Suit.CLUBS: "bold", Suit.SPADES: "bold", Suit.HEARTS: "red", Suit.DIAMONDS: "red"}


class Screen:
    """Writes lines; cards in the colours of their suits where the terminal has colours."""

    def __init__(self, console: "Console", words: Words, colours: dict[Suit, str]) -> None:
        self.console = console
        self.words = words
        self._colours = colours

    def line(self, text: str = "") -> None:
        """One line of plain text."""
        self.console.print(text, markup=False)

    def heading(self, text: str) -> None:
        """A line that stands out."""
        self.console.print(f"\n{text}", style="bold", markup=False)

    def faint(self, text: str) -> None:
        """A line that may be passed over."""
        self.console.print(text, style="dim", markup=False)

    def message(self, key: str, **arguments: Any) -> None:
        """The message `key` on a line of its own, cards in colours."""
        self.console.print(self.coloured(key, **arguments))

    def coloured(self, key: str, **arguments: Any) -> "Text":
        """The message `key`; tuples of cards among its arguments are coloured, contracts named."""
        from rich.text import Text

        cards = {name: value for name, value in arguments.items() if isinstance(value, tuple)}
        text = Text(self.words.told(key, arguments))
        for card in {card for row in cards.values() for card in row}:
            text.highlight_words([self.words.card(card)], self._colours[card.suit])
        return text

    def hand(self, cards: Sequence[Card], playable: CardSet | None = None) -> None:
        """The cards in a row with their numbers below; those that may not be played are faint.

        On a narrow terminal in several rows.
        """
        labels = [self.words.card(card) for card in cards]
        numbers = [str(place) for place in range(1, len(cards) + 1)]
        widths = [max(len(label), len(number)) + 1 for label, number in zip(labels, numbers, strict=True)]
        fitting = max(1, (self.console.width - 2) // max(widths, default=1))
        for first in range(0, len(cards), fitting):
            part = slice(first, first + fitting)
            self._row(cards[part], labels[part], numbers[part], widths[part], playable)

    def _row(
        self,
        cards: Sequence[Card],
        labels: Sequence[str],
        numbers: Sequence[str],
        widths: Sequence[int],
        playable: CardSet | None,
    ) -> None:
        from rich.text import Text

        row = Text("  ")
        for card, label, width in zip(cards, labels, widths, strict=True):
            is_playable = playable is None or bool(card.bit & playable)
            row.append(label.ljust(width), style=self._colours[card.suit] if is_playable else "dim")
        row.rstrip()
        self.console.print(row)
        below = "".join(number.ljust(width) for number, width in zip(numbers, widths, strict=True))
        self.console.print(f"  {below.rstrip()}", style="dim", markup=False)


def colours_of(deck: str) -> dict[Suit, str]:
    """The colours of a deck named on the command line."""
    return TWO_COLOURS if deck == Deck.FRENCH.value else FOUR_COLOURS
