"""What to do with a hand, on a screen: first the advice, then the figures that it rests on."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from vorhand.advice import Advice, Choice
from vorhand.advice.hands import GameOutlook, HandAdvice
from vorhand.advice.questions import Answer, Computer, Question
from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.shell import Shell
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import Contract
from vorhand.core.sorting import sorted_hand
from vorhand.players.prospects import Prospect
from vorhand.telling.review import per_cent
from vorhand.telling.words import Words

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

Column = tuple[str, Literal["left", "right"]]
"""The message that heads a column, and where its cells stand."""
Cells = tuple["str | Text", ...]

NOTHING: Final = "–"
STEP: Final = 3.0
"""List points by which a value has to differ from the one above it to get a row of its own."""
ROWS_BEYOND: Final = 2
"""Rows of values beyond the last one that is worth bidding."""


class Row(msgspec.Struct, frozen=True):
    """Values at which playing is worth about the same."""

    first: Prospect
    last: int


class AdviceScreen:
    """Shows answers."""

    def __init__(self, shell: Shell, words: Words) -> None:
        self._screen = Screen(shell.console, words, colours_of("tournament"))
        self._words = words
        self._is_quiet = shell.is_quiet

    def show(self, question: Question, answer: Answer, level: str | None) -> None:
        """The answer to a question, and what the computer of that level would do."""
        if not self._is_quiet:
            self._heading(question)
        if answer.hand is not None:
            self._bid(answer.hand, question.bid)
        if answer.with_skat is not None:
            self._lay("advise-lay", answer.with_skat.choices[0])
        if answer.computer is not None:
            self._computer(answer.computer, self._words.text(f"level-{level}"))
        if not self._is_quiet:
            self._tables(question, answer)

    def _heading(self, question: Question) -> None:
        cards = question.twelve if question.twelve is not None else question.ten
        assert cards is not None, "there are cards to ask about"
        position = self._words.position(question.position)
        self._screen.message("advise-hand", position=position, cards=sorted_hand(cards, None))

    def _bid(self, hand: HandAdvice, bid: int) -> None:
        said = hand.then.command
        if hand.limit is None:
            self._screen.message("advise-pass")
        elif isinstance(said, DeclareGame):
            self._screen.message("advise-bid-hand", limit=hand.limit, bid=bid, contract=_contract(said))
        else:
            self._screen.message("advise-bid", limit=hand.limit, bid=bid)

    def _lay(self, key: str, choice: Choice, **arguments: str) -> None:
        assert choice.game is not None, "cards are laid away for a game"
        self._screen.message(key, cards=choice.cards, contract=_contract(choice.game), **arguments)

    def _computer(self, computer: Computer, level: str) -> None:
        if computer.game is not None:
            assert computer.game.game is not None, "cards are laid away for a game"
            contract = _contract(computer.game.game)
            self._screen.message(
                "advise-level-lay", level=level, cards=computer.game.cards, contract=contract
            )
        elif computer.limit is None:
            self._screen.message("advise-level-pass", level=level)
        else:
            self._screen.message("advise-level-bid", level=level, limit=computer.limit)

    def _tables(self, question: Question, answer: Answer) -> None:
        if answer.hand is not None:
            self._print(self._bids(answer.hand))
            self._print(self._games(answer.hand, question.bid))
        if answer.with_skat is not None:
            self._print(self._discards(answer.with_skat, question.bid))
        self._screen.faint(self._words.text("advise-note-points"))
        if answer.hand is not None:
            self._screen.faint(self._words.text("advise-note-games"))

    def _print(self, table: "Table") -> None:
        self._screen.line()
        self._screen.console.print(table)

    def _bids(self, hand: HandAdvice) -> "Table":
        table = self._table(self._words.text("advise-bids"), _BIDS)
        for row in _rows(hand):
            values = str(row.first.bid) if row.first.bid == row.last else f"{row.first.bid}–{row.last}"
            style = "" if hand.limit is not None and row.last <= hand.limit else "dim"
            figures = (self._points(row.first.with_skat), self._points(row.first.from_hand))
            table.add_row(values, *figures, style=style)
        return table

    def _games(self, hand: HandAdvice, bid: int) -> "Table":
        table = self._table(self._words.text("advise-games", bid=bid), _GAMES)
        for outlook in hand.games:
            table.add_row(self._words.game(outlook.game), *self._outlook(outlook))
        return table

    def _outlook(self, outlook: GameOutlook) -> Cells:
        figures = self._figures(outlook.win, outlook.worth)
        with_skat = (per_cent(outlook.share), *figures)
        if outlook.hand is None:
            return (*with_skat, NOTHING, NOTHING, NOTHING)
        assert isinstance(outlook.hand.command, DeclareGame), "a game is declared from the hand"
        contract = self._words.contract(_contract(outlook.hand.command))
        return (*with_skat, contract, *self._figures(outlook.hand.win, outlook.hand.worth))

    def _discards(self, advice: Advice, bid: int) -> "Table":
        table = self._table(self._words.text("advise-discards", bid=bid), _DISCARDS)
        for choice in advice.choices:
            assert choice.game is not None, "cards are laid away for a game"
            contract = self._words.contract(_contract(choice.game))
            laid = self._screen.coloured("say-card", card=choice.cards)
            table.add_row(contract, laid, *self._figures(choice.win, choice.worth))
        return table

    def _figures(self, win: float | None, worth: float | None) -> Cells:
        if win is None or worth is None:
            return NOTHING, NOTHING
        return per_cent(win), self._points(worth)

    def _points(self, worth: float) -> "Text":
        from rich.text import Text

        points = round(worth)
        return Text(self._words.signed(points), style="green" if points > 0 else "red" if points < 0 else "")

    def _table(self, title: str, columns: Iterable[Column]) -> "Table":
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        table = Table(
            title=title,
            title_justify="left",
            title_style="bold",
            box=SIMPLE_HEAD,
            pad_edge=False,
            collapse_padding=True,
        )
        for name, justify in columns:
            table.add_column(self._words.text(name), justify=justify)
        return table


_BIDS: Final[tuple[Column, ...]] = (
    ("column-advise-bid", "left"),
    ("column-advise-skat", "right"),
    ("column-advise-hand", "right"),
)
_GAMES: Final[tuple[Column, ...]] = (
    ("column-advise-game", "left"),
    ("column-advise-share", "right"),
    ("column-advise-win", "right"),
    ("column-advise-points", "right"),
    ("column-advise-hand", "left"),
    ("column-advise-win", "right"),
    ("column-advise-points", "right"),
)
_DISCARDS: Final[tuple[Column, ...]] = (
    ("column-advise-game", "left"),
    ("column-advise-laid", "left"),
    ("column-advise-win", "right"),
    ("column-advise-points", "right"),
)


def _contract(said: DeclareGame) -> Contract:
    return Contract(said.game, said.announced)


def _rows(hand: HandAdvice) -> list[Row]:
    """Values with about the same figures in one row; those worth bidding, and a few beyond."""
    rows: list[Row] = []
    for prospect in hand.bids:
        is_limit_passed = bool(rows) and rows[-1].last == hand.limit
        if rows and not is_limit_passed and _is_alike(rows[-1].first, prospect):
            rows[-1] = Row(rows[-1].first, prospect.bid)
        else:
            rows.append(Row(prospect, prospect.bid))
    worth_bidding = sum(hand.limit is not None and row.last <= hand.limit for row in rows)
    return rows[: worth_bidding + ROWS_BEYOND]


def _is_alike(one: Prospect, other: Prospect) -> bool:
    by_skat, by_hand = one.with_skat - other.with_skat, one.from_hand - other.from_hand
    return max(abs(by_skat), abs(by_hand)) < STEP
