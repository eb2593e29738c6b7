"""Games in which no card can take a trick from the declarer: then all that can be announced costs nothing."""

import msgspec

from vorhand.core.cards import PACK, CardSet, cards_in
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import TRUMP_GAMES, TRUMP_SET, GameType
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.players.ranking import BEATS
from vorhand.players.worth import trump_value


class SureGame(msgspec.Struct, frozen=True):
    """A declaration that cannot be lost."""

    said: DeclareGame
    value: int
    """Game points of what is announced and the matadors seen; tricks and skat can only add to it."""


def sure_declaration(
    rules: RuleSet, options: Options, hand: CardSet, laid: CardSet, position: Position
) -> SureGame | None:
    """The dearest declaration of a game in which every trick is sure, Schwarz announced; None without one."""
    sure = [game for game in TRUMP_GAMES if takes_every_trick(game, hand, laid, position)]
    cards = CardSet(hand | laid)
    found = [
        SureGame(said, trump_value(rules, said.game, cards, said.announced))
        for said in options.declarations
        if said.game in sure and said.schwarz and not said.spitze
    ]
    return max(found, key=lambda game: game.value, default=None)


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
