"""Our entries as the moves of the server: one act is one word or two, and covers one entry or a few."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from vorhand.core.cards import Card
from vorhand.core.errors import NotationError
from vorhand.core.events import (
    BidHeld,
    BidMade,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsShown,
    Event,
    GameDeclared,
    Passed,
    SkatPickedUp,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.records.iss.declaration import declaration_text
from vorhand.records.lines import NoteKind, NoteLine

WORLD: Final = "w"
"""The server as the one who acts."""

Happening = Event | NoteLine
"""An event or a note, without what stands around an event."""


def spelled(happenings: Sequence[Happening]) -> str:
    """All moves, each with who makes it, between blanks.

    Raises `NotationError` for an event that the server has no words for.
    """
    return " ".join(_spelled(happenings))


def canonical(act: Sequence[Happening]) -> str:
    """One act as the server spells it; listing the open cards of an ouvert game is left out.

    Raises `NotationError` for one that the server has no words for.
    """
    first = act[0]
    if isinstance(first, NoteLine):
        return _note_text(first)
    if isinstance(first, CardsDiscarded) and len(act) > 1:
        return _declaration(act[1], first.cards)
    spell = _EVENT_TEXTS.get(type(first))
    if spell is None:
        raise NotationError(f"the server has no words for {type(first).__name__} here")
    return spell(first)


def acts(happenings: Sequence[Happening]) -> Iterator[tuple[Happening, ...]]:
    """The happenings, those of one act together: the discard, the declaration and the open hand are one."""
    place = 0
    while place < len(happenings):
        size = _size(happenings, place)
        yield tuple(happenings[place : place + size])
        place += size


def seat_text(position: Position | None) -> str:
    """The digit of a position, `w` for nobody's."""
    return WORLD if position is None else str(position.index)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards with dots between them."""
    return ".".join(card.value for card in cards)


def _spelled(happenings: Sequence[Happening]) -> Iterator[str]:
    spelling = None
    for act in acts(happenings):
        first = act[0]
        if isinstance(first, NoteLine) and first.kind is NoteKind.SPELLING:
            spelling = first.text
            continue
        yield canonical(act) if spelling is None else spelling
        spelling = None


def _size(happenings: Sequence[Happening], place: int) -> int:
    """How many happenings from `place` on are one act."""
    kinds = tuple(map(type, happenings[place : place + 3]))
    if kinds[:2] == (CardsDiscarded, GameDeclared):
        return 3 if kinds[2:] == (CardsShown,) else 2
    return 2 if kinds[:2] == (GameDeclared, CardsShown) else 1


def _declaration(event: Any, discarded: tuple[Card, ...]) -> str:
    parts = (declaration_text(event), *(card.value for card in discarded))
    return f"{seat_text(event.by)} {'.'.join(parts)}"


def _dealt(event: CardsDealt) -> str:
    hands = event.hands
    return f"{WORLD} {cards_text((*hands.forehand, *hands.middlehand, *hands.rearhand, *event.skat))}"


_EVENT_TEXTS: Final[dict[type, Callable[[Any], str]]] = {
    CardsDealt: _dealt,
    BidMade: lambda event: f"{seat_text(event.by)} {event.value}",
    BidHeld: lambda event: f"{seat_text(event.by)} y",
    Passed: lambda event: f"{seat_text(event.by)} p",
    SkatPickedUp: lambda event: f"{seat_text(event.by)} s {WORLD} {cards_text(event.cards)}",
    GameDeclared: lambda event: _declaration(event, ()),
    CardsShown: lambda event: f"{seat_text(event.by)} SC.{cards_text(event.cards)}",
    CardPlayed: lambda event: f"{seat_text(event.by)} {event.card.value}",
}


def _note_text(note: NoteLine) -> str:
    by = seat_text(note.by)
    match note.kind:
        case NoteKind.RESIGNED:
            return f"{by} RE"
        case NoteKind.TIMED_OUT:
            return f"{WORLD} TI.{by}"
        case NoteKind.LEFT:
            return f"{WORLD} LE.{by}"
        case NoteKind.HAND_SHOWN:
            return f"{by} SC.{cards_text(note.cards)}" if note.cards else f"{by} SC"
        case NoteKind.CARD_UNKNOWN:
            return f"{by} ??"
        case NoteKind.GAME_NAMED:
            return f"{by} {note.text}"
        case NoteKind.UNREAD | NoteKind.SPELLING:
            return note.text


POSITION_BY_DIGIT: Final = {str(position.index): position for position in POSITIONS}
