"""What a seat asks for. A command is thin: what it discloses is filled in by `core.deal.decide`."""

from typing import Self

import msgspec

from vorhand.core.cards import Card
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.events import Hands, snake_case
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.valuation import ClaimLevel


class CommandBase(
    msgspec.Struct, frozen=True, tag_field="command", tag=snake_case, forbid_unknown_fields=True, gc=False
):
    """Common settings of all commands."""


class Bid(CommandBase, frozen=True):
    """Name a value."""

    value: int


class Hold(CommandBase, frozen=True):
    """Say yes to the value named."""


class Pass(CommandBase, frozen=True):
    """Leave the auction."""


class DeclareGrandHand(CommandBase, frozen=True):
    """Play Grand Hand in a Ramsch round."""


class DeclineGrandHand(CommandBase, frozen=True):
    """Do not play Grand Hand in a Ramsch round."""


class PickUpSkat(CommandBase, frozen=True):
    """Take the skat into the hand."""


class PushSkat(CommandBase, frozen=True):
    """Push the skat on unseen."""


class Discard(CommandBase, frozen=True):
    """Lay two cards away."""

    cards: tuple[Card, Card]


class DeclareGame(CommandBase, frozen=True):
    """Name the game and what goes with it."""

    game: GameType
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False
    spitze: bool = False
    revolution: bool = False

    @classmethod
    def of(cls, contract: Contract) -> Self:
        """What is said to declare this contract."""
        said = contract.announced
        return cls(
            contract.game, said.hand, said.schneider, said.schwarz, said.ouvert, said.spitze, said.revolution
        )

    @property
    def announced(self) -> Announcement:
        """The announcement as said, without implied steps."""
        return Announcement(
            self.hand, self.schneider, self.schwarz, self.ouvert, self.spitze, self.revolution
        )


class Rearrange(CommandBase, frozen=True):
    """Divide the defenders' twenty cards anew; the declarer's place is empty."""

    hands: Hands


class Double(CommandBase, frozen=True):
    """Say Kontra, Re, Supra or Hirsch."""

    call: Doubling


class Knock(CommandBase, frozen=True):
    """Double a Ramsch by knocking."""


class AnnounceJungfrau(CommandBase, frozen=True):
    """Announce that one takes no trick in the Ramsch."""


class Decline(CommandBase, frozen=True):
    """Make none of the calls that one is asked for."""


class PlayCard(CommandBase, frozen=True):
    """Play a card."""

    card: Card


class Claim(CommandBase, frozen=True):
    """Claim the game at a level."""

    level: ClaimLevel


class PlayOpen(CommandBase, frozen=True):
    """As a defender lay the hand open: the declarer gets no further trick."""


class Concede(CommandBase, frozen=True):
    """Give the game up."""


class OfferGift(CommandBase, frozen=True):
    """As a defender offer the game as a gift."""


class Answer(CommandBase, frozen=True):
    """Answer a claim, a concession or a gift."""

    accepted: bool


Command = (
    Bid
    | Hold
    | Pass
    | DeclareGrandHand
    | DeclineGrandHand
    | PickUpSkat
    | PushSkat
    | Discard
    | DeclareGame
    | Rearrange
    | Double
    | Knock
    | AnnounceJungfrau
    | Decline
    | PlayCard
    | Claim
    | PlayOpen
    | Concede
    | OfferGift
    | Answer
)
