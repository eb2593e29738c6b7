"""A deal event by event, with what each position saw before it.

The own hands of the three views are all the cards in play, so nothing here needs the full state of a deal.
"""

from collections.abc import Iterator, Sequence

import msgspec

from vorhand.core.cards import NO_CARDS, Card, CardSet, card_set, cards_in
from vorhand.core.events import CardsDealt, Event
from vorhand.core.phases.types import Game, Phase, Playing, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import OpenCards
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import observe
from vorhand.core.view.view import ThreeSets, View, learn, new_view
from vorhand.engine.reference import OpenPosition

ThreeViews = tuple[View, View, View]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The deal just before an event."""

    number: int
    """Number of the event, from 0."""
    event: Event
    views: ThreeViews
    after: Phase
    """The public phase after the event."""
    dealt_skat: CardSet

    @property
    def phase(self) -> Phase:
        """The public phase, which all views share."""
        return self.views[0].phase

    @property
    def hands(self) -> ThreeSets:
        """All cards in hand."""
        first, second, third = self.views
        return first.hand, second.hand, third.hand

    @property
    def dealt(self) -> ThreeSets:
        """The ten cards dealt to each position."""
        first, second, third = self.views
        return first.dealt, second.dealt, third.dealt

    def skat(self, declarer: Position) -> CardSet:
        """The cards that count for the declarer: those that he laid away, else those dealt."""
        return self.views[declarer.index].skat or self.dealt_skat

    def laid(self, declarer: Position) -> tuple[Card, ...]:
        """The two cards that the declarer laid away; none if the skat was not taken."""
        return cards_in(self.views[declarer.index].skat)

    def open_cards(self, declarer: Position) -> OpenCards:
        """The cards that decide a result."""
        return OpenCards(self.dealt, self.dealt_skat, self.skat(declarer))


def moments(rules: RuleSet, setting: Setting, events: Sequence[Event]) -> Iterator[Moment]:
    """The moments before each event. Raises `IllegalEvent` for an event that cannot follow."""
    first, second, third = (new_view(setting, place) for place in POSITIONS)
    before, dealt_skat = (first, second, third), NO_CARDS
    for number, event in enumerate(events):
        first, second, third = (learn(rules, view, observe(event, view.position)) for view in before)
        yield Moment(number=number, event=event, views=before, after=first.phase, dealt_skat=dealt_skat)
        before = first, second, third
        if isinstance(event, CardsDealt):
            dealt_skat = card_set(event.skat)


def open_position(moment: Moment, playing: Playing, game: Game) -> OpenPosition:
    """The position of a declared game with all cards open."""
    return OpenPosition(
        game=game.order,
        declarer=game.declarer,
        hands=moment.hands,
        turn=playing.turn,
        trick=playing.trick,
    )


def table_after(moment: Moment) -> Playing:
    """The tricks once the card of a moment lies on the table."""
    playing = playing_in(moment.after)
    assert playing is not None, "a card was played"
    return playing


def playing_in(phase: Phase) -> Playing | None:
    """The play in a phase, also while it waits for something or is over; None before it."""
    return phase if isinstance(phase, Playing) else getattr(phase, "playing", None)
