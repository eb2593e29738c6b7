"""A PostgreSQL of one's own: on loopback, in a folder that goes away, with a password that nobody knows."""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
# A test that loses its database loses nothing.
FAST = ("fsync=off", "full_page_writes=off")
USER = "vorhand"
# Starts a program, waits until the pipe is closed, and ends the program at once.
WATCH = '"$@" & read _; kill -QUIT $!; wait'


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
    options = ["listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", *settings]
    command = [str(place / "postgres"), "-D", data, *(part for option in options for part in ("-c", option))]
    with _served(folder, command):
        _wait_for(place, port)
        yield f"postgresql://{USER}:{password}@127.0.0.1:{port}"


@contextmanager
def _served(folder: Path, command: Sequence[str]) -> Iterator[None]:
    """The server runs as long as this process holds the pipe: a killed test run leaves none behind."""
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*_as_whom(), "sh", "-c", WATCH, "sh", *command],
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    assert server.stdin is not None
    try:
        yield
    finally:
        server.stdin.close()
        server.wait(60)


def _wait_for(place: Path, port: int) -> None:
    ask = [str(place / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    end = time.monotonic() + 60
    while subprocess.run(ask, check=False).returncode != 0:
        assert time.monotonic() < end, "the server does not answer"
        time.sleep(0.05)


def _run(command: Sequence[str]) -> None:
    """Run one of PostgreSQL's programs."""
    done = subprocess.run([*_as_whom(), *command], cwd="/", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")


def _as_whom() -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def _number(name: str) -> int:
    return int(name) if name.isdecimal() else 0
