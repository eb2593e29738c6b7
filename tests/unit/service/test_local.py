"""A table in this process: stored before shown, proved shuffles, and nothing lost at any interruption."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from vorhand.core.commands import Bid, Command, Concede, Discard, Pass, PickUpSkat, PlayCard
from vorhand.core.errors import IllegalCommand, RecordError
from vorhand.core.events import CardsDealt, CardsRevealed, Event, SeedRevealed, ShuffleCommitted
from vorhand.core.result import DealResult, GameResult
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import Options
from vorhand.core.view.view import result_seen
from vorhand.match import NextDeal, begin
from vorhand.match.seating import Seat
from vorhand.records import Player, open_records, verify
from vorhand.records.record import match_line, seating_of
from vorhand.service.journal import FileJournal, TableInUse
from vorhand.service.local import LocalTable, NoJournal
from vorhand.service.stored import StoredMatch, load

THREE = tuple(Player(name, "computer", "random") for name in ("North", "East", "South"))


def table(
    rules: RuleSet = ISKO, *, journal: FileJournal | NoJournal | None = None, seed: int = 1
) -> LocalTable:
    """A table at which nothing has been dealt."""
    match = begin(rules, first_dealer=Seat(0))
    return LocalTable(match, "table", journal or NoJournal(), Random(seed).randbytes)


def some_command(options: Options, chance: Random) -> Command:
    """One of the options, chosen so that deals are played and end."""
    if options.cards:
        return PlayCard(chance.choice(options.cards))
    if options.discards:
        first, second = chance.sample(options.discards, 2)
        return Discard((first, second))
    if PickUpSkat() in options.simple:
        return PickUpSkat()
    if options.declarations:
        return chance.choice([one for one in options.declarations if one.game.value != "null"])
    if options.bids and chance.random() < 0.6:
        return Bid(options.bids[0])
    return chance.choice([command for command in options.simple if not isinstance(command, Concede)])


def play_on(at: LocalTable, chance: Random, *, most: int = 1000) -> int:
    """Play the running deal, at most so many commands; how many there were."""
    commands = 0
    while not at.is_deal_over() and commands < most:
        seat = at.awaited()[0]
        at.act(seat, some_command(at.options(seat), chance))
        commands += 1
    return commands


def file_journal(path: Path) -> FileJournal:
    journal = FileJournal(path, lambda: "2026-01-01T00:00:00Z")
    if not path.stat().st_size:
        journal.open_match(match_line(ISKO, table="table", seats=THREE))
    return journal


def taken_up(path: Path) -> LocalTable:
    """The table as a new process takes it up."""
    stored = load(path)
    assert stored is not None
    journal = file_journal(path)
    at = LocalTable(stored.match, "table", journal, Random(5).randbytes, deals=stored.deals)
    if stored.unclosed is not None:
        journal.close_deal(stored.unclosed)
    resume(at, stored)
    if stored.running is not None:
        journal.continue_deal(len(stored.running.events))
    return at


def resume(at: LocalTable, stored: StoredMatch) -> None:
    running = stored.running
    if running is not None:
        assert running.sealed is not None
        seating = seating_of(running.match, running.deal)
        at.resume(seating, running.setting, bytes.fromhex(running.sealed.seed), running.events)


def test_a_deal_begins_with_a_promise_and_ends_with_its_proof() -> None:
    at = table()
    first = at.begin_deal()
    assert isinstance(first[0], ShuffleCommitted)
    assert isinstance(first[-1], CardsDealt)
    play_on(at, Random(2))
    outcome = at.outcome()
    assert outcome is not None
    for seat in (Seat(0), Seat(1), Seat(2), None):
        assert result_seen(ISKO, at.view(seat)) == outcome


def test_the_last_events_reveal_cards_and_seed() -> None:
    at = table()
    at.begin_deal()
    events: Sequence[Event] = ()
    for _ in range(3):
        events = at.act(at.awaited()[0], Pass())
    assert [type(event) for event in events[-2:]] == [CardsRevealed, SeedRevealed]


def test_the_same_seed_deals_the_same_cards() -> None:
    assert table(seed=3).begin_deal() == table(seed=3).begin_deal()
    assert table(seed=3).begin_deal() != table(seed=4).begin_deal()


def test_an_illegal_command_changes_nothing() -> None:
    at = table()
    at.begin_deal()
    seat = at.awaited()[0]
    before = at.view(seat)
    with pytest.raises(IllegalCommand):
        at.act(seat, Bid(19))
    assert at.view(seat) == before


class FullDisk(NoJournal):
    """Fails when told to."""

    is_full = False

    def append(self, events: Sequence[Event]) -> None:
        if self.is_full:
            raise OSError(28, "No space left on device")

    def open_deal(self, number: int, coming: NextDeal, seed: bytes) -> None:
        pass

    def close_deal(self, outcome: DealResult) -> None:
        pass


def test_what_could_not_be_stored_has_not_happened() -> None:
    journal = FullDisk()
    at = table(journal=journal)
    at.begin_deal()
    seat = at.awaited()[0]
    before = at.view(seat)
    journal.is_full = True
    with pytest.raises(OSError, match="No space left"):
        at.act(seat, Bid(18))
    assert at.view(seat) == before
    journal.is_full = False
    at.act(seat, Bid(18))
    assert at.view(seat) != before


def test_a_deal_that_could_not_be_stored_has_not_begun() -> None:
    journal = FullDisk()
    journal.is_full = True
    at = table(journal=journal)
    with pytest.raises(OSError, match="No space left"):
        at.begin_deal()
    assert at.deals == 0


def test_a_match_of_four_goes_on_with_the_dealer_sitting_out() -> None:
    at = table(with_settings(ISKO, {"list.seats": 4}))
    chance = Random(8)
    for dealer in (0, 1, 2, 3, 0):
        at.begin_deal()
        assert at.seating is not None
        assert at.seating.sitting_out == dealer
        assert at.view(Seat(dealer)).position is None
        assert not at.options(Seat(dealer))
        play_on(at, chance)
    assert len(at.match.entries) == 5


@pytest.mark.parametrize("commands", range(0, 40, 3))
def test_a_deal_is_taken_up_where_it_was_left(tmp_path: Path, commands: int) -> None:
    path = tmp_path / "running.jsonl"
    journal = file_journal(path)
    at = table(journal=journal)
    at.begin_deal()
    play_on(at, Random(1), most=commands)
    left = [at.view(seat) for seat in (Seat(0), Seat(1), Seat(2), None)]
    journal.close()
    again = taken_up(path)
    if at.is_deal_over():
        assert again.match == at.match
    else:
        assert [again.view(seat) for seat in (Seat(0), Seat(1), Seat(2), None)] == left
        play_on(again, Random(9))
        assert isinstance(again.outcome(), GameResult)


def test_a_line_broken_by_a_crash_is_dropped_and_the_deal_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    journal = file_journal(path)
    at = table(journal=journal)
    at.begin_deal()
    play_on(at, Random(1), most=5)
    left = at.view(Seat(0))
    journal.close()
    with path.open("ab") as file:
        file.write(b'{"line":"event","seq":17,"ev')
    FileJournal(path, lambda: "2026-01-01T00:00:00Z").close()
    assert taken_up(path).view(Seat(0)) == left


def test_a_result_lost_by_a_crash_is_stored_when_the_match_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    journal = file_journal(path)
    at = table(journal=journal)
    at.begin_deal()
    play_on(at, Random(1))
    journal.close()
    lines = path.read_bytes().splitlines(keepends=True)
    assert b'"line":"result"' in lines[-1]
    path.write_bytes(b"".join(lines[:-1]))
    again = taken_up(path)
    assert again.match == at.match
    assert path.read_bytes() == b"".join(lines)


def test_a_whole_match_is_stored_so_that_every_record_agrees(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    at = table(journal=file_journal(path))
    chance = Random(6)
    for _ in range(12):
        at.begin_deal()
        play_on(at, chance)
    verdicts = [verify(item).kind.value for item in open_records(path)]
    assert verdicts == ["agree"] * 12
    stored = load(path)
    assert stored is not None
    assert stored.match == at.match


def test_two_programs_cannot_play_at_one_table(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    journal = file_journal(path)
    with pytest.raises(TableInUse, match="in use by another program"):
        FileJournal(path, lambda: "2026-01-01T00:00:00Z")
    journal.close()


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda text: text.replace('"seq":3', '"seq":4'), "seq is 4, not 3"),
        (lambda text: text.replace('"dealer":0', '"dealer":1'), "seat"),
        (lambda text: text.replace('"event":"passed"', '"event":"vanished"'), "vanished"),
    ],
)
def test_a_stored_match_is_not_guessed_at(tmp_path: Path, spoil: object, problem: str) -> None:
    path = tmp_path / "running.jsonl"
    at = table(journal=file_journal(path))
    at.begin_deal()
    play_on(at, Random(1), most=30)
    assert callable(spoil)
    path.write_text(spoil(path.read_text()))
    with pytest.raises(RecordError, match=problem):
        load(path)


def test_a_file_without_a_deal_is_no_match_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    file_journal(path).close()
    assert load(path) is None
