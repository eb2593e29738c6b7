"""A server in a process of its own, that can be killed and started again on the same data."""

import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.program import PROGRAM, environment

SECONDS = 30.0
"""More than any start or answer here takes."""


class Server:
    """`vorhand serve` on a free port of this machine; `data` outlives it."""

    def __init__(self, data: Path, *words: str, pace: str = "hasty") -> None:
        self.data = data
        self.port = _free_port()
        self._words = (
            *("serve", "--port", str(self.port), "--data", str(data), "--pace", pace, "--json"),
            *words,
        )
        self.log = data.parent / "server.log"
        self.process = self._started()

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()
        self.process.wait(SECONDS)

    def start_again(self) -> None:
        """Another process on the same data and port."""
        self.process = self._started()

    def stop(self) -> int:
        """End it as an operator does; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(SECONDS)

    def _started(self) -> "subprocess.Popen[str]":
        with self.log.open("a") as errors:
            process = subprocess.Popen(
                [PROGRAM, *self._words],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment(),
                text=True,
            )
        assert process.stdout is not None
        line = process.stdout.readline()
        process.stdout.close()
        assert line, self.log.read_text()
        assert json.loads(line)["address"].endswith(f":{self.port}/")
        return process


@contextmanager
def serving(data: Path, *words: str, pace: str = "hasty") -> Iterator[Server]:
    """A server for a while."""
    server = Server(data, *words, pace=pace)
    try:
        yield server
    finally:
        server.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
