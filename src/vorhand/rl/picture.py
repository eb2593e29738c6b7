"""The table as text for who develops a learning program: all cards open, in the notation of files."""

from collections.abc import Iterator

from vorhand.core.cards import cards_text
from vorhand.core.phases.types import Game, Playing
from vorhand.core.positions import POSITIONS
from vorhand.rl.episode import Episode, turn
from vorhand.telling.hands import playing_of


def picture(episode: Episode) -> str:
    """The phase, the game, the hands with a mark at who is asked, the last trick, the one on the table."""
    return "\n".join(_lines(episode))


def _lines(episode: Episode) -> Iterator[str]:
    phase = episode.table.phase
    playing = None if phase is None else playing_of(phase)
    yield type(phase).__name__
    if playing is not None:
        yield _played(playing)
    asked = turn(episode)
    for position in POSITIONS:
        mark = ">" if position is asked else " "
        yield f"{mark} {position.value:<10} {cards_text(episode.view(position).hand)}"
    if playing is not None and playing.tricks:
        last = playing.tricks[-1]
        cards = " ".join(card.value for card in last.cards)
        yield f"trick {len(playing.tricks)}: {last.leader.value} led {cards}, {last.winner.value} took it"
    if playing is not None and playing.trick:
        yield f"on the table: {' '.join(card.value for card in playing.trick)}"


def _played(playing: Playing) -> str:
    if not isinstance(playing.frame, Game):
        return playing.frame.order.value
    return f"{playing.frame.declarer.value} plays {playing.frame.order.value}, bid {playing.frame.bid}"
