"""Card play. Source: ISkO 2022 4.2, 4.3."""

from vorhand.core.cards import Card
from vorhand.core.contract import trick_winner
from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import CardPlayed
from vorhand.core.phases.types import Game, GameOver, Playing, RamschOver, Trick
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Ending


def play(rules: RuleSet, phase: Playing, event: CardPlayed) -> Playing | GameOver | RamschOver:
    """The card joins the trick; the winner of a complete one leads to the next.

    Forehand leads to the first trick. A null ends with the declarer's first trick.
    """
    by = event.by
    if by is not phase.turn:
        raise IllegalEvent(
            Reason.NOT_YOUR_TURN, f"{phase.turn.value} is to play, not {by.value}", source="ISkO 2022 4.1"
        )
    trick = (*phase.trick, event.card)
    if len(trick) < 3:
        return Playing(phase.frame, phase.terms, by.next, trick, phase.tricks)
    return _complete(phase, by.next, trick)


def _complete(phase: Playing, leader: Position, cards: tuple[Card, ...]) -> Playing | GameOver | RamschOver:
    frame = phase.frame
    winner = POSITIONS[(leader.index + trick_winner(frame.order, cards)) % 3]
    after = Playing(frame, phase.terms, winner, (), (*phase.tricks, Trick(leader, cards, winner)))
    if isinstance(frame, Game):
        lost_null = winner is frame.declarer and frame.contract.is_null
        return GameOver(after, Ending.PLAYED) if lost_null or len(after.tricks) == 10 else after
    return RamschOver(after) if len(after.tricks) == 10 else after
