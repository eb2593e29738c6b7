"""Money for a game: each payer's stake, the house's fee, and who gets what. All amounts are whole cents.

Calculated with exact fractions and rounded where the rules say so, never in between. Source: EL for the
stake, the fee and the winner's part; the rest is a decision where it is silent.
"""

from collections.abc import Callable
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from math import floor
from typing import Final, NewType

import msgspec

from vorhand.core.positions import POSITIONS, others
from vorhand.core.rules.ruleset import StakesRules
from vorhand.core.units import GamePoints
from vorhand.match.facts import DealFacts, GameDeal
from vorhand.match.seating import Seat, Seating

Cents = NewType("Cents", int)
"""Money in hundredths of the currency unit; negative is paid, positive is received."""


class Role(Enum):
    """A player's part in the payment; defender 0 sits next after the declarer."""

    DECLARER = "declarer"
    DEFENDER_0 = "defender_0"
    DEFENDER_1 = "defender_1"


class PaidGame(msgspec.Struct, frozen=True, kw_only=True):
    """What the payment of a game asks."""

    won: bool
    charged: GamePoints
    factor: int
    """Kontra and Bock together: 1, 2, 4, ..."""
    score: GamePoints


class Payment(msgspec.Struct, frozen=True):
    """One game's money; declarer, defenders and house add up to nothing."""

    stake: Cents
    """Of one payer."""
    rake: Cents
    """The fee of one player."""
    house: Cents
    declarer: Cents
    defenders: tuple[Cents, Cents]


class Ledger(msgspec.Struct, frozen=True):
    """Money by seat and the house's; all together nothing."""

    seats: tuple[Cents, ...]
    house: Cents = Cents(0)

    @classmethod
    def blank(cls, seats: int) -> "Ledger":
        """No money yet at a table of so many seats."""
        return cls(seats=(Cents(0),) * seats)

    def plus(self, other: "Ledger") -> "Ledger":
        """Both together, for the same table."""
        seats = tuple(Cents(one + more) for one, more in zip(self.seats, other.seats, strict=True))
        return Ledger(seats=seats, house=Cents(self.house + other.house))


_NOTHING: Final = Cents(0)
NO_MONEY: Final = Payment(
    stake=_NOTHING, rake=_NOTHING, house=_NOTHING, declarer=_NOTHING, defenders=(_NOTHING, _NOTHING)
)
"""What a deal without a game pays, and a game whose declarer is the computer."""


def payment(rules: StakesRules, game: PaidGame, *, computer: Role | None = None) -> Payment:
    """Who pays what for `game`.

    In a duo the `computer` neither pays nor earns; among three players whoever sits there does.
    """
    excluded = computer if rules.mode == "duo" else None
    if excluded is Role.DECLARER:
        return NO_MONEY
    stake = _stake(rules, game)
    rake = _rake(rules, stake)
    payers = 2 if excluded is None else 1
    house = rake * (1 + payers)
    pot = stake * payers
    if game.won:
        return Payment(
            stake=stake,
            rake=rake,
            house=Cents(house),
            declarer=Cents(pot - house),
            defenders=_without(excluded, Cents(-stake), Cents(-stake)),
        )
    share, odd_cent = divmod(pot - house, payers)
    to_house = odd_cent if rules.odd_cent == "house" else 0
    return Payment(
        stake=stake,
        rake=rake,
        house=Cents(house + to_house),
        declarer=Cents(-pot),
        defenders=_without(excluded, Cents(share + odd_cent - to_house), Cents(share)),
    )


def settle(
    rules: StakesRules, seating: Seating, deal: DealFacts, *, bock: bool, computer: Seat | None = None
) -> Ledger:
    """The money of a finished deal by seat; nothing for a deal without a declarer."""
    if not isinstance(deal, GameDeal):
        return Ledger.blank(seating.seats)
    paid = paid_for(rules, seating, deal, bock=bock, computer=computer)
    in_turn = deal.declarer, *others(deal.declarer)
    amounts = dict(zip(in_turn, (paid.declarer, *paid.defenders), strict=True))
    by_position = [amounts[position] for position in POSITIONS]
    return Ledger(seats=seating.by_seat(by_position, sitting_out=_NOTHING), house=paid.house)


def paid_for(
    rules: StakesRules, seating: Seating, deal: GameDeal, *, bock: bool, computer: Seat | None = None
) -> Payment:
    """Who pays what for a finished game."""
    in_turn = deal.declarer, *others(deal.declarer)
    roles: dict[Seat | None, Role] = dict(zip(map(seating.seat, in_turn), Role, strict=True))
    return payment(rules, _paid_game(deal, bock=bock), computer=roles.get(computer))


def points_at_stake(rules: StakesRules, deal: GameDeal, *, bock: bool) -> int:
    """The points of a finished game that the stake is made of."""
    return _points(rules, _paid_game(deal, bock=bock))


def payers(rules: StakesRules) -> int:
    """How many pay for a game, or are paid."""
    return 1 if rules.mode == "duo" else 2


def _paid_game(deal: GameDeal, *, bock: bool) -> PaidGame:
    factor = 2**deal.played.doublings * (2 if bock else 1)
    return PaidGame(won=deal.played.won, charged=deal.charged, factor=factor, score=deal.score)


def _stake(rules: StakesRules, game: PaidGame) -> Cents:
    stake = _cents(rules, _exact(rules.base) * _points(rules, game))
    limit = _exact(rules.limit)
    return min(stake, _cents(rules, limit)) if limit else stake


def _points(rules: StakesRules, game: PaidGame) -> int:
    return game.charged * game.factor if rules.basis == "value" else abs(game.score)


def _rake(rules: StakesRules, stake: Cents) -> Cents:
    """The fee of one player: the row with the greatest `from` not above the stake gives the percentage."""
    rows = [row for row in rules.rake if Fraction(row.threshold) * 100 <= stake]
    if not rows:
        return _NOTHING
    percent = _exact(max(rows, key=lambda row: row.threshold).percent)
    return _cents(rules, percent * stake / 10_000)


def _exact(text: str) -> Fraction:
    return Fraction(Decimal(text))


def _cents(rules: StakesRules, amount: Fraction) -> Cents:
    """`amount` of currency units, not negative, in whole cents."""
    return Cents(_ROUNDING[rules.rounding](amount * 100))


def _half_up(number: Fraction) -> int:
    return floor(number + Fraction(1, 2))


_ROUNDING: Final[dict[str, Callable[[Fraction], int]]] = {
    "half_up": _half_up,
    "half_even": round,
    "down": floor,
}


def _without(excluded: Role | None, first: Cents, second: Cents) -> tuple[Cents, Cents]:
    """The two defenders' amounts, nothing for the one who is a computer."""
    return (
        _NOTHING if excluded is Role.DEFENDER_0 else first,
        _NOTHING if excluded is Role.DEFENDER_1 else second,
    )
