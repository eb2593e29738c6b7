"""Where search takes the place of rules of thumb: for cards, if there is a choice."""

from random import Random

from vorhand.core.commands import Command, PlayCard
from vorhand.core.phases.types import Game, Playing
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.knowledge import knowledge
from vorhand.players.ramsch_search import searched_ramsch_card
from vorhand.players.search_play import Depth, searched_card


def searched(
    rules: RuleSet, view: View, options: Options, depth: Depth, chance: Random, by_thumb: Command
) -> Command:
    """What is done by rules of thumb; of several cards the one that search finds best."""
    phase = view.phase
    if not isinstance(by_thumb, PlayCard) or not isinstance(phase, Playing) or len(options.cards) == 1:
        return by_thumb
    known, favourite = knowledge(view), by_thumb.card
    if isinstance(phase.frame, Game):
        return PlayCard(searched_card(known, view, depth, chance, favourite))
    return PlayCard(searched_ramsch_card(rules.ramsch, known, view, depth.ramsch, chance, favourite))
