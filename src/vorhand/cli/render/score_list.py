"""The score list with running columns."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vorhand.match import Match, score_sheet
from vorhand.match.score_list import GameEntry, ListEntry, PassedInEntry, RamschEntry, Row
from vorhand.telling.standings import foot_lines
from vorhand.telling.words import Words

if TYPE_CHECKING:
    from rich.table import Table

LINES_SHOWN = 12
"""Lines of the running list after a deal; the whole list is shown when it is asked for."""


def list_table(words: Words, match: Match, players: Sequence[str], *, last: int | None = None) -> "Table":
    """The list as a table: a row a line, by seat the running total with games won and lost, and the foot."""
    from rich.table import Table

    sheet = score_sheet(match)
    table = Table(title=words.text("list-title"), title_justify="left")
    table.add_column(words.text("column-number"), justify="right")
    table.add_column(words.text("column-declarer"))
    table.add_column(words.text("column-points"), justify="right")
    for player in players:
        table.add_column(player, justify="right")
    skipped = max(0, len(sheet.rows) - last) if last else 0
    for number, row in enumerate(sheet.rows, start=1):
        if number > skipped:
            table.add_row(str(number), *_row(words, row, players))
    for foot in foot_lines(words, match):
        table.add_row("", foot.label, "", *(words.signed(value) for value in foot.values))
    return table


def _row(words: Words, row: Row, players: Sequence[str]) -> tuple[str, ...]:
    running = (
        f"{words.number(total)} ({tally.wins}/{tally.losses})"
        for total, tally in zip(row.totals, row.tallies, strict=True)
    )
    return (*_entry(words, row.entry, players), *running)


def _entry(words: Words, entry: ListEntry, players: Sequence[str]) -> tuple[str, str]:
    if isinstance(entry, GameEntry):
        return players[entry.declarer], words.signed(entry.score)
    if isinstance(entry, RamschEntry):
        return words.text("game-ramsch"), " ".join(words.signed(score) for score in entry.scores)
    assert isinstance(entry, PassedInEntry), "a redeal leaves no line"
    return words.text("passed-in"), ""
