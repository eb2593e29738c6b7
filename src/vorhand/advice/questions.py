"""Questions about the cards of one position without a table around them."""

from functools import partial
from random import Random

import msgspec

from vorhand.advice.advising import advice
from vorhand.advice.computers import game_of_player, limit_of
from vorhand.advice.hands import HandAdvice, hand_advice
from vorhand.advice.situations import asked, skat_taken
from vorhand.advice.values import Advice, Choice
from vorhand.core.cards import CardSet
from vorhand.core.phases.types import NOBODY, Flags
from vorhand.core.positions import Position
from vorhand.core.rules.ladder import next_bids
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import options
from vorhand.players import Player
from vorhand.players.prospects import facts


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """Cards, and what is known besides; at least one of `ten` and `twelve` is there."""

    ten: CardSet | None
    """The hand before the skat is taken."""
    twelve: CardSet | None
    """The hand with the skat."""
    position: Position
    spoke: Flags = NOBODY
    """By position: who named or held a value."""
    bid: int
    """A value of the ladder: the next to be named or held, or the one that won the auction."""


class Computer(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player would do."""

    limit: int | None
    """The highest value that it would hold; None if not even the first, or if it was not asked."""
    game: Choice | None
    """Its discards and its game; None without the skat."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to say."""

    hand: HandAdvice | None
    """By the ten cards."""
    with_skat: Advice | None
    """By the twelve cards."""
    computer: Computer | None


def answer(rules: RuleSet, question: Question, computer: Player | None, chance: Random) -> Answer:
    """What to do with the cards, and what the computer would do if there is one."""
    return Answer(
        hand=_hand(rules, question, chance),
        with_skat=_with_skat(rules, question, chance),
        computer=None if computer is None else _computer(rules, question, computer),
    )


def _hand(rules: RuleSet, question: Question, chance: Random) -> HandAdvice | None:
    if question.ten is None:
        return None
    given = facts(question.position, question.spoke)
    return hand_advice(rules, question.ten, given, question.bid, chance)


def _with_skat(rules: RuleSet, question: Question, chance: Random) -> Advice | None:
    if question.twelve is None:
        return None
    view = skat_taken(question.position, question.twelve, question.bid, question.spoke)
    return advice(rules, view, options(rules, view), chance)


def _computer(rules: RuleSet, question: Question, player: Player) -> Computer:
    limit = game = None
    if question.ten is not None:
        asking = partial(asked, question.position, question.ten, question.spoke)
        limit = limit_of(player, rules, asking, (question.bid, *next_bids(rules, question.bid)))
    if question.twelve is not None:
        view = skat_taken(question.position, question.twelve, question.bid, question.spoke)
        game = game_of_player(player, rules, view)
    return Computer(limit=limit, game=game)
