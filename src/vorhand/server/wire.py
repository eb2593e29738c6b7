"""Everything that server and page say to each other.

These structs are the schema: `spec/protocol.json` and the page's types are generated from them, and
`spec/protocol.md` explains the order of the talk. What a viewer sees travels as a `Scene`: a picture of the
table that is complete, in the viewer's language and deck, and holds nothing that the viewer may not know. The
page draws scenes and sends back commands that a scene offered; it folds nothing and knows no rules.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from vorhand.core.cards import Card
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Command,
    Concede,
    DeclareGame,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayOpen,
    PushSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.records.lines import SeatNumber
from vorhand.service.wishes import Wish

VERSION: Final = 1
"""The version of the protocol; a page with another one is told to load itself anew."""

MOST_BYTES: Final = 16_384
"""The longest message that the server reads."""

Language = Literal["de", "en", "pl", "uk", "ru", "el"]
DeckName = Literal["french", "tournament", "german"]
SeenAs = Literal["all", "forehand", "middlehand", "rearhand", "spectator"]
"""Whose knowledge a replay shows."""
SuitOrder = Literal["alternating", "official"]
"""How the plain suits of a hand lie: black and red in turn, or clubs, spades, hearts, diamonds."""

MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common settings of all that is sent."""


# From the page


class Taste(Wire, frozen=True, kw_only=True):
    """In which words and order a viewer wants to see the table."""

    language: Language
    deck: DeckName
    order: SuitOrder = "alternating"


class Hello(Wire, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message on every line; sent again when the taste changes."""

    version: int
    taste: Taste
    seq: Seq | None = None
    """The last `State` this page has drawn, to be told what it missed since."""


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Asks whether the line still stands."""

    nonce: Annotated[int, Meta(ge=0)]


class Do(Wire, frozen=True, kw_only=True, tag_field="type", tag="do"):
    """Something shall happen at the table. Safe to send again with the same id."""

    id: MessageId
    expected: Seq
    """The `seq` of the scene that it answers; older than the last move means refused as `stale`."""
    wish: Wish


class Advise(Wire, frozen=True, kw_only=True, tag_field="type", tag="advise"):
    """Asks what one had best do now, where the scene's choices say that this may be asked."""

    id: MessageId


FromPage = Hello | Ping | Do | Advise


# What the table looks like


class Call(Wire, frozen=True, kw_only=True):
    """What a seat said last."""

    text: str
    kind: Literal["bid", "jump", "hold", "pass", "call"]


class Chair(Wire, frozen=True, kw_only=True):
    """A seat of the table, whoever is on it."""

    seat: SeatNumber
    name: str
    kind: Literal["free", "person", "computer"]
    level: str = ""
    is_me: bool = False
    present: bool = True
    """Whether the person's line stands; computers are always there."""
    covered: bool = False
    """Whether a computer plays for the person."""
    left: bool = False
    """Whether the person left the match for good."""
    ready: bool = False
    """Between two deals: whether the person has seen the result."""
    position: Position | None = None
    position_name: str = ""
    """`Vorhand`, or that the seat sits this deal out."""
    position_letter: str = ""
    dealer: bool = False
    awaited: bool = False
    """Whether the deal waits for this seat."""
    declarer: bool = False
    call: Call | None = None
    cards: int = 0
    """Cards in hand."""
    tricks: int = 0
    open: tuple[Card, ...] = ()
    """Cards of this seat that lie open to the viewer, in order."""
    total: int = 0
    """Under the list's scoring, so far."""


class LaidCard(Wire, frozen=True):
    """A card on the table."""

    seat: SeatNumber
    card: Card


class TrickScene(Wire, frozen=True, kw_only=True):
    """A trick, complete or not, in playing order."""

    leader: SeatNumber
    cards: tuple[LaidCard, ...]
    winner: SeatNumber | None = None
    """Of a complete trick."""
    ahead: SeatNumber | None = None
    """Whose card would take the unfinished trick as it lies."""


class ContractScene(Wire, frozen=True, kw_only=True):
    """What is played, for the strip on top."""

    game: GameType
    text: str
    """The whole game as announced, in words: `Kreuz Hand, Schneider angesagt`."""
    declarer: SeatNumber | None
    """None in Ramsch."""
    bid: int
    """0 where there is none."""
    doublings: tuple[str, ...] = ()
    """`Kontra`, `Re`, ... in words."""
    if_given_up: int | None = None
    """What the declarer would write who gave up now, by the cards known to him; None for everybody else."""


class Declarable(Wire, frozen=True, kw_only=True):
    """A game that may be announced now."""

    command: DeclareGame
    text: str
    value: int
    """Game points that it is sure to be worth."""
    covered: bool
    """Whether that reaches the bid."""
    sum: str
    """How the value comes about, in words."""
    needs: str = ""
    """Below the bid: what would have to be reached besides winning, in words."""
    implied: tuple[str, ...] = ()
    """Of the steps in `command`, those that another one brings along and that cannot be left out."""


Simple = (
    Hold | Pass | DeclareGrandHand | DeclineGrandHand | PickUpSkat | PushSkat | Double | Knock
    | AnnounceJungfrau | Decline | Concede | PlayOpen | OfferGift | Answer
)  # fmt: skip
"""Commands without cards or values to choose."""


class Choices(Wire, frozen=True, kw_only=True):
    """What the viewer may do in the deal now; empty parts are not possible now."""

    simple: tuple[Simple, ...] = ()
    bids: tuple[int, ...] = ()
    bid_to_hold: int = 0
    """The value that is asked for, where `hold` is possible."""
    is_jump: bool = False
    """Whether that value is more than the next one would have been."""
    cards: tuple[Card, ...] = ()
    why_not: str = ""
    """Why the other cards of the hand may not be played, in words."""
    discards: tuple[Card, ...] = ()
    careful: tuple[Card, ...] = ()
    """Of these, cards that are hardly ever laid away: the jacks."""
    declarations: tuple[Declarable, ...] = ()
    to_cover: int = 0
    """The bid that an announcement has to reach."""
    claims: tuple[ClaimLevel, ...] = ()
    rearrange: tuple[Card, ...] = ()
    question: str = ""
    """What the viewer is asked, in words, where one is."""
    advice: bool = False
    """Whether advice may be asked for."""


class ShuffleScene(Wire, frozen=True, kw_only=True):
    """The proof of the shuffle as far as it lies open. Byte layouts: `docs/shuffle.md`."""

    commitment: str
    table: str
    number: int
    cutter: SeatNumber
    digests: tuple[str, str, str]
    """By position; empty while missing, `waived` for who gave none in time."""
    nonces: tuple[str, str, str]
    cut: int
    """0 before the cut."""
    seed: str = ""
    """After the end of the deal."""
    asked: Literal["", "fix_nonce", "cut", "open_nonce"] = ""
    """What the viewer's page has to do for it now."""


class Hands3(Wire, frozen=True):
    """Three hands by position."""

    forehand: tuple[Card, ...]
    middlehand: tuple[Card, ...]
    rearhand: tuple[Card, ...]


class Effect(Wire, frozen=True, kw_only=True):
    """What a deal did to a seat."""

    seat: SeatNumber
    score: int
    """Written on the list, with all factors."""
    list_points: int
    """Change of the total under the list's scoring."""
    total: int
    cents: int | None = None
    """Money won or lost, where there are stakes."""
    cents_total: int | None = None


class ResultRow(Wire, frozen=True):
    """A row of the result's sum."""

    label: str
    text: str
    value: str = ""


class ResultScene(Wire, frozen=True, kw_only=True):
    """What came of a deal, the reason first."""

    deal: int
    kind: Literal["game", "ramsch", "passed_in", "redeal"]
    won: bool | None
    """For the declarer; None where there is none."""
    declarer: SeatNumber | None
    headline: str
    reasons: tuple[str, ...]
    """Why, a sentence each."""
    rows: tuple[ResultRow, ...]
    """Points, tricks, the sum, the bid and the factors."""
    score: int
    effects: tuple[Effect, ...]
    money: tuple[ResultRow, ...] = ()
    """The stake and the fee, where there are stakes."""
    house_cents: int | None = None
    dealt_skat: tuple[Card, ...]
    skat: tuple[Card, ...]
    hands: Hands3 | None
    """The ten cards dealt to each."""
    rounds: tuple[str, ...] = ()
    """What Bock and Ramsch rounds the deal called for."""


class Worth(Wire, frozen=True, kw_only=True):
    """What a game would be worth with one's cards, without anything announced: an aid in bidding."""

    game: GameType
    text: str
    """The game's name."""
    value: int
    """Game points; as far as one may bid with them."""
    sum: str
    unsure: bool
    """Whether a jack in the skat would lower it: the hand plays without the top ones."""


class DealScene(Wire, frozen=True, kw_only=True):
    """The running or just finished deal as the viewer sees it."""

    number: int
    """Of the deal at this table, as in the proof of the shuffle."""
    line: int
    """Of its line on the list."""
    phase: str
    """The tag of the phase, such as `auction` or `playing`."""
    bock: bool
    ramsch_round: bool
    bid: int = 0
    """The value named last; 0 before the first."""
    contract: ContractScene | None = None
    hand: tuple[Card, ...] = ()
    """Own cards in the viewer's order."""
    orders: dict[str, tuple[Card, ...]] = {}
    """Before a game is declared: the hand as it would lie in each game."""
    fresh: tuple[Card, ...] = ()
    """Of the hand: the two that came from the skat."""
    laid: tuple[Card, ...] = ()
    """The two that the viewer laid away."""
    laid_points: int | None = None
    """Their card points; None where the viewer laid nothing away."""
    worth: tuple[Worth, ...] = ()
    """Until a game is declared: what each game would be worth with the viewer's cards."""
    skat_on_table: bool = False
    """Whether two cards lie face down in the middle, untaken."""
    trick: TrickScene | None = None
    """The unfinished trick; between two tricks None."""
    last_trick: TrickScene | None = None
    tricks: int = 0
    """Complete tricks."""
    shuffle: ShuffleScene | None = None
    choices: Choices = Choices()
    result: ResultScene | None = None


class OriginScene(Wire, frozen=True):
    """The moment of another table's deal that is played on here."""

    table: str
    deal: int
    event: int


class Scene(Wire, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    table: str
    stage: Literal["setup", "deal", "between", "over"]
    preset: str
    rules_title: str
    length: str
    """How long the match is, in words."""
    me: SeatNumber | None
    """None for a spectator."""
    is_host: bool
    may_begin: bool = False
    chairs: tuple[Chair, ...]
    deal: DealScene | None = None
    bock_left: int = 0
    """Deals still doubled by Bock."""
    ramsch_left: int = 0
    stakes: bool = False
    practice: bool = False
    """Whether nothing counts that is written on the list here."""
    origin: OriginScene | None = None
    watchers: int = 0


# From the server


class Happening(Wire, frozen=True, kw_only=True):
    """Something that happened, told to everybody who may know it."""

    seq: Seq
    seat: SeatNumber | None = None
    kind: str
    """The tag of the observation, such as `card_played`, or of the line of the log, such as `seat_taken`."""
    text: str = ""
    """In words, without the name of the seat; empty where nothing is told."""
    card: Card | None = None


class State(Wire, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """What the table looks like now, and what happened since the last state on this line."""

    seq: Seq
    happened: tuple[Happening, ...]
    scene: Scene
    fresh: bool
    """Whether this is a picture to start from: what happened before is not told one by one."""


class Ack(Wire, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """The wish with this id came true, now or when it was first sent."""

    id: MessageId
    seq: Seq


class Refused(Wire, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The wish with this id did not come true, and nothing has changed."""

    id: MessageId
    reason: str
    """`stale`, `not_seated`, `seat_taken`, ... or a reason of the rules."""
    text: str
    """In the viewer's words."""
    source: str = ""
    """The paragraph, where there is one."""
    seq: Seq
    choices: Choices
    """What is possible."""


class AdvisedChoice(Wire, frozen=True, kw_only=True):
    """One thing that may be done, and what is to be expected of it by the own cards alone."""

    command: Command
    text: str
    """In words."""
    win: int | None
    """The chance in per cent that one's own side wins; None where nobody can say."""
    worth: int | None
    """List points on average; None where nobody can say."""


class Advised(Wire, frozen=True, kw_only=True, tag_field="type", tag="advised"):
    """The answer to `Advise`, for who asked alone."""

    id: MessageId
    seq: Seq
    """The scene that it is about."""
    choices: tuple[AdvisedChoice, ...]
    """The best first."""
    text: str
    """The advice in a sentence."""


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """The line stands."""

    nonce: int


class Problem(Wire, frozen=True, kw_only=True, tag_field="type", tag="problem"):
    """A message could not be understood; the line is closed after some of these."""

    reason: str
    text: str


FromServer = State | Ack | Refused | Advised | Pong | Problem
