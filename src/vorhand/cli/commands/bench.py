"""`vorhand bench`: measures on this machine. Every benchmark asserts its answer before it tells a figure."""

import time
from collections.abc import Callable
from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, Any

import click
import msgspec

from vorhand import engine
from vorhand.bench.machine import Machine, machine
from vorhand.cli.commands.bench_server import server_command
from vorhand.cli.commands.bench_solver import solver_command
from vorhand.cli.help import SpokenGroup
from vorhand.cli.shell import EXIT_DONE, Shell, build
from vorhand.core.cards import points_of
from vorhand.core.contract import GameType
from vorhand.core.phases.types import GameOver
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.units import WHOLE_PACK
from vorhand.extras import MissingExtra
from vorhand.match.seating import Seat, Seating
from vorhand.records import (
    DealRecord,
    EventLine,
    Player,
    RecordFormat,
    ResultLine,
    VerdictKind,
    deal_line,
    encode_records,
    match_line,
    read_records,
    verify,
)
from vorhand.records.outcome import outcome_of
from vorhand.service.random_deals import random_deal

if TYPE_CHECKING:
    from pettingzoo import AECEnv

SEED = 1817
PLAYOUTS = 200_000
RECORDS = 300
KERNEL_DEALS = 1_000


class RulesFigures(msgspec.Struct, frozen=True):
    """What `vorhand bench rules` measures; all on one core, per second of processor time."""

    deals_per_s: float
    """Random full deals through the Python core."""
    records_per_s: float
    """Records in our own format read, replayed under their rules and compared with the stored result."""
    kernel_deals_per_s: float
    """Random full deals played in Rust and handed to Python, one call each."""
    playouts_per_s: float
    """Random playouts of 30 cards inside Rust."""
    env_steps_per_s: float | None
    """Steps of the environment for learning programs: what an agent is shown, an action by chance, what
    follows. None without the extra `rl`."""
    machine: Machine


def command(shell: Shell) -> click.Command:
    """The group with its texts in the shell's language."""
    seconds = click.Option(
        ["--seconds"],
        type=click.FloatRange(0.1, 600),
        default=3.0,
        show_default=True,
        help=shell.text("flag-seconds"),
    )
    rules = build(shell, "bench rules", _rules, [seconds], examples=("bench rules", "bench rules --json"))
    return SpokenGroup(
        shell.messages,
        "bench",
        help=shell.text("command-bench"),
        commands=[rules, server_command(shell), solver_command(shell)],
    )


def _rules(shell: Shell, /, seconds: float) -> int:
    figures = RulesFigures(
        deals_per_s=_rate(seconds, _one_deal(Random(SEED))),
        records_per_s=_rate(seconds, _checked_records(Random(SEED))),
        kernel_deals_per_s=_rate(seconds, _kernel_deals(Random(SEED))),
        playouts_per_s=_rate(seconds, _playouts(Random(SEED))),
        env_steps_per_s=_env_rate(seconds),
        machine=machine(),
    )
    if shell.is_json:
        shell.document(figures)
        return EXIT_DONE
    shell.say(str(figures.machine))
    for name in ("deals_per_s", "records_per_s", "kernel_deals_per_s", "playouts_per_s", "env_steps_per_s"):
        figure = getattr(figures, name)
        if figure is None:
            shell.say(shell.text("bench-no-env"))
        else:
            shell.say(shell.text(f"bench-{name}", figure=round(figure)))
    return EXIT_DONE


def _rate(seconds: float, work: Callable[[], int]) -> float:
    """Units per second of processor time, measured over so many seconds at least, after one warm-up.

    `work` says how many units it has done.
    """
    work()
    units, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        units += work()
    return units / spent


def _one_deal(chance: Random) -> Callable[[], int]:
    def work() -> int:
        deal, _ = random_deal(ISKO, chance)
        assert isinstance(deal.phase, GameOver), "a random deal is played to its end"
        taken = sum(trick.points for trick in deal.phase.playing.tricks)
        assert taken + points_of(deal.skat) == WHOLE_PACK, "a full deal has 120 points"
        return 1

    return work


def _checked_records(chance: Random) -> Callable[[], int]:
    file = b"".join(
        encode_records((_record(chance, number) for number in range(1, RECORDS + 1)), RecordFormat.NATIVE)
    )

    def work() -> int:
        verdicts = [verify(item).kind for item in read_records(BytesIO(file))]
        assert verdicts == [VerdictKind.AGREE] * RECORDS, "what we write agrees when we read it"
        return RECORDS

    return work


def _record(chance: Random, number: int) -> DealRecord:
    _, events = random_deal(ISKO, chance)
    match = match_line(ISKO, table="bench", seats=(Player("1"), Player("2"), Player("3")), preset="isko")
    record = DealRecord(
        match=match,
        deal=deal_line(Seating(3, Seat(number % 3)), number=number, id=str(number)),
        entries=tuple(EventLine(seq, event) for seq, event in enumerate(events)),
    )
    outcome = outcome_of(record)
    assert outcome is not None, "a random deal is played to its end"
    return msgspec.structs.replace(record, result=ResultLine(outcome))


def _kernel_deals(chance: Random) -> Callable[[], int]:
    def work() -> int:
        start = chance.randrange(1 << 32)
        for seed in range(start, start + KERNEL_DEALS):
            *_, skat, cards, _, taken = engine.random_deal(seed)
            assert len(cards) == 30, "a random deal is played to its end"
            assert sum(taken) + points_of(skat) == WHOLE_PACK, "a full deal has 120 points"
        return KERNEL_DEALS

    return work


def _playouts(chance: Random) -> Callable[[], int]:
    deal, _ = random_deal(ISKO, chance)

    def work() -> int:
        points = engine.random_playouts(
            GameType.CLUBS.value, deal.dealt, 0, PLAYOUTS, chance.randrange(1 << 32)
        )
        in_hand = sum(points_of(hand) for hand in deal.dealt)
        assert sum(points) == PLAYOUTS * in_hand, "every playout deals out the points of the three hands"
        return PLAYOUTS

    return work


def _env_rate(seconds: float) -> float | None:
    try:
        from vorhand.rl import skat_v0
    except MissingExtra:
        return None
    return _rate(seconds, _one_episode(skat_v0.env(rewards="lead"), Random(SEED)))


def _one_episode(env: "AECEnv[str, Any, Any]", chance: Random) -> Callable[[], int]:
    def work() -> int:
        env.reset(seed=chance.randrange(1 << 32))
        leads, steps = 0.0, 0
        for _ in env.agent_iter():
            shown, lead, over, _, _ = env.last()
            assert shown is not None, "an agent is shown something"
            leads += lead
            steps += not over
            env.step(None if over else int(chance.choice(shown["action_mask"].nonzero()[0])))
        assert steps >= 3, "nobody is passed over"
        assert leads == 0, "what one is ahead the others are behind"
        return steps

    return work
