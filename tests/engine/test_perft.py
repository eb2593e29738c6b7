"""The files of `spec/perft`, counted again by the Python rules and by the Rust kernel."""

from pathlib import Path

import pytest

from tests.engine.perft import FOLDER, PerftDeal, count_sequences, read_perft
from vorhand import engine
from vorhand.core.contract import GameType

FILES = sorted(FOLDER.glob("*.txt"))
DEALS = [
    pytest.param(deal, id=f"{path.stem}-{place}-{deal.game.value}")
    for path in FILES
    for place, deal in enumerate(read_perft(path), start=1)
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_has_every_game_and_says_how_it_was_counted(path: Path) -> None:
    assert {deal.game for deal in read_perft(path)} == set(GameType)
    assert "# Counted by the Python rules" in path.read_text("utf-8")


@pytest.mark.parametrize("deal", DEALS)
def test_the_python_rules_count_what_the_file_says(deal: PerftDeal) -> None:
    depths = range(1, len(deal.counts) + 1)
    assert tuple(count_sequences(deal, depth) for depth in depths) == deal.counts


@pytest.mark.parametrize("deal", DEALS)
def test_the_kernel_counts_what_the_file_says(deal: PerftDeal) -> None:
    depths = range(1, len(deal.counts) + 1)
    game, leader = deal.game.value, deal.leader.index
    assert tuple(engine.perft(game, deal.hands, leader, depth) for depth in depths) == deal.counts
