"""What the page tells to help: values of the games, who is ahead, points laid away, a second question."""

import re

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.pages import Look, TablePage, settle, shoot
from tests.browser.tables import Deal, cards, lays, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Bid, Command, DeclareGame, Hold, Pass, PickUpSkat, PlayCard
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

ANN, BOB, CID = (somebody(name) for name in ("Ann", "Bob", "Cid"))
FOREHAND, REARHAND = Position.FOREHAND, Position.REARHAND
HAND = "CJ SJ CA CT CK C9 SA S7 HK D9"
SKAT = "HT DT"
TO_THE_SKAT: tuple[Command, ...] = (Bid(18), Hold(), Pass(), Pass())
PLAYING: tuple[Command, ...] = (
    *TO_THE_SKAT,
    PickUpSkat(),
    lays("HT DT"),
    DeclareGame(GameType.CLUBS),
)


def table_of(
    visit: Visit,
    server: Server,
    moves: tuple[Command, ...] = (),
    place: Position = FOREHAND,
    **settings: object,
) -> TablePage:
    """Ann's page; forehand has the good hand."""
    deal = Deal(seats=(ANN, BOB, CID), place=place, hands={FOREHAND: HAND}, skat=SKAT, moves=moves)
    page = visit(server, ANN, Look(settings=settings)).new_page()
    page.goto(f"/t/{stored(server.data, deal)}")
    return TablePage(page)


def test_the_values_of_the_games_are_shown_on_demand_and_that_is_remembered(
    visit: Visit, hasty: Server
) -> None:
    table = table_of(visit, hasty, (Bid(18),))
    table.until("hold")
    values = table.page.get_by_role("listitem").filter(has_text=re.compile("clubs|null"))
    expect(values).to_have_count(0)
    table.click("Game values")
    expect(values.first).to_contain_text("36")
    expect(table.page.get_by_role("button", name="Game values")).to_have_attribute("aria-expanded", "true")
    check_axe(table.page)
    shoot(table.page, "game-values")
    table.page.reload()
    table.until("hold")
    expect(values.first).to_be_visible()
    table.press("w")
    expect(values).to_have_count(0)


def test_a_jack_is_laid_away_after_a_second_yes_only(visit: Visit, hasty: Server) -> None:
    table = table_of(visit, hasty, (*TO_THE_SKAT, PickUpSkat()))
    table.until("discard")
    table.tap("SJ", "D9")
    table.click("Put down and announce")
    expect(table.page.get_by_role("alertdialog")).to_contain_text("jack of spades")
    check_axe(table.page)
    table.click("Back")
    assert table.moment == "discard"
    table.click("Put down and announce")
    table.click("Put down all the same")
    table.until("declare")
    expect(table.page.get_by_text("2 card points put down")).to_be_visible()


def test_nobody_is_asked_twice_who_does_not_want_to_be(visit: Visit, hasty: Server) -> None:
    table = table_of(visit, hasty, (*TO_THE_SKAT, PickUpSkat()), careful=False)
    table.until("discard")
    table.tap("SJ", "D9")
    table.click("Put down and announce")
    table.until("declare")


def test_who_is_ahead_is_marked_where_that_is_wanted(visit: Visit, hasty: Server) -> None:
    moves = (*PLAYING, PlayCard(cards("SA")[0]))
    table = table_of(visit, hasty, moves, REARHAND, ahead=True)
    expect(table.laid()).to_contain_text("ahead")
    settle(table.page)
    shoot(table.page, "ahead")
    plain = table_of(visit, hasty, moves, REARHAND)
    expect(plain.laid()).to_have_count(1)
    expect(plain.laid()).not_to_contain_text("ahead")


def test_giving_up_tells_what_it_costs(visit: Visit, hasty: Server) -> None:
    table = table_of(visit, hasty, PLAYING)
    table.until("play")
    expect(table.page.get_by_text("20 card points put down")).to_be_visible()
    table.press("c")
    expect(table.dialog).to_contain_text("−72 points in all")
