"""Players that bid and choose by trained networks, and search their cards."""

from vorhand.core.commands import Command, Decline
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    RamschCalls,
    SkatChoice,
)
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players import trained_choices
from vorhand.players.casual import CasualPlayer
from vorhand.players.chance import chance
from vorhand.players.ramsch_knocking import knock
from vorhand.players.search_play import Depth
from vorhand.players.searching import searched
from vorhand.players.trained_doubling import doubling


class TrainedPlayer:
    """Judges hands by networks and searches its cards; other choices are left to the casual player."""

    def __init__(self, depth: Depth, seed: int) -> None:
        self._casual = CasualPlayer(seed)
        self._chance = chance(seed)
        self._depth = depth

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """The answer to whatever the position is asked."""
        match view.phase:
            case Auction() | ForehandAsked():
                return trained_choices.bid(rules, view, options, self._chance(view))
            case SkatChoice():
                return trained_choices.skat_or_hand(rules, view, options, self._chance(view))
            case Discarding():
                return trained_choices.discard(rules, view)
            case Declaring():
                return trained_choices.declaration(rules, view, options)
            case CallsAsked():
                return doubling(view, options, self._chance(view)) or Decline()
            case RamschCalls():
                return knock(rules, view, options, self._chance(view))
            case _:
                by_thumb = self._casual.choose(rules, view, options)
                return searched(rules, view, options, self._depth, self._chance(view), by_thumb)

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """A doubling, if the cards are good for one."""
        return doubling(view, options, self._chance(view))
