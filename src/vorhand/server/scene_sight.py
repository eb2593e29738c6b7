"""One viewer at one deal: all that the parts of a scene are made of."""

import msgspec

from vorhand.core.cards import Card, CardSet
from vorhand.core.events import Observation
from vorhand.core.phases.types import Game, Phase, Playing, Ramsch, RamschCalls
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.sorting import SuitOrder
from vorhand.core.view.view import View
from vorhand.match.seating import Seat, Seating
from vorhand.server.scene_words import position_names, seat_names, words_for
from vorhand.server.wire import Taste
from vorhand.service.room import Room
from vorhand.service.table import Table
from vorhand.telling.calls import Calls, calls
from vorhand.telling.hands import held, playing_of
from vorhand.telling.words import Words


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer sees of the last deal, and how he wants it told. Nothing in it is hidden from him."""

    words: Words
    order: SuitOrder
    rules: RuleSet
    seat: Seat | None
    """None for who only watches."""
    seating: Seating
    view: View
    last: Observation | None
    """What was learned last; None before the first event."""
    calls: Calls
    names: tuple[str, ...]
    """By seat."""

    @property
    def phase(self) -> Phase:
        """Where the deal stands."""
        return self.view.phase

    @property
    def playing(self) -> Playing | None:
        """The play, if cards are being or have been played."""
        return playing_of(self.view.phase)

    @property
    def frame(self) -> Game | Ramsch | None:
        """What is played, once that is settled."""
        if isinstance(self.phase, RamschCalls):
            return self.phase.ramsch
        return None if self.playing is None else self.playing.frame

    def name(self, position: Position) -> str:
        """What to call who plays a position."""
        return position_names(self.names, self.seating)(position)

    def sorted(self, cards: CardSet) -> tuple[Card, ...]:
        """Cards in the order in which the viewer wants to see them."""
        return held(cards, self.phase, self.order)


def sight(room: Room, seat: Seat | None, taste: Taste) -> Sight:
    """What a seat, or a spectator, sees of the last deal of a room whose match has begun."""
    table: Table = room.playing
    words = words_for(taste)
    observations = table.observations(seat)
    return Sight(
        words=words,
        order=taste.order,
        rules=room.rules,
        seat=seat,
        seating=table.on_table.seating,
        view=table.view(seat),
        last=observations[-1] if observations else None,
        calls=calls(room.rules, observations),
        names=seat_names(words, room.chairs),
    )
