"""What may be expected of a hand, as the trained networks judge it: bids, games, discards.

Chances are those of the players that the networks learned from, against each other. List points are those of
the house's list: what the declarer writes, and on a loss what each of the others gains on him.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from vorhand.core.cards import NO_CARDS, CardSet
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import SUIT_GAMES, Announcement, Contract, GameType
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import base_value, null_value
from vorhand.match.score_list import per_loss_of_others, per_own_game
from vorhand.players.nets import nets
from vorhand.players.sure_games import SureGame, sure_games

SAMPLES: Final = 44
"""Skats that are thought of where the skat is not seen: each of the other cards lies in four of them."""

CAUTION: Final = 2.0
"""Who takes the best of hundreds of choices takes those of which the networks hope too much, and where these
differ among themselves that is most. So much, in standard deviations, is taken off. It covers as well that
games bring less against `master` than against the players of lessons, who search less.
"""


class Stakes(msgspec.Struct, frozen=True, kw_only=True):
    """Game points and list points as the house has them, and how cautiously they are hoped for."""

    levels: tuple[int, int, int, int, int]
    """Game points of a level in diamonds, hearts, spades, clubs and grand."""
    nulls: tuple[int, int, int, int]
    """Game points of null, null hand, null ouvert and null ouvert hand."""
    lost_hand: int
    """What a lost hand game is multiplied by, 1 or 2; any other is doubled."""
    won: int
    """List points for winning besides the game points."""
    lost: int
    """List points for losing besides the doubled game points, together with the gain of another."""
    without_hand: bool
    """Whether Schneider may be announced with the skat taken."""
    caution: float
    """By how many standard deviations of what the networks say a game counts less than their mean."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a deal besides the cards."""

    position: int
    """Of the one whose cards they are, 0..2 from forehand."""
    spoke: tuple[bool, bool]
    """Whether the two others, in playing order, named or held a value."""
    hand: bool = False
    ouvert: bool = False
    bid: int = 0


class Prospect(msgspec.Struct, frozen=True):
    """What playing is worth if `bid` wins the auction, in list points, less what caution takes off."""

    bid: int
    with_skat: float
    from_hand: float

    @property
    def best(self) -> float:
        """The better of the two."""
        return max(self.with_skat, self.from_hand)


class GameChoice(msgspec.Struct, frozen=True):
    """A game that may be declared, and what is to be expected of it."""

    said: DeclareGame
    laid: CardSet
    """The discards; none from the hand."""
    win: float
    """The chance to win it, 0..1; a game that is below the bid is lost."""
    worth: float
    """List points on average, less what caution takes off."""


def stakes(rules: RuleSet) -> Stakes:
    """What games are worth under these rules."""
    per_game = per_own_game(rules.list)
    diamonds, hearts, spades, clubs, grand = (
        base_value(rules, Contract(game, Announcement())) for game in (*SUIT_GAMES, GameType.GRAND)
    )
    simple, hand, ouvert, both = (null_value(rules, announced) for announced in _NULLS)
    return Stakes(
        levels=(diamonds, hearts, spades, clubs, grand),
        nulls=(simple, hand, ouvert, both),
        lost_hand=2 if rules.values.lost_hand_doubled else 1,
        won=per_game,
        lost=per_game + per_loss_of_others(rules.list),
        without_hand=rules.announcements.without_hand,
        caution=CAUTION,
    )


_NULLS: Final = (
    Announcement(),
    Announcement(hand=True),
    Announcement(ouvert=True),
    Announcement(hand=True, ouvert=True),
)


def facts(position: Position, spoke: Sequence[bool]) -> Facts:
    """What a bidder or declarer knows; `spoke` is by position."""
    left = position.next
    return Facts(position=position.index, spoke=(spoke[left.index], spoke[left.next.index]))


def prospects(
    rules: RuleSet, ten: CardSet, given: Facts, bids: Sequence[int], chance: Random
) -> tuple[Prospect, ...]:
    """What playing with these ten cards is worth at each of the bids."""
    found = nets().prospects(ten, given, stakes(rules), bids, samples=SAMPLES, seed=chance.getrandbits(64))
    sure = tuple(sure_games(rules, ten, NO_CARDS, POSITIONS[given.position], hand=True))
    return tuple(
        Prospect(
            bid, with_skat, max([from_hand, *(game.worth for game in _sure(rules, sure, NO_CARDS, bid))])
        )
        for bid, with_skat, from_hand in found
    )


def games_with_skat(
    rules: RuleSet, twelve: CardSet, given: Facts, bid: int, *, laid: CardSet | None = None
) -> tuple[GameChoice, ...]:
    """Every game for twelve cards, with every pair worth laying away or with those laid; the best first."""
    found = [_choice(one) for one in nets().skat_games(twelve, laid, given, stakes(rules), bid)]
    if rules.announcements.without_hand:
        place = POSITIONS[given.position]
        for pair in {choice.laid for choice in found}:
            sure = sure_games(rules, CardSet(twelve & ~pair), pair, place, hand=False)
            found += _sure(rules, sure, pair, bid)
    return _best_first(found)


def games_from_hand(
    rules: RuleSet, ten: CardSet, given: Facts, bid: int, chance: Random
) -> tuple[GameChoice, ...]:
    """Every game from the hand; the best first."""
    found = nets().hand_games(ten, given, stakes(rules), bid, samples=SAMPLES, seed=chance.getrandbits(64))
    sure = sure_games(rules, ten, NO_CARDS, POSITIONS[given.position], hand=True)
    return _best_first((*map(_choice, found), *_sure(rules, sure, NO_CARDS, bid)))


def _sure(rules: RuleSet, games: Iterable[SureGame], laid: CardSet, bid: int) -> Iterator[GameChoice]:
    """Games that cannot be lost at this bid: the networks know of no announcement but Schneider."""
    for game in games:
        if game.value >= bid:
            yield GameChoice(DeclareGame.of(game.contract), laid, 1.0, float(game.value + stakes(rules).won))


def chances_of(game: GameType, ten: CardSet | int, laid: CardSet | int, given: Facts) -> float:
    """The chance that a declarer with these cards wins `game`, 0..1, whatever was bid."""
    _, _, *won = nets().chances(game.value, ten, laid, given)
    return sum(won)


def _choice(told: tuple[str, bool, bool, bool, int, float, float]) -> GameChoice:
    game, hand, ouvert, schneider, laid, win, worth = told
    said = DeclareGame(GameType(game), hand=hand, ouvert=ouvert, schneider=schneider)
    return GameChoice(said, CardSet(laid), win, worth)


def _best_first(choices: Iterable[GameChoice]) -> tuple[GameChoice, ...]:
    return tuple(sorted(choices, key=lambda choice: choice.worth, reverse=True))
