"""The program run in this process, and records for it to read."""

import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from tests.cli.program import Done
from vorhand.cli import main
from vorhand.match import begin
from vorhand.match.seating import Seat
from vorhand.players import make_player
from vorhand.presets import load_preset
from vorhand.records import Player
from vorhand.records.record import match_line
from vorhand.service.journal import FileJournal
from vorhand.service.local import LocalTable

Runs = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runs:
    """Runs the program in this process, which is quick."""
    for variable in ("VORHAND_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def ran(*words: str | Path, typed: bytes = b"") -> Done:
        with TextIOWrapper(BytesIO(typed), encoding="utf-8") as stdin:
            monkeypatch.setattr(sys, "stdin", stdin)
            with pytest.raises(SystemExit) as end:
                main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Done(end.value.code, out, err)

    return ran


@pytest.fixture(scope="session")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four deals under the official rules with proved shuffles, none of them passed in."""
    return _played(tmp_path_factory.mktemp("match") / "match.jsonl", "isko", deals=4)


@pytest.fixture(scope="session")
def pub_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two deals under rules that no other format knows."""
    return _played(tmp_path_factory.mktemp("pub") / "pub.jsonl", "pub_pl", deals=2)


def _played(path: Path, preset: str, *, deals: int) -> Path:
    rules = load_preset(preset)
    journal = FileJournal(path, lambda: "2026-01-01T00:00:00Z")
    names = ("North", "East", "South")
    seats = tuple(Player(name, "computer", "random") for name in names)
    journal.open_match(match_line(rules, table="table", seats=seats, preset=preset))
    match = begin(rules, first_dealer=Seat(0))
    table = LocalTable(match, "table", journal, Random(6).randbytes)
    players = [make_player("random", seed) for seed in range(3)]
    for _ in range(deals):
        table.begin_deal()
        while not table.is_deal_over():
            seat = table.awaited()[0]
            table.act(seat, players[seat].choose(rules, table.view(seat), table.options(seat)))
    journal.close()
    return path
