"""Whether a claim or an open play is proved by exact search on the real cards.

What is claimed in card points, and a null, is proved from any moment of the play by the solver. What is
claimed in tricks (Schwarz, and that the declarer gets no further one) is searched in the last five tricks.
Source: rule options, section 11.
"""

from typing import Final

from vorhand.core.cards import points_of
from vorhand.core.commands import Claim, Command, PlayOpen
from vorhand.core.contract import Announcement, GameType
from vorhand.core.deal.state import Deal
from vorhand.core.phases.claims import defenders_take
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel, with_gifts_refused
from vorhand.engine.reference import (
    MOST_CARDS,
    OpenPosition,
    is_held_to_nothing,
    takes_all_tricks,
)
from vorhand.engine.solver import Limits, SearchStopped, Solver

MOST_NODES: Final = 20_000_000
"""A proof takes a second or two at most; what takes longer is left to the others at the table."""


def is_proven(rules: RuleSet, deal: Deal, by: Position, command: Command) -> bool:
    """Whether the table itself can prove what `command` claims.

    False for everything that is no claim, and for what is too long to search: then the others are asked.
    """
    playing = deal.phase
    if not isinstance(command, Claim | PlayOpen) or not isinstance(playing, Playing):
        return False
    if not isinstance(playing.frame, Game):
        return False
    position = _position(deal, playing, playing.frame)
    if isinstance(command, PlayOpen):
        return _is_short(position) and is_held_to_nothing(position, by)
    try:
        return _claim_holds(rules, deal, playing, playing.frame, position, command.level)
    except SearchStopped:
        return False


def _position(deal: Deal, playing: Playing, game: Game) -> OpenPosition:
    return OpenPosition(
        game=game.order, declarer=game.declarer, hands=deal.hands, turn=playing.turn, trick=playing.trick
    )


def _claim_holds(
    rules: RuleSet, deal: Deal, playing: Playing, game: Game, position: OpenPosition, level: ClaimLevel
) -> bool:
    solver = Solver(Limits(nodes=MOST_NODES))
    if game.contract.game is GameType.NULL:
        return solver.survives(position)
    announced = with_gifts_refused(game.contract.announced, playing.terms.gifts_refused)
    if announced.spitze and rules.spitze.missed == "loses":
        return False
    if level is ClaimLevel.SCHWARZ or announced.schwarz:
        return defenders_take(playing)[1] == 0 and _is_short(position) and takes_all_tricks(position)
    return solver.reaches(position, _goal(announced, level) - _points_so_far(deal, playing, game))


def _is_short(position: OpenPosition) -> bool:
    return max(hand.bit_count() for hand in position.hands) <= MOST_CARDS


def _goal(announced: Announcement, level: ClaimLevel) -> int:
    return 90 if announced.schneider or level is ClaimLevel.SCHNEIDER else 61


def _points_so_far(deal: Deal, playing: Playing, game: Game) -> int:
    taken = sum(trick.points for trick in playing.tricks if trick.winner is game.declarer)
    return points_of(deal.skat) + taken
