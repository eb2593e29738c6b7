"""What a position said or did, in words."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, dealt, isko
from vorhand.core.cards import Card
from vorhand.core.contract import GameType
from vorhand.core.events import (
    BidMade,
    CardPlayed,
    CardsShown,
    Claimed,
    GameDeclared,
    HandDealt,
    NonceWaived,
    Observation,
    PackDealt,
    SeedRevealed,
    SkatPickedUp,
    SkatTaken,
)
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.i18n import LANGUAGES, messages
from vorhand.i18n.names import Deck
from vorhand.telling.moves import contract_of, told
from vorhand.telling.words import Words

DEAL = dealt(forehand="SJ HJ CA CT CK C7 ST HA D7 D8", skat="CJ DA")
CLUBS = GameType.CLUBS


def table() -> Table:
    return Table(isko(), DEAL).won_by(FOREHAND, 18)


def playing() -> Table:
    return table().takes_skat(FOREHAND, "CJ D8").declares(FOREHAND, CLUBS)


def check(at: Table, observation: Observation, text: str, *, deck: Deck = Deck.FRENCH) -> None:
    assert told(Words(messages("de"), deck), at.view(FOREHAND), observation) == text


def test_moves_are_told_in_the_words_of_the_table() -> None:
    check(Table(isko(), DEAL), BidMade(MIDDLEHAND, 18), "18?")
    check(table(), BidMade(FOREHAND, 18), "18, ich spiele")
    check(playing(), GameDeclared(FOREHAND, CLUBS), "Kreuz")
    check(playing(), GameDeclared(FOREHAND, CLUBS), "Eichel", deck=Deck.GERMAN)
    check(playing(), CardPlayed(FOREHAND, Card.CJ), "♣B")
    check(playing(), CardPlayed(FOREHAND, Card.CJ), "EiU", deck=Deck.GERMAN)
    check(table(), SkatPickedUp(FOREHAND, (Card.CJ, Card.DA)), "Im Skat: ♣B ♦A")
    check(table(), SkatTaken(MIDDLEHAND), "Ich nehme den Skat auf")


def test_cards_that_are_shown_lie_as_in_a_hand() -> None:
    check(playing(), CardsShown(FOREHAND, (Card.C7, Card.CJ, Card.CA)), "Meine Karten: ♣B ♣A ♣7")


def test_a_claim_that_was_proven_says_so() -> None:
    claim = Claimed(FOREHAND, ClaimLevel.SIMPLE, (), proven=True)
    check(playing(), claim, "Der Rest gehört mir. Der Anspruch ist bewiesen")


def test_what_nobody_says_is_told_or_left_out() -> None:
    check(table(), HandDealt(()), "Die Karten sind gegeben")
    check(table(), PackDealt(), "Die Karten sind gegeben")
    check(table(), SeedRevealed(""), "Gemischt wurde wie zugesagt.")
    check(table(), NonceWaived(REARHAND), "")


def test_there_is_a_contract_from_the_announcement_on() -> None:
    assert contract_of(table().view(FOREHAND)) is None
    contract = contract_of(playing().view(REARHAND))
    assert contract is not None
    assert contract.game is CLUBS


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told_in_every_language(language: str) -> None:
    words = Words(messages(language))
    assert told(words, playing().view(FOREHAND), GameDeclared(FOREHAND, CLUBS))
