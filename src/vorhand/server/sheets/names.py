"""What cards, suits, games and positions are called."""

from vorhand.core.cards import CARDS, SUITS
from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS
from vorhand.i18n.names import card_label, card_name, rank_letter, suit_name
from vorhand.server.documents import CardWords, Words
from vorhand.server.scene_words import words_in
from vorhand.server.wire import DeckName, Language


def words_of(language: Language, deck: DeckName) -> Words:
    """The names in a language and a deck's own terms."""
    words = words_in(language, deck)
    messages, pattern = words.messages, words.deck
    return Words(
        cards={
            card.value: CardWords(
                name=card_name(messages, card, pattern),
                label=card_label(messages, card, pattern),
                letter=rank_letter(messages, card.rank, pattern),
            )
            for card in CARDS
        },
        suits={suit.value: suit_name(messages, suit, pattern) for suit in SUITS},
        games={game.value: words.game(game) for game in GameType},
        positions={place.value: words.position(place) for place in POSITIONS},
    )
