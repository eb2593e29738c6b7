"""The documentation builds, and every warning is an error."""

import subprocess
import sys
from pathlib import Path

from tests.docs.pages import DOCS


def test_the_documentation_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "dummy"]
    built = subprocess.run([*command, DOCS, tmp_path], capture_output=True, encoding="utf-8", check=False)
    assert built.returncode == 0, built.stdout + built.stderr
