"""Training from nothing to weights that the players take, in small."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from vorhand.core.cards import CARDS
from vorhand.engine import Nets, first_lessons
from vorhand.players.nets import nets, weights
from vorhand.players.prospects import Facts
from vorhand.training.__main__ import main
from vorhand.training.fitting import Plan, calibration, fitted, loss_of, split
from vorhand.training.house import house
from vorhand.training.kinds import Kind
from vorhand.training.lessons import GAMES, Lessons, lessons_from
from vorhand.training.model import as_bytes, new_net, outputs
from vorhand.training.stages import (
    VOICES,
    Course,
    Habits,
    Round,
    Stages,
    new_nets,
    read_nets,
    scaled,
)
from vorhand.training.tasks import declarers_cards, defenders_cards, results

BOLD = Habits(worlds=1, nodes=100_000, samples=1, least=-10_000.0, tempers=1.0)
COURSE = Course(
    first=120,
    rounds=(Round(deals=40, nulls=10, habits=BOLD),),
    first_fit=Plan(rounds=2),
    fit=Plan(rounds=2),
)


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return lessons_from(first_lessons(count=600, seed=1))


@pytest.mark.parametrize("kind", Kind)
def test_the_same_holding_is_judged_the_same_here_and_in_the_players(kind: Kind, lessons: Lessons) -> None:
    """The weights in the package, on hands that were solved: chances of all results within rounding."""
    nets_of_kind = read_nets(weights())[list(Kind).index(kind) : VOICES * len(Kind) : len(Kind)]
    own = lessons.of(kind)
    batch = results(kind, lessons).batch
    logits = np.stack([np.asarray(outputs(kind, net, batch)) for net in nets_of_kind], axis=1)
    assert logits.shape[:2] == (len(own.rows), VOICES)
    assert len(logits) > 50
    for row, ten, laid, said in zip(own.rows, own.declarers_ten, own.laid, logits, strict=True):
        here = np.mean([_chances(kind, one) for one in said], axis=0)
        place = int(row[4])
        spoke = tuple(bool(row[8] >> (place + step) % 3 & 1) for step in (1, 2))
        given = Facts(position=place, spoke=(spoke[0], spoke[1]), hand=bool(row[6]), ouvert=bool(row[7]))
        there = nets().chances(GAMES[row[5]].value, int(ten), 0 if row[6] else int(laid), given)
        if there[2] != pytest.approx(0.999, abs=1e-6) or kind is not Kind.NULL:
            assert there == pytest.approx(here, abs=2e-5)


def _chances(kind: Kind, logits: np.ndarray) -> list[float]:
    odds = np.exp(np.concatenate([[0.0], logits]) if kind is Kind.NULL else logits - logits.max())
    chances = [float(chance) for chance in odds / odds.sum()]
    return [0.0, *chances, 0.0, 0.0] if kind is Kind.NULL else chances


def test_lessons_are_deals(lessons: Lessons) -> None:
    tens = lessons.declarers_ten
    assert all(
        int(ten).bit_count() == 10 and not ten & laid for ten, laid in zip(tens, lessons.laid, strict=True)
    )
    with pytest.raises(ValueError, match="cannot reshape"):
        lessons_from(b"\0" * 48)


def test_nobody_bids_without_a_value() -> None:
    silent = msgspec.structs.replace(house(), bids=())
    with pytest.raises(ValueError, match="no value to bid"):
        nets().null_play(silent, BOLD, count=1, seed=1)


@pytest.mark.parametrize("make", [declarers_cards, defenders_cards])
def test_real_cards_are_set_beside_as_many_that_are_made_up(make: object, lessons: Lessons) -> None:
    assert callable(make)
    task = make(Kind.SUIT, lessons, np.random.default_rng(3))
    assert task.labels.mean() == 0.5
    assert (task.batch.own.sum(axis=1) == 10).all()
    assert not (task.batch.own * task.batch.laid).any()


def test_a_network_learns(lessons: Lessons) -> None:
    task = results(Kind.SUIT, lessons)
    net = new_net(Kind.SUIT, 5, 1)
    losses: list[float] = []
    train, test = split(task, 1)
    assert len(test) == len(task) // 10
    assert len(train) + len(test) == len(task)
    found = fitted(Kind.SUIT, net, train, test, Plan(rounds=30), lambda _, __, loss: losses.append(loss))
    assert loss_of(Kind.SUIT, [found], test) == pytest.approx(min(losses))
    assert min(losses) < loss_of(Kind.SUIT, [net], test) - 0.3
    assert sum(one.rows for one in calibration(Kind.SUIT, [net, found], test)) == len(test)


def test_nets_without_a_lesson_think_all_hands_equally_likely() -> None:
    blank = Nets(as_bytes(new_nets(1)))
    assert Nets.size() == len(as_bytes(new_nets(1)))
    with pytest.raises(ValueError, match="bytes"):
        Nets(b"1234")
    assert sum(
        blank.chances(
            "grand", sum(card.bit for card in CARDS[:10]), 0, Facts(position=0, spoke=(False, True))
        )
    ) == (pytest.approx(1.0))


def test_a_training_goes_on_where_it_stopped_and_keeps_to_its_course(tmp_path: Path) -> None:
    told: list[str] = []
    stages = Stages(tmp_path, COURSE, threads=2, watch=lambda title, *_: told.append(title))
    found = stages.run()
    assert len(found) == Nets.size()
    assert {"first", "round-1"} <= set(told)
    assert set(stages.reports()) == {"first", "round-1"}
    assert all(report.lessons for reports in stages.reports().values() for report in reports)
    told.clear()
    assert Stages(tmp_path, COURSE, threads=1, watch=lambda title, *_: told.append(title)).run() == found
    assert told == []
    with pytest.raises(ValueError, match="begun with another course: first, rounds"):
        Stages(tmp_path, scaled(COURSE, 0.5), threads=1, watch=lambda *_: None)


def test_the_command_says_what_it_wants() -> None:
    told = CliRunner().invoke(main, [])
    assert told.exit_code == 2
    assert "--out" in told.output


def test_the_command_refuses_a_file_for_its_folder_and_a_folder_for_its_weights(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder, out, named in (
        (file, tmp_path / "nets.f32", "--folder"),
        (tmp_path / "new", tmp_path, "--out"),
    ):
        told = CliRunner().invoke(main, ["--folder", str(folder), "--out", str(out)])
        assert told.exit_code == 2
        assert named in told.output


def test_the_command_refuses_the_folder_of_another_course(tmp_path: Path) -> None:
    begun = tmp_path / "course.json"
    begun.write_text('{"first":1}')
    told = CliRunner().invoke(main, ["--folder", str(tmp_path), "--out", str(tmp_path / "nets.f32")])
    assert told.exit_code == 1
    assert "begun with another course: first" in told.output
    assert "--folder" in told.output
    assert list(tmp_path.iterdir()) == [begun]
