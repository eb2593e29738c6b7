"""A finished deal to step through, all open or as one position saw it."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from vorhand.core.cards import Card, card_set
from vorhand.core.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    Event,
    Observation,
    SkatPickedUp,
)
from vorhand.core.phases.machine import is_over
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.view.observe import observe
from vorhand.core.view.view import View, learn, new_view
from vorhand.match import Match
from vorhand.match.score_list import leaves_line
from vorhand.match.seating import Seat
from vorhand.records.record import DealRecord, seating_of
from vorhand.server.documents import DealSheet, ReplaySeat, ReplayStep
from vorhand.server.scene_chairs import call_scene, cards_held, tricks_of
from vorhand.server.scene_deal import contract_scene, shuffle_scene, trick_scene
from vorhand.server.scene_result import result_scene
from vorhand.server.scene_sight import Sight
from vorhand.server.scene_words import rules_title, seat_names, words_in
from vorhand.server.wire import DeckName, Hands3, Language
from vorhand.service.room import PlayedDeal, Room
from vorhand.telling.calls import Calls, calls_after
from vorhand.telling.hands import held
from vorhand.telling.moves import told

SeenAs = Literal["all", "forehand", "middlehand", "rearhand", "spectator"]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The deal after one event."""

    number: int
    observation: Observation
    sight: Sight
    """What the chosen viewer saw; a spectator where all is open."""
    open_views: tuple[View, ...]
    """What each position saw, where all is open."""
    open_skat: tuple[Card, ...]
    """The cards that lie as the skat, where all is open."""


def deal_sheet(
    room: Room,
    record: DealRecord,
    language: Language,
    deck: DeckName,
    *,
    seen_as: SeenAs,
    me: Seat | None = None,
) -> DealSheet:
    """The finished deal of a room that `record` holds; all cards open, or as one viewer saw them."""
    played, after = _on_list(room, record.deal.number)
    words = words_in(language, deck)
    moments = tuple(_Replay(room, record, language, deck, seen_as).moments())
    end = moments[-1].sight
    dealt = next(event for event in record.events if isinstance(event, CardsDealt))
    hands = (dealt.hands.of(place) for place in POSITIONS)
    result = result_scene(end, played, after)
    return DealSheet(
        table=room.id,
        number=record.deal.number,
        line=1 + sum(map(leaves_line, played.before.entries)),
        players=seat_names(words, room.chairs),
        seats=(record.deal.forehand, record.deal.middlehand, record.deal.rearhand),
        dealer=record.deal.dealer,
        me=me,
        seen_as=seen_as,
        rules_title=rules_title(words, room.preset, record.rules),
        dealt=Hands3(*(end.sorted(card_set(hand)) for hand in hands)),
        dealt_skat=result.dealt_skat,
        laid_skat=result.skat,
        steps=tuple(_step(moment) for moment in moments),
        result=result,
        shuffle=shuffle_scene(end),
    )


def _on_list(room: Room, number: int) -> tuple[PlayedDeal, Match]:
    """The finished deal with this number, and the match after it."""
    place = next(place for place, played in enumerate(room.played) if played.line.number == number)
    is_last = place == len(room.played) - 1
    return room.played[place], room.playing.match if is_last else room.played[place + 1].before


class _Replay:
    """Folds the events of a record for one viewer, or for all three at once."""

    def __init__(
        self, room: Room, record: DealRecord, language: Language, deck: DeckName, seen_as: SeenAs
    ) -> None:
        self._record = record
        position = None if seen_as in ("all", "spectator") else Position(seen_as)
        words = words_in(language, deck)
        self._sight = Sight(
            words=words,
            order="alternating",
            rules=record.rules,
            seat=None,
            seating=seating_of(record.match, record.deal),
            view=new_view(record.setting, position),
            last=None,
            calls=Calls(),
            names=seat_names(words, room.chairs),
        )
        self._open = tuple(new_view(record.setting, place) for place in POSITIONS if seen_as == "all")
        self._skat: tuple[Card, ...] = ()

    def moments(self) -> Iterator[Moment]:
        """Every moment from the deal of the cards on."""
        is_dealt = False
        for number, event in enumerate(self._record.events):
            seen = self._learn(event)
            is_dealt = is_dealt or isinstance(event, CardsDealt)
            if is_dealt:
                yield Moment(
                    number=number,
                    observation=event if self._open else seen,
                    sight=self._sight,
                    open_views=self._open,
                    open_skat=self._skat,
                )

    def _learn(self, event: Event) -> Observation:
        rules, sight = self._record.rules, self._sight
        seen = observe(event, sight.view.position)
        self._sight = msgspec.structs.replace(
            sight,
            view=learn(rules, sight.view, seen),
            last=seen,
            calls=calls_after(rules, sight.calls, seen),
        )
        self._open = tuple(learn(rules, view, observe(event, view.position)) for view in self._open)
        self._skat = _skat_after(self._skat, event)
        return seen


def _skat_after(skat: tuple[Card, ...], event: Event) -> tuple[Card, ...]:
    """The cards that lie as the skat after an event."""
    if isinstance(event, CardsDealt | CardsRevealed):
        return event.skat
    if isinstance(event, CardsDiscarded):
        return event.cards
    return () if isinstance(event, SkatPickedUp) else skat


def _step(moment: Moment) -> ReplayStep:
    sight, observation = moment.sight, moment.observation
    playing = sight.playing
    is_trick_complete = isinstance(observation, CardPlayed) and bool(playing and not playing.trick)
    first, second, third = (_seat(moment, place) for place in POSITIONS)
    tricks = len(playing.tricks) if playing else 0
    return ReplayStep(
        seq=moment.number,
        kind=str(observation.__struct_config__.tag),
        by=getattr(observation, "by", None),
        text=told(sight.words, sight.view, observation),
        seats=(first, second, third),
        skat=_skat(moment),
        contract=contract_scene(sight),
        trick=trick_scene(sight, is_complete=is_trick_complete),
        trick_number=0 if playing is None else max(1, tricks if is_trick_complete else min(10, tricks + 1)),
        may_play_on=not is_over(sight.phase),
    )


def _seat(moment: Moment, place: Position) -> ReplaySeat:
    phase = moment.sight.phase
    return ReplaySeat(
        hand=held(moment.open_views[place.index].hand, phase) if moment.open_views else _known(moment, place),
        cards=cards_held(phase, place),
        call=call_scene(moment.sight, place),
        tricks=tricks_of(phase, place),
        points=_points(moment.sight, place) if moment.open_views else None,
    )


def _known(moment: Moment, place: Position) -> tuple[Card, ...]:
    """The cards of a position as far as the viewer knew them."""
    view = moment.sight.view
    return moment.sight.sorted(view.hand if place is view.position else view.open_hands[place.index])


def _points(sight: Sight, place: Position) -> int:
    tricks = sight.playing.tricks if sight.playing else ()
    return sum(trick.points for trick in tricks if trick.winner is place)


def _skat(moment: Moment) -> tuple[Card, ...]:
    if moment.open_views:
        return moment.open_skat
    view = moment.sight.view
    return view.revealed.skat if view.revealed else moment.sight.sorted(view.skat)
