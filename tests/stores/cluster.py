"""A PostgreSQL of one's own: on loopback, in a folder that goes away, with a password that nobody knows."""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
# A test that loses its database loses nothing.
FAST = ("fsync=off", "full_page_writes=off")
USER = "vorhand"


def programs() -> Path | None:
    """The folder of the newest `initdb` and `pg_ctl`; None where there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: _number(path.parent.name))
    on_path = shutil.which("initdb")
    places = [*debian[::-1], *([Path(on_path).resolve().parent] if on_path else [])]
    return next((place for place in places if (place / "initdb").exists()), None)


@contextmanager
def cluster(settings: Sequence[str] = FAST) -> Iterator[str]:
    """The address of the server, without a database's name; the server stops at the end."""
    place = programs()
    assert place is not None, MISSING
    # Not below pytest's folders: the user postgres may not enter them.
    folder = Path(tempfile.mkdtemp(prefix="vorhand-postgres-"))
    try:
        yield from _started(place, folder, settings)
    finally:
        shutil.rmtree(folder)


def _started(place: Path, folder: Path, settings: Sequence[str]) -> Iterator[str]:
    password, port = secrets.token_hex(16), _free_port()
    secret = folder / "password"
    secret.write_text(password)
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
        shutil.chown(secret, "postgres")
    data = str(folder / "data")
    how = ["-U", USER, "-A", "scram-sha-256", f"--pwfile={secret}", "-E", "UTF8", "--locale=C", "--no-sync"]
    _run([str(place / "initdb"), "-D", data, *how])
    options = ["listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=''", *settings]
    server = " ".join(f"-c {option}" for option in options)
    control = [str(place / "pg_ctl"), "-D", data, "-w"]
    _run([*control, "-l", str(folder / "log"), "-o", server, "start"])
    try:
        yield f"postgresql://{USER}:{password}@127.0.0.1:{port}"
    finally:
        _run([*control, "-m", "immediate", "stop"])


def _run(command: Sequence[str]) -> None:
    """Run one of PostgreSQL's programs; none of them runs as root."""
    as_whom = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    # Not into a pipe: the server inherits it, and reading to its end would wait for the server.
    done = subprocess.run(
        [*as_whom, *command], cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
    )
    assert done.returncode == 0, f"{command[0]} failed"


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _number(name: str) -> int:
    return int(name) if name.isdecimal() else 0
