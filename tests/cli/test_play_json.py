"""`vorhand play --json`: whole matches with a small program, and what is stored of them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.program import JsonPlay, documents, some_command, vorhand
from vorhand.players import LEVELS
from vorhand.presets import preset_names
from vorhand.records import open_records, verify

DEALS = 3
SHORT = ("--set", "list.end=deals", "--set", f"list.deals={DEALS}")


def stored(path: Path) -> list[dict[str, Any]]:
    """The lines of a stored match."""
    return documents(path.read_text())


def check_stored(path: Path, deals: int) -> None:
    """Every deal of the file agrees with its result, and no event is missing or there twice."""
    assert [verify(item).kind.value for item in open_records(path)] == ["agree"] * deals
    expected = 0
    for line in stored(path):
        if line["line"] == "deal":
            expected = 0
        if line["line"] == "event":
            assert line["seq"] == expected
            expected += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", preset_names())
def test_a_program_plays_a_whole_match(preset: str, level: str, tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--preset", preset, "--level", level, "--seed", "3", *SHORT)
    table.play(Random(level))
    assert table.end() == 0
    assert [line["number"] for line in table.of("deal")][-1] == DEALS
    assert len(table.of("result")) >= DEALS
    (standings,) = table.of("match_over")
    assert standings == table.of("standings")[-1]
    check_stored(tmp_path / "match-0001.jsonl", len(table.of("result")))
    assert not (tmp_path / "running.jsonl").exists()


def test_four_play_and_the_dealer_sits_out(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--set", "list.seats=4", "--set", "list.deals=4", "--level", "random")
    table.play(Random(1))
    assert table.end() == 0
    watched = [seen for seen in table.of("observed") if seen["event"] == "pack_dealt"]
    assert len(watched) == 1
    check_stored(tmp_path / "match-0001.jsonl", 4)


def test_only_so_many_deals_are_played(tmp_path: Path) -> None:
    for played in (2, 4):
        table = JsonPlay(tmp_path, "--deals", "2", "--level", "random")
        table.play(Random(1))
        assert table.end() == 0
        assert len(table.of("result")) == 2
        assert table.of("match_over") == []
        check_stored(tmp_path / "running.jsonl", played)


def dealt(folder: Path, *words: str) -> list[Any]:
    """The cards of two deals."""
    table = JsonPlay(folder, "--deals", "2", "--level", "random", *words)
    table.play(Random(1))
    assert table.end() == 0
    return [seen["cards"] for seen in table.of("observed") if seen["event"] == "hand_dealt"]


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    first = dealt(tmp_path / "a", "--seed", "7")
    assert dealt(tmp_path / "b", "--seed", "7") == first
    assert dealt(tmp_path / "c", "--seed", "8") != first
    assert dealt(tmp_path / "d") != dealt(tmp_path / "e")


def test_what_is_no_command_is_told_and_asked_again(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--deals", "1", "--level", "random", "--seed", "2")
    wrong = iter(["no json", "{}", '{"command": "fly"}', '{"command": "play_card", "card": "XX"}', "", "[]"])
    asked = 0
    for line in table.lines():
        if "ask" in line:
            asked += 1
        if "ask" in line or "unreadable" in line:
            assert table.process.stdin is not None
            text = next(wrong, None)
            if text is None:
                break
            table.process.stdin.write(f"{text}\n")
            table.process.stdin.flush()
    assert asked == 1
    assert len(table.of("unreadable")) == 6
    table.answer({"command": "discard", "cards": ["CJ", "SJ"]})
    refused = next(line for line in table.lines() if "refused" in line)["refused"]
    assert refused["reason"] == "wrong_phase"
    assert "ask" in next(table.lines())
    assert table.end() == 0
    assert len(stored(tmp_path / "running.jsonl")) > 5


def test_the_end_of_what_is_typed_leaves_the_match_to_be_taken_up(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--level", "random", "--seed", "4")
    table.play(Random(1), most=3)
    assert table.end() == 0
    again = JsonPlay(tmp_path, "--level", "random", "--seed", "4", "--deals", "1")
    asked = next(line for line in again.lines() if "ask" in line)
    assert asked["ask"] == table.of("ask")[-1]
    assert again.of("observed") == table.of("observed")
    again.answer(some_command(asked["ask"]["options"], Random(2)))
    again.play(Random(2))
    assert again.end() == 0
    check_stored(tmp_path / "running.jsonl", 1)


@pytest.mark.parametrize("answers", [0, 1, 4, 9, 17])
def test_a_killed_program_loses_nothing_and_doubles_nothing(answers: int, tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    table = JsonPlay(tmp_path, "--level", "random", "--seed", "5", "--preset", "pub_pl")
    table.play(Random(answers), most=answers)
    table.kill()
    before = path.read_bytes()
    again = JsonPlay(tmp_path, "--level", "random", "--deals", "2")
    again.play(Random(answers))
    assert again.end() == 0
    assert path.read_bytes().startswith(before)
    assert again.of("observed")[: len(table.seen())] == table.seen()
    check_stored(path, len(table.of("result")) + len(again.of("result")))


def test_a_program_killed_in_the_middle_of_an_answer_keeps_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    table = JsonPlay(tmp_path, "--level", "random", "--seed", "5")
    for answers in range(4):
        table.play(Random(answers), most=1)
        asked = table.of("ask")[-1]
        table.answer(some_command(asked["options"], Random(answers)))
        table.kill()
        before = path.read_bytes()
        table = JsonPlay(tmp_path, "--level", "random", "--deals", "1")
        next(line for line in table.lines() if "ask" in line)
        assert path.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
        table.answer(some_command(table.of("ask")[-1]["options"], Random(answers)))
    table.play(Random(9))
    assert table.end() == 0
    check_stored(path, 1)


def test_a_line_broken_by_a_crash_is_forgotten(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--level", "random", "--seed", "5")
    table.play(Random(1), most=4)
    table.kill()
    path = tmp_path / "running.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again = JsonPlay(tmp_path, "--level", "random", "--deals", "1")
    again.play(Random(1))
    assert again.end() == 0
    check_stored(path, 1)


def test_a_match_that_is_damaged_is_not_guessed_at(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--level", "random", "--seed", "5")
    table.play(Random(1), most=2)
    table.kill()
    path = tmp_path / "running.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"seq":3', b'"seq":4'))
    damaged = path.read_bytes()
    done = vorhand("play", "--data", tmp_path)
    assert done.code == 2
    assert done.err.startswith(f"Error: {path}: ")
    assert path.read_bytes() == damaged
    done = vorhand("play", "--data", tmp_path, "--new", typed="quit\n")
    assert done.code == 0
    assert (tmp_path / "match-0001.jsonl").read_bytes() == damaged


def test_two_programs_do_not_play_one_match(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--level", "random")
    table.play(Random(1), most=1)
    before = (tmp_path / "running.jsonl").read_bytes()
    for words in ([], ["--new"], ["--json"]):
        done = vorhand("play", "--data", tmp_path, *words, typed="\nquit\n")
        assert done.code == 2
        assert "in use by another program" in done.err
        assert (tmp_path / "running.jsonl").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["running.jsonl"]
    assert table.end() == 0


def test_a_new_match_sets_the_stored_one_aside(tmp_path: Path) -> None:
    for number in (1, 2):
        table = JsonPlay(tmp_path, "--new", "--level", "random")
        table.play(Random(1), most=1)
        assert table.end() == 0
        kept = (tmp_path / "running.jsonl").read_bytes()
        done = vorhand("play", "--data", tmp_path, "--new", typed="quit\n")
        aside = tmp_path / f"match-{2 * number - 1:04d}.jsonl"
        assert done.code == 0
        assert f"The stored match is kept in {aside}." in done.out
        assert aside.read_bytes() == kept


def test_the_shuffles_of_a_match_can_be_verified_and_a_flipped_byte_is_found(tmp_path: Path) -> None:
    table = JsonPlay(tmp_path, "--seed", "3", "--level", "random", *SHORT)
    table.play(Random(1))
    assert table.end() == 0
    path = tmp_path / "match-0001.jsonl"
    done = vorhand("check", "shuffle", path)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == "The cards were dealt as promised."
    lines = path.read_text().splitlines()
    for spoil in SPOILS:
        spoiled = tmp_path / "spoiled.jsonl"
        spoiled.write_text("\n".join(map(json.dumps, _spoilt(lines, *spoil))) + "\n")
        done = vorhand("check", "shuffle", spoiled)
        assert done.code == 1, spoil
        assert "1: The cards were not dealt as promised: " in done.out, spoil
        assert "The cards were dealt as promised." not in done.out


SPOILS = (
    ("shuffle_committed", "commitment"),
    ("nonce_committed", "commitment"),
    ("nonce_opened", "nonce"),
    ("deck_cut", "at"),
    ("cards_dealt", "skat"),
    ("seed_revealed", "seed"),
)


def _spoilt(lines: list[str], kind: str, field: str) -> list[dict[str, Any]]:
    """The lines with one thing changed in the first event of this kind."""
    changed = [json.loads(line) for line in lines]
    event = next(
        line["event"] for line in changed if line["line"] == "event" and line["event"]["event"] == kind
    )
    value = event[field]
    if isinstance(value, int):
        event[field] = value + 1
    elif isinstance(value, list):
        hand = event["hands"]["forehand"]
        event[field][0], hand[0] = hand[0], value[0]
    else:
        event[field] = ("1" if value[0] == "0" else "0") + value[1:]
    return changed
