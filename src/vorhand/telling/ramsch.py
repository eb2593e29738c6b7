"""A Ramsch told in words: who wrote what, and how it came about."""

from collections.abc import Callable, Iterator

from vorhand.core.positions import POSITIONS
from vorhand.core.result import RamschResult
from vorhand.core.rules.ramsch import RamschKind, RamschSettlement
from vorhand.telling.words import NameOf, Words


def ramsch_lines(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    """Points, the skat, the reason, the factors and the scores, a line each."""
    settlement = outcome.settlement
    points = ", ".join(
        f"{name_of(place)} {count}" for place, count in zip(POSITIONS, settlement.points, strict=True)
    )
    yield words.text("headline-ramsch")
    yield words.text("ramsch-points", points=points)
    yield from ramsch_reasons(words, outcome, name_of)
    for place in POSITIONS:
        score = settlement.scores[place.index]
        yield words.text("score-of", player=name_of(place), score=words.signed(score))


def ramsch_reasons(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    """Who loses or wins and why, and the factors, a line each."""
    yield from _REASONS[outcome.settlement.kind](words, outcome, name_of)
    yield from _factor_lines(words, outcome, name_of)


def _loss(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    settlement = outcome.settlement
    if not settlement.most:
        yield words.text("ramsch-durchmarsch-lost", player=name_of(settlement.losers[0]))
        return
    yield _skat(words, outcome, name_of)
    yield _most_points(words, settlement, name_of)
    if settlement.fixed is not None:
        yield words.text("ramsch-fixed-loss", points=settlement.fixed)


def _skat(words: Words, outcome: RamschResult, name_of: NameOf) -> str:
    points, receivers = outcome.achievement.skat_points, outcome.settlement.skat_to
    if not receivers:
        return words.text("ramsch-skat-nobody", points=points)
    player = ", ".join(name_of(place) for place in receivers)
    with_last_trick = (
        receivers == (outcome.achievement.tricks[-1][0],) and receivers != outcome.settlement.most
    )
    key = "ramsch-skat-last-trick" if with_last_trick else "ramsch-skat-loser"
    return words.text(key, points=points, player=player)


def _most_points(words: Words, settlement: RamschSettlement, name_of: NameOf) -> str:
    points = settlement.points[settlement.most[0].index]
    loser = name_of(settlement.losers[0])
    if len(settlement.most) == 1:
        return words.text("ramsch-loser", player=loser, points=points)
    if len(settlement.losers) == 1:
        return words.text("ramsch-tie-later-trick", player=loser, points=points)
    return words.text("ramsch-tie-split" if settlement.halved else "ramsch-two-tie", points=points)


def _durchmarsch(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    (marcher,) = (place for place in POSITIONS if place not in outcome.settlement.virgins)
    yield words.text("ramsch-durchmarsch-won", player=name_of(marcher))


def _all_equal(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    yield words.text("ramsch-all-lose" if outcome.settlement.losers else "ramsch-all-equal")


def _broken(words: Words, outcome: RamschResult, name_of: NameOf) -> Iterator[str]:
    yield words.text("ramsch-jungfrau-broken", player=name_of(outcome.settlement.losers[0]))


_REASONS: dict[RamschKind, Callable[[Words, RamschResult, NameOf], Iterator[str]]] = {
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
