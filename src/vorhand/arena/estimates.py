"""Means over deals, and how far from the truth they may be by the luck of the deals."""

from math import sqrt

import msgspec


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its standard error; the error is None where there are not two deals to tell it."""

    mean: float
    standard_error: float | None

    def times(self, factor: int) -> "Estimate":
        """The estimate of so many times the quantity."""
        error = self.standard_error
        return Estimate(self.mean * factor, None if error is None else error * factor)


class Ratio:
    """The sums behind "so much of this for each of that", such as list points for each game as declarer.

    What is drawn is deals, so everything of one deal is added at once: its tables are not independent of each
    other. Sums of whole numbers are exact, so the order of the deals changes no figure.
    """

    def __init__(self) -> None:
        self._deals = 0
        self._y = self._x = 0
        self._yy = self._xy = self._xx = 0

    def add(self, y: int, x: int, *, times: int = 1) -> None:
        """So many deals, each with `y` for `x`; a deal without `x` says nothing."""
        if x:
            self._deals += times
            self._y += y * times
            self._x += x * times
            self._yy += y * y * times
            self._xy += x * y * times
            self._xx += x * x * times

    def estimate(self) -> Estimate | None:
        """The ratio of the sums, its error by the residuals of the deals; None where there is nothing."""
        if not self._deals:
            return None
        y, x = self._y, self._x
        mean = y / x
        if self._deals == 1:
            return Estimate(mean, None)
        # The sum over deals of (y_i - mean * x_i) squared, times x squared so that it stays whole.
        residuals = self._yy * x * x - 2 * self._xy * x * y + self._xx * y * y
        return Estimate(mean, sqrt(residuals * self._deals / ((self._deals - 1) * x**4)))
