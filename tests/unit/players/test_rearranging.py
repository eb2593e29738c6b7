"""How the defenders divide their cards in a Revolution."""

import pytest

from tests.unit.players.positions import PLACES, begun, declared, seen
from vorhand.core.cards import PACK, Card, cards_in, parse_cards, suit_cards
from vorhand.core.commands import Decline, Rearrange
from vorhand.core.contract import Announcement
from vorhand.core.phases.types import Rearranging
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.core.view.options import allows, options
from vorhand.core.view.view import View
from vorhand.players.rearranging import divided, rearrange

REVOLUTION = Announcement(ouvert=True, revolution=True)
RULES = with_settings(ISKO, {"revolution.enabled": True})
SKAT = "DK DA"
HOLE_IN_HEARTS = "C7 C8 C9 S7 S8 S9 H8 HT D7 D8"
NO_HOLE = "C7 C8 C9 S7 S8 S9 H7 H9 D7 D8"


def asked(declarers: str, declarer: str, me: str) -> View:
    """A defender's view: the declarer's hand lies open, and the partner's was shown to him."""
    held, partner = parse_cards(declarers), next(place for place in "FMR" if place not in (declarer, me))
    rest = cards_in(PACK & ~held & ~parse_cards(SKAT))  # type: ignore[arg-type]
    mine, partners = rest[::2], rest[1::2]
    playing = begun(declared("null", declarer, announced=REVOLUTION))
    phase = Rearranging(playing, (PLACES[me], PLACES[partner]))
    shown = {declarer: declarers, partner: " ".join(card.value for card in partners)}
    return seen(phase, me, " ".join(card.value for card in mine), shown=shown)


@pytest.mark.parametrize(
    ("declarer", "me", "leader"), [("R", "F", "F"), ("R", "M", "F"), ("F", "R", "M"), ("M", "R", "F")]
)
def test_all_cards_of_the_suit_with_the_hole_go_to_the_defender_who_plays_first(
    declarer: str, me: str, leader: str
) -> None:
    view = asked(HOLE_IN_HEARTS, declarer, me)
    command = rearrange(view, options(RULES, view))
    assert isinstance(command, Rearrange)
    assert allows(RULES, view, command)
    hearts = [card for card in command.hands.of(PLACES[leader]) if card.bit & suit_cards(Card.H7.suit)]
    assert len(hearts) == 6, "the six hearts that the declarer does not have"


def test_a_hand_without_a_hole_is_left_alone() -> None:
    view = asked(NO_HOLE, "R", "F")
    assert rearrange(view, options(RULES, view)) == Decline()


def test_ten_cards_go_to_each_defender_and_none_to_the_declarer() -> None:
    view = asked(HOLE_IN_HEARTS, "M", "F")
    assert isinstance(view.phase, Rearranging)
    hands = divided(view.phase, options(RULES, view).rearrange).hands
    assert [len(hands.of(PLACES[place])) for place in "FMR"] == [10, 0, 10]
