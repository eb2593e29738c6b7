"""A list at a table of four: who deals sits out, and the foot is that of the official sheet."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.matches import LOST, PASSED_IN, WON, hand_game, list_of
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, Somebody, new_name, somebody, stored, write
from tests.server.living import Server
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

FOREHAND, MIDDLEHAND, _ = Position
WITH_ONE = {FOREHAND: "CJ HJ", MIDDLEHAND: "SJ"}
FOUR = {"list.seats": 4}


@pytest.fixture
def four() -> tuple[Somebody, ...]:
    """Four friends; the first one deals first."""
    return tuple(map(somebody, ("Ann", "Bob", "Cid", "Dot")))


@pytest.fixture
def after_five(hasty: Server, four: tuple[Somebody, ...]) -> str:
    """A table after five deals: two games won, two lost, one passed in; the sixth is being bid."""
    games = (
        hand_game(FOREHAND, GameType.CLUBS, WON),
        hand_game(FOREHAND, GameType.CLUBS, LOST),
        PASSED_IN,
        hand_game(FOREHAND, GameType.GRAND, WON),
        hand_game(FOREHAND, GameType.SPADES, LOST),
        (),
    )
    deals = [Deal(seats=four, settings=FOUR, place=None, hands=WITH_ONE, moves=moves) for moves in games]
    name = new_name()
    write(hasty.data, name, list_of(name, *deals))
    return name


RUNNING = [["36"], ["−72"], [], ["72"], ["−30"]]
FOOT = [
    ("Game points", ["+72", "−30", "−72", "0"]),
    ("(won − lost) × 50", ["+50", "0", "−50", "0"]),
    ("Lost by the others × 30", ["+60", "+30", "+30", "+60"]),
    ("Total", ["+182", "0", "−92", "+60"]),
    ("Place", ["1", "3", "4", "2"]),
]


def points(cells: list[str]) -> list[str]:
    """The running points among the cells of a line, which has tallies of won and lost games too."""
    return [text for text in cells if text.lstrip("−").isdigit() and text != "1"]


def row(page: Page, label: str) -> list[str]:
    """The values of a row in the foot, by seat."""
    found = page.locator("tfoot tr").filter(has=page.get_by_role("rowheader", name=label, exact=True))
    return found.locator("td.player:not(.item)").all_inner_texts()


def test_running_columns_and_foot(
    visit: Visit, hasty: Server, four: tuple[Somebody, ...], after_five: str
) -> None:
    table = TablePage(visit(hasty, four[0], Look(size=(1280, 800))).new_page())
    table.page.goto(f"/t/{after_five}")
    table.click("Menu")
    table.click("List")
    lines = table.dialog.locator("tbody tr")
    expect(lines).to_have_count(5)
    assert [points(line.locator("td.player").all_inner_texts()) for line in lines.all()] == RUNNING
    for label, values in FOOT:
        assert row(table.page, label) == values, label
    check_axe(table.page)
    shoot(table.page, "list-four")
    lines.nth(1).get_by_role("link").click()
    expect(table.page.get_by_role("heading", level=1)).to_contain_text(re.compile("clubs hand: lost", re.I))


def test_the_dealer_sits_out(
    visit: Visit, hasty: Server, four: tuple[Somebody, ...], after_five: str
) -> None:
    """In the sixth deal Bob deals; Ann plays, and sees him aside. Bob sees no hand."""
    for person, sees in ((four[0], 10), (four[1], 0)):
        table = TablePage(visit(hasty, person).new_page())
        table.page.goto(f"/t/{after_five}")
        expect(table.strip).to_be_visible()
        expect(table.page.locator(".hand [data-card]")).to_have_count(sees)
        check_axe(table.page)
        shoot(table.page, f"four-{person.name}")
        if person is four[0]:
            expect(table.page.get_by_text("Bob sits this deal out")).to_be_visible()


def test_the_list_is_exported(
    visit: Visit, hasty: Server, four: tuple[Somebody, ...], after_five: str
) -> None:
    table = TablePage(visit(hasty, four[0]).new_page())
    table.page.goto(f"/t/{after_five}")
    table.click("Menu")
    table.click("List")
    with table.page.expect_download() as started:
        table.page.get_by_text("CSV").click()
    text = started.value.path().read_text()
    assert '4,game,Ann,"grand hand, with 1",72,' in text


def test_a_first_deal_without_the_dealer(visit: Visit, hasty: Server, four: tuple[Somebody, ...]) -> None:
    name = stored(hasty.data, Deal(seats=four, settings=FOUR, place=None))
    table = TablePage(visit(hasty, four[0], Look(size=(360, 740))).new_page())
    table.page.goto(f"/t/{name}")
    expect(table.strip).to_be_visible()
    expect(table.page.locator(".hand [data-card]")).to_have_count(0)
    check_axe(table.page)
    shoot(table.page, "four-dealer", sizes=["phone"])
