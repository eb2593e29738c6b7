"""Files from elsewhere in the repository that pages show: their links lead to the pages that show them."""

import re
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx

PAGES: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "spec/README.md": "spec.md",
    "spec/record-format.md": "records.md",
    "spec/protocol.md": "protocol.md",
}
"""By path from the root of the repository: the page that includes the file."""

_LINK: Final = re.compile(r"\]\((?P<path>[\w./-]+\.md)")


def linked_here(text: str) -> str:
    """`text` of a file in the root of the repository, with its links as they go from a page in `docs`."""
    return _LINK.sub(lambda link: f"]({_page(link['path'])}", text)


def _page(path: str) -> str:
    return PAGES.get(path, path.removeprefix("../").removeprefix("docs/"))


def _on_include(app: Sphinx, relative_path: Path, parent: str, content: list[str]) -> None:
    content[0] = linked_here(content[0])


def setup(app: Sphinx) -> dict[str, Any]:
    """Rewrite what is included."""
    app.connect("include-read", _on_include)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
