"""`vorhand play`: whole deals in the terminal against computers."""

import sys
from collections.abc import Mapping
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec

from vorhand.cli.play.machine import Machine
from vorhand.cli.play.matches import Matches
from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.play.session import End, Leave, Session, Surface
from vorhand.cli.play.terminal import Terminal
from vorhand.cli.play.typed import Typed
from vorhand.cli.rulesets import chosen_rules
from vorhand.cli.shell import EXIT_DONE, Shell, build, rules_options
from vorhand.core.rules.ruleset import RuleSet
from vorhand.i18n.names import Deck
from vorhand.i18n.options import preset_title
from vorhand.match import begin
from vorhand.match.seating import Seat, first_dealer
from vorhand.players import LEVELS, Player, make_player
from vorhand.presets import preset_names
from vorhand.records.lines import MatchLine
from vorhand.records.lines import Player as SeatedPlayer
from vorhand.records.record import match_line, seating_of
from vorhand.service.journal import FileJournal
from vorhand.service.local import LocalTable
from vorhand.service.shuffler import Randomness, random_below, random_bytes
from vorhand.service.stored import StoredMatch, computer_of
from vorhand.telling.words import Words

DECKS = ("french", "tournament", "german")
ME = Seat(0)


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asks for."""

    preset: str
    settings: tuple[str, ...]
    level: str
    deck: str
    seed: int | None
    deals: int | None
    data: str | None
    new: bool


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    own: list[click.Parameter] = [
        click.Option(
            ["--level"],
            type=click.Choice(LEVELS),
            default="casual",
            show_default=True,
            help=shell.text("flag-level"),
        ),
        click.Option(
            ["--deck"],
            type=click.Choice(DECKS),
            default="tournament",
            show_default=True,
            help=shell.text("flag-deck"),
        ),
        click.Option(["--seed"], type=click.IntRange(min=0), help=shell.text("flag-seed")),
        click.Option(["--deals"], type=click.IntRange(min=1), help=shell.text("flag-deals")),
        click.Option(["--data"], type=click.Path(file_okay=False), help=shell.text("flag-data")),
        click.Option(["--new"], is_flag=True, help=shell.text("flag-new")),
    ]
    return build(
        shell,
        "play",
        _run,
        [*rules_options(shell), *own],
        examples=(
            "play",
            "play --preset pub_pl --deck german --lang de",
            "play --set list.seats=4 --deals 4",
        ),
    )


def _run(shell: Shell, /, **given: Any) -> int:
    wanted = Wanted(**given)
    rules = chosen_rules(shell, wanted.preset, wanted.settings)
    matches = Matches(_folder(wanted.data))
    with ExitStack() as stack:
        # Opened before anything else, so that no other program plays at the table that is set aside.
        journal = stack.enter_context(closing(FileJournal(matches.running, _now)))
        try:
            stored = _taken_up(shell, matches, wanted)
        except Leave:
            return _left(shell)
        if stored is None:
            stack.close()
            _set_aside(shell, matches)
            journal = stack.enter_context(closing(FileJournal(matches.running, _now)))
        return _play(shell, wanted, rules, matches, journal, stored)


def _folder(data: str | None) -> Path:
    if data is not None:
        return Path(data)
    from platformdirs import user_data_path

    return user_data_path("vorhand")


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _taken_up(shell: Shell, matches: Matches, wanted: Wanted) -> StoredMatch | None:
    """The stored match, if there is one and it goes on."""
    stored = None if wanted.new else matches.unfinished()
    return stored if stored is not None and (shell.is_json or _goes_on(shell)) else None


def _set_aside(shell: Shell, matches: Matches) -> None:
    kept = matches.set_aside()
    if kept is not None and not shell.is_json and not shell.is_quiet:
        shell.say(shell.text("play-set-aside", path=str(kept)))


def _goes_on(shell: Shell) -> bool:
    typed = Typed(Words(shell.messages))
    while True:
        try:
            answer = input(f"{shell.text('ask-resume')} > ")
        except (EOFError, KeyboardInterrupt) as end:
            shell.say("")
            raise Leave from end
        if not answer.strip() or typed.means(answer, "yes"):
            return True
        if typed.means(answer, "no"):
            return False
        shell.say(shell.text("help-yes-no"))


def _play(
    shell: Shell,
    wanted: Wanted,
    rules: RuleSet,
    matches: Matches,
    journal: FileJournal,
    stored: StoredMatch | None,
) -> int:
    table, line = _resumed(journal, stored, wanted) if stored else _opened(shell, journal, rules, wanted)
    taken_up = stored.running.events if stored and stored.running else ()
    names = tuple(player.name for player in line.seats)
    computers = _computers(line, wanted)
    surface = _surface(shell, wanted, names)
    if not shell.is_json and not shell.is_quiet:
        _welcome(shell, line, stored)
    end = Session(table, ME, computers, surface).run(wanted.deals, taken_up)
    if end is End.MATCH_OVER:
        matches.set_aside()
        return EXIT_DONE
    return _left(shell)


def _left(shell: Shell) -> int:
    if not shell.is_json and not shell.is_quiet:
        shell.say(shell.text("play-saved"))
    return EXIT_DONE


def _opened(
    shell: Shell, journal: FileJournal, rules: RuleSet, wanted: Wanted
) -> tuple[LocalTable, MatchLine]:
    randomness = _randomness(wanted.seed, 0)
    name = randomness(8).hex()
    line = match_line(
        rules, table=name, seats=_seated(shell, rules, wanted), preset=wanted.preset, created=_now()
    )
    dealer = first_dealer(rules.list, Seat(random_below(randomness, rules.list.seats)))
    journal.open_match(line)
    match = begin(rules, first_dealer=dealer, computer=computer_of(line))
    return LocalTable(match, name, journal, randomness), line


def _seated(shell: Shell, rules: RuleSet, wanted: Wanted) -> tuple[SeatedPlayer, ...]:
    computers = (
        SeatedPlayer(shell.text("player-computer", number=str(number)), "computer", wanted.level)
        for number in range(1, rules.list.seats)
    )
    return (SeatedPlayer(shell.text("player-you"), "person"), *computers)


def _resumed(journal: FileJournal, stored: StoredMatch, wanted: Wanted) -> tuple[LocalTable, MatchLine]:
    randomness = _randomness(wanted.seed, stored.deals)
    table = LocalTable(stored.match, stored.line.table, journal, randomness, deals=stored.deals)
    if stored.unclosed is not None:
        journal.close_deal(stored.unclosed)
    if stored.running is not None:
        running = stored.running
        assert running.sealed is not None, "a running deal keeps its seed"
        seating = seating_of(running.match, running.deal)
        table.resume(seating, running.setting, bytes.fromhex(running.sealed.seed), running.events)
        journal.continue_deal(len(running.events))
    return table, stored.line


def _randomness(seed: int | None, deals: int) -> Randomness:
    """Bytes that nobody can guess, or the same ones every time for a `--seed`."""
    return random_bytes if seed is None else Random(f"{seed}/{deals}").randbytes


def _computers(line: MatchLine, wanted: Wanted) -> Mapping[Seat, Player]:
    seed = 0 if wanted.seed is None else wanted.seed
    return {
        Seat(seat): make_player(player.level or wanted.level, seed + seat)
        for seat, player in enumerate(line.seats)
        if player.kind == "computer"
    }


def _surface(shell: Shell, wanted: Wanted, names: tuple[str, ...]) -> Surface:
    if shell.is_json:
        return Machine(shell.document, _read_line)
    deck = Deck.GERMAN if wanted.deck == "german" else Deck.FRENCH
    words = Words(shell.messages, deck)
    return Terminal(Screen(shell.console, words, colours_of(wanted.deck)), Typed(words), input, ME, names)


def _read_line() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def _welcome(shell: Shell, line: MatchLine, stored: StoredMatch | None) -> None:
    title = preset_title(shell.messages, line.preset) if line.preset in preset_names() else line.preset
    shell.say(shell.text("play-welcome"))
    shell.say(shell.text("play-rules", preset=title))
    shell.say(shell.text("play-level", level=shell.text(f"level-{line.seats[1].level}")))
    shell.say(shell.text("play-hint"))
    if stored is not None:
        shell.say(shell.text("play-resumed", deals=len(stored.match.entries)))
