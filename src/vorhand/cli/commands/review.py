"""`vorhand review`: what the calls and cards of recorded deals cost."""

import click

from vorhand.cli.commands.replay import POSITION_NAMES
from vorhand.cli.play.screen import Screen, colours_of
from vorhand.cli.progress import stepped
from vorhand.cli.shell import EXIT_DONE, EXIT_USAGE, Shell, build
from vorhand.core.errors import RecordError
from vorhand.core.positions import POSITIONS, Position
from vorhand.records import DealRecord, Item, open_records, outcome_of, replay
from vorhand.review import WORLDS, Budget, DealReview, deal_review
from vorhand.telling.words import Words


def command(shell: Shell) -> click.Command:
    """The command with its texts in the shell's language."""
    parameters: list[click.Parameter] = [
        click.Argument(["file"]),
        click.Option(["--deal", "wanted"], metavar="ID", help=shell.text("flag-review-deal")),
        click.Option(
            ["--position"], type=click.Choice(POSITION_NAMES), help=shell.text("flag-review-position")
        ),
        click.Option(
            ["--worlds"],
            type=click.IntRange(min=0),
            default=WORLDS,
            show_default=True,
            help=shell.text("flag-review-worlds"),
        ),
        click.Option(
            ["--seconds"],
            type=click.FloatRange(min=0.001),
            default=60.0,
            show_default=True,
            help=shell.text("flag-review-seconds"),
        ),
    ]
    return build(
        shell,
        "review",
        _run,
        parameters,
        examples=(
            "review games.sgf --deal 12",
            "review match-0001.jsonl --position forehand --seconds 5",
            "review games.sgf --worlds 0 --json",
        ),
    )


def _run(
    shell: Shell, /, file: str, wanted: str | None, position: str | None, worlds: int, seconds: float
) -> int:
    of = POSITIONS if position is None else (Position(position),)
    found, is_all = False, True
    for item in open_records(file):
        if isinstance(item, DealRecord):
            if wanted not in (None, item.deal.id):
                continue
            found = True
        is_all &= _review(shell, item, of, worlds, seconds)
    if wanted is not None and not found:
        raise RecordError(shell.text("error-no-deal", path=file, deal=wanted))
    if is_all and not found:
        raise RecordError(shell.text("review-nothing", path=file))
    return EXIT_DONE if is_all else EXIT_USAGE


def _review(shell: Shell, item: Item, of: tuple[Position, ...], worlds: int, seconds: float) -> bool:
    """Review one deal; what is unreadable or still runs is not, for that would show hidden cards."""
    faults = _faults(shell, item)
    for fault in faults:
        shell.complain(fault)
    if faults or not isinstance(item, DealRecord):
        return False
    with stepped(shell) as goes_on:
        review = deal_review(
            item.rules,
            item.setting,
            item.events,
            budget=Budget(seconds=seconds),
            worlds=worlds,
            of=of,
            goes_on=goes_on,
        )
    if shell.is_json:
        shell.document({"deal": item.deal.id, "review": review})
    else:
        _show(shell, item, review)
    return True


def _faults(shell: Shell, item: Item) -> list[str]:
    """Why there is no review."""
    if not isinstance(item, DealRecord):
        return [problem.text for problem in item.problems]
    illegal = [problem.text for problem in replay(item).problems if problem.event is not None]
    if illegal or outcome_of(item) is not None:
        return illegal
    return [shell.text("review-running", deal=item.deal.id)]


def _show(shell: Shell, record: DealRecord, review: DealReview) -> None:
    from vorhand.cli.render.review import ReviewScreen

    words = Words(shell.messages)
    screen = Screen(shell.console, words, colours_of("tournament"))
    rules = record.match.preset or record.match.digest[:18]
    screen.heading(shell.text("replay-heading", deal=record.deal.id, rules=rules))

    def name_of(position: Position) -> str:
        return record.player(position).name or words.position(position)

    ReviewScreen(screen, name_of).show(review)
