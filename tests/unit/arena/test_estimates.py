"""Means and their errors, held to the textbook."""

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from vorhand.arena.estimates import Estimate, Ratio


def ratio(*pairs: tuple[int, int]) -> Ratio:
    found = Ratio()
    for y, x in pairs:
        found.add(y, x)
    return found


def test_with_a_fixed_number_each_it_is_the_mean_and_its_standard_error() -> None:
    sums = [Random(1).randrange(-300, 300) for _ in range(50)]
    found = ratio(*((y, 3) for y in sums)).estimate()
    assert found is not None
    assert found.mean == pytest.approx(mean(sums) / 3)
    assert found.standard_error == pytest.approx(stdev(sums) / 3 / sqrt(50))


def test_with_other_numbers_it_is_the_ratio_and_the_error_of_its_residuals() -> None:
    pairs = [(100, 1), (-40, 2), (90, 3), (0, 1)]
    share = sum(y for y, _ in pairs) / sum(x for _, x in pairs)
    residuals = sum((y - share * x) ** 2 for y, x in pairs)
    found = ratio(*pairs).estimate()
    assert found is not None
    assert found.mean == pytest.approx(share)
    assert found.standard_error == pytest.approx(sqrt(residuals * 4 / 3) / 7)


def test_the_error_is_how_far_runs_lie_apart() -> None:
    chance = Random(5)

    def run() -> Estimate:
        found = ratio(
            *((chance.randrange(x + 1), x) for x in (chance.randrange(1, 4) for _ in range(80)))
        ).estimate()
        assert found is not None
        return found

    runs = [run() for _ in range(400)]
    told = mean(one.standard_error or 0 for one in runs)
    assert told == pytest.approx(stdev(one.mean for one in runs), rel=0.15)


def test_deals_without_any_say_nothing() -> None:
    assert ratio((0, 0)).estimate() is None
    assert ratio((4, 2), (0, 0), (6, 2)).estimate() == ratio((4, 2), (6, 2)).estimate()


def test_a_single_deal_has_a_mean_and_no_error() -> None:
    assert ratio((5, 2)).estimate() == Estimate(2.5, None)
    assert Estimate(2.5, None).times(36) == Estimate(90.0, None)


def test_many_alike_count_as_many() -> None:
    many, single = Ratio(), ratio((1, 3), (0, 3), (0, 3))
    many.add(1, 3)
    many.add(0, 3, times=2)
    assert many.estimate() == single.estimate()


def test_an_estimate_of_many_times_the_quantity() -> None:
    assert Estimate(1.5, 0.25).times(36) == Estimate(54.0, 9.0)
