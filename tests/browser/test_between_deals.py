"""After a deal: the result, the next one, cutting the cards, and going away."""

import re

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.others import others
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, Robot, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Pass
from vorhand.core.positions import Position

ANN, BOB, CID = (somebody(name) for name in ("Ann", "Bob", "Cid"))
NOBODY_BIDS = (Pass(), Pass())
"""Forehand is asked last."""


def passed_in(visit: Visit, server: Server, deal: Deal, look: Look | None = None) -> TablePage:
    """Ann's page at the result of a deal that she passed in at forehand."""
    page = visit(server, ANN, look).new_page()
    page.goto(f"/t/{stored(server.data, deal)}")
    table = TablePage(page)
    table.until("bid")
    table.think()
    table.press("n")
    table.until_result()
    return table


def test_a_result_is_closed_and_opened_again(visit: Visit, hasty: Server) -> None:
    table = passed_in(visit, hasty, Deal(seats=(ANN, Robot(), Robot()), moves=NOBODY_BIDS))
    table.press("Escape")
    expect(table.dialog).to_have_count(0)
    table.click("Show the result")
    expect(table.result).to_be_visible()
    table.page.reload()
    expect(table.until_result()).to_be_visible()


def test_all_have_to_be_ready_for_the_next_deal(visit: Visit, natural: Server) -> None:
    """Here the others have eight seconds, once the first is ready."""
    deal = Deal(seats=(ANN, BOB, CID), moves=NOBODY_BIDS)
    name = stored(natural.data, deal)
    page = visit(natural, ANN).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    with others(natural, name, BOB, CID) as (bob, cid):
        table.until("bid")
        table.think()
        table.press("p")
        table.until_result()
        table.click("Next deal")
        expect(table.dialog).to_contain_text("Waiting for Bob, Cid")
        check_axe(page)
        shoot(page, "waiting-for-others")
        bob.is_ready()
        expect(table.dialog).to_contain_text("Waiting for Cid")
        cid.is_ready()
        expect(table.result).to_have_count(0)


def test_who_wants_to_cut_lifts_so_many_cards(visit: Visit, hasty: Server) -> None:
    deal = Deal(seats=(ANN, Robot(), Robot()), place=Position.REARHAND, moves=(Pass(), Pass(), Pass()))
    page = visit(hasty, ANN, Look(settings={"cutting": "slider"})).new_page()
    page.goto(f"/t/{stored(hasty.data, deal)}")
    table = TablePage(page)
    table.until_result()
    table.click("Next deal")
    table.until("cut")
    check_axe(page)
    shoot(page, "cutting")
    page.get_by_role("slider").fill("20")
    expect(table.actions).to_contain_text("Lift 20 cards")
    page.locator(".actions .btn").click()
    expect(page.locator(".hand [data-card]")).to_have_count(10)


def test_leaving_tells_what_it_means_and_can_be_thought_over(visit: Visit, hasty: Server) -> None:
    deal = Deal(seats=(ANN, BOB, CID), place=Position.REARHAND)
    name = stored(hasty.data, deal)
    page = visit(hasty, ANN).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    with others(hasty, name, BOB) as (bob,):
        expect(page.locator(".hand [data-card]")).to_have_count(10)
        table.click("Menu")
        table.click("Leave")
        expect(table.dialog).to_contain_text("You give your seat up for good")
        check_axe(page)
        table.click("Stay")
        expect(table.dialog).to_have_count(0)
        table.click("Menu")
        table.click("Leave")
        table.click("Give the seat up")
        bob.talker.until_state(lambda talker: any(chair["left"] for chair in talker.scene["chairs"]))
        expect(page.locator(".hand [data-card]")).to_have_count(0)


def test_the_side_panel_shows_list_course_and_rules(visit: Visit, hasty: Server) -> None:
    look = Look(size=(1920, 1080))
    table = passed_in(visit, hasty, Deal(seats=(ANN, Robot(), Robot()), moves=NOBODY_BIDS), look)
    table.press("Escape")
    page = table.page
    for tab, told in (("Course", "pass"), ("Rules", "Seeger"), ("List", "Game points")):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel")).to_contain_text(re.compile(told, re.IGNORECASE))
        check_axe(page)
    page.get_by_role("tab", name="List").focus()
    table.press("ArrowRight")
    expect(page.get_by_role("tab", name="Course")).to_be_focused()


def test_the_keys_are_explained_by_a_key(visit: Visit, hasty: Server) -> None:
    page = visit(hasty, ANN, Look(language="de")).new_page()
    page.goto(f"/t/{stored(hasty.data, Deal(seats=(ANN, Robot(), Robot()), moves=NOBODY_BIDS))}")
    table = TablePage(page)
    table.until("bid")
    table.press("?")
    expect(table.dialog).to_contain_text("letzter Stich")
    check_axe(page)
    table.press("Escape")
    expect(table.dialog).to_have_count(0)


def test_sounds_come_from_here_and_disturb_nothing(visit: Visit, hasty: Server) -> None:
    look = Look(settings={"sounds": True})
    table = passed_in(visit, hasty, Deal(seats=(ANN, Robot(), Robot()), moves=NOBODY_BIDS), look)
    table.click("Next deal")
    expect(table.page.locator(".hand [data-card]")).to_have_count(10)
