"""What happened, as it is told at the table."""

from typing import Any

from vorhand.cli.play.screen import Screen
from vorhand.core.events import Observation
from vorhand.core.view.view import View
from vorhand.telling.moves import said
from vorhand.telling.words import NameOf


def narrate(screen: Screen, name_of: NameOf, view: View, observation: Observation) -> None:
    """One line for what a position said or did; nothing for what needs no words."""
    told = said(view, observation)
    if told is None:
        return
    key, arguments = told
    by = getattr(observation, "by", None)
    what = screen.coloured(key, **arguments)
    who = f"{name_of(by)}: " if by else ""
    screen.console.print(_prefixed(who, what))
    if getattr(observation, "proven", False):
        screen.console.print(_prefixed("", screen.coloured("say-claim-proven")))


def _prefixed(who: str, what: Any) -> Any:
    from rich.text import Text

    return Text("  ") + Text(who) + what
