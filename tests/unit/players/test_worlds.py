"""Worlds agree with everything that was seen, and differ in everything else."""

from random import Random

import pytest

from tests.unit.server.rooms import new_room, rules_of, steps
from vorhand.core.cards import PACK, CardSet, card_set
from vorhand.core.phases.types import Game, Playing
from vorhand.core.view.view import View
from vorhand.match.seating import Seat
from vorhand.players.knowledge import knowledge
from vorhand.players.worlds import layouts


def moments(preset: str, deals: int) -> list[View]:
    """What who is on turn sees, before every card of some declared games."""
    found = []
    for room, _ in steps(new_room(rules_of(preset), preset=preset), seed=5, deals=deals):
        phase = room.playing.phase
        if isinstance(phase, Playing) and isinstance(phase.frame, Game):
            found.append(room.playing.view(Seat(room.playing.awaited()[0])))
    return found


@pytest.mark.parametrize("preset", ["isko", "xskat_pub"])
def test_a_layout_is_a_whole_deal_that_agrees_with_what_was_seen(preset: str) -> None:
    for number, view in enumerate(moments(preset, 12)):
        known = knowledge(view)
        found = [layout for _, layout in zip(range(3), layouts(known, view, Random(number)), strict=False)]
        assert found, "something fits, as the real cards do"
        playing = view.phase
        assert isinstance(playing, Playing)
        seen = card_set(card for trick in playing.tricks for card in trick.cards) | card_set(playing.trick)
        for layout in found:
            assert layout.hands[known.me.index] == view.hand
            assert tuple(hand.bit_count() for hand in layout.hands) == known.counts
            assert all(not hand & ~may for hand, may in zip(layout.hands, known.may_hold, strict=True))
            parts = [*layout.hands, layout.skat, CardSet(seen)]
            assert sum(part.bit_count() for part in parts) == 32
            assert parts[0] | parts[1] | parts[2] | parts[3] | parts[4] == PACK
            if view.skat:
                assert layout.skat == view.skat


def test_layouts_are_drawn_by_the_chance_that_is_handed_in() -> None:
    view = moments("isko", 1)[0]
    known = knowledge(view)

    def first(seed: int) -> object:
        return next(layouts(known, view, Random(seed)))

    assert first(1) == first(1)
    assert len({str(first(seed)) for seed in range(10)}) > 5
