"""Every piece of Python in the documentation runs and prints what stands below it."""

import contextlib
import io
import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import PAGES, ROOT, examples, name_of

WITH_EXAMPLES = [page for page in PAGES if examples(page)]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_print_what_it_says(page: Path, tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    script = tmp_path / "example.py"
    for example in examples(page):
        script.write_text(example.code, "utf-8")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            names = runpy.run_path(str(script), init_globals=names)
        assert printed.getvalue() == (example.output or "")


def test_the_readme_plays_and_scores_a_deal_in_a_few_lines() -> None:
    first, *_ = examples(ROOT / "README.md")
    lines = [line for line in first.code.splitlines() if line and not line.startswith(("import ", "from "))]
    assert len(lines) <= 12
    assert first.output
