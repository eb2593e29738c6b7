"""What an agent is shown: the view of its position as whole numbers, and nothing that is not in the view.

First come planes of 32 cards, by `Card.index`, each 0 or 1; then single facts. Positions are told in the
order: oneself, who plays next, who plays after that.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from vorhand.core.cards import Card, CardSet, card_set, points_of
from vorhand.core.contract import Announcement, GameType
from vorhand.core.phases.machine import awaited
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    ClaimAsked,
    ConcessionAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    GiftAsked,
    GrandHandAsked,
    Phase,
    Playing,
    Ramsch,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Rearranging,
    SkatChoice,
    Won,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.view import View
from vorhand.rl.actions import LONGEST_LADDER, ladder_place
from vorhand.telling.hands import playing_of, setting_of

Numbers = npt.NDArray[np.int8]
"""An observation or a mask."""

TRICKS: Final = 10
MOST_POINTS: Final = 120

SITUATIONS: Final[tuple[type, ...]] = (
    Auction,
    ForehandAsked,
    GrandHandAsked,
    SkatChoice,
    Discarding,
    Declaring,
    RamschChoice,
    RamschDiscarding,
    RamschCalls,
    CallsAsked,
    Rearranging,
    Playing,
    ClaimAsked,
    ConcessionAsked,
    GiftAsked,
)
"""The phases in which an agent can be asked; after the end there is none of them."""


class Seen(NamedTuple):
    """A view with what several facts are read from."""

    rules: RuleSet
    view: View
    chosen: Sequence[Card]
    round: tuple[Position, Position, Position]
    """Oneself, who plays next, who plays after that."""
    phase: Phase
    playing: Playing | None
    frame: Game | Ramsch | None
    won: Won | None
    played: Sequence[int]
    """By position, from forehand: the set of cards played so far."""
    taken: Sequence[int]
    """By position, from forehand: the set of cards in the tricks taken."""


class Planes(msgspec.Struct, frozen=True):
    """Sets of cards of one kind."""

    name: str
    count: int
    read: Callable[[Seen], tuple[int, ...]]


class Facts(msgspec.Struct, frozen=True):
    """Numbers of one kind, each between 0 and `most`."""

    name: str
    count: int
    most: int
    read: Callable[[Seen], tuple[int, ...]]


def observation(rules: RuleSet, view: View, chosen: Sequence[Card]) -> Numbers:
    """What a position is shown; `chosen` are the cards that it has chosen so far for one command."""
    seen = _seen(rules, view, chosen)
    shown = np.empty(SIZE, dtype=np.int8)
    sets = np.array([cards for planes in PLANES for cards in planes.read(seen)], dtype="<u4")
    shown[:_FIRST_FACT] = np.unpackbits(sets.view(np.uint8), bitorder="little")
    shown[_FIRST_FACT:] = [number for facts in FACTS for number in facts.read(seen)]
    return shown


def _seen(rules: RuleSet, view: View, chosen: Sequence[Card]) -> Seen:
    me = view.position
    assert me is not None, "agents play, none only watches"
    phase = view.phase
    playing = playing_of(phase)
    frame = phase.ramsch if isinstance(phase, RamschCalls) else playing.frame if playing else None
    played, taken = _cards_of(playing) if playing else (_NO_SETS, _NO_SETS)
    return Seen(
        rules=rules,
        view=view,
        chosen=chosen,
        round=(me, me.next, me.next.next),
        phase=phase,
        playing=playing,
        frame=frame,
        won=getattr(phase, "won", None),
        played=played,
        taken=taken,
    )


_NO_SETS: Final = [0, 0, 0]


def _open_hands(seen: Seen) -> tuple[int, ...]:
    _, following, last = seen.round
    return seen.view.open_hands[following.index], seen.view.open_hands[last.index]


def _cards_of(playing: Playing) -> tuple[list[int], list[int]]:
    """By position the sets of cards played, those on the table too, and taken in complete tricks."""
    played, taken = [0, 0, 0], [0, 0, 0]
    for trick in playing.tricks:
        for place, card in enumerate(trick.cards, trick.leader.index):
            played[place % 3] |= card.bit
            taken[trick.winner.index] |= card.bit
    for place, card in enumerate(playing.trick, playing.turn.index - len(playing.trick)):
        played[place % 3] |= card.bit
    return played, taken


def _of_each(seen: Seen, sets: Sequence[int]) -> tuple[int, ...]:
    return tuple(sets[position.index] for position in seen.round)


def _tricks(seen: Seen) -> tuple[int, ...]:
    tricks = [card_set(trick.cards) for trick in seen.playing.tricks] if seen.playing else []
    return (*tricks, *(0,) * (TRICKS - len(tricks)))


def _situation(seen: Seen) -> tuple[int, ...]:
    return _SITUATION_ROWS.get(type(seen.phase), _NO_SITUATION)


_SITUATION_ROWS: Final = {
    situation: tuple(int(one is situation) for one in SITUATIONS) for situation in SITUATIONS
}
_NO_SITUATION: Final = (0,) * len(SITUATIONS)


def _awaited(seen: Seen) -> tuple[int, ...]:
    waiting = awaited(seen.phase)
    return tuple(int(position in waiting) for position in seen.round)


def _duel(seen: Seen) -> tuple[int, ...]:
    if not isinstance(seen.phase, Auction):
        return (0,) * 7
    asker, listener = _one_of(seen, seen.phase.asker), _one_of(seen, seen.phase.listener)
    return (*asker, *listener, int(seen.phase.is_asked))


def _bid(seen: Seen) -> tuple[int, ...]:
    source = seen.phase if isinstance(seen.phase, Auction) else seen.won or seen.frame
    bid = getattr(source, "bid", 0)
    return (1 + ladder_place(seen.rules, bid) if bid else 0,)


def _spoke(seen: Seen) -> tuple[int, ...]:
    source = seen.phase if isinstance(seen.phase, Auction) else seen.won or seen.frame
    return _flags(seen, getattr(source, "spoke", None))


def _declarer(seen: Seen) -> tuple[int, ...]:
    return _one_of(seen, getattr(seen.won or seen.frame, "declarer", None))


def _game(seen: Seen) -> tuple[int, ...]:
    return _NO_GAME if seen.frame is None else _GAME_ROWS[seen.frame.order]


_GAME_ROWS: Final = {game: tuple(int(one is game) for one in GameType) for game in GameType}
_NO_GAME: Final = (0,) * len(GameType)


def _announced(seen: Seen) -> tuple[int, ...]:
    said = seen.frame.contract.announced if isinstance(seen.frame, Game) else _NOTHING_SAID
    return (
        int(said.hand),
        int(said.schneider),
        int(said.schwarz),
        int(said.ouvert),
        int(said.spitze),
        int(said.revolution),
    )


_NOTHING_SAID: Final = Announcement()


def _terms(seen: Seen) -> tuple[int, ...]:
    if seen.playing is None:
        return (0,) * 4
    terms = seen.playing.terms
    return terms.doublings, terms.gifts_refused, int(terms.shown), int(terms.exposed)


def _setting(seen: Seen) -> tuple[int, ...]:
    setting = setting_of(seen.phase)
    return int(setting.ramsch_round), int(setting.doubled)


def _ramsch(seen: Seen) -> tuple[int, ...]:
    source = seen.frame if isinstance(seen.frame, Ramsch) else seen.phase
    return (
        *_flags(seen, getattr(source, "pushed", None)),
        *_flags(seen, getattr(source, "knocked", None)),
        *_one_of(seen, getattr(source, "jungfrau", None)),
    )


def _claimed(seen: Seen) -> tuple[int, ...]:
    level = seen.phase.level if isinstance(seen.phase, ClaimAsked) else None
    return tuple(int(level is one) for one in ClaimLevel)


def _card_points(seen: Seen) -> tuple[int, ...]:
    return tuple(points_of(CardSet(seen.taken[position.index])) for position in seen.round)


def _flags(seen: Seen, flags: Sequence[bool] | None) -> tuple[int, ...]:
    if flags is None:
        return 0, 0, 0
    return tuple(int(flags[position.index]) for position in seen.round)


def _one_of(seen: Seen, wanted: Position | None) -> tuple[int, ...]:
    me, following, last = seen.round
    return int(wanted is me), int(wanted is following), int(wanted is last)


PLANES: Final = (
    Planes("hand", 1, lambda seen: (seen.view.hand,)),
    Planes("dealt", 1, lambda seen: (seen.view.dealt,)),
    Planes("laid", 1, lambda seen: (seen.view.skat,)),
    Planes("chosen", 1, lambda seen: (card_set(seen.chosen),)),
    Planes("open hands", 2, _open_hands),
    Planes("played", 3, lambda seen: _of_each(seen, seen.played)),
    Planes("taken", 3, lambda seen: _of_each(seen, seen.taken)),
    Planes("on the table", 1, lambda seen: (card_set(seen.playing.trick) if seen.playing else 0,)),
    Planes("tricks", TRICKS, _tricks),
)

FACTS: Final = (
    Facts("position", 3, 1, lambda seen: tuple(int(seen.round[0] is position) for position in POSITIONS)),
    Facts("situation", len(SITUATIONS), 1, _situation),
    Facts("awaited", 3, 1, _awaited),
    Facts("duel", 7, 1, _duel),
    Facts("bid", 1, LONGEST_LADDER, _bid),
    Facts("spoke", 3, 1, _spoke),
    Facts("declarer", 3, 1, _declarer),
    Facts("game", len(GameType), 1, _game),
    Facts("announced", 6, 1, _announced),
    Facts("terms", 4, 4, _terms),
    Facts("setting", 2, 1, _setting),
    Facts("ramsch", 9, 1, _ramsch),
    Facts("claimed", 3, 1, _claimed),
    Facts("card points", 3, MOST_POINTS, _card_points),
)

_FIRST_FACT: Final = 32 * sum(planes.count for planes in PLANES)

SIZE: Final = _FIRST_FACT + sum(facts.count for facts in FACTS)
"""Numbers in an observation."""


def highest() -> Numbers:
    """The greatest number that can stand at each place; the lowest is 0 everywhere."""
    most = [1] * _FIRST_FACT + [facts.most for facts in FACTS for _ in range(facts.count)]
    return np.array(most, dtype=np.int8)


def places() -> dict[str, slice]:
    """Where in an observation each kind of planes and facts stands."""
    found, start = {}, 0
    sizes = [(planes.name, 32 * planes.count) for planes in PLANES]
    sizes += [(facts.name, facts.count) for facts in FACTS]
    for name, size in sizes:
        found[name] = slice(start, start + size)
        start += size
    return found
