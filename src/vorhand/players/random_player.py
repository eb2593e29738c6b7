"""A player who knows the rules and draws what he does, so that deals come to an end like those of people."""

from collections.abc import Sequence
from random import Random

from vorhand.core.cards import Card
from vorhand.core.commands import (
    AnnounceJungfrau,
    Bid,
    Command,
    DeclareGame,
    DeclareGrandHand,
    Discard,
    Double,
    Hold,
    Knock,
    Pass,
    PickUpSkat,
    PlayCard,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Rearranging
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.chance import Chance
from vorhand.players.rearranging import divided

_NAMES_A_VALUE = 0.45
_HOLDS = 0.5
_JUMPS = 0.05
_JUMP_VALUES = 5
"""A jump goes to one of so many next values."""
_PLAYS_FROM_HAND = 0.05
_SAYS_SOMETHING = 0.15
"""A call that was asked for: Kontra, Re, a knock, a Jungfrau, a Grand Hand, new hands in a Revolution."""
_INTERRUPTS = 0.03
_STEP_WEIGHT = 0.1
"""How much rarer an announcement is for each thing that is said besides the game."""
_NULL_WEIGHT = 0.4


class RandomPlayer:
    """Any legal choice. Concedes nothing, claims nothing, lays no hand open and gives no game away."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """One of the options, the common ones more often."""
        rng = self._chance(view)
        if options.cards:
            return PlayCard(rng.choice(options.cards))
        if options.bids or Hold() in options.simple:
            return _bid(rng, options)
        if options.discards:
            return Discard(_two(rng, options.discards))
        if options.declarations:
            return _skat_or_game(rng, options)
        return _call(rng, view, options)

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """Now and then a doubling."""
        doublings = [command for command in options.simple if isinstance(command, Double)]
        if not doublings or self._chance(view).random() >= _INTERRUPTS:
            return None
        return doublings[0]


def _bid(rng: Random, options: Options) -> Command:
    if not options.bids:
        return Hold() if rng.random() < _HOLDS else Pass()
    if rng.random() >= _NAMES_A_VALUE:
        return Pass()
    jump = rng.randrange(_JUMP_VALUES) if rng.random() < _JUMPS else 0
    return Bid(options.bids[min(jump, len(options.bids) - 1)])


def _two(rng: Random, cards: Sequence[Card]) -> tuple[Card, Card]:
    first, second = rng.sample(cards, 2)
    return first, second


def _skat_or_game(rng: Random, options: Options) -> Command:
    if PickUpSkat() in options.simple and rng.random() >= _PLAYS_FROM_HAND:
        return PickUpSkat()
    weights = [_weight(declaration) for declaration in options.declarations]
    return rng.choices(options.declarations, weights)[0]


def _weight(declaration: DeclareGame) -> float:
    said = declaration.announced
    steps = sum((said.schneider, said.schwarz, said.ouvert, said.spitze, said.revolution))
    return _STEP_WEIGHT**steps * (_NULL_WEIGHT if declaration.game is GameType.NULL else 1.0)


def _call(rng: Random, view: View, options: Options) -> Command:
    quiet = [command for command in options.simple if not isinstance(command, _LOUD)]
    loud = [command for command in options.simple if isinstance(command, _LOUD)]
    if not quiet or (loud and rng.random() < _SAYS_SOMETHING):
        return rng.choice(loud)
    if options.rearrange and rng.random() < _SAYS_SOMETHING:
        return _rearranged(rng, view, options.rearrange)
    return rng.choice(quiet)


_LOUD = (Double, DeclareGrandHand, Knock, AnnounceJungfrau)


def _rearranged(rng: Random, view: View, pool: Sequence[Card]) -> Rearrange:
    assert isinstance(view.phase, Rearranging), "hands are divided anew in a Revolution"
    return divided(view.phase, rng.sample(pool, 20))
