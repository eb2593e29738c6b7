from typing import final

from vorhand.core.cards import CardSet
from vorhand.core.units import CardPoints

__all__ = ["Solver", "card_points", "legal_cards", "perft", "random_playouts", "replay", "trick_winner"]

_Asked = tuple[str, int, tuple[int, int, int], int, list[int]]
_World = tuple[tuple[int, int, int], list[tuple[int, float]], float]

def legal_cards(game: str, hand: int, led: int | None, /) -> CardSet: ...
def trick_winner(game: str, cards: tuple[int, int, int], /) -> int: ...
def card_points(cards: int, /) -> CardPoints: ...
def replay(
    game: str, hands: tuple[int, int, int], leader: int, cards: bytes, /
) -> tuple[list[CardSet], list[int], tuple[CardPoints, CardPoints, CardPoints]]: ...
def perft(game: str, hands: tuple[int, int, int], leader: int, depth: int, /) -> int: ...
def random_playouts(
    game: str, hands: tuple[int, int, int], leader: int, count: int, seed: int, /
) -> tuple[int, int, int]: ...

@final
class Solver:
    def __new__(cls) -> Solver: ...
    def points(
        self, position: _Asked, /, *, seconds: float | None = None, nodes: int | None = None
    ) -> tuple[int, int]: ...
    def reaches(
        self, position: _Asked, goal: int, /, *, seconds: float | None = None, nodes: int | None = None
    ) -> tuple[bool, int]: ...
    def survives(
        self, position: _Asked, /, *, seconds: float | None = None, nodes: int | None = None
    ) -> tuple[bool, int]: ...
    def values(
        self, position: _Asked, /, *, seconds: float | None = None, nodes: int | None = None
    ) -> tuple[list[tuple[int, int]], int]: ...
    def scores(
        self,
        position: _Asked,
        worlds: list[_World],
        /,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> tuple[list[tuple[int, float]], int]: ...
    def line(
        self, position: _Asked, /, *, seconds: float | None = None, nodes: int | None = None
    ) -> tuple[list[int], int]: ...
