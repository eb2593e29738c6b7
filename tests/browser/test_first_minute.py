"""Somebody who has never been here opens the page, and plays."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, Robot, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Bid, Hold, Pass
from vorhand.core.positions import Position

BIDDING_WITHIN = 5.0
"""Seconds from the first look at the page to the cards."""

FOREHAND = Position.FOREHAND
PLAYS_AT_18 = (Bid(18), Hold(), Pass(), Pass())
"""Said by middlehand, forehand, middlehand, rearhand."""


def opened(page: Page) -> TablePage:
    """A table with computers, from the first page by one click, with the own cards in view."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    return TablePage(page)


def test_from_nothing_to_the_cards_within_seconds_and_without_a_name(visit: Visit, natural: Server) -> None:
    page = visit(natural, look=Look(first=True)).new_page()
    began = time.monotonic()
    table = opened(page)
    assert time.monotonic() - began < BIDDING_WITHIN
    assert page.get_by_role("textbox").count() == 0
    expect(table.strip).to_be_visible()
    expect(table.seat("near")).to_contain_text("hand")
    check_axe(page)
    shoot(page, "first-minute")


def test_who_clicks_the_larger_button_every_time_gets_the_game(visit: Visit, hasty: Server) -> None:
    table = opened(visit(hasty, look=Look(first=True)).new_page())
    while table.until("bid", "hold", "skat") != "skat":
        table.answer(table.page.locator(".bidding .go").click)
    expect(table.strip).to_contain_text("You play")


def test_a_whole_deal_by_clicks_and_a_reload_in_the_fourth_trick(visit: Visit, hasty: Server) -> None:
    ann = somebody("Ann")
    hand = "CJ SJ CA CT CK C9 SA S7 HK D9"
    deal = Deal(
        seats=(ann, Robot("casual"), Robot("casual")), hands={FOREHAND: hand}, skat="HT DT", moves=PLAYS_AT_18
    )
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{stored(hasty.data, deal)}")
    table = TablePage(page)
    table.until("skat")
    table.click("Take the skat")
    table.until("discard")
    table.tap("HT", "HK")
    table.click("Put down and announce")
    table.until("declare")
    table.click(re.compile("^Play clubs, 36"))
    for _ in range(3):
        table.until("play")
        table.play(table.allowed[0])
    table.until("play")
    before = _seen(table)
    assert "trick 4" in before
    page.reload()
    table.until("play")
    assert _seen(table) == before
    table.play_out()
    expect(table.until_result().get_by_role("heading").first).to_contain_text("Ann – clubs")
    shoot(page, "first-result")
    table.click("Next deal")
    expect(page.locator(".hand [data-card]")).to_have_count(10)


def _seen(table: TablePage) -> str:
    """Everything on the table: the strip, the seats, the trick, and the hand."""
    # A finished trick lies there for a while, but not after a reload.
    expect(table.laid()).not_to_have_count(3)
    felt = table.page.locator("main.felt").inner_text()
    trick = table.page.locator(".trick .laid use").evaluate_all("all => all.map((one) => one.href.baseVal)")
    return "\n".join((felt, *trick, *table.hand))
