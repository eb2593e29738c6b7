"""Card play by search: every legal card is judged in many worlds that look the same to this position.

In each world the open-card solver says which goals the declarer still reaches after a card. A world in which
the declarer would hardly have played this game counts little.
"""

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Final

import msgspec

from vorhand.core.cards import Card, CardSet, points_of
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import Position
from vorhand.core.view.view import View
from vorhand.engine.reference import OpenPosition
from vorhand.engine.solver import Limits, SearchStopped, Solver, World
from vorhand.players.hand_strength import chance as chance_of
from vorhand.players.hand_strength import null_danger, null_strength, strength
from vorhand.players.knowledge import Knowledge
from vorhand.players.worlds import Layout, layouts

GOALS: Final = ((61, 1.0), (53, 0.12), (69, 0.12), (45, 0.06), (77, 0.06), (31, 0.15), (90, 0.3))
"""Card points and what it is worth to the declarer to reach them: winning most of all, then the Schneiders,
and a little for what lies between, so that a hopeless game is not thrown away.
"""

LEAST_PLAUSIBLE: Final = 0.02
"""Nobody is sure that a declarer is no fool."""

DRAWS_A_WORLD: Final = 4
"""So many layouts are drawn for each that is searched; the likely ones are kept."""


class Depth(msgspec.Struct, frozen=True, kw_only=True):
    """How much is searched for one card."""

    worlds: int
    """With seven cards in hand or fewer; half of it before."""
    nodes: int
    """In all worlds together."""


class CardWorth(msgspec.Struct, frozen=True):
    """How good a legal card is over the worlds that were searched, with best play of all afterwards."""

    win: float
    """The share of worlds in which the declarer wins his game, 0..1."""
    worth: float
    """The mean over the worlds of what the declarer still reaches, by `GOALS`; in null the same as `win`."""


def card_worths(
    known: Knowledge, view: View, depth: Depth, chance: Random
) -> Mapping[Card, CardWorth] | None:
    """By legal card: how well the declarer of the game does after it; None where no search had an answer.

    For a defender the card with the least worth is the best.
    """
    playing = view.phase
    assert isinstance(playing, Playing), "cards are played"
    assert isinstance(playing.frame, Game), "somebody declares"
    worlds = _worlds(known, view, playing.frame, _count(known, depth), chance)
    if not worlds:
        return None
    position = _position(known, playing, worlds[0])
    solver, total = Solver(Limits(nodes=depth.nodes)), sum(world.weight for world in worlds)
    try:
        worths = solver.scores(position, worlds)
        wins = solver.scores(position, [_to_win(world) for world in worlds])
    except SearchStopped:
        return None
    return {card: CardWorth(wins[card] / total, worth / total) for card, worth in worths.items()}


def searched_card(known: Knowledge, view: View, depth: Depth, chance: Random, favourite: Card) -> Card:
    """The card that does best over the worlds searched; `favourite` among equals and where none is found."""
    worths = card_worths(known, view, depth, chance)
    if worths is None:
        return favourite
    sign = 1 if known.me is known.declarer else -1
    best = max(sign * found.worth for found in worths.values())
    good = [card for card, found in worths.items() if sign * found.worth >= best - 1e-9]
    return favourite if favourite in good else good[0]


def _count(known: Knowledge, depth: Depth) -> int:
    return depth.worlds if known.hand.bit_count() <= 7 else max(1, depth.worlds // 2)


def _worlds(known: Knowledge, view: View, game: Game, count: int, chance: Random) -> list[World]:
    """So many worlds; for a defender the likelier ones of many more."""
    if known.me is game.declarer:
        return [_world(known, game, layout, 1.0) for layout in islice(layouts(known, view, chance), count)]
    drawn = list(islice(layouts(known, view, chance), DRAWS_A_WORLD * count))
    weights = [_plausibility(game, layout, view) for layout in drawn]
    kept = chance.choices(drawn, weights, k=min(count, len(drawn))) if drawn else []
    return [_world(known, game, layout, 1.0) for layout in kept]


def _world(known: Knowledge, game: Game, layout: Layout, weight: float) -> World:
    have = known.points[game.declarer.index] + points_of(layout.skat)
    schneider = game.contract.announced.schneider
    goals = ((90, 1.0),) if schneider else GOALS
    return World(layout.hands, tuple((goal - have, worth) for goal, worth in goals if goal > have), weight)


def _to_win(world: World) -> World:
    return World(world.hands, tuple((goal, 1.0) for goal, _ in world.goals[:1]), world.weight)


def _plausibility(game: Game, layout: Layout, view: View) -> float:
    """How likely the declarer would have played this game with these cards, by the cards he began with."""
    hand = CardSet(layout.hands[game.declarer.index] | _played_by(game.declarer, view))
    if game.contract.game is GameType.NULL:
        return max(LEAST_PLAUSIBLE, chance_of(null_strength(null_danger(hand))))
    odds = strength(game.contract.game, hand, game.declarer, laid=layout.skat)
    return max(LEAST_PLAUSIBLE, chance_of(odds))


def _played_by(position: Position, view: View) -> CardSet:
    playing = view.phase
    assert isinstance(playing, Playing), "cards are played"
    cards = 0
    for trick in playing.tricks:
        cards |= trick.cards[(position.index - trick.leader.index) % 3].bit
    leader = (playing.turn.index - len(playing.trick)) % 3
    place = (position.index - leader) % 3
    if place < len(playing.trick):
        cards |= playing.trick[place].bit
    return CardSet(cards)


def _position(known: Knowledge, playing: Playing, world: World) -> OpenPosition:
    assert known.declarer is not None, "somebody declares"
    return OpenPosition(
        game=known.game,
        declarer=known.declarer,
        hands=world.hands,
        turn=playing.turn,
        trick=playing.trick,
    )
