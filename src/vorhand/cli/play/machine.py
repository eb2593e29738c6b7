"""The table for a program at the other end: one JSON object a line, both ways."""

from collections.abc import Callable
from typing import Any

import msgspec

from vorhand.cli.play.session import Leave
from vorhand.core.cards import cards_in
from vorhand.core.commands import Command
from vorhand.core.errors import IllegalCommand
from vorhand.core.events import Observation
from vorhand.core.result import DealResult
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.match import next_deal, standings
from vorhand.service.local import LocalTable


class Machine:
    """Writes what is observed and what is asked; reads commands."""

    def __init__(self, write: Callable[[Any], None], read: Callable[[], str]) -> None:
        self._write = write
        self._read = read

    def deal_begins(self, table: LocalTable) -> None:
        """`{"deal": ...}`."""
        self._write({"deal": next_deal(table.match)})

    def show(self, table: LocalTable, view: View, observation: Observation) -> None:
        """`{"observed": ...}`."""
        self._write({"observed": observation})

    def choose(self, table: LocalTable, view: View, options: Options) -> Command:
        """`{"ask": ...}`, then a command such as `{"command": "play_card", "card": "CJ"}` is read."""
        self._write({"ask": {"position": view.position, "hand": cards_in(view.hand), "options": options}})
        while True:
            line = self._line()
            try:
                return msgspec.json.decode(line, type=Command)
            except (msgspec.DecodeError, UnicodeError) as error:
                self._write({"unreadable": str(error)})

    def offer(self, table: LocalTable, view: View, options: Options) -> Command | None:
        """Programs double when they are asked for a card."""
        return None

    def refused(self, refusal: IllegalCommand) -> None:
        """`{"refused": ...}`."""
        self._write({"refused": {"reason": refusal.reason, "message": str(refusal)}})

    def deal_over(self, table: LocalTable, outcome: DealResult) -> None:
        """`{"result": ..., "standings": ...}`."""
        self._write({"result": outcome, "standings": standings(table.match)})

    def pause(self, table: LocalTable) -> None:
        """The next deal follows at once."""

    def match_over(self, table: LocalTable) -> None:
        """`{"match_over": ...}`."""
        self._write({"match_over": standings(table.match)})

    def _line(self) -> str:
        try:
            return self._read()
        except (EOFError, KeyboardInterrupt) as end:
            raise Leave from end
