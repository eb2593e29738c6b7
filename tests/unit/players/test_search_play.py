"""Cards by search: which card is taken from the scores, and what stands in where there are none."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from tests.unit.players.positions import begun, declared, seen
from vorhand.core.cards import Card
from vorhand.core.commands import PlayCard
from vorhand.core.contract import Announcement
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.view.options import options
from vorhand.core.view.view import View
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import SearchStopped, Solver, World
from vorhand.players import make_player
from vorhand.players.knowledge import knowledge
from vorhand.players.search_play import GOALS, Depth, searched_card

DEPTH = Depth(worlds=6, nodes=20_000_000)
HAND = "CJ HJ CA C9 C8 SA S8 HT H8 D9"


def searched(view: View, favourite: Card = Card.D9) -> Card:
    return searched_card(knowledge(view), view, DEPTH, Random(1), favourite)


class Scores:
    """Stands in for the solver: gives scores, or stops, and keeps what it was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, scores: Mapping[Card, float] | None) -> None:
        self.worlds: Sequence[World] = ()
        self._scores = scores
        monkeypatch.setattr(Solver, "scores", lambda solver, position, worlds: self._answer(position, worlds))

    def _answer(self, position: OpenPosition, worlds: Sequence[World]) -> Mapping[Card, float]:
        self.worlds = self.worlds or worlds
        if self._scores is None:
            raise SearchStopped("no time")
        return self._scores


def declarers_view() -> View:
    return seen(begun(declared("clubs", "F")), "F", HAND, skat="D7 D8")


def defenders_view() -> View:
    return seen(begun(declared("clubs", "M")), "F", HAND)


SCORED = {Card.CJ: 3.0, Card.SA: 5.0, Card.D9: 1.0, Card.HT: 1.0}


def test_the_declarer_takes_the_best_and_a_defender_the_worst_for_the_declarer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Scores(monkeypatch, SCORED)
    assert searched(declarers_view()) is Card.SA
    assert searched(defenders_view()) is Card.D9


def test_among_equals_the_favourite_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    Scores(monkeypatch, SCORED)
    assert searched(defenders_view(), Card.HT) is Card.HT
    assert searched(declarers_view(), Card.HT) is Card.SA


def test_without_an_answer_the_favourite_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    Scores(monkeypatch, None)
    assert searched(declarers_view(), Card.C8) is Card.C8


def test_the_goals_of_a_world_count_what_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    scores = Scores(monkeypatch, SCORED)
    searched(declarers_view())
    assert len(scores.worlds) == DEPTH.worlds // 2, "half of them with a full hand"
    assert all(world.goals == GOALS for world in scores.worlds), "two low diamonds were laid"
    ten = seen(begun(declared("clubs", "F")), "F", HAND.replace("HT", "H9"), skat="HT D8")
    scores = Scores(monkeypatch, SCORED)
    searched(ten)
    assert {world.goals for world in scores.worlds} == {tuple((goal - 10, worth) for goal, worth in GOALS)}


def test_who_announced_schneider_plays_for_ninety(monkeypatch: pytest.MonkeyPatch) -> None:
    scores = Scores(monkeypatch, SCORED)
    frame = declared("clubs", "F", announced=Announcement(hand=True, schneider=True))
    searched(seen(begun(frame), "F", HAND))
    assert all(len(world.goals) == 1 for world in scores.worlds)


def test_the_club_player_plays_a_legal_card_and_the_same_one_again() -> None:
    view = declarers_view()
    offered = options(ISKO, view)
    commands = {make_player("club", 3).choose(ISKO, view, offered) for _ in range(2)}
    [command] = commands
    assert isinstance(command, PlayCard)
    assert command.card in offered.cards
