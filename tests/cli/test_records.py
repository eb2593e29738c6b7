"""`check`, `convert` and `replay`: files of records, and what is wrong with them."""

import gzip
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Runs
from tests.cli.program import documents
from vorhand.i18n import LANGUAGES

GOOD = {"id": "good", "kind": "values", "rules": {"preset": "isko"}, "in": {}, "out": {}, "source": "none"}
VECTORS = sorted((Path(__file__).parents[2] / "spec" / "vectors").glob("*.jsonl"))


@pytest.fixture
def wrong_vector(tmp_path: Path) -> Path:
    """A file of one vector that is right and one that is not."""
    right = (VECTORS[0]).read_text().splitlines()[0]
    wrong = json.loads(right)
    wrong["id"], wrong["out"]["bid"] = "wrong-1", 999
    path = tmp_path / "wrong.jsonl"
    path.write_text(f"{right}\n{json.dumps(wrong)}\n")
    return path


@pytest.fixture
def wrong_result(match_file: Path, tmp_path: Path) -> Path:
    """The match with another result stored for its second deal."""
    lines = [json.loads(line) for line in match_file.read_text().splitlines()]
    results = [line for line in lines if line["line"] == "result"]
    results[1]["outcome"]["score"] += 1
    path = tmp_path / "tampered.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def test_vectors_that_pass_end_with_a_line_for_scripts(run: Runs) -> None:
    done = run("check", "vectors", *VECTORS[:3])
    count = sum(len(path.read_text().splitlines()) for path in VECTORS[:3])
    assert done == (0, f"{count} passed, 0 failed\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_vectors_that_fail_are_told_and_the_last_line_is_the_same_everywhere(
    run: Runs, wrong_vector: Path, language: str
) -> None:
    done = run("check", "vectors", wrong_vector, "--lang", language)
    failure, last = done.out.splitlines()
    assert done.code == 1
    assert f"{wrong_vector}:2 wrong-1: " in failure
    assert "999" in failure
    assert last == "1 passed, 1 failed"


def test_vectors_as_json(run: Runs, wrong_vector: Path) -> None:
    done = run("check", "vectors", wrong_vector, "--json")
    first, second, last = documents(done.out)
    assert done.code == 1
    assert (first["passed"], second["passed"], second["id"]) == (True, False, "wrong-1")
    assert last == {"passed": 1, "failed": 1}


def test_vectors_are_read_from_standard_input(run: Runs) -> None:
    line = VECTORS[0].read_bytes().splitlines()[0]
    assert run("check", "vectors", "-", typed=line).out == "1 passed, 0 failed\n"


def test_no_vectors_at_all_are_no_success(run: Runs, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    assert run("check", "vectors", tmp_path / "empty.jsonl")[:2] == (1, "0 passed, 0 failed\n")


def test_records_that_agree_end_with_a_line_for_scripts(run: Runs, match_file: Path) -> None:
    assert run("check", "records", match_file) == (0, "4 agree, 0 disagree, 0 unreadable\n", "")
    both = run("check", "records", match_file, match_file)
    assert both.out == "8 agree, 0 disagree, 0 unreadable\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_that_disagree_are_told_and_the_last_line_is_the_same_everywhere(
    run: Runs, wrong_result: Path, language: str
) -> None:
    done = run("check", "records", wrong_result, "--lang", language)
    first, last = done.out.splitlines()
    assert done.code == 1
    assert first.startswith(f"{wrong_result}:")
    assert " 2: " in first
    assert last == "3 agree, 1 disagree, 0 unreadable"


def test_records_are_read_packed_and_from_standard_input(run: Runs, match_file: Path, tmp_path: Path) -> None:
    packed = tmp_path / "match.jsonl.gz"
    packed.write_bytes(gzip.compress(match_file.read_bytes()))
    assert run("check", "records", packed).out == "4 agree, 0 disagree, 0 unreadable\n"
    done = run("check", "records", "-", typed=match_file.read_bytes())
    assert done.out == "4 agree, 0 disagree, 0 unreadable\n"


def test_what_is_no_record_is_unreadable(run: Runs, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Sir,\xff\xfe\nyours\n")
    done = run("check", "records", path)
    assert done.code == 1
    assert done.out.splitlines()[-1] == "0 agree, 0 disagree, 1 unreadable"
    assert len(done.out.splitlines()) == 2


def test_records_as_json(run: Runs, wrong_result: Path) -> None:
    done = run("check", "records", wrong_result, "--json")
    *verdicts, last = documents(done.out)
    assert [verdict["kind"] for verdict in verdicts] == ["agree", "disagree", "agree", "agree"]
    assert verdicts[1]["problems"]
    assert last == {"agree": 3, "disagree": 1, "unreadable": 0}


def test_shuffles_as_json(run: Runs, match_file: Path) -> None:
    done = run("check", "shuffle", match_file, "--json")
    assert done.code == 0
    assert documents(done.out) == [
        {"deal": str(number), "proven": True, "fault": None} for number in (1, 2, 3, 4)
    ]


def test_a_shuffle_without_proof_is_not_called_good(run: Runs, match_file: Path, tmp_path: Path) -> None:
    iss = tmp_path / "match.sgf"
    run("convert", match_file, iss)
    done = run("check", "shuffle", iss)
    assert done.code == 1
    assert "Nothing to check: this deal has no proof of its shuffle" in done.out
    assert "not dealt as promised" not in done.out, "nobody is accused without a proof"
    assert "The cards were dealt as promised." not in done.out


def test_a_shuffle_that_is_not_revealed_yet_is_not_called_good(
    run: Runs, match_file: Path, tmp_path: Path
) -> None:
    lines = match_file.read_text().splitlines(keepends=True)
    revealed = next(place for place, line in enumerate(lines) if "seed_revealed" in line)
    path = tmp_path / "running.jsonl"
    path.write_text("".join(lines[:revealed]))
    done = run("check", "shuffle", path, "--lang", "de")
    assert done.code == 1
    assert "Nichts zu prüfen: der Startwert dieses Spiels ist noch nicht aufgedeckt" in done.out
    assert "nicht gegeben wie zugesagt" not in done.out


def test_conversion_there_and_back_keeps_every_game(run: Runs, match_file: Path, tmp_path: Path) -> None:
    iss, again, back = tmp_path / "a.sgf", tmp_path / "b.jsonl", tmp_path / "c.sgf"
    for source, target in ((match_file, iss), (iss, again), (again, back)):
        done = run("convert", source, target)
        assert done == (0, "", f"4 records written to {target}\n")
    assert iss.read_bytes() == back.read_bytes()
    for path in (iss, again, back):
        assert run("check", "records", path).out == "4 agree, 0 disagree, 0 unreadable\n"


def test_conversion_to_the_same_format_changes_nothing(run: Runs, match_file: Path, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.jsonl", tmp_path / "again.jsonl"
    run("convert", match_file, copy)
    run("convert", copy, again)
    assert copy.read_bytes() == again.read_bytes()
    assert run("check", "shuffle", copy).code == 0
    done = run("convert", copy, copy)
    assert done.code == 0
    assert copy.read_bytes() == again.read_bytes()


def test_what_the_other_format_cannot_hold_is_left_out_and_told(
    run: Runs, pub_file: Path, tmp_path: Path
) -> None:
    target = tmp_path / "pub.sgf"
    target.write_text("kept")
    done = run("convert", pub_file, target)
    assert done.code == 1
    assert "0 records written" in done.err
    assert "2 records left out" in done.err
    assert "it knows official rules only" in done.err
    assert target.read_text() == "kept"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pub.sgf"]


def test_conversion_reports_as_json_or_not_at_all(run: Runs, match_file: Path, tmp_path: Path) -> None:
    done = run("convert", match_file, tmp_path / "a.sgf", "--json")
    assert documents(done.out) == [{"written": 4, "left_out": 0}]
    assert run("convert", match_file, tmp_path / "a.sgf", "--quiet") == (0, "", "")


@pytest.mark.parametrize("target", ["no/such/folder.sgf", ".", "match.jsonl/file.sgf"])
def test_a_target_that_cannot_be_written_is_one_clear_line(run: Runs, match_file: Path, target: str) -> None:
    before = match_file.read_bytes()
    done = run("convert", match_file, match_file.parent / target)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.startswith(f"Error: {match_file.parent}")
    assert match_file.read_bytes() == before
    assert sorted(path.name for path in match_file.parent.iterdir()) == ["match.jsonl"]


def test_a_full_disk_is_one_clear_line(run: Runs, match_file: Path) -> None:
    done = run("convert", match_file, "/dev/full")
    assert done == (2, "", "Error: /dev/full: No space left on device\n")
    assert Path("/dev/full").is_char_device()


def test_a_link_stays_a_link(run: Runs, match_file: Path, tmp_path: Path) -> None:
    target, link = tmp_path / "target.sgf", tmp_path / "link.sgf"
    target.write_text("old")
    link.symlink_to(target)
    run("convert", match_file, link)
    assert link.is_symlink()
    assert run("check", "records", target).code == 0


def test_a_replay_tells_the_whole_deal_with_all_cards_open(run: Runs, match_file: Path) -> None:
    done = run("replay", match_file, "--deal", "1")
    assert done.code == 0
    for text in ("Deal 1, isko", "All cards open", "North (", "Skat: ", "End of the record."):
        assert text in done.out
    assert "Deal 2" not in done.out


def test_a_replay_shows_only_what_one_position_saw(run: Runs, match_file: Path) -> None:
    out = run("replay", match_file, "--deal", "1", "--as", "forehand").out
    assert "As seen by: forehand" in out
    assert "All cards open" not in out
    seen = documents(run("replay", match_file, "--deal", "1", "--as", "forehand", "--json").out)
    events = [line["observed"]["event"] for line in seen]
    assert "hand_dealt" in events
    assert "cards_dealt" not in events


def test_a_replay_as_json_has_every_event(run: Runs, match_file: Path) -> None:
    lines = match_file.read_text().splitlines()
    events = [json.loads(line)["event"] for line in lines if json.loads(line)["line"] == "event"]
    shown = documents(run("replay", "-", "--json", typed=match_file.read_bytes()).out)
    assert [line["observed"] for line in shown] == events


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_speaks_every_language(run: Runs, match_file: Path, language: str) -> None:
    done = run("replay", match_file, "--lang", language)
    assert (done.code, done.err) == (0, "")


def test_a_replay_of_a_deal_that_is_not_there_says_so(run: Runs, match_file: Path) -> None:
    done = run("replay", match_file, "--deal", "77")
    assert done == (2, "", f"Error: {match_file} has no deal 77.\n")


def test_a_replay_of_nothing_fails(run: Runs, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert run("replay", tmp_path / "empty").code == 1
