"""Three friends meet by a link; somebody looks on, somebody else has the wrong link."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.friends import play_deal
from tests.browser.pages import Complaints, Look, TablePage, shoot
from tests.server.living import Server

DEALS = 3
QR = re.compile("Picture code")
PHONE = Look(size=(360, 740), touch=True, settings={"tapping": "fast"})


def open_for_friends(page: Page, name: str) -> str:
    """Set up a table and take the name; the link to it."""
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").blur()
    expect(page.locator("li.me")).to_contain_text(name)
    return page.get_by_label("Link to this table").input_value()


def join(page: Page, link: str, name: str) -> None:
    """Follow the link and sit on the first free seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator("li.me")).to_contain_text(name)


def test_three_friends_meet_by_a_link_and_play(
    visit: Visit, hasty: Server, complaints: list[Complaints]
) -> None:
    ann, bob, cid, eve = (visit(hasty, look=look).new_page() for look in (Look(), PHONE, Look(), Look()))
    link = open_for_friends(ann, "Ann")
    begin = ann.get_by_role("button", name="Begin")
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(ann.get_by_text("2 seats are still free.")).to_be_visible()
    expect(ann.get_by_alt_text(QR)).to_have_js_property("complete", True)
    assert ann.get_by_alt_text(QR).evaluate("image => image.naturalWidth") > 0
    join(bob, link, "Bob")
    check_axe(bob)
    join(cid, link, "Cid")
    eve.goto(link)
    expect(ann.locator("main li")).to_have_text([re.compile(name) for name in ("Ann", "Bob", "Cid")])
    shoot(ann, "setup-full")
    begin.click()
    tables = [TablePage(page) for page in (ann, bob, cid)]
    watching = TablePage(eve)
    for deal in range(1, DEALS + 1):
        for table in tables:
            expect(table.page.locator(".hand [data-card]")).to_have_count(10)
        sees_no_hand(watching, tables)
        # One deal is played to its end; in the others all pass.
        play_deal(tables, keen=deal == 1)
        expect(watching.result).to_be_visible()
        shoot(eve, f"watching-{deal}")
        for table in tables:
            expect(table.result.locator("table.effects tbody tr")).to_have_count(3)
        # Who says nothing is taken along after a moment.
        ann.get_by_role("button", name="Next deal").click()
        for table in (*tables, watching):
            expect(table.result).to_have_count(0)
    check_axe(bob)


def sees_no_hand(watching: TablePage, tables: list[TablePage]) -> None:
    """Whoever only watches has no card of anybody on the page."""
    expect(watching.seat("near")).to_be_visible()
    assert watching.hand == []
    shown = set(
        watching.page.eval_on_selector_all(
            ".screen use", "all => all.map((one) => one.href.baseVal.split('#')[1])"
        )
    )
    held = {card for table in tables for card in table.hand}
    assert not {card for card in held for face in shown if face.endswith(card)}


@pytest.mark.parametrize("table", ["nosuchtable22", "UPPER"])
def test_a_link_with_a_letter_missing_is_explained(visit: Visit, hasty: Server, table: str) -> None:
    page = visit(hasty).new_page()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    check_axe(page)
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
