"""What one position knows: what lies open, its own cards, and what was shown to it."""

from collections.abc import Callable
from typing import Any

import msgspec

from vorhand.core.cards import NO_CARDS, CardSet, card_set
from vorhand.core.contract import lowest_trump
from vorhand.core.events import (
    CardPlayed,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    DefendersConsulted,
    DefendersRearranged,
    GameDeclared,
    HandDealt,
    Observation,
    OpenPlayed,
    SkatPickedUp,
    SkatTaken,
)
from vorhand.core.phases.machine import start, step
from vorhand.core.phases.types import Ended, Game, GameOver, Phase, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import DealResult, OpenCards, deal_result
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.observe import public

ThreeSets = tuple[CardSet, CardSet, CardSet]


class View(msgspec.Struct, frozen=True):
    """A deal as `position` sees it, or a spectator. It holds nothing that was not observed."""

    position: Position | None
    """None for a spectator."""
    phase: Phase
    dealt: CardSet
    """The ten cards dealt to this position."""
    hand: CardSet
    """Own cards now: ten and fewer, twelve with the skat."""
    skat: CardSet
    """The cards that this position itself laid away, as far as nobody has taken them up since."""
    open_hands: ThreeSets
    """By position: cards now in hand that this position was shown; its own are in `hand`."""
    revealed: CardsRevealed | None
    """All cards, after the end."""


def new_view(setting: Setting, position: Position | None) -> View:
    """A view before the first event."""
    return View(position, start(setting), NO_CARDS, NO_CARDS, NO_CARDS, (NO_CARDS, NO_CARDS, NO_CARDS), None)


def learn(rules: RuleSet, view: View, observation: Observation) -> View:
    """The view after one more observation.

    Raises `IllegalEvent` if it cannot follow.
    """
    moved = msgspec.structs.replace(view, phase=step(rules, view.phase, public(observation)))
    knowledge = _KNOWLEDGE.get(type(observation))
    return moved if knowledge is None else knowledge(moved, observation)


def result_seen(rules: RuleSet, view: View) -> DealResult | None:
    """What came of the deal; None before the end, or while the cards are not revealed."""
    if not isinstance(view.phase, Ended) or view.revealed is None:
        return None
    return deal_result(rules, view.phase, _open_cards(view.phase, view.revealed))


def _dealt(view: View, seen: HandDealt) -> View:
    dealt = card_set(seen.cards)
    return msgspec.structs.replace(view, dealt=dealt, hand=dealt)


def _picked_up(view: View, seen: SkatPickedUp) -> View:
    return msgspec.structs.replace(view, hand=CardSet(view.hand | card_set(seen.cards)), skat=NO_CARDS)


def _taken(view: View, seen: SkatTaken) -> View:
    """The cards that this position laid away, if it did, lie there no longer."""
    return msgspec.structs.replace(view, skat=NO_CARDS)


def _discarded(view: View, seen: CardsDiscarded) -> View:
    laid = card_set(seen.cards)
    return msgspec.structs.replace(view, hand=CardSet(view.hand & ~laid), skat=laid)


def _declared(view: View, seen: GameDeclared) -> View:
    """With a Spitze the lowest trump is shown. Source: XSkat (`spitze.levels`)."""
    if not seen.spitze:
        return view
    lowest = CardSet(lowest_trump(seen.game).bit)
    return msgspec.structs.replace(view, open_hands=_with_open(view, seen.by, lowest))


def _shown(view: View, seen: CardsShown | Claimed | OpenPlayed) -> View:
    return msgspec.structs.replace(view, open_hands=_with_open(view, seen.by, card_set(seen.cards)))


def _revealed(view: View, seen: CardsRevealed) -> View:
    return msgspec.structs.replace(view, revealed=seen)


def _without_card(view: View, played: CardPlayed) -> View:
    if played.by is view.position:
        return msgspec.structs.replace(view, hand=CardSet(view.hand & ~played.card.bit))
    shown = CardSet(view.open_hands[played.by.index] & ~played.card.bit)
    return msgspec.structs.replace(view, open_hands=_with_open(view, played.by, shown))


def _with_open(view: View, by: Position, shown: CardSet) -> ThreeSets:
    if by is view.position:
        return view.open_hands
    first, second, third = (
        shown if place is by else known for place, known in zip(POSITIONS, view.open_hands, strict=True)
    )
    return first, second, third


def _with_partner(view: View, seen: DefendersConsulted | DefendersRearranged) -> View:
    for place in POSITIONS:
        cards = card_set(seen.hands.of(place))
        if place is view.position:
            view = msgspec.structs.replace(view, hand=cards)
        elif cards:
            view = msgspec.structs.replace(view, open_hands=_with_open(view, place, cards))
    return view


_KNOWLEDGE: dict[type, Callable[[View, Any], View]] = {
    HandDealt: _dealt,
    SkatPickedUp: _picked_up,
    SkatTaken: _taken,
    CardsDiscarded: _discarded,
    GameDeclared: _declared,
    CardPlayed: _without_card,
    CardsShown: _shown,
    Claimed: _shown,
    OpenPlayed: _shown,
    DefendersConsulted: _with_partner,
    DefendersRearranged: _with_partner,
    CardsRevealed: _revealed,
}
"""The observations that change what is known of cards; all others change only what lies open."""


def _open_cards(phase: Ended, revealed: CardsRevealed) -> OpenCards:
    """The cards that decide the result: the declarer's ten as dealt, of the others what was left in hand."""
    skat, dealt_skat = card_set(revealed.skat), card_set(revealed.dealt_skat)
    held = [card_set(revealed.hands.of(place)) for place in POSITIONS]
    if isinstance(phase, GameOver) and isinstance(phase.playing.frame, Game):
        declarer = phase.playing.frame.declarer
        played = card_set(
            trick.cards[(declarer.index - trick.leader.index) % 3] for trick in phase.playing.tricks
        )
        unfinished = _unfinished(phase, declarer)
        held[declarer.index] = CardSet((held[declarer.index] | played | unfinished | skat) & ~dealt_skat)
    return OpenCards((held[0], held[1], held[2]), dealt_skat, skat)


def _unfinished(phase: GameOver, position: Position) -> CardSet:
    """The card of `position` in the trick that was not completed."""
    trick = phase.playing.trick
    leader_index = (phase.playing.turn.index - len(trick)) % 3
    place = (position.index - leader_index) % 3
    return CardSet(trick[place].bit) if place < len(trick) else NO_CARDS
