"""What a review says, as frozen values that go to JSON as they are.

Card points and chances are the declarer's throughout, whoever played the card; only a loss is counted from
the side of the one who played.
"""

from enum import Enum

import msgspec

from vorhand.core.cards import Card
from vorhand.core.contract import Contract, GameType
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardsDiscarded,
    DoublingEvent,
    GameDeclared,
    Passed,
    SkatPickedUp,
)
from vorhand.core.positions import Position
from vorhand.core.result import ThreePoints
from vorhand.core.units import CardPoints, GamePoints

Call = BidMade | BidHeld | Passed | SkatPickedUp | CardsDiscarded | GameDeclared | DoublingEvent
"""What is said and laid away besides the cards that are played, as far as it is reviewed."""


class Outlook(Enum):
    """How a game ends for the declarer with best play of all who see all cards."""

    LOST_SCHNEIDER = "lost_schneider"
    """Lost with 30 card points or fewer."""
    LOST = "lost"
    WON = "won"
    WON_SCHNEIDER = "won_schneider"
    """Won with 90 card points or more."""

    @property
    def is_won(self) -> bool:
        """Whether the declarer wins."""
        return self in (Outlook.WON, Outlook.WON_SCHNEIDER)


class Turn(Enum):
    """What changed in the outlook by a card or a discard that was not the best."""

    NOTHING = "nothing"
    SCHNEIDER = "schneider"
    GAME = "game"
    """Won became lost, or lost became won."""


class OpenWorth(msgspec.Struct, frozen=True, kw_only=True):
    """A card with all cards open."""

    points: CardPoints | None
    """The declarer's final card points with best play after it; None in null."""
    best: tuple[Card, ...]
    """The best legal cards, in index order."""
    loss: CardPoints
    """Card points that it cost the side of the one who played it; 0 in null."""
    before: Outlook
    """With a best card instead."""
    after: Outlook
    turned: Turn


class SeenWorth(msgspec.Struct, frozen=True, kw_only=True):
    """A card as seen by the one who played it, over worlds that agree with what he saw."""

    win: float
    """The share of the worlds in which the declarer wins after it, 0..1."""
    best: Card
    """The card with which the side of the one who played wins most often; the played one among equals."""
    best_win: float
    """The declarer's share after the best card."""
    loss: float
    """The chance to win that the card cost the side of the one who played, 0..1."""


class CardReview(msgspec.Struct, frozen=True, kw_only=True):
    """One card that was played."""

    index: int
    """0..29 in the order of play."""
    trick: int
    """1..10."""
    by: Position
    card: Card
    is_forced: bool
    """Whether no other card was legal."""
    taken: ThreePoints
    """By position: card points of the tricks taken when the card lies on the table."""
    open: OpenWorth | None
    """None in Ramsch, and where it was not reviewed."""
    seen: SeenWorth | None
    """None in Ramsch, for a forced card, and where it was not reviewed."""


class OpenGame(msgspec.Struct, frozen=True, kw_only=True):
    """What a game would have come to with all cards open."""

    contract: Contract
    discards: tuple[Card, ...]
    """Two cards with which it comes to this; none in a hand game."""
    outlook: Outlook
    value: int
    """What it would be worth."""
    score: GamePoints
    """What the declarer would write, Kontra and Bock not counted."""


class JudgedBid(msgspec.Struct, frozen=True, kw_only=True, tag="bid"):
    """A bid, a yes or a pass."""

    limit: int
    """The value of the dearest game that this position would have won with the skat; 0 for none."""
    game: GameType | None
    """That game."""
    is_right: bool
    """Whether the value was named or held up to the limit, and declined above it."""


class JudgedSkat(msgspec.Struct, frozen=True, kw_only=True, tag="skat"):
    """The skat was taken."""

    with_skat: OpenGame
    from_hand: OpenGame
    loss: GamePoints
    """What the best hand game would have brought more."""


class JudgedDiscard(msgspec.Struct, frozen=True, kw_only=True, tag="discard"):
    """Two cards were laid away for the game that was then declared."""

    points: CardPoints | None
    """The declarer's final card points with best play; None in null."""
    best: tuple[Card, ...]
    best_points: CardPoints | None
    loss: CardPoints
    before: Outlook
    after: Outlook
    turned: Turn


class JudgedGame(msgspec.Struct, frozen=True, kw_only=True, tag="game"):
    """A game was declared."""

    chosen: OpenGame
    others: tuple[OpenGame, ...]
    """Other games with their best discards, the best score first; for a hand game those with the skat too."""
    loss: GamePoints
    """What the best of the others, if it wins, would have brought more."""


class JudgedDoubling(msgspec.Struct, frozen=True, kw_only=True, tag="doubling"):
    """Kontra or an answer to it."""

    points: CardPoints | None
    """The declarer's final card points with best play from then on; None in null."""
    outlook: Outlook
    is_right: bool
    """Whether the side that doubled wins with best play."""


Judgement = JudgedBid | JudgedSkat | JudgedDiscard | JudgedGame | JudgedDoubling
"""A call with all cards open."""


class CallWorth(msgspec.Struct, frozen=True, kw_only=True):
    """A call as seen by the one who made it."""

    worth: float
    """List points that it promises on average."""
    best: float
    """List points that the best call promises, `worth` or more."""


class CallReview(msgspec.Struct, frozen=True, kw_only=True):
    """One call."""

    number: int
    """Number of its event in the deal, from 0."""
    by: Position
    call: Call
    bid: int
    """The value that was named, held or declined; after the auction the value that won it."""
    open: Judgement | None
    """None where it was not reviewed."""
    seen: CallWorth | None
    """None where nothing judges such a call."""


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What the cards of one player cost together."""

    by: Position
    loss: CardPoints
    """With all cards open; 0 in null."""
    turned: int
    """Cards that turned the game."""
    seen_loss: float
    """Chances to win lost as the player saw it, added up; 1 is a whole game."""
    worst: int | None
    """Index of the card that cost most with all cards open; None where none cost anything."""


class Stopped(Enum):
    """Why a review is not complete."""

    BUDGET = "budget"
    CANCELLED = "cancelled"
    TOO_HARD = "too_hard"
    """A single question took more than its share."""


class Remainder(msgspec.Struct, frozen=True, kw_only=True):
    """What was not reviewed."""

    why: Stopped
    cards: int
    """Cards without open-card value."""
    calls: int
    """Calls without judgement."""
    seen: int
    """Cards that were not judged as seen."""


class DealReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one deal."""

    game: GameType | None
    """Ramsch too; None if no card could be played."""
    declarer: Position | None
    contract: Contract | None
    bid: int
    """0 where nobody declared."""
    start: Outlook | None
    """With best play from the first card on; None without a declarer, and where it was not reviewed."""
    start_points: CardPoints | None
    """The declarer's card points then; None in null too."""
    end: Outlook | None
    """With best play after the last card that was played."""
    cards: tuple[CardReview, ...]
    unplayed: int
    """Cards that were not played because the game ended early."""
    calls: tuple[CallReview, ...]
    tallies: tuple[Tally, ...]
    """Of those whose cards were reviewed; empty if no card of a declared game was played."""
    remainder: Remainder | None
    """None if all was reviewed."""

    def turning(self) -> tuple[CardReview, ...]:
        """The cards that turned the game or the Schneider, in the order of play."""
        return tuple(card for card in self.cards if card.open and card.open.turned is not Turn.NOTHING)
