"""What all tests share: how hypothesis works here."""

import os
import signal

from hypothesis import HealthCheck, settings

# The machine that runs the checks is shared: a slow moment is no failure.
settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# A failure there must come back the same.
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A run in the background of a script ignores Ctrl-C, and so would every program that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
