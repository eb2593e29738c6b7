"""The pages of the documentation and what stands in them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"

PAGES: Final = sorted(
    [
        *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")),
        *(ROOT / "spec").glob("*.md"),
        *(page for page in DOCS.rglob("*.md") if "_build" not in page.parts),
    ]
)


class Example(NamedTuple):
    """Code of a page, and what stands below it as its output, if anything does."""

    code: str
    output: str | None


_EXAMPLE = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
_FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")


def name_of(page: Path) -> str:
    """The path of a page from the root of the repository."""
    return page.relative_to(ROOT).as_posix()


def examples(page: Path) -> list[Example]:
    """The Python code of a page, in order."""
    return [Example(*found) for found in _EXAMPLE.findall(page.read_text("utf-8"))]


def links(page: Path) -> Iterator[str]:
    """The targets of a page's links to other files of the repository."""
    for target in _LINK.findall(prose(page)):
        if not target.startswith(("http://", "https://", "#")):
            yield target


def code_words(page: Path) -> list[str]:
    """Everything that stands between single backticks."""
    return _CODE.findall(prose(page))


def prose(page: Path) -> str:
    """The text of a page without its blocks of code."""
    return _FENCE.sub("", page.read_text("utf-8"))
