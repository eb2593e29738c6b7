"""What a number of card points means in a game: won or lost, Schneider or not, and what is written for it."""

import msgspec

from vorhand.core.phases.types import GameOver, Playing
from vorhand.core.result import OpenCards, achievement_of
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, Ending, Settlement, settle
from vorhand.core.units import WHOLE_PACK, CardPoints
from vorhand.review.values import Outlook, Turn


class Unsettled(msgspec.Struct, frozen=True):
    """A declared game as far as its settlement needs it besides card points."""

    rules: RuleSet
    achievement: Achievement
    """With card points and tricks still to be filled in."""


def unsettled(rules: RuleSet, playing: Playing, cards: OpenCards) -> Unsettled:
    """A declared game in play: Kontra and Bock left out, an announced Spitze taken as made."""
    achievement = achievement_of(rules, GameOver(playing, Ending.PLAYED), cards)
    plain = msgspec.structs.replace(
        achievement,
        doublings=0,
        bock=False,
        spitze=None if achievement.spitze is None else True,
    )
    return Unsettled(rules, plain)


def settlement(game: Unsettled, points: CardPoints) -> Settlement:
    """The settlement at so many card points of the declarer; in null 1 stands for no trick.

    All card points count as all tricks if the defenders have none yet: a trick without any points that
    they might take is not seen.
    """
    achievement = game.achievement
    if achievement.contract.is_null:
        tricks = 0 if points and not achievement.tricks else 1
    else:
        tricks = 10 if points == WHOLE_PACK and not achievement.defender_tricks else 5
    return settle(game.rules, msgspec.structs.replace(achievement, card_points=points, tricks=tricks))


def outlook(game: Unsettled, points: CardPoints) -> Outlook:
    """How the game ends at so many card points of the declarer; in null 1 stands for no trick."""
    won = settlement(game, points).won
    if game.achievement.contract.is_null:
        return Outlook.WON if won else Outlook.LOST
    if won:
        return Outlook.WON_SCHNEIDER if points >= 90 else Outlook.WON
    return Outlook.LOST_SCHNEIDER if points <= 30 else Outlook.LOST


def turn_between(before: Outlook, after: Outlook) -> Turn:
    """What changes from one outlook to the other."""
    if before.is_won is not after.is_won:
        return Turn.GAME
    return Turn.NOTHING if before is after else Turn.SCHNEIDER
