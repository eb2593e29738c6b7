"""Bad input and usage: exit code 2, nothing on standard output, and a line that says what was allowed."""

from pathlib import Path

import pytest

from tests.cli.conftest import Runs
from vorhand.i18n import LANGUAGES

ONE_OF_THREE = "one of --with N, --without N and --cards"
TWELVE = "CJ HJ C7 C8 S7 S8 H7 H8 H9 D7 D8 SA"
SETTLE = ("settle", "clubs", "--with", "1", "--points", "70")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--lang", "xx", "values"], ["no language 'xx'", "de, en, pl, uk, ru, el"]),
        (["values", "--lang="], []),
        (["fly"], ["No such command 'fly'", "Try 'vorhand --help'"]),
        (["check", "fly"], ["No such command 'fly'"]),
        (["values", "--nothing"], ["No such option", "--nothing"]),
        (["values", "x"], ["'x' is not a valid integer"]),
        (["values", "--", "-1"], ["-1 is not in the range x>=0"]),
        (["values", "18", "20"], ["unexpected extra argument"]),
        (["values", "--preset", "nope"], ["Unknown preset “nope”", "isko, isko_list", "xskat_pub"]),
        (["values", "--set", "kontra"], ["kontra"]),
        (["values", "--set", "kontra.whom=x"], ["unknown option 'kontra.whom'"]),
        (["values", "--set", "kontra.who=x"], ["kontra.who = 'x' is not allowed", "nobody, any_defender"]),
        (["values", "--set", "kontra.hirsch=true"], ["kontra"]),
        (["values", "--set", "list.seats=5"], ["list.seats"]),
        (["values", "--preset", "nope.toml"], ["nope.toml does not exist"]),
        (["rules", "nope"], ["Unknown preset “nope”"]),
        (["rules", "x" * 5000], ["Unknown preset"]),
        (["settle"], ["Missing argument"]),
        (["settle", "bridge"], ["Unknown game “bridge”", "clubs, grand, null"]),
        (["settle", "clubs", "--with", "1"], ["--points is needed", "0 to 120"]),
        (["settle", "clubs", "--points", "70"], [ONE_OF_THREE]),
        (
            ["settle", "clubs", "--points", "70", "--with", "1", "--without", "1"],
            [ONE_OF_THREE],
        ),
        (["settle", "clubs", "--points", "121", "--with", "1"], ["121 is not in the range 0<=x<=120"]),
        (["settle", "clubs", "--points", "70", "--with", "12"], ["1<=x<=11"]),
        (["settle", "grand", "--points", "70", "--with", "5"], ["grand has 4 matadors at most, not 5"]),
        ([*SETTLE, "--tricks", "10"], ["120 card points, not 70"]),
        ([*SETTLE, "--tricks", "0"], ["22 card points at most, not 70"]),
        ([*SETTLE, "--re"], ["Re answers Kontra"]),
        ([*SETTLE, "--kontra", "--supra"], ["Re answers Kontra"]),
        ([*SETTLE, "--schneider"], []),
        ([*SETTLE, "--cards", TWELVE], [ONE_OF_THREE]),
        (["settle", "clubs", "--points", "70", "--cards", "CJ SJ"], ["Exactly twelve cards", "not 2"]),
        (["settle", "clubs", "--points", "70", "--cards", f"{TWELVE} XX"], ["XX"]),
        (["settle", "null", "--bid", "24"], ["twelve cards: give them with --cards"]),
        ([*SETTLE, "--spitze", "maybe"], ["'maybe' is not one of 'made', 'missed'"]),
        (["check", "records"], ["Missing argument"]),
        (["check", "records", "no.sgf"], ["no.sgf does not exist"]),
        (["check", "vectors", "no.jsonl"], ["no.jsonl does not exist"]),
        (["check", "positions"], ["Missing argument"]),
        (["check", "positions", "no.jsonl"], ["no.jsonl does not exist"]),
        (["check", "positions", "no.jsonl", "--player", "god"], ["'god' is not one of 'random', 'casual'"]),
        (["check", "shuffle", "no.jsonl"], ["no.jsonl does not exist"]),
        (["check", "records", "/"], ["/", "directory"]),
        (["convert", "no.sgf", "-"], ["no.sgf does not exist"]),
        (["convert", "a.sgf", "b.jsonl", "--to", "pgn"], ["'pgn' is not one of"]),
        (["replay", "no.sgf"], ["no.sgf does not exist"]),
        (["replay", "x", "--as", "north"], ["'north' is not one of", "forehand"]),
        (["play", "--level", "god"], ["'god' is not one of 'random', 'casual'"]),
        (["play", "--deck", "tarot"], ["'tarot' is not one of", "french"]),
        (["play", "--deals", "0"], ["0 is not in the range x>=1"]),
        (["play", "--seed", "-1"], ["-1 is not in the range x>=0"]),
        (["play", "--preset", "nope"], ["Unknown preset “nope”"]),
        (["play", "--data", "/dev/null"], ["/dev/null"]),
        (["bench", "rules", "--seconds", "0"], ["is not in the range"]),
    ],
)
def test_bad_input_is_told_with_what_was_allowed(run: Runs, words: list[str], told: list[str]) -> None:
    if words[-1] == "--lang=":
        assert run(*words).code == 0  # an empty language is none
        return
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    assert "Error: " in done.err
    assert "Traceback" not in done.err
    assert "Errno" not in done.err
    for text in told:
        assert text in done.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["values", "--preset", "nope"],
        ["settle", "bridge"],
        ["settle", "clubs", "--with", "1"],
        ["settle", "clubs", "--points", "70"],
        ["settle", "grand", "--points", "70", "--with", "5"],
        [*SETTLE, "--tricks", "10"],
        [*SETTLE, "--tricks", "0"],
        [*SETTLE, "--re"],
        ["replay", "no.sgf"],
    ],
)
def test_bad_input_is_told_in_every_language(run: Runs, words: list[str], language: str) -> None:
    done = run(*words, "--lang", language)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.startswith("Error: ") is (language == "en")


def test_a_rule_set_file_is_read_and_its_mistakes_are_told(run: Runs, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("[values]\nnull = 20\n")
    assert "20" in run("values", "20", "--preset", good).out
    for text, told in (("values = ", "bad.toml"), ("[values]\nnul = 20\n", "nul"), ("\xff", "bad.toml")):
        bad.write_bytes(text.encode("latin-1"))
        done = run("values", "--preset", bad)
        assert (done.code, done.out) == (2, ""), text
        assert told in done.err, text
