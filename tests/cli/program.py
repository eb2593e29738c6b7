"""The program as people and scripts start it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

PROGRAM = Path(sys.executable).with_name("vorhand")
SECONDS = 60
"""More than anything here takes."""


class Done(NamedTuple):
    """How a run ended."""

    code: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """A plain environment with a UTF-8 locale and no language of our own chosen."""
    return {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", **changes}


def vorhand(*words: str | Path, typed: str | bytes = b"", **changes: str) -> Done:
    """Run the program to its end with `typed` on its standard input."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [PROGRAM, *words],
        input=given,
        capture_output=True,
        env=environment(**changes),
        timeout=SECONDS,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def documents(text: str) -> list[Any]:
    """The JSON documents that were written, one a line."""
    return [json.loads(line) for line in text.splitlines()]


Chooses = Callable[[dict[str, Any], Random], dict[str, Any]]


class JsonPlay:
    """`vorhand play --json` with a small program at the other end."""

    def __init__(self, data: Path, *words: str) -> None:
        self.process = subprocess.Popen(
            [PROGRAM, "play", "--json", "--data", str(data), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
        )
        self.said: list[dict[str, Any]] = []

    def lines(self) -> Iterator[dict[str, Any]]:
        """What the program says, as it comes."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(json.loads(line))
            yield self.said[-1]

    def answer(self, command: dict[str, Any]) -> None:
        """Send one command."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()

    def play(self, chance: Random, *, most: int | None = None, choose: Chooses | None = None) -> None:
        """Answer everything that is asked, at most so many times."""
        answers = 0
        for line in self.lines():
            assert "unreadable" not in line, line
            assert "refused" not in line, line
            if "ask" in line:
                if answers == most:
                    return
                self.answer((choose or some_command)(line["ask"]["options"], chance))
                answers += 1

    def end(self) -> int:
        """Close its input and wait for its end; the exit code. It must have complained of nothing."""
        out, err = self.process.communicate(timeout=SECONDS)
        self.said += documents(out)
        assert err == ""
        return self.process.returncode

    def kill(self) -> None:
        """End it without any chance to tidy up."""
        self.process.kill()
        self.process.communicate(timeout=SECONDS)

    def seen(self) -> list[Any]:
        """What was observed of the last deal."""
        begun = max((place for place, line in enumerate(self.said) if "deal" in line), default=0)
        return [line["observed"] for line in self.said[begun:] if "observed" in line]

    def of(self, kind: str) -> list[Any]:
        """The contents of all lines of one kind."""
        return [line[kind] for line in self.said if kind in line]


def some_command(options: dict[str, Any], chance: Random) -> dict[str, Any]:
    """One of the options, chosen so that deals are played and end."""
    if options["cards"]:
        return {"command": "play_card", "card": chance.choice(options["cards"])}
    if options["discards"]:
        return {"command": "discard", "cards": chance.sample(options["discards"], 2)}
    if {"command": "pick_up_skat"} in options["simple"] and chance.random() < 0.8:
        return {"command": "pick_up_skat"}
    if options["declarations"]:
        return _declaration(options["declarations"], chance)
    if options["bids"] and chance.random() < 0.5:
        return {"command": "bid", "value": options["bids"][0]}
    calls = [command for command in options["simple"] if command["command"] != "concede"]
    return dict(chance.choice(calls))


def _declaration(offered: Sequence[dict[str, Any]], chance: Random) -> dict[str, Any]:
    return dict(chance.choice([one for one in offered if one["game"] != "null"] or offered))
