"""What comes after a deal: its review, and playing it on from a moment, against the strongest computers."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.matches import BIDDING, played_out
from tests.browser.pages import Complaints, Look, TablePage, shoot, wait_until
from tests.browser.tables import Deal, Robot, Somebody, lays, new_name, somebody, stored, write
from tests.server.living import Server
from vorhand.core.commands import DeclareGame, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

FOREHAND, MIDDLEHAND = Position.FOREHAND, Position.MIDDLEHAND
STRONG = "CJ SJ HJ CA CT CK SA ST HA D7"
DEALS = 3


def finished(server: Server, ann: Somebody) -> str:
    """A table at which Ann has lost a game of clubs at forehand."""
    deal = Deal(
        seats=(ann, somebody("Bob"), somebody("Cid")),
        hands={FOREHAND: "SJ HJ DJ C9 C8 C7 SK S9 H9 D9"},
        skat="S7 D7",
        moves=(*BIDDING[FOREHAND], PickUpSkat(), lays("SK D9"), DeclareGame(GameType.CLUBS)),
    )
    name = new_name()
    write(server.data, name, played_out(name, deal, {FOREHAND: "S9 S7 H9 D7 C7"}))
    return name


def review_of(page: Page) -> Locator:
    """The review, worked out."""
    review = page.locator("section.review")
    review.locator(".btn.pri").click()
    expect(review.locator(".btn.pri")).to_have_count(0)
    return review


def pass_and_follow(table: TablePage) -> None:
    """Pass whenever asked, and play any card, until the result lies open."""
    while True:
        wait_until(
            table.page,
            lambda: table.result.count() > 0 or table.moment in ("bid", "hold", "play", "call"),
            "a question or the result",
        )
        if table.result.count():
            return
        if table.moment == "play":
            table.play_out()
            return
        table.answer(table.page.locator(".bidding .pass, .question .btn").first.click)


def test_a_short_list_against_masters_its_review_and_another_end(visit: Visit, hasty: Server) -> None:
    ann = somebody("Ann")
    deal = Deal(
        seats=(ann, Robot("master"), Robot("master")),
        settings={"list.deals": DEALS},
        hands={MIDDLEHAND: STRONG},
    )
    name = stored(hasty.data, deal)
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    expect(table.seat("left")).to_contain_text("master")
    for number in range(1, DEALS + 1):
        pass_and_follow(table)
        expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/t/{name}/{number}")
        if number < DEALS:
            table.click("Next deal")
            expect(table.result).to_have_count(0)
    expect(table.result.get_by_role("button", name="To the list")).to_be_visible()
    page.goto(f"/t/{name}/1")
    review = review_of(page)
    expect(review).to_contain_text("With best play of all from the first card")
    expect(review).to_contain_text("not always a mistake")
    slider = page.get_by_role("slider")
    slider.fill("20")
    page.get_by_role("button", name="Play on from here").click()
    expect(table.strip).to_contain_text("Practice")
    assert name not in page.url
    pass_and_follow(table)
    table.result.get_by_role("link", name="To the original deal").click()
    expect(page).to_have_url(re.compile(f"/t/{name}/1$"))


def test_a_review_says_what_each_card_cost_and_which_one_turned_the_game(visit: Visit, hasty: Server) -> None:
    ann = somebody("Ann")
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{finished(hasty, ann)}/1")
    assert page.locator(".course").count() == 0
    review = review_of(page)
    expect(review.locator(".turns li").first).to_contain_text("Trick")
    expect(page.locator(".course .bars .card")).to_have_count(30)
    turns = review.locator(".turns li")
    assert turns.count() == page.locator(".history .cost:is(.game, .schneider)").count() > 0
    expect(review.locator(".calls li")).not_to_have_count(0)
    check_axe(page)
    review.locator(".turns li button").first.click()
    value = int(page.get_by_role("slider").input_value())
    assert value > 0
    expect(page.locator(".course [role=status]")).to_contain_text(re.compile("won|lost"))
    review.get_by_text("Every card").click()
    expect(review.locator("tbody tr")).to_have_count(33)
    check_axe(page)
    shoot(page, "review")
    page.locator("header select").first.select_option("de")
    expect(review).to_contain_text("nicht immer ein Fehler")
    shoot(page, "review-de")


def test_whoever_has_the_link_plays_on_as_whoever_he_likes(visit: Visit, hasty: Server) -> None:
    name = finished(hasty, somebody("Ann"))
    page = visit(hasty, look=Look(size=(360, 740))).new_page()
    page.goto(f"/t/{name}/1")
    slider = page.get_by_role("slider")
    button = page.get_by_role("button", name="Play on from here")
    expect(page.locator(".lane")).to_have_count(3)
    page.keyboard.press("End")
    expect(button).to_have_attribute("aria-disabled", "true")
    slider.fill("0")
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_label("Play on as")).to_have_value("forehand")
    page.get_by_label("Play on as").select_option("middlehand")
    button.click()
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    shoot(page, "played-on")


def test_a_deal_that_runs_is_neither_reviewed_nor_played_on(
    visit: Visit, hasty: Server, complaints: list[Complaints]
) -> None:
    ann = somebody("Ann")
    name = stored(hasty.data, Deal(seats=(ann, Robot(), Robot())))
    page = visit(hasty, ann).new_page()
    complaints[0].excuse("404")
    page.goto(f"/t/{name}/1")
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.locator("section.review").count() == 0
    assert page.request.get(f"/api/tables/{name}/deals/1/review").status == 404
