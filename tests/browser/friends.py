"""Several people at one table, each with a browser, and what they do when they want to get on."""

from collections.abc import Sequence

from tests.browser.pages import SECONDS, TablePage, wait_until

STEP = 20
"""Milliseconds between two looks at the tables."""


def play_deal(tables: Sequence[TablePage], *, keen: bool = True) -> None:
    """Everybody does what is asked until all have a result; all pass, and forehand plays where he is keen."""
    page, idle = tables[0].page, 0
    while not all(table.result.count() for table in tables):
        acted = [act(table, keen=keen) for table in tables]
        if any(acted):
            idle = 0
            continue
        assert idle < SECONDS * 1000, [table.page.locator("body").inner_text() for table in tables]
        page.wait_for_timeout(STEP)
        idle += STEP


def act(table: TablePage, *, keen: bool = True) -> bool:
    """Do the simplest thing that is asked now; whether there was anything to do."""
    moment = table.moment
    if moment in ("bid", "hold"):
        _pass_or_play(table, keen)
        return True
    doing = DOING.get(moment)
    if doing is None or table.result.count():
        return False
    doing(table)
    return True


def _pass_or_play(table: TablePage, keen: bool) -> None:
    # A tap just after the question came is taken for one that was meant for the last.
    table.page.wait_for_timeout(310)
    last = table.page.get_by_role("button", name="I play").count() > 0
    table.press("y" if last and keen else "n")
    table.page.wait_for_timeout(60)


def _lay_away(table: TablePage) -> None:
    table.tap(*table.allowed[-2:])
    table.page.locator(".actions .btn.pri").click()
    table.until("declare")


def _declare(table: TablePage) -> None:
    if not table.page.locator(".announce [aria-pressed=true]").count():
        table.page.locator(".announce .game").first.click()
    table.page.locator(".announce > .btn.pri").click()
    table.until("none", "play")


def _play_card(table: TablePage) -> None:
    allowed = table.allowed
    if allowed:
        table.tap(allowed[0])
        wait_until(table.page, lambda: table.card(allowed[0]).count() == 0, "the card on the table")


def _take_skat(table: TablePage) -> None:
    table.click("Take the skat")
    table.until("discard")


DOING = {
    "skat": _take_skat,
    "discard": _lay_away,
    "declare": _declare,
    "play": _play_card,
}
