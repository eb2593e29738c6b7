"""A table before its first deal: rules switch by switch, computers, and what is missing."""

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.test_friends import open_for_friends
from tests.server.living import Server


def test_rules_are_chosen_switch_by_switch(visit: Visit, hasty: Server) -> None:
    ann, bob = visit(hasty).new_page(), visit(hasty).new_page()
    link = open_for_friends(ann, "Ann")
    bob.goto(link)
    expect(bob.get_by_role("button", name="Begin")).to_have_count(0)
    ann.get_by_label("The game", exact=True).select_option("pub_pl")
    expect(bob.get_by_text("Poland, pub").first).to_be_visible()
    ann.get_by_text("Every switch of the rules").click()
    expect(ann.get_by_text("Whether Kontra to an ouvert game")).to_be_visible()
    check_axe(ann)
    shoot(ann, "setup-rules")
    bock = ann.locator(".form-row").filter(has_text="Deals in a Bock round")
    bock.locator("input").fill("5")
    bock.locator("input").blur()
    expect(
        ann.get_by_text("1 switch is changed").or_(ann.get_by_role("button", name="Undo all changes")).first
    ).to_be_visible()
    expect(bob.get_by_text("changed").first).to_be_visible()


def test_switches_without_effect_are_folded(visit: Visit, hasty: Server) -> None:
    page = visit(hasty).new_page()
    open_for_friends(page, "Ann")
    page.get_by_text("Every switch of the rules").click()
    pushing = page.get_by_text("Schieberamsch: forehand", exact=False)
    expect(pushing).to_be_hidden()
    page.get_by_label("The game", exact=True).select_option("pub_pl")
    expect(pushing).to_be_visible()


def test_rules_that_cannot_be_are_named_at_once(visit: Visit, hasty: Server) -> None:
    page = visit(hasty).new_page()
    open_for_friends(page, "Ann")
    page.get_by_label("The game", exact=True).select_option("stakes_el")
    seats = page.locator(".form-row").filter(has_text="Seats at the table").locator("select")
    expect(page.get_by_role("alert")).to_have_count(0)
    seats.select_option("4")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Until that is put right the table keeps its rules.")
    expect(page.locator("main li")).to_have_count(3)
    check_axe(page)
    shoot(page, "setup-problem")
    seats.select_option("3")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_computers_take_free_seats(visit: Visit, hasty: Server) -> None:
    page = visit(hasty, look=Look(size=(360, 740))).new_page()
    open_for_friends(page, "Ann")
    begin = page.get_by_role("button", name="Begin")
    for left in (1, 0):
        page.get_by_role("button", name="Computer", exact=True).first.click()
        expect(page.get_by_text("free", exact=True)).to_have_count(left)
    page.get_by_role("button", name="Send away").first.click()
    expect(begin).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Computer", exact=True).first.click()
    check_axe(page)
    begin.click()
    TablePage(page).until("bid", "hold", "none", "cut", "skat", "push")
    expect(page.locator(".hand [data-card]")).to_have_count(10)
