"""A Ramsch told in words: who wrote what, and how it came about."""

from collections.abc import Callable, Iterator

from vorhand.cli.render.words import Words
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.result import RamschResult
from vorhand.core.rules.ramsch import RamschKind
from vorhand.core.rules.ruleset import RamschRules

NameOf = Callable[[Position], str]


def ramsch_lines(words: Words, rules: RamschRules, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    """Points, the skat, the reason, the factors and the scores, a line each."""
    settlement = outcome.settlement
    points = " : ".join(str(count) for count in settlement.points)
    yield words.text("headline-ramsch")
    yield words.text("ramsch-points", points=points)
    yield from _skat_lines(words, rules, outcome, name_of)
    yield from _REASONS[settlement.kind](words, rules, outcome, name_of)
    yield from _factor_lines(words, outcome, name_of)
    for place in POSITIONS:
        score = settlement.scores[place.index]
        yield words.text("score-of", player=name_of(place), score=words.signed(score))


def _skat_lines(words: Words, rules: RamschRules, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    points = outcome.achievement.skat_points
    if outcome.settlement.kind is not RamschKind.LOSS or len(outcome.settlement.virgins) == 2:
        return
    if rules.skat_to == "nobody":
        yield words.text("ramsch-skat-nobody", points=points)
    elif rules.skat_to == "last_trick":
        winner = outcome.achievement.tricks[-1][0]
        yield words.text("ramsch-skat-last-trick", points=points, player=name_of(winner))
    else:
        losers = ", ".join(name_of(place) for place in outcome.settlement.losers)
        yield words.text("ramsch-skat-loser", points=points, player=losers)


def _loss(words: Words, rules: RamschRules, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    settlement = outcome.settlement
    first = settlement.losers[0]
    points = settlement.points[first.index]
    if len(settlement.virgins) == 2 and rules.loss == "card_points":
        yield words.text("ramsch-durchmarsch-lost", player=name_of(first))
        return
    tied = sum(count == max(settlement.points) for count in settlement.points) == 2
    if not tied:
        yield words.text("ramsch-loser", player=name_of(first), points=points)
    elif rules.tie == "later_trick":
        yield words.text("ramsch-tie-later-trick", player=name_of(first), points=points)
    else:
        yield words.text("ramsch-tie-split" if rules.tie == "split" else "ramsch-two-tie", points=points)
    if rules.loss == "fixed":
        yield words.text("ramsch-fixed-loss", points=-settlement.scores[first.index])


def _durchmarsch(words: Words, rules: RamschRules, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    (marcher,) = (place for place in POSITIONS if place not in outcome.settlement.virgins)
    yield words.text("ramsch-durchmarsch-won", player=name_of(marcher))


def _all_equal(words: Words, rules: RamschRules, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    yield words.text("ramsch-all-lose" if outcome.settlement.losers else "ramsch-all-equal")


def _broken(words: Words, rules: RamschRules, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    yield words.text("ramsch-jungfrau-broken", player=name_of(outcome.settlement.losers[0]))


_REASONS: dict[RamschKind, Callable[[Words, RamschRules, RamschResult, NameOf], Iterator[str]]] = {
    RamschKind.LOSS: _loss,
    RamschKind.DURCHMARSCH: _durchmarsch,
    RamschKind.ALL_EQUAL: _all_equal,
    RamschKind.BROKEN_JUNGFRAU: _broken,
}


def _factor_lines(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    settlement, achievement = outcome.settlement, outcome.achievement
    kept = achievement.announced_jungfrau
    if kept is not None and settlement.kind is not RamschKind.BROKEN_JUNGFRAU:
        yield words.text("ramsch-jungfrau-kept", player=name_of(kept))
    if settlement.jungfrau_factor > 1:
        yield words.text("ramsch-jungfrau", player=name_of(settlement.virgins[0]))
    if settlement.push_factor > 1:
        yield words.text("ramsch-pushes", count=achievement.pushes, factor=settlement.push_factor)
    if settlement.knock_factor > 1:
        yield words.text("ramsch-knocks", count=achievement.knocks, factor=settlement.knock_factor)
    if settlement.bock_factor > 1:
        yield words.text("factor-bock")
