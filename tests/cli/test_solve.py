"""`vorhand solve` and `vorhand bench solver`, as a user runs them."""

import json
from pathlib import Path
from typing import Any

from tests.cli.program import documents, vorhand

POSITION: dict[str, Any] = {
    "id": "x1",
    "game": "grand",
    "declarer": "forehand",
    "leader": "forehand",
    "hands": {"forehand": ["CJ", "HA"], "middlehand": ["HT", "C7"], "rearhand": ["H9", "SA"]},
    "skat": ["D7", "D8"],
    "trick": [],
    "ask": "cards",
}


def lines(*positions: object) -> str:
    return "".join(f"{json.dumps(one)}\n" for one in positions)


def test_positions_from_standard_input_are_solved_line_by_line() -> None:
    win = {**POSITION, "id": "x2", "ask": "win", "declarer_points": 26}
    null = {**POSITION, "id": "x3", "game": "null"}
    done = vorhand("solve", "-", typed=lines(POSITION, win, null))
    assert (done.code, done.err) == (0, "")
    cards, won, lost = documents(done.out)
    # The jack brings the seven and the nine, the ace then the ten and the other ace.
    assert (cards["points"], cards["cards"]) == (34, {"CJ": 34, "HA": 34})
    assert (won["id"], won["won"]) == ("x2", False)
    assert (lost["won"], lost["cards"]) == (False, {"CJ": False, "HA": False})
    assert all(answer["nodes"] >= 0 for answer in (cards, won, lost))


def test_a_line_that_cannot_be_solved_says_why_and_the_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "positions.jsonl"
    twice = {**POSITION, "skat": ["CJ", "D8"]}
    path.write_text(
        "no json\n" + lines({**POSITION, "game": "ramsch"}, twice, {**POSITION, "id": 7}, POSITION)
    )
    done = vorhand("solve", path)
    assert done.code == 2
    *faults, answer = documents(done.out)
    assert [fault["line"] for fault in faults] == [1, 2, 3, 4]
    assert "CJ cannot be in two places" in faults[2]["error"]
    assert "$.id" in faults[3]["error"]
    assert answer["id"] == "x1"


def test_a_file_that_is_not_there_is_named() -> None:
    done = vorhand("solve", "nowhere.jsonl")
    assert done.code == 2
    assert "nowhere.jsonl" in done.err


def test_the_solver_is_measured() -> None:
    done = vorhand("bench", "solver", "--deals", "2", "--json")
    assert done.code == 0
    [figures] = documents(done.out)
    for kind in ("suit", "grand", "null"):
        for found in figures[kind].values():
            assert found["mean_ms"] > 0
            assert found["nodes_per_s"] > 0
    assert set(figures["suit"]) == {"points", "win"}
    again = json.loads(vorhand("bench", "solver", "--deals", "2", "--json").out)
    assert figures["signature"] == again["signature"], "the same build visits the same nodes"
    spoken = vorhand("bench", "solver", "--deals", "1", "--lang", "de").out
    assert "Signatur der Knoten" in spoken
