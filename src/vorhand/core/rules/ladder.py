"""The values that may be bid, and which games have them."""

from functools import lru_cache

from vorhand.core.contract import GameType
from vorhand.core.rules.ruleset import RuleSet, ValueRules
from vorhand.core.units import GamePoints

SUIT_BASES: dict[GameType, int] = {
    GameType.DIAMONDS: 9,
    GameType.HEARTS: 10,
    GameType.SPADES: 11,
    GameType.CLUBS: 12,
}
"""Base values of the suit games. Source: ISkO 2022 2.4."""

SUIT_LEVELS = range(2, 19)
"""Levels of a suit game: with or without 1..11, game, and seven steps at most."""
GRAND_LEVELS = range(2, 12)
"""Levels of a grand: with or without 1..4, game, and six steps at most."""
OLD_GRAND_OUVERT_LEVELS = range(7, 11)
"""Levels of a grand ouvert at base 36, without the ouvert step. Source: Skat code of 1927-1937."""

LOWEST_BID = 18


def null_values(values: ValueRules) -> dict[str, int]:
    """Game points of the four null games by name."""
    return {
        "null": values.null,
        "null_hand": values.null_hand,
        "null_ouvert": values.null_ouvert,
        "null_ouvert_hand": values.null_ouvert_hand,
    }


@lru_cache
def ladder(values: ValueRules) -> tuple[int, ...]:
    """Every value that may be bid, rising: 63 values from 18 to 264 by default. Source: ISkO 2022 3.3.2."""
    suits = {base * levels for base in SUIT_BASES.values() for levels in SUIT_LEVELS}
    grands = {values.grand_base * levels for levels in GRAND_LEVELS}
    nulls = {value for value in null_values(values).values() if value > 0}
    return tuple(sorted(suits | grands | nulls | {value for value, _ in _old_grand_ouverts(values)}))


def games_worth(rules: RuleSet, value: int) -> tuple[tuple[str, int | None], ...]:
    """The games that have this value, each with its levels (None for null games).

    Empty if the value is no bid. Null games come first, then diamonds, hearts, spades, clubs, grand,
    grand ouvert.
    """
    nulls: list[tuple[str, int | None]] = [
        (name, None) for name, worth in null_values(rules.values).items() if worth == value and value > 0
    ]
    suits = [
        (game.value, value // base)
        for game, base in SUIT_BASES.items()
        if value % base == 0 and value // base in SUIT_LEVELS
    ]
    grand = rules.values.grand_base
    grands = [("grand", value // grand)] if value % grand == 0 and value // grand in GRAND_LEVELS else []
    ouverts = [
        ("grand_ouvert", levels) for worth, levels in _old_grand_ouverts(rules.values) if worth == value
    ]
    return (*nulls, *suits, *grands, *ouverts)


def next_bids(rules: RuleSet, bid: GamePoints | int) -> tuple[int, ...]:
    """The ladder's values above `bid`, rising."""
    return tuple(value for value in ladder(rules.values) if value > bid)


def _old_grand_ouverts(values: ValueRules) -> tuple[tuple[int, int], ...]:
    if values.grand_ouvert_base != 36:
        return ()
    return tuple((36 * levels, levels) for levels in OLD_GRAND_OUVERT_LEVELS)
