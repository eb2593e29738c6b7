"""Every screen of the page, and how to get there."""

from collections.abc import Callable

import msgspec

from tests.browser.matches import BIDDING, PASSED_IN, hand_game
from tests.browser.pages import TablePage
from tests.browser.tables import Deal, Somebody, cards, lays
from vorhand.core.commands import (
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
    Decline,
    Double,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
)
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.valuation import ClaimLevel

FOREHAND, MIDDLEHAND, REARHAND = Position
GOOD = "CJ SJ DJ CA CT CK C9 SA HA D7"
SKAT = "HT S8"
TAKEN: tuple[Command, ...] = (*BIDDING[FOREHAND], PickUpSkat())
DECLARING: tuple[Command, ...] = (*TAKEN, lays("S8 D7"))
PLAYING: tuple[Command, ...] = (*DECLARING, DeclareGame(GameType.CLUBS))
OTHERS = {MIDDLEHAND: "HJ CQ C8 C7 ST SK SQ S9 S7 HK"}
FIRST_TRICK: tuple[Command, ...] = tuple(map(PlayCard, cards("CJ C7 DA")))
SECOND_LEAD: tuple[Command, ...] = tuple(map(PlayCard, cards("SA S7")))
BOB_PLAYS: tuple[Command, ...] = (*BIDDING[MIDDLEHAND], DeclareGame(GameType.CLUBS, hand=True))
KONTRA: tuple[Command, ...] = (*BOB_PLAYS, Double(Doubling.KONTRA))


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """A table at some moment, as seat 0 sees it, or somebody else."""

    name: str
    moves: tuple[Command, ...] = ()
    place: Position | None = FOREHAND
    preset: str = "pub_pl"
    settings: dict[str, object] = {}
    seats: int = 3
    hands: dict[Position, str] = msgspec.field(default_factory=lambda: {FOREHAND: GOOD, **OTHERS})
    skat: str = SKAT
    watched: bool = False
    """Seen by somebody without a seat."""
    then: str = ""
    """The button that opens it, by the name of its text."""

    def deal(self, people: tuple[Somebody, ...]) -> Deal:
        """The table of these people."""
        return Deal(
            seats=people[: self.seats],
            preset=self.preset,
            settings=self.settings,
            place=self.place,
            hands=self.hands,
            skat=self.skat,
            moves=self.moves,
        )


NULL_OUVERT = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"

SCREENS: tuple[Screen, ...] = (
    Screen(name="bid", place=MIDDLEHAND),
    Screen(name="hold", moves=(Bid(18),)),
    Screen(name="hold-jump", moves=(Bid(48),)),
    Screen(name="bid-higher", place=MIDDLEHAND, moves=(Bid(18), Hold())),
    Screen(name="last-choice", moves=(Pass(), Pass()), preset="isko"),
    Screen(name="skat-or-hand", moves=BIDDING[FOREHAND]),
    Screen(name="discard", moves=TAKEN),
    Screen(name="announce", moves=DECLARING),
    Screen(
        name="announce-overbid",
        moves=(Bid(18), Hold(), Bid(50), Hold(), Pass(), Pass(), PickUpSkat(), lays("S8 D7")),
    ),
    Screen(name="lead", moves=PLAYING),
    Screen(
        name="follow",
        place=REARHAND,
        moves=(
            *BIDDING[FOREHAND],
            PickUpSkat(),
            lays("S8 D7"),
            DeclareGame(GameType.CLUBS),
            *FIRST_TRICK[:2],
        ),
    ),
    Screen(name="waiting", moves=(*PLAYING, *FIRST_TRICK[:1])),
    Screen(name="third-card", place=REARHAND, moves=(*PLAYING, *FIRST_TRICK, *SECOND_LEAD)),
    Screen(name="kontra-window", moves=BOB_PLAYS),
    Screen(name="re", place=MIDDLEHAND, moves=KONTRA),
    Screen(
        name="null-ouvert",
        place=MIDDLEHAND,
        hands={FOREHAND: NULL_OUVERT},
        skat="D9 H9",
        moves=(*BIDDING[FOREHAND], DeclareGame(GameType.NULL, hand=True, ouvert=True)),
    ),
    Screen(
        name="rearrange",
        place=MIDDLEHAND,
        preset="xskat_pub",
        hands={FOREHAND: NULL_OUVERT},
        skat="D9 H9",
        moves=(
            *BIDDING[FOREHAND],
            DeclareGame(GameType.NULL, hand=True, ouvert=True, revolution=True),
        ),
    ),
    Screen(name="answer", place=MIDDLEHAND, moves=(*PLAYING, Claim(ClaimLevel.SIMPLE))),
    Screen(name="push", moves=PASSED_IN),
    Screen(name="push-discard", moves=(*PASSED_IN, PickUpSkat())),
    Screen(name="watching", moves=(*PLAYING, *FIRST_TRICK, *SECOND_LEAD), watched=True),
    Screen(
        name="four-aside", moves=(*PLAYING, *FIRST_TRICK), seats=4, settings={"list.seats": 4}, preset="isko"
    ),
    Screen(
        name="four-dealer",
        moves=(*PLAYING, *FIRST_TRICK),
        place=None,
        seats=4,
        settings={"list.seats": 4},
        preset="isko",
    ),
    Screen(name="result-lost", moves=(*KONTRA, Decline(), PlayCard(cards("CJ")[0]), Concede())),
    Screen(name="result-passed-in", moves=PASSED_IN, preset="isko"),
    Screen(name="claim", moves=PLAYING, then="table-tool-finish"),
    Screen(name="last-trick", moves=(*PLAYING, *FIRST_TRICK), then="table-tool-last"),
    Screen(name="menu", moves=PLAYING, then="table-tool-menu"),
    Screen(name="list", moves=hand_game(FOREHAND, GameType.CLUBS, (Concede(),)), then="table-tool-list"),
    Screen(name="rules", moves=PLAYING, then="table-tool-rules"),
    Screen(name="settings", moves=PLAYING, then="table-tool-settings"),
    Screen(name="keys", moves=PLAYING, then="table-tool-keys"),
    Screen(name="course", moves=(*PLAYING, *FIRST_TRICK), then="table-tool-log"),
    Screen(name="leave", moves=PLAYING, then="table-tool-leave"),
)

Open = Callable[[TablePage, Screen, Callable[[str], str]], None]


def open_part(table: TablePage, screen: Screen, text: Callable[[str], str]) -> None:
    """Close the result where it hides what is wanted, and open it, by the tools or the menu."""
    if not screen.then:
        return
    if table.result.count():
        table.press("Escape")
    button = table.page.get_by_role("button", name=text(screen.then), exact=True)
    if not button.count():
        table.page.get_by_role("button", name=text("table-tool-menu"), exact=True).click()
    button.click()
