"""Choices before a Ramsch by what hands promise in it, when it is played to its end in many worlds.

In all of them everybody plays by rules of thumb, and nobody exchanges cards any more. The search is in Rust
(`crates/skat-players`).
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from vorhand.core.cards import CARDS, CardSet, card_set, cards_in
from vorhand.core.commands import (
    Command,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Knock,
    PickUpSkat,
    PushSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.phases.types import NOBODY, RamschCalls, RamschChoice, RamschDiscarding, flagged
from vorhand.core.rules.ramsch import may_be_laid_back
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.engine import ramsch_prospects
from vorhand.players.asked import me
from vorhand.players.prospects import facts, games_from_hand
from vorhand.players.ramsch_choices import most_dangerous
from vorhand.players.ramsch_house import House, house

WORLDS: Final = 600
"""Worlds in which a hand is played to its end."""
WORLDS_OF_DISCARDS: Final = 150
"""The same for each pair of cards that may be laid back."""
SKATS: Final = 30
"""Skats that are thought of before it is taken."""
WORTH_KNOCKING: Final = 2.0
"""List points ahead of the others' mean from which on it is doubled."""


def choice(rules: RuleSet, view: View, options: Options, chance: Random) -> Command:
    """The answer to whatever the position is asked before a Ramsch."""
    match view.phase:
        case RamschChoice() as phase:
            return _take_or_push(rules, view, phase, chance)
        case RamschDiscarding() as phase:
            return _lay_back(rules, view, phase, options, chance)
        case RamschCalls() as phase:
            return _call(rules, view, phase, options, chance)
        case _:
            return _grand_hand(rules, view, chance)


def worth_of_ramsch(rules: RuleSet, view: View, chance: Random) -> float:
    """List points that a Ramsch brings ahead of the others' mean with the ten cards dealt."""
    return _worth(view, view.hand, [view.hand], house(rules.ramsch, pushed=NOBODY), WORLDS, chance)[0]


def _grand_hand(rules: RuleSet, view: View, chance: Random) -> Command:
    """Grand Hand if it promises more than the Ramsch."""
    given = facts(me(view), NOBODY)
    games = games_from_hand(rules, view.hand, given, 0, chance)
    best = max(game.worth for game in games if game.said.game is GameType.GRAND)
    return DeclareGrandHand() if best > worth_of_ramsch(rules, view, chance) else DeclineGrandHand()


def _take_or_push(rules: RuleSet, view: View, phase: RamschChoice, chance: Random) -> Command:
    """Takes the skat if that promises more than to keep the hand and double."""
    pushing = house(rules.ramsch, pushed=flagged(phase.pushed, me(view)))
    (pushed,) = _worth(view, view.hand, [view.hand], pushing, WORLDS, chance)
    taking = house(rules.ramsch, pushed=phase.pushed)
    hidden = [card for card in CARDS if not card.bit & view.hand]
    taken = 0.0
    for _ in range(SKATS):
        twelve = CardSet(view.hand | card_set(chance.sample(hidden, 2)))
        kept = CardSet(
            twelve & ~card_set(most_dangerous(twelve, cards_in(may_be_laid_back(rules.ramsch, twelve))))
        )
        taken += _worth(view, twelve, [kept], taking, WORLDS // SKATS, chance)[0]
    return PickUpSkat() if taken / SKATS >= pushed else PushSkat()


def _lay_back(
    rules: RuleSet, view: View, phase: RamschDiscarding, options: Options, chance: Random
) -> Discard:
    """The two cards without which the hand promises most."""
    pairs = list(combinations(options.discards, 2))
    kept = [CardSet(view.hand & ~card_set(pair)) for pair in pairs]
    worths = _worth(
        view, view.hand, kept, house(rules.ramsch, pushed=phase.pushed), WORLDS_OF_DISCARDS, chance
    )
    return Discard(pairs[max(range(len(pairs)), key=worths.__getitem__)])


def _call(rules: RuleSet, view: View, phase: RamschCalls, options: Options, chance: Random) -> Command:
    """Knocks with a hand that promises something. A Jungfrau brings nothing when it is announced."""
    if Knock() not in options.simple:
        return Decline()
    ramsch = phase.ramsch
    now = house(rules.ramsch, pushed=ramsch.pushed, knocked=ramsch.knocked, jungfrau=ramsch.jungfrau)
    held = CardSet(view.hand | view.skat)
    (worth,) = _worth(view, held, [view.hand], now, WORLDS, chance)
    return Knock() if worth > WORTH_KNOCKING else Decline()


def _worth(
    view: View, held: CardSet, kept: Sequence[CardSet], written: House, worlds: int, chance: Random
) -> list[float]:
    return ramsch_prospects(me(view).index, held, kept, written, worlds=worlds, seed=chance.getrandbits(64))
