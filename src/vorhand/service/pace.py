"""How fast a table moves by itself. All times are in seconds."""

from typing import Final

import msgspec


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """The times that a table gives people, and takes itself where a computer acts."""

    think_least: float = 0.3
    think_most: float = 0.9
    """A computer's answer is shown after a time between these two, even if it was found earlier."""
    after_trick: float = 1.2
    """How long a complete trick lies before a computer leads to the next."""
    think_deadline: float = 10.0
    """After this time a computer's answer is replaced by a safe one."""
    share: float = 5.0
    """For a browser to give its share in the shuffle, which it does by itself."""
    cut: float = 20.0
    """For a person to cut."""
    grace: float = 60.0
    """After this time without a line a computer plays for a person."""
    next_deal: float = 8.0
    """For the others, once the first person is ready for the next deal."""
    watched_next: float = 4.0
    """Between two deals of computers alone."""
    idle: float = 300.0
    """After this time with nobody there a table is put away until somebody comes."""


NATURAL: Final = Pace()
"""As among people."""

HASTY: Final = Pace(
    think_least=0.0, think_most=0.0, after_trick=0.0, share=5.0, grace=1.0, next_deal=1.0, watched_next=0.0
)
"""Without waiting: for tests and measurements."""
