"""Libraries that only some runs need, imported when they are."""

from importlib import import_module
from typing import Any

from vorhand.core.errors import SkatError


class MissingExtra(SkatError, ImportError):
    """A library is not installed; `extra` is the part of Vorhand that brings it."""

    def __init__(self, extra: str) -> None:
        self.extra = extra
        super().__init__(f"this needs the extra {extra!r} of vorhand")


def imported(module: str, *, extra: str) -> Any:
    """The module. Raises `MissingExtra` where it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(extra) from error
