"""Pipes that close, disks that are full, terminals that know few letters: never a traceback."""

import os
import pty
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.program import PROGRAM, SECONDS, environment, vorhand

ANYTHING = "".join(f"{word}\n" for word in ("pass", "push", "", *range(1, 11))) * 60
"""Something of it fits every question of somebody who does not bid."""

POOR = {"PYTHONIOENCODING": "ascii"}
POSIX = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def shell(command: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a line in the shell; the program is `$V` there."""
    return subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        env=environment(V=str(PROGRAM), **changes),
        timeout=SECONDS,
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [
        '"$V" values | head -1',
        '"$V" rules xskat_pub | head -1',
        '"$V" --help | true',
        '"$V" values --json | true',
        '"$V" play --data "$D" --seed 1 < /dev/null | head -1',
    ],
)
def test_a_closed_pipe_is_no_error(command: str, tmp_path: Path) -> None:
    done = shell(command, D=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", ["values", "values --json", "rules isko", "--help", "play --data $D"])
def test_a_full_disk_is_one_line(words: str, tmp_path: Path) -> None:
    done = shell(f'"$V" {words} > /dev/full < /dev/null', D=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == "Error: No space left on device\n"


@pytest.mark.parametrize("poor", [POOR, POSIX], ids=["ascii", "posix"])
@pytest.mark.parametrize(
    "words",
    [
        ["values"],
        ["rules", "pub_pl"],
        ["rules", "pub_pl", "--lang", "el"],
        ["settle", "grand", "--without", "1", "--points", "50"],
        ["settle", "brücke", "--lang", "ru"],
        ["--help", "--lang", "uk"],
    ],
)
def test_letters_that_a_terminal_does_not_know_are_spelled(words: list[str], poor: dict[str, str]) -> None:
    done = vorhand(*words, **poor)
    assert done.code in (0, 2)
    assert "Traceback" not in done.err
    assert (done.out + done.err).isascii()


def test_signs_are_spelled_so_that_they_can_be_read() -> None:
    done = vorhand("settle", "grand", "--without", "1", "--points", "50", **POOR)
    assert done.out.splitlines()[2:] == [
        "without 1, game 2: grand 2 x 24 = 48",
        "The bid of 18 is covered",
        "lost x 2, 48 x 2 = -96",
    ]
    assert "-> " in vorhand("rules", "pub_pl", **POOR).out


@pytest.mark.parametrize("poor", [POOR, POSIX], ids=["ascii", "posix"])
def test_a_deal_can_be_played_without_card_signs(poor: dict[str, str], tmp_path: Path) -> None:
    flags = ("--preset", "pub_pl", "--deals", "1", "--seed", "2")
    done = vorhand("play", "--data", tmp_path, *flags, typed=ANYTHING, **poor)
    assert (done.code, done.err) == (0, "")
    assert done.out.isascii()
    for text in ("Trick 10 -> ", "Score list", "+-----"):
        assert text in done.out
    assert any(f" {jack}" in done.out for jack in ("CJ", "SJ", "HJ", "DJ"))


def test_bytes_that_are_no_text_are_not_understood(tmp_path: Path) -> None:
    typed = b"\xff\xfe\n\x80pass\n" + "пас".encode("koi8-r") + b"\nquit\n"
    done = vorhand("play", "--data", tmp_path, "--seed", "11", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("Not understood: ") == 3


def test_a_file_name_that_is_no_text_is_told() -> None:
    done = subprocess.run(
        [PROGRAM.__fspath__().encode(), b"check", b"records", b"\xff.sgf"],
        capture_output=True,
        env=environment(),
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == b"Error: ?.sgf does not exist.\n"


def test_another_encoding_is_written_in_its_own_letters() -> None:
    done = subprocess.run(
        [PROGRAM, "values", "48", "--lang", "ru"],
        capture_output=True,
        env=environment(PYTHONIOENCODING="koi8-r"),
        timeout=SECONDS,
        check=False,
    )
    assert done.stdout.decode("koi8-r") == "48: трефы x 4, гранд x 2\n"


@pytest.mark.parametrize("words", [["check", "records", "-"], ["check", "vectors", "-"]])
def test_ctrl_c_ends_a_command_quietly(words: list[str]) -> None:
    process = subprocess.Popen(
        [PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    process.stdin.write(b"not yet a whole line")
    process.stdin.flush()
    _wait_until_reading(process.pid)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert b"Traceback" not in out + err


def _wait_until_reading(pid: int) -> None:
    """Wait until the process reads its standard input, or a second where that cannot be seen."""
    for _ in range(200):
        if "pipe" in Path(f"/proc/{pid}/wchan").read_text():
            return
        time.sleep(0.005)


def on_a_terminal(*words: str, columns: int, **changes: str) -> str:
    """What the program writes to a terminal of so many columns."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [PROGRAM, *words],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(COLUMNS=str(columns), LINES="24", TERM="xterm-256color", **changes),
    )
    os.close(slave)
    written = b""
    try:
        while chunk := os.read(master, 4096):
            written += chunk
    except OSError:
        pass  # the other end is closed
    os.close(master)
    assert process.wait(timeout=SECONDS) == 0
    return written.decode()


@pytest.mark.parametrize("name", ["", "play", "settle", "check records"])
def test_help_fits_a_narrow_terminal(name: str) -> None:
    out = on_a_terminal(*name.split(), "--help", columns=40)
    lines = [line for line in out.splitlines() if "    vorhand" not in line]
    assert max(map(len, lines)) <= 50  # click writes no narrower
