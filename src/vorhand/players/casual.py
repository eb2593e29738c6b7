"""A pleasant player by rules of thumb: quick, legal, never silly."""

from random import Random

from vorhand.core.cards import Card
from vorhand.core.commands import Command, Decline, PlayCard
from vorhand.core.contract import GameType
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    ClaimAsked,
    ConcessionAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    GiftAsked,
    GrandHandAsked,
    Playing,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Rearranging,
    SkatChoice,
)
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players import ramsch_choices
from vorhand.players.answers import answer
from vorhand.players.bidding import bid
from vorhand.players.declarer_play import declarer_card
from vorhand.players.declaring import declaration, skat_or_hand
from vorhand.players.defender_play import defender_card
from vorhand.players.discarding import discard
from vorhand.players.doubling import doubling
from vorhand.players.knowledge import Knowledge, knowledge
from vorhand.players.null_play import null_declarer_card, null_defender_card
from vorhand.players.ramsch_play import ramsch_card
from vorhand.players.rearranging import rearrange

_TEMPERS = 10.0
"""Players differ in what they dare to bid by up to so many list points, up or down."""


class CasualPlayer:
    """Bids what the hand is worth, plays what most people would, and stays quiet otherwise."""

    def __init__(self, seed: int) -> None:
        self._boldness = Random(seed).uniform(-_TEMPERS, _TEMPERS)

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """The answer to whatever the position is asked."""
        match view.phase:
            case Auction() | ForehandAsked():
                return bid(rules, view, options, boldness=self._boldness)
            case SkatChoice() | Discarding() | Declaring():
                return _choose_game(rules, view, options)
            case Playing():
                return PlayCard(_card(knowledge(view)))
            case CallsAsked():
                return doubling(view, options) or Decline()
            case Rearranging():
                return rearrange(view, options)
            case ClaimAsked() | ConcessionAsked() | GiftAsked():
                return answer(view)
            case _:
                return _choose_in_ramsch(view, options)

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """A doubling, if the cards are good for one."""
        return doubling(view, options)


def _choose_game(rules: RuleSet, view: View, options: Options) -> Command:
    if isinstance(view.phase, SkatChoice):
        return skat_or_hand(rules, view, options)
    return discard(rules, view) if isinstance(view.phase, Discarding) else declaration(rules, view, options)


def _choose_in_ramsch(view: View, options: Options) -> Command:
    match view.phase:
        case GrandHandAsked():
            return ramsch_choices.grand_hand(view)
        case RamschChoice():
            return ramsch_choices.take_or_push(view)
        case RamschDiscarding():
            return ramsch_choices.lay_back(view, options)
        case RamschCalls():
            return ramsch_choices.call(view, options)
        case _:
            raise AssertionError(f"nobody is awaited in {type(view.phase).__name__}")


def _card(known: Knowledge) -> Card:
    if known.declarer is None:
        return ramsch_card(known)
    is_declarer = known.me is known.declarer
    if known.game is GameType.NULL:
        return null_declarer_card(known) if is_declarer else null_defender_card(known)
    return declarer_card(known) if is_declarer else defender_card(known)
