"""What happened in a deal: choices, chance and disclosures, nothing that follows from them.

An event is a frozen fact and the unit of every log. The tag `event` in JSON is the class name in snake case:
`{"event": "card_played", "by": "forehand", "card": "CJ"}`.
"""

import re

import msgspec

from vorhand.core.cards import Card
from vorhand.core.contract import Announcement, GameType
from vorhand.core.positions import Position
from vorhand.core.rules.valuation import ClaimLevel


def snake_case(name: str) -> str:
    """The tag of a class: `CardPlayed` -> `card_played`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class EventBase(
    msgspec.Struct, frozen=True, tag_field="event", tag=snake_case, forbid_unknown_fields=True, gc=False
):
    """Common settings of all events."""


class Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The cards of the three positions."""

    forehand: tuple[Card, ...]
    middlehand: tuple[Card, ...]
    rearhand: tuple[Card, ...]

    def of(self, position: Position) -> tuple[Card, ...]:
        """The cards of `position`."""
        return (self.forehand, self.middlehand, self.rearhand)[position.index]


class ShuffleCommitted(EventBase, frozen=True):
    """The dealing side has fixed its secret seed and published a digest of it."""

    commitment: str
    """SHA-256 of the seed, the deal's number and the table, 64 hex digits."""
    table: str
    number: int
    """Number of the deal at this table, 1 and up."""
    cutter: Position
    """Who cuts: the player to the dealer's right."""


class NonceCommitted(EventBase, frozen=True):
    """A player has fixed a nonce and published a digest of it."""

    by: Position
    commitment: str
    """SHA-256 of the nonce, 64 hex digits."""


class NonceOpened(EventBase, frozen=True):
    """A player shows the nonce that was fixed before."""

    by: Position
    nonce: str
    """32 bytes as 64 hex digits."""


class NonceWaived(EventBase, frozen=True):
    """A player gave no nonce in time; it counts as 32 zero bytes."""

    by: Position


class DeckCut(EventBase, frozen=True):
    """The player to the dealer's right cut the deck."""

    by: Position
    at: int
    """Cards lifted, 4..28."""


class CardsDealt(EventBase, frozen=True):
    """Ten cards each and two to the skat."""

    hands: Hands
    skat: tuple[Card, Card]


class BidMade(EventBase, frozen=True):
    """A player named a value."""

    by: Position
    value: int


class BidHeld(EventBase, frozen=True):
    """The listener said yes to the value."""

    by: Position


class Passed(EventBase, frozen=True):
    """A player passed and is out of the auction."""

    by: Position


class GrandHandDeclared(EventBase, frozen=True):
    """In a Ramsch round a player plays Grand Hand instead."""

    by: Position


class GrandHandDeclined(EventBase, frozen=True):
    """In a Ramsch round a player does not play Grand Hand."""

    by: Position


class SkatPickedUp(EventBase, frozen=True):
    """A player took the two cards of the skat into the hand."""

    by: Position
    cards: tuple[Card, Card]


class CardsDiscarded(EventBase, frozen=True):
    """A player laid two cards away as the skat."""

    by: Position
    cards: tuple[Card, Card]


class SkatPushed(EventBase, frozen=True):
    """In Schieberamsch a player pushed the skat on unseen."""

    by: Position


class Knocked(EventBase, frozen=True):
    """In a Ramsch round a player doubled by knocking."""

    by: Position


class JungfrauAnnounced(EventBase, frozen=True):
    """Before a Ramsch a player announced that he takes no trick."""

    by: Position


class GameDeclared(EventBase, frozen=True):
    """The declarer named the game and what goes with it."""

    by: Position
    game: GameType
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False
    spitze: bool = False
    revolution: bool = False

    @property
    def announced(self) -> Announcement:
        """The announcement as said, without implied steps."""
        return Announcement(
            self.hand, self.schneider, self.schwarz, self.ouvert, self.spitze, self.revolution
        )


class CardsShown(EventBase, frozen=True):
    """An ouvert declarer laid the hand open."""

    by: Position
    cards: tuple[Card, ...]


class DefendersConsulted(EventBase, frozen=True):
    """In a Revolution the defenders see each other's cards."""

    hands: Hands
    """The two defenders' hands; the declarer's place is empty."""


class DefendersRearranged(EventBase, frozen=True):
    """In a Revolution the defenders divided their twenty cards anew."""

    by: Position
    hands: Hands
    """The two defenders' new hands; the declarer's place is empty."""


class KontraGiven(EventBase, frozen=True):
    """A defender doubled."""

    by: Position


class ReGiven(EventBase, frozen=True):
    """The declarer answered Kontra."""

    by: Position


class SupraGiven(EventBase, frozen=True):
    """A defender answered Re."""

    by: Position


class HirschGiven(EventBase, frozen=True):
    """The declarer answered Supra."""

    by: Position


class CallDeclined(EventBase, frozen=True):
    """A player who was asked for a call (Kontra, Re, knocking, rearranging, ...) makes none."""

    by: Position


class CardPlayed(EventBase, frozen=True):
    """A card lies on the table."""

    by: Position
    card: Card


class Claimed(EventBase, frozen=True):
    """The declarer lays the hand open and claims the game at a level."""

    by: Position
    level: ClaimLevel
    cards: tuple[Card, ...]
    """The cards that the declarer still holds."""
    proven: bool = False
    """Whether an exact search on the real cards proved the claim."""


class OpenPlayed(EventBase, frozen=True):
    """A defender lays the hand open: the declarer gets no further trick."""

    by: Position
    cards: tuple[Card, ...]
    """The cards that the defender still holds."""
    proven: bool = False
    """Whether an exact search on the real cards proved it."""


class Conceded(EventBase, frozen=True):
    """A player gives the game up."""

    by: Position


class GiftOffered(EventBase, frozen=True):
    """A defender offers the game as a gift."""

    by: Position


class Answered(EventBase, frozen=True):
    """A player who was asked about a claim, a concession or a gift answered."""

    by: Position
    accepted: bool


class CardsRevealed(EventBase, frozen=True):
    """After the end everybody sees the cards that were left in hand, and the skat."""

    hands: Hands
    """Cards still in hand when play ended; empty after ten tricks."""
    skat: tuple[Card, Card]
    """The two cards that lie as the skat at the end."""
    dealt_skat: tuple[Card, Card]
    """The two cards that were dealt as the skat."""


class SeedRevealed(EventBase, frozen=True):
    """After the end the seed of the shuffle is shown, and everybody can check the deal."""

    seed: str
    """32 bytes as 64 hex digits."""


ShuffleEvent = ShuffleCommitted | NonceCommitted | NonceOpened | NonceWaived | DeckCut | SeedRevealed
DoublingEvent = KontraGiven | ReGiven | SupraGiven | HirschGiven

Event = (
    ShuffleCommitted
    | NonceCommitted
    | NonceOpened
    | NonceWaived
    | DeckCut
    | CardsDealt
    | BidMade
    | BidHeld
    | Passed
    | GrandHandDeclared
    | GrandHandDeclined
    | SkatPickedUp
    | CardsDiscarded
    | SkatPushed
    | Knocked
    | JungfrauAnnounced
    | GameDeclared
    | CardsShown
    | DefendersConsulted
    | DefendersRearranged
    | KontraGiven
    | ReGiven
    | SupraGiven
    | HirschGiven
    | CallDeclined
    | CardPlayed
    | Claimed
    | OpenPlayed
    | Conceded
    | GiftOffered
    | Answered
    | CardsRevealed
    | SeedRevealed
)


class HandDealt(EventBase, frozen=True):
    """What a position learns of the deal: its own ten cards."""

    cards: tuple[Card, ...]


class PackDealt(EventBase, frozen=True):
    """What a spectator learns of the deal: that it was made."""


class SkatTaken(EventBase, frozen=True):
    """What others learn when a player picks the skat up."""

    by: Position


class SkatLaid(EventBase, frozen=True):
    """What others learn when a player lays two cards away."""

    by: Position


class ConsultationSeen(EventBase, frozen=True):
    """What all but the defenders learn when they see each other's cards."""


class RearrangementSeen(EventBase, frozen=True):
    """What all but the defenders learn when they divide their cards anew."""

    by: Position


Redacted = HandDealt | PackDealt | SkatTaken | SkatLaid | ConsultationSeen | RearrangementSeen
"""What is observed in the place of an event that carries hidden cards."""

Observation = Event | Redacted
"""What a position or a spectator learns from one event."""
