"""A real server, a real browser, and the page that was built."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.axe import AXE
from tests.browser.pages import HURRY, SECONDS, Complaints, Look
from tests.browser.tables import Somebody
from tests.server.living import Server, serving
from vorhand.server import app

PAGE = Path(app.__file__).parent / "page/index.html"
CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The quickest first: the shell has no windows of its own to draw."""

Visit = Callable[..., BrowserContext]
"""Opens a browser of one's own: `visit(server, person, look)`."""


@pytest.fixture(scope="package")
def playwright_here() -> Iterator[Playwright]:
    """Playwright, running."""
    if not PAGE.is_file() or not AXE.is_file():
        pytest.skip("the page is not built: make page")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright_here: Playwright) -> Iterator[Browser]:
    """A browser without a window."""
    program = _program(playwright_here)
    if program is None:
        pytest.skip("there is no Chromium; Debian: apt-get install chromium-headless-shell")
    browser = playwright_here.chromium.launch(
        executable_path=program, args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
    )
    yield browser
    browser.close()


def _program(playwright: Playwright) -> str | None:
    """The Chromium that is named, that the system has, or that Playwright brought along."""
    named = os.environ.get("VORHAND_CHROMIUM")
    found = (named, *map(shutil.which, CHROMIUM), playwright.chromium.executable_path)
    return next((one for one in found if one and Path(one).is_file()), None)


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computers do not think."""
    with serving(tmp_path_factory.mktemp("hasty") / "data") as server:
        yield server


@pytest.fixture(scope="session")
def natural(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computers take their time."""
    with serving(tmp_path_factory.mktemp("natural") / "data", pace="natural") as server:
        yield server


@pytest.fixture
def complaints() -> list[Complaints]:
    """What the browsers of this test complained of so far."""
    return []


@pytest.fixture
def visit(chromium: Browser, complaints: list[Complaints]) -> Iterator[Visit]:
    """Opens browsers that know nothing of each other; at the end none of them may have complained."""
    contexts: list[BrowserContext] = []

    def visit(server: Server, person: Somebody | None = None, look: Look | None = None) -> BrowserContext:
        context = _context(chromium, server, look or Look())
        complaints.append(Complaints(context, f"127.0.0.1:{server.port}"))
        if person is not None:
            context.add_cookies([{"name": "vorhand", "value": person.secret, "url": server.address}])
        contexts.append(context)
        return context

    yield visit
    for context in contexts:
        context.close()
    heard = [one for of_context in complaints for one in of_context.left]
    assert not heard, "\n".join(heard)


def _context(browser: Browser, server: Server, look: Look) -> BrowserContext:
    width, height = look.size
    context = browser.new_context(
        base_url=server.address,
        locale=look.language,
        viewport={"width": width, "height": height},
        device_scale_factor=look.scale,
        reduced_motion="reduce" if look.still else "no-preference",
        color_scheme="dark" if look.dark else "light",
        has_touch=look.touch,
        is_mobile=look.touch,
    )
    context.set_default_timeout(SECONDS * 1000)
    if look.hurry:
        context.add_init_script(HURRY)
    if not look.first:
        # Only what is not there yet: what the page keeps has to outlive a reload.
        context.add_init_script(
            f"if (origin !== 'null') localStorage['vorhand.settings'] ??= JSON.stringify({look.kept});"
        )
    return context
