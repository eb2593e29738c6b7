"""Scores kept in a Parquet file, one row a player and table, so that a run goes on where it was stopped.

While a run lasts its deals lie in parts beside the file, in a folder of its name with `.parts` added; each
part is complete. At the end the parts become the file. The contest is written in the metadata of all of them.
"""

import os
import shutil
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from vorhand.arena.contest import Contest, OtherContest, differences
from vorhand.arena.deals import DeclaredGame, MoveKind, Score
from vorhand.core.errors import SkatError
from vorhand.extras import imported

PART_DEALS = 64
PART_SECONDS = 10.0
"""A part is written when so many deals are played or so much time has passed, whichever comes first."""

ROWS_READ = 4096
"""Rows that are held at once while a file is read."""

IN_FOLDER = "arena.parquet"
"""The name of the file where a path is that of a folder."""

_SUFFIX = ".parquet"
_KEY = b"vorhand.arena"
_GAME = DeclaredGame.__struct_fields__

Deal = tuple[Score, ...]


class NotOfTheArena(SkatError, ValueError):
    """A file that the arena did not write, or none at all."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} has no scores of the arena")


class Store:
    """What is kept of one contest below one path, and what is added to it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.contest = contest
        self._path = path
        self._parts = _parts_folder(path)
        self._waiting: list[Deal] = []
        self._written_at = time.monotonic()
        self.numbers = frozenset(number for file in _files(path) for number in _numbers(file))
        """The deals that are kept already."""

    def deals(self) -> Iterator[Deal]:
        """The deals that are kept."""
        seen: set[int] = set()
        for file in _files(self._path):
            for deal in _deals(file):
                if deal[0].deal not in seen:
                    seen.add(deal[0].deal)
                    yield deal

    def keeping(self, deals: Iterable[Deal]) -> Iterator[Deal]:
        """The deals as they come, which are kept part by part; what waits is kept however this ends."""
        self._parts.mkdir(parents=True, exist_ok=True)
        try:
            for deal in deals:
                self._waiting.append(deal)
                if len(self._waiting) >= PART_DEALS or time.monotonic() - self._written_at >= PART_SECONDS:
                    self._write_part()
                yield deal
        finally:
            self._write_part()

    def finish(self) -> None:
        """Make one file of all that is kept."""
        if not self._parts.is_dir():
            return
        if any(self._parts.iterdir()):
            _write(self._path, _merged(_files(self._path)))
        shutil.rmtree(self._parts)

    def _write_part(self) -> None:
        if self._waiting:
            name = f"{self._waiting[0][0].deal:08d}{_SUFFIX}"
            _write(self._parts / name, _table(self.contest, self._waiting))
            self._waiting.clear()
        self._written_at = time.monotonic()


def opened(path: Path, contest: Contest) -> Store:
    """The store for a contest, new or begun, in a file or folder.

    Raises `OtherContest` if another contest is kept there, `NotOfTheArena` for any other file, `MissingExtra`
    without pyarrow, and `OSError`.
    """
    imported("pyarrow.parquet", extra="analysis")  # At once, and not after the first deals.
    path = _file(path)
    for file in _files(path):
        found = differences(_contest(file), contest)
        if found:
            raise OtherContest(str(path), found)
    return Store(path, contest)


def stored(path: Path) -> Store:
    """What is kept in a file or folder, of a finished run or of one that was stopped.

    Raises `NotOfTheArena` where nothing is, `MissingExtra` without pyarrow, and `OSError`.
    """
    path = _file(path)
    files = _files(path)
    if not files:
        raise NotOfTheArena(path)
    return Store(path, _contest(files[0]))


def _file(path: Path) -> Path:
    return path / IN_FOLDER if path.is_dir() else path


def _parts_folder(path: Path) -> Path:
    return path.with_name(f"{path.name}.parts")


def _files(path: Path) -> list[Path]:
    """The file and its parts, as far as they are there."""
    return [*([path] if path.exists() else []), *sorted(_parts_folder(path).glob(f"*{_SUFFIX}"))]


def _write(path: Path, table: Any) -> None:
    """A file that is there as a whole or not at all, whenever this process ends."""
    parquet = imported("pyarrow.parquet", extra="analysis")
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        parquet.write_table(table, unfinished, compression="zstd")
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        # Arrow tells its own story around the system's.
        raise OSError(error.errno, os.strerror(error.errno or 0), str(path)) from error
    unfinished.replace(path)


def _table(contest: Contest, deals: Sequence[Deal]) -> Any:
    arrow = imported("pyarrow", extra="analysis")
    schema = _schema(arrow).with_metadata({_KEY: msgspec.json.encode(contest)})
    return arrow.Table.from_pylist([_row(score) for deal in deals for score in deal], schema=schema)


def _merged(files: Sequence[Path]) -> Any:
    """All rows in the order of the deals; of a deal that is in two files those of the first."""
    arrow = imported("pyarrow", extra="analysis")
    compute = imported("pyarrow.compute", extra="analysis")
    parquet = imported("pyarrow.parquet", extra="analysis")
    seen: set[int] = set()
    tables = []
    for file in files:
        table = parquet.read_table(file)
        known = compute.is_in(table["deal"], value_set=arrow.array(sorted(seen), table["deal"].type))
        tables.append(table.filter(compute.invert(known)))
        seen.update(table["deal"].to_pylist())
    return arrow.concat_tables(tables).sort_by(
        [(column, "ascending") for column in ("deal", "table", "rotation", "number")]
    )


def _opened(file: Path) -> Any:
    """A Parquet file of the arena, not yet read. Raises `NotOfTheArena`."""
    arrow = imported("pyarrow", extra="analysis")
    parquet = imported("pyarrow.parquet", extra="analysis")
    try:
        found = parquet.ParquetFile(file)
    except arrow.ArrowInvalid as error:
        raise NotOfTheArena(file) from error
    if _KEY not in (found.schema_arrow.metadata or {}):
        raise NotOfTheArena(file)
    return found


def _contest(file: Path) -> Contest:
    with _opened(file) as parquet:
        try:
            return msgspec.json.decode(parquet.schema_arrow.metadata[_KEY], type=Contest)
        except msgspec.DecodeError as error:
            raise NotOfTheArena(file) from error


def _numbers(file: Path) -> set[int]:
    with _opened(file) as parquet:
        return set(parquet.read(columns=["deal"])["deal"].to_pylist())


def _deals(file: Path) -> Iterator[Deal]:
    with _opened(file) as parquet:
        rows = (row for batch in parquet.iter_batches(ROWS_READ) for row in batch.to_pylist())
        for _, deal in groupby(rows, key=lambda row: row["deal"]):
            yield tuple(map(_score, deal))


def _schema(arrow: Any) -> Any:
    times = arrow.list_(arrow.int32())
    columns = {
        "deal": arrow.int32(),
        "seed": arrow.int64(),
        "table": arrow.string(),
        "rotation": arrow.int8(),
        "number": arrow.int8(),
        "player": arrow.string(),
        "position": arrow.string(),
        "role": arrow.string(),
        "game": arrow.string(),
        "hand": arrow.bool_(),
        "schneider": arrow.bool_(),
        "schwarz": arrow.bool_(),
        "ouvert": arrow.bool_(),
        "bid": arrow.int16(),
        "won": arrow.bool_(),
        "overbid": arrow.bool_(),
        "card_points": arrow.int16(),
        "value": arrow.int16(),
        "list_points": arrow.int32(),
        "moves": arrow.int16(),
        "seconds": arrow.float64(),
        "longest_move_seconds": arrow.float64(),
        "bid_times": times,
        "declaration_times": times,
        "card_times": times,
    }
    return arrow.schema(list(columns.items()))


def _row(score: Score) -> dict[str, Any]:
    """The columns of a score: its fields, those of the declared game, and what its times come to."""
    fields: dict[str, Any] = msgspec.to_builtins(score)
    game = fields.pop("declared") or dict.fromkeys(_GAME)
    times = [time for kind in MoveKind for time in score.times(kind)]
    return {
        **fields,
        **game,
        "moves": len(times),
        "seconds": sum(times) / 1e6,
        "longest_move_seconds": max(times, default=0) / 1e6,
    }


def _score(row: dict[str, Any]) -> Score:
    game = None if row["game"] is None else {name: row[name] for name in _GAME}
    return msgspec.convert({**row, "declared": game}, Score)
