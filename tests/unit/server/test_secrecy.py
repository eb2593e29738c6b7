"""No scene, no news and no replay holds a card that its viewer does not know."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.unit.server.rooms import new_room, random_moves, rules_of, steps
from vorhand.core.cards import CARD_BY_TEXT, CARDS, Card, CardSet, card_set, cards_in
from vorhand.core.phases.machine import is_over
from vorhand.core.view.view import View
from vorhand.i18n import LANGUAGES
from vorhand.match.seating import Seat
from vorhand.presets import preset_names
from vorhand.server.scene import happenings, scene
from vorhand.server.scene_words import words_for
from vorhand.server.wire import Happening, Scene, Taste
from vorhand.service.room import Company, Room
from vorhand.telling.hands import playing_of

HERE = Company()


def known(view: View) -> CardSet:
    """Every card that a viewer has seen."""
    seen = view.hand | view.dealt | view.skat
    for hand in view.open_hands:
        seen |= hand
    playing = playing_of(view.phase)
    if playing is not None:
        seen |= card_set(playing.trick)
        for trick in playing.tricks:
            seen |= card_set(trick.cards)
    return CardSet(seen)


def named(value: Any) -> Iterator[Card]:
    """Every card in a decoded message."""
    if isinstance(value, dict):
        for one in value.values():
            yield from named(one)
    elif isinstance(value, list):
        for one in value:
            yield from named(one)
    elif isinstance(value, str) and value in CARD_BY_TEXT:
        yield CARD_BY_TEXT[value]


def told(texts: list[str], taste: Taste) -> set[Card]:
    """The cards that are named in texts."""
    labels = {words_for(taste).card(card): card for card in CARDS}
    tokens = {token for text in texts for token in re.split(r"[\s:,]+", text)}
    return {labels[token] for token in tokens if token in labels}


def check(room: Room, seat: Seat | None, shown: Scene, news: tuple[Happening, ...], taste: Taste) -> None:
    if is_over(room.playing.on_table.deal.phase):
        return
    allowed = set(cards_in(known(room.playing.view(seat))))
    # A declarer has seen the skat that was taken, laid away or kept.
    encoded = msgspec.json.decode(msgspec.json.encode((shown, news)))
    assert set(named(encoded)) <= allowed
    assert told([one.text for one in news], taste) <= allowed


@pytest.mark.parametrize("preset", [*preset_names(), "four"])
@pytest.mark.parametrize("seed", range(3))
def test_every_viewer_is_shown_what_he_knows_and_no_more(preset: str, seed: int) -> None:
    rules = rules_of("isko_list", list__seats=4) if preset == "four" else rules_of(preset)
    size, moves = 0, random_moves(seed)
    for room, lines in steps(new_room(rules, people=0), seed=seed, deals=4, move=moves):
        numbered = tuple(enumerate(lines, start=size))
        size += len(lines)
        for seat in (*range(rules.list.seats), None):
            taste = Taste(language=LANGUAGES[seed], deck=("german", "tournament", "french")[seed])
            viewer = None if seat is None else Seat(seat)
            shown = scene(room, HERE, viewer, taste)
            check(room, viewer, shown, happenings(room, numbered, viewer, taste), taste)


def test_a_spectator_is_shown_no_hand_before_the_end() -> None:
    taste = Taste(language="de", deck="french")
    for room, _ in steps(new_room(rules_of()), seed=5, deals=2):
        deal = scene(room, HERE, None, taste).deal
        assert deal is not None
        assert deal.hand == ()
        assert deal.orders == {}
        assert (deal.result is None) is not is_over(room.playing.on_table.deal.phase)
