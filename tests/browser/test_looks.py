"""Every screen in two languages, light and dark, two decks, four sizes: nothing is cut off or too small."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.conftest import Visit
from tests.browser.matches import played_out
from tests.browser.pages import SIZES, Complaints, Look, TablePage, settle, shoot
from tests.browser.screens import SCREENS, Screen, open_part
from tests.browser.tables import new_name, somebody, stored, write
from tests.server.living import Server
from vorhand.i18n import messages

GERMAN = Look(language="de", deck="german", touch=True)
ENGLISH = Look(language="en", deck="french", dark=True, touch=True)
LOOKS = {"de": GERMAN, "en": ENGLISH}
PAGES = {"landing": "/", "help": "/help", "lost": "/nowhere", "no-table": "/t/nosuchtable22"}

CUT_OFF = (Path(__file__).parent / "cut_off.js").read_text()


def looks() -> list[tuple[str, Screen]]:
    """Each screen in one of the languages; in all of them where pictures are taken."""
    languages = list(LOOKS)
    every = os.environ.get("VORHAND_SHOTS")
    return [
        (language, screen)
        for number, screen in enumerate(SCREENS)
        for language in (languages if every else [languages[number % len(languages)]])
    ]


def text_of(language: str) -> Callable[[str], str]:
    """The texts of the page in a language."""
    words = messages(language)
    return lambda key: words.text(key)


def check_looks(page: Page, name: str) -> None:
    """Fail where anything is cut off, covered or too small in any size."""
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        found += [f"{size}: {one}" for one in page.evaluate(CUT_OFF)]
        if size == "phone":
            check_axe(page)
    shoot(page, name)
    assert not found, "\n".join([name, *found])


@pytest.mark.parametrize(
    ("language", "screen"), looks(), ids=[f"{screen.name}-{language}" for language, screen in looks()]
)
def test_a_moment_at_the_table(visit: Visit, natural: Server, language: str, screen: Screen) -> None:
    people = tuple(map(somebody, ("Änne", "Friedrich-Wilhelm", "Jule K.", "Dot")))
    name = stored(natural.data, screen.deal(people))
    viewer = somebody("Eve") if screen.watched else people[0]
    table = TablePage(visit(natural, viewer, LOOKS[language]).new_page())
    table.page.goto(f"/t/{name}")
    expect(table.strip).to_be_visible()
    open_part(table, screen, text_of(language))
    check_looks(table.page, f"{screen.name}-{language}")


@pytest.mark.parametrize("language", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page(
    visit: Visit, natural: Server, complaints: list[Complaints], name: str, language: str
) -> None:
    page = visit(natural, look=LOOKS[language]).new_page()
    complaints[0].excuse("404")
    page.goto(PAGES[name])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_looks(page, f"{name}-{language}")


@pytest.mark.parametrize("language", LOOKS)
def test_a_table_before_its_first_deal(visit: Visit, natural: Server, language: str) -> None:
    text = text_of(language)
    page = visit(natural, look=LOOKS[language]).new_page()
    page.goto("/")
    page.get_by_role("button", name=text("pages-landing-friends")).click()
    expect(page.get_by_role("heading", name=text("pages-setup-rules"))).to_be_visible()
    check_looks(page, f"setup-{language}")
    page.get_by_text(text("pages-setup-all-rules")).click()
    check_looks(page, f"setup-switches-{language}")


@pytest.mark.parametrize("language", LOOKS)
def test_a_deal_to_step_through(visit: Visit, natural: Server, language: str) -> None:
    people = tuple(map(somebody, ("Änne", "Friedrich-Wilhelm", "Jule K.")))
    deal = next(screen for screen in SCREENS if screen.name == "lead").deal(people)
    name = new_name()
    write(natural.data, name, played_out(name, deal, {}))
    page = visit(natural, people[0], LOOKS[language]).new_page()
    page.goto(f"/t/{name}/1")
    page.get_by_role("slider").fill("14")
    check_looks(page, f"replay-{language}")
    page.get_by_role("button", name=text_of(language)("pages-review-ask")).click()
    page.get_by_text(text_of(language)("pages-review-cards"), exact=True).click()
    check_looks(page, f"replay-review-{language}")
