"""A hand game at 46 whose skat holds a jack that takes a matador away: the result says why it is lost."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.others import holders, others, play_cards
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, dealt, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Bid, Hold, Pass
from vorhand.core.positions import Position

ANN, BOB, CID = (somebody(name) for name in ("Ann", "Bob", "Cid"))
DEAL = Deal(
    seats=(ANN, BOB, CID),
    preset="official_pl",
    hands={Position.FOREHAND: "HJ DJ CA CT CK CQ C9 C8 SA D7"},
    skat="CJ HQ",
    moves=(Bid(46), Hold(), Pass(), Pass()),
)
"""Without two in the hand, so that clubs hand seem to be worth 48."""

WITH_74 = "DJ SJ DT H8 HA SA H9 C8 H7 CQ C7 DK HJ S8 DA CK SQ D8 CT SK HK D7 ST D9 HT C9 S7 CA S9 DQ"
WITH_95 = "DJ SJ DA S7 H9 SA CA C7 HA D7 ST D9 HK C8 H8 CQ S9 DQ HJ H7 DK CK S8 DT C9 SK D8 CT SQ HT"


def played(visit: Visit, server: Server, cards: str, language: str) -> TablePage:
    """Ann's page when the result is there."""
    name = stored(server.data, DEAL)
    page = visit(server, ANN, Look(language=language)).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    table.until("skat")
    page.locator(".pair .btn.big").nth(1).click()
    page.locator(".announce > .btn").click()
    hands = dealt(DEAL).hands
    with others(server, name, BOB, CID) as (bob, cid):
        play_cards(table, holders((bob, hands.middlehand), (cid, hands.rearhand)), cards)
    table.until_result()
    return table


@pytest.mark.parametrize(
    ("language", "headline", "reason", "in_skat"),
    [
        ("en", "Ann – clubs hand: lost", "Overbid: the game is worth 36, the bid was 46", "In the skat: ♣J"),
        ("de", "Ann – Kreuz Hand: verloren", "36", "♣"),
    ],
)
def test_the_jack_in_the_skat_is_named(
    visit: Visit, hasty: Server, language: str, headline: str, reason: str, in_skat: str
) -> None:
    table = played(visit, hasty, WITH_74, language)
    expect(table.result.get_by_role("heading").first).to_have_text(headline)
    expect(table.result).to_contain_text(reason)
    expect(table.result).to_contain_text(in_skat)
    rows = table.result.locator("table.sum").inner_text()
    for figure in ("74 : 46", "7 : 3", "3 × 12", "36", "46", "4 × 12", "48", "× 2", "−96"):
        assert figure in rows
    expect(table.result.locator("table.effects tbody tr").first).to_contain_text("−96")
    check_axe(table.page)
    shoot(table.page, f"overbid-{language}")


def test_schneider_makes_up_for_it(visit: Visit, hasty: Server) -> None:
    table = played(visit, hasty, WITH_95, "en")
    expect(table.result.get_by_role("heading").first).to_have_text("Ann – clubs hand: won")
    rows = table.result.locator("table.sum").inner_text()
    for figure in ("95 : 25", "4 × 12", "48"):
        assert figure in rows
    assert "−" not in rows
    expect(table.result.locator("table.effects tbody tr").first).to_contain_text("48")


def test_while_it_is_played_the_sum_counts_what_the_hand_shows(visit: Visit, hasty: Server) -> None:
    page = visit(hasty, ANN).new_page()
    page.goto(f"/t/{stored(hasty.data, DEAL)}")
    table = TablePage(page)
    table.until("skat")
    table.click("Play hand")
    total = page.locator(".sum")
    expect(total).to_contain_text("without 2, game 3, hand 4: clubs 4 × 12 = 48")
    expect(total).to_contain_text("covers your bid of 46")
    page.get_by_label("Ouvert").check()
    expect(page.get_by_label("Schneider")).to_be_disabled()
    expect(page.get_by_label("Schwarz")).to_be_checked()
    page.get_by_label("Ouvert").uncheck()
    expect(page.get_by_label("Schwarz")).not_to_be_checked()
    check_axe(page)
    shoot(page, "hand-game")


def test_what_is_chosen_outlives_a_turn_of_the_phone(visit: Visit, hasty: Server) -> None:
    page = visit(hasty, ANN, Look(size=(360, 740))).new_page()
    page.goto(f"/t/{stored(hasty.data, DEAL)}")
    table = TablePage(page)
    table.until("skat")
    table.click("Play hand")
    page.locator(".announce .game").filter(has_text="grand").click()
    page.get_by_label("Schneider").check()
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.get_by_role("button", name="Play grand hand, Schneider announced")).to_be_visible()
    expect(page.get_by_label("Schneider")).to_be_checked()
    table.click("Back")
    expect(page.get_by_role("button", name="Take the skat")).to_be_visible()
    table.click("Play hand")
    expect(page.get_by_label("Schneider")).not_to_be_checked()
