"""Lines of older versions of the format, brought up to the present one."""

from collections.abc import Callable, Mapping
from typing import Any

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns one line of a version into a line of the next version."""

UPCASTERS: Mapping[int, Upcaster] = {}
"""By version: the way to the next one. Version 1 is the first, so there is none yet."""


def upcast(
    line: dict[str, Any], *, version: int, to: int, upcasters: Mapping[int, Upcaster] = UPCASTERS
) -> dict[str, Any]:
    """The line as version `to` has it. Raises `KeyError` for a version from which no way leads on."""
    for step in range(version, to):
        line = upcasters[step](line)
    return line


def is_known(version: int, *, current: int, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> bool:
    """Whether lines of `version` can be read."""
    return version == current or (
        version < current and all(step in upcasters for step in range(version, current))
    )
