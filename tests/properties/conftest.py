"""The profile `thorough` for long runs; it is chosen by the environment variable HYPOTHESIS_PROFILE."""

from hypothesis import settings

from tests.properties.budget import THOROUGH, examples

settings.register_profile("thorough", settings.get_profile("local"), max_examples=examples(100))
if THOROUGH:
    settings.load_profile("thorough")
