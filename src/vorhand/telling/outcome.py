"""What came of a deal, told in words."""

from collections.abc import Callable, Iterator

from vorhand.core.positions import Position
from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult
from vorhand.core.rules.valuation import Ending, Loss
from vorhand.telling.ramsch import ramsch_lines
from vorhand.telling.settlement import settlement_lines, skat_lines
from vorhand.telling.words import Words

NameOf = Callable[[Position], str]


def outcome_lines(words: Words, outcome: DealResult, name_of: NameOf) -> Iterator[str]:
    """The result of a deal, a line each: headline, points, the reason first, then the whole sum."""
    if isinstance(outcome, GameResult):
        yield from _game_lines(words, outcome, name_of)
    elif isinstance(outcome, RamschResult):
        yield from ramsch_lines(words, outcome, name_of)
    else:
        passed_in = isinstance(outcome, PassedInResult)
        yield words.text("headline-passed-in" if passed_in else "headline-redeal")


def _game_lines(words: Words, outcome: GameResult, name_of: NameOf) -> Iterator[str]:
    headline, *explanation = settlement_lines(words, outcome.achievement, outcome.settlement)
    yield f"{name_of(outcome.declarer)} – {headline}"
    yield from _counts(words, outcome)
    reasons = max(1, len(outcome.settlement.losses))
    yield from explanation[:reasons]
    if Loss.OVERBID in outcome.settlement.losses or outcome.contract.announced.hand:
        yield from skat_lines(words, outcome)
    yield from explanation[reasons:]


def _counts(words: Words, outcome: GameResult) -> Iterator[str]:
    achievement = outcome.achievement
    if achievement.ended is not Ending.PLAYED or not achievement.tricks + achievement.defender_tricks:
        # Nobody took the rest of the cards, so the counts would say nothing.
        return
    if not outcome.contract.is_null:
        points, defenders = achievement.card_points, achievement.defender_points
        yield words.text("result-card-points", declarer=points, defenders=defenders)
    yield words.text("result-tricks", declarer=achievement.tricks, defenders=achievement.defender_tricks)
