"""`vorhand check positions`: what a computer player does where something is right, or wrong."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from vorhand.cli.progress import counted
from vorhand.cli.shell import EXIT_DONE, EXIT_FAILED, Shell, build
from vorhand.conformance.positions import Answered, Role, check_positions
from vorhand.players import LEVELS, make_player
from vorhand.records.streams import opened

if TYPE_CHECKING:
    from rich.table import Table


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True),
        click.Option(
            ["--player"],
            type=click.Choice(LEVELS),
            default=LEVELS[-1],
            show_default=True,
            metavar="LEVEL",
            help=shell.text("flag-check-player", levels=", ".join(LEVELS)),
        ),
        click.Option(
            ["--seed"],
            type=click.IntRange(min=0),
            default=1,
            show_default=True,
            help=shell.text("flag-check-seed"),
        ),
    ]
    return build(
        shell,
        "check positions",
        _run,
        parameters,
        examples=(
            "check positions spec/positions/*.jsonl",
            "check positions spec/positions/*.jsonl --player casual --json",
        ),
    )


def _run(shell: Shell, /, files: tuple[str, ...], player: str, seed: int) -> int:
    answers = []
    for answer in counted(shell, _answers(files, player, seed)):
        answers.append(answer)
        if shell.is_json:
            shell.document(answer)
    passed = sum(answer.passed for answer in answers)
    missed = sum(not answer.passed and not answer.required for answer in answers)
    failed = len(answers) - passed - missed
    if shell.is_json:
        shell.document({"player": player, "passed": passed, "failed": failed, "missed": missed})
    else:
        _tell(shell, answers)
        if missed:
            shell.say(shell.text("check-positions-missed", positions=missed))
        # Scripts rely on this line, so it is the same in every language.
        shell.say(f"{passed} passed, {failed} failed")
    return EXIT_FAILED if failed or not passed else EXIT_DONE


def _answers(files: tuple[str, ...], level: str, seed: int) -> Iterator[Answered]:
    player = make_player(level, seed)
    for name in files:
        with opened(name) as stream:
            yield from check_positions(stream, name, level, player)


def _tell(shell: Shell, answers: Sequence[Answered]) -> None:
    for answer in answers:
        if answer.role is None:
            shell.say(f"{answer.where}: {answer.why}")
    for role in Role:
        of_role = [answer for answer in answers if answer.role is role]
        if of_role and not shell.is_quiet:
            _tell_role(shell, role, of_role)


def _tell_role(shell: Shell, role: Role, answers: Sequence[Answered]) -> None:
    wrong = [answer for answer in answers if not answer.passed]
    heading = shell.text(
        "check-positions-role",
        role=shell.text(f"role-{role.value.replace('_', '-')}"),
        passed=len(answers) - len(wrong),
        total=len(answers),
    )
    shell.say(heading)
    if wrong:
        shell.console.print(_table(shell, wrong))


def _table(shell: Shell, wrong: Sequence[Answered]) -> "Table":
    """What was played in each position, what should have been, from which level on, and why."""
    from rich.table import Table

    table = Table()
    for column in ("position", "played", "wanted", "level", "why"):
        table.add_column(shell.text(f"check-column-{column}"))
    for answer in wrong:
        key, moves = ("check-always", answer.always) if answer.always else ("check-never", answer.never)
        wanted = shell.text(key, moves=", ".join(_move_text(move) for move in moves))
        why = f"{answer.rule}: {answer.why}"
        table.add_row(answer.id, _move_text(answer.played), wanted, answer.level, why)
    return table


def _move_text(move: Any) -> str:
    """A move as positions write it, without brackets."""
    if isinstance(move, dict):
        return " ".join(value if isinstance(value, str) else key for key, value in move.items() if value)
    if isinstance(move, tuple):
        return " ".join(move)
    return str(move)
