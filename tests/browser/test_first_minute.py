"""Somebody who has never been here opens the page, and plays."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.pages import Look, TablePage, shoot
from tests.server.living import Server

BIDDING_WITHIN = 5.0
"""Seconds from the first look at the page to the cards."""


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
    check_axe(page)
    shoot(page, "first-minute")
