"""What a position may do now, computed from its view alone.

`tests/properties` holds this to `core.deal.decide`: what is offered here is accepted there, and nothing else.
"""

from itertools import product

import msgspec

from vorhand.core.cards import JACKS, Card, CardSet, cards_in
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
from vorhand.core.contract import CONTRACT_GAMES, Announcement, legal_cards
from vorhand.core.errors import IllegalContract
from vorhand.core.phases.claims import claim_levels, may_offer_gift
from vorhand.core.phases.opening import can_double
from vorhand.core.phases.ramsch import may_announce_jungfrau, may_knock
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    ClaimAsked,
    ConcessionAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    GiftAsked,
    GrandHandAsked,
    Playing,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Rearranging,
    Showing,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules import announcing
from vorhand.core.rules.kontra import next_doubling
from vorhand.core.rules.ladder import LOWEST_BID, next_bids
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.view import View


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that may be asked for now; empty parts are not possible now."""

    simple: tuple[Command, ...] = ()
    """Commands that carry no cards or values to choose."""
    bids: tuple[int, ...] = ()
    """Values that may be named."""
    cards: tuple[Card, ...] = ()
    """Cards that may be played."""
    discards: tuple[Card, ...] = ()
    """Cards of which two may be laid away."""
    declarations: tuple[DeclareGame, ...] = ()
    """Complete announcements; a command that leaves implied steps out stands for the complete one."""
    claims: tuple[ClaimLevel, ...] = ()
    rearrange: tuple[Card, ...] = ()
    """The defenders' twenty cards, of which each gets ten."""

    def __bool__(self) -> bool:
        return self != NO_OPTIONS


NO_OPTIONS = Options()


def options(rules: RuleSet, view: View) -> Options:
    """What the position may do now; nothing for a spectator."""
    if view.position is None:
        return NO_OPTIONS
    return _options(rules, view, view.position)


def allows(rules: RuleSet, view: View, command: Command) -> bool:
    """Whether `command` is among the options of the view."""
    offered = options(rules, view)
    match command:
        case Bid():
            return command.value in offered.bids
        case PlayCard():
            return command.card in offered.cards
        case Discard():
            return command.cards[0] is not command.cards[1] and set(command.cards) <= set(offered.discards)
        case DeclareGame():
            return _completed(rules, command) in offered.declarations
        case Claim():
            return command.level in offered.claims
        case Rearrange():
            return _divides(view, command, offered.rearrange)
        case _:
            return command in offered.simple


def _options(rules: RuleSet, view: View, me: Position) -> Options:
    match view.phase:
        case Auction():
            return _auction(rules, view.phase, me)
        case ForehandAsked():
            return Options(simple=(Pass(),), bids=(LOWEST_BID,)) if me is Position.FOREHAND else NO_OPTIONS
        case SkatChoice() | Discarding() | Declaring():
            return _skat(rules, view, me)
        case GrandHandAsked() | RamschChoice() | RamschDiscarding() | RamschCalls():
            return _ramsch(rules, view, me)
        case Playing():
            return _playing(rules, view, view.phase, me)
        case CallsAsked() | Showing() | Rearranging():
            return _opening(rules, view, me)
        case ClaimAsked() | ConcessionAsked() | GiftAsked():
            return Options(simple=(Answer(True), Answer(False))) if me in _asked(view.phase) else NO_OPTIONS
        case _:
            return NO_OPTIONS


def _auction(rules: RuleSet, phase: Auction, me: Position) -> Options:
    if phase.is_asked and me is phase.listener:
        return Options(simple=(Hold(), Pass()))
    if not phase.is_asked and me is phase.asker:
        return Options(simple=(Pass(),), bids=next_bids(rules, phase.bid))
    return NO_OPTIONS


def _skat(rules: RuleSet, view: View, me: Position) -> Options:
    phase = view.phase
    assert isinstance(phase, SkatChoice | Discarding | Declaring), "the declarer's choices"
    if me is not phase.won.declarer:
        return NO_OPTIONS
    if isinstance(phase, Discarding):
        return Options(discards=cards_in(view.hand))
    known = CardSet(view.hand | view.skat)
    if isinstance(phase, Declaring):
        return Options(declarations=_declarations(rules, phase.won.bid, view.hand, known, hand=False))
    return Options(
        simple=(PickUpSkat(),),
        declarations=_declarations(rules, phase.won.bid, view.hand, view.hand, hand=True),
    )


def _declarations(
    rules: RuleSet, bid: int, held: CardSet, known: CardSet, *, hand: bool
) -> tuple[DeclareGame, ...]:
    found = []
    for game, said in product(CONTRACT_GAMES, _SAID[hand]):
        try:
            contract = announcing.contract(rules, game, said)
            announcing.check_bid_covered(rules, contract, bid)
            announcing.check_spitze_cards(contract, held, known)
        except IllegalContract:
            continue
        if contract.announced == said:
            found.append(DeclareGame.of(contract))
    return tuple(found)


def _announcements(*, hand: bool) -> tuple[Announcement, ...]:
    return tuple(Announcement(hand, *said) for said in product((False, True), repeat=5))


_SAID = {hand: _announcements(hand=hand) for hand in (False, True)}


def _completed(rules: RuleSet, command: DeclareGame) -> DeclareGame | None:
    try:
        return DeclareGame.of(announcing.contract(rules, command.game, command.announced))
    except IllegalContract:
        return None


def _ramsch(rules: RuleSet, view: View, me: Position) -> Options:
    phase = view.phase
    if isinstance(phase, RamschCalls):
        return _ramsch_calls(rules, phase, me)
    assert isinstance(phase, GrandHandAsked | RamschChoice | RamschDiscarding), "choices before a Ramsch"
    if me is not phase.turn:
        return NO_OPTIONS
    if isinstance(phase, GrandHandAsked):
        return Options(simple=(DeclareGrandHand(), DeclineGrandHand()))
    if isinstance(phase, RamschChoice):
        return Options(simple=(PickUpSkat(), PushSkat()))
    forbidden = JACKS if rules.ramsch.jacks == "taker_may_not" else 0
    return Options(discards=cards_in(CardSet(view.hand & ~forbidden)))


def _ramsch_calls(rules: RuleSet, phase: RamschCalls, me: Position) -> Options:
    if me not in phase.pending:
        return NO_OPTIONS
    knock = (Knock(),) if may_knock(rules, phase.ramsch, me) else ()
    jungfrau = (AnnounceJungfrau(),) if may_announce_jungfrau(rules, phase.ramsch) else ()
    return Options(simple=(*knock, *jungfrau, Decline()))


def _playing(rules: RuleSet, view: View, phase: Playing, me: Position) -> Options:
    mine = me is phase.turn
    cards = cards_in(legal_cards(phase.frame.order, view.hand, phase.led)) if mine else ()
    if not isinstance(phase.frame, Game):
        return Options(cards=cards)
    if me is phase.frame.declarer:
        return Options(
            cards=cards, simple=(*_doubling(rules, phase, me), Concede()), claims=claim_levels(phase)
        )
    gift = (OfferGift(),) if may_offer_gift(rules, phase) else ()
    return Options(cards=cards, simple=(*_doubling(rules, phase, me), Concede(), PlayOpen(), *gift))


def _doubling(rules: RuleSet, playing: Playing, me: Position) -> tuple[Double, ...]:
    call = next_doubling(playing.terms.doublings)
    return (Double(call),) if call and can_double(rules, playing, me, call) else ()


def _opening(rules: RuleSet, view: View, me: Position) -> Options:
    phase = view.phase
    assert isinstance(phase, CallsAsked | Showing | Rearranging), "choices before the cards"
    if isinstance(phase, Showing):
        return Options(simple=_doubling(rules, phase.playing, me))
    if me not in phase.pending:
        return NO_OPTIONS
    if isinstance(phase, CallsAsked):
        return Options(simple=(*_doubling(rules, phase.playing, me), Decline()))
    return Options(simple=(Decline(),), rearrange=cards_in(_pool(view)))


def _pool(view: View) -> CardSet:
    """The defenders' twenty cards as one of them sees them."""
    (partner,) = (place for place in _defenders(view) if place is not view.position)
    return CardSet(view.hand | view.open_hands[partner.index])


def _divides(view: View, command: Rearrange, pool: tuple[Card, ...]) -> bool:
    if not pool:
        return False
    defenders = _defenders(view)
    hands = [command.hands.of(place) for place in POSITIONS]
    sizes_fit = all(
        len(cards) == (10 if place in defenders else 0) for place, cards in zip(POSITIONS, hands, strict=True)
    )
    return sizes_fit and {card for cards in hands for card in cards} == set(pool)


def _defenders(view: View) -> tuple[Position, Position]:
    assert isinstance(view.phase, Rearranging), "cards are rearranged in a Revolution"
    game = view.phase.playing.frame
    assert isinstance(game, Game), "a Revolution is a declared game"
    return game.defenders


def _asked(phase: ClaimAsked | ConcessionAsked | GiftAsked) -> tuple[Position, ...]:
    return (phase.asked,) if isinstance(phase, GiftAsked) else phase.pending
