"""Players that bid and choose by trained networks, and search their cards."""

from vorhand.core.commands import Command, Decline, PlayCard
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    Playing,
    SkatChoice,
)
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players import trained_choices
from vorhand.players.casual import CasualPlayer
from vorhand.players.chance import chance
from vorhand.players.knowledge import knowledge
from vorhand.players.search_play import Depth, searched_card
from vorhand.players.trained_doubling import doubling


class TrainedPlayer:
    """Searches the cards of declared games; a Ramsch is left to the casual player."""

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
            case _:
                return self._other(rules, view, options)

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """A doubling, if the cards are good for one."""
        return doubling(view, options, self._chance(view))

    def _other(self, rules: RuleSet, view: View, options: Options) -> Command:
        command = self._casual.choose(rules, view, options)
        phase = view.phase
        if not isinstance(command, PlayCard) or len(options.cards) == 1:
            return command
        if not isinstance(phase, Playing) or not isinstance(phase.frame, Game):
            return command
        found = searched_card(knowledge(view), view, self._depth, self._chance(view), command.card)
        return PlayCard(found)
