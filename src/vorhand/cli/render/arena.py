"""The figures of the arena on a screen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from vorhand.arena.estimates import Estimate
from vorhand.arena.figures import LIST_DEALS, ArenaFigures, MoveFigures, PartFigures, PlayerFigures
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.positions import Position
from vorhand.telling.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

Row: TypeAlias = "tuple[str | Text, ...]"

NOTHING = "–"

WORDS = ("player", "to", "role", "position", "game", "move")
"""Columns of words; the others are of figures."""

SURE = 2
"""Standard errors from which on a lead is shown as one, or as a shortfall."""


def arena_parts(words: Words, figures: ArenaFigures) -> Iterator["RenderableType"]:
    """What there is to tell of a run, one table or line after another."""
    tables = len(figures.players) * figures.deals
    passed_in = _percent(figures.passed_in)
    yield words.text("arena-summary", deals=figures.deals, tables=tables, passed=passed_in)
    yield _players(words, figures)
    yield _leads(words, figures)
    yield _roles(words, figures)
    yield _positions(words, figures)
    yield _games(words, figures)
    for name, player in _named(words, figures):
        yield words.text(
            "arena-contracts", name=name, contracts=_contracts(words, player.contracts) or NOTHING
        )
    yield _moves(words, figures)
    yield words.text("arena-errors")


def _players(words: Words, figures: ArenaFigures) -> "Table":
    rows = [
        (
            name,
            _points(player.whole.list_points),
            _points(player.whole.list_points.times(LIST_DEALS), digits=0),
            _percent(player.whole.declared),
            _percent(player.whole.won),
            f"{player.ms_per_move:.1f}",
        )
        for name, player in _named(words, figures)
    ]
    columns = ("player", "points", "points-36", "declared", "won", "ms")
    return _table(words, "arena-players", columns, [rows])


def _leads(words: Words, figures: ArenaFigures) -> "Table":
    others = words.text("arena-to-others")
    second = words.text("arena-to-second", name=figures.players[1].name)
    groups = [
        [
            (player.name, to, _lead(lead.per_deal), _lead(lead.per_36, digits=0))
            for to, lead in ((others, player.ahead_of_others), (second, player.ahead_of_second))
            if lead is not None
        ]
        for player in figures.players
    ]
    return _table(words, "arena-leads", ("player", "to", "lead", "points-36"), groups)


def _roles(words: Words, figures: ArenaFigures) -> "Table":
    groups = [
        [
            (
                name,
                words.text(f"arena-role-{role}"),
                str(found.deals),
                _percent(found.share),
                _points(found.list_points),
            )
            for role, found in player.roles.items()
        ]
        for name, player in _named(words, figures)
    ]
    return _table(words, "arena-roles", ("player", "role", "deals", "share", "points"), groups)


def _positions(words: Words, figures: ArenaFigures) -> "Table":
    groups = [
        [
            (
                name,
                words.position(Position(position)),
                _percent(found.declared),
                _percent(found.won),
                _points(found.list_points),
            )
            for position, found in player.positions.items()
        ]
        for name, player in _named(words, figures)
    ]
    return _table(words, "arena-positions", ("player", "position", "declared", "won", "points"), groups)


def _games(words: Words, figures: ArenaFigures) -> "Table":
    groups = [
        [
            (
                name,
                words.game(GameType(game)),
                str(found.deals),
                _percent(found.share),
                _percent(found.won),
                _points(found.list_points),
            )
            for game, found in player.games.items()
        ]
        for name, player in _named(words, figures)
    ]
    return _table(words, "arena-games", ("player", "game", "deals", "share", "won", "points"), groups)


def _moves(words: Words, figures: ArenaFigures) -> "Table":
    groups = [
        [(name, words.text(f"arena-move-{kind}"), *_times(found)) for kind, found in player.moves.items()]
        for name, player in _named(words, figures)
    ]
    return _table(words, "arena-moves", ("player", "move", "moves", "mean", "p99", "max"), groups)


def _named(words: Words, figures: ArenaFigures) -> Sequence[tuple[str, PlayerFigures]]:
    """The players, and the table of three of the second one where there is one, with what to call them."""
    named = [(player.name, player) for player in figures.players]
    same = figures.same_table
    return named if same is None else [*named, (words.text("arena-three-of", name=same.name), same)]


def _table(words: Words, title: str, columns: Sequence[str], groups: Sequence[Sequence[Row]]) -> "Table":
    """A table with a group of rows for each player."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(
        title=words.text(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False
    )
    for place, column in enumerate(columns):
        # No cell is broken, a heading may be.
        widest = max((len(row[place]) for rows in groups for row in rows), default=0)
        justify: Literal["left", "right"] = "left" if column in WORDS else "right"
        heading = words.text(f"arena-column-{column}")
        table.add_column(heading, justify=justify, min_width=widest, vertical="bottom")
    for rows in groups:
        for row in rows:
            table.add_row(*row)
        table.add_section()
    return table


def _times(moves: MoveFigures) -> tuple[str, ...]:
    return (str(moves.moves), *(f"{ms:.1f}" for ms in (moves.mean_ms, moves.p99_ms, moves.max_ms)))


def _contracts(words: Words, contracts: Mapping[str, PartFigures]) -> str:
    return ", ".join(f"{_contract(words, text)} {found.deals}" for text, found in contracts.items())


def _contract(words: Words, text: str) -> str:
    game, *forms = text.split()
    return words.contract(Contract(GameType(game), Announcement(**dict.fromkeys(forms, True))))


def _lead(lead: Estimate, *, digits: int = 2) -> "Text":
    from rich.text import Text

    error = lead.standard_error
    is_sure = error is not None and abs(lead.mean) > SURE * error
    style = ("green" if lead.mean > 0 else "red") if is_sure else ""
    return Text(_points(lead, digits=digits), style=style)


def _points(found: Estimate, *, digits: int = 2) -> str:
    mean = f"{found.mean:+.{digits}f}".replace("-", "−")
    return mean if found.standard_error is None else f"{mean} ± {found.standard_error:.{digits}f}"


def _percent(share: Estimate | None) -> str:
    if share is None:
        return NOTHING
    mean = f"{100 * share.mean:.1f}"
    return mean if share.standard_error is None else f"{mean} ± {100 * share.standard_error:.1f}"
