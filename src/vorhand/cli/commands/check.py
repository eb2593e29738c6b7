"""`vorhand check`: conformance vectors, positions, game records, the proof of a shuffle."""

from collections.abc import Iterator

import click

from vorhand.cli.commands import check_positions
from vorhand.cli.help import SpokenGroup
from vorhand.cli.progress import counted
from vorhand.cli.shell import EXIT_DONE, EXIT_FAILED, Shell, build
from vorhand.conformance.vectors import Outcome, check_lines
from vorhand.core.errors import SkatError
from vorhand.core.events import SeedRevealed, ShuffleCommitted
from vorhand.records import DealRecord, Item, Unreadable, Verdict, VerdictKind, open_records, verify
from vorhand.records.replay import deal_state
from vorhand.records.streams import opened


def command(shell: Shell) -> click.Command:
    """The group with its texts in the shell's language."""
    files = click.Argument(["files"], nargs=-1, required=True)
    vectors = build(
        shell, "check vectors", _vectors, [files], examples=("check vectors spec/vectors/*.jsonl",)
    )
    records = build(
        shell,
        "check records",
        _records,
        [files],
        examples=("check records games.sgf", "check records - --json"),
    )
    shuffle = build(
        shell,
        "check shuffle",
        _shuffle,
        [click.Argument(["file"])],
        examples=("check shuffle ~/.local/share/vorhand/match-0001.jsonl",),
    )
    commands = [vectors, check_positions.command(shell), records, shuffle]
    return SpokenGroup(shell.messages, "check", help=shell.text("command-check"), commands=commands)


def _vectors(shell: Shell, /, files: tuple[str, ...]) -> int:
    passed = failed = 0
    for outcome in counted(shell, _outcomes(files)):
        passed += outcome.passed
        failed += not outcome.passed
        _tell_vector(shell, outcome)
    if shell.is_json:
        shell.document({"passed": passed, "failed": failed})
    else:
        # Scripts rely on this line, so it is the same in every language.
        shell.say(f"{passed} passed, {failed} failed")
    return EXIT_FAILED if failed or not passed else EXIT_DONE


def _outcomes(files: tuple[str, ...]) -> Iterator[Outcome]:
    for name in files:
        with opened(name) as stream:
            yield from check_lines(stream, name)


def _tell_vector(shell: Shell, outcome: Outcome) -> None:
    if shell.is_json:
        shell.document(outcome)
    elif not outcome.passed:
        expected, got = str(outcome.expected), str(outcome.got)
        shell.say(shell.text("check-failure", id=f"{outcome.where} {outcome.id}", expected=expected, got=got))


def _records(shell: Shell, /, files: tuple[str, ...]) -> int:
    counts = dict.fromkeys(VerdictKind, 0)
    for name in files:
        for item in counted(shell, open_records(name)):
            verdict = verify(item)
            counts[verdict.kind] += 1
            _tell_verdict(shell, name, verdict)
    agree, disagree, unreadable = (counts[kind] for kind in VerdictKind)
    if shell.is_json:
        shell.document({"agree": agree, "disagree": disagree, "unreadable": unreadable})
    else:
        # Scripts rely on this line, so it is the same in every language.
        shell.say(f"{agree} agree, {disagree} disagree, {unreadable} unreadable")
    return EXIT_DONE if agree and not disagree and not unreadable else EXIT_FAILED


def _tell_verdict(shell: Shell, name: str, verdict: Verdict) -> None:
    if shell.is_json:
        shell.document({"file": name, **_builtins(verdict)})
        return
    where = f"{name}:{verdict.line} {verdict.id}".rstrip()
    for problem in verdict.problems[:1]:
        shell.say(f"{where}: {problem.text}")
    if not shell.is_quiet:
        for remark in verdict.remarks:
            shell.say(f"{where}: {remark}")


def _builtins(verdict: Verdict) -> dict[str, object]:
    import msgspec

    found: dict[str, object] = msgspec.to_builtins(verdict)
    return found


def _shuffle(shell: Shell, /, file: str) -> int:
    good = bad = 0
    for item in counted(shell, open_records(file)):
        gap = _gap(shell, item)
        fault = gap or _fault(item)
        good += fault is None
        bad += fault is not None
        _tell_shuffle(shell, item, fault, "check-shuffle-bad" if gap is None else "check-shuffle-open")
    if good and not bad and not shell.is_json:
        shell.say(shell.text("check-shuffle-good"))
    return EXIT_DONE if good and not bad else EXIT_FAILED


def _gap(shell: Shell, item: Item) -> str | None:
    """What is missing so that there is nothing to check; None if there is a whole proof, right or wrong."""
    if isinstance(item, Unreadable) or item.problems:
        return None
    kinds = {type(event) for event in item.events}
    if ShuffleCommitted not in kinds:
        return shell.text("check-shuffle-no-proof")
    return None if SeedRevealed in kinds else shell.text("check-shuffle-unrevealed")


def _fault(item: Item) -> str | None:
    """What is wrong with the proof of a deal; None if seed and shares give just these cards."""
    if isinstance(item, Unreadable):
        return item.problems[0].text
    if item.problems:
        return item.problems[0].text
    try:
        deal_state(item)
    except SkatError as error:
        return str(error)
    return None


def _tell_shuffle(shell: Shell, item: Item, fault: str | None, key: str) -> None:
    deal = item.deal.id if isinstance(item, DealRecord) else ""
    if shell.is_json:
        shell.document({"deal": deal, "proven": fault is None, "fault": fault})
    elif fault is not None:
        shell.say(f"{deal}: {shell.text(key, message=fault)}")
    elif not shell.is_quiet:
        shell.say(shell.text("check-shuffle-step", step=deal))
