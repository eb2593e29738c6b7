"""What an advice says, as frozen values that go to JSON as they are."""

import msgspec

from vorhand.core.cards import Card
from vorhand.core.commands import Command, DeclareGame


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be done, and what is to be expected of it."""

    command: Command
    win: float | None = None
    """The chance that one's own side wins the game, 0..1; None where nobody can say."""
    worth: float | None = None
    """List points on average; None for cards, and where nobody can say."""
    cards: tuple[Card, ...] = ()
    """The two cards that are laid away, none for anything else."""
    game: DeclareGame | None = None
    """The game for which cards are laid away."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What is best to do, and what else there is."""

    command: Command
    """That of the first choice."""
    choices: tuple[Choice, ...]
    """The best first; not everything that is allowed."""
    limit: int | None = None
    """In the auction the highest value up to which to go; None if not even the next one, and elsewhere."""
