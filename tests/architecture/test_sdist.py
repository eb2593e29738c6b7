"""The source distribution carries the sources and nothing that lies about in a checkout."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {"PKG-INFO", "LICENSE", "README.md", "pyproject.toml", "Cargo.toml", "Cargo.lock"}
KINDS = {"src": {".py", ".pyi", ".typed", ".toml", ".ftl", ".f32"}, "crates": {".rs", ".toml"}}
PAGE = Path("src/vorhand/server/page")
PAGE_KINDS = {".html", ".js", ".css", ".svg", ".woff2"}


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Paths in the source distribution, below its own folder."""
    folder = tmp_path_factory.mktemp("sdist")
    maturin = Path(sys.executable).parent / "maturin"
    subprocess.run([maturin, "sdist", "--out", folder], cwd=ROOT, check=True, capture_output=True)
    [archive] = folder.glob("vorhand-*.tar.gz")
    with tarfile.open(archive) as opened:
        return [Path(*Path(name).parts[1:]) for name in opened.getnames()]


def test_only_sources_are_packed(names: list[Path]) -> None:
    strangers = [str(name) for name in names if not _belongs(name)]
    assert strangers == []


def test_what_a_build_needs_is_packed(names: list[Path]) -> None:
    needed = {
        "LICENSE",
        "Cargo.toml",
        "crates/skat-core/src/lib.rs",
        "crates/skat-py/src/lib.rs",
        "src/vorhand/py.typed",
        "src/vorhand/engine/_core.pyi",
        "src/vorhand/players/nets.f32",
        "src/vorhand/server/page/index.html",
    }
    assert needed <= {name.as_posix() for name in names}


def _belongs(name: Path) -> bool:
    if name.parent == Path():
        return name.name in FILES
    if PAGE in name.parents:
        return name.suffix in PAGE_KINDS
    return name.suffix in KINDS.get(name.parts[0], set()) or name.name == "py.typed"
