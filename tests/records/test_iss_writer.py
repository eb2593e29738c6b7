"""Writing deals of our own as records of the server, and refusing what it has no words for."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from tests.records.making import SEVENS_TOGETHER, TRUMPS_TOGETHER, iss_line, only_record, only_verdict, played
from vorhand.core.cards import CARDS, Card
from vorhand.core.commands import (
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    Discard,
    Double,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
)
from vorhand.core.contract import GameType
from vorhand.core.deal.apply import apply
from vorhand.core.deal.decide import act
from vorhand.core.deal.state import new_deal
from vorhand.core.errors import RecordError
from vorhand.core.events import CardsDealt, Event, Hands
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.match.seating import Seat, Seating
from vorhand.records import (
    DealRecord,
    EventLine,
    Player,
    RecordFormat,
    VerdictKind,
    deal_line,
    encode_records,
    iss_text,
    match_line,
)

FOREHAND, MIDDLEHAND, REARHAND = Position
AUCTION: list[tuple[Position, Command]] = [
    (MIDDLEHAND, Bid(18)),
    (FOREHAND, Hold()),
    (MIDDLEHAND, Pass()),
    (REARHAND, Pass()),
]
CLUBS_HAND: list[tuple[Position, Command]] = [*AUCTION, (FOREHAND, DeclareGame(GameType.CLUBS, hand=True))]
PLAYERS = (Player("North"), Player("East"), Player("South"))


def deal_of(
    commands: Sequence[tuple[Position, Command]], rules: RuleSet = ISKO, setting: Setting | None = None
) -> DealRecord:
    """A deal in which forehand holds the first ten cards, and so on."""
    setting = setting or Setting()
    dealt = CardsDealt(Hands(CARDS[:10], CARDS[10:20], CARDS[20:30]), (CARDS[30], CARDS[31]))
    deal = apply(rules, new_deal(setting), dealt)
    log: list[Event] = [dealt]
    for by, command in commands:
        deal, events = act(rules, deal, by, command)
        log += events
    return DealRecord(
        match=match_line(rules, table="t", seats=PLAYERS, created="2026-11-29T20:15:00.5Z"),
        deal=deal_line(
            Seating(3, Seat(0)), number=1, id="t-1", bock=setting.bock, ramsch_round=setting.ramsch_round
        ),
        entries=tuple(EventLine(seq, event) for seq, event in enumerate(log)),
    )


def test_a_deal_of_ours_is_written_with_seats_in_the_order_of_positions() -> None:
    record = deal_of([*CLUBS_HAND, (FOREHAND, Concede())])
    text = iss_text(record)
    assert "SE[t]ID[t-1]DT[2026-11-29/20:15:00/UTC]P0[East]P1[South]P2[North]R0[]R1[]R2[]MV[w C7.C8" in text
    assert text.endswith(
        " 1 18 0 y 1 p 2 p 0 CH 0 RE ]"
        "R[d:0 loss v:-72 m:1 bidok p:15 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1] ;)"
    )


def test_a_concession_reads_back_with_the_same_result() -> None:
    line = iss_text(deal_of([*CLUBS_HAND, (FOREHAND, Concede())]))
    verdict = only_verdict(line.encode())
    assert verdict.kind is VerdictKind.AGREE


def test_a_refused_claim_is_a_hand_shown() -> None:
    claim: list[tuple[Position, Command]] = [
        (FOREHAND, Claim(ClaimLevel.SIMPLE)),
        (MIDDLEHAND, Answer(False)),
        (FOREHAND, PlayCard(Card.C7)),
        (MIDDLEHAND, PlayCard(Card.SJ)),
        (REARHAND, PlayCard(Card.HJ)),
        (FOREHAND, Concede()),
    ]
    assert " 0 CH 0 SC 0 C7 1 SJ 2 HJ 0 RE " in iss_text(deal_of([*CLUBS_HAND, *claim]))


REFUSED: dict[str, tuple[DealRecord, str]] = {
    "a running deal": (deal_of(CLUBS_HAND), "not over"),
    "a claim": (
        deal_of(
            [
                *CLUBS_HAND,
                (FOREHAND, Claim(ClaimLevel.SIMPLE)),
                (MIDDLEHAND, Answer(True)),
                (REARHAND, Answer(True)),
            ]
        ),
        "the deal ended by claim_accepted",
    ),
    "a defender's concession": (
        deal_of([*CLUBS_HAND, (REARHAND, Concede())]),
        "the deal ended by defenders_conceded",
    ),
    "Kontra": (
        deal_of(
            [
                *CLUBS_HAND,
                (REARHAND, Double(Doubling.KONTRA)),
                (FOREHAND, Double(Doubling.RE)),
                (FOREHAND, Concede()),
            ],
            with_settings(ISKO, {"kontra.who": "any_defender"}),
        ),
        "no words for KontraGiven",
    ),
    "a null below the bid": (
        deal_of(
            [
                (MIDDLEHAND, Bid(24)),
                *AUCTION[1:],
                (FOREHAND, PickUpSkat()),
                (FOREHAND, Discard((Card.DK, Card.DA))),
                (FOREHAND, DeclareGame(GameType.NULL)),
            ]
        ),
        "the deal ended by null_below_bid",
    ),
    "Bock": (deal_of([*CLUBS_HAND, (FOREHAND, Concede())], setting=Setting(bock=True)), "Bock"),
    "other rules": (
        deal_of([*CLUBS_HAND, (FOREHAND, Concede())], with_settings(ISKO, {"values.grand_base": 20})),
        "official rules only: values.grand_base",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_server_has_no_words_for_is_refused(name: str) -> None:
    record, told = REFUSED[name]
    with pytest.raises(RecordError, match=told):
        iss_text(record)


def test_an_illegal_deal_is_refused() -> None:
    record = deal_of([*CLUBS_HAND, (FOREHAND, Concede())])
    broken = msgspec.structs.replace(record, entries=(*record.entries[:2], *record.entries[1:]))
    with pytest.raises(RecordError, match="event 1"):
        iss_text(broken)


@pytest.mark.parametrize("seed", range(60))
def test_a_deal_of_ours_comes_back_from_the_server_with_the_same_result(seed: int) -> None:
    record = played(ISKO, Random(seed), setting=Setting())
    try:
        text = iss_text(record)
    except RecordError:
        return
    line = text.encode()
    assert only_verdict(line).kind is VerdictKind.AGREE
    assert iss_text(only_record(line)).encode() == line


@pytest.mark.parametrize("deal", [TRUMPS_TOGETHER, SEVENS_TOGETHER])
@pytest.mark.parametrize(
    "moves", ["1 p 2 p 0 p", "1 p 2 p 0 18 0 GHO.?? w LE.1", "1 p 2 p 0 18 0 s w C7.D7 0 C w TI.1"]
)
def test_a_record_of_the_server_goes_through_our_format_unchanged(deal: str, moves: str) -> None:
    line = iss_line(f"{deal} {moves}")
    [native] = encode_records([only_record(line)], RecordFormat.NATIVE)
    assert b"".join(encode_records([only_record(native)], RecordFormat.ISS)) == line
