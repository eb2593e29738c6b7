"""A table in a pub: Kontra, Bock, pushing, Ramsch, Grand Hand."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.matches import BIDDING, LOST, PASSED_IN, hand_game, list_of, played_out
from tests.browser.pages import TOP_LEFT, TablePage, settle, shoot
from tests.browser.tables import Deal, Somebody, cards, lays, new_name, somebody, stored, write
from tests.server.living import Server
from tests.server.talker import Browser, Json, Talker
from vorhand.core.commands import (
    Bid,
    DeclareGame,
    Decline,
    Double,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
)
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling

FOREHAND, MIDDLEHAND, REARHAND = Position
EACH_ROUND = {"bock.ramsch_after": 1}
Talkers = Callable[[Server, Somebody, str], Talker]
RAMSCH = {"auction.all_pass": "ramsch"}


@pytest.fixture
def talker() -> Iterator[Talkers]:
    """Puts people without a screen at a table."""
    with ExitStack() as stack:

        def talker(server: Server, person: Somebody, table: str) -> Talker:
            browser = stack.enter_context(Browser(server.address))
            browser.http.cookies.set("vorhand", person.secret, domain="127.0.0.1", path="/")
            return browser.talker(table)

        yield talker


def act(command: str, **values: object) -> Json:
    """A command of the game as a wish."""
    return {"do": "act", "command": {"command": command, **values}}


def three() -> tuple[Somebody, Somebody, Somebody]:
    """Ann, Bob and Cid."""
    return somebody("Ann"), somebody("Bob"), somebody("Cid")


BOB_OVERBIDS = (
    *(Bid(18), Hold(), Bid(20), Pass(), Pass()),
    PickUpSkat(),
    lays("S7 H7"),
    DeclareGame(GameType.DIAMONDS),
)
"""Diamonds with one are worth 18."""


def test_an_overbid_game_is_lost_under_kontra(visit: Visit, natural: Server, talker: Talkers) -> None:
    people = ann, bob, _ = three()
    deal = Deal(
        seats=people,
        preset="pub_pl",
        hands={MIDDLEHAND: "CJ DJ DA DT DK DQ SA S7 HA H7"},
        skat="S8 H8",
        moves=BOB_OVERBIDS,
    )
    name = stored(natural.data, deal)
    bobs = talker(natural, bob, name)
    table = TablePage(visit(natural, ann).new_page())
    table.page.goto(f"/t/{name}")
    table.until("play")
    table.click("Kontra")
    expect(table.strip).to_contain_text("Kontra")
    expect(table.seat("near")).to_contain_text("Kontra")
    bobs.until_state(lambda one: any(said["command"] == "decline" for said in _simple(one)))
    assert bobs.wish(act("decline"))["type"] == "ack"
    table.until("play")
    assert bobs.wish(act("concede"))["type"] == "ack"
    result = table.until_result()
    expect(result.get_by_role("heading", name=re.compile("diamonds: lost", re.I))).to_be_visible()
    for text in ("20", "27", "Kontra", "−108"):
        expect(result.locator("table.sum")).to_contain_text(text)
    expect(result).to_contain_text("Bock")
    check_axe(table.page)
    shoot(table.page, "pub-kontra")


def _simple(talking: Talker) -> list[Json]:
    simple: list[Json] = talking.scene["deal"]["choices"]["simple"]
    return simple


def test_kontra_is_answered_with_re(visit: Visit, natural: Server, talker: Talkers) -> None:
    people = ann, _, cid = three()
    deal = Deal(
        seats=people,
        preset="pub_pl",
        hands={FOREHAND: "CJ SJ DA DT DK DQ SA S7 HA H7"},
        skat="S8 H8",
        moves=(*BIDDING[FOREHAND], PickUpSkat(), lays("S7 H7"), DeclareGame(GameType.DIAMONDS)),
    )
    name = stored(natural.data, deal)
    table = TablePage(visit(natural, ann).new_page())
    table.page.goto(f"/t/{name}")
    table.until("play")
    cids = talker(natural, cid, name)
    cids.until_state(lambda one: any(said["command"] == "double" for said in _simple(one)))
    assert cids.wish(act("double", call="kontra"))["type"] == "ack"
    table.until("call")
    check_axe(table.page)
    shoot(table.page, "pub-re")
    table.click("Re")
    expect(table.strip).to_contain_text("Re")
    expect(table.seat("right")).to_contain_text("Kontra")


def lost_with_kontra(people: tuple[Somebody, ...]) -> Deal:
    """A deal in which Ann is middlehand and loses, and that calls for a Bock round."""
    kontra = hand_game(MIDDLEHAND, GameType.CLUBS, (Double(Doubling.KONTRA), Decline()))
    return Deal(
        seats=people,
        preset="pub_pl",
        settings=EACH_ROUND,
        place=MIDDLEHAND,
        hands={FOREHAND: "D7"},
        moves=(*kontra, *(PlayCard(card) for card in cards("D7")), *LOST),
    )


def test_a_game_lost_under_kontra_calls_for_bock(visit: Visit, hasty: Server) -> None:
    people = three()
    table = TablePage(visit(hasty, people[0]).new_page())
    table.page.goto(f"/t/{stored(hasty.data, lost_with_kontra(people))}")
    expect(table.until_result()).to_contain_text("Bock")
    table.click("Next deal")
    expect(table.strip).to_contain_text("Bock × 2 · 3 left")


def test_bock_runs_out_and_a_ramsch_round_follows(visit: Visit, hasty: Server, natural: Server) -> None:
    people = ann, _, _ = three()
    lost = Deal(seats=people, moves=hand_game(FOREHAND, GameType.CLUBS, LOST))
    mine = Deal(seats=people, moves=hand_game(MIDDLEHAND, GameType.CLUBS, ()))
    name = new_name()
    write(natural.data, name, list_of(name, lost_with_kontra(people), lost, lost, mine))
    table = TablePage(visit(natural, ann).new_page())
    table.page.goto(f"/t/{name}")
    expect(table.strip).to_contain_text("Bock × 2 · 1 left")
    give_up(table)
    result = table.until_result()
    expect(result.locator("table.sum")).to_contain_text("Bock")
    expect(result).to_contain_text("Ramsch round")
    write(hasty.data, name, list_of(name, lost_with_kontra(people), lost, lost, lost))
    table = TablePage(visit(hasty, ann).new_page())
    table.page.goto(f"/t/{name}")
    table.until_result()
    table.click("Next deal")
    table.until("grand_hand")
    expect(table.strip).to_contain_text("Ramsch round · 3 left")
    check_axe(table.page)
    shoot(table.page, "pub-grand-hand")
    table.click("Play grand hand")
    expect(table.strip).to_contain_text(re.compile("grand hand", re.I))


def give_up(table: TablePage) -> None:
    """Concede by the tools, and confirm it."""
    table.click("End early")
    table.dialog.get_by_role("region").get_by_role("button", name="Give up").click()
    table.dialog.locator("footer").get_by_role("button", name="Give up").click()


def test_who_looks_may_not_push_a_jack_on(visit: Visit, natural: Server) -> None:
    people = ann, _, _ = three()
    deal = Deal(seats=people, preset="pub_pl", skat="CJ C7", moves=PASSED_IN)
    table = TablePage(visit(natural, ann).new_page())
    table.page.goto(f"/t/{stored(natural.data, deal)}")
    table.until("push")
    check_axe(table.page)
    shoot(table.page, "pub-push")
    table.click("Take the skat")
    table.until("discard")
    expect(table.card("CJ")).to_have_attribute("aria-disabled", "true")
    shoot(table.page, "pub-discard")
    settle(table.page)
    table.card("CJ").click(position=TOP_LEFT, force=True)
    expect(table.note).to_contain_text(re.compile("jack", re.I))
    assert "CJ" in table.hand
    others = [card for card in table.hand if card[1] != "J"][:2]
    table.tap(*others)
    table.click("Pass on")
    table.until("none")
    assert not set(others) & set(table.hand)


def test_an_unseen_jack_may_be_pushed_on(visit: Visit, natural: Server) -> None:
    people = three()
    deal = Deal(seats=people, preset="pub_pl", skat="CJ C7", moves=(*PASSED_IN, PushSkat(), PushSkat()))
    name = stored(natural.data, deal)
    table = TablePage(visit(natural, people[2]).new_page())
    table.page.goto(f"/t/{name}")
    table.until("push")
    table.click("Push on")
    expect(table.strip).to_contain_text("Ramsch")
    expect(table.seat("near")).to_contain_text("push")


def test_ties_and_a_player_without_a_trick(visit: Visit, hasty: Server) -> None:
    people = ann, _, _ = three()
    deal = Deal(
        seats=people,
        settings=RAMSCH,
        hands={FOREHAND: "CJ DJ CA CK SA SK HT HQ DT DQ", REARHAND: "SJ HJ CT CQ ST SQ HA HK DA DK"},
        skat="D9 D8",
        moves=PASSED_IN,
    )
    liked = {FOREHAND: "HQ DT DJ SK CK SA CA CJ DQ HT", REARHAND: "DK ST DA HA SJ HJ HK CT CQ SQ"}
    result = finished(visit, hasty, ann, deal, liked).until_result()
    expect(result.get_by_role("heading", name="Ramsch")).to_be_visible()
    expect(result).to_contain_text("Most card points twice (60): both lose")
    expect(result).to_contain_text("Jungfrau: Bob × 2")
    assert changes(result.locator("table.effects tbody tr").all_inner_texts()) == ["−120", "0", "−120"]


def test_all_tricks_of_a_ramsch_win(visit: Visit, hasty: Server) -> None:
    people = ann, _, _ = three()
    best = "CJ SJ HJ DJ CA CT SA ST HA HT"
    deal = Deal(seats=people, settings=RAMSCH, hands={FOREHAND: best}, moves=PASSED_IN)
    table = finished(visit, hasty, ann, deal, {FOREHAND: best})
    result = table.until_result()
    expect(result).to_contain_text("Durchmarsch: Ann has all the tricks and wins")
    assert changes(result.locator("table.effects tbody tr").all_inner_texts()) == ["+120", "0", "0"]
    check_axe(table.page)
    shoot(table.page, "pub-durchmarsch")


def finished(
    visit: Visit, server: Server, person: Somebody, deal: Deal, liked: dict[Position, str]
) -> TablePage:
    """The table after a deal in which everybody played what he liked best."""
    name = new_name()
    write(server.data, name, played_out(name, deal, liked))
    table = TablePage(visit(server, person).new_page())
    table.page.goto(f"/t/{name}")
    return table


def changes(rows: list[str]) -> list[str]:
    """The changes of the totals from the rows of the result."""
    return [row.split()[1] for row in rows]
