"""Choices before a Ramsch: Grand Hand, taking or pushing the skat, what to lay back, knocking, a Jungfrau."""

from itertools import combinations

from vorhand.core.cards import CardSet, card_set
from vorhand.core.commands import (
    AnnounceJungfrau,
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
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.hand_strength import chance_from_hand
from vorhand.players.ramsch_strength import hand_danger

GRAND_HAND = 0.52
"""The chance from which on a Grand Hand is played instead of a Ramsch."""
PUSH = 30.0
"""Greatest danger at which the skat is pushed on, which doubles."""
KNOCK = 20.0
"""Greatest danger at which a player knocks, which doubles."""
JUNGFRAU = 2.0
"""Greatest danger at which a player announces that he takes no trick."""


def grand_hand(view: View) -> Command:
    """Grand Hand with a very strong hand."""
    strong = chance_from_hand(GameType.GRAND, view.hand, me(view)) >= GRAND_HAND
    return DeclareGrandHand() if strong else DeclineGrandHand()


def take_or_push(view: View) -> Command:
    """Pushes a harmless hand's skat, and takes it to get rid of two cards otherwise."""
    return PushSkat() if hand_danger(view.hand) <= PUSH else PickUpSkat()


def lay_back(view: View, options: Options) -> Discard:
    """The two cards without which the hand is least dangerous."""
    pairs = combinations(options.discards, 2)
    return Discard(min(pairs, key=lambda pair: hand_danger(CardSet(view.hand & ~card_set(pair)))))


def call(view: View, options: Options) -> Command:
    """A Jungfrau with a hand that cannot take a trick, a knock with one that hardly does."""
    danger = hand_danger(view.hand)
    if danger <= JUNGFRAU and AnnounceJungfrau() in options.simple:
        return AnnounceJungfrau()
    return Knock() if danger <= KNOCK and Knock() in options.simple else Decline()
