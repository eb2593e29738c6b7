"""Names of cards, games and contracts in the six languages."""

import pytest

from vorhand.core.cards import CARDS, Card, Suit
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.positions import Position
from vorhand.i18n import LANGUAGES, messages
from vorhand.i18n.names import (
    Deck,
    card_label,
    card_labels,
    card_name,
    contract_name,
    game_name,
    matadors_phrase,
    position_name,
    position_short,
    sentence,
    suit_mark,
    suit_name,
)

HAND = Announcement(hand=True)
HAND_SCHNEIDER = Announcement(hand=True, schneider=True)
HAND_SCHWARZ = Announcement(hand=True, schneider=True, schwarz=True)
OFFICIAL_OUVERT = Announcement(hand=True, schneider=True, schwarz=True, ouvert=True)


@pytest.mark.parametrize(
    ("language", "deck", "card", "name"),
    [
        ("de", Deck.FRENCH, Card.CJ, "Kreuz-Bube"),
        ("de", Deck.GERMAN, Card.CJ, "Eichel-Unter"),
        ("de", Deck.GERMAN, Card.HA, "Rot-Daus"),
        ("en", Deck.FRENCH, Card.DQ, "queen of diamonds"),
        ("en", Deck.GERMAN, Card.DQ, "ober of bells"),
        ("pl", Deck.FRENCH, Card.HT, "dziesiątka kier"),
        ("pl", Deck.GERMAN, Card.SJ, "niżnik wina"),
        ("uk", Deck.FRENCH, Card.CJ, "трефовий валет"),
        ("uk", Deck.FRENCH, Card.HQ, "чирвова дама"),
        ("uk", Deck.FRENCH, Card.S7, "пікова сімка"),
        ("uk", Deck.GERMAN, Card.CQ, "вишник жолудя"),
        ("ru", Deck.FRENCH, Card.DA, "туз бубен"),
        ("ru", Deck.GERMAN, Card.SJ, "унтер листьев"),
        ("el", Deck.FRENCH, Card.CJ, "βαλές σπαθί"),
        ("el", Deck.FRENCH, Card.DK, "ρήγας καρό"),
    ],
)
def test_a_card_is_named_in_words(language: str, deck: Deck, card: Card, name: str) -> None:
    assert card_name(messages(language), card, deck) == name


@pytest.mark.parametrize(
    ("language", "deck", "labels"),
    [
        ("de", Deck.FRENCH, "♣B ♠A ♥10 ♦D"),
        ("de", Deck.GERMAN, "EiU GrA Ro10 ScO"),
        ("en", Deck.FRENCH, "♣J ♠A ♥10 ♦Q"),
        ("pl", Deck.FRENCH, "♣W ♠A ♥10 ♦D"),
        ("pl", Deck.GERMAN, "ŻoN WiA Cz10 DzW"),
        ("uk", Deck.FRENCH, "♣В ♠Т ♥10 ♦Д"),
        ("ru", Deck.GERMAN, "ЖёУ ЛиТ Се10 ЗвО"),
        ("el", Deck.FRENCH, "♣Β ♠Α ♥10 ♦Ν"),
    ],
)
def test_cards_have_short_labels(language: str, deck: Deck, labels: str) -> None:
    assert card_labels(messages(language), (Card.CJ, Card.SA, Card.HT, Card.DQ), deck) == labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", Deck)
def test_no_two_cards_look_or_sound_the_same(language: str, deck: Deck) -> None:
    spoken = messages(language)
    assert len({card_label(spoken, card, deck) for card in CARDS}) == 32
    assert len({card_name(spoken, card, deck) for card in CARDS}) == 32


@pytest.mark.parametrize(
    ("game", "announced", "name"),
    [
        (GameType.CLUBS, Announcement(), "Kreuz"),
        (GameType.CLUBS, HAND, "Kreuz Hand"),
        (GameType.CLUBS, HAND_SCHNEIDER, "Kreuz Hand, Schneider angesagt"),
        (GameType.CLUBS, HAND_SCHWARZ, "Kreuz Hand, Schwarz angesagt"),
        (GameType.CLUBS, OFFICIAL_OUVERT, "Kreuz ouvert"),
        (GameType.CLUBS, Announcement(schneider=True), "Kreuz, Schneider angesagt"),
        (GameType.GRAND, OFFICIAL_OUVERT, "Grand ouvert"),
        (GameType.GRAND, Announcement(hand=True, ouvert=True), "Grand Hand ouvert"),
        (GameType.GRAND, Announcement(ouvert=True), "Grand ouvert mit Skat"),
        (
            GameType.GRAND,
            Announcement(schneider=True, schwarz=True, ouvert=True),
            "Grand ouvert mit Skat, Schwarz angesagt",
        ),
        (GameType.HEARTS, Announcement(spitze=True), "Herz, Spitze angesagt"),
        (
            GameType.HEARTS,
            Announcement(hand=True, schneider=True, spitze=True),
            "Herz Hand, Schneider angesagt, Spitze angesagt",
        ),
        (GameType.NULL, Announcement(), "Null"),
        (GameType.NULL, HAND, "Null Hand"),
        (GameType.NULL, Announcement(ouvert=True), "Null ouvert"),
        (GameType.NULL, Announcement(hand=True, ouvert=True), "Null ouvert Hand"),
        (GameType.NULL, Announcement(ouvert=True, revolution=True), "Revolution"),
        (GameType.NULL, Announcement(hand=True, ouvert=True, revolution=True), "Revolution Hand"),
    ],
)
def test_a_contract_is_named_as_it_is_announced(game: GameType, announced: Announcement, name: str) -> None:
    assert contract_name(messages("de"), Contract(game, announced), Deck.FRENCH) == name


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "spades hand, Schneider announced"),
        ("pl", "pik z ręki, zapowiedziany schneider"),
        ("uk", "піки ганд, оголошено шнайдер"),
        ("ru", "пики по-тёмному, объявлен шнайдер"),
        ("el", "μπαστούνι χεριού, δηλωμένη κοψιά"),
    ],
)
def test_a_contract_is_named_in_every_language(language: str, name: str) -> None:
    assert contract_name(messages(language), Contract(GameType.SPADES, HAND_SCHNEIDER), Deck.FRENCH) == name


def test_a_game_is_called_in_the_words_of_the_deck() -> None:
    assert game_name(messages("de"), GameType.SPADES, Deck.GERMAN) == "Grün"
    assert game_name(messages("de"), GameType.RAMSCH, Deck.GERMAN) == "Ramsch"
    assert suit_name(messages("de"), Suit.HEARTS, Deck.GERMAN) == "Rot"
    assert suit_mark(messages("de"), Suit.HEARTS, Deck.FRENCH) == "♥"


@pytest.mark.parametrize(
    ("language", "matadors", "phrase"),
    [
        ("de", 2, "mit 2"),
        ("de", -1, "ohne 1"),
        ("en", 4, "with 4"),
        ("pl", -3, "bez 3"),
        ("uk", 1, "з 1"),
        ("ru", 11, "с 11"),
        ("el", -2, "χωρίς 2"),
    ],
)
def test_matadors_are_told_with_or_without(language: str, matadors: int, phrase: str) -> None:
    assert matadors_phrase(messages(language), matadors) == phrase


def test_positions_have_a_long_and_a_short_name() -> None:
    assert position_name(messages("de"), Position.REARHAND) == "Hinterhand"
    assert position_short(messages("de"), Position.REARHAND) == "HH"


@pytest.mark.parametrize(("text", "begun"), [("żołądź", "Żołądź"), ("", ""), ("♣J", "♣J")])
def test_a_sentence_begins_with_a_capital(text: str, begun: str) -> None:
    assert sentence(text) == begun
