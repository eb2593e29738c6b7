"""The advice for a position that is asked: the trained networks' judgement of hands, and a search for cards.

In a Ramsch it is told without figures, and where claims are answered it is what a casual player would do.
"""

from collections.abc import Iterable
from random import Random
from typing import Final

from vorhand.advice.games import declaring, playable
from vorhand.advice.hands import limit
from vorhand.advice.values import Advice, Choice
from vorhand.core.cards import Card, CardSet, cards_in
from vorhand.core.commands import Bid, Command, Decline, Discard, Hold, Pass, PickUpSkat, PlayCard
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Game,
    Playing,
    RamschCalls,
    SkatChoice,
)
from vorhand.core.rules.ladder import next_bids
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.casual import CasualPlayer
from vorhand.players.knowledge import knowledge
from vorhand.players.levels import MASTER
from vorhand.players.prospects import GameChoice, facts, games_from_hand, games_with_skat, prospects
from vorhand.players.ramsch_knocking import knock
from vorhand.players.ramsch_search import searched_ramsch_card
from vorhand.players.search_play import card_worths
from vorhand.players.trained_choices import worth_of_passing
from vorhand.players.trained_doubling import doubling

OTHER_DISCARDS: Final = 4
"""Other discards that are told for the best game."""


def advice(rules: RuleSet, view: View, options: Options, chance: Random) -> Advice:
    """What to do now; `view` is that of a position that is awaited, `options` are what it may do.

    Always the same for equal views and chances. A card takes a second at times, all else a blink.
    """
    match view.phase:
        case Auction() | ForehandAsked():
            return _bid(rules, view, view.phase, options, chance)
        case SkatChoice():
            return _advice(_skat_or_hand(rules, view, view.phase, chance))
        case Discarding():
            return _advice(_discards(rules, view, view.phase))
        case Declaring():
            return _advice(_declarations(rules, view, view.phase))
        case CallsAsked():
            return _advice([Choice(command=doubling(view, options, chance) or Decline())])
        case RamschCalls():
            return _advice([Choice(command=knock(rules, view, options, chance))])
        case _:
            return _advice(_in_play(rules, view, options, chance))


def _advice(choices: Iterable[Choice]) -> Advice:
    ranked = tuple(choices)
    return Advice(command=ranked[0].command, choices=ranked)


def _bid(
    rules: RuleSet, view: View, phase: Auction | ForehandAsked, options: Options, chance: Random
) -> Advice:
    given = facts(me(view), phase.spoke if isinstance(phase, Auction) else NOBODY)
    bids = prospects(rules, view.hand, given, _values(rules, phase, options), chance)
    least = worth_of_passing(rules, phase)
    choices = [Choice(command=Pass(), worth=least)]
    if bids:
        said: Command = Bid(bids[0].bid) if options.bids else Hold()
        choices.insert(int(bids[0].best < least), Choice(command=said, worth=bids[0].best))
    return Advice(command=choices[0].command, choices=tuple(choices), limit=limit(bids, least))


def _values(rules: RuleSet, phase: Auction | ForehandAsked, options: Options) -> tuple[int, ...]:
    """The values that the position may still have to name or hold, rising."""
    if options.bids or isinstance(phase, ForehandAsked) or not phase.is_asked:
        return options.bids
    return (phase.bid, *next_bids(rules, phase.bid))


def _skat_or_hand(rules: RuleSet, view: View, phase: SkatChoice, chance: Random) -> list[Choice]:
    given, bid = facts(me(view), phase.won.spoke), phase.won.bid
    (prospect,) = prospects(rules, view.hand, given, (bid,), chance)
    hands = playable(rules, bid, games_from_hand(rules, view.hand, given, bid, chance))
    with_skat = Choice(command=PickUpSkat(), worth=prospect.with_skat)
    return sorted([with_skat, *map(declaring, hands)], key=_worth, reverse=True)


def _discards(rules: RuleSet, view: View, phase: Discarding) -> list[Choice]:
    """The best discards for every game, and a few others for the best of all."""
    given, bid = facts(me(view), phase.won.spoke), phase.won.bid
    found = playable(rules, bid, games_with_skat(rules, view.hand, given, bid))
    others = [choice for choice in found if choice.said == found[0].said][1 : 1 + OTHER_DISCARDS]
    each = {choice.said: choice for choice in reversed(found)}
    return sorted((_laying(choice) for choice in (*each.values(), *others)), key=_worth, reverse=True)


def _declarations(rules: RuleSet, view: View, phase: Declaring) -> list[Choice]:
    given, bid, twelve = facts(me(view), phase.won.spoke), phase.won.bid, CardSet(view.hand | view.skat)
    found = games_with_skat(rules, twelve, given, bid, laid=view.skat)
    return [declaring(choice) for choice in playable(rules, bid, found)]


def _laying(choice: GameChoice) -> Choice:
    first, second = cards_in(choice.laid)
    return Choice(
        command=Discard((first, second)),
        win=choice.win,
        worth=choice.worth,
        cards=(first, second),
        game=choice.said,
    )


def _worth(choice: Choice) -> float:
    assert choice.worth is not None, "a game promises something"
    return choice.worth


def _in_play(rules: RuleSet, view: View, options: Options, chance: Random) -> list[Choice]:
    """What a casual player does; a card is searched for, and a doubling goes before it."""
    casual = CasualPlayer(chance.getrandbits(32))
    command = casual.choose(rules, view, options)
    if not isinstance(command, PlayCard):
        return [Choice(command=command, cards=command.cards if isinstance(command, Discard) else ())]
    cards = _cards(rules, view, options, command.card, chance)
    call = doubling(view, options, chance)
    return cards if call is None else [Choice(command=call), *cards]


def _cards(rules: RuleSet, view: View, options: Options, favourite: Card, chance: Random) -> list[Choice]:
    """All legal cards; in a Ramsch the best alone, and where no search has an answer the favourite."""
    phase = view.phase
    assert isinstance(phase, Playing), "cards are played"
    if len(options.cards) == 1:
        return [Choice(command=PlayCard(favourite))]
    known = knowledge(view)
    if not isinstance(phase.frame, Game):
        card = searched_ramsch_card(rules.ramsch, known, view, MASTER.ramsch, chance, favourite)
        return [Choice(command=PlayCard(card))]
    worths = card_worths(known, view, MASTER, chance)
    if worths is None:
        return [Choice(command=PlayCard(favourite))]
    is_declarer = me(view) is phase.frame.declarer
    sign = 1 if is_declarer else -1
    ranked = sorted(worths, key=lambda card: (sign * worths[card].worth, card is favourite), reverse=True)
    return [
        Choice(command=PlayCard(card), win=worths[card].win if is_declarer else 1 - worths[card].win)
        for card in ranked
    ]
