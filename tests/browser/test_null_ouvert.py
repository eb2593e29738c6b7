"""Null ouvert by the keyboard alone: laid open before the first lead, lost with the first trick taken."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.doing import Keys
from tests.browser.others import Other, others
from tests.browser.pages import TablePage, shoot
from tests.browser.tables import Deal, cards, somebody, stored
from tests.server.living import Server
from vorhand.core.cards import Card
from vorhand.core.commands import Bid, Pass, PlayCard
from vorhand.core.positions import Position

ANN, BOB, CID = (somebody(name) for name in ("Ann", "Bob", "Cid"))
HAND = "CT C9 C7 CA SJ S8 HK H7 DQ D8"
IN_NULL_ORDER = ["CA", "CT", "C9", "C7", "HK", "H7", "SJ", "S8", "DQ", "D8"]
DEAL = Deal(
    seats=(ANN, BOB, CID),
    place=Position.MIDDLEHAND,
    hands={Position.MIDDLEHAND: HAND, Position.FOREHAND: "CK CQ CJ SA SK SQ HA HT DA DK"},
    skat="D7 D9",
    moves=(Bid(46), Pass(), Pass()),
)


@pytest.fixture
def table(visit: Visit, hasty: Server) -> Iterator[tuple[TablePage, Other, Other]]:
    """Ann's page, who has announced null ouvert by keys, and the lines of Bob and Cid."""
    name = stored(hasty.data, DEAL)
    page = visit(hasty, ANN).new_page()
    page.goto(f"/t/{name}")
    table = TablePage(page)
    keys = Keys(table)
    with others(hasty, name, BOB, CID) as (bob, cid):
        table.until("skat")
        keys.press(page.get_by_role("button", name="Take the skat"))
        table.until("discard")
        for card in ("D7", "D9"):
            keys.lay(card)
        keys.press(page.get_by_role("button", name="Put down and announce"))
        table.until("declare")
        keys.press(page.get_by_role("button", name="null"))
        keys.press(page.get_by_label("Ouvert"))
        yield table, bob, cid


def test_the_hand_lies_in_the_order_of_null(table: tuple[TablePage, Other, Other]) -> None:
    page = table[0].page
    assert _by_suit(table[0].hand) == _by_suit(IN_NULL_ORDER)
    expect(page.locator(".sum")).to_contain_text("46")
    check_axe(page)
    shoot(page, "null-ouvert-announced")


def _by_suit(hand: list[str]) -> dict[str, str]:
    return {suit: "".join(card[1] for card in hand if card[0] == suit) for suit in "CSHD"}


def test_all_see_the_cards_before_the_lead_and_the_first_trick_loses(
    table: tuple[TablePage, Other, Other],
) -> None:
    own, bob, cid = table
    Keys(own).press(own.page.get_by_role("button", name="Play null ouvert"))
    for other in (bob, cid):
        other.talker.until_state(lambda talker: talker.scene["deal"]["phase"] == "playing")
        declarer = next(chair for chair in other.talker.scene["chairs"] if chair["declarer"])
        assert set(declarer["open"]) == set(HAND.split())
        assert other.talker.scene["deal"]["trick"] is None
        assert other.heard_of(cards("D7 D9")) == [], "what was laid away stays hidden"
    cid.does(PlayCard(Card.CK))
    own.until("play")
    _an_illegal_card_explains_itself(own)
    own.play_by_keys("CA")
    bob.does(PlayCard(Card.C8))
    result = own.until_result()
    expect(result.get_by_role("heading").first).to_have_text("Ann – null ouvert: lost")
    expect(result).to_contain_text("−92")
    expect(result.get_by_role("button", name="Next deal")).to_be_focused()
    check_axe(own.page)
    shoot(own.page, "null-ouvert-lost")
    own.press("Enter")
    expect(own.result).to_have_count(0)


def _an_illegal_card_explains_itself(table: TablePage) -> None:
    table.press("6")
    assert table.page.evaluate("document.activeElement.dataset.card") == table.hand[5]
    assert table.hand[5] not in table.allowed
    table.press("Enter")
    expect(table.note).to_have_text("Clubs led: follow suit")
    assert table.moment == "play"
    check_axe(table.page)
    shoot(table.page, "null-ouvert-why-not")
