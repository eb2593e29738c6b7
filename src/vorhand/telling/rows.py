"""The result of a deal as a table: a label, what is told, and a number to its right."""

from collections.abc import Iterator
from decimal import Decimal

import msgspec

from vorhand.core.contract import Contract
from vorhand.core.positions import POSITIONS
from vorhand.core.result import DealResult, GameResult, RamschResult
from vorhand.core.rules.valuation import Factor, Settlement, Step
from vorhand.match.stakes import Payment
from vorhand.telling.outcome import has_counts
from vorhand.telling.settlement import step_parts
from vorhand.telling.words import NameOf, Words


class Row(msgspec.Struct, frozen=True):
    """One line of the table."""

    label: str
    text: str
    value: str = ""


def result_rows(words: Words, outcome: DealResult, name_of: NameOf) -> Iterator[Row]:
    """Points, tricks, the sum, the bid, each factor and the score; nothing where nobody played."""
    if isinstance(outcome, GameResult):
        yield from _counts(words, outcome)
        yield from _value(words, outcome)
        yield from _bid(words, outcome.settlement)
        yield from _score(words, outcome.settlement)
    if isinstance(outcome, RamschResult):
        yield from _ramsch(words, outcome, name_of)


def stake_rows(words: Words, paid: Payment, *, points: int, base: Decimal, players: int) -> Iterator[Row]:
    """The stake of each who pays, and the house's fee; nothing where no money moves."""
    if not paid.stake:
        return
    stake = words.text("row-stake-sum", points=points, base=base)
    yield Row(words.text("row-stake"), stake, _money(words, paid.stake))
    fee = words.text("row-fee-sum", players=players, fee=Decimal(paid.rake) / 100)
    yield Row(words.text("row-fee"), fee, _money(words, paid.house))


def _money(words: Words, cents: int) -> str:
    return words.text("row-money", amount=Decimal(cents) / 100)


def _counts(words: Words, outcome: GameResult) -> Iterator[Row]:
    achievement = outcome.achievement
    if not has_counts(outcome):
        return
    if not outcome.contract.is_null:
        points = f"{achievement.card_points} : {achievement.defender_points}"
        yield Row(words.text("row-card-points"), "", points)
    yield Row(words.text("row-tricks"), "", f"{achievement.tricks} : {achievement.defender_tricks}")


def _value(words: Words, outcome: GameResult) -> Iterator[Row]:
    settlement, contract = outcome.settlement, outcome.contract
    if settlement.base is not None:
        yield from _steps(words, outcome)
    yield Row(words.text("row-value"), _product(words, contract, settlement), str(settlement.value))


def _steps(words: Words, outcome: GameResult) -> Iterator[Row]:
    """The matadors, and below them the levels with their running total."""
    steps, matadors = outcome.settlement.steps, outcome.achievement.matadors
    parts = step_parts(words, steps, matadors)
    if steps[0].step is Step.MATADORS:
        yield Row(words.text("row-matadors"), parts.pop(0), str(steps[0].levels))
    yield Row(words.text("row-levels"), ", ".join(parts), str(outcome.settlement.levels))


def _product(words: Words, contract: Contract, settlement: Settlement) -> str:
    if settlement.base is None or settlement.levels is None:
        return words.contract(contract)
    game = words.game(contract.game)
    return words.text("row-product", game=game, levels=settlement.levels, base=settlement.base)


def _bid(words: Words, settlement: Settlement) -> Iterator[Row]:
    label = words.text("row-bid")
    if not settlement.bid:
        yield Row(label, words.text("bid-none"))
    elif not settlement.overbid:
        yield Row(label, words.text("row-bid-covered"), str(settlement.bid))
    else:
        yield Row(label, words.text("row-bid-missed", value=settlement.value), str(settlement.bid))
        yield Row(words.text("row-charged"), _charged(words, settlement), str(settlement.charged))


def _charged(words: Words, settlement: Settlement) -> str:
    if settlement.base is not None:
        levels = settlement.charged // settlement.base
        return words.text("row-next-multiple", levels=levels, base=settlement.base)
    if settlement.charged_as is None:
        return words.text("row-null-value")
    game, levels = settlement.charged_as
    base = settlement.charged // levels
    return words.text("row-cheapest-game", game=words.game(game), levels=levels, base=base)


def _score(words: Words, settlement: Settlement) -> Iterator[Row]:
    if not settlement.won and Factor.LOSS not in settlement.factors:
        yield Row(words.text("factor-name-loss"), words.text("lost-hand-single"))
    for factor in settlement.factors:
        yield Row(words.text(f"factor-name-{factor.value}"), "", "× 2")
    yield Row(words.text("row-score"), "", words.signed(settlement.score))


def _ramsch(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[Row]:
    settlement = outcome.settlement
    for place in POSITIONS:
        points, tricks = settlement.points[place.index], outcome.tricks[place.index]
        text = words.text("row-ramsch", points=points, tricks=tricks)
        yield Row(name_of(place), text, words.signed(settlement.scores[place.index]))
