"""Games in which no card can take a trick from the declarer: then all that can be announced costs nothing."""

from collections.abc import Iterator

import msgspec

from vorhand.core.cards import PACK, CardSet, cards_in
from vorhand.core.contract import TRUMP_GAMES, TRUMP_SET, Announcement, Contract, GameType
from vorhand.core.errors import IllegalContract
from vorhand.core.positions import Position
from vorhand.core.rules.announcing import contract
from vorhand.core.rules.ruleset import RuleSet
from vorhand.players.ranking import BEATS
from vorhand.players.worth import trump_value


class SureGame(msgspec.Struct, frozen=True):
    """A declaration that cannot be lost."""

    contract: Contract
    value: int
    """Game points of what is announced and the matadors seen; tricks and skat can only add to it."""


def sure_games(
    rules: RuleSet, ten: CardSet, laid: CardSet, position: Position, *, hand: bool
) -> Iterator[SureGame]:
    """Every game in which these ten cards take all tricks, with all announced; none where nothing may be."""
    for game in TRUMP_GAMES:
        if not takes_every_trick(game, ten, laid, position):
            continue
        try:
            declared = contract(rules, game, Announcement(hand=hand, schwarz=True, ouvert=True))
        except IllegalContract:
            continue
        yield SureGame(declared, trump_value(rules, game, CardSet(ten | laid), declared.announced))


def takes_every_trick(game: GameType, hand: CardSet, laid: CardSet, position: Position) -> bool:
    """Whether these ten cards take all tricks in `game`, whatever the others hold and do.

    None of them can be beaten in its own suit. Trumps that are out do no harm if the declarer leads first and
    draws them all; else a lead of another suit might be ruffed.
    """
    out = CardSet(PACK & ~(hand | laid))
    if any(_may_be_beaten(game, card.index, out) for card in cards_in(hand)):
        return False
    trumps = TRUMP_SET[game]
    ours, theirs = (hand & trumps).bit_count(), (out & trumps).bit_count()
    if not theirs:
        return ours > 0
    return ours == 10 or (position is Position.FOREHAND and ours >= theirs)


def _may_be_beaten(game: GameType, card: int, out: CardSet) -> bool:
    trumps = TRUMP_SET[game]
    ruffs = 0 if trumps >> card & 1 else trumps
    return bool(BEATS[game][card] & out & ~ruffs)
