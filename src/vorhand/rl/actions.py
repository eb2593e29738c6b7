"""The actions: one number for each thing that an agent may ever do, the same numbers under all rules."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

import msgspec

from vorhand.core.cards import CARDS, Card
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    PushSkat,
)
from vorhand.core.contract import TRUMP_GAMES, GameType
from vorhand.core.errors import SkatError
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.ladder import ladder
from vorhand.core.rules.ruleset import RuleSet, ValueRules
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.options import Options


class IllegalAction(SkatError, ValueError):
    """An action that the mask does not allow now."""


class Choose(msgspec.Struct, frozen=True):
    """Choose one more card.

    Two are laid away; in a Revolution ten go to the defender who plays first.
    """

    card: Card


class NameValue(msgspec.Struct, frozen=True):
    """Name the value at a place of the ladder, 0 the lowest."""

    place: int


Action = Command | Choose | NameValue
"""What a number stands for: a command of the core, or a part of one."""

LONGEST_LADDER: Final = 80
"""No rule set has more values that may be bid."""


def _declarations() -> Iterator[DeclareGame]:
    """Every announcement that is complete under some rule set."""
    said = product((False, True), ((False, False), (True, False), (True, True)), (False, True), (False, True))
    for game, (hand, (schneider, schwarz), ouvert, spitze) in product(TRUMP_GAMES, said):
        yield DeclareGame(game, hand, schneider, schwarz, ouvert, spitze)
    for hand, (ouvert, revolution) in product((False, True), ((False, False), (True, False), (True, True))):
        yield DeclareGame(GameType.NULL, hand, ouvert=ouvert, revolution=revolution)


CALLS: Final[tuple[Command, ...]] = (
    Hold(),
    Pass(),
    PickUpSkat(),
    *(Double(call) for call in DOUBLINGS),
    Decline(),
    DeclareGrandHand(),
    DeclineGrandHand(),
    PushSkat(),
    Knock(),
    AnnounceJungfrau(),
)
"""What is said without a card, a value or a game."""

EARLY_ENDINGS: Final[tuple[Command, ...]] = (
    *(Claim(level) for level in ClaimLevel),
    Concede(),
    PlayOpen(),
    OfferGift(),
    Answer(True),
    Answer(False),
)
"""What may end a game before its last card; offered where an environment is asked to."""

GROUPS: Final[tuple[tuple[str, tuple[Action, ...]], ...]] = (
    ("play", tuple(PlayCard(card) for card in CARDS)),
    ("choose", tuple(Choose(card) for card in CARDS)),
    ("name a value", tuple(NameValue(place) for place in range(LONGEST_LADDER))),
    ("declare", tuple(_declarations())),
    ("call", CALLS),
    ("end early", EARLY_ENDINGS),
)
"""The actions group by group, in the order of their numbers."""

ACTIONS: Final[tuple[Action, ...]] = tuple(action for _, group in GROUPS for action in group)
"""By number what an action means."""

NUMBERS: Final[dict[Action, int]] = {action: number for number, action in enumerate(ACTIONS)}

_FIRST_CHOICE: Final = NUMBERS[Choose(CARDS[0])]
_FIRST_VALUE: Final = NUMBERS[NameValue(0)]


def offered_numbers(rules: RuleSet, options: Options, chosen: Sequence[Card]) -> tuple[int, ...]:
    """The actions that `options` allow; `chosen` are the cards chosen so far for one command.

    Who has begun to choose cards goes on until they are complete.
    """
    pool = options.discards or options.rearrange
    choices = tuple(_FIRST_CHOICE + card.index for card in pool if card not in chosen)
    if chosen:
        return choices
    return (
        *(card.index for card in options.cards),
        *choices,
        *_values(rules, options.bids),
        *(NUMBERS[declaration] for declaration in options.declarations),
        *(NUMBERS[command] for command in options.simple),
        *(NUMBERS[Claim(level)] for level in options.claims),
    )


def bid_at(rules: RuleSet, place: int) -> Bid:
    """The bid at a place of the rule set's ladder."""
    return Bid(ladder(rules.values)[place])


def ladder_place(rules: RuleSet, value: int) -> int:
    """The place of a value on the ladder of the rule set, 0 the lowest."""
    return _places(rules.values)[value]


def _values(rules: RuleSet, bids: Sequence[int]) -> Iterator[int]:
    if bids:
        places = _places(rules.values)
        yield from (_FIRST_VALUE + places[value] for value in bids)


@lru_cache
def _places(values: ValueRules) -> dict[int, int]:
    return {value: place for place, value in enumerate(ladder(values))}
