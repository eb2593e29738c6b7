"""A line is cut in the middle of a game, and comes back; somebody leaves for good."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.matches import BIDDING, played_out
from tests.browser.pages import SECONDS, TablePage, shoot
from tests.browser.tables import Deal, Robot, new_name, somebody, write
from tests.server.living import Server
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

BEST = "CJ SJ HJ DJ CA CT SA ST HA HT"
ANN_PLAYS = (*BIDDING[Position.FOREHAND], DeclareGame(GameType.GRAND, hand=True))
TWO_TRICKS = 6
MILLISECONDS = SECONDS * 1000


class Wire:
    """The line of a page to its table, that can be cut."""

    def __init__(self, page: Page) -> None:
        self._is_cut = False
        self._standing: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile("/ws/"), self._opened)

    def cut(self) -> None:
        """Nothing goes through, and nothing will."""
        self._is_cut = True
        for page, server in self._standing:
            server.close()
            page.close()
        self._standing = []

    def mend(self) -> None:
        """What is tried again succeeds."""
        self._is_cut = False

    def _opened(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            page.close()
        else:
            self._standing.append((page, page.connect_to_server()))


def test_a_line_is_cut_in_the_third_trick(visit: Visit, hasty: Server) -> None:
    people = somebody("Ann"), somebody("Bob"), somebody("Cid")
    deal = Deal(seats=people, hands={Position.FOREHAND: BEST}, moves=ANN_PLAYS)
    name = new_name()
    write(hasty.data, name, played_out(name, deal, {Position.FOREHAND: BEST}, most=TWO_TRICKS))
    ann, bob, cid = tables = [TablePage(visit(hasty, person).new_page()) for person in people]
    wire = Wire(bob.page)
    # Who comes last finds a computer in his seat only for a moment.
    for table in tables:
        table.page.goto(f"/t/{name}")
    for table in tables:
        expect(table.page.get_by_text("A computer plays")).to_have_count(0)
    expect(bob.page.locator(".hand [data-card]")).to_have_count(8)
    ann.until("play")
    held = bob.hand
    wire.cut()
    expect(bob.page.get_by_role("alert")).to_contain_text("The line is lost")
    shoot(bob.page, "line-lost")
    expect(ann.seat("left")).to_contain_text(re.compile("Line lost|A computer plays"))
    expect(ann.seat("left")).to_contain_text("A computer plays")
    shoot(ann.page, "line-covered")
    ann.play("HJ")
    cid.until("play")
    cid.play(cid.allowed[0])
    ann.until("play")
    wire.mend()
    expect(ann.seat("left")).to_contain_text("middlehand", timeout=MILLISECONDS)
    expect(bob.page.locator(".hand [data-card]")).to_have_count(7)
    assert set(bob.hand) < set(held)
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    ann.play("DJ")
    bob.until("play")
    bob.play(bob.allowed[0])


def test_a_game_that_is_won_stays_won_when_its_player_leaves(visit: Visit, hasty: Server) -> None:
    ann = somebody("Ann")
    deal = Deal(seats=(ann, Robot(), Robot()), hands={Position.FOREHAND: BEST}, skat="DA DT", moves=ANN_PLAYS)
    name = new_name()
    write(hasty.data, name, played_out(name, deal, {Position.FOREHAND: "CA CT SA ST HA"}, most=12))
    table = TablePage(visit(hasty, ann).new_page())
    table.page.goto(f"/t/{name}")
    table.until("play")
    table.click("Menu")
    table.click("Leave")
    expect(table.dialog).to_contain_text("for good")
    shoot(table.page, "leave")
    table.click("Give the seat up")
    expect(table.page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    watching = visit(hasty).new_page()
    watching.goto(f"/t/{name}")
    expect(watching.get_by_text("Left, a computer plays")).to_be_visible()
    expect(watching.get_by_role("heading", level=1)).not_to_have_text("Deal 1", timeout=MILLISECONDS)
    watching.goto(f"/t/{name}/1")
    won = re.compile("Ann . grand hand: won", re.I)
    expect(watching.get_by_role("heading", level=1)).to_have_text(won)
