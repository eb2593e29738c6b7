"""What all tests share: how hypothesis works here."""

import os

from hypothesis import HealthCheck, settings

# The machine that runs the checks is shared: a slow moment is no failure.
settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# A failure there must come back the same.
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
