"""Quantiles of what was measured, in milliseconds."""

import re
from collections.abc import Mapping, Sequence
from math import ceil, inf

_BOUND = re.compile(r'le="([^"]+)"')


def of_values(seconds: Sequence[float], share: float) -> float | None:
    """The value below which this share of all values lies; None where there is none."""
    if not seconds:
        return None
    return round(1000 * sorted(seconds)[ceil(share * len(seconds)) - 1], 3)


def of_buckets(
    name: str, before: Mapping[str, float], after: Mapping[str, float], share: float
) -> float | None:
    """The same from two readings of a histogram of Prometheus, even within a bucket; None where it is empty.

    Where it lies above the highest bound that bound is the answer.
    """
    counts = sorted(
        (float(found[1]), after[key] - before.get(key, 0.0))
        for key in after
        if key.startswith(f"{name}_bucket{{") and (found := _BOUND.search(key))
    )
    if not counts or not counts[-1][1]:
        return None
    wanted, low, below = share * counts[-1][1], 0.0, 0.0
    for bound, count in counts:
        if bound == inf:
            break
        if count >= wanted:
            return round(1000 * (low + (bound - low) * (wanted - below) / (count - below)), 3)
        low, below = bound, count
    return round(1000 * low, 3)
