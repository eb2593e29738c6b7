"""The club player: bids and announces as the casual one, and plays its cards by search."""

from typing import Final

from vorhand.core.commands import Command, PlayCard
from vorhand.core.phases.types import Game, Playing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.casual import CasualPlayer
from vorhand.players.chance import chance
from vorhand.players.knowledge import knowledge
from vorhand.players.search_play import Depth, searched_card

DEPTH: Final = Depth(worlds=16, nodes=6_000_000)


class ClubPlayer:
    """Searches the cards of declared games; everything else is left to the casual player."""

    def __init__(self, seed: int) -> None:
        self._casual = CasualPlayer(seed)
        self._chance = chance(seed)

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """The answer to whatever the position is asked."""
        command = self._casual.choose(rules, view, options)
        phase = view.phase
        if not isinstance(command, PlayCard) or len(options.cards) == 1:
            return command
        if not isinstance(phase, Playing) or not isinstance(phase.frame, Game):
            return command
        known = knowledge(view)
        return PlayCard(searched_card(known, view, DEPTH, self._chance(view), command.card))

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """A doubling, if the cards are good for one."""
        return self._casual.interrupts(rules, view, options)
