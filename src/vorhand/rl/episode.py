"""An episode as a frozen value: one deal, three agents that are asked one after another."""

from typing import Final

import msgspec

from vorhand.core.cards import Card
from vorhand.core.commands import Command, Decline, Discard, Double
from vorhand.core.events import CardsDealt, Hands
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.opening import can_double
from vorhand.core.phases.types import Playing, Rearranging, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import next_doubling
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.units import ListPoints
from vorhand.core.view.options import Options, options
from vorhand.core.view.view import View
from vorhand.match import begin, next_deal, standings
from vorhand.match.schedule import Schedule
from vorhand.match.seating import Seat
from vorhand.players.rearranging import divided
from vorhand.rl.actions import EARLY_ENDINGS, Action, Choose, NameValue, bid_at
from vorhand.service.table import Table, acted, deal_announced, deal_closed, proof_of, table_after

NO_SEED: Final = b""
"""Cards that are dealt by the environment have no proof of a shuffle."""


class Episode(msgspec.Struct, frozen=True, kw_only=True):
    """A deal between two actions."""

    table: Table
    early_endings: bool
    """Whether claims, concessions, open play and gifts are offered."""
    silent: tuple[Position, ...] = ()
    """Who made no call since the last card or call; they are not asked again before the next."""
    chosen: tuple[Card, ...] = ()
    """Cards chosen so far by the position that is asked."""

    @property
    def rules(self) -> RuleSet:
        """The rules that are played by."""
        return self.table.rules

    def view(self, position: Position) -> View:
        """What a position sees."""
        return self.table.on_table.views[position.index]


def episode_begun(
    rules: RuleSet,
    cards: tuple[Card, ...],
    *,
    ramsch_round: bool = False,
    bock: bool = False,
    early_endings: bool = False,
) -> Episode:
    """An episode with these 32 cards: ten each for forehand, middlehand and rearhand, then the skat."""
    hands = Hands(cards[:10], cards[10:20], cards[20:30])
    dealt = CardsDealt(hands, (cards[30], cards[31]))
    table = _opened(rules, Schedule(ramsch_left=int(ramsch_round), bock_left=int(bock)))
    return Episode(table=table_after(table, dealt), early_endings=early_endings)


def turn(episode: Episode) -> Position | None:
    """Who is asked now; None when the deal is over.

    While cards are played, who may double out of turn is asked before the next card, once for each card.
    """
    phase = episode.table.phase
    if isinstance(phase, Playing):
        for position in POSITIONS:
            if position is not phase.turn and _asked_unasked(episode, phase, position):
                return position
    assert phase is not None, "a deal has begun"
    waiting = awaited(phase)
    return waiting[0] if waiting else None


def offered(episode: Episode, position: Position) -> Options:
    """What the position that is asked may do."""
    phase = episode.view(position).phase
    if isinstance(phase, Playing) and position is not phase.turn:
        call = next_doubling(phase.terms.doublings)
        assert call is not None, "who is asked before another's card may double"
        return Options(simple=(Double(call), Decline()))
    found = options(episode.rules, episode.view(position))
    return found if episode.early_endings else _without_early_endings(found)


def after(episode: Episode, by: Position, action: Action) -> Episode:
    """The episode after an action of the position that is asked, which must be one of those offered."""
    if isinstance(action, Choose):
        return _with_card(episode, by, action.card)
    if isinstance(action, NameValue):
        return _commanded(episode, by, bid_at(episode.rules, action.place))
    phase = episode.table.phase
    if isinstance(action, Decline) and isinstance(phase, Playing):
        return msgspec.structs.replace(episode, silent=(*episode.silent, by))
    return _commanded(episode, by, action)


def list_points(episode: Episode) -> tuple[ListPoints, ListPoints, ListPoints]:
    """What the finished deal adds to the list for forehand, middlehand and rearhand."""
    totals = standings(deal_closed(episode.table).match).totals
    return totals[0], totals[1], totals[2]


def _opened(rules: RuleSet, schedule: Schedule) -> Table:
    """A table at which every position sits on the seat of its own number, and the last seat deals."""
    last = Seat(rules.list.seats - 1)
    computer = last if rules.stakes.mode == "duo" else None
    match = msgspec.structs.replace(begin(rules, first_dealer=last, computer=computer), schedule=schedule)
    coming = next_deal(match)
    setting = Setting(ramsch_round=coming.ramsch_round, bock=coming.bock)
    return deal_announced(Table(match=match, name="rl"), coming.seating, setting, NO_SEED)


def _asked_unasked(episode: Episode, playing: Playing, position: Position) -> bool:
    if episode.rules.kontra.who == "nobody" or position in episode.silent:
        return False
    call = next_doubling(playing.terms.doublings)
    return call is not None and can_double(episode.rules, playing, position, call)


def _without_early_endings(found: Options) -> Options:
    simple = tuple(command for command in found.simple if command not in EARLY_ENDINGS)
    return msgspec.structs.replace(found, simple=simple, claims=())


def _with_card(episode: Episode, by: Position, card: Card) -> Episode:
    chosen = (*episode.chosen, card)
    phase = episode.table.phase
    if not isinstance(phase, Rearranging):
        if len(chosen) < 2:
            return msgspec.structs.replace(episode, chosen=chosen)
        return _commanded(episode, by, Discard((chosen[0], chosen[1])))
    if len(chosen) < 10:
        return msgspec.structs.replace(episode, chosen=chosen)
    pool = offered(episode, by).rearrange
    return _commanded(episode, by, divided(phase, (*chosen, *(card for card in pool if card not in chosen))))


def _commanded(episode: Episode, by: Position, command: Command) -> Episode:
    seat = Seat(by.index)
    proven = proof_of(episode.table, seat, command)
    table, _ = acted(episode.table, seat, command, proven=proven)
    silent = (*episode.silent, by) if isinstance(command, Decline) else ()
    return Episode(table=table, early_endings=episode.early_endings, silent=silent)
