"""The club player: bids and announces as the casual one, and plays its cards by search."""

from typing import Final

from vorhand.core.commands import Command
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.casual import CasualPlayer
from vorhand.players.chance import chance
from vorhand.players.search_play import Depth
from vorhand.players.searching import searched

DEPTH: Final = Depth(worlds=16, nodes=6_000_000, ramsch=100)


class ClubPlayer:
    """Searches its cards; everything else is left to the casual player."""

    def __init__(self, seed: int) -> None:
        self._casual = CasualPlayer(seed)
        self._chance = chance(seed)

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """The answer to whatever the position is asked."""
        by_thumb = self._casual.choose(rules, view, options)
        return searched(rules, view, options, DEPTH, self._chance(view), by_thumb)

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """A doubling, if the cards are good for one."""
        return self._casual.interrupts(rules, view, options)
