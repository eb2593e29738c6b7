"""Cards by search: which card is taken from what they are worth, and what stands in for it."""

from collections.abc import Mapping
from random import Random

import pytest

from tests.unit.players.positions import begun, declared, seen
from vorhand.core.cards import Card
from vorhand.core.commands import PlayCard
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.view.options import options
from vorhand.core.view.view import View
from vorhand.players import make_player, search_play
from vorhand.players.knowledge import knowledge
from vorhand.players.search_play import CardWorth, Depth, card_worths, searched_card

DEPTH = Depth(worlds=6, nodes=20_000_000)
HAND = "CJ HJ CA C9 C8 SA S8 HT H8 D9"


def searched(view: View, favourite: Card = Card.D9) -> Card:
    return searched_card(knowledge(view), view, DEPTH, Random(1), favourite)


class Judge:
    """Stands in for the networks and their search: says what cards are worth, or that time is up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, worths: Mapping[Card, float] | None) -> None:
        self._worths = worths
        monkeypatch.setattr(search_play, "nets", lambda: self)

    def judged(self, seen: object, **asked: object) -> list[tuple[int, float, float]]:
        if self._worths is None:
            raise TimeoutError("no time")
        return [(card.index, 0.5, worth) for card, worth in self._worths.items()]


def declarers_view() -> View:
    return seen(begun(declared("clubs", "F")), "F", HAND, skat="D7 D8")


def defenders_view() -> View:
    return seen(begun(declared("clubs", "M")), "F", HAND)


WORTHS = {Card.CJ: 3.0, Card.SA: 5.0, Card.D9: 1.0, Card.HT: 1.0}


def test_the_declarer_takes_the_best_and_a_defender_the_worst_for_the_declarer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Judge(monkeypatch, WORTHS)
    assert searched(declarers_view()) is Card.SA
    assert searched(defenders_view()) is Card.D9


def test_among_equals_the_favourite_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    Judge(monkeypatch, WORTHS)
    assert searched(defenders_view(), Card.HT) is Card.HT
    assert searched(declarers_view(), Card.HT) is Card.SA


@pytest.mark.parametrize(("less", "is_followed"), [(0.019, True), (0.021, False)])
def test_a_defender_follows_the_rules_of_thumb_where_the_worlds_say_too_little_against_them(
    monkeypatch: pytest.MonkeyPatch, less: float, *, is_followed: bool
) -> None:
    Judge(monkeypatch, {Card.CJ: 3.0, Card.D9: 1.0, Card.HT: 1.0 + less})
    assert (searched(defenders_view(), Card.HT) is Card.HT) is is_followed
    Judge(monkeypatch, {Card.CJ: 3.0, Card.D9: 1.0, Card.HT: 3.0 - less})
    assert searched(declarers_view(), Card.HT) is Card.CJ, "the declarer does not"


def test_without_an_answer_the_favourite_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    Judge(monkeypatch, None)
    assert searched(declarers_view(), Card.C8) is Card.C8


def test_a_search_without_time_has_no_answer() -> None:
    view = declarers_view()
    assert card_worths(knowledge(view), view, Depth(worlds=6, nodes=1), Random(1)) is None


def test_every_legal_card_is_judged() -> None:
    view = declarers_view()
    worths = card_worths(knowledge(view), view, DEPTH, Random(1))
    assert worths is not None
    assert set(worths) == set(options(ISKO, view).cards)
    assert all(0.0 <= worth.win <= 1.0 for worth in worths.values())


def test_a_sure_game_is_won_whatever_is_played() -> None:
    view = seen(begun(declared("clubs", "F")), "F", "CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="DA HA")
    worths = card_worths(knowledge(view), view, DEPTH, Random(1))
    assert worths is not None
    assert {worth.win for worth in worths.values()} == {1.0}
    assert worths[Card.CJ] == CardWorth(1.0, worths[Card.CJ].worth)


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_a_searching_player_plays_a_legal_card_and_the_same_one_again(level: str) -> None:
    view = declarers_view()
    offered = options(ISKO, view)
    commands = {make_player(level, 3).choose(ISKO, view, offered) for _ in range(2)}
    [command] = commands
    assert isinstance(command, PlayCard)
    assert command.card in offered.cards
