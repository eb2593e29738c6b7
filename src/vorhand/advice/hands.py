"""What ten cards promise before anybody has seen the skat: how far to bid, and which game."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from vorhand.advice.games import best_of_each, declaring, playable
from vorhand.advice.values import Choice
from vorhand.core.cards import PACK, CardSet, card_set, cards_in
from vorhand.core.commands import PickUpSkat
from vorhand.core.contract import CONTRACT_GAMES, GameType
from vorhand.core.rules.ladder import next_bids
from vorhand.core.rules.ruleset import RuleSet
from vorhand.players.prospects import Facts, GameChoice, Prospect, games_from_hand, games_with_skat, prospects
from vorhand.players.trained_choices import WORTH_PLAYING

SKATS: Final = 200
"""Skats that are thought of for the games that may come of a hand."""


class GameOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """What a game promises before the skat is seen."""

    game: GameType
    share: float
    """Of the skats: with how many it is the best game, 0..1."""
    win: float | None
    """The chance to win it with the skat, 0..1: over the skats with which one thinks of it, if any.

    Nobody thinks of a suit game with fewer than five trumps among the twelve cards.
    """
    worth: float | None
    """List points on average over the same skats."""
    hand: Choice | None
    """The same game from the hand with its best announcement; None where the bid does not allow it."""


class HandAdvice(msgspec.Struct, frozen=True, kw_only=True):
    """What ten cards promise."""

    limit: int | None
    """The highest value up to which to go; None if not even the first."""
    then: Choice
    """To take the skat or to declare a game from the hand, if the first value wins the auction."""
    bids: tuple[Prospect, ...]
    """What playing is worth at each value that may be bid, rising from the first."""
    games: tuple[GameOutlook, ...]
    """Every game at the first of these values, the one that it comes to most often first."""


def hand_advice(rules: RuleSet, ten: CardSet, given: Facts, bid: int, chance: Random) -> HandAdvice:
    """What ten cards promise if `bid`, a value of the ladder, is the next to be named or held."""
    bids = prospects(rules, ten, given, (bid, *next_bids(rules, bid)), chance)
    hands = best_of_each(playable(rules, bid, games_from_hand(rules, ten, given, bid, chance)))
    skats = [
        best_of_each(playable(rules, bid, games_with_skat(rules, twelve, given, bid)))
        for twelve in _twelves(ten, chance)
    ]
    games = (_outlook(game, skats, hands) for game in CONTRACT_GAMES)
    return HandAdvice(
        limit=limit(bids, WORTH_PLAYING),
        then=_then(bids[0], hands),
        bids=bids,
        games=tuple(sorted(games, key=_rank, reverse=True)),
    )


def limit(bids: Iterable[Prospect], least: float) -> int | None:
    """The last of the rising bids up to which playing is always worth `least` list points or more."""
    worth_playing = [prospect.bid for prospect in takewhile(lambda each: each.best >= least, bids)]
    return worth_playing[-1] if worth_playing else None


def _then(prospect: Prospect, hands: Sequence[GameChoice]) -> Choice:
    """A grand from the hand can always be declared."""
    if hands[0].worth > prospect.with_skat:
        return declaring(hands[0])
    return Choice(command=PickUpSkat(), worth=prospect.with_skat)


def _twelves(ten: CardSet, chance: Random) -> Iterator[CardSet]:
    """The hand with skats that may lie there."""
    unseen = cards_in(CardSet(PACK & ~ten))
    return (CardSet(ten | card_set(chance.sample(unseen, 2))) for _ in range(SKATS))


def _outlook(
    game: GameType, skats: Sequence[Sequence[GameChoice]], hands: Sequence[GameChoice]
) -> GameOutlook:
    with_skat = [found for choices in skats for found in choices if found.said.game is game]
    hand = next((declaring(found) for found in hands if found.said.game is game), None)
    return GameOutlook(
        game=game,
        share=sum(choices[0].said.game is game for choices in skats) / len(skats),
        win=fmean(found.win for found in with_skat) if with_skat else None,
        worth=fmean(found.worth for found in with_skat) if with_skat else None,
        hand=hand,
    )


def _rank(outlook: GameOutlook) -> tuple[float, bool, float]:
    """By how often it is the best game; of those that never are by what they promise from the hand."""
    hand = None if outlook.hand is None else outlook.hand.worth
    return outlook.share, hand is not None, hand or 0.0
