"""Where figures are measured."""

import platform
from importlib.metadata import version
from pathlib import Path

import msgspec


class Machine(msgspec.Struct, frozen=True):
    """Where a figure was measured."""

    processor: str
    system: str
    python: str
    vorhand: str

    def __str__(self) -> str:
        return f"{self.processor}, {self.system}, Python {self.python}, Vorhand {self.vorhand}"


def machine() -> Machine:
    """This machine and build."""
    return Machine(_processor(), platform.platform(terse=True), platform.python_version(), version("vorhand"))


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())
