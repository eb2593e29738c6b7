"""Random deals by the hundred thousand: `python -m tests.properties.soak --deals 1000000 [--seed 1]`.

Deals go round all presets and one kind more, `mixed`, in which options are drawn deal by deal. Each deal is
held to the checks of `tests.properties.checks`. Printed are deals per preset, faults, and pairs of phase and
event that no deal came through; the exit status is 1 if there was a fault, or a pair missing after
`ENOUGH_FOR_ALL_PAIRS` deals.
"""

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from time import monotonic

import msgspec

from tests.properties.checks import Pair, check_deal, pairs_seen
from tests.properties.play import play_out
from tests.properties.rulesets import PRESETS, random_rules
from vorhand.core.phases.machine import TRANSITIONS

PROCESSES = 2
DEALS_A_TASK = 250
MIXED = "mixed"
KINDS = (*PRESETS, MIXED)
MOST_FAULTS_SHOWN = 10
ENOUGH_FOR_ALL_PAIRS = 200_000
"""So many deals have always come through every pair; fewer may miss the rarest."""


class Fault(msgspec.Struct, frozen=True):
    """A deal that broke a check; `seed` and `kind` bring it back."""

    kind: str
    seed: str
    trace: str


class Report(msgspec.Struct):
    """What came of some deals."""

    deals: Counter[str]
    pairs: set[Pair]
    faults: list[Fault]


def main(arguments: list[str]) -> int:
    """Run the soak, print its report, and return the exit status."""
    options = _parser().parse_args(arguments)
    started = monotonic()
    total = Report(Counter(), set(), [])
    for report in _reports(options.seed, options.deals):
        _add(total, report)
        _show_progress(total.deals.total(), options.deals)
    _print(total, monotonic() - started)
    return 1 if total.faults or (options.deals >= ENOUGH_FOR_ALL_PAIRS and _missing(total)) else 0


def soak(seed: int, numbers: range) -> Report:
    """Play and check the deals with these numbers."""
    report = Report(Counter(), set(), [])
    for number in numbers:
        kind = KINDS[number % len(KINDS)]
        report.deals[kind] += 1
        try:
            report.pairs |= _play_and_check(kind, f"{seed}/{number}")
        except Exception:  # noqa: BLE001 - whatever a deal dies of is a fault to report, and the soak goes on
            report.faults.append(Fault(kind, f"{seed}/{number}", traceback.format_exc()))
    return report


def _play_and_check(kind: str, seed: str) -> set[Pair]:
    rng = Random(seed)
    playout = play_out(random_rules(rng) if kind == MIXED else PRESETS[kind], rng)
    check_deal(playout, rng)
    return pairs_seen(playout)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.properties.soak", description="Play and check random deals."
    )
    parser.add_argument("--deals", type=_positive, default=1_000_000, help="how many (default: one million)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals (default: 1)")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one deal")
    return number


def _reports(seed: int, deals: int) -> Iterator[Report]:
    tasks = [
        (seed, range(first, min(first + DEALS_A_TASK, deals))) for first in range(0, deals, DEALS_A_TASK)
    ]
    with get_context("spawn").Pool(PROCESSES) as pool:
        yield from pool.imap_unordered(_task, tasks)


def _task(task: tuple[int, range]) -> Report:
    return soak(*task)


def _add(total: Report, report: Report) -> None:
    total.deals += report.deals
    total.pairs |= report.pairs
    total.faults += report.faults


def _missing(total: Report) -> list[str]:
    return sorted(f"{phase.__name__} {event.__name__}" for phase, event in TRANSITIONS.keys() - total.pairs)


def _show_progress(done: int, deals: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {deals} deals", end="" if done < deals else "\n", file=sys.stderr, flush=True)


def _print(total: Report, seconds: float) -> None:
    for kind in KINDS:
        print(f"{kind:16} {total.deals[kind]:9} deals")
    deals = total.deals.total()
    print(f"{'all':16} {deals:9} deals, {deals / seconds:.0f} a second")
    print(f"pairs of phase and event: {len(total.pairs)} of {len(TRANSITIONS)} seen")
    for pair in _missing(total):
        print(f"never seen: {pair}")
    print(f"faults: {len(total.faults)}")
    for fault in total.faults[:MOST_FAULTS_SHOWN]:
        print(f"{fault.kind} {fault.seed}\n{fault.trace}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
