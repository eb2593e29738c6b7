"""What axe-core finds wrong with a page for readers who see, hear, or move differently."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

EXCUSED: Final[dict[str, str]] = {}
"""By rule: why it does not hold here."""


def check_axe(page: Page) -> None:
    """Fail where axe finds anything that is not excused."""
    found = violations(page)
    assert not found, f"{page.url}:\n" + "\n".join(found)


def violations(page: Page) -> list[str]:
    """What axe finds, a line each: the rule, how bad it is, and where."""
    page.evaluate(_source())
    # What fades in has other colours for a moment.
    page.evaluate(_SETTLED)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [_told(one) for one in result["violations"] if one["id"] not in EXCUSED]


_SETTLED: Final = """Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => null)))"""


@cache
def _source() -> str:
    return AXE.read_text()


def _told(violation: dict[str, Any]) -> str:
    places = "; ".join(" ".join(map(str, node["target"])) for node in violation["nodes"][:5])
    first = violation["nodes"][0].get("failureSummary", "").replace("\n", " ")
    return f"  {violation['id']} ({violation['impact']}): {places} – {first}"
