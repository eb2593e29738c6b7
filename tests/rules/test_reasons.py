"""Every reason for a refusal is met in a game, and its message says what was allowed instead."""

from collections.abc import Callable

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, dealt, isko, pair
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    Discard,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import new_deal
from vorhand.core.errors import IllegalEvent, Reason, Refusal
from vorhand.core.events import (
    CardsDealt,
    CardsShown,
    DeckCut,
    Event,
    GameDeclared,
    Hands,
    NonceOpened,
    SeedRevealed,
    ShuffleCommitted,
)
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel

DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)
CLUBS, NULL = GameType.CLUBS, GameType.NULL
RAMSCH = isko(auction__all_pass="ramsch", ramsch__pushing=True)
RAMSCH_CALLS = isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True)
KNOCKING = isko(ramsch__grand_hand=False, ramsch__klopfen=True)
REVOLUTION = isko(revolution__enabled=True)


def clubs() -> Table:
    return Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True)


def asked(by: Position, command: Command, table: Callable[[], Table]) -> Callable[[], Refusal]:
    return lambda: table().refusal(by, command)


def logged(*events: Event, table: Callable[[], Table] | None = None) -> Callable[[], Refusal]:
    def refused() -> Refusal:
        deal = table().deal if table else new_deal(Setting())
        for event in events[:-1]:
            deal = apply(ISKO, deal, event)
        with pytest.raises(IllegalEvent) as refusal:
            apply(ISKO, deal, events[-1])
        return refusal.value

    return refused


def with_skat(bid: int = 18) -> Table:
    refusing = isko(values__null_below_bid="refused")
    return Table(refusing, DEAL).won_by(FOREHAND, bid).takes_skat(FOREHAND, "D7 D8")


COMMITTED = ShuffleCommitted("00" * 32, "table", 1, MIDDLEHAND)

CASES: dict[Reason, tuple[Callable[[], Refusal], tuple[str, ...]]] = {
    Reason.WRONG_PHASE: (asked(FOREHAND, PickUpSkat(), clubs), ("SkatPickedUp", "possible: ", "CardPlayed")),
    Reason.NOT_YOUR_TURN: (asked(MIDDLEHAND, PlayCard(cards("C7")[0]), clubs), ("forehand is to play",)),
    Reason.NOT_A_BID: (asked(MIDDLEHAND, Bid(19), lambda: Table(ISKO, DEAL)), ("19", "possible: 18, 20, 22")),
    Reason.BID_TOO_LOW: (
        asked(REARHAND, Bid(20), lambda: Table(ISKO, DEAL).do(MIDDLEHAND, Bid(20)).do(FOREHAND, Pass())),
        ("20 is not above 20", "possible: 22, 23, 24"),
    ),
    Reason.NOTHING_TO_HOLD: (
        asked(FOREHAND, Hold(), lambda: Table(ISKO, DEAL)),
        ("no value has been named",),
    ),
    Reason.NOT_THE_DECLARER: (
        asked(REARHAND, PickUpSkat(), lambda: Table(ISKO, DEAL).won_by(FOREHAND)),
        ("forehand is the declarer, not rearhand",),
    ),
    Reason.NOT_A_DEFENDER: (asked(FOREHAND, PlayOpen(), clubs), ("forehand is the declarer",)),
    Reason.CARD_NOT_HELD: (
        asked(FOREHAND, PlayCard(cards("C7")[0]), clubs),
        (
            "C7",
            "playable: CT CJ CK CA",
        ),
    ),
    Reason.MUST_FOLLOW: (
        asked(MIDDLEHAND, PlayCard(cards("HT")[0]), lambda: clubs().play("CA")),
        ("HT does not follow CA", "playable: C7 C8 C9", "ISkO 2022 4.2"),
    ),
    Reason.BAD_DEAL: (logged(CardsDealt(DEAL.hands, pair("HJ HJ"))), ("ten cards each and two to the skat",)),
    Reason.BAD_DISCARD: (
        asked(
            FOREHAND,
            Discard(pair("C7 D8")),
            lambda: Table(ISKO, DEAL).won_by(FOREHAND).do(FOREHAND, PickUpSkat()),
        ),
        ("two different cards of CT CJ CK CA",),
    ),
    Reason.JACK_DISCARDED: (
        asked(
            FOREHAND,
            Discard(pair("HJ DA")),
            lambda: Table(RAMSCH, DEAL).all_pass().do(FOREHAND, PickUpSkat()),
        ),
        ("no jack",),
    ),
    Reason.BAD_ANNOUNCEMENT: (
        asked(FOREHAND, DeclareGame(CLUBS, schneider=True), with_skat),
        ("need a hand game",),
    ),
    Reason.NULL_BELOW_BID: (
        asked(FOREHAND, DeclareGame(NULL), lambda: with_skat(24)),
        ("worth 23, less than the bid 24",),
    ),
    Reason.NO_SPITZE: (
        asked(FOREHAND, DeclareGame(CLUBS, spitze=True), with_skat),
        ("not played at this table",),
    ),
    Reason.NO_REVOLUTION: (
        asked(FOREHAND, DeclareGame(NULL, revolution=True), with_skat),
        ("not played at this table",),
    ),
    Reason.NO_DOUBLING: (
        asked(REARHAND, Double(Doubling.RE), clubs),
        ("rearhand may not say re", "the next call is kontra"),
    ),
    Reason.NO_KNOCK: (
        asked(FOREHAND, Knock(), lambda: Table(RAMSCH_CALLS, DEAL).all_pass()),
        ("once each, in Ramsch rounds",),
    ),
    Reason.NO_JUNGFRAU: (
        asked(FOREHAND, AnnounceJungfrau(), lambda: Table(KNOCKING, DEAL, Setting(ramsch_round=True))),
        ("one player at most",),
    ),
    Reason.NO_CLAIM: (
        asked(FOREHAND, Claim(ClaimLevel.SCHWARZ), lambda: clubs().play("D7 HT D9")),
        ("schwarz can no longer be claimed", "only simple, schneider"),
    ),
    Reason.NO_CONCESSION: (
        asked(FOREHAND, Concede(), lambda: Table(isko(auction__all_pass="ramsch"), DEAL).all_pass()),
        ("not possible in Ramsch",),
    ),
    Reason.NO_GIFT: (asked(REARHAND, OfferGift(), clubs), ("in trick one of a suit game or grand",)),
    Reason.NOT_ASKED: (
        asked(FOREHAND, Answer(True), lambda: clubs().do(FOREHAND, Claim(ClaimLevel.SIMPLE))),
        ("asked: middlehand, rearhand",),
    ),
    Reason.WRONG_CARDS_SHOWN: (
        logged(
            GameDeclared(FOREHAND, NULL, hand=True, ouvert=True),
            CardsShown(FOREHAND, DEAL.hands.rearhand),
            table=lambda: Table(ISKO, DEAL).won_by(FOREHAND),
        ),
        ("not the hand",),
    ),
    Reason.BAD_REARRANGEMENT: (
        asked(
            REARHAND,
            Rearrange(Hands((), DEAL.hands.middlehand, DEAL.hands.middlehand)),
            lambda: (
                Table(REVOLUTION, DEAL).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True, revolution=True)
            ),
        ),
        ("divided into ten and ten",),
    ),
    Reason.BAD_NONCE: (
        logged(COMMITTED, NonceOpened(FOREHAND, "00" * 32)),
        ("opened when all are fixed and the deck is cut",),
    ),
    Reason.BAD_CUT: (logged(COMMITTED, DeckCut(FOREHAND, 16)), ("middlehand cuts",)),
    Reason.SHUFFLE_MISMATCH: (
        logged(SeedRevealed("00" * 32), table=lambda: Table(ISKO, DEAL).all_pass()),
        ("no seed was fixed",),
    ),
}


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.value)
def test_a_refusal_tells_its_reason_and_what_was_allowed(reason: Reason) -> None:
    refused, words = CASES[reason]
    refusal = refused()
    assert refusal.reason is reason
    for word in words:
        assert word in str(refusal), str(refusal)


def test_every_reason_is_met() -> None:
    assert set(CASES) == set(Reason)
