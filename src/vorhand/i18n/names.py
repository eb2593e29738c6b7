"""Names of suits, cards, games, contracts and positions, made of messages."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

from vorhand.core.cards import Card, Rank, Suit
from vorhand.core.contract import SUIT_GAMES, Announcement, Contract, GameType
from vorhand.core.positions import Position
from vorhand.i18n.catalogue import Messages


class Deck(Enum):
    """The two patterns of cards that Skat is played with."""

    FRENCH = "french"
    GERMAN = "german"


SUIT_SYMBOLS: Final[dict[Suit, str]] = {
    Suit.CLUBS: "♣",
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
}
"""The suit signs of the French pattern; the German pattern has none in Unicode."""


def suit_name(messages: Messages, suit: Suit, deck: Deck) -> str:
    """The suit in the words of the deck: `Kreuz` or `Eichel`."""
    return messages.text(f"suit-{deck.value}-{suit.name.lower()}")


def suit_short(messages: Messages, suit: Suit, deck: Deck) -> str:
    """The suit in two letters: `Kr` or `Ei`."""
    return messages.text(f"suit-short-{deck.value}-{suit.name.lower()}")


def suit_mark(messages: Messages, suit: Suit, deck: Deck) -> str:
    """The suit as it stands on a small card: `♣`, or `Ei` with the German pattern."""
    return SUIT_SYMBOLS[suit] if deck is Deck.FRENCH else suit_short(messages, suit, deck)


def rank_name(messages: Messages, rank: Rank, deck: Deck) -> str:
    """The rank in the words of the deck: `Bube` or `Unter`."""
    return messages.text(f"rank-{deck.value}-{rank.name.lower()}")


def rank_letter(messages: Messages, rank: Rank, deck: Deck) -> str:
    """The index letter of a rank: `B` or `U`; the ten is `10`."""
    return messages.text(f"rank-letter-{deck.value}-{rank.name.lower()}")


def card_name(messages: Messages, card: Card, deck: Deck) -> str:
    """The card in words: `Kreuz-Bube` or `Eichel-Unter`."""
    rank_key = card.rank.name.lower()
    suit = messages.text(f"suit-of-{deck.value}-{card.suit.name.lower()}", rank=rank_key)
    return messages.text(f"card-{deck.value}", suit=suit, rank=rank_name(messages, card.rank, deck))


def card_label(messages: Messages, card: Card, deck: Deck) -> str:
    """The card as short as it gets: `♣B` or `EiU`."""
    return suit_mark(messages, card.suit, deck) + rank_letter(messages, card.rank, deck)


def card_labels(messages: Messages, cards: Iterable[Card], deck: Deck) -> str:
    """Several cards in the order given, with blanks between: `♣B ♠B ♥A`."""
    return " ".join(card_label(messages, card, deck) for card in cards)


def game_name(messages: Messages, game: GameType, deck: Deck) -> str:
    """The kind of game: `Kreuz`, `Grand`, `Null`, `Ramsch`."""
    if game in SUIT_GAMES:
        return suit_name(messages, SUIT_GAMES[game], deck)
    return messages.text(f"game-{game.value}")


def contract_name(messages: Messages, contract: Contract, deck: Deck) -> str:
    """The whole game as announced: `Kreuz Hand, Schneider angesagt`, `Grand ouvert`, `Null ouvert Hand`.

    `contract` is complete with all implied steps. Ouvert with Hand and Schwarz is called `ouvert` alone, as
    in the official rules, where it cannot be had with less.
    """
    if contract.is_null:
        return _null_name(messages, contract.announced)
    name = _trump_game_name(messages, contract, deck)
    for step in _steps_to_name(contract.announced):
        name = messages.text("contract-announced", contract=name, announced=messages.text(step))
    return name


def position_name(messages: Messages, position: Position) -> str:
    """The position: `Vorhand`."""
    return messages.text(f"position-{position.value}")


def position_short(messages: Messages, position: Position) -> str:
    """The position in one or two letters: `VH`."""
    return messages.text(f"position-short-{position.value}")


def matadors_phrase(messages: Messages, matadors: int) -> str:
    """How the matadors are told: `mit 2` for 2, `ohne 1` for -1."""
    if matadors > 0:
        return messages.text("matadors-with", count=matadors)
    return messages.text("matadors-without", count=-matadors)


def sentence(text: str) -> str:
    """`text` with a capital at its beginning."""
    return text[:1].upper() + text[1:]


_NULL_NAMES: Final = {
    (False, False): "game-null",
    (True, False): "contract-null-hand",
    (False, True): "contract-null-ouvert",
    (True, True): "contract-null-hand-ouvert",
}
"""By Hand and ouvert."""


def _null_name(messages: Messages, announced: Announcement) -> str:
    if announced.revolution:
        return messages.text("contract-revolution-hand" if announced.hand else "contract-revolution")
    return messages.text(_NULL_NAMES[announced.hand, announced.ouvert])


def _trump_game_name(messages: Messages, contract: Contract, deck: Deck) -> str:
    form = _form(contract.announced)
    game = game_name(messages, contract.game, deck)
    if form is None:
        return game
    if contract.game is GameType.GRAND:
        return messages.text(f"contract-grand-{form}")
    return messages.text(f"contract-suit-{form}", game=game)


def _form(announced: Announcement) -> str | None:
    if not announced.ouvert:
        return "hand" if announced.hand else None
    if not announced.hand:
        return "skat-ouvert"
    return "ouvert" if announced.schwarz else "hand-ouvert"


def _steps_to_name(announced: Announcement) -> list[str]:
    """Schwarz is named without the Schneider in it, and not where the official ouvert says it."""
    steps = []
    if announced.schwarz and not (announced.ouvert and announced.hand):
        steps.append("announcement-schwarz")
    if announced.schneider and not announced.schwarz:
        steps.append("announcement-schneider")
    if announced.spitze:
        steps.append("announcement-spitze")
    return steps
