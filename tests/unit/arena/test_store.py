"""Scores in a file: nothing changes on the way, and what was stopped goes on."""

import resource
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tests.unit.arena.made import clubs, contest, table
from vorhand.arena import store as stores
from vorhand.arena.contest import OtherContest
from vorhand.arena.deals import Score, TableKind
from vorhand.arena.store import IN_FOLDER, Deal, NotOfTheArena, opened, stored
from vorhand.extras import imported

arrow = imported("pyarrow", extra="analysis")
parquet = imported("pyarrow.parquet", extra="analysis")

CONTEST = contest(duplicate=True)


def deal(number: int) -> tuple[Score, ...]:
    """Made up, with a table of each kind."""
    won = number % 2 == 0
    mixed = table([number, 0, 0], deal=number, rotation=1, declarer=0, declared=clubs(won=won))
    return (*mixed, *table([0, -number, 0], deal=number, kind=TableKind.SAME))


def keep(path: Path, numbers: Sequence[int], *, stop_after: int | None = None) -> None:
    """A run over some deals; stopped where it is said, as by Ctrl-C."""
    store = opened(path, CONTEST)
    for done, _ in enumerate(
        store.keeping(deal(number) for number in numbers if number not in store.numbers)
    ):
        if done == stop_after:
            raise KeyboardInterrupt
    store.finish()


def kept(path: Path) -> list[Deal]:
    return [*stored(path).deals()]


def names(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@contextmanager
def no_room(size: int) -> Iterator[None]:
    """No file may grow beyond `size`."""
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    keep(tmp_path / "run.parquet", range(5))
    assert kept(tmp_path / "run.parquet") == [deal(number) for number in range(5)]
    assert stored(tmp_path / "run.parquet").contest == CONTEST
    assert names(tmp_path) == ["run.parquet"]


def test_a_row_can_be_read_without_us(tmp_path: Path) -> None:
    keep(tmp_path / "run.parquet", [6])
    rows = parquet.read_table(tmp_path / "run.parquet").to_pylist()
    assert len(rows) == 6
    first = {name: value for name, value in rows[0].items() if not name.endswith("_times")}
    table = {"deal": 6, "seed": 6, "table": "mixed", "rotation": 1}
    player = {
        "number": 0,
        "player": "player 0",
        "position": "middlehand",
        "role": "declarer",
        "list_points": 6,
    }
    game = {"game": "clubs", "hand": False, "schneider": False, "schwarz": False, "ouvert": False, "bid": 18}
    end = {"won": True, "overbid": False, "card_points": 70, "value": 24}
    times = {"moves": 3, "seconds": 0.006, "longest_move_seconds": 0.003}
    assert first == table | player | game | end | times
    assert rows[0]["bid_times"] == [1000, 3000]
    assert [row["game"] for row in rows] == ["clubs"] * 3 + [None] * 3


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    with pytest.raises(KeyboardInterrupt):
        keep(path, range(9), stop_after=3)
    assert names(tmp_path) == ["run.parquet.parts", "run.parquet.parts/00000000.parquet"]
    assert opened(path, CONTEST).numbers == {0, 1, 2, 3}
    assert len(kept(path)) == 4, "what there is can be told of"
    keep(path, range(9))
    assert kept(path) == [deal(number) for number in range(9)]
    assert names(tmp_path) == ["run.parquet"]


def test_parts_are_written_while_a_run_lasts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PART_DEALS", 2)
    path = tmp_path / "run.parquet"
    deals = opened(path, CONTEST).keeping(deal(number) for number in range(5))
    for _ in range(4):
        next(deals)
    # As after a power cut: nobody tidied up.
    shutil.copytree(tmp_path, tmp_path.with_name("copy"))
    assert kept(tmp_path.with_name("copy") / "run.parquet") == [deal(number) for number in range(4)]


def test_slow_deals_are_written_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PART_SECONDS", 0.0)
    deals = opened(tmp_path / "run.parquet", CONTEST).keeping([deal(0), deal(1)])
    next(deals)
    assert names(tmp_path)[1:] == ["run.parquet.parts/00000000.parquet"]


def test_more_deals_are_added_to_a_finished_file(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    keep(path, [4, 5])
    keep(path, range(8))
    assert kept(path) == [deal(number) for number in range(8)], "in the order of their numbers"
    before = path.read_bytes()
    keep(path, range(8))
    assert path.read_bytes() == before, "nothing is left to play"


def test_a_stop_between_the_file_and_its_parts_doubles_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    with pytest.raises(KeyboardInterrupt):
        keep(path, range(3), stop_after=2)
    shutil.copytree(tmp_path / "run.parquet.parts", tmp_path / "before")
    keep(path, range(3))
    shutil.copytree(tmp_path / "before", tmp_path / "run.parquet.parts")
    assert kept(path) == [deal(number) for number in range(3)]
    keep(path, range(4))
    assert kept(path) == [deal(number) for number in range(4)]


def test_a_folder_has_its_file(tmp_path: Path) -> None:
    keep(tmp_path, range(2))
    assert names(tmp_path) == [IN_FOLDER]
    assert len(kept(tmp_path)) == 2


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    keep(tmp_path / "new" / "run.parquet", [0])
    assert len(kept(tmp_path / "new" / "run.parquet")) == 1


@pytest.mark.parametrize("is_finished", [True, False])
def test_another_contest_is_refused_and_left_alone(tmp_path: Path, *, is_finished: bool) -> None:
    path = tmp_path / "run.parquet"
    if is_finished:
        keep(path, range(3))
    else:
        with pytest.raises(KeyboardInterrupt):
            keep(path, range(3), stop_after=1)
    other = msgspec.structs.replace(CONTEST, seed=9)
    with pytest.raises(OtherContest, match="seed: 3 there, 9 asked for"):
        opened(path, other)
    assert stored(path).contest == CONTEST


def test_files_of_others_are_refused(tmp_path: Path) -> None:
    text, foreign, odd = (tmp_path / name for name in ("text", "foreign", "odd"))
    text.write_text("no Parquet")
    parquet.write_table(arrow.table({"deal": [1]}), foreign)
    schema = arrow.schema([("deal", arrow.int32())], metadata={b"vorhand.arena": b"{}"})
    parquet.write_table(arrow.table({"deal": [1]}, schema=schema), odd)
    for path in (text, foreign, odd):
        before = path.read_bytes()
        for refuses in (lambda path: opened(path, CONTEST), stored):
            with pytest.raises(NotOfTheArena) as refused:
                refuses(path)
            assert refused.value.path == path
        assert path.read_bytes() == before
    with pytest.raises(NotOfTheArena):
        stored(tmp_path / "nothing")


def test_a_full_disk_is_told_and_costs_only_what_was_not_written(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    with pytest.raises(KeyboardInterrupt):
        keep(path, range(4), stop_after=1)
    with no_room(1024), pytest.raises(OSError, match="File too large") as told:
        keep(path, range(4))
    assert told.value.filename == str(tmp_path / "run.parquet.parts" / "00000002.parquet")
    assert names(tmp_path)[1:] == ["run.parquet.parts/00000000.parquet"], "no half file is left"
    keep(path, range(4))
    assert kept(path) == [deal(number) for number in range(4)]
