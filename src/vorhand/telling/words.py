"""The words of one run: a language and a deck together."""

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from typing import Any

from vorhand.core.cards import Card
from vorhand.core.contract import CONTRACT_GAMES, Contract, GameType
from vorhand.core.errors import NotationError
from vorhand.core.positions import Position
from vorhand.i18n import Messages, names
from vorhand.i18n.names import Deck
from vorhand.i18n.typed import normalised, typed_games

NameOf = Callable[[Position], str]
"""What to call who plays a position."""


class Words:
    """Names of cards, games and numbers in the chosen language and deck."""

    def __init__(self, messages: Messages, deck: Deck = Deck.FRENCH) -> None:
        self.messages = messages
        self.deck = deck

    def text(self, key: str, **arguments: str | int | Decimal) -> str:
        """The message `key`."""
        return self.messages.text(key, **arguments)

    def told(self, key: str, arguments: Mapping[str, Any]) -> str:
        """The message `key`, with tuples of cards and contracts among its arguments put in words."""
        return self.text(key, **{name: self.plain(value) for name, value in arguments.items()})

    def plain(self, value: Any) -> Any:
        """An argument of a message in words, where it is a value of the game."""
        if isinstance(value, tuple):
            return self.cards(value)
        return self.contract(value) if isinstance(value, Contract) else value

    def card(self, card: Card) -> str:
        """`♣J`, or `AcU` with the German pattern."""
        return names.card_label(self.messages, card, self.deck)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards with blanks between."""
        return names.card_labels(self.messages, cards, self.deck)

    def game(self, game: GameType) -> str:
        """The kind of game."""
        return names.game_name(self.messages, game, self.deck)

    def named_game(self, name: str) -> str:
        """A game of the ladder by its name there, such as `clubs` or `null_ouvert_hand`."""
        if name in _LADDER_MESSAGES:
            return self.text(_LADDER_MESSAGES[name])
        return self.game(GameType(name))

    def contract(self, contract: Contract) -> str:
        """The whole game as it is announced."""
        return names.contract_name(self.messages, contract, self.deck)

    def matadors(self, matadors: int) -> str:
        """`with 2` or `without 1`."""
        return names.matadors_phrase(self.messages, matadors)

    def position(self, position: Position) -> str:
        """The name of a position."""
        return names.position_name(self.messages, position)

    def signed(self, number: int) -> str:
        """A number with its sign, and a minus that is as wide as a plus; 0 has none."""
        return f"{number:+d}".replace("-", "−") if number else "0"

    def number(self, number: int) -> str:
        """A number with a minus that is as wide as a plus, and no sign above 0."""
        return str(number).replace("-", "−")

    def parse_game(self, text: str) -> GameType:
        """The game that a person names.

        Raises `NotationError` naming the games there are.
        """
        games = typed_games(self.messages, self.deck) | {game.value: game for game in CONTRACT_GAMES}
        found = games.get(normalised(text))
        if found is None:
            known = ", ".join(self.game(game) for game in CONTRACT_GAMES)
            raise NotationError(self.text("error-unknown-game", name=short(text), known=known))
        return found


def short(text: str) -> str:
    """What was typed, as it may be shown again: printable, and not longer than a line."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text.strip())
    return shown if len(shown) <= 40 else f"{shown[:40]}…"


_LADDER_MESSAGES = {
    "null_hand": "contract-null-hand",
    "null_ouvert": "contract-null-ouvert",
    "null_ouvert_hand": "contract-null-hand-ouvert",
    "grand_ouvert": "contract-grand-ouvert",
}
