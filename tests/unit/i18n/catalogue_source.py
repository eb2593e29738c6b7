"""What the catalogues say and what the program asks of them, read off the files."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from vorhand.i18n.catalogue import catalogue_files

SOURCE = Path(__file__).parents[3] / "src" / "vorhand"
PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Entry(NamedTuple):
    """One message of one language."""

    file: str
    text: str
    arguments: frozenset[str]
    references: frozenset[str]
    plurals: tuple[frozenset[str], ...]
    """The plural categories of each choice by number."""


class Call(NamedTuple):
    """One place in the source that asks for a text."""

    where: str
    key: str
    """The key; a pattern with stars if it is put together."""
    arguments: frozenset[str] | None
    """The names of the arguments; None if they cannot be read off."""


def entries(language: str) -> dict[str, Entry]:
    """All messages of a language by key; fails on junk and on a key that is there twice."""
    found: dict[str, Entry] = {}
    for path in catalogue_files(language):
        for item in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(item, ftl.Junk), f"{language}/{path.name}: no message in {item.content!r}"
            if isinstance(item, ftl.Message):
                assert item.id.name not in found, f"{language}/{path.name}: {item.id.name} is there twice"
                found[item.id.name] = _entry(path.name, item)
    return found


def needed_categories(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in a language."""
    rule = Locale.parse(language).plural_form
    return frozenset(rule(number) for number in range(1000))


@cache
def calls() -> list[Call]:
    """Every call of `.text(...)` in the source."""
    return [call for path in _modules() for call in _calls_in(path)]


@cache
def words() -> frozenset[str]:
    """Every text and every pattern of an f-string in the source outside of the list of families."""
    return frozenset(
        word
        for path in _modules()
        if path.name != "families.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if (word := _word(node)) is not None
    )


def _modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def _calls_in(path: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "text"
            and node.args
        ):
            yield from _asked(f"{path.relative_to(SOURCE)}:{node.lineno}", node)


def _asked(where: str, node: ast.Call) -> Iterator[Call]:
    names = [keyword.arg for keyword in node.keywords]
    arguments = None if None in names else frozenset(name for name in names if name)
    for key in _keys(node.args[0]):
        yield Call(where, key, arguments)


def _keys(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _keys(node.body) + _keys(node.orelse)
    word = _word(node)
    return [] if word is None else [word]


def _word(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return None


class _Reader(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys <= PLURAL_CATEGORIES and keys != {"other"}:
            self.plurals.append(frozenset(keys))
        self.generic_visit(node)


def _entry(file: str, message: ftl.Message) -> Entry:
    reader = _Reader()
    reader.visit(message)
    return Entry(
        file,
        FluentSerializer().serialize_entry(message),
        frozenset(reader.arguments),
        frozenset(reader.references),
        tuple(reader.plurals),
    )
