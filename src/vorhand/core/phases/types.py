"""One type per situation of a deal. None of them holds a hidden card."""

import msgspec

from vorhand.core.cards import Card
from vorhand.core.contract import Contract, GameType
from vorhand.core.events import snake_case
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.valuation import ClaimLevel, Ending
from vorhand.core.units import CardPoints

Flags = tuple[bool, bool, bool]
"""A yes or no for forehand, middlehand, rearhand."""

NOBODY: Flags = (False, False, False)


class Value(msgspec.Struct, frozen=True, gc=False):
    """Common settings of all values here."""


class PhaseValue(Value, frozen=True, tag_field="phase", tag=snake_case):
    """Common settings of all phases; the tag tells them apart in JSON."""


def flagged(flags: Flags, position: Position) -> Flags:
    """`flags` with the one of `position` set."""
    first, second, third = (flag or place is position for flag, place in zip(flags, POSITIONS, strict=True))
    return first, second, third


class Shuffle(Value, frozen=True):
    """The proof of a shuffle as far as it is public; texts by position."""

    commitment: str
    table: str
    number: int
    cutter: Position
    digests: tuple[str, str, str] = ("", "", "")
    """Digests of the nonces; empty while not given, `waived` where a player gave none."""
    nonces: tuple[str, str, str] = ("", "", "")
    cut: int = 0
    """Cards lifted, 4..28; 0 before the cut."""


class Setting(Value, frozen=True):
    """What a deal is played under besides the rule set."""

    ramsch_round: bool = False
    """Whether the deal belongs to a Ramsch round."""
    bock: bool = False
    """Whether scores are doubled by a Bock round."""
    shuffle: Shuffle | None = None

    @property
    def doubled(self) -> bool:
        """Whether Bock doubles this deal; Bock deals wait while a Ramsch round lasts."""
        return self.bock and not self.ramsch_round


class Dealing(PhaseValue, frozen=True):
    """Before the cards are dealt; the shuffle, where there is one, is complete."""

    setting: Setting


class Shuffling(PhaseValue, frozen=True):
    """A seed is fixed; nonces and the cut are coming in."""

    setting: Setting
    shuffle: Shuffle


class Auction(PhaseValue, frozen=True):
    """Two players bid: the asker names values, the listener holds or passes."""

    setting: Setting
    asker: Position
    listener: Position
    bid: int
    is_asked: bool
    """Whether the listener has to answer the value named last."""
    rearhand_waits: bool
    """Whether rearhand has still to ask the survivor."""
    spoke: Flags
    """Who named or held at least 18."""


class ForehandAsked(PhaseValue, frozen=True):
    """Both others passed without a bid: forehand says 18 or passes."""

    setting: Setting


class GrandHandAsked(PhaseValue, frozen=True):
    """In a Ramsch round: whether `turn` plays Grand Hand instead."""

    setting: Setting
    turn: Position


class Won(Value, frozen=True):
    """How the auction ended."""

    declarer: Position
    bid: int
    spoke: Flags


class SkatChoice(PhaseValue, frozen=True):
    """The declarer takes the skat or declares a hand game."""

    setting: Setting
    won: Won


class Discarding(PhaseValue, frozen=True):
    """The declarer holds twelve cards and lays two away."""

    setting: Setting
    won: Won


class Declaring(PhaseValue, frozen=True):
    """The declarer has discarded and names the game."""

    setting: Setting
    won: Won


class RamschChoice(PhaseValue, frozen=True):
    """Schieberamsch: `turn` takes the skat or pushes it on."""

    setting: Setting
    turn: Position
    pushed: Flags


class RamschDiscarding(PhaseValue, frozen=True):
    """Schieberamsch: `turn` took the skat and lays two cards back."""

    setting: Setting
    turn: Position
    pushed: Flags


class Game(Value, frozen=True, tag="game"):
    """A declared game: what stays the same while it is played."""

    setting: Setting
    declarer: Position
    bid: int
    """0 in a Grand Hand of a Ramsch round."""
    spoke: Flags
    contract: Contract
    order: GameType
    """The card order, here the contract's game."""

    @property
    def defenders(self) -> tuple[Position, Position]:
        """The two defenders in playing order from the declarer."""
        return self.declarer.next, self.declarer.next.next


class Ramsch(Value, frozen=True, tag="ramsch"):
    """A Ramsch: what stays the same while it is played."""

    setting: Setting
    pushed: Flags
    knocked: Flags = NOBODY
    jungfrau: Position | None = None
    """Who announced that he takes no trick."""
    order: GameType = GameType.RAMSCH


class Trick(Value, frozen=True):
    """A complete trick."""

    leader: Position
    cards: tuple[Card, ...]
    """In playing order from the leader."""
    winner: Position

    @property
    def points(self) -> CardPoints:
        """Card points of the three cards."""
        return CardPoints(sum(card.points for card in self.cards))


class Terms(Value, frozen=True):
    """What was called and shown since the game was declared."""

    doublings: int = 0
    """Kontra, Re, Supra, Hirsch: 0..4."""
    doubled_at: int = 0
    """Cards played when the last of them was said."""
    gifts_refused: int = 0
    shown: bool = False
    """Whether the declarer's hand lies open because the game is ouvert."""
    exposed: bool = False
    """Whether the declarer's hand lies open because a claim was refused."""


class Playing(PhaseValue, frozen=True):
    """Cards are played."""

    frame: Game | Ramsch
    terms: Terms
    turn: Position
    trick: tuple[Card, ...]
    """The unfinished trick, 0..2 cards in playing order."""
    tricks: tuple[Trick, ...]

    @property
    def cards_played(self) -> int:
        """Cards played so far, 0..30."""
        return 3 * len(self.tricks) + len(self.trick)

    @property
    def led(self) -> Card | None:
        """The card that opened the unfinished trick."""
        return self.trick[0] if self.trick else None


class RamschCalls(PhaseValue, frozen=True):
    """Before a Ramsch: who may still knock or announce a Jungfrau."""

    ramsch: Ramsch
    pending: tuple[Position, ...]


class CallsAsked(PhaseValue, frozen=True):
    """Play waits until those asked have doubled or declined."""

    playing: Playing
    pending: tuple[Position, ...]


class Showing(PhaseValue, frozen=True):
    """The declarer of an ouvert game has to lay the hand open."""

    playing: Playing


class Consulting(PhaseValue, frozen=True):
    """Revolution: the defenders are to see each other's cards."""

    playing: Playing


class Rearranging(PhaseValue, frozen=True):
    """Revolution: one of the defenders may divide their cards anew."""

    playing: Playing
    pending: tuple[Position, ...]


class ClaimAsked(PhaseValue, frozen=True):
    """The defenders are asked whether they accept the declarer's claim."""

    playing: Playing
    level: ClaimLevel
    pending: tuple[Position, ...]


class ConcessionAsked(PhaseValue, frozen=True):
    """The defenders are asked whether they accept that the declarer gives up."""

    playing: Playing
    pending: tuple[Position, ...]


class GiftAsked(PhaseValue, frozen=True):
    """The offerer's partner, then the declarer, is asked about a gift."""

    playing: Playing
    asked: Position


class GameOver(PhaseValue, frozen=True):
    """A declared game has ended."""

    playing: Playing
    ended: Ending
    claim: ClaimLevel = ClaimLevel.SIMPLE
    """What an accepted claim was for."""


class RamschOver(PhaseValue, frozen=True):
    """A Ramsch has ended after ten tricks."""

    playing: Playing


class PassedIn(PhaseValue, frozen=True):
    """All three passed; the deal counts without a score."""

    setting: Setting


class Redealt(PhaseValue, frozen=True):
    """All three passed; the same dealer deals again and no line is written."""

    setting: Setting


Ended = GameOver | RamschOver | PassedIn | Redealt

Phase = (
    Dealing
    | Shuffling
    | Auction
    | ForehandAsked
    | GrandHandAsked
    | SkatChoice
    | Discarding
    | Declaring
    | RamschChoice
    | RamschDiscarding
    | RamschCalls
    | CallsAsked
    | Showing
    | Consulting
    | Rearranging
    | Playing
    | ClaimAsked
    | ConcessionAsked
    | GiftAsked
    | Ended
)
