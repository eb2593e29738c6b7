"""`vorhand arena`, as a user runs it."""

import json
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.cli.conftest import Runs
from tests.cli.program import PROGRAM, SECONDS, documents, environment, vorhand
from tests.unit.arena.clusters import cluster_here

CHANCE = ("--players", "random,random,random")
MIXED = ("--players", "casual,random,casual")


def figures(*words: str | Path) -> dict[str, Any]:
    """What a run tells, without times and machine, which are never the same."""
    done = vorhand("arena", *words, "--json")
    assert (done.code, done.err) == (0, "")
    [found] = documents(done.out)
    return timeless(found)


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    players = [*found["players"], *([found["same_table"]] if found["same_table"] else [])]
    for player in players:
        for name in ("ms_per_move", "moves"):
            del player[name]
    del found["machine"]
    return found


def test_players_meet_on_the_same_deals() -> None:
    done = vorhand("arena", *MIXED, "--deals", "20", "--json")
    assert (done.code, done.err) == (0, "")
    [found] = documents(done.out)
    assert found["deals"] == 20
    assert [player["name"] for player in found["players"]] == ["casual", "random", "casual"]
    for player in found["players"]:
        assert {"list_points_per_deal", "standard_error", "declared", "won", "ms_per_move"} <= set(player)
        assert player["ahead_of_second"] is None
    casual, chance, _ = found["players"]
    assert casual["list_points_per_deal"] > chance["list_points_per_deal"]
    assert casual["ahead_of_others"]["per_deal"]["mean"] > 0


def test_the_figures_are_shown_in_the_chosen_language() -> None:
    again = vorhand("arena", *MIXED, "--deals", "4", "--duplicate", "--lang", "de", "--processes", "1")
    assert (again.code, again.err) == (0, "")
    for told in ("Listenpunkte je Spiel", "In 36 Spielen", "Alleinspieler", "3 × random", "±"):
        assert told in again.out, told


def test_the_table_of_three_is_played_too() -> None:
    found = figures(*MIXED, "--deals", "6", "--duplicate")
    assert found["same_table"]["name"] == "random"
    assert found["players"][0]["ahead_of_second"]["per_36"]["mean"] > 0
    plain = figures(*MIXED, "--deals", "6")
    assert [player["whole"] for player in plain["players"]] == [
        player["whole"] for player in found["players"]
    ]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run.parquet"
    words: list[str | Path] = [PROGRAM, "arena", *MIXED, "--deals", "1000000", "--out", out]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as run:
        end = time.monotonic() + SECONDS
        while not [*tmp_path.glob("run.parquet.parts/*.parquet")] and time.monotonic() < end:
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        told, complaint = run.communicate(timeout=SECONDS)
    assert (run.returncode, told, complaint.strip()) == (130, b"", b"")
    assert not out.exists()
    deals = figures("--report", out)["deals"]
    assert deals >= 1
    resumed = figures(*MIXED, "--deals", str(deals + 5), "--out", out)
    assert resumed["deals"] == deals + 5
    assert [path.name for path in tmp_path.iterdir()] == ["run.parquet"]
    assert resumed == figures(*MIXED, "--deals", str(deals + 5)) == figures("--report", out)


def test_what_is_kept_belongs_to_one_contest(run: Runs, tmp_path: Path) -> None:
    out = tmp_path / "run.parquet"
    words = ("arena", *CHANCE, "--deals", "2", "--processes", "1", "--out", out)
    assert run(*words).code == 0
    before = out.read_bytes()
    for other, told in (
        (("--seed", "2"), "seed – 1 there, 2 now"),
        (("--set", "list.scoring=classic"), "list.scoring – seeger_fabian there, classic now"),
        (("--duplicate",), "duplicate – false there, true now"),
        (("--ramsch",), "ramsch – false there, true now"),
        (("--players", "random,casual,random"), "players – random,random,random there, random,casual,random"),
    ):
        done = run(*words, *other)
        assert (done.code, done.out) == (2, "")
        assert told in done.err, other
    assert out.read_bytes() == before


def test_a_folder_gets_a_file(run: Runs, tmp_path: Path) -> None:
    assert run("arena", *CHANCE, "--deals", "2", "--processes", "1", "--out", tmp_path).code == 0
    done = run("arena", "--report", tmp_path, "--json")
    assert (done.code, json.loads(done.out)["deals"]) == (0, 2)


def test_only_the_deals_asked_for_are_told_of(run: Runs, tmp_path: Path) -> None:
    words = ("arena", *CHANCE, "--processes", "1", "--out", tmp_path, "--json")
    assert json.loads(run(*words, "--deals", "5").out)["deals"] == 5
    assert json.loads(run(*words, "--deals", "3").out)["deals"] == 3
    assert json.loads(run("arena", "--report", tmp_path, "--json").out)["deals"] == 5


@pytest.fixture
def address() -> Iterator[str]:
    """Of the scheduler of a cluster."""
    with cluster_here(2) as local:
        yield local.scheduler_address


def test_a_cluster_plays_the_same(address: str) -> None:
    here = figures(*MIXED, "--deals", "4")
    assert figures(*MIXED, "--deals", "4", "--executor", "dask", "--scheduler", address) == here
    assert figures(*MIXED, "--deals", "4", "--executor", address) == here


def test_what_the_arena_cannot_play_is_said() -> None:
    for words, told in (
        (("--players", "casual,casual"), "three players"),
        (("--players", "casual,casual,nobody"), "“nobody”. Known: random, casual,"),
        (("--set", "list.seats=4"), "a table of three"),
        (("--preset", "duo_el"), "a table of three"),
        (("--executor", "threads"), "Allowed: processes, dask,"),
        (("--scheduler", "tcp://127.0.0.1:8786"), "--scheduler goes with dask only"),
        (("--report", "/nonexistent/run.parquet"), "/nonexistent/run.parquet holds no scores"),
        (("--report", __file__), "holds no scores"),
        (("--out", __file__), "holds no scores"),
        (("--out", "/dev/null/run.parquet"), "/dev/null/run.parquet"),
    ):
        done = vorhand("arena", *words, "--deals", "1")
        assert done.code == 2, words
        assert done.err.startswith("Error: "), words
        assert told in done.err, words
        assert done.err.count("\n") == 1, words


@pytest.mark.parametrize(
    ("words", "missing", "extra"),
    [
        (("--out", "run.parquet"), "pyarrow", "analysis"),
        (("--report", __file__), "pyarrow", "analysis"),
        (("--executor", "dask"), "distributed", "dask"),
        (("--executor", "tcp://127.0.0.1:8786"), "distributed", "dask"),
    ],
)
def test_a_missing_library_is_named_by_its_extra(
    run: Runs,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
    missing: str,
    extra: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == missing]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, missing, None)
    done = run("arena", *CHANCE, "--deals", "1", *words)
    assert (done.code, done.out) == (2, "")
    assert f"pip install vorhand[{extra}]" in done.err


def test_a_full_disk_is_told(run: Runs, tmp_path: Path) -> None:
    before, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))
    try:
        done = run("arena", *CHANCE, "--deals", "3", "--processes", "1", "--out", tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, hard))
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("arena.parquet.parts/00000000.parquet: File too large\n")


def test_a_bar_tells_how_far_and_how_fast_it_goes() -> None:
    words = ["arena", *CHANCE, "--deals", "300", "--processes", "1"]
    with pexpect.spawn(str(PROGRAM), words, env=environment(TERM="xterm"), timeout=SECONDS) as terminal:
        terminal.expect(r"\d+/300")
        terminal.expect(r"\d+\.\d/s")
        terminal.expect("List points")
        terminal.expect(pexpect.EOF)
