"""What pages name exists: files, functions, tests, vectors, options, presets."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from docs._ext.included import PAGES as SHOWN_ELSEWHERE
from docs._ext.included import linked_here
from tests.docs.pages import DOCS, PAGES, ROOT, code_words, links, name_of, prose
from vorhand.core.rules.ruleset import ISKO, settings_of
from vorhand.presets import preset_names

PARAGRAPHS = DOCS / "rules" / "paragraphs.md"
DETAILS = DOCS / "rules" / "details.md"

NAMED = sorted(set(code_words(PARAGRAPHS)))

FUNCTION = re.compile(r"(core|match|engine|presets|records|players|service)(\.\w+)+")
TEST = re.compile(r"\w+(/\w+)*\.py::\w+")
PATH = re.compile(r"(src|spec|tests|docs|crates|benchmarks)/[a-z_./-]+")
VECTOR = re.compile(r"[a-z_]+-\d{3}")
OPTION = re.compile(rf"({'|'.join(sorted({key.partition('.')[0] for key in settings_of(ISKO)}))})\.\w+")


@cache
def vector_ids() -> frozenset[str]:
    """The ids of all vectors."""
    files = (ROOT / "spec" / "vectors").glob("*.jsonl")
    return frozenset(
        msgspec.json.decode(line)["id"] for path in files for line in path.read_bytes().splitlines()
    )


@cache
def functions_in(path: Path) -> frozenset[str]:
    """The names of the functions in a file of tests."""
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def exists(path: str) -> bool:
    """Whether a dotted path below `vorhand` leads to something."""
    module, _, rest = path.partition(".")
    found = import_module(f"vorhand.{module}")
    for name in rest.split("."):
        if not hasattr(found, name) and hasattr(found, "__path__"):
            import_module(f"{found.__name__}.{name}")
        found = getattr(found, name)
    return True


def test_the_pages_are_found() -> None:
    assert {ROOT / "README.md", DOCS / "index.md", PARAGRAPHS} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_files(page: Path) -> None:
    lost = [link for link in links(page) if not (page.parent / link.partition("#")[0]).exists()]
    assert lost == []


def test_links_of_shown_files_lead_to_pages() -> None:
    for shown in SHOWN_ELSEWHERE:
        text = linked_here((ROOT / shown).read_text("utf-8"))
        for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", text):
            assert (DOCS / target).exists(), f"{shown}: {target}"


@pytest.mark.parametrize("function", [word for word in NAMED if FUNCTION.fullmatch(word)])
def test_every_function_of_the_paragraphs_exists(function: str) -> None:
    assert exists(function)


@pytest.mark.parametrize("test", [word for word in NAMED if TEST.fullmatch(word)])
def test_every_test_of_the_paragraphs_exists(test: str) -> None:
    file, _, name = test.partition("::")
    assert name in functions_in(ROOT / "tests" / file)


def test_every_vector_of_the_paragraphs_exists() -> None:
    named = {word for word in NAMED if VECTOR.fullmatch(word)}
    assert named
    assert named - vector_ids() == set()


def test_a_row_of_the_paragraphs_has_a_function_and_a_test() -> None:
    rows = [line for line in prose(PARAGRAPHS).splitlines() if line.startswith("| ") and "`" in line]
    assert len(rows) > 30
    for row in rows:
        words = re.findall(r"`([^`]+)`", row)
        assert any(FUNCTION.fullmatch(word) for word in words), row
        assert any(TEST.fullmatch(word) or VECTOR.fullmatch(word) for word in words), row


def test_every_word_of_the_paragraphs_is_known() -> None:
    known = [FUNCTION, TEST, VECTOR]
    strange = {word for word in NAMED if not any(kind.fullmatch(word) for kind in known)}
    assert strange - {"vorhand", "tests/"} <= set(preset_names())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_options_that_a_page_names_exist(page: Path) -> None:
    paths = [word.partition(" ")[0] for word in code_words(page)]
    named = {path for path in paths if OPTION.fullmatch(path) and path not in {"section.option"}}
    assert named - set(settings_of(ISKO)) == set()


def test_functions_of_the_details_exist() -> None:
    named = sorted({word for word in code_words(DETAILS) if FUNCTION.fullmatch(word)})
    assert named
    assert all(exists(function) for function in named)


def test_the_words_of_the_glossary_are_names_in_the_code() -> None:
    rows = [line for line in prose(DOCS / "glossary.md").splitlines() if line.startswith("| ")]
    words = {word for row in rows for word in re.findall(r"`(\w+)`", row.split(" | ")[0])}
    names = {name for path in (ROOT / "src").rglob("*.py") for name in defined_in(path)}
    assert words
    assert words - names == set()


def defined_in(path: Path) -> Iterator[str]:
    """The names that a module defines at its top."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        if isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_paths_that_a_page_names_exist(page: Path) -> None:
    lost = [path for path in code_words(page) if PATH.fullmatch(path) and not (ROOT / path).exists()]
    assert lost == []


def test_the_sections_that_docstrings_cite_exist() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    cited = {number for text in sources for number in re.findall(r"rule options,\s+section (\d+)", text)}
    sections = set(re.findall(r"^## (\d+)\. ", DETAILS.read_text("utf-8"), re.MULTILINE))
    assert cited <= sections
    assert cited
