"""The review of a deal on a screen: the calls, every card, what turned the game, what each player lost."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, Literal

from vorhand.cli.play.screen import Screen
from vorhand.core.cards import Card
from vorhand.core.contract import GameType
from vorhand.review import CardReview, DealReview, Tally, Turn
from vorhand.telling.review import (
    MARKS,
    call_text,
    judgement_text,
    outlook_name,
    per_cent,
    remainder_line,
    result_text,
    told_calls,
)
from vorhand.telling.words import NameOf

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

Column = tuple[str, Literal["left", "right"]]
"""The message that heads a column, and where its cells stand."""
Cells = tuple["str | Text", ...]

MOST_BEST: Final = 3
"""Of several best cards so many are named in the table."""
STYLES: Final = {Turn.NOTHING: "", Turn.SCHNEIDER: "yellow", Turn.GAME: "bold red"}


class ReviewScreen:
    """Shows reviews."""

    def __init__(self, screen: Screen, name_of: NameOf) -> None:
        self._screen = screen
        self._words = screen.words
        self._name_of = name_of

    def show(self, review: DealReview) -> None:
        """The whole review of a deal."""
        self._what_was_played(review)
        self._calls(review)
        if review.cards:
            self._screen.line()
            self._screen.console.print(self._cards(review))
        if review.tallies:
            self._turns(review.turning())
            self._screen.console.print(self._tallies(review))
            self._screen.line(self._words.text("review-open-note"))
        for line in self._ends(review):
            self._screen.faint(line)

    def _what_was_played(self, review: DealReview) -> None:
        if review.contract is not None and review.declarer is not None:
            declarer = self._name_of(review.declarer)
            self._screen.message("contract-line", declarer=declarer, contract=review.contract, bid=review.bid)
            self._results(review)
        else:
            is_ramsch = review.game is GameType.RAMSCH
            self._screen.message("review-ramsch" if is_ramsch else "review-no-game")

    def _results(self, review: DealReview) -> None:
        if not review.cards:
            self._screen.message("review-no-cards")
            return
        last = review.cards[-1].open
        if review.start is not None:
            start = result_text(self._words, review.start, review.start_points)
            self._screen.message("review-start", result=start)
        if last is not None:
            self._screen.message("review-end", result=result_text(self._words, last.after, last.points))

    def _calls(self, review: DealReview) -> None:
        if review.calls:
            self._screen.message("review-calls")
        for call in told_calls(review.calls):
            self._screen.message(
                "review-call",
                player=self._name_of(call.by),
                call=call_text(self._words, call),
                judgement=judgement_text(self._words, call),
            )

    def _turns(self, cards: tuple[CardReview, ...]) -> None:
        self._screen.faint(self._words.text("review-legend"))
        self._screen.message("review-turns" if cards else "review-turns-none")
        for card in cards:
            assert card.open is not None, "a card that turned something was reviewed"
            self._screen.message(
                "review-turn",
                mark=MARKS[card.open.turned],
                trick=card.trick,
                player=self._name_of(card.by),
                card=(card.card,),
                before=outlook_name(self._words, card.open.before),
                after=outlook_name(self._words, card.open.after),
                best=card.open.best,
            )

    def _ends(self, review: DealReview) -> Iterator[str]:
        if review.unplayed:
            yield self._words.text("review-unplayed", count=review.unplayed)
        if review.remainder is not None:
            yield remainder_line(self._words, review.remainder)

    def _cards(self, review: DealReview) -> "Table":
        is_ramsch = review.game is GameType.RAMSCH
        table = self._table(_COMMON + (_RAMSCH if is_ramsch else _DECLARED))
        for card in review.cards:
            cells = self._ramsch_cells(card) if is_ramsch else self._cells(card)
            table.add_row(*self._common_cells(card), *cells, style=_style(card))
        return table

    def _common_cells(self, card: CardReview) -> Cells:
        trick = "" if card.index % 3 else str(card.trick)
        return trick, self._name_of(card.by), self._card_text((card.card,))

    def _ramsch_cells(self, card: CardReview) -> Cells:
        return (" / ".join(str(points) for points in card.taken),)

    def _cells(self, card: CardReview) -> Cells:
        return (*self._open_cells(card), *self._seen_cells(card))

    def _open_cells(self, card: CardReview) -> Cells:
        found = card.open
        if found is None:
            return "", "?", "", ""
        value = outlook_name(self._words, found.after) if found.points is None else str(found.points)
        best = "" if card.card in found.best else self._card_text(found.best[:MOST_BEST])
        return MARKS[found.turned], value, self._loss(found.loss), best

    def _seen_cells(self, card: CardReview) -> Cells:
        found = card.seen
        if found is None:
            return "", "", ""
        best = "" if card.card is found.best else self._card_text((found.best,))
        return per_cent(found.win), self._loss(round(100 * found.loss)), best

    def _tallies(self, review: DealReview) -> "Table":
        table = self._table(_TALLY)
        for tally in review.tallies:
            table.add_row(*self._tally_cells(review, tally))
        return table

    def _tally_cells(self, review: DealReview, tally: Tally) -> Cells:
        worst = None if tally.worst is None else review.cards[tally.worst]
        return (
            self._name_of(tally.by),
            self._loss(tally.loss),
            str(tally.turned),
            self._loss(round(100 * tally.seen_loss)),
            "" if worst is None else self._card_text((worst.card,)),
        )

    def _table(self, columns: Iterable[Column]) -> "Table":
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for name, justify in columns:
            table.add_column(self._words.text(name) if name else "", justify=justify)
        return table

    def _loss(self, loss: int) -> str:
        return self._words.signed(-loss) if loss else ""

    def _card_text(self, cards: Iterable[Card]) -> "Text":
        return self._screen.coloured("say-card", card=tuple(cards))


_COMMON: Final[tuple[Column, ...]] = (
    ("column-review-trick", "right"),
    ("column-review-player", "left"),
    ("column-review-card", "left"),
)
_DECLARED: Final[tuple[Column, ...]] = (
    ("", "left"),
    ("column-review-value", "right"),
    ("column-review-loss", "right"),
    ("column-review-best", "left"),
    ("column-review-seen", "right"),
    ("column-review-seen-loss", "right"),
    ("column-review-best", "left"),
)
_RAMSCH: Final[tuple[Column, ...]] = (("column-review-taken", "left"),)
"""By what was played: the columns besides the common ones."""
_TALLY: Final[tuple[Column, ...]] = (
    ("column-review-player", "left"),
    ("column-review-points-lost", "right"),
    ("column-review-turned", "right"),
    ("column-review-chance-lost", "right"),
    ("column-review-worst", "left"),
)


def _style(card: CardReview) -> str:
    return STYLES[card.open.turned] if card.open else ""
