"""Two people and a computer play for money; the computer neither pays nor earns."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.matches import BIDDING, LOST, WON
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, Robot, lays, somebody, stored
from tests.browser.test_friends import join
from tests.server.living import Server
from vorhand.core.commands import Command, DeclareGame, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

HAND = "CJ DJ DA DT DK DQ SA S7 HA H7"
"""With one: diamonds are worth 18."""
ANN_PLAYS = (
    *BIDDING[Position.FOREHAND],
    PickUpSkat(),
    lays("S7 H7"),
    DeclareGame(GameType.DIAMONDS),
)
SETTLED = [
    # 18 times 0.10 are 1.80; 9 % of it are 16.2 cents, so 16 from each of the two.
    ("won", WON, "won", ["+1.48", "−1.80", "0.00"]),
    ("lost", LOST, "lost", ["−1.80", "+1.48", "0.00"]),
]


@pytest.mark.parametrize(("name", "end", "headline", "money"), SETTLED, ids=[one[0] for one in SETTLED])
def test_a_game_of_eighteen_is_settled_to_the_cent(
    visit: Visit, hasty: Server, name: str, end: tuple[Command, ...], headline: str, money: list[str]
) -> None:
    ann, bob = somebody("Ann"), somebody("Bob")
    deal = Deal(
        seats=(ann, bob, Robot()),
        preset="duo_el",
        hands={Position.FOREHAND: HAND},
        skat="S8 H8",
        moves=(*ANN_PLAYS, *end),
    )
    table = TablePage(visit(hasty, ann).new_page())
    table.page.goto(f"/t/{stored(hasty.data, deal)}")
    result = table.until_result()
    expect(result.get_by_role("heading", name=re.compile(f"Diamonds: {headline}", re.I))).to_be_visible()
    assert result.locator("table.effects tbody tr td:last-child").all_inner_texts() == money
    expect(result).to_contain_text("To the house: +0.32")
    for label, text in (("Stake", "18 × 0.101.80"), ("Fee", "2 × 0.160.32")):
        expect(result.get_by_role("row").filter(has_text=label)).to_have_text(f"{label}{text}")
    check_axe(table.page)
    shoot(table.page, f"duo-{name}")
    result.get_by_role("button", name="Close").click()
    if name == "won":
        the_list_says_the_same(table, money)


def the_list_says_the_same(table: TablePage, money: list[str]) -> None:
    """The foot of the list has the money of everybody, and the house's."""
    table.click("Menu")
    table.click("List")
    row = table.dialog.locator("tfoot tr").filter(has_text="Money")
    assert row.locator("td.player:not(.item)").all_inner_texts() == money
    expect(table.dialog.locator("tfoot tr").filter(has_text="house")).to_contain_text("0.32")
    check_axe(table.page)
    shoot(table.page, "duo-list")


def test_two_people_meet_for_a_duo(visit: Visit, hasty: Server) -> None:
    ann, bob = visit(hasty).new_page(), visit(hasty, look=Look(size=(360, 740))).new_page()
    ann.goto("/")
    ann.get_by_role("button", name=re.compile("^Duo")).click()
    expect(ann.locator("main li")).to_have_count(3)
    expect(ann.locator("main li").nth(2)).to_contain_text("Computer")
    join(bob, ann.url, "Bob")
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, bob):
        expect(page.locator(".hand [data-card]")).to_have_count(10)
    sees_computer(bob)


def sees_computer(page: Page) -> None:
    """One of the two others is a computer, and is told from a person."""
    expect(page.locator("section.seat .role").filter(has_text="computer")).to_have_count(1)
