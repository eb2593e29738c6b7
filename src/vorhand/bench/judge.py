"""Judging what a socket was told: nothing twice, nothing left out, and no card too early.

Which cards a viewer may know is worked out here from the finished deal's record alone, and not by the code
that the server itself works with.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from vorhand.bench.messages import State, Told

CARD: Final = re.compile(rb'"([CSHD][789TJQKA])"')
"""A card in a message, wherever in it."""
SEALED: Final = 1
"""Lines after the opening of a deal that nobody is told: the sealed seed."""
ALL_SEE: Final = ("card_played", "cards_shown", "claimed", "open_played")
"""Events that lay cards open."""
OWN: Final = ("skat_picked_up", "cards_discarded")
"""Events whose cards only their player sees."""


class Sighting(msgspec.Struct):
    """What a socket was told of one deal."""

    number: int
    seat: int | None
    first_seen: dict[str, int]
    """By card: the size of the log at the first message that held it."""
    closed_at: int | None = None
    """Number of the result's line."""


class Ledger:
    """The accounts of one socket."""

    def __init__(self) -> None:
        self.lost = 0
        self.doubled = 0
        self.pictures = 0
        """States that started anew after the first; what happened before them was not told."""
        self.moves = 0
        self.sightings: list[Sighting] = []
        self._next: int | None = None

    def enter(self, state: State, raw: bytes) -> None:
        """Take down one state."""
        self._count(state)
        self._look(state, raw)

    def _count(self, state: State) -> None:
        if state.fresh or self._next is None:
            self.pictures += self._next is not None
        else:
            self._compare(state.happened, state.seq)
        self._next = state.seq

    def _compare(self, happened: Sequence[Told], size: int) -> None:
        assert self._next is not None, "there was a state before"
        due = self._next
        for told in happened:
            self.lost += max(0, told.seq - due)
            self.doubled += told.seq < due
            self.moves += told.seat is not None and told.kind not in _SHARES
            due = max(due, told.seq + 1 + (SEALED if told.kind == "deal" else 0))
        self.lost += max(0, size - due)
        self.doubled += size < self._next

    def _look(self, state: State, raw: bytes) -> None:
        deal = state.scene.deal
        if deal is None:
            return
        if not self.sightings or self.sightings[-1].number != deal.number:
            self.sightings.append(Sighting(deal.number, state.scene.me, {}))
        seen = self.sightings[-1]
        for card in set(CARD.findall(raw)):
            seen.first_seen.setdefault(card.decode(), state.seq)
        seen.closed_at = next((told.seq for told in state.happened if told.kind == "result"), seen.closed_at)


_SHARES = ("nonce_committed", "nonce_opened", "nonce_waived", "deck_cut", "cover_began", "cover_ended")


def leaks(seen: Sighting, record: bytes) -> int:
    """Cards that the socket was told of before its viewer could know them."""
    lines = [msgspec.json.decode(line) for line in record.splitlines()]
    events = [line["event"] for line in lines if line["line"] == "event"]
    assert seen.closed_at is not None, "only finished deals have a record"
    start = seen.closed_at - len(events)
    may_know = _known_from(events, _position(lines, seen.seat), start)
    return sum(size < may_know.get(card, seen.closed_at) for card, size in seen.first_seen.items())


def _position(lines: list[dict[str, Any]], seat: int | None) -> str | None:
    deal = next(line for line in lines if line["line"] == "deal")
    places = ("forehand", "middlehand", "rearhand")
    return next((place for place in places if seat is not None and deal[place] == seat), None)


def _known_from(events: list[dict[str, Any]], position: str | None, start: int) -> dict[str, int]:
    """By card: the size of the log from which on the viewer knows it."""
    known: dict[str, int] = {}
    for size, event in enumerate(events, start=start + 1):
        for card in _disclosed(event, position):
            known.setdefault(card, size)
    return known


def _disclosed(event: dict[str, Any], position: str | None) -> Sequence[str]:
    kind = event["event"]
    if kind == "cards_dealt":
        own: Sequence[str] = event["hands"][position] if position else ()
        return own
    if kind in ALL_SEE or (kind in OWN and event["by"] == position):
        return event.get("cards") or [event["card"]]
    return ()
