"""Commands of every kind, sensible and senseless: what `options` and `decide` have to agree about."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import get_args

from vorhand.core.cards import CARDS, Card, cards_in
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
from vorhand.core.contract import GameType
from vorhand.core.deal.state import Deal
from vorhand.core.events import Hands
from vorhand.core.phases.types import (
    Auction,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    Phase,
    Playing,
    RamschDiscarding,
    Rearranging,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.valuation import ClaimLevel

HIGHEST_BID = 400

BIDS: tuple[Command, ...] = tuple(Bid(value) for value in range(HIGHEST_BID + 1))
PLAYS: tuple[Command, ...] = tuple(PlayCard(card) for card in CARDS)
DECLARATIONS: tuple[Command, ...] = tuple(
    DeclareGame(game, *said) for game, said in product(GameType, product((False, True), repeat=6))
)
SIMPLE: tuple[Command, ...] = (
    Hold(),
    Pass(),
    DeclareGrandHand(),
    DeclineGrandHand(),
    PickUpSkat(),
    PushSkat(),
    *(Double(call) for call in DOUBLINGS),
    Knock(),
    AnnounceJungfrau(),
    Decline(),
    PlayOpen(),
    Concede(),
    OfferGift(),
    Answer(True),
    Answer(False),
    *(Claim(level) for level in ClaimLevel),
)
"""Commands without much to choose; they are all tried everywhere."""

_PHASES: dict[type[Phase], tuple[Command, ...]] = {
    Auction: BIDS,
    ForehandAsked: BIDS,
    SkatChoice: DECLARATIONS,
    Declaring: DECLARATIONS,
    Playing: PLAYS,
}
"""The commands that a phase is about."""


def universe(rng: Random, deal: Deal) -> tuple[Command, ...]:
    """Every command of the universe, with discards and rearrangements for `deal`."""
    return (*SIMPLE, *BIDS, *PLAYS, *DECLARATIONS, *discards(rng, deal), *rearrangements(rng, deal))


def to_the_point(rng: Random, deal: Deal, *, most: int) -> tuple[Command, ...]:
    """The commands that the phase of `deal` is about (`most` of them), all simple ones, and a few others."""
    every = _PHASES.get(type(deal.phase), ())
    own = every if len(every) <= most else tuple(rng.sample(every, most))
    stray = [
        command
        for kind in (BIDS, PLAYS, DECLARATIONS)
        if kind is not every
        for command in rng.sample(kind, 3)
    ]
    about_skat = isinstance(deal.phase, Discarding | RamschDiscarding)
    pairs = tuple(discards(rng, deal)) if about_skat else tuple(discards(rng, deal))[-3:]
    return (*SIMPLE, *own, *stray, *pairs, *rearrangements(rng, deal))


def discards(rng: Random, deal: Deal) -> Iterator[Discard]:
    """Pairs of cards to lay away: all of one hand, and some of the whole pack, equal ones too."""
    longest = max(deal.hands, key=lambda hand: hand.bit_count())
    for first, second in combinations(cards_in(longest), 2):
        yield Discard((first, second))
    for _ in range(12):
        yield Discard((rng.choice(CARDS), rng.choice(CARDS)))
    card = rng.choice(cards_in(longest) or CARDS)
    yield Discard((card, card))


def rearrangements(rng: Random, deal: Deal) -> Iterator[Rearrange]:
    """Divisions of the defenders' cards: one that is legal in a Revolution, and neighbours that are not."""
    if not isinstance(deal.phase, Rearranging):
        yield Rearrange(Hands((), (), ()))
        return
    assert isinstance(deal.phase.playing.frame, Game), "a Revolution"
    first, second = deal.phase.playing.frame.defenders
    pool = [card for place in (first, second) for card in cards_in(deal.hands[place.index])]
    foreign = [card for card in CARDS if card not in pool]
    for ten, other in _divisions(rng.sample(pool, 20), rng.choice(foreign)):
        halves = {first: ten, second: other}
        yield Rearrange(Hands(*(halves.get(place, ()) for place in POSITIONS)))
        yield Rearrange(Hands(*(halves.get(place, ten) for place in POSITIONS)))


def _divisions(pool: list[Card], foreign: Card) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    ten, other = tuple(pool[:10]), tuple(pool[10:])
    yield ten, other
    yield ten, other[:9]
    yield (*ten, other[0]), other[1:]
    yield ten, (*other[:9], foreign)
    yield ten, (*other[:9], ten[0])
    yield (*ten[:9], ten[0]), other
    yield (), ()


assert {type(command) for command in (*BIDS, *PLAYS, *DECLARATIONS, *SIMPLE)} | {Discard, Rearrange} == set(
    get_args(Command)
), "a command type is missing"
