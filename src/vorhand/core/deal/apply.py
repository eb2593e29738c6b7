"""Folding an event into the full state: the open part moves by `phases.machine`, the cards move here."""

from collections.abc import Callable, Iterable
from typing import Any

from vorhand.core.cards import JACKS, NO_CARDS, PACK, Card, CardSet, card_set, cards_text
from vorhand.core.contract import legal_cards
from vorhand.core.deal.state import Deal, ThreeHands
from vorhand.core.errors import IllegalContract, IllegalEvent, Reason
from vorhand.core.events import (
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    GameDeclared,
    Hands,
    OpenPlayed,
    SeedRevealed,
    SkatPickedUp,
)
from vorhand.core.phases.machine import step
from vorhand.core.phases.shuffling import setting_of
from vorhand.core.phases.skat import declared_contract
from vorhand.core.phases.types import (
    Consulting,
    Declaring,
    Ended,
    Game,
    Phase,
    Playing,
    RamschDiscarding,
    Rearranging,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.announcing import check_spitze_cards
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.shuffle import deal_out, deck, parse_secret
from vorhand.core.view.observe import observe


def apply(rules: RuleSet, deal: Deal, event: Event) -> Deal:
    """The deal after `event`.

    Raises `IllegalEvent` if the event cannot follow; the deal is a value and stays as it was.
    """
    phase = step(rules, deal.phase, observe(event, None))
    move = MOVES.get(type(event))
    if move is None:
        return Deal(phase, deal.hands, deal.skat, deal.dealt, deal.dealt_skat)
    return move(rules, deal, phase, event)


def _play(rules: RuleSet, deal: Deal, phase: Phase, event: CardPlayed) -> Deal:
    playing = deal.phase
    assert isinstance(playing, Playing), "cards are played in Playing"
    card = event.card
    hand = deal.hands[event.by.index]
    legal = legal_cards(playing.frame.order, hand, playing.led)
    if not legal & card.bit:
        raise _card_refused(card, hand, legal, playing)
    return Deal(
        phase,
        _with_hand(deal.hands, event.by, CardSet(hand ^ card.bit)),
        deal.skat,
        deal.dealt,
        deal.dealt_skat,
    )


def _card_refused(card: Card, hand: CardSet, legal: CardSet, playing: Playing) -> IllegalEvent:
    allowed = cards_text(legal)
    if not hand & card.bit:
        return IllegalEvent(Reason.CARD_NOT_HELD, f"{card.value} is not in hand; playable: {allowed}")
    led = playing.trick[0].value
    return IllegalEvent(
        Reason.MUST_FOLLOW, f"{card.value} does not follow {led}; playable: {allowed}", source="ISkO 2022 4.2"
    )


def _deal(rules: RuleSet, deal: Deal, phase: Phase, event: CardsDealt) -> Deal:
    cards = [*event.hands.forehand, *event.hands.middlehand, *event.hands.rearhand, *event.skat]
    if any(len(event.hands.of(place)) != 10 for place in POSITIONS) or card_set(cards) != PACK:
        raise IllegalEvent(Reason.BAD_DEAL, "a deal is ten cards each and two to the skat, all different")
    hands = _sets(event.hands)
    skat = card_set(event.skat)
    return Deal(phase, hands, skat, hands, skat)


def _pick_up(rules: RuleSet, deal: Deal, phase: Phase, event: SkatPickedUp) -> Deal:
    _check_same(event.cards, deal.skat, "the skat")
    twelve = CardSet(deal.hands[event.by.index] | deal.skat)
    return Deal(phase, _with_hand(deal.hands, event.by, twelve), NO_CARDS, deal.dealt, deal.dealt_skat)


def _discard(rules: RuleSet, deal: Deal, phase: Phase, event: CardsDiscarded) -> Deal:
    laid = card_set(event.cards)
    hand = deal.hands[event.by.index]
    if laid.bit_count() != 2 or laid & ~hand:
        raise IllegalEvent(
            Reason.BAD_DISCARD,
            f"two different cards of {cards_text(hand)} are laid away",
            source="ISkO 2022 3.5",
        )
    if isinstance(deal.phase, RamschDiscarding) and rules.ramsch.jacks == "taker_may_not" and laid & JACKS:
        raise IllegalEvent(
            Reason.JACK_DISCARDED, "no jack may be laid back into the skat", source="house rule"
        )
    return Deal(
        phase, _with_hand(deal.hands, event.by, CardSet(hand ^ laid)), laid, deal.dealt, deal.dealt_skat
    )


def _declare(rules: RuleSet, deal: Deal, phase: Phase, event: GameDeclared) -> Deal:
    before = deal.phase
    assert isinstance(before, SkatChoice | Declaring), "games are declared after the auction"
    hand = deal.hands[event.by.index]
    # An unseen skat cannot forbid a Spitze: the refusal would tell what lies in it.
    known = hand if event.hand else CardSet(hand | deal.skat)
    try:
        check_spitze_cards(declared_contract(rules, event, before.won.bid), hand, known)
    except IllegalContract as refusal:
        raise IllegalEvent(refusal.reason, refusal.message, source=refusal.source) from refusal
    return _moved(deal, phase)


def _show(rules: RuleSet, deal: Deal, phase: Phase, event: CardsShown | Claimed | OpenPlayed) -> Deal:
    _check_same(event.cards, deal.hands[event.by.index], "the hand")
    return _moved(deal, phase)


def _consult(rules: RuleSet, deal: Deal, phase: Phase, event: DefendersConsulted) -> Deal:
    assert isinstance(deal.phase, Consulting), "defenders consult in a Revolution"
    declarer = _declarer(deal.phase)
    for place in POSITIONS:
        expected = NO_CARDS if place is declarer else deal.hands[place.index]
        _check_same(event.hands.of(place), expected, f"the cards of {place.value} that the defenders see")
    return _moved(deal, phase)


def _rearrange(rules: RuleSet, deal: Deal, phase: Phase, event: DefendersRearranged) -> Deal:
    assert isinstance(deal.phase, Rearranging), "defenders rearrange in a Revolution"
    declarer = _declarer(deal.phase)
    new = _sets(event.hands)
    sizes_fit = all(len(event.hands.of(place)) == (0 if place is declarer else 10) for place in POSITIONS)
    pool = CardSet(
        sum(hand for place, hand in zip(POSITIONS, deal.hands, strict=True) if place is not declarer)
    )
    if not sizes_fit or sum(hand.bit_count() for hand in new) != 20 or new[0] | new[1] | new[2] != pool:
        raise IllegalEvent(
            Reason.BAD_REARRANGEMENT,
            "the defenders' twenty cards are divided into ten and ten",
            source="house rule",
        )
    hands = _with_hand(new, declarer, deal.hands[declarer.index])
    return Deal(phase, hands, deal.skat, deal.dealt, deal.dealt_skat)


def _reveal(rules: RuleSet, deal: Deal, phase: Phase, event: CardsRevealed) -> Deal:
    for place in POSITIONS:
        _check_same(event.hands.of(place), deal.hands[place.index], f"the cards left to {place.value}")
    _check_same(event.skat, deal.skat, "the skat")
    _check_same(event.dealt_skat, deal.dealt_skat, "the skat as dealt")
    return _moved(deal, phase)


def _reveal_seed(rules: RuleSet, deal: Deal, phase: Phase, event: SeedRevealed) -> Deal:
    assert isinstance(deal.phase, Ended), "the seed is shown after the end"
    shuffle = setting_of(deal.phase).shuffle
    assert shuffle is not None, "the machine has checked the seed"
    nonces = [parse_secret(nonce) for nonce in shuffle.nonces]
    hands, skat = deal_out(deck(parse_secret(event.seed), shuffle.table, shuffle.number, nonces, shuffle.cut))
    if tuple(card_set(hand) for hand in hands) != deal.dealt or card_set(skat) != deal.dealt_skat:
        raise IllegalEvent(Reason.SHUFFLE_MISMATCH, "the cards dealt are not those that the seed gives")
    return _moved(deal, phase)


MOVES: dict[type, Callable[[RuleSet, Deal, Phase, Any], Deal]] = {
    CardPlayed: _play,
    CardsDealt: _deal,
    SkatPickedUp: _pick_up,
    CardsDiscarded: _discard,
    GameDeclared: _declare,
    CardsShown: _show,
    Claimed: _show,
    OpenPlayed: _show,
    DefendersConsulted: _consult,
    DefendersRearranged: _rearrange,
    CardsRevealed: _reveal,
    SeedRevealed: _reveal_seed,
}
"""The events that move or show cards; all others change only what lies open."""


def _moved(deal: Deal, phase: Phase) -> Deal:
    return Deal(phase, deal.hands, deal.skat, deal.dealt, deal.dealt_skat)


def _with_hand(hands: ThreeHands, position: Position, hand: CardSet) -> ThreeHands:
    first, second, third = hands
    if position is POSITIONS[0]:
        return hand, second, third
    if position is POSITIONS[1]:
        return first, hand, third
    return first, second, hand


def _sets(hands: Hands) -> ThreeHands:
    return card_set(hands.forehand), card_set(hands.middlehand), card_set(hands.rearhand)


def _declarer(phase: Consulting | Rearranging) -> Position:
    assert isinstance(phase.playing.frame, Game), "a Revolution is a declared game"
    return phase.playing.frame.declarer


def _check_same(cards: Iterable[Card], expected: CardSet, what: str) -> None:
    named = list(cards)
    if card_set(named) != expected or len(named) != expected.bit_count():
        raise IllegalEvent(Reason.WRONG_CARDS_SHOWN, f"these cards are not {what}")
