"""`vorhand replay`: a recorded deal step by step, as one position saw it or with all cards open."""

import sys

import click
import msgspec

from vorhand.cli.play.narration import narrate
from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.play.typed import Typed
from vorhand.cli.shell import EXIT_DONE, EXIT_FAILED, Shell, build
from vorhand.core.cards import card_set
from vorhand.core.errors import RecordError
from vorhand.core.events import CardsDealt, HandDealt, Observation
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.view.observe import observe
from vorhand.core.view.view import View, learn, new_view
from vorhand.records import DealRecord, GameOutcome, NoteKind, NoteLine, open_records, outcome_of, replay
from vorhand.records.outcome import result_of
from vorhand.telling.hands import held
from vorhand.telling.outcome import outcome_lines
from vorhand.telling.words import Words

POSITION_NAMES = tuple(place.value for place in POSITIONS)

NOTES_TOLD = (NoteKind.RESIGNED, NoteKind.TIMED_OUT, NoteKind.LEFT, NoteKind.HAND_SHOWN)


class Step(msgspec.Struct, frozen=True):
    """One event as it is shown, or a note between events, and the view after it."""

    shown: Observation | NoteLine
    view: View


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Argument(["file"]),
        click.Option(["--deal", "wanted"], metavar="ID", help=shell.text("flag-replay-deal")),
        click.Option(
            ["--as", "as_"],
            type=click.Choice(POSITION_NAMES),
            help=shell.text("flag-as"),
        ),
    ]
    return build(
        shell,
        "replay",
        _run,
        parameters,
        examples=(
            "replay games.sgf --deal 12",
            "replay match-0001.jsonl --as forehand",
            "replay games.sgf --json",
        ),
    )


def _run(shell: Shell, /, file: str, wanted: str | None, as_: str | None) -> int:
    position = None if as_ is None else Position(as_)
    shown = 0
    for item in open_records(file):
        if not isinstance(item, DealRecord):
            shell.complain("; ".join(problem.text for problem in item.problems))
        elif wanted is None or item.deal.id == wanted:
            shown += 1
            if not _show(shell, item, position):
                return EXIT_DONE
    if not shown and wanted is not None:
        raise RecordError(shell.text("error-no-deal", path=file, deal=wanted))
    return EXIT_DONE if shown else EXIT_FAILED


def steps_of(record: DealRecord, position: Position | None) -> tuple[Step, ...]:
    """The steps of a recorded deal, as `position` saw them; for None every event with all its cards.

    Only as far as the events are legal.
    """
    view = new_view(record.setting, position)
    legal = _legal_events(record)
    steps = []
    for entry in record.entries:
        if isinstance(entry, NoteLine):
            steps += [Step(entry, view)] if entry.after <= legal else []
        elif entry.seq < legal:
            seen = observe(entry.event, position)
            view = learn(record.rules, view, seen)
            steps.append(Step(entry.event if position is None else seen, view))
    return tuple(steps)


def _legal_events(record: DealRecord) -> int:
    problems = replay(record).problems
    return min(
        (problem.event for problem in problems if problem.event is not None), default=len(record.events)
    )


def _show(shell: Shell, record: DealRecord, position: Position | None) -> bool:
    """Show one deal; whether the person wants to see more."""
    steps = steps_of(record, position)
    if shell.is_json:
        for number, step in enumerate(steps):
            shell.document({"deal": record.deal.id, "seq": number, "observed": step.shown})
        return True
    player = _Replayer(shell, record, position)
    player.heading()
    goes_on = player.by_hand(steps) if sys.stdin.isatty() and sys.stdout.isatty() else player.at_once(steps)
    if goes_on:
        player.end()
    return goes_on


class _Replayer:
    """Shows the steps of one deal."""

    def __init__(self, shell: Shell, record: DealRecord, position: Position | None) -> None:
        self._shell = shell
        self._record = record
        self._position = position
        self._words = Words(shell.messages)
        self._screen = Screen(shell.console, self._words, colours_of("tournament"))

    def heading(self) -> None:
        """Which deal, under which rules, seen by whom."""
        rules = self._record.match.preset or self._record.match.digest[:18]
        self._screen.heading(self._shell.text("replay-heading", deal=self._record.deal.id, rules=rules))
        if self._position is None:
            self._screen.faint(self._shell.text("replay-all-open"))
        else:
            self._screen.faint(self._shell.text("replay-as", position=self._words.position(self._position)))

    def at_once(self, steps: tuple[Step, ...]) -> bool:
        """All steps, one after the other."""
        for step in steps:
            self._step(step)
        return True

    def by_hand(self, steps: tuple[Step, ...]) -> bool:
        """A step for each Enter, back when it is asked for; whether the person stayed to the end."""
        typed = Typed(self._words)
        place = 0
        while place < len(steps):
            self._step(steps[place])
            counter = self._shell.text("replay-step", number=place + 1, total=len(steps))
            try:
                answer = input(f"{counter}  {self._shell.text('replay-ask')} > ")
            except EOFError:
                return False
            if typed.means(answer, "quit"):
                return False
            place = max(0, place - 1) if typed.means(answer, "back") else place + 1
        return True

    def end(self) -> None:
        """What came of the deal, where the record is complete."""
        outcome = result_of(self._record)
        if outcome is not None:
            for line in outcome_lines(self._words, outcome, self._name):
                self._screen.line(line)
        else:
            self._server_result()
        for problem in replay(self._record).problems:
            self._screen.line(problem.text)
        self._screen.faint(self._shell.text("replay-end"))

    def _server_result(self) -> None:
        """The result of a game that ended by the habits of a server and not by the rules."""
        outcome = outcome_of(self._record)
        if isinstance(outcome, GameOutcome):
            score = self._words.signed(outcome.score)
            self._screen.line(
                self._shell.text("replay-server-result", player=self._name(outcome.declarer), score=score)
            )

    def _step(self, step: Step) -> None:
        event = step.shown
        if isinstance(event, NoteLine):
            self._note(event)
        elif isinstance(event, CardsDealt):
            for place in POSITIONS:
                self._hand(place, event, step.view)
            self._screen.message("skat-line", cards=event.skat)
        elif isinstance(event, HandDealt):
            self._screen.hand(held(card_set(event.cards), step.view.phase))
        else:
            narrate(self._screen, self._name, step.view, event)

    def _note(self, note: NoteLine) -> None:
        """What happened at the table besides the game; how another format spelled it is of no interest."""
        if note.kind in NOTES_TOLD:
            who = "" if note.by is None else self._name(note.by)
            self._screen.line(f"  {who}: {self._shell.text(f'note-{note.kind.value}')}")

    def _hand(self, place: Position, event: CardsDealt, view: View) -> None:
        cards = held(card_set(event.hands.of(place)), view.phase)
        self._screen.message("hand-line", player=self._name(place), cards=cards)

    def _name(self, position: Position) -> str:
        label = self._words.position(position)
        name = self._record.player(position).name
        return self._shell.text("player-label", player=name, position=label) if name else label
