"""The type stub of the Rust extension says what the extension has."""

import subprocess
import sys


def test_the_stub_matches_the_extension() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "vorhand.engine._core"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
