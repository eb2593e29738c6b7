"""What stands called at the seats."""

import pytest

from vorhand.core.cards import Card
from vorhand.core.contract import GameType
from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    Claimed,
    GameDeclared,
    KontraGiven,
    Observation,
    Passed,
    SkatTaken,
)
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.i18n import LANGUAGES, messages
from vorhand.telling.calls import Called, call_text, calls
from vorhand.telling.words import Words

F, M, R = POSITIONS


def told(*observations: Observation, language: str = "de") -> list[tuple[str, str] | None]:
    words = Words(messages(language))
    last = calls(ISKO, observations).last
    return [(call_text(words, ISKO, call), call.kind) if call else None for call in last]


def test_the_last_call_of_each_stands() -> None:
    auction = (BidMade(M, 18), BidHeld(F), BidMade(M, 20), Passed(F), Passed(R))
    assert told(*auction) == [("Passe", "pass"), ("20", "bid"), ("Passe", "pass")]


@pytest.mark.parametrize(
    ("values", "jumps"),
    [((18,), False), ((20,), True), ((18, 20), False), ((18, 22), True), ((18, 24, 27), False)],
)
def test_a_bid_that_skips_a_value_is_a_jump(values: tuple[int, ...], jumps: bool) -> None:
    made = calls(ISKO, [BidMade(M, value) for value in values])
    assert (made.is_jump, made.bid) == (jumps, values[-1])
    assert told(*(BidMade(M, value) for value in values))[1] == (str(values[-1]), "jump" if jumps else "bid")


def test_a_jump_is_one_until_the_next_bid() -> None:
    assert calls(ISKO, [BidMade(M, 24), BidHeld(F)]).is_jump
    assert not calls(ISKO, [BidMade(M, 24), BidHeld(F), BidMade(M, 27)]).is_jump


def test_a_game_and_what_is_said_to_it() -> None:
    declared = (
        Passed(M),
        SkatTaken(F),
        GameDeclared(F, GameType.CLUBS, hand=True, schwarz=True),
        KontraGiven(R),
    )
    assert told(*declared) == [
        ("Kreuz Hand, Schwarz angesagt", "call"),
        ("Passe", "pass"),
        ("Kontra!", "call"),
    ]
    assert told(*declared, CallDeclined(F))[0] == ("Nichts weiter", "pass")


def test_a_card_wipes_all_calls_away() -> None:
    assert told(BidMade(M, 18), Passed(F), CardPlayed(F, Card.CJ)) == [None, None, None]
    claimed = (CardPlayed(F, Card.CJ), Claimed(F, ClaimLevel.SIMPLE, ()), Answered(M, accepted=False))
    assert told(*claimed) == [("Der Rest gehört mir", "call"), ("Nein, weiterspielen", "call"), None]


@pytest.mark.parametrize(
    ("is_null", "said"), [(False, "Der Rest gehört mir"), (True, "Ich bekomme keinen Stich mehr")]
)
def test_a_claim_in_a_null_is_that_no_more_trick_is_taken(is_null: bool, said: str) -> None:
    call = Called("call", Claimed(F, ClaimLevel.SIMPLE, ()))
    assert call_text(Words(messages("de")), ISKO, call, is_null=is_null) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_are_told_in_every_language(language: str) -> None:
    assert all(told(Passed(F), BidHeld(M), KontraGiven(R), language=language))
