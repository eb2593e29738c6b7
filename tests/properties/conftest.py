"""The profile `thorough` for long runs; it is chosen by the environment variable HYPOTHESIS_PROFILE."""

from pathlib import Path

import pytest
from hypothesis import settings

from tests.properties.budget import THOROUGH, examples

settings.register_profile("thorough", settings.get_profile("local"), max_examples=examples(100))
if THOROUGH:
    settings.load_profile("thorough")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage here: it takes four times as long, and unit tests reach every branch alone."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.no_cover)
