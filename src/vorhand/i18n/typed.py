"""What people may type: words, cards and games, in their own language and always in English too."""

import unicodedata

from vorhand.core.cards import CARDS, Card, Suit
from vorhand.core.contract import CONTRACT_GAMES, SUIT_GAMES, GameType
from vorhand.i18n.catalogue import DEFAULT_LANGUAGE, Messages, messages
from vorhand.i18n.names import SUIT_SYMBOLS, Deck, rank_letter, suit_name, suit_short


def normalised(text: str) -> str:
    """`text` as it is compared: without capitals, accents, and blanks around it."""
    letters = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def typed_words(spoken: Messages, action: str) -> frozenset[str]:
    """The normalised words for an action such as `pass`, the language's own and the English ones."""
    return frozenset(
        normalised(word)
        for catalogue in (spoken, messages(DEFAULT_LANGUAGE))
        for word in catalogue.text(f"typed-{action}").split()
    )


def typed_cards(spoken: Messages, deck: Deck) -> dict[str, Card]:
    """Every card by all the normalised texts that name it.

    The suit is a letter C S H D, a sign such as ♣, or the short name; the rank is a letter A K Q J T 9 8 7
    or the index letter of the deck. No text names two cards.
    """
    return {
        normalised(suit + rank): card
        for card in CARDS
        for suit in (suit_short(spoken, card.suit, deck), SUIT_SYMBOLS[card.suit], card.suit.value)
        for rank in (rank_letter(spoken, card.rank, deck), card.rank.value)
    }


def typed_games(spoken: Messages, deck: Deck) -> dict[str, GameType]:
    """Every game that can be declared by all the normalised texts for it: name, short name, letter, sign."""
    return {normalised(word): game for game in CONTRACT_GAMES for word in _words(spoken, deck, game)}


def _words(spoken: Messages, deck: Deck, game: GameType) -> list[str]:
    if game in SUIT_GAMES:
        return _suit_words(spoken, deck, SUIT_GAMES[game])
    return sorted(typed_words(spoken, game.value))


def _suit_words(spoken: Messages, deck: Deck, suit: Suit) -> list[str]:
    own = [suit_name(spoken, suit, deck), suit_short(spoken, suit, deck)]
    return [*own, suit.name, suit.value, SUIT_SYMBOLS[suit]]
