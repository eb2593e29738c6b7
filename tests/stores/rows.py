"""Rows for tests."""

from vorhand.service.store import Row

AT = "2026-11-29T20:00:00Z"


def rows(start: int, count: int = 1, *, command: str | None = None, body: bytes = b"{}") -> tuple[Row, ...]:
    """So many rows from a number on; the first has the command."""
    return tuple(
        Row(number, body, AT, command if number == start else None) for number in range(start, start + count)
    )
