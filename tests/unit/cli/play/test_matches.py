"""The folder of one person's matches."""

from pathlib import Path

from vorhand.cli.play.matches import Matches


def test_an_empty_folder_has_nothing_to_go_on_with(tmp_path: Path) -> None:
    matches = Matches(tmp_path)
    assert matches.unfinished() is None
    assert matches.set_aside() is None
    matches.running.touch()
    assert matches.unfinished() is None
    assert matches.set_aside() is None


def test_matches_set_aside_are_numbered_and_none_is_overwritten(tmp_path: Path) -> None:
    matches = Matches(tmp_path)
    (tmp_path / "match-0002.jsonl").write_text("second")
    kept = []
    for text in ("first", "third"):
        matches.running.write_text(text)
        kept.append(matches.set_aside())
    assert kept == [tmp_path / "match-0001.jsonl", tmp_path / "match-0003.jsonl"]
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == ["first", "second", "third"]
