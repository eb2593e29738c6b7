"""Training from nothing to weights that the players take, in small."""

from functools import partial
from pathlib import Path
from typing import cast

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from vorhand.core.cards import CARDS, Card, CardSet, card_set
from vorhand.core.contract import FOLLOW, trick_winner
from vorhand.engine import Nets, first_lessons
from vorhand.players.nets import nets, weights
from vorhand.players.prospects import Facts
from vorhand.players.seen import GOALS, Seen, Unseen
from vorhand.training import play_model
from vorhand.training.__main__ import main
from vorhand.training.fitting import Plan, calibration, fitted, mean_loss, split
from vorhand.training.house import house
from vorhand.training.kinds import Kind
from vorhand.training.lessons import GAMES, Lessons, joined, lessons_from
from vorhand.training.model import Net, new_net, outputs
from vorhand.training.play_model import PlayNet, likelihoods, new_play_net
from vorhand.training.plays import Plays, plays_of
from vorhand.training.stages import (
    ROLES,
    VOICES,
    Course,
    Habits,
    Role,
    Round,
    Stages,
    new_nets,
    read_nets,
    scaled,
)
from vorhand.training.stored import as_bytes
from vorhand.training.tasks import declarers_cards, defenders_cards, judged, loss, results

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
    logits = np.stack([np.asarray(outputs(kind, cast("Net", net), batch)) for net in nets_of_kind], axis=1)
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
    with pytest.raises(ValueError, match="buffer size must be a multiple"):
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
    assert test.size == task.size // 10
    assert train.size + test.size == task.size
    told = partial(loss, Kind.SUIT)
    found = fitted(told, net, train, test, Plan(rounds=30), lambda _, __, loss: losses.append(loss))
    assert mean_loss(told, found, test) == pytest.approx(min(losses))
    assert judged(Kind.SUIT, [found], test).loss == pytest.approx(min(losses), abs=1e-5)
    assert min(losses) < mean_loss(told, net, test) - 0.3
    assert sum(one.rows for one in calibration(judged(Kind.SUIT, [net, found], test))) == test.size


@pytest.fixture(scope="module")
def played() -> Lessons:
    habits = Habits(worlds=2, samples=1, least=-15.0, tempers=20.0)
    games = nets().self_play(house(), habits, count=60, seed=3)
    return joined([lessons_from(games), lessons_from(nets().null_play(house(), habits, count=30, seed=4))])


def test_it_is_learned_which_cards_are_played(played: Lessons) -> None:
    plays = plays_of(Kind.SUIT, played)
    assert plays.size > 300
    assert np.array_equal(plays.own & plays.gone, np.zeros(plays.size))
    net = new_play_net(Kind.SUIT, 1)
    assert np.exp(np.asarray(likelihoods(Kind.SUIT, net, plays))).sum(axis=1) == pytest.approx(1.0)
    train, test = split(plays, 1)
    told = partial(play_model.loss, Kind.SUIT)
    found = fitted(told, net, train, test, Plan(rounds=20, rows=64), lambda *_: None)
    assert mean_loss(told, found, test) < mean_loss(told, net, test) - 0.05
    of_cards = play_model.judged(Kind.SUIT, [found], test)
    assert of_cards.found.sum() == test.size
    assert of_cards.said.sum() == pytest.approx(test.size, abs=0.01)


@pytest.mark.parametrize("kind", Kind)
def test_what_a_play_tells_is_the_same_here_and_in_the_players(kind: Kind, played: Lessons) -> None:
    """For declarers late in the game: worlds weigh as likely as it is that in each all was so played."""
    of_kind = played.of(kind)
    lessons = [
        Lessons(row[None], cards[None]) for row, cards in zip(of_kind.rows, of_kind.played, strict=True)
    ]
    moments = [(lesson, moment) for lesson in lessons if (moment := _declarers_moment(lesson))]
    worlds = [nets().worlds(moment, worlds=10_000, seed=1) for _, moment in moments]
    assert sum(len(some) for some in worlds) > 20
    plays = [
        plays_of(kind, _changed(lesson, moment, hands))
        for (lesson, moment), some in zip(moments, worlds, strict=True)
        for hands, _, _ in some
    ]
    chances = iter(_log_chances(kind, plays))
    for some in worlds:
        expected = np.array([next(chances) for _ in some])
        found = np.log([weight for _, _, weight in some])
        assert found - found[0] == pytest.approx(expected - expected[0], abs=1e-3)


def _declarers_moment(lesson: Lessons) -> Seen | None:
    """The declarer to play with four cards or fewer in hand; None from the hand, or if it never comes."""
    game, declarer = GAMES[int(lesson.game[0])], int(lesson.declarer[0])
    hands = [int(cards) for cards in lesson.dealt[0]]
    hands[declarer] = int(lesson.declarers_ten[0])
    lacks, turn, trick = [0, 0, 0], 0, list[Card]()
    for step, index in enumerate(lesson.played[0]):
        if index >= len(CARDS) or lesson.hand[0]:
            return None
        if turn == declarer and step >= 18:
            break
        card = CARDS[index]
        if trick and not card.bit & FOLLOW[game][trick[0].index]:
            lacks[turn] |= FOLLOW[game][trick[0].index]
        hands[turn] &= ~card.bit
        trick.append(card)
        turn = (turn + 1) % 3
        if len(trick) == 3:
            turn = (turn + trick_winner(game, trick)) % 3
            trick = []
    hidden = sum(hand for place, hand in enumerate(hands) if place != declarer)
    may = tuple(hands[place] if place == declarer else hidden & ~lacks[place] for place in range(3))
    return Seen(
        game=game.value,
        declarer=declarer,
        me=declarer,
        cards=tuple(int(card) for card in lesson.played[0][:step]),
        unseen=Unseen(
            may_hold=(CardSet(may[0]), CardSet(may[1]), CardSet(may[2])),
            counts=(hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count()),
            hidden=CardSet(hidden),
            skat=CardSet(int(lesson.laid[0])),
            may_lie=CardSet(0),
        ),
        points=0,
        hand=False,
        ouvert=bool(lesson.ouvert[0]),
        spoke=(True, True, True),
        bid=18,
        goals=GOALS,
    )


def _changed(lesson: Lessons, moment: Seen, hands: tuple[int, int, int]) -> Lessons:
    """The lesson until the moment, with other cards for the defenders."""
    row, cards = lesson.rows.copy(), lesson.played.copy()
    cards[0, len(moment.cards) :] = 255
    for place in range(3):
        if place != moment.declarer:
            gone = int(row[0, place]) & card_set(CARDS[index] for index in moment.cards)
            row[0, place] = gone | hands[place]
    return Lessons(row, cards)


def _log_chances(kind: Kind, plays: list[Plays]) -> list[float]:
    """By list of plays: the logarithm of the chance that the defenders among their players played so."""
    together = Plays(*(np.concatenate(parts) for parts in zip(*plays, strict=True)))
    net = cast("PlayNet", read_nets(weights())[ROLES.index(Role.PLAYS) * len(Kind) + list(Kind).index(kind)])
    said = np.exp(np.asarray(likelihoods(kind, net, together)))
    of_card = said[np.arange(together.size), np.asarray(together.card)]
    each = np.log(0.7 * of_card + 0.3 / (said > 0).sum(axis=1))
    ends = np.cumsum([some.size for some in plays])
    of_defenders = np.where(together.facts[:, 0] == 0, each, 0.0)
    return [float(part.sum()) for part in np.split(of_defenders, ends[:-1])]


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
