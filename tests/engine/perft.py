"""Perft files: deals with the number of legal sequences of 1, 2, 3 ... cards, counted by the Python rules.

`python -m tests.engine.perft` counts anew what stands in `spec/perft` and rewrites the last column.
"""

from pathlib import Path

import msgspec

from vorhand.core.cards import CardSet, cards_in, parse_cards
from vorhand.core.contract import GameType, legal_cards, trick_winner
from vorhand.core.positions import POSITIONS, Position, after

FOLDER = Path(__file__).parents[2] / "spec" / "perft"


class PerftDeal(msgspec.Struct, frozen=True):
    """One line of a perft file."""

    game: GameType
    leader: Position
    hands: tuple[CardSet, CardSet, CardSet]
    counts: tuple[int, ...]


def read_perft(path: Path) -> tuple[PerftDeal, ...]:
    """The deals of a perft file, in its order."""
    return tuple(_parse(line) for line in path.read_text("utf-8").splitlines() if not line.startswith("#"))


def _parse(line: str) -> PerftDeal:
    game, leader, forehand, middlehand, rearhand, counts = line.split(" | ")
    return PerftDeal(
        game=GameType(game),
        leader=Position(leader),
        hands=(parse_cards(forehand), parse_cards(middlehand), parse_cards(rearhand)),
        counts=tuple(int(count) for count in counts.split()),
    )


def count_sequences(deal: PerftDeal, depth: int) -> int:
    """Number of legal sequences of `depth` cards by the Python rules, each played out card by card."""
    return _count(deal.game, dict(zip(POSITIONS, deal.hands, strict=True)), deal.leader, (), depth)


def _count(
    game: GameType, hands: dict[Position, CardSet], leader: Position, trick: tuple[CardSet, ...], depth: int
) -> int:
    by = after(leader, len(trick))
    if depth == 0 or not hands[by]:
        return 1
    led = cards_in(trick[0])[0] if trick else None
    sequences = 0
    for card in cards_in(legal_cards(game, hands[by], led)):
        rest = hands | {by: CardSet(hands[by] & ~card.bit)}
        played = (*trick, CardSet(card.bit))
        if len(played) == 3:
            winner = trick_winner(game, [cards_in(one)[0] for one in played])
            sequences += _count(game, rest, after(leader, winner), (), depth - 1)
        else:
            sequences += _count(game, rest, leader, played, depth - 1)
    return sequences


def _recount(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    path.write_text("".join(f"{_recounted(line)}\n" for line in lines), "utf-8")


def _recounted(line: str) -> str:
    if line.startswith("#"):
        return line
    deal = _parse(line)
    counts = [str(count_sequences(deal, depth)) for depth in range(1, len(deal.counts) + 1)]
    return " | ".join([*line.split(" | ")[:-1], " ".join(counts)])


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.txt")):
        _recount(file)
