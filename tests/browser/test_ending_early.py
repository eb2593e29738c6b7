"""Claims, concessions, and what the others say to them."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.others import Other, others
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.tables import Deal, plays, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Answer, Bid, Claim, Command, DeclareGame, Hold, Pass
from vorhand.core.contract import GameType
from vorhand.core.positions import Position
from vorhand.core.rules.valuation import ClaimLevel

ANN, BOB, CID = (somebody(name) for name in ("Ann", "Bob", "Cid"))
FOREHAND, REARHAND = Position.FOREHAND, Position.REARHAND
SURE = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
NULL = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
WON = (Bid(18), Hold(), Pass(), Pass())
GRAND_HAND = (*WON, DeclareGame(GameType.GRAND, hand=True))
FIVE_TRICKS = plays("CJ S7 H9 SJ S8 D7 HJ S9 D8 DJ ST D9 CA C7 HQ")
"""After these the rest can be searched, and it is certain."""


@contextmanager
def table_of(
    visit: Visit,
    server: Server,
    moves: tuple[Command, ...],
    *,
    place: Position = FOREHAND,
    hand: str = SURE,
    look: Look | None = None,
    proof: bool = True,
) -> Iterator[tuple[TablePage, Other, Other]]:
    """Ann's page at a game of forehand, who has this hand, and the lines of Bob and Cid.

    Without `proof` the rules have the defenders asked even where the table could prove a claim.
    """
    deal = Deal(
        seats=(ANN, BOB, CID),
        settings={"claims.server_proof": proof},
        place=place,
        hands={FOREHAND: hand},
        moves=moves,
    )
    name = stored(server.data, deal)
    page = visit(server, ANN, look).new_page()
    page.goto(f"/t/{name}")
    with others(server, name, BOB, CID) as (bob, cid):
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        yield TablePage(page), bob, cid


def end_by(table: TablePage, way: str) -> None:
    """Choose a way to end the game, read what it means, and confirm."""
    table.press("c")
    choice = table.dialog.get_by_role("button", name=way, exact=True)
    choice.first.click()
    expect(choice.first).to_have_attribute("aria-pressed", "true")
    check_axe(table.page)
    table.dialog.locator(".foot .btn.pri").click()


def test_what_is_certain_ends_at_once(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, (*GRAND_HAND, *FIVE_TRICKS)) as (table, _, __):
        table.until("play")
        end_by(table, "The rest is mine, Schwarz")
        expect(table.until_result()).to_contain_text("The claim was granted")
        shoot(table.page, "claim-granted")


def test_a_sure_game_may_end_before_the_first_card(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, GRAND_HAND) as (table, _, __):
        table.until("play")
        end_by(table, "The rest is mine")
        expect(table.until_result()).to_contain_text("The claim was granted")


def test_the_others_are_asked_and_one_of_them_says_no(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, GRAND_HAND, proof=False) as (table, bob, cid):
        table.until("play")
        end_by(table, "The rest is mine")
        expect(table.actions).to_contain_text("Waiting for Bob, Cid")
        bob.does(Answer(accepted=True))
        expect(table.actions).to_contain_text("Waiting for Cid")
        expect(table.seat("left")).to_contain_text("agreed")
        cid.does(Answer(accepted=False))
        table.until("play")
        expect(table.seat("right")).to_contain_text("no, play on")
        declarer = next(chair for chair in bob.talker.scene["chairs"] if chair["declarer"])
        assert set(declarer["open"]) == set(SURE.split()), "the cards that were shown stay open"


def test_a_claim_of_another_is_answered_with_his_cards_in_view(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, GRAND_HAND, place=REARHAND, proof=False) as (table, bob, cid):
        bob.does(Claim(ClaimLevel.SIMPLE))
        table.until("answer")
        expect(table.seat("left").locator(".open li")).to_have_count(10)
        expect(table.actions).to_contain_text("Bob claims the rest. Do you agree?")
        check_axe(table.page)
        shoot(table.page, "claim-asked")
        table.click("Agreed")
        expect(table.actions).to_contain_text("Waiting for Cid")
        cid.does(Answer(accepted=True))
        expect(table.until_result()).to_contain_text("The claim was granted")


def test_in_a_null_one_claims_to_take_no_more_trick(visit: Visit, hasty: Server) -> None:
    null = (*WON, DeclareGame(GameType.NULL, hand=True))
    with table_of(visit, hasty, null, hand=NULL, proof=False) as (table, _, cid):
        table.until("play")
        table.press("c")
        expect(table.dialog.locator("li")).to_have_count(2)
        table.press("Escape")
        end_by(table, "I take no more trick")
        expect(table.seat("near")).to_contain_text("I take no more trick")
        cid.talker.until_state(lambda talker: bool(talker.me["awaited"]))
        assert cid.talker.scene["deal"]["choices"]["question"].startswith("Ann claims to take no more trick")


def test_a_declarer_gives_up_and_reads_before_what_that_costs(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, GRAND_HAND, look=Look(language="de")) as (table, _, __):
        table.until("play")
        table.press("c")
        expect(table.dialog).to_contain_text("−288")
        table.press("Escape")
        expect(table.dialog).to_have_count(0)
        end_by(table, "Aufgeben")
        expect(table.until_result()).to_contain_text("−288")


def test_late_in_the_game_a_defender_has_to_agree(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, (*GRAND_HAND, *FIVE_TRICKS)) as (table, bob, cid):
        table.until("play")
        end_by(table, "Give up")
        expect(table.actions).to_contain_text("Waiting for Bob, Cid")
        bob.does(Answer(accepted=False))
        cid.does(Answer(accepted=True))
        expect(table.until_result()).to_contain_text("The declarer gave up")


def test_a_defender_gives_up_for_both(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, GRAND_HAND, place=REARHAND) as (table, _, __):
        table.press("c")
        expect(table.dialog).to_contain_text("for both of you")
        table.press("Escape")
        end_by(table, "Give up")
        expect(table.until_result()).to_contain_text("The defenders gave up")


def test_a_defender_who_lays_open_wrongly_has_given_up(visit: Visit, hasty: Server) -> None:
    with table_of(visit, hasty, (*GRAND_HAND, *FIVE_TRICKS), place=REARHAND) as (table, _, __):
        end_by(table, "Lay the cards open")
        expect(table.until_result().get_by_role("heading").first).to_have_text("Bob – grand hand: won")
