"""Advice for whoever asks at a table where nothing counts, and how strong the computers are."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.matches import PASSED_IN
from tests.browser.pages import Look, TablePage
from tests.browser.tables import Deal, Robot, lays, somebody, stored
from tests.browser.test_friends import open_for_friends
from tests.browser.test_looks import check_looks
from tests.server.living import Server
from vorhand.core.commands import Bid, Command, DeclareGame, Hold, Pass, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

HAND = "CJ SJ CA CT CK C9 SA S7 HK D9"
TO_THE_SKAT: tuple[Command, ...] = (Bid(18), Hold(), Pass(), Pass())
DISCARDING: tuple[Command, ...] = (*TO_THE_SKAT, PickUpSkat())
DECLARING: tuple[Command, ...] = (*DISCARDING, lays("HT DT"))
PLAYING: tuple[Command, ...] = (*DECLARING, DeclareGame(GameType.CLUBS))


def table_of(
    visit: Visit, server: Server, moves: tuple[Command, ...], look: Look | None = None, *, practice: bool
) -> TablePage:
    """Ann's page; she sits at forehand with a good hand of clubs."""
    ann = somebody("Ann")
    deal = Deal(
        seats=(ann, Robot("club"), Robot("club")),
        hands={Position.FOREHAND: HAND},
        skat="HT DT",
        moves=moves,
        practice=practice,
    )
    page = visit(server, ann, look).new_page()
    page.goto(f"/t/{stored(server.data, deal)}")
    return TablePage(page)


def advised(page: Page) -> str:
    """The advice, asked for."""
    page.get_by_role("button", name="Advice").click()
    note = page.locator(".actions .advice")
    expect(note).to_be_visible()
    return note.inner_text()


@pytest.mark.parametrize("look", [Look(), Look(size=(360, 740), touch=True)], ids=["tablet", "phone"])
def test_a_card_is_advised_and_marked_until_it_is_played(visit: Visit, hasty: Server, look: Look) -> None:
    table = table_of(visit, hasty, PLAYING, look, practice=True)
    table.until("play")
    expect(table.strip).to_contain_text("Practice")
    assert "chance to win" in advised(table.page)
    marked = table.page.locator(".hand .advised")
    expect(marked).to_have_count(1)
    card = str(marked.get_attribute("data-card"))
    assert card in table.allowed
    expect(marked).to_have_attribute("aria-label", re.compile("Advice"))
    check_looks(table.page, f"advice-{look.size[0]}")
    table.tap(*[card] * (2 if look.touch else 1))
    expect(table.card(card)).to_have_count(0)
    expect(table.page.locator(".actions .advice")).to_have_count(0)


def test_every_question_before_the_first_card_has_an_advice(visit: Visit, hasty: Server) -> None:
    table = table_of(visit, hasty, (Bid(18),), practice=True)
    table.until("hold")
    assert "bid up to" in advised(table.page)
    expect(table.page.locator(".bidding .go.tip")).to_have_count(1)
    check_looks(table.page, "advice-hold")

    table = table_of(visit, hasty, DISCARDING, practice=True)
    table.until("discard")
    assert "put down" in advised(table.page)
    expect(table.page.locator(".hand .advised")).to_have_count(2)
    check_looks(table.page, "advice-discard")

    table = table_of(visit, hasty, DECLARING, practice=True)
    table.until("declare")
    table.press("i")
    expect(table.page.locator(".actions .advice")).to_contain_text("Advice")
    expect(table.page.locator(".announce .game.tip")).to_have_count(1)
    check_looks(table.page, "advice-declare")


def test_a_ramsch_against_masters_is_played_by_the_advice(visit: Visit, hasty: Server) -> None:
    ann = somebody("Ann")
    deal = Deal(
        seats=(ann, Robot("master"), Robot("master")),
        settings={"auction.all_pass": "ramsch"},
        hands={Position.FOREHAND: "DJ C7 C9 CK S8 SQ SA H7 H9 D8"},
        moves=PASSED_IN,
        practice=True,
    )
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{stored(hasty.data, deal)}")
    table = TablePage(page)
    for _ in range(10):
        table.until("play")
        assert "Advice" in advised(page)
        card = str(page.locator(".hand .advised").get_attribute("data-card"))
        assert card in table.allowed
        if len(table.hand) == 7:
            check_looks(page, "advice-ramsch")
        table.play(card)
    expect(table.until_result().get_by_role("heading", name="Ramsch")).to_be_visible()


def test_there_is_no_advice_where_results_count(visit: Visit, hasty: Server) -> None:
    table = table_of(visit, hasty, PLAYING, practice=False)
    table.until("play")
    expect(table.page.get_by_role("button", name="Advice")).to_have_count(0)
    table.press("i")
    expect(table.strip).not_to_contain_text("Practice")
    table.click("Menu")
    expect(table.dialog.get_by_role("button", name="Advice")).to_have_count(0)
    assert table.page.locator(".advice, .advised, .tip").count() == 0


def test_how_strong_the_computers_are_is_chosen_before_the_table_is_opened(
    visit: Visit, hasty: Server
) -> None:
    page = visit(hasty).new_page()
    page.goto("/")
    level = page.get_by_label("Computers")
    expect(level.locator("option")).to_have_text(["casual", "club player", "expert", "master"])
    level.select_option("master")
    page.get_by_role("button", name=re.compile("Play now")).click()
    table = TablePage(page)
    for side in ("left", "right"):
        expect(table.seat(side)).to_contain_text("master")
    expect(table.strip).to_contain_text("Practice")
    page.goto("/")
    expect(level).to_have_value("master")
    page.get_by_label("for practice").uncheck()
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(table.seat("left")).to_contain_text("master")
    expect(table.strip).not_to_contain_text("Practice")


def test_each_seat_may_have_a_computer_of_its_own_level(visit: Visit, hasty: Server) -> None:
    page = visit(hasty).new_page()
    open_for_friends(page, "Ann")
    for level in ("expert", "casual"):
        page.get_by_label("Strength of the computer").first.select_option(level)
        page.get_by_role("button", name="Computer", exact=True).first.click()
        expect(page.get_by_text(f"Computer · {level}")).to_be_visible()
    check_looks(page, "setup-levels")
