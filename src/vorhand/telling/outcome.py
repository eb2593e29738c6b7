"""What came of a deal, told in words."""

from collections.abc import Iterator

from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult
from vorhand.core.rules.valuation import Ending, Loss
from vorhand.telling.ramsch import ramsch_lines, ramsch_reasons
from vorhand.telling.settlement import headline_line, reason_lines, skat_lines, sum_lines
from vorhand.telling.words import NameOf, Words


def outcome_lines(words: Words, outcome: DealResult, name_of: NameOf) -> Iterator[str]:
    """The result of a deal, a line each: headline, points, the reason first, then the whole sum."""
    if isinstance(outcome, RamschResult):
        yield from ramsch_lines(words, outcome, name_of)
        return
    yield headline(words, outcome, name_of)
    if isinstance(outcome, GameResult):
        yield from _counts(words, outcome)
        yield from reasons(words, outcome, name_of)
        yield from sum_lines(words, outcome.achievement, outcome.settlement)


def headline(words: Words, outcome: DealResult, name_of: NameOf) -> str:
    """What was played by whom and whether it is won, or that nothing was."""
    if isinstance(outcome, GameResult):
        told = headline_line(words, outcome.contract, outcome.settlement)
        return f"{name_of(outcome.declarer)} – {told}"
    if isinstance(outcome, RamschResult):
        return words.text("headline-ramsch")
    return words.text("headline-passed-in" if isinstance(outcome, PassedInResult) else "headline-redeal")


def reasons(words: Words, outcome: DealResult, name_of: NameOf) -> Iterator[str]:
    """Why it came so, a line each; nothing where nobody played."""
    if isinstance(outcome, RamschResult):
        yield from ramsch_reasons(words, outcome, name_of)
    if isinstance(outcome, GameResult):
        yield from reason_lines(words, outcome.achievement, outcome.settlement)
        if Loss.OVERBID in outcome.settlement.losses or outcome.contract.announced.hand:
            yield from skat_lines(words, outcome)


def has_counts(outcome: GameResult) -> bool:
    """Whether card points and tricks tell something: not where nobody took the rest of the cards."""
    achievement = outcome.achievement
    return achievement.ended is Ending.PLAYED and bool(achievement.tricks + achievement.defender_tricks)


def _counts(words: Words, outcome: GameResult) -> Iterator[str]:
    achievement = outcome.achievement
    if not has_counts(outcome):
        return
    if not outcome.contract.is_null:
        points, defenders = achievement.card_points, achievement.defender_points
        yield words.text("result-card-points", declarer=points, defenders=defenders)
    yield words.text("result-tricks", declarer=achievement.tricks, defenders=achievement.defender_tricks)
