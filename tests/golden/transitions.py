"""The transition table as text: `python -m tests.golden.transitions > tests/golden/transitions.txt`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_type_hints

from vorhand.core.phases.machine import TRANSITIONS, members

FILE = Path(__file__).with_name("transitions.txt")

HEADER = """\
# Which public event leads from which phase to which, by which function of vorhand.core.phases.
# Printed from the signatures by `python -m tests.golden.transitions`.
"""


def table() -> str:
    """One line a transition, phase by phase in the order of the machine."""
    rows = [
        (phase.__name__, event.__name__, _name(arm), _next(arm))
        for (phase, event), arm in TRANSITIONS.items()
    ]
    order = list(dict.fromkeys(row[0] for row in rows))
    rows.sort(key=lambda row: order.index(row[0]))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = ["  ".join((*map(str.ljust, row[:3], widths), f"-> {row[3]}")) for row in rows]
    return HEADER + "".join(f"{line}\n" for line in lines)


def _name(arm: Callable[..., Any]) -> str:
    return f"{arm.__module__.rpartition('.')[2]}.{arm.__name__}"


def _next(arm: Callable[..., Any]) -> str:
    return " | ".join(phase.__name__ for phase in members(get_type_hints(arm)["return"]))


if __name__ == "__main__":
    print(table(), end="")
