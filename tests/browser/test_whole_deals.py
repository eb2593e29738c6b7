"""A deal of every kind of game, from the skat to the next deal: by a pointer or by keys, in two languages."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.doing import Hands, Keys, Pointer
from tests.browser.pages import Look, TablePage
from tests.browser.tables import Deal, Robot, somebody, stored
from tests.server.living import Server
from vorhand.core.commands import Bid, Hold, Pass
from vorhand.core.positions import Position

STRONG = "CJ SJ HJ DJ CA CT CK CQ SA HA"
LOW = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
SKAT = "ST HT"


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game that Ann plays at forehand, with what she reads on her screen."""

    name: str
    button: str
    """The word on the button that chooses it."""
    strip: str
    """What stands on top while it is played."""
    look: Look
    by: type[Pointer] | type[Keys]
    hand: bool = False
    steps: tuple[str, ...] = ()
    """Boxes to tick, as they are labelled."""
    cards: str = STRONG
    lays: tuple[str, str] = ("ST", "HT")


ENGLISH, GERMAN = Look(language="en"), Look(language="de", deck="german")
FRENCH_CARDS = Look(language="de", deck="tournament", dark=True)

GAMES = [
    Game(name="diamonds", button="diamonds", strip="diamonds", look=ENGLISH, by=Pointer),
    Game(name="hearts", button="Rot", strip="Rot", look=GERMAN, by=Keys),
    Game(name="spades", button="Pik", strip="Pik", look=FRENCH_CARDS, by=Pointer),
    Game(name="clubs", button="Kreuz", strip="Kreuz", look=FRENCH_CARDS, by=Keys),
    Game(name="grand", button="Grand", strip="Grand", look=GERMAN, by=Pointer),
    Game(name="null", button="null", strip="null", look=ENGLISH, by=Keys, cards=LOW),
    Game(
        name="null hand",
        button="null",
        strip="null hand",
        look=Look(language="en", deck="german"),
        by=Pointer,
        hand=True,
        cards=LOW,
    ),
    Game(
        name="schneider",
        button="Eichel",
        strip="Eichel Hand, Schneider angesagt",
        look=GERMAN,
        by=Pointer,
        hand=True,
        steps=("Schneider",),
    ),
    Game(
        name="grand ouvert",
        button="grand",
        strip="grand ouvert",
        look=ENGLISH,
        by=Keys,
        hand=True,
        steps=("Ouvert",),
    ),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game(visit: Visit, hasty: Server, game: Game) -> None:
    ann = somebody("Ann")
    deal = Deal(
        seats=(ann, Robot(), Robot()),
        hands={Position.FOREHAND: game.cards},
        skat=SKAT,
        moves=(Bid(18), Hold(), Pass(), Pass()),
    )
    page = visit(hasty, ann, game.look).new_page()
    page.goto(f"/t/{stored(hasty.data, deal)}")
    table = TablePage(page)
    hands = game.by(table)
    _announce(table, hands, game)
    table.play_out(hands.play)
    expect(_heading(table)).to_contain_text(f"Ann – {game.strip.partition(',')[0]}")
    check_axe(page)
    hands.press(table.result.locator(".btn.pri"))
    expect(table.result).to_have_count(0)
    expect(page.locator(".hand [data-card]")).to_have_count(10)


def _announce(table: TablePage, hands: Hands, game: Game) -> None:
    """From the skat to the first lead."""
    table.until("skat")
    hands.press(table.page.locator(".pair .btn.big").nth(1 if game.hand else 0))
    if not game.hand:
        table.until("discard")
        for card in game.lays:
            hands.lay(card)
        hands.press(table.page.locator(".actions > .btn.big"))
        table.until("declare")
    hands.press(table.page.locator(".announce .game").filter(has_text=re.compile(game.button)))
    for step in game.steps:
        hands.press(table.page.get_by_label(step, exact=True))
    hands.press(table.page.locator(".announce > .btn.pri"))
    expect(table.strip.locator(".game")).to_have_text(game.strip)


def _heading(table: TablePage) -> Locator:
    return table.until_result().get_by_role("heading").first


@pytest.mark.parametrize("by", [Pointer, Keys])
def test_a_deal_that_nobody_wants_is_passed_in(
    visit: Visit, hasty: Server, by: type[Pointer] | type[Keys]
) -> None:
    ann = somebody("Ann")
    deal = Deal(seats=(ann, Robot(), Robot()), moves=(Pass(), Pass()))
    page = visit(hasty, ann, Look(language="de")).new_page()
    page.goto(f"/t/{stored(hasty.data, deal)}")
    table = TablePage(page)
    table.until("bid")
    table.think()
    by(table).press(page.get_by_role("button", name="Einpassen"))
    expect(_heading(table)).to_contain_text("passt")
    check_axe(page)


@pytest.mark.parametrize("by", [Pointer, Keys])
def test_a_ramsch_with_pushing(visit: Visit, hasty: Server, by: type[Pointer] | type[Keys]) -> None:
    ann = somebody("Ann")
    deal = Deal(
        seats=(ann, Robot("casual"), Robot("casual")),
        preset="pub_pl",
        hands={Position.FOREHAND: LOW},
        skat=SKAT,
        moves=(Pass(), Pass(), Pass()),
    )
    page = visit(hasty, ann).new_page()
    page.goto(f"/t/{stored(hasty.data, deal)}")
    table = TablePage(page)
    hands = by(table)
    table.until("push", "skat")
    check_axe(page)
    hands.press(page.get_by_role("button", name="Push on"))
    _decline_all(table, hands)
    expect(table.strip).to_contain_text("Ramsch")
    table.play_out(hands.play)
    expect(_heading(table)).to_contain_text("Ramsch")
    check_axe(page)


def _decline_all(table: TablePage, hands: Hands) -> None:
    """Announce nothing until the first card is asked for."""
    while table.until("call", "play") == "call":
        table.answer(lambda: hands.press(table.page.get_by_role("button", name="Say nothing")))
