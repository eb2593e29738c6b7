"""The table of the public state machine and a drawing of it, both read off `core.phases.machine.ARMS`."""

from collections.abc import Iterator
from typing import Any, get_type_hints

from vorhand.core.phases.machine import ARMS, TRANSITIONS, members
from vorhand.core.phases.types import Phase


def transitions_text() -> str:
    """Every row of the transition table, phase by phase, as Markdown."""
    rows = [
        f"| {phase} | {event} | {', '.join(after)} | `{_path(arm)}` | {_first_line(arm)} |"
        for phase, event, after, arm in _rows()
    ]
    heads = ["| Phase | Observation | Leads to | Function | What it means |", "|---|---|---|---|---|"]
    return "\n".join([*heads, *rows]) + "\n"


def drawing_text() -> str:
    """The same as a drawing of lines: what may be observed in each phase, and where it leads."""
    lines = ["```text"]
    for phase in _phase_names():
        branches = [(event, after) for name, event, after, _ in _rows() if name == phase]
        lines.append(phase)
        for place, (event, after) in enumerate(branches, start=1):
            branch = "└─" if place == len(branches) else "├─"
            lines.append(f"{branch} {event} ─► {' | '.join(after)}")
        lines.append("")
    return "\n".join([*lines[:-1], "```"]) + "\n"


def _rows() -> Iterator[tuple[str, str, list[str], Any]]:
    """Phase, observation, the phases it may lead to, and the function; in the order of the phases."""
    for name in _phase_names():
        for arm in ARMS:
            for (phase, event), taken_by in TRANSITIONS.items():
                if phase.__name__ == name and taken_by is arm:
                    after = [following.__name__ for following in members(get_type_hints(arm)["return"])]
                    yield name, event.__name__, after, arm


def _phase_names() -> list[str]:
    return [phase.__name__ for phase in members(Phase)]


def _path(arm: Any) -> str:
    return f"{arm.__module__.removeprefix('vorhand.')}.{arm.__name__}"


def _first_line(arm: Any) -> str:
    return " ".join(str(arm.__doc__).split("\n\n")[0].split()).partition(" Source:")[0].replace("|", "\\|")
