"""The load sees what is wrong: a judge that finds nothing would be worth nothing."""

from typing import Any

import msgspec
import pytest

from tests.cli.program import documents, vorhand
from tests.server.living import serving
from vorhand.bench.judge import Ledger, Sighting, leaks
from vorhand.bench.messages import SeenScene, State, Told
from vorhand.bench.quantiles import of_buckets, of_values

HANDS = {"forehand": ["CJ", "C7"], "middlehand": ["SJ", "S7"], "rearhand": ["HJ", "H7"]}
SKAT = ["DJ", "D7"]
EVENTS: list[dict[str, Any]] = [
    {"event": "cards_dealt", "hands": HANDS, "skat": SKAT},
    {"event": "skat_picked_up", "by": "forehand", "cards": SKAT},
    {"event": "cards_discarded", "by": "forehand", "cards": ["D7", "C7"]},
    {"event": "card_played", "by": "forehand", "card": "CJ"},
    {"event": "card_played", "by": "middlehand", "card": "SJ"},
    {"event": "cards_shown", "by": "rearhand", "cards": ["HJ", "H7"]},
    {"event": "cards_revealed", "hands": HANDS, "skat": SKAT},
]
START = 10
"""Number of the first event in the log of the table."""
RECORD = b"\n".join(
    msgspec.json.encode(line)
    for line in [
        {"line": "deal", "forehand": 2, "middlehand": 0, "rearhand": 1},
        *({"line": "event", "event": event} for event in EVENTS),
    ]
)


def judged(seat: int | None, **seen: int) -> int:
    """Leaks among cards that were first seen when so many events of the deal had happened."""
    first = {card: START + events for card, events in seen.items()}
    return leaks(Sighting(1, seat, first, START + len(EVENTS)), RECORD)


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (2, {"CJ": 1, "C7": 1, "DJ": 2, "D7": 2, "SJ": 5, "HJ": 6, "H7": 6}),
        (0, {"SJ": 1, "S7": 1, "CJ": 4, "DJ": 7, "D7": 7}),
        (None, {"CJ": 4, "SJ": 5, "HJ": 6, "S7": 7, "C7": 7}),
    ],
)
def test_cards_that_a_viewer_knows_are_no_leaks(seat: int | None, seen: dict[str, int]) -> None:
    assert judged(seat, **seen) == 0


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (2, {"DJ": 1}),
        (2, {"SJ": 4}),
        (0, {"CJ": 3}),
        (0, {"DJ": 2}),
        (1, {"D7": 3}),
        (None, {"CJ": 3}),
        (None, {"S7": 5}),
        (None, {"H7": 5}),
    ],
)
def test_a_card_that_was_told_too_early_is_a_leak(seat: int | None, seen: dict[str, int]) -> None:
    assert judged(seat, **seen) == 1


Happened = int | Told
"""A move by its number alone, or anything else."""


def ledger_of(*states: tuple[int, list[Happened]], fresh: tuple[int, ...] = (0,)) -> Ledger:
    """The accounts after some states: each with its size and what happened."""
    ledger = Ledger()
    for place, (seq, happened) in enumerate(states):
        told = tuple(one if isinstance(one, Told) else Told(one, "passed", 0) for one in happened)
        state = State(seq, told, SeenScene("deal"), fresh=place in fresh)
        ledger.enter(state, msgspec.json.encode(state))
    return ledger


@pytest.mark.parametrize(
    ("states", "lost", "doubled"),
    [
        ([(5, []), (6, [5]), (8, [6, 7])], 0, 0),
        ([(5, []), (7, [6])], 1, 0),
        ([(5, []), (7, [5])], 1, 0),
        ([(5, []), (8, [5, 7])], 1, 0),
        ([(5, []), (6, [5]), (7, [5, 6])], 0, 1),
        ([(5, []), (6, [5, 5])], 0, 1),
        ([(5, []), (4, [])], 0, 1),
        ([(5, []), (8, [Told(5, "deal"), 7])], 0, 0),
    ],
)
def test_what_is_missing_and_what_comes_twice_is_counted(
    states: list[tuple[int, list[Happened]]], lost: int, doubled: int
) -> None:
    ledger = ledger_of(*states)
    assert (ledger.lost, ledger.doubled) == (lost, doubled)


def test_a_picture_in_between_is_counted_and_nothing_lost() -> None:
    ledger = ledger_of((5, []), (6, [5]), (30, []), (31, [30]), fresh=(0, 2))
    assert (ledger.pictures, ledger.lost, ledger.moves) == (1, 0, 2)


def test_quantiles_of_values() -> None:
    assert of_values([], 0.5) is None
    assert of_values([0.004, 0.001, 0.003, 0.002], 0.5) == 2.0
    assert of_values([number / 1000 for number in range(1, 101)], 0.99) == 99.0


def test_quantiles_within_buckets() -> None:
    before = {'x_bucket{le="0.1"}': 10.0, 'x_bucket{le="0.2"}': 10.0, 'x_bucket{le="+Inf"}': 10.0}
    after = {'x_bucket{le="0.1"}': 20.0, 'x_bucket{le="0.2"}': 29.0, 'x_bucket{le="+Inf"}': 30.0}
    assert of_buckets("x", before, before, 0.5) is None
    assert of_buckets("x", before, after, 0.5) == 100.0
    assert of_buckets("x", before, after, 0.25) == 50.0
    assert of_buckets("x", before, after, 0.95) == 200.0
    assert of_buckets("x", before, after, 0.99) == 200.0


def test_a_load_on_a_server_of_its_own_finds_nothing_wrong() -> None:
    words = ("--tables", "3", "--people", "2", "--seconds", "3", "--pace", "hasty", "--json")
    (whole,) = documents(vorhand("bench", "server", *words).out)
    figures = whole["server"]
    assert figures["commands_per_s"] > 20
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert 0 < figures["shown_p50_ms"] <= figures["shown_p99_ms"]
    assert [figures[name] for name in ("lost", "doubled", "leaks")] == [0, 0, 0]
    assert figures["deals_judged"] > 0
    assert (whole["pace"], whole["commit"], whole["store"]) == ("hasty", "group", "sqlite")
    assert whole["machine"]["processor"]


def test_a_load_on_a_server_that_runs(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("load") / "data") as server:
        words = ("--url", server.address, "--tables", "1", "--people", "1", "--seconds", "1", "--lang", "de")
        done = vorhand("bench", "server", *words)
    lines = done.out.splitlines()
    assert "Vorhand" in lines[0]
    assert lines[-1].startswith("Verloren: 0; doppelt: 0; Karten zu früh gezeigt: 0")


def test_a_load_on_nothing_is_told_so() -> None:
    done = vorhand("bench", "server", "--url", "http://127.0.0.1:1", "--tables", "1", "--seconds", "1")
    assert done.code == 2
    assert "127.0.0.1:1" in done.err or "refused" in done.err.lower()
    assert "Traceback" not in done.err
