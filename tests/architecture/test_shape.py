"""Sizes that keep a module readable, and comparisons that would hide a rule in the wrong place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "vorhand"
MODULES = sorted(SOURCE.rglob("*.py"))
LONGEST_MODULE = 600
LONGEST_FUNCTION = 60

EVERY_MODULE = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))


def nodes(path: Path) -> Iterator[ast.AST]:
    """Every node of the module's syntax tree."""
    return ast.walk(ast.parse(path.read_text("utf-8")))


@EVERY_MODULE
def test_a_module_is_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST_MODULE


@EVERY_MODULE
def test_a_function_is_short(path: Path) -> None:
    functions = [node for node in nodes(path) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = {node.name: (node.end_lineno or node.lineno) - node.lineno + 1 for node in functions}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}


@EVERY_MODULE
def test_nobody_asks_which_rule_set_this_is(path: Path) -> None:
    compared = [side for node in nodes(path) if isinstance(node, ast.Compare) for side in _sides(node)]
    asked = [
        ast.unparse(side) for side in compared if isinstance(side, ast.Attribute) and _is_rule_set_id(side)
    ]
    assert asked == []


def _sides(node: ast.Compare) -> list[ast.expr]:
    return [node.left, *node.comparators]


def _is_rule_set_id(side: ast.Attribute) -> bool:
    return side.attr == "id" and ast.unparse(side.value).rpartition(".")[2] in (
        "rules",
        "rule_set",
        "ruleset",
        "preset",
    )


def test_the_sources_were_found() -> None:
    assert SOURCE / "core" / "cards.py" in MODULES
