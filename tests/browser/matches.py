"""Lists of several deals, written before anybody comes: each deal ends as its moves say."""

from collections.abc import Sequence

import msgspec

from tests.browser.tables import SEED, Deal, cards, dealt, log_of, on_turn
from tests.unit.server.rooms import AT
from vorhand.core.commands import Answer, Bid, Claim, Command, Concede, DeclareGame, Pass, PlayCard
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.match import next_deal
from vorhand.records.lines import EventLine, SealedLine
from vorhand.records.record import deal_line
from vorhand.service.dealing import played, with_lines
from vorhand.service.room import folded
from vorhand.service.room_lines import RoomLine

BIDDING: dict[Position, tuple[Command, ...]] = {
    Position.FOREHAND: (Pass(), Pass(), Bid(18)),
    Position.MIDDLEHAND: (Bid(18), Pass(), Pass()),
    Position.REARHAND: (Pass(), Bid(18), Pass()),
}
"""Who gets the game at 18."""

PASSED_IN: tuple[Command, ...] = (Pass(), Pass(), Pass())
WON: tuple[Command, ...] = (Claim(ClaimLevel.SIMPLE), Answer(True), Answer(True))
LOST: tuple[Command, ...] = (Concede(),)


def hand_game(declarer: Position, game: GameType, end: tuple[Command, ...]) -> tuple[Command, ...]:
    """The moves of a hand game at 18 that ends before the first card, if the declarer leads or gives up."""
    return (*BIDDING[declarer], DeclareGame(game, hand=True), *end)


def list_of(table: str, first: Deal, *others: Deal) -> tuple[RoomLine, ...]:
    """The log of a table that plays these deals one after the other; of the others cards and moves count."""
    log = log_of(table, first)
    for deal in others:
        log = (*log, *_continued(table, log, deal))
    return log


def _continued(table: str, log: Sequence[RoomLine], deal: Deal) -> tuple[RoomLine, ...]:
    room = folded(table, log)
    coming = next_deal(room.playing.match)
    number = room.playing.deals + 1
    opening = deal_line(
        coming.seating,
        number=number,
        id=f"{table}-{number}",
        ramsch_round=coming.ramsch_round,
        bock=coming.bock,
    )
    room, lines = with_lines(room, opening, SealedLine(SEED), EventLine(0, dealt(deal), AT))
    for move in deal.moves:
        room, more = played(room, on_turn(room), move, AT)
        lines = (*lines, *more)
    return lines


def with_moves(deal: Deal, moves: tuple[Command, ...]) -> Deal:
    """The same deal with other moves."""
    return msgspec.structs.replace(deal, moves=moves)


def played_out(
    table: str, deal: Deal, wanted: dict[Position, str], *, most: int = 30
) -> tuple[RoomLine, ...]:
    """The log of a deal to its end, or until so many cards are played.

    Everybody plays the first wanted card that is legal, else any.
    """
    lines = log_of(table, deal)
    room = folded(table, lines)
    for _ in range(most):
        if room.stage != "deal":
            break
        seat = on_turn(room)
        place = room.playing.on_table.seating.position(seat)
        legal = room.playing.options(seat).cards
        liked = [card for card in cards(wanted.get(place, "")) if card in legal] if place else []
        room, more = played(room, seat, PlayCard((liked or list(legal))[0]), AT)
        lines = (*lines, *more)
    return lines
