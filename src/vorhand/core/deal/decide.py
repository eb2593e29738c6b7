"""From a command to the events that it causes."""

from collections.abc import Callable
from typing import Any

from vorhand.core.cards import NO_CARDS, CardSet, cards_in
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
    Discard,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    PushSkat,
    Rearrange,
)
from vorhand.core.deal.apply import apply
from vorhand.core.deal.state import Deal
from vorhand.core.errors import IllegalCommand, IllegalEvent
from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    Conceded,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    GameDeclared,
    GiftOffered,
    GrandHandDeclared,
    GrandHandDeclined,
    Hands,
    JungfrauAnnounced,
    Knocked,
    OpenPlayed,
    Passed,
    SkatPickedUp,
    SkatPushed,
)
from vorhand.core.phases.machine import is_over
from vorhand.core.phases.opening import CALL_OF
from vorhand.core.phases.types import Consulting, Game, Showing
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet


def decide(
    rules: RuleSet, deal: Deal, by: Position, command: Command, *, proven: bool = False
) -> tuple[Event, ...]:
    """The events that `command` by `by` causes: the act itself, and the disclosures that follow from it.

    `proven` tells that the table has proved a claim or an open play by exact search. The end of a deal
    adds the revealed cards. Raises `IllegalCommand`; nothing has happened then.
    """
    return act(rules, deal, by, command, proven=proven)[1]


def act(
    rules: RuleSet, deal: Deal, by: Position, command: Command, *, proven: bool = False
) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after `command`, and the events that led there; else as `decide`."""
    event = _EVENTS[type(command)](deal, by, command, proven and _tells_proofs(rules, command))
    try:
        after = apply(rules, deal, event)
    except IllegalEvent as refusal:
        raise IllegalCommand(refusal.reason, refusal.message, source=refusal.source) from refusal
    return _with_disclosures(rules, after, (event,))


def _tells_proofs(rules: RuleSet, command: Command) -> bool:
    """Whether a proof may be seen: where the defenders always answer a claim, it would answer for them."""
    return rules.claims.server_proof or not isinstance(command, Claim)


def disclosure(deal: Deal) -> Event | None:
    """The event by which the table shows what the rules now require to be shown; None if it is nothing."""
    phase = deal.phase
    if isinstance(phase, Showing):
        declarer = _declarer(phase)
        return CardsShown(declarer, cards_in(deal.hands[declarer.index]))
    if isinstance(phase, Consulting):
        return DefendersConsulted(_hands(deal, hidden=_declarer(phase)))
    return None


def revealed(deal: Deal) -> CardsRevealed:
    """The event that shows all cards after the end of `deal`."""
    return CardsRevealed(_hands(deal, hidden=None), _pair(deal.skat), _pair(deal.dealt_skat))


def _with_disclosures(
    rules: RuleSet, deal: Deal, events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    while event := disclosure(deal):
        deal, events = apply(rules, deal, event), (*events, event)
    if is_over(deal.phase):
        event = revealed(deal)
        return apply(rules, deal, event), (*events, event)
    return deal, events


def _declarer(phase: Showing | Consulting) -> Position:
    assert isinstance(phase.playing.frame, Game), "a declared game"
    return phase.playing.frame.declarer


def _hands(deal: Deal, *, hidden: Position | None) -> Hands:
    shown = (NO_CARDS if place is hidden else hand for place, hand in zip(POSITIONS, deal.hands, strict=True))
    return Hands(*(cards_in(hand) for hand in shown))


def _pair(cards: CardSet) -> Any:
    """Both cards of a skat; of another number where the event is going to be refused anyway."""
    return cards_in(cards)


_DOUBLING_EVENTS = {call: event for event, call in CALL_OF.items()}

_EVENTS: dict[type, Callable[[Deal, Position, Any, bool], Event]] = {
    Bid: lambda deal, by, command, proven: BidMade(by, command.value),
    Hold: lambda deal, by, command, proven: BidHeld(by),
    Pass: lambda deal, by, command, proven: Passed(by),
    DeclareGrandHand: lambda deal, by, command, proven: GrandHandDeclared(by),
    DeclineGrandHand: lambda deal, by, command, proven: GrandHandDeclined(by),
    PickUpSkat: lambda deal, by, command, proven: SkatPickedUp(by, _pair(deal.skat)),
    PushSkat: lambda deal, by, command, proven: SkatPushed(by),
    Discard: lambda deal, by, command, proven: CardsDiscarded(by, command.cards),
    DeclareGame: lambda deal, by, command, proven: _declared(by, command),
    Rearrange: lambda deal, by, command, proven: DefendersRearranged(by, command.hands),
    Double: lambda deal, by, command, proven: _DOUBLING_EVENTS[command.call](by),
    Knock: lambda deal, by, command, proven: Knocked(by),
    AnnounceJungfrau: lambda deal, by, command, proven: JungfrauAnnounced(by),
    Decline: lambda deal, by, command, proven: CallDeclined(by),
    PlayCard: lambda deal, by, command, proven: CardPlayed(by, command.card),
    Claim: lambda deal, by, command, proven: Claimed(by, command.level, _hand(deal, by), proven),
    PlayOpen: lambda deal, by, command, proven: OpenPlayed(by, _hand(deal, by), proven),
    Concede: lambda deal, by, command, proven: Conceded(by),
    OfferGift: lambda deal, by, command, proven: GiftOffered(by),
    Answer: lambda deal, by, command, proven: Answered(by, command.accepted),
}


def _declared(by: Position, command: DeclareGame) -> GameDeclared:
    return GameDeclared(
        by,
        command.game,
        command.hand,
        command.schneider,
        command.schwarz,
        command.ouvert,
        command.spitze,
        command.revolution,
    )


def _hand(deal: Deal, by: Position) -> tuple[Any, ...]:
    return cards_in(deal.hands[by.index])
