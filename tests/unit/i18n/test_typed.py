"""What people may type."""

from itertools import product

import pytest

from vorhand.core.cards import CARDS, Card
from vorhand.core.contract import GameType
from vorhand.i18n import LANGUAGES, messages
from vorhand.i18n.names import Deck, card_label, game_name, rank_letter, suit_short
from vorhand.i18n.typed import normalised, typed_cards, typed_games, typed_words

EVERYWHERE = tuple(product(LANGUAGES, Deck))


@pytest.mark.parametrize(
    ("text", "compared"),
    [
        (" Passe ", "passe"),
        ("ręka", "reka"),
        ("ЖЁ", "же"),
        ("ΠΆΣΟ", "πασο"),
        ("Έξοδος", "εξοδοσ"),
        ("♣J", "♣j"),
        ("zurück", "zuruck"),
    ],
)
def test_typed_text_is_compared_without_capitals_and_accents(text: str, compared: str) -> None:
    assert normalised(text) == compared


@pytest.mark.parametrize(
    ("language", "action", "words"),
    [
        ("de", "pass", {"passe", "passen", "p", "pass"}),
        ("en", "quit", {"quit", "q"}),
        ("uk", "yes", {"так", "т", "yes", "y"}),
        ("el", "pass", {"πασο", "π", "pass", "p"}),
    ],
)
def test_words_are_understood_in_the_language_and_in_english(
    language: str, action: str, words: set[str]
) -> None:
    assert typed_words(messages(language), action) == words


@pytest.mark.parametrize(
    ("language", "deck", "text", "card"),
    [
        ("de", Deck.FRENCH, "CJ", Card.CJ),
        ("de", Deck.FRENCH, "♣B", Card.CJ),
        ("de", Deck.FRENCH, "KrB", Card.CJ),
        ("de", Deck.FRENCH, "he10", Card.HT),
        ("de", Deck.FRENCH, "HD", Card.HQ),
        ("de", Deck.GERMAN, "EiU", Card.CJ),
        ("de", Deck.GERMAN, "SA", Card.SA),
        ("de", Deck.GERMAN, "ScA", Card.DA),
        ("en", Deck.FRENCH, "ht", Card.HT),
        ("pl", Deck.GERMAN, "żoN", Card.CJ),
        ("pl", Deck.GERMAN, "zon", Card.CJ),
        ("uk", Deck.FRENCH, "♠Т", Card.SA),
        ("uk", Deck.FRENCH, "S10", Card.ST),
        ("ru", Deck.FRENCH, "чед", Card.HQ),
        ("el", Deck.FRENCH, "σπβ", Card.CJ),
    ],
)
def test_a_card_may_be_typed_in_several_ways(language: str, deck: Deck, text: str, card: Card) -> None:
    assert typed_cards(messages(language), deck)[normalised(text)] is card


@pytest.mark.parametrize(("language", "deck"), EVERYWHERE)
def test_the_label_of_a_card_can_be_typed(language: str, deck: Deck) -> None:
    spoken = messages(language)
    cards = typed_cards(spoken, deck)
    assert [cards[normalised(card_label(spoken, card, deck))] for card in CARDS] == list(CARDS)
    assert [cards[normalised(card.value)] for card in CARDS] == list(CARDS)


@pytest.mark.parametrize(("language", "deck"), EVERYWHERE)
def test_no_typed_text_names_two_cards(language: str, deck: Deck) -> None:
    spoken = messages(language)
    own = {normalised(suit_short(spoken, c.suit, deck) + rank_letter(spoken, c.rank, deck)): c for c in CARDS}
    mixed = {normalised(c.suit.value + rank_letter(spoken, c.rank, deck)): c for c in CARDS}
    assert len(own) == len(mixed) == 32
    assert all(typed_cards(spoken, deck)[text] is card for text, card in (own | mixed).items())


@pytest.mark.parametrize(
    ("language", "deck", "text", "game"),
    [
        ("de", Deck.FRENCH, "kreuz", GameType.CLUBS),
        ("de", Deck.FRENCH, "c", GameType.CLUBS),
        ("de", Deck.FRENCH, "♦", GameType.DIAMONDS),
        ("de", Deck.GERMAN, "Grün", GameType.SPADES),
        ("de", Deck.GERMAN, "g", GameType.GRAND),
        ("pl", Deck.FRENCH, "null", GameType.NULL),
        ("uk", Deck.FRENCH, "ґран", GameType.GRAND),
        ("uk", Deck.FRENCH, "grand", GameType.GRAND),
        ("el", Deck.FRENCH, "κούπα", GameType.HEARTS),
    ],
)
def test_a_game_may_be_typed_by_name_or_letter(language: str, deck: Deck, text: str, game: GameType) -> None:
    assert typed_games(messages(language), deck)[normalised(text)] is game


@pytest.mark.parametrize(("language", "deck"), EVERYWHERE)
def test_the_first_word_of_every_game_can_be_typed(language: str, deck: Deck) -> None:
    spoken = messages(language)
    games = typed_games(spoken, deck)
    for game in set(GameType) - {GameType.RAMSCH}:
        assert games[normalised(game_name(spoken, game, deck).split()[0])] is game
