"""The public modules of a package, each with what it documents."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages


def core_text() -> str:
    """The modules of `vorhand.core`."""
    return package_text("vorhand.core")


def match_text() -> str:
    """The modules of `vorhand.match`."""
    return package_text("vorhand.match")


def presets_text() -> str:
    """The modules of `vorhand.presets`."""
    return package_text("vorhand.presets")


def records_text() -> str:
    """The modules of `vorhand.records`."""
    return package_text("vorhand.records")


def players_text() -> str:
    """The modules of `vorhand.players`."""
    return package_text("vorhand.players")


def package_text(name: str) -> str:
    """For each public module below the package a heading and its documentation, as Markdown."""
    return "\n".join(_module_text(module) for module in _modules(name))


def _modules(name: str) -> Iterator[str]:
    package = import_module(name)
    yield name
    for module in walk_packages(package.__path__, f"{name}."):
        if not any(part.startswith("_") for part in module.name.split(".")):
            yield module.name


def _module_text(module: str) -> str:
    # A package only hands on what its modules define; to describe that twice would be an error.
    members = "" if hasattr(import_module(module), "__path__") else "   :members:\n"
    return f"## {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n{members}```\n"
