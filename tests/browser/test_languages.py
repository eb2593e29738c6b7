"""Six languages, and the words of the German deck."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.pages import Look, TablePage, shoot
from tests.browser.screens import SCREENS
from tests.browser.tables import somebody, stored
from tests.server.living import Server
from vorhand.i18n import LANGUAGES

DECLARING = next(screen for screen in SCREENS if screen.name == "announce")
GREEK = re.compile("[α-ωΑ-Ω]")
CYRILLIC = re.compile("[а-яіїєґА-ЯІЇЄҐ]")
SCRIPTS = {"el": GREEK, "uk": CYRILLIC, "ru": CYRILLIC}
UNTOLD = re.compile(r"\b(pages|table|ask|say|row|told|house|rules)-[a-z]+(-[a-z]+)*\b|\{ ?\$")
"""The key of a text that is missing, or a place that nothing was put into."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_it(visit: Visit, natural: Server, language: str) -> None:
    ann = somebody("Ann")
    context = visit(natural, ann, Look(language=language, deck="tournament"))
    page = context.new_page()
    page.goto("/")
    speaks(page, language)
    shoot(page, f"landing-{language}")
    page.goto("/help")
    expect(page.locator("article h2").first).to_be_visible()
    speaks(page, language)
    check_axe(page)
    assert len(page.locator("article").inner_text().split()) > 900
    assert page.locator("article svg").count() > 20
    deal = DECLARING.deal((ann, somebody("Bob"), somebody("Cid")))
    page.goto(f"/t/{stored(natural.data, deal)}")
    TablePage(page).until("declare")
    speaks(page, language)
    shoot(page, f"announce-{language}")


def speaks(page: Page, language: str) -> None:
    """All of the page is said to be in the language, in its letters, and with no text missing."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    text = page.locator("body").inner_text()
    assert not UNTOLD.search(text), UNTOLD.search(text)
    if language in SCRIPTS:
        assert len(SCRIPTS[language].findall(text)) > 20, text


@pytest.mark.parametrize(
    ("deck", "jack", "ace", "game"),
    [("german", "Eichel-Unter", "Eichel-Daus", "Eichel"), ("french", "Kreuz-Bube", "Kreuz-Ass", "Kreuz")],
)
def test_a_deck_has_its_own_words(
    visit: Visit, natural: Server, deck: str, jack: str, ace: str, game: str
) -> None:
    ann = somebody("Ann")
    deal = DECLARING.deal((ann, somebody("Bob"), somebody("Cid")))
    table = TablePage(visit(natural, ann, Look(language="de", deck=deck)).new_page())
    table.page.goto(f"/t/{stored(natural.data, deal)}")
    table.until("declare")
    expect(table.card("CJ")).to_have_attribute("aria-label", re.compile(jack))
    expect(table.card("CA")).to_have_attribute("aria-label", re.compile(ace))
    table.page.locator(".announce .game").filter(has_text=game).click()
    table.page.locator(".announce > .btn.pri").click()
    expect(table.strip).to_contain_text(game)
