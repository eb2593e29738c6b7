"""Worlds drawn from what a player sees agree with everything that was seen, and differ in everything else."""

import msgspec
import pytest

from tests.unit.players.positions import begun, declared
from tests.unit.players.positions import seen as seen_by
from tests.unit.server.rooms import new_room, rules_of, steps
from vorhand.core.cards import PACK, Card, CardSet, card_set
from vorhand.core.contract import Announcement
from vorhand.core.phases.types import Game, Playing
from vorhand.core.view.view import View
from vorhand.match.seating import Seat
from vorhand.players.knowledge import knowledge
from vorhand.players.nets import nets
from vorhand.players.seen import GOALS, seen

Worlds = list[tuple[tuple[CardSet, CardSet, CardSet], CardSet, float]]


def moments(preset: str, deals: int) -> list[View]:
    """What who is on turn sees, before every card of some declared games."""
    found = []
    for room, _ in steps(new_room(rules_of(preset), preset=preset), seed=5, deals=deals):
        phase = room.playing.phase
        if isinstance(phase, Playing) and isinstance(phase.frame, Game):
            found.append(room.playing.view(Seat(room.playing.awaited()[0])))
    return found


def worlds(view: View, seed: int, count: int = 3) -> Worlds:
    return nets().worlds(seen(knowledge(view), view), worlds=count, seed=seed)


@pytest.mark.parametrize("preset", ["isko", "xskat_pub"])
def test_a_world_is_a_whole_deal_that_agrees_with_what_was_seen(preset: str) -> None:
    for number, view in enumerate(moments(preset, 12)):
        known = knowledge(view)
        found = worlds(view, number)
        assert found, "something fits, as the real cards do"
        assert sum(weight for _, _, weight in found) == pytest.approx(1.0)
        playing = view.phase
        assert isinstance(playing, Playing)
        gone = card_set(card for trick in playing.tricks for card in trick.cards) | card_set(playing.trick)
        for hands, skat, _ in found:
            assert hands[known.me.index] == view.hand
            assert tuple(hand.bit_count() for hand in hands) == known.counts
            assert all(not hand & ~may for hand, may in zip(hands, known.may_hold, strict=True))
            parts = [*hands, skat, gone]
            assert sum(part.bit_count() for part in parts) == 32
            assert parts[0] | parts[1] | parts[2] | parts[3] | parts[4] == PACK
            if view.skat:
                assert skat == view.skat


def test_worlds_are_drawn_by_the_seed_that_is_handed_in() -> None:
    view = moments("isko", 1)[0]
    assert worlds(view, 1) == worlds(view, 1)
    assert len({str(worlds(view, seed, 1)) for seed in range(10)}) > 5


HAND = "CJ HJ CA C9 C8 SA S8 HT H8 D9"


def test_a_shown_spitze_is_never_laid_in_the_skat() -> None:
    frame = declared("clubs", "M", announced=Announcement(spitze=True))
    view = seen_by(begun(frame), "F", HAND, shown={"M": "C7"})
    known = knowledge(view)
    assert known.may_hold[1].bit_count() == 22, "one card is shown, the others are not"
    assert not known.may_hold[2] & Card.C7.bit
    for seed in range(20):
        for hands, skat, _ in worlds(view, seed, 8):
            assert hands[1] & Card.C7.bit
            assert not skat & Card.C7.bit


def test_an_open_hand_is_known() -> None:
    frame = declared("null", "M", announced=Announcement(ouvert=True))
    shown = "C7 S7 H7 D7 D8 DJ S9 SJ H9 HJ"
    hand = "CJ CQ CA C9 C8 SA S8 HT H8 D9"
    phase = begun(frame)
    phase = msgspec.structs.replace(phase, terms=msgspec.structs.replace(phase.terms, shown=True))
    found = seen(
        knowledge(seen_by(phase, "F", hand, shown={"M": shown})),
        seen_by(phase, "F", hand, shown={"M": shown}),
    )
    assert found.ouvert
    assert found.unseen.hidden.bit_count() == 12
    assert not found.unseen.hidden & found.unseen.may_hold[1]
    assert found.goals == ()


def test_the_goals_follow_what_was_announced() -> None:
    plain = seen_by(begun(declared("clubs", "F")), "F", HAND, skat="D7 D8")
    assert seen(knowledge(plain), plain).goals == GOALS
    assert [goal for goal, _ in GOALS] == sorted(goal for goal, _ in GOALS)
    frame = declared("clubs", "F", announced=Announcement(hand=True, schneider=True))
    announced = seen_by(begun(frame), "F", HAND)
    assert seen(knowledge(announced), announced).goals == ((90, 1.0),)


def test_no_more_cards_were_played_than_there_are() -> None:
    view = moments("isko", 1)[0]
    too_many = msgspec.structs.replace(seen(knowledge(view), view), cards=tuple(range(30)))
    with pytest.raises(ValueError, match="30 cards were played before this one; there are at most 29"):
        nets().worlds(too_many, worlds=1, seed=1)
