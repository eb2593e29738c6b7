"""How much work the properties do: little by default, more with HYPOTHESIS_PROFILE=thorough."""

import os

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"

_TIMES = 20 if THOROUGH else 1


def examples(count: int) -> int:
    """`count` in a default run, and twenty times as many in a thorough one."""
    return count * _TIMES
