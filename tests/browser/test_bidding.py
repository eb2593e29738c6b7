"""The auction, the skat, and the announcement, against people who do as they are told."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.others import Other, others
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, cards, dealt, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Bid, Hold, Pass, PickUpSkat
from vorhand.core.positions import Position

ANN, BOB, CID = (somebody(name) for name in ("Ann", "Bob", "Cid"))
MIDDLEHAND = Position.MIDDLEHAND
HAND = "CJ HJ CA CT CK C9 SA S7 HK D9"
SKAT = "HT DT"
"""With one: clubs are worth 24, diamonds 18, which is less than the bid."""


@contextmanager
def table_of(
    visit: Visit, server: Server, look: Look | None = None, **deal: object
) -> Iterator[tuple[TablePage, Other, Other]]:
    """Ann's page at middlehand, and who sits at rearhand and forehand."""
    dealt_so = Deal(
        seats=(ANN, BOB, CID),
        place=MIDDLEHAND,
        hands={MIDDLEHAND: HAND},
        skat=SKAT,
        **deal,  # type: ignore[arg-type]
    )
    name = stored(server.data, dealt_so)
    page = visit(server, ANN, look).new_page()
    page.goto(f"/t/{name}")
    with others(server, name, BOB, CID) as (bob, cid):
        yield TablePage(page), bob, cid


def bid(table: TablePage, value: int) -> None:
    """Name a value."""
    table.until("bid")
    table.think()
    table.click(str(value))


def test_bid_take_the_skat_lay_two_and_announce(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty) as (table, bob, cid):
        page = table.page
        for value in (18, 20, 22, 23):
            bid(table, value)
            cid.does(Hold())
            expect(table.seat("right")).to_contain_text("yes")
        check_axe(page)
        bid(table, 24)
        cid.does(Pass())
        bob.does(Pass())
        table.until("skat")
        shoot(page, "skat-or-hand")
        table.click("Take the skat")
        table.until("discard")
        expect(table.page.locator(".hand .new")).to_have_count(2)
        _lay_hearts_and_spades(table)
        _see_what_is_too_cheap(table)
        table.click(re.compile("^clubs"))
        expect(page.locator(".sum")).to_contain_text("with 1, game 2: clubs 2 × 12 = 24")
        table.click("Play clubs, 24")
        expect(table.strip).to_have_text(re.compile(r"You play\s*clubs\s*bid 24\s*trick 1"))
        cid.talker.until_state(lambda talker: talker.scene["deal"]["phase"] == "playing")
        bob.talker.until_state(lambda talker: talker.scene["deal"]["phase"] == "playing")
        for other in (bob, cid):
            assert other.heard_of(cards(f"{HAND} {SKAT}")) == []


def _lay_hearts_and_spades(table: TablePage) -> None:
    table.tap("HK", "D9")
    expect(table.page.get_by_text("2 of 2")).to_be_visible()
    table.tap("CJ")
    expect(table.note).to_have_text("Two cards lie there already. Take one back first.")
    table.click("Take back nine of diamonds")
    expect(table.page.get_by_text("1 of 2")).to_be_visible()
    expect(table.card("D9")).to_be_visible()
    table.tap("S7")
    check_axe(table.page)
    shoot(table.page, "laying")
    table.click("Put down and announce")
    table.until("declare")


def _see_what_is_too_cheap(table: TablePage) -> None:
    diamonds = table.page.get_by_role("button", name=re.compile("^diamonds"))
    expect(diamonds).to_have_text(re.compile("18 < 24"))
    diamonds.click()
    expect(table.page.locator(".announce .note.warn")).to_contain_text("18 is less than your bid of 24")
    expect(table.page.get_by_role("button", name="Play diamonds, 18")).to_be_enabled()
    check_axe(table.page)
    shoot(table.page, "too-cheap")


def test_what_was_laid_can_be_seen_by_its_layer_alone(visit: Visit, hasty: Server) -> None:
    said = (Bid(18), Pass(), Pass())
    with table_of(visit, hasty, moves=said) as (table, _, __):
        table.click("Take the skat")
        table.until("discard")
        table.tap("HK", "D9")
        table.click("Put down and announce")
        table.until("declare")
        table.click(re.compile("^Play clubs"))
        table.press("l")
        expect(table.dialog.locator("use[href$='HK'], use[href$='D9']")).to_have_count(2)


def test_a_jump_is_not_answered_by_accident(visit: Visit, hasty: Server) -> None:
    """Forehand is asked 20 at once: `Yes` comes free only after a moment, and passing is free at once."""
    deal = Deal(seats=(ANN, BOB, CID), hands={Position.FOREHAND: HAND}, skat=SKAT)
    name = stored(hasty.data, deal)
    page = visit(hasty, ANN).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    with others(hasty, name, BOB, CID) as (bob, _):
        bob.does(Bid(30))
        table.until("hold")
        yes = page.get_by_role("button", name="Yes, 30")
        expect(yes).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".note.warn")).to_contain_text("Jump to 30")
        table.press("y")
        expect(yes).to_be_enabled()
        assert table.moment == "hold", "the early yes was not heard"
        yes.click()
        table.until("none")
        expect(table.seat("left").locator(".bubble")).to_have_text("30")


def test_a_tap_meant_for_the_last_question_is_not_heard(visit: Visit, hasty: Server) -> None:
    deal = Deal(seats=(ANN, BOB, CID), hands={Position.FOREHAND: HAND}, skat=SKAT, moves=(Bid(18),))
    name = stored(hasty.data, deal)
    page = visit(hasty, ANN).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    with others(hasty, name, BOB, CID) as (bob, _):
        table.until("hold")
        table.think()
        page.evaluate(_TAP_AGAIN_AT_ONCE)
        table.click("Yes, 18")
        bob.does(Bid(20))
        expect(page.get_by_role("button", name="Yes, 20")).to_be_visible()
        assert page.evaluate("window.tapped") >= 1
        assert table.moment == "hold"
        expect(page.get_by_role("button", name="Yes, 20")).to_be_visible()


_TAP_AGAIN_AT_ONCE = """window.tapped = 0;
new MutationObserver(() => {
    const go = document.querySelector('.bidding .go');
    if (go?.textContent.includes('20')) { window.tapped++; go.click(); }
}).observe(document.body, {subtree: true, childList: true, characterData: true})"""


def test_somebody_who_goes_does_not_begin_the_question_anew(visit: Visit, hasty: Server) -> None:
    """The moment in which taps are ignored, and what was unfolded, belong to the question alone."""
    with table_of(visit, hasty) as (table, bob, _):
        table.until("bid")
        table.click("more")
        unfolded = table.page.locator(".jumps button")
        count = unfolded.count()
        assert count > 4
        bob.talker.close()
        expect(table.page.get_by_role("log")).to_contain_text("Bob line lost")
        expect(unfolded).to_have_count(count)


def test_forehand_alone_left_may_play_at_18_or_pass(visit: Visit, hasty: Server) -> None:
    deal = Deal(seats=(ANN, BOB, CID), hands={Position.FOREHAND: HAND}, skat=SKAT, moves=(Pass(), Pass()))
    name = stored(hasty.data, deal)
    page = visit(hasty, ANN).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    table.until("bid")
    assert dealt(deal).skat == cards(SKAT)
    table.think()
    check_axe(page)
    shoot(page, "forehand-left")
    table.click("Pass too")
    expect(table.until_result().get_by_role("heading").first).to_contain_text(
        re.compile("passed", re.IGNORECASE)
    )


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "y", "n"), ("de", "j", "p")])
def test_bidding_by_keys(visit: Visit, hasty: Server, language: str, yes: str, no: str) -> None:
    deal = Deal(seats=(ANN, BOB, CID), hands={Position.FOREHAND: HAND}, skat=SKAT, moves=(Bid(18),))
    name = stored(hasty.data, deal)
    page = visit(hasty, ANN, Look(language=language)).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    with others(hasty, name, BOB, CID) as (bob, cid):
        for value in (20, 22):
            table.until("hold")
            table.answer(lambda: table.press(yes))
            bob.does(Bid(value))
        table.until("hold")
        table.answer(lambda: table.press(no))
        cid.does(Pass())
        expect(table.strip).to_contain_text("Bob")
        expect(table.strip).to_contain_text("22")


def test_the_plus_key_names_the_next_value(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty) as (table, _, cid):
        for value in ("18", "20"):
            table.until("bid")
            table.answer(lambda: table.press("+"))
            expect(table.seat("near").locator(".bubble")).to_have_text(value)
            cid.does(Hold())


def test_on_a_phone_all_twelve_cards_can_be_read_and_reached(visit: Visit, hasty: Server) -> None:
    said = (Bid(18), Pass(), Pass(), PickUpSkat())
    look = Look(size=(360, 740), touch=True, language="de", deck="german")
    with table_of(visit, hasty, look, moves=said) as (table, _, __):
        table.until("discard")
        assert len(table.hand) == 12
        for card in table.hand:
            x, y = _corner(table, card)
            on_top = table.page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]')?.dataset.card", [x, y]
            )
            assert on_top == card, f"the index of {card} is covered"
        expect(table.card("SA")).to_have_attribute("aria-label", re.compile("^Grün-(Ass|Daus), erlaubt"))
        table.card("HK").tap(position={"x": 10, "y": 14})
        table.card("D9").tap(position={"x": 10, "y": 14})
        expect(table.page.get_by_text("2 von 2")).to_be_visible()
        check_axe(table.page)


def _corner(table: TablePage, card: str) -> tuple[float, float]:
    box = table.card(card).bounding_box()
    assert box is not None
    return box["x"] + 14, box["y"] + 18
