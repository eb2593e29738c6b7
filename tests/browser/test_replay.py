"""A finished deal, gone through again: by the players, by a stranger with the link, and by the numbers."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.matches import BIDDING, played_out
from tests.browser.pages import Complaints, Look, TablePage, shoot
from tests.browser.tables import Deal, Somebody, lays, new_name, somebody, stored, write
from tests.cli.program import PROGRAM, environment
from tests.server.living import Server
from tests.server.talker import Browser, Habits, play
from vorhand.core.commands import DeclareGame, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.positions import Position

HAND = "SJ HJ DJ C9 C8 C7 SK S9 H9 D9"
DEALT_SKAT = ("S7", "D7")
LAID_SKAT = ("SK", "D9")
MOVES = (
    *BIDDING[Position.FOREHAND],
    PickUpSkat(),
    lays(" ".join(LAID_SKAT)),
    DeclareGame(GameType.CLUBS),
)


@pytest.fixture
def lost(hasty: Server) -> tuple[Somebody, str]:
    """Ann's lost game of clubs, and the table."""
    ann = somebody("Ann")
    deal = Deal(
        seats=(ann, somebody("Bob"), somebody("Cid")),
        hands={Position.FOREHAND: HAND},
        skat=" ".join(DEALT_SKAT),
        moves=MOVES,
    )
    name = new_name()
    write(hasty.data, name, played_out(name, deal, {Position.FOREHAND: "S9 S7 H9 D7 C7"}))
    return ann, name


def skats(page: Page) -> list[set[str]]:
    """The cards of both skats below the hands."""
    faces = "all => all.map((one) => one.firstElementChild.href.baseVal.split('-')[1])"
    return [set(row.locator("svg").evaluate_all(faces)) for row in page.locator(".skats .row").all()]


def test_a_lost_game_is_gone_through_step_by_step(
    visit: Visit, hasty: Server, lost: tuple[Somebody, str]
) -> None:
    ann, name = lost
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{name}")
    result = TablePage(page).until_result()
    expect(result).to_contain_text("Skat as dealt")
    expect(result).to_contain_text("Put down")
    shoot(page, "replay-result")
    result.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("clubs: lost", re.I))
    assert skats(page) == [set(DEALT_SKAT), set(LAID_SKAT)]
    check_axe(page)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(last - 1))
    slider.fill("12")
    expect(page.get_by_role("status").first).to_contain_text("13")
    shoot(page, "replay")


def test_whose_eyes_see_what(visit: Visit, hasty: Server, lost: tuple[Somebody, str]) -> None:
    ann, name = lost
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{name}/1")
    lanes = page.locator(".lane")
    expect(lanes).to_have_count(3)
    expect(page.locator(".lane .cards .said-only")).to_have_count(0)
    page.get_by_label("As seen by").select_option("middlehand")
    expect(page.locator(".lane .cards .said-only")).to_have_count(2)
    assert page.locator(".skats .row").count() == 0
    shoot(page, "replay-middlehand")
    page.get_by_label("As seen by").select_option("spectator")
    expect(page.locator(".lane .cards .said-only")).to_have_count(3)
    check_axe(page)


def test_the_link_opens_for_a_stranger(visit: Visit, hasty: Server, lost: tuple[Somebody, str]) -> None:
    ann, name = lost
    context = visit(hasty, ann)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"/t/{name}/1")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    stranger = visit(hasty, look=Look(size=(360, 740))).new_page()
    stranger.goto(link)
    expect(stranger.get_by_role("heading", level=1)).to_contain_text(re.compile("clubs: lost", re.I))


def test_a_running_deal_has_no_replay(visit: Visit, hasty: Server, complaints: list[Complaints]) -> None:
    ann = somebody("Ann")
    deal = Deal(seats=(ann, somebody("Bob"), somebody("Cid")), hands={Position.FOREHAND: HAND})
    name = stored(hasty.data, deal)
    page = visit(hasty, ann).new_page()
    complaints[0].excuse("404|409|403")
    page.goto(f"/t/{name}")
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    assert page.locator(f"a[href*='/t/{name}/']").count() == 0
    page.goto(f"/t/{name}/1")
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.locator(".lane").count() == 0
    check_axe(page)
    for kind in ("record", "sgf"):
        assert page.request.get(f"/api/tables/{name}/deals/1/{kind}").status in (403, 404, 409)


@pytest.mark.parametrize(("link", "ending"), [("record", ".jsonl"), ("sgf", ".sgf")])
def test_what_is_downloaded_can_be_read(
    visit: Visit, hasty: Server, played: tuple[str, str], tmp_path: Path, link: str, ending: str
) -> None:
    secret, name = played
    page = visit(hasty, Somebody("Ann", secret)).new_page()
    page.goto(f"/t/{name}/1")
    with page.expect_download() as started:
        page.locator(f"a[download][href$='/{link}']").click()
    file = tmp_path / started.value.suggested_filename
    assert file.suffix == ending
    started.value.save_as(file)
    told = subprocess.run(
        [PROGRAM, "check", "records", str(file), "--json"],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.fixture
def played(hasty: Server) -> Iterator[tuple[str, str]]:
    """A deal that was really shuffled, and who played it."""
    with Browser(hasty.address) as browser:
        name = browser.open()
        play(browser.talker(name), Habits(7), deals=1)
        yield browser.http.cookies["vorhand"], name


def check_shuffle(page: Page) -> None:
    """Let the browser deal the cards again."""
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".shuffle .found li").first).to_be_visible()


def test_the_browser_checks_the_shuffle(visit: Visit, hasty: Server, played: tuple[str, str]) -> None:
    secret, name = played
    page = visit(hasty, Somebody("Ann", secret)).new_page()
    page.goto(f"/t/{name}/1")
    check_shuffle(page)
    expect(page.locator(".shuffle .found .note.good")).to_be_visible()
    assert page.locator(".shuffle .found li.bad").count() == 0
    assert page.locator(".shuffle .found li").count() >= 8
    check_axe(page)
    shoot(page, "shuffle-holds")


def test_one_other_byte_and_the_check_fails(visit: Visit, hasty: Server, played: tuple[str, str]) -> None:
    secret, name = played
    page = visit(hasty, Somebody("Ann", secret)).new_page()
    page.route(re.compile("/deals/1"), flip_a_byte)
    page.goto(f"/t/{name}/1")
    check_shuffle(page)
    expect(page.locator(".shuffle .found .note.bad")).to_be_visible()
    assert page.locator(".shuffle .found li.bad").count() > 0
    shoot(page, "shuffle-broken")


def flip_a_byte(route: Route) -> None:
    """Answer with another seed than the one that was sealed."""
    sheet = route.fetch().json()
    seed = bytearray.fromhex(sheet["shuffle"]["seed"])
    seed[0] ^= 1
    sheet["shuffle"]["seed"] = seed.hex()
    route.fulfill(body=json.dumps(sheet), content_type="application/json")
