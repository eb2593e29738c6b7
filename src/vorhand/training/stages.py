"""The way from networks that know nothing to those that the players use; every step leaves a file."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from vorhand.engine import Nets, first_lessons
from vorhand.training import play_model, tasks
from vorhand.training.fitting import Judged, Loss, Plan, Progress, calibration, fitted, split
from vorhand.training.house import house
from vorhand.training.kinds import Kind
from vorhand.training.lessons import Lessons, joined, lessons_from
from vorhand.training.model import Net, new_net
from vorhand.training.play_model import PlayNet, new_play_net
from vorhand.training.plays import Plays, plays_of
from vorhand.training.stored import as_bytes, from_bytes
from vorhand.training.tasks import RESULTS, Task, declarers_cards, defenders_cards, results

VOICES: Final = 4
"""So many networks say what comes of a game; the players take their mean. See `VOICES` in the crate."""


class Role(Enum):
    """What a network is for."""

    RESULTS = "results"
    DECLARERS_CARDS = "declarers_cards"
    DEFENDERS_CARDS = "defenders_cards"
    PLAYS = "plays"


OF_HANDS: Final = (*repeat(Role.RESULTS, VOICES), Role.DECLARERS_CARDS, Role.DEFENDERS_CARDS)
"""What networks are for that judge hands."""
ROLES: Final = (*OF_HANDS, Role.PLAYS)
"""What networks are for, in the order in which they are stored; of each there is one a kind of game."""


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """How the players of lessons play; see `Habits` in the crate."""

    worlds: int = 4
    nodes: int = 2_000_000
    samples: int = 4
    least: float
    tempers: float
    curiosity: float = 0.2


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One round of self-play."""

    deals: int
    nulls: int
    """Deals more in which a null is played, because few are declared."""
    habits: Habits


SEARCHING: Final = Habits(least=-45.0, tempers=30.0)
"""The first networks learned from defenders who see all cards and dare too little; so players dare more."""
PLAYING: Final = Habits(least=-15.0, tempers=20.0)
"""Nearly as the finished players bid, and so different from deal to deal that something new is tried."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How much is learned, and from what."""

    first: int = 300_000
    """Solved games that the first networks learn from."""
    rounds: tuple[Round, ...] = (
        Round(deals=12_000, nulls=6_000, habits=SEARCHING),
        Round(deals=24_000, nulls=8_000, habits=PLAYING),
        Round(deals=40_000, nulls=10_000, habits=PLAYING),
        Round(deals=60_000, nulls=12_000, habits=msgspec.structs.replace(PLAYING, worlds=6)),
        Round(deals=60_000, nulls=12_000, habits=msgspec.structs.replace(PLAYING, worlds=8)),
    )
    """The players of a round think with what was learned before it."""
    first_fit: Plan = Plan(rounds=20)
    fit: Plan = Plan(rounds=12, steps=3_000, rows=512)
    """How those of a round that judge hands are fitted to its lessons and those of the two rounds before."""
    fit_plays: Plan = Plan(rounds=8, rows=1024)
    """How those that say which card is played are fitted to the cards of their round."""
    seed: int = 2026


def scaled(course: Course, share: float) -> Course:
    """The course with this share of its lessons."""

    def part(count: int) -> int:
        return max(1, round(share * count))

    rounds = tuple(
        msgspec.structs.replace(one, deals=part(one.deals), nulls=part(one.nulls)) for one in course.rounds
    )
    return msgspec.structs.replace(course, first=part(course.first), rounds=rounds)


class Report(msgspec.Struct, frozen=True):
    """How well the networks for one thing predict, on average, deals that none of them has learned from."""

    name: str
    lessons: int
    loss: float
    calibration: tuple[tuple[int, float, float], ...]
    """Rows, the mean chance that was said, and the share in which it was so."""


Watch = Callable[[str, int, int], None]
"""Is told what is done, how much of it, and of how much."""


class _Subject(NamedTuple):
    """What the networks of one role learn for one kind of game."""

    title: str
    places: list[int]
    rows: Task | Plays
    plan: Plan
    loss: Loss[Any, Any]
    judged: Callable[[Sequence[Any], Any], Judged]


LEAST_ROWS: Final = 50
"""A network with fewer lessons keeps what it knew before."""

_CHUNK: Final = 2_000
"""Deals of one file."""

_REMEMBERED: Final = 3
"""Rounds whose lessons are learned from; in those before, the players knew too little."""


class Stages:
    """A training that keeps everything in a folder; with the same course it goes on where it stopped."""

    def __init__(self, folder: Path, course: Course, *, threads: int, watch: Watch) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        _check_course(folder / "course.json", course)
        self._folder, self._course, self._threads, self._watch = folder, course, threads, watch

    def run(self) -> bytes:
        """Does all that is still to do; the weights of the last round."""
        course = self._course
        lessons = self._lessons("first", course.first, _solved)
        subjects = _subjects((Role.RESULTS,), lessons, course.first_fit)
        weights = self._fit("first", new_nets(course.seed), subjects)
        taught: list[Lessons] = []
        for number, round_ in enumerate(course.rounds, start=1):
            name = f"round-{number}"
            nets = Nets(weights)
            deals = self._lessons(name, round_.deals, partial(_played, nets, round_.habits))
            nulls = self._lessons(f"{name}-nulls", round_.nulls, partial(_nulls_played, nets, round_.habits))
            taught.append(joined([deals, nulls]))
            of_hands = _subjects(OF_HANDS, joined(taught[-_REMEMBERED:]), course.fit)
            of_plays = _subjects((Role.PLAYS,), taught[-1], course.fit_plays)
            begun = with_new_null(read_nets(weights), course.seed)
            weights = self._fit(name, begun, chain(of_hands, of_plays))
        return weights

    def reports(self) -> dict[str, list[Report]]:
        """How well the networks of each stage that is done predict deals, by the stage's name."""
        names = ("first", *(f"round-{number}" for number in range(1, len(self._course.rounds) + 1)))
        files = {name: self._folder / f"{name}.json" for name in names}
        return {
            name: msgspec.json.decode(file.read_bytes(), type=list[Report])
            for name, file in files.items()
            if file.exists()
        }

    def _lessons(self, name: str, count: int, make: Callable[[int, int], bytes]) -> Lessons:
        folder = self._folder / name
        folder.mkdir(exist_ok=True)
        files = [folder / f"{part:05}.bin" for part in range(-(-count // _CHUNK))]
        missing = [(part, file) for part, file in enumerate(files) if not file.exists()]

        def write(part: int, file: Path) -> None:
            data = make(self._seed(name, part), min(_CHUNK, count - part * _CHUNK))
            _write(file, data)

        with ThreadPoolExecutor(self._threads) as pool:
            running = [pool.submit(write, part, file) for part, file in missing]
            for done, future in enumerate(running, start=len(files) - len(missing) + 1):
                future.result()
                self._watch(name, done * _CHUNK, len(files) * _CHUNK)
        return joined([lessons_from(file.read_bytes()) for file in files])

    def _seed(self, name: str, part: int) -> int:
        sequence = np.random.SeedSequence([self._course.seed, *name.encode(), part])
        return int(sequence.generate_state(1, np.uint64)[0])

    def _fit(self, name: str, nets: Sequence[Net | PlayNet], subjects: Iterable[_Subject]) -> bytes:
        file = self._folder / f"{name}.f32"
        if not file.exists():
            learned = list(nets)
            reports = []
            for subject in subjects:
                rows, plan = subject.rows, subject.plan
                if rows.size < LEAST_ROWS:
                    continue
                train, test = split(rows, plan.seed)
                for voice, place in enumerate(subject.places, start=1):
                    own_plan = msgspec.structs.replace(plan, seed=plan.seed + voice)
                    watch = self._round_done(f"{name}: {subject.title} {voice}/{len(subject.places)}")
                    learned[place] = fitted(subject.loss, learned[place], train, test, own_plan, watch)
                judged = subject.judged([learned[place] for place in subject.places], test)
                reports.append(_report(subject.title, rows.size, judged))
            _write(self._folder / f"{name}.json", msgspec.json.format(msgspec.json.encode(reports)))
            _write(file, as_bytes(learned))
        return file.read_bytes()

    def _round_done(self, title: str) -> Progress:
        return lambda number, rounds, loss: self._watch(f"{title} {loss:.4f}", number, rounds)


def _solved(seed: int, count: int) -> bytes:
    return first_lessons(count=count, seed=seed)


def _played(nets: Nets, habits: Habits, seed: int, deals: int) -> bytes:
    return nets.self_play(house(), habits, count=deals, seed=seed)


def _nulls_played(nets: Nets, habits: Habits, seed: int, deals: int) -> bytes:
    return nets.null_play(house(), habits, count=deals, seed=seed)


def new_nets(seed: int) -> list[Net | PlayNet]:
    """All networks before they have learned anything; those of hands say the same of all cards."""
    nets: list[Net | PlayNet] = []
    for role in ROLES:
        for kind in Kind:
            outputs = RESULTS if role is Role.RESULTS and kind is not Kind.NULL else 1
            if role is Role.PLAYS:
                nets.append(new_play_net(kind, seed + len(nets)))
                continue
            net = new_net(kind, outputs, seed + len(nets))
            nets.append(net if role is Role.RESULTS else net._replace(head=net.head.silent()))
    return nets


def with_new_null(nets: Sequence[Net | PlayNet], seed: int) -> list[Net | PlayNet]:
    """The networks, those for results of null new ones.

    Against defenders who see all cards nearly every null is lost. A network that has learned this is so far
    down that it learns nothing else any more.
    """
    new = _places(Role.RESULTS, Kind.NULL)
    return [
        fresh if place in new else old
        for place, (old, fresh) in enumerate(zip(nets, new_nets(seed), strict=True))
    ]


def read_nets(weights: bytes) -> list[Net | PlayNet]:
    """All networks from their weights. Raises `ValueError` for weights of another size."""
    return from_bytes(weights, new_nets(0))


def _places(role: Role, kind: Kind) -> list[int]:
    """Where the networks with this role for a kind of game are stored."""
    every = [(one, of) for one in ROLES for of in Kind]
    return [place for place, found in enumerate(every) if found == (role, kind)]


def _subjects(roles: Sequence[Role], lessons: Lessons, plan: Plan) -> Iterator[_Subject]:
    for role in dict.fromkeys(roles):
        of = play_model if role is Role.PLAYS else tasks
        for kind in Kind:
            yield _Subject(
                title=f"{role.value} {kind.value}",
                places=_places(role, kind),
                rows=_rows(role, kind, lessons, plan.seed),
                plan=plan,
                loss=partial(of.loss, kind),
                judged=partial(of.judged, kind),
            )


def _rows(role: Role, kind: Kind, lessons: Lessons, seed: int) -> Task | Plays:
    chance = np.random.default_rng(seed)
    match role:
        case Role.RESULTS:
            return results(kind, lessons)
        case Role.DECLARERS_CARDS:
            return declarers_cards(kind, lessons, chance)
        case Role.DEFENDERS_CARDS:
            return defenders_cards(kind, lessons, chance)
        case Role.PLAYS:
            return plays_of(kind, lessons)


def _report(name: str, lessons: int, judged: Judged) -> Report:
    bins = ((one.rows, round(one.said, 4), round(one.found, 4)) for one in calibration(judged))
    return Report(name, lessons, round(judged.loss, 5), tuple(bins))


def _check_course(file: Path, course: Course) -> None:
    """A folder belongs to one course; raises `ValueError` if it was begun with another."""
    data = msgspec.json.encode(course)
    if not file.exists():
        _write(file, data)
    elif (begun := json.loads(file.read_bytes())) != json.loads(data):
        differ = sorted(key for key, value in json.loads(data).items() if begun.get(key) != value)
        raise ValueError(f"{file.parent} was begun with another course: {', '.join(differ)}")


def _write(file: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all."""
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(data)
    unfinished.replace(file)
