"""The review of a finished deal in a reader's words."""

from collections.abc import Iterator
from typing import Final

from vorhand.core.contract import GameType
from vorhand.core.events import CardPlayed
from vorhand.core.positions import Position
from vorhand.records.record import DealRecord
from vorhand.review import CallReview, CardReview, DealReview, OpenWorth, SeenWorth, Tally, Turn
from vorhand.server.documents import (
    OpenCost,
    ReviewedCall,
    ReviewedCard,
    ReviewedPlayer,
    ReviewSheet,
    SeenCost,
)
from vorhand.server.scene_words import seat_names, words_in
from vorhand.server.wire import DeckName, Language
from vorhand.service.room import Room
from vorhand.telling.review import (
    MARKS,
    call_text,
    judgement_text,
    outlook_name,
    remainder_line,
    result_text,
    told_calls,
)
from vorhand.telling.words import Words

GOALS: Final = (31, 61, 90)
"""Card points from which the declarer is out of Schneider, has won, and has won with Schneider."""
MOST_BEST: Final = 3
"""Of several better cards so many are named."""


def review_sheet(
    room: Room, record: DealRecord, review: DealReview, language: Language, deck: DeckName
) -> ReviewSheet:
    """The review of the finished deal of a room that `record` holds."""
    return _Sheet(room, record, review, words_in(language, deck)).sheet()


class _Sheet:
    """The parts of a sheet, which all need the same."""

    def __init__(self, room: Room, record: DealRecord, review: DealReview, words: Words) -> None:
        self._record = record
        self._review = review
        self._words = words
        self._names = seat_names(words, room.chairs)
        self._numbers = tuple(
            number for number, event in enumerate(record.events) if isinstance(event, CardPlayed)
        )
        """By index of the card: the number of its event."""

    def sheet(self) -> ReviewSheet:
        review, words = self._review, self._words
        started = None if review.start is None else result_text(words, review.start, review.start_points)
        return ReviewSheet(
            table=self._record.match.table,
            number=self._record.deal.number,
            lines=tuple(self._lines(started)),
            start_points=review.start_points,
            start_won=None if review.start is None else review.start.is_won,
            start=started or "",
            goals=GOALS if review.start_points is not None else (),
            turns=words.text("review-turns" if review.turning() else "review-turns-none") if started else "",
            cards=tuple(map(self._card, review.cards)),
            calls=tuple(map(self._call, told_calls(review.calls))),
            players=tuple(map(self._player, review.tallies)),
            caution=words.text("review-open-note") if review.tallies else "",
            notes=tuple(self._notes()),
        )

    def _lines(self, started: str | None) -> Iterator[str]:
        review, words = self._review, self._words
        if review.contract is None:
            is_ramsch = review.game is GameType.RAMSCH
            yield words.text("review-ramsch" if is_ramsch else "review-no-game")
        elif not review.cards:
            yield words.text("review-no-cards")
        if started is not None:
            yield words.text("review-start", result=started)
        last = review.cards[-1].open if review.cards else None
        if last is not None:
            yield words.text("review-end", result=result_text(words, last.after, last.points))

    def _notes(self) -> Iterator[str]:
        review, words = self._review, self._words
        if review.tallies:
            yield words.text("review-legend")
        if review.unplayed:
            yield words.text("review-unplayed", count=review.unplayed)
        if review.remainder is not None:
            yield remainder_line(words, review.remainder)

    def _card(self, card: CardReview) -> ReviewedCard:
        return ReviewedCard(
            seq=self._numbers[card.index],
            trick=card.trick,
            seat=self._seat(card.by),
            card=card.card,
            open=None if card.open is None else self._open(card, card.open),
            seen=None if card.seen is None else _seen(card, card.seen),
        )

    def _open(self, card: CardReview, found: OpenWorth) -> OpenCost:
        return OpenCost(
            points=found.points,
            result=result_text(self._words, found.after, found.points),
            won=found.after.is_won,
            loss=found.loss,
            best=() if card.card in found.best else found.best[:MOST_BEST],
            turned=found.turned.value,
            turn="" if found.turned is Turn.NOTHING else self._turn(card, found),
        )

    def _turn(self, card: CardReview, found: OpenWorth) -> str:
        return self._words.text(
            "review-turn",
            mark=MARKS[found.turned],
            trick=card.trick,
            player=self._names[self._seat(card.by)],
            card=self._words.card(card.card),
            before=outlook_name(self._words, found.before),
            after=outlook_name(self._words, found.after),
            best=self._words.cards(found.best),
        )

    def _call(self, call: CallReview) -> ReviewedCall:
        return ReviewedCall(
            seq=call.number,
            seat=self._seat(call.by),
            text=call_text(self._words, call),
            judgement=judgement_text(self._words, call),
            right=getattr(call.open, "is_right", None),
        )

    def _player(self, tally: Tally) -> ReviewedPlayer:
        worst = tally.worst
        return ReviewedPlayer(
            seat=self._seat(tally.by),
            loss=tally.loss,
            turned=tally.turned,
            seen_loss=round(100 * tally.seen_loss),
            worst=None if worst is None else self._review.cards[worst].card,
            worst_seq=None if worst is None else self._numbers[worst],
        )

    def _seat(self, position: Position) -> int:
        return self._record.deal.seat(position)


def _seen(card: CardReview, found: SeenWorth) -> SeenCost:
    return SeenCost(
        win=round(100 * found.win),
        loss=round(100 * found.loss),
        best=None if card.card is found.best else found.best,
    )
