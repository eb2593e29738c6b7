"""Kontra and its answers by the declarer's chance to win, as the trained networks see it."""

from random import Random
from typing import Final

from vorhand.core.commands import Double
from vorhand.core.phases.types import Game
from vorhand.core.rules.kontra import Doubling
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import game_of, me, play_of
from vorhand.players.knowledge import cards_at_start, cards_played, knowledge
from vorhand.players.nets import nets
from vorhand.players.prospects import Facts, chances_of, facts
from vorhand.players.seen import seen

DEFENDERS_DOUBLE: Final = {Doubling.KONTRA: 0.5, Doubling.SUPRA: 0.3}
"""The declarer's chance below which a defender doubles. A lost game counts twice, so a Kontra pays below two
thirds if nobody answers it; but who answers it knows more.
"""
DECLARER_DOUBLES: Final = {Doubling.RE: 0.85, Doubling.HIRSCH: 0.95}
"""His own chance from which on the declarer doubles; a defender who said Kontra has something."""

WORLDS: Final = 60
"""Hands of the declarer that a defender thinks of."""


def doubling(view: View, options: Options, chance: Random) -> Double | None:
    """The doubling that the position makes now, if it makes one."""
    offered = [command for command in options.simple if isinstance(command, Double)]
    if not offered:
        return None
    (command,) = offered
    if command.call in DECLARER_DOUBLES:
        return command if _own_chance(view) >= DECLARER_DOUBLES[command.call] else None
    return command if declarers_chance(view, chance) < DEFENDERS_DOUBLE[command.call] else None


def declarers_chance(view: View, chance: Random) -> float:
    """The declarer's chance to win his game as a defender sees it, 0..1, over hands that he may have."""
    playing = play_of(view)
    game = game_of(playing)
    sight = seen(knowledge(view), view)
    given = _facts(game, ouvert=sight.ouvert)
    worlds = nets().worlds(sight, worlds=WORLDS, seed=chance.getrandbits(64))
    place = game.declarer.index
    played = cards_played(playing)[place]
    return sum(
        weight * chances_of(game.order, hands[place] | played, 0 if sight.hand else skat, given)
        for hands, skat, weight in worlds
    )


def _own_chance(view: View) -> float:
    playing = play_of(view)
    game = game_of(playing)
    assert me(view) is game.declarer, "the declarer answers a Kontra"
    given = _facts(game, ouvert=playing.terms.shown)
    return chances_of(game.order, cards_at_start(view, playing), view.skat, given)


def _facts(game: Game, *, ouvert: bool) -> Facts:
    plain = facts(game.declarer, game.spoke)
    return Facts(
        position=plain.position,
        spoke=plain.spoke,
        hand=game.contract.announced.hand,
        ouvert=ouvert,
        bid=game.bid,
    )
