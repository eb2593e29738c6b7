"""What plain HTTP under `/api` takes and gives; together with `wire` the schema of the protocol."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vorhand.core.cards import Card
from vorhand.core.positions import Position
from vorhand.records.lines import SeatNumber
from vorhand.server.wire import (
    Call,
    ContractScene,
    Hands3,
    Language,
    ResultScene,
    SeenAs,
    Seq,
    ShuffleScene,
    TrickScene,
    Wire,
)
from vorhand.service.opening import Kind
from vorhand.service.wishes import Name, OptionValue


class Invite(Wire, frozen=True, kw_only=True):
    """`POST /api/tables`: a new table."""

    kind: Kind
    preset: Annotated[str, Meta(max_length=80)] = "isko_list"
    settings: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    level: str = "casual"
    practice: bool = False
    """Whether nothing shall count that is written on the list there; advice may then be asked for."""
    name: Name = ""
    language: Language = "de"


class PlayOn(Wire, frozen=True, kw_only=True):
    """`POST /api/tables/{table}/deals/{number}/play_on`: a new table that plays on a finished deal."""

    event: Seq
    """The `seq` of a step of the deal's sheet that `may_play_on`: from after it."""
    position: Position
    """Whose cards one takes; computers take the others."""
    level: str = "casual"
    name: Name = ""
    language: Language = "de"


class Opened(Wire, frozen=True, kw_only=True):
    """Where the new table is."""

    table: str
    path: str


class Me(Wire, frozen=True, kw_only=True):
    """`GET /api/me`: who this browser is."""

    name: str
    tables: tuple[str, ...]
    """Tables with a match of this person that is not over, newest first."""
    levels: tuple[str, ...]
    """Levels of computer players to choose from, the weakest first."""


class CardWords(Wire, frozen=True):
    """What a card is called."""

    name: str
    """`Kreuz-Bube`."""
    label: str
    """`♣B`."""
    letter: str
    """`B`."""


class Words(Wire, frozen=True, kw_only=True):
    """`GET /api/words?language=&deck=`: names in a language and a deck's own terms."""

    cards: dict[str, CardWords]
    suits: dict[str, str]
    games: dict[str, str]
    positions: dict[str, str]


class Option(Wire, frozen=True, kw_only=True):
    """One switch of the rules."""

    key: str
    title: str
    source: str
    kind: Literal["bool", "choice", "many", "int", "text", "rows"]
    value: OptionValue
    value_text: str
    choices: tuple[tuple[str, str], ...] = ()
    """Values and what they mean, for `choice` and `many`."""
    changed: bool = False
    """Whether it differs from the preset."""
    idle: bool = False
    """Whether it has no effect with the other settings."""


class OptionSection(Wire, frozen=True, kw_only=True):
    """Switches that belong together."""

    key: str
    title: str
    options: tuple[Option, ...]


class RulesSheet(Wire, frozen=True, kw_only=True):
    """`POST /api/rules`: a whole rule set in words, or what is wrong with the settings."""

    preset: str
    title: str
    description: str
    sections: tuple[OptionSection, ...]
    problem: str = ""


class PresetLine(Wire, frozen=True):
    """`GET /api/presets`: a preset to choose."""

    name: str
    title: str
    description: str
    seats: int
    stakes: bool


class ListCell(Wire, frozen=True):
    """A seat's running columns in one line of the list."""

    total: int
    won: int
    lost: int
    changed: bool


class ListLine(Wire, frozen=True, kw_only=True):
    """A line of the list in the official form."""

    number: int
    deal: int
    """Number of the deal, for its replay."""
    kind: Literal["game", "ramsch", "passed_in"]
    dealer: SeatNumber
    declarer: SeatNumber | None
    text: str
    """The game in short: `Kreuz mit 1, Hand`."""
    base: int | None = None
    matadors: int | None = None
    hand: bool = False
    schneider: bool = False
    schneider_announced: bool = False
    schwarz: bool = False
    schwarz_announced: bool = False
    ouvert: bool = False
    won: int | None = None
    """The score of a game won; in `lost` that of a game lost."""
    lost: int | None = None
    scores: tuple[int, ...] = ()
    """By seat, in a Ramsch."""
    cells: tuple[ListCell, ...]


class FootLine(Wire, frozen=True):
    """A row of the foot, by seat."""

    label: str
    values: tuple[int, ...]


class ScoreListSheet(Wire, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/list`: the list with running columns, foot, ranking and money."""

    title: str
    players: tuple[str, ...]
    lines: tuple[ListLine, ...]
    foot: tuple[FootLine, ...]
    ranking: tuple[tuple[int, SeatNumber], ...]
    """Place and seat, best first; who cannot be told apart shares a place."""
    cents: tuple[int, ...] | None = None
    house_cents: int | None = None
    is_over: bool = False


class ReplaySeat(Wire, frozen=True, kw_only=True):
    """A seat in one step of a replay."""

    hand: tuple[Card, ...]
    """Cards as far as the chosen view knows them."""
    cards: int
    call: Call | None = None
    tricks: int = 0
    points: int | None = None
    """Card points taken, where all is open."""


class ReplayStep(Wire, frozen=True, kw_only=True):
    """The table after one event."""

    seq: Seq
    kind: str
    by: Position | None
    text: str
    seats: tuple[ReplaySeat, ReplaySeat, ReplaySeat]
    """By position."""
    skat: tuple[Card, ...]
    """The skat as far as the chosen view knows it."""
    contract: ContractScene | None
    trick: TrickScene | None
    trick_number: int
    may_play_on: bool
    """Whether somebody has something to do now, so that the deal can be played on from here."""


class DealSheet(Wire, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/deals/{number}`: a finished deal to step through."""

    table: str
    number: int
    line: int
    players: tuple[str, ...]
    """By seat."""
    seats: tuple[SeatNumber, SeatNumber, SeatNumber]
    """By position."""
    dealer: SeatNumber
    me: SeatNumber | None = None
    """The reader's own seat."""
    seen_as: SeenAs
    rules_title: str
    dealt: Hands3
    dealt_skat: tuple[Card, ...]
    laid_skat: tuple[Card, ...]
    steps: tuple[ReplayStep, ...]
    result: ResultScene
    shuffle: ShuffleScene | None


class OpenCost(Wire, frozen=True, kw_only=True):
    """A card with all cards open."""

    points: int | None
    """The declarer's card points in the end with best play of all after it; None in null."""
    result: str
    """How the game then ends, in words."""
    won: bool
    """Whether the declarer then wins."""
    loss: int
    """Card points that it cost the side of the one who played it."""
    best: tuple[Card, ...]
    """Better cards; none where there are none."""
    turned: Literal["nothing", "schneider", "game"]
    turn: str
    """What it turned, in words."""


class SeenCost(Wire, frozen=True, kw_only=True):
    """A card by what its player knew."""

    win: int
    """In how many per cent of the layouts that agree with it the declarer wins after the card."""
    loss: int
    """Per cent of these that it cost the side of the one who played it."""
    best: Card | None
    """The card that does better; None where there is none."""


class ReviewedCard(Wire, frozen=True, kw_only=True):
    """A card that was played, and what it cost."""

    seq: Seq
    """Number of its event, as in the steps of the deal's sheet."""
    trick: int
    seat: SeatNumber
    card: Card
    open: OpenCost | None
    seen: SeenCost | None


class ReviewedCall(Wire, frozen=True, kw_only=True):
    """A call, two cards laid away, or a game declared, and what it was worth."""

    seq: Seq
    seat: SeatNumber
    text: str
    judgement: str
    right: bool | None = None
    """Whether it was right with all cards open, where there is a yes or no to that."""


class ReviewedPlayer(Wire, frozen=True, kw_only=True):
    """What the cards of one player cost together."""

    seat: SeatNumber
    loss: int
    """Card points, with all cards open."""
    turned: int
    """Cards that turned the game."""
    seen_loss: int
    """Per cent of a game, as the player saw it."""
    worst: Card | None
    worst_seq: Seq | None


class ReviewSheet(Wire, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/deals/{number}/review`: what the calls and cards of a finished deal cost."""

    table: str
    number: int
    lines: tuple[str, ...]
    """How the game ends with best play from the first card on and after the last, or why that is not told."""
    start_points: int | None
    """The declarer's card points with best play from the first card on; None where they do not count."""
    start_won: bool | None
    start: str
    """The same in words."""
    goals: tuple[int, ...]
    """Numbers of card points that decide something."""
    turns: str
    """What stands above the cards that turned the game, or that there are none."""
    cards: tuple[ReviewedCard, ...]
    calls: tuple[ReviewedCall, ...]
    players: tuple[ReviewedPlayer, ...]
    caution: str
    """That what is best with all cards open is not always a mistake."""
    notes: tuple[str, ...]
    """What the figures mean, and what was not reviewed."""


class ErrorBody(Wire, frozen=True, kw_only=True):
    """Every HTTP answer of 400 and above under `/api`."""

    reason: str
    text: str
