"""A settlement told in words: the reason first, then the whole sum."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from vorhand.core.cards import Card
from vorhand.core.contract import Contract, GameType, lowest_trump
from vorhand.core.result import GameResult
from vorhand.core.rules.valuation import Achievement, Ending, Factor, LevelStep, Loss, Settlement, Step
from vorhand.core.view.foresight import Foresight
from vorhand.telling.words import Words


def settlement_lines(words: Words, achievement: Achievement, settlement: Settlement) -> Iterator[str]:
    """Headline, reason, sum, bid, factors and score, a line each."""
    yield headline_line(words, achievement.contract, settlement)
    yield from reason_lines(words, achievement, settlement)
    yield from sum_lines(words, achievement, settlement)


def headline_line(words: Words, contract: Contract, settlement: Settlement) -> str:
    """The game and whether it is won."""
    headline = "headline-game-won" if settlement.won else "headline-game-lost"
    return words.text(headline, contract=words.contract(contract))


def sum_lines(words: Words, achievement: Achievement, settlement: Settlement) -> Iterator[str]:
    """Sum, bid, factors and score, a line each."""
    yield sum_line(words, achievement, settlement)
    yield from _bid_lines(words, settlement, achievement.contract)
    yield from _score_lines(words, settlement)


def reason_lines(words: Words, achievement: Achievement, settlement: Settlement) -> Iterator[str]:
    """Why the game is won or lost."""
    if settlement.won:
        yield _win(words, achievement, settlement)
    for loss in settlement.losses:
        yield words.text(
            f"loss-{loss.value.replace('_', '-')}", **_loss_arguments(words, loss, achievement, settlement)
        )


def skat_lines(words: Words, outcome: GameResult) -> Iterator[str]:
    """Which cards of the skat made the matadors others than those of the dealt hand; nothing if none did."""
    if outcome.skat_changed and outcome.achievement.matadors != outcome.matadors_in_hand:
        yield words.text(
            "loss-jack-in-skat",
            cards=words.cards(outcome.skat_changed),
            got=words.matadors(outcome.achievement.matadors),
            hoped=words.matadors(outcome.matadors_in_hand),
        )


def sum_line(words: Words, achievement: Achievement, settlement: Settlement) -> str:
    """The value written out: `with 1, game 2, hand 3; clubs 3 x 12 = 36`."""
    contract, base, value = achievement.contract, settlement.base, settlement.value
    return value_line(words, Foresight(contract, achievement.matadors, base, settlement.steps, value))


def value_line(words: Words, seen: Foresight) -> str:
    """The same for a game that is only announced."""
    if seen.base is None:
        return words.text("sum-fixed", contract=words.contract(seen.contract), value=seen.value)
    parts = step_parts(words, seen.steps, seen.matadors)
    product = words.text(
        "sum-product",
        game=words.game(seen.contract.game),
        levels=sum(step.levels for step in seen.steps),
        base=seen.base,
        value=seen.value,
    )
    return f"{', '.join(parts)}: {product}"


def step_parts(words: Words, steps: Sequence[LevelStep], matadors: int) -> list[str]:
    """Each step of the multiplier with the running total, the matadors first: `with 1`, `game 2`."""
    totals = accumulate(step.levels for step in steps)
    return [_step(words, step.step, matadors, total) for step, total in zip(steps, totals, strict=True)]


def _step(words: Words, step: Step, matadors: int, total: int) -> str:
    if step is Step.MATADORS:
        return words.matadors(matadors)
    return words.text(f"sum-{step.value.replace('_', '-')}", total=total)


def _win(words: Words, achievement: Achievement, settlement: Settlement) -> str:
    if achievement.ended is not Ending.PLAYED:
        return words.text(_ENDED[achievement.ended])
    if achievement.contract.is_null:
        return words.text("win-null")
    announced = achievement.contract.announced
    if achievement.tricks == 10:
        return words.text("win-schwarz-announced" if announced.schwarz else "win-schwarz")
    if achievement.card_points >= 90:
        key = "win-schneider-announced" if announced.schneider else "win-schneider"
        return words.text(key, points=achievement.card_points)
    return words.text("win-points", points=achievement.card_points)


_ENDED = {
    Ending.DECLARER_CONCEDED: "win-decided",
    Ending.DEFENDERS_CONCEDED: "win-conceded",
    Ending.CLAIM_ACCEPTED: "win-claim",
    Ending.GIFT_ACCEPTED: "win-gift",
}


def _loss_arguments(
    words: Words, loss: Loss, achievement: Achievement, settlement: Settlement
) -> dict[str, int | str]:
    game = achievement.contract.game
    spitze: Card | None = lowest_trump(game) if game is not GameType.NULL else None
    available: dict[Loss, dict[str, int | str]] = {
        Loss.POINTS: {"points": achievement.card_points},
        Loss.SCHNEIDER_MISSED: {"points": achievement.card_points},
        Loss.SCHWARZ_MISSED: {"tricks": achievement.tricks},
        Loss.SPITZE_MISSED: {"card": words.card(spitze) if spitze else ""},
        Loss.NULL_BELOW_BID: {"value": settlement.value, "bid": settlement.bid},
        Loss.OVERBID: {"value": settlement.value, "bid": settlement.bid},
    }
    return available.get(loss, {})


def _bid_lines(words: Words, settlement: Settlement, contract: Contract) -> Iterator[str]:
    if not settlement.bid:
        yield words.text("bid-none")
        return
    if not settlement.overbid:
        yield words.text("bid-covered", bid=settlement.bid)
        return
    yield _charged(words, settlement)


def _charged(words: Words, settlement: Settlement) -> str:
    if settlement.base is not None:
        levels = settlement.charged // settlement.base
        return words.text(
            "bid-next-multiple", levels=levels, base=settlement.base, charged=settlement.charged
        )
    if settlement.charged_as is None:
        return words.text("charged-null-value", charged=settlement.charged)
    game, levels = settlement.charged_as
    return words.text(
        "charged-cheapest-game",
        game=words.game(game),
        levels=levels,
        base=settlement.charged // levels,
        charged=settlement.charged,
    )


def _score_lines(words: Words, settlement: Settlement) -> Iterator[str]:
    if not settlement.won and Factor.LOSS not in settlement.factors:
        yield words.text("lost-hand-single")
    factors = [words.text(f"factor-{factor.value}") for factor in settlement.factors]
    product = words.text(
        "score-product",
        charged=settlement.charged,
        times=2 ** len(factors),
        score=words.signed(settlement.score),
    )
    yield (
        ", ".join((*factors, product))
        if factors
        else words.text("score-line", score=words.signed(settlement.score))
    )
