"""The score list with running columns."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vorhand.match import Match, score_sheet
from vorhand.match.score_list import GameEntry, ListEntry, PassedInEntry, RamschEntry, Row
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
    if match.rules.list.scoring != "classic":
        for cells in _foot(words, match):
            table.add_row("", *cells)
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


def _foot(words: Words, match: Match) -> Iterator[tuple[str, ...]]:
    feet = score_sheet(match).feet
    yield (words.text("foot-game-points"), "", *(words.signed(foot.points) for foot in feet))
    yield (words.text("foot-own-games", bonus=50), "", *(words.signed(foot.own_games) for foot in feet))
    if match.rules.list.scoring == "seeger_fabian":
        bonus = 40 if match.rules.list.seats == 3 else 30
        others = (words.signed(foot.losses_of_others) for foot in feet)
        yield (words.text("foot-others-lost", bonus=bonus), "", *others)
    yield (words.text("foot-total"), "", *(words.signed(foot.total) for foot in feet))
