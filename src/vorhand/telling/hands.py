"""In which order cards lie in a hand, by what is played."""

from collections.abc import Iterable
from typing import Any

from vorhand.core.cards import Card, CardSet, card_set
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Game, Phase, Playing, RamschCalls, Setting, Shuffle, Shuffling
from vorhand.core.sorting import SuitOrder, sorted_hand


def playing_of(phase: Phase) -> Playing | None:
    """The play that a phase is about, if cards are being or have been played."""
    return phase if isinstance(phase, Playing) else getattr(phase, "playing", None)


def order_of(phase: Phase) -> GameType | None:
    """The game whose card order holds in a phase; None before one is named."""
    playing = playing_of(phase)
    if playing is None:
        return None
    return playing.frame.order if isinstance(playing.frame, Game) else GameType.RAMSCH


def held(cards: CardSet, phase: Phase, order: SuitOrder = "alternating") -> tuple[Card, ...]:
    """The cards as a player holds them in this phase."""
    return sorted_hand(cards, order_of(phase), order)


def in_order(cards: Iterable[Card], phase: Phase, order: SuitOrder = "alternating") -> tuple[Card, ...]:
    """Some cards in the order in which a player holds them."""
    return held(card_set(cards), phase, order)


def setting_of(phase: Phase) -> Setting:
    """What a deal is played under."""
    if isinstance(phase, RamschCalls):
        return phase.ramsch.setting
    playing = playing_of(phase)
    under: Any = phase if playing is None else playing.frame
    setting: Setting = under.setting
    return setting


def shuffle_of(phase: Phase) -> Shuffle | None:
    """The proof of the shuffle as far as it lies open; None where there is none."""
    return phase.shuffle if isinstance(phase, Shuffling) else setting_of(phase).shuffle
