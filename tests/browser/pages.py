"""The page in a browser, as a person finds it: what can be seen, and what can be done there."""

import json
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

SECONDS: Final = 20.0
"""More than the page takes for anything, even on a busy machine."""

SIZES: Final = {"phone": (360, 740), "low": (740, 360), "tablet": (1024, 768), "desk": (1920, 1080)}
"""The screens that pictures are taken at; `low` is a phone held sideways."""

QUICK: Final = {"trickRest": 0.05, "motion": "none", "sounds": False, "chosen": True}
"""Settings that keep nobody waiting."""

STEP: Final = 450
"""Milliseconds between two cards of others; see `web/src/state/pacing.ts`."""

HURRY: Final = f"""(() => {{
    const later = setTimeout;
    window.setTimeout = (what, wait, ...rest) => later(what, wait === {STEP} ? 0 : wait, ...rest);
}})()"""
"""Shows the cards of others as they come."""


class Complaints:
    """What a browser complained of, what it refused to load, and which other hosts it asked."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        self._host = host
        self._heard: list[str] = []
        self._excused: list[str] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self._heard.append(f"error: {error.error}"))
        context.on("request", self._request)

    def excuse(self, pattern: str) -> None:
        """Expect complaints like this one: a part of the test is that something fails."""
        self._excused.append(pattern)

    @property
    def left(self) -> list[str]:
        """What was heard and not excused."""
        return [one for one in self._heard if not any(re.search(known, one) for known in self._excused)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._heard.append(f"console {message.type}: {message.text} ({message.location})")

    def _request(self, request: Request) -> None:
        inside = f"://{self._host}/" in request.url or request.url.startswith(("data:", "blob:"))
        if not inside:
            self._heard.append(f"foreign request: {request.url}")


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody sees the page."""

    language: str = "en"
    deck: str = "french"
    size: tuple[int, int] = (1024, 768)
    scale: float = 1
    """Pixels of the screen for one of the page: 2 where it is shown at twice the size."""
    dark: bool = False
    still: bool = False
    """Whether the system says that its user wants no motion."""
    touch: bool = False
    hurry: bool = True
    """Whether the cards of others are shown as they come, instead of one after the other."""
    settings: dict[str, Any] = {}
    """What differs from `QUICK`; see `web/src/state/settings.svelte.ts`."""
    first: bool = False
    """A first visit: the browser keeps nothing yet."""

    @property
    def kept(self) -> str:
        """What lies in the browser's own store."""
        return json.dumps({"language": self.language, "deck": self.deck, **QUICK, **self.settings})


def wait_until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Look again and again, without keeping the browser busy, until something holds."""
    waited = 0
    while not holds():
        assert waited < SECONDS * 1000, (
            f"{what} never came; the page says: {page.locator('body').inner_text()}"
        )
        page.wait_for_timeout(20)
        waited += 20


class TablePage:
    """A table on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # What can be seen

    @property
    def moment(self) -> str:
        """What is asked for, as `web/src/table/moment.ts` names it; empty before there is a deal."""
        return self._attribute(".actions", "data-moment")

    @property
    def hand(self) -> list[str]:
        """The own cards from left to right."""
        cards: list[str] = self.page.eval_on_selector_all(
            ".hand [data-card]", "all => all.map((one) => one.dataset.card)"
        )
        return cards

    @property
    def allowed(self) -> list[str]:
        """Of these, the ones that are not dimmed."""
        cards: list[str] = self.page.eval_on_selector_all(
            ".hand [data-card]:not([aria-disabled=true])", "all => all.map((one) => one.dataset.card)"
        )
        return cards

    @property
    def strip(self) -> Locator:
        """What is played, on top."""
        return self.page.locator(".strip[role=group]")

    @property
    def actions(self) -> Locator:
        """What can be said now."""
        return self.page.locator(".actions")

    @property
    def note(self) -> Locator:
        """What is told above the hand."""
        return self.page.locator(".actions .note[role=status]")

    @property
    def dialog(self) -> Locator:
        """Whatever lies open over the table."""
        return self.page.locator("dialog[open]")

    @property
    def result(self) -> Locator:
        """The result of the deal."""
        return self.page.locator("dialog[open]").filter(has=self.page.locator("table.effects"))

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def seat(self, side: str) -> Locator:
        """A seat: `left`, `right`, or `near`."""
        return self.page.locator(f"section.seat.{side}")

    def laid(self) -> Locator:
        """The cards of the trick on the table."""
        return self.page.locator(".trick .laid")

    # Waiting

    def until(self, *moments: str) -> str:
        """Wait until one of these is asked for; which one."""
        wait_until(self.page, lambda: self.moment in moments, f"any of {moments}")
        return self.moment

    def until_result(self) -> Locator:
        """Wait until the result lies open."""
        expect(self.result).to_be_visible(timeout=SECONDS * 1000)
        return self.result

    # Doing

    def think(self) -> None:
        """Let the moment pass in which a tap is taken for one that was meant for the last question."""
        self.page.wait_for_timeout(310)

    def answer(self, how: Callable[[], None]) -> None:
        """Answer what is asked, once taps are heard, and wait until it is no longer asked."""
        asked = self._question
        assert asked, "nothing is asked"
        self.think()
        how()
        wait_until(self.page, lambda: self._question != asked, f"anything after {asked!r}")

    def click(self, name: str | re.Pattern[str]) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=isinstance(name, str)).click()

    def tap(self, *cards: str) -> None:
        """Tap cards of the hand."""
        for card in cards:
            self.card(card).click(position=TOP_LEFT)

    def play(self, card: str) -> None:
        """Play a card with one tap, and wait until it is no longer in the hand."""
        self.tap(card)
        expect(self.card(card)).to_have_count(0)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def play_by_keys(self, card: str) -> None:
        """Play a card by its suit and rank, and wait until it is no longer in the hand."""
        self.press(card[0].lower(), card[1].lower())
        expect(self.card(card)).to_have_count(0)

    def play_out(self, play: Callable[[str], None] | None = None) -> list[str]:
        """Play the first card that is allowed until the result lies open; the cards that were played."""
        done: list[str] = []
        while self._next_card():
            card = self.allowed[0]
            (play or self.play)(card)
            done.append(card)
        return done

    def _next_card(self) -> bool:
        """Wait for the own turn; false once the result is there."""
        wait_until(
            self.page,
            lambda: self.result.count() > 0 or (self.moment == "play" and self.allowed != []),
            "the own turn or the result",
        )
        return self.result.count() == 0

    @property
    def _question(self) -> str:
        """What is asked, and the answers to it; empty while others are asked."""
        text: str = self.page.evaluate(
            "document.querySelector('.actions > :is(.bidding, .question)')?.innerText ?? ''"
        )
        return text

    def _attribute(self, selector: str, name: str) -> str:
        value: str = self.page.evaluate(
            "([selector, name]) => document.querySelector(selector)?.getAttribute(name) ?? ''",
            [selector, name],
        )
        return value


TOP_LEFT: Any = {"x": 12, "y": 16}
"""Where a card can be seen although the next one lies over it."""


def shoot(page: Page, name: str, sizes: Iterable[str] = SIZES) -> None:
    """Take pictures of the page in all sizes, where `VORHAND_SHOTS` names a folder for them."""
    folder = os.environ.get("VORHAND_SHOTS")
    if not folder:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    before = page.viewport_size
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        # Cards are laid out anew, and slide to their places.
        page.wait_for_timeout(400)
        page.screenshot(path=f"{folder}/{name}-{size}.png")
    if before:
        page.set_viewport_size(before)


def settle(page: Page) -> None:
    """Wait until everything has found its place."""
    page.evaluate(SETTLED)


SETTLED: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isFinite = (one) => one.effect.getComputedTiming().endTime < Infinity;
  for (let calm = 0; calm < 2; calm++) {
    await frame();
    const moving = document.getAnimations().filter(isFinite);
    if (moving.length) calm = -1;
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  }
}"""
"""Waits until nothing moves any more."""
