"""The three roles within one deal."""

from enum import Enum


class Position(Enum):
    """Forehand, middlehand, rearhand, clockwise from the dealer's left. Source: ISkO 2022 3.2."""

    index: int
    """0 forehand, 1 middlehand, 2 rearhand."""
    next: "Position"
    """The position that plays after this one."""

    FOREHAND = "forehand"
    MIDDLEHAND = "middlehand"
    REARHAND = "rearhand"

    __hash__ = object.__hash__


POSITIONS: tuple[Position, ...] = tuple(Position)

for _index, _position in enumerate(POSITIONS):
    _position.index = _index
    _position.next = POSITIONS[(_index + 1) % 3]


def others(position: Position) -> tuple[Position, Position]:
    """The two other positions in playing order from `position`."""
    return position.next, position.next.next


def places_text(places: tuple[Position, ...]) -> str:
    """The names of some positions between commas."""
    return ", ".join(place.value for place in places)


def after(start: Position, steps: int) -> Position:
    """The position `steps` places clockwise from `start`."""
    return POSITIONS[(start.index + steps) % 3]
