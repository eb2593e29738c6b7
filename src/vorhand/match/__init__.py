"""Everything above the single deal: seats and dealers, the score list, Bock and Ramsch rounds, stakes.

Pure like the core: no clock, no randomness, no input or output. A deal never knows which match it is in; a
match knows of a deal what `vorhand.match.facts` holds.
"""

from vorhand.match.facts import DealFacts, GameDeal, PassedInDeal, PlayedGame, RamschDeal, RedealtDeal
from vorhand.match.match import (
    Match,
    NextDeal,
    Standings,
    begin,
    is_over,
    next_deal,
    record,
    score_sheet,
    standings,
)
from vorhand.match.seating import MatchError, Seat, Seating

__all__ = [
    "DealFacts",
    "GameDeal",
    "Match",
    "MatchError",
    "NextDeal",
    "PassedInDeal",
    "PlayedGame",
    "RamschDeal",
    "RedealtDeal",
    "Seat",
    "Seating",
    "Standings",
    "begin",
    "is_over",
    "next_deal",
    "record",
    "score_sheet",
    "standings",
]
