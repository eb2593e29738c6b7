"""The one interface of all computer players."""

from typing import Protocol

from vorhand.core.commands import Command
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View


class Player(Protocol):
    """Plays one position by what that position sees.

    A player keeps nothing between two questions: the same rules, view and options always get the same answer,
    so a table may ask again after a restart. `view` is the position's own, never a spectator's, and `options`
    are those of `core.view.options.options` for it.
    """

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """What the position does now that it is awaited: always one of `options`."""

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """What the position says unasked before the next card is played, one of `options`; None if nothing.

        A table asks this once after each event of the phase `Playing`, of every position to which `options`
        offers a doubling then, whether or not it is its turn. In `CallsAsked` it is awaited and chooses.
        """
