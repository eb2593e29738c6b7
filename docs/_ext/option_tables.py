"""The tables of rule options and presets, read off the code: nothing here can fall behind it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import vorhand
from docs._ext.witnesses import witness
from vorhand.core.rules.ruleset import ISKO, RuleSet, differences, settings_of
from vorhand.i18n import messages
from vorhand.i18n.options import option_meaning, preset_description, section_title
from vorhand.presets import allowed_values, load_preset, preset_names
from vorhand.presets.sources import OPTION_SOURCES

SOURCE: Final = Path(vorhand.__file__).parent
ENGLISH: Final = messages("en")

SECTION_TYPES: Final[dict[str, str]] = {
    field.type.__name__: field.name for field in msgspec.structs.fields(RuleSet)
}
"""`KontraRules` -> `kontra`."""

NO_READERS: Final = ("core/rules/ruleset.py", "conformance/", "cli/")
"""Where options are checked, where vectors are run, where results are told: nobody there plays by them."""


def options_text() -> str:
    """All sections with a table of their options, as Markdown."""
    return "\n".join(_section_text(section) for section in SECTION_TYPES.values())


def presets_text() -> str:
    """A table of the presets, as Markdown."""
    rows = [[f"`{name}`", preset_description(ENGLISH, name), _differences(name)] for name in preset_names()]
    return _table(["Preset", "What it is", "Options that differ from `isko`"], rows)


@cache
def readers() -> dict[str, tuple[str, ...]]:
    """By option: the functions whose work depends on it, as paths below `vorhand`."""
    found: dict[str, list[str]] = {key: [] for key in settings_of(ISKO)}
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).as_posix().startswith(NO_READERS):
            continue
        for key, function in _reads(path):
            if function not in found[key]:
                found[key].append(function)
    return {key: tuple(functions) for key, functions in found.items()}


def _section_text(section: str) -> str:
    keys = [key for key in settings_of(ISKO) if key.startswith(f"{section}.")]
    table = _table(
        ["Option", "Meaning", "Default", "Allowed", "Presets that differ", "Read by", "Vector", "Source"],
        [_row(key) for key in keys],
    )
    return f"## {section_title(ENGLISH, section)}: `[{section}]`\n\n{table}"


def _row(key: str) -> list[str]:
    return [
        f"`{key}`",
        option_meaning(ENGLISH, key),
        _value(settings_of(ISKO)[key]),
        allowed_values(key).replace("|", "\\|"),
        _presets(key) or "none",
        "<br>".join(f"`{function}`" for function in readers()[key]) or "handed in from outside",
        f"`{witness(key)}`" if witness(key) else "none",
        "; ".join(_source(word) for word in OPTION_SOURCES[key]),
    ]


def _presets(key: str) -> str:
    values = {name: settings_of(load_preset(name))[key] for name in preset_names()}
    default = settings_of(ISKO)[key]
    return "<br>".join(f"`{name}`: {_value(value)}" for name, value in values.items() if value != default)


def _differences(name: str) -> str:
    values = differences(load_preset(name), ISKO)
    return ", ".join(f"`{key}` = {_value(value)}" for key, value in values.items()) or "none"


def _source(word: str) -> str:
    return word if word[0].isupper() else ENGLISH.text(f"source-{word}")


def _value(value: Any) -> str:
    return f"`{msgspec.json.encode(value).decode()}`"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def _reads(path: Path) -> Iterator[tuple[str, str]]:
    """Every option that a module reads, with the function or the table in which it does."""
    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for name, node in _definitions(ast.parse(path.read_text("utf-8"))):
        for key in _keys(node):
            yield key, f"{module}.{name}"


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Functions and methods by name, and the values that module names are bound to."""
    for node in tree.body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node.name, node
            case ast.ClassDef():
                for method in node.body:
                    if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef):
                        yield f"{node.name}.{method.name}", method
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node
            case _:
                pass


def _keys(definition: ast.AST) -> Iterator[str]:
    sections = _section_names(definition)
    for node in ast.walk(definition):
        if isinstance(node, ast.Attribute):
            section = _section(node.value, sections)
            key = f"{section}.{node.attr}"
            if section and key in settings_of(ISKO):
                yield key


def _section_names(definition: ast.AST) -> dict[str, str]:
    """Names that stand for a section: parameters annotated with its type, and names bound to it."""
    names: dict[str, str] = {}
    for node in ast.walk(definition):
        if isinstance(node, ast.arg) and node.annotation:
            section = SECTION_TYPES.get(ast.unparse(node.annotation))
            if section:
                names[node.arg] = section
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            section = _section(node.value, names)
            if section:
                names[node.targets[0].id] = section
    return names


def _section(node: ast.expr, names: dict[str, str]) -> str | None:
    """The section that an expression stands for: `rules.kontra`, `match.rules.list`, or a known name."""
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute) and node.attr in SECTION_TYPES.values():
        owner = ast.unparse(node.value).rpartition(".")[2]
        return node.attr if owner == "rules" and owner not in names else None
    return None
