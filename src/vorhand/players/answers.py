"""Answers to claims, concessions and gifts."""

import msgspec

from vorhand.core.cards import PACK, CardSet, card_set, cards_in
from vorhand.core.commands import Answer
from vorhand.core.contract import Contract, legal_cards
from vorhand.core.phases.claims import defenders_take
from vorhand.core.phases.types import ClaimAsked, ConcessionAsked, GiftAsked, Playing
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.view import View
from vorhand.players.asked import game_of, me
from vorhand.players.declaring import OBVIOUS
from vorhand.players.hand_strength import chance_of_schneider, log_odds_from_hand, null_danger, strength
from vorhand.players.knowledge import Knowledge, cards_at_start, knowledge
from vorhand.players.ranking import BEATS

HOPELESS = -4.5
"""Log odds of winning the declarer's game himself below which a defender gives it away."""


def answer(view: View) -> Answer:
    """Yes to a concession, to a claim that cannot fail, and to most gifts."""
    phase = view.phase
    if isinstance(phase, ConcessionAsked):
        return Answer(True)
    if isinstance(phase, ClaimAsked):
        return Answer(_is_proved(view, phase))
    assert isinstance(phase, GiftAsked), "somebody is asked"
    return Answer(_takes_gift(view, phase.playing))


def _is_proved(view: View, asked: ClaimAsked) -> bool:
    """Whether the claim holds whatever cards the partner has and whatever anybody plays."""
    playing = asked.playing
    known = knowledge(msgspec.structs.replace(view, phase=playing))
    game = game_of(playing)
    if game.contract.is_null:
        return _takes_no_trick(known, playing)
    points, tricks = defenders_take(playing)
    most_points, most_tricks = _most_for_defenders(game.contract, asked.level)
    if points > most_points or tricks > most_tricks:
        return False
    is_won = most_points == _LOST_WITH and known.points[game.declarer.index] > 60
    return is_won or _takes_the_rest(known, playing)


_LOST_WITH = 59
"""Card points with which the defenders have lost a simple game."""


def _most_for_defenders(contract: Contract, level: ClaimLevel) -> tuple[int, int]:
    """Card points and tricks that the defenders may have if the claim is right."""
    announced = contract.announced
    schwarz = announced.schwarz or level is ClaimLevel.SCHWARZ
    schneider = announced.schneider or level is not ClaimLevel.SIMPLE
    return (30 if schneider else _LOST_WITH), (0 if schwarz else 10)


def _takes_the_rest(known: Knowledge, playing: Playing) -> bool:
    """Whether no card outside the declarer's open hand can take a trick from it, whoever leads what."""
    declarer = game_of(playing).declarer
    cards, outside = known.may_hold[declarer.index], _outside(known, playing)
    beats = BEATS[known.game]
    if any(beats[card.index] & outside for card in cards_in(cards)):
        return False
    if known.best is not None and known.counts[declarer.index] < max(known.counts):
        return known.best_by is declarer and not beats[known.best.index] & outside
    if known.best is not None:
        return bool(legal_cards(known.game, cards, playing.led) & beats[known.best.index])
    if playing.turn is declarer:
        return True
    leads = cards_in(known.may_hold[playing.turn.index])
    return all(legal_cards(known.game, cards, led) & beats[led.index] for led in leads)


def _takes_no_trick(known: Knowledge, playing: Playing) -> bool:
    """Whether a null declarer's open hand is safe against any play of the cards outside it."""
    declarer = game_of(playing).declarer
    if playing.turn is declarer and not playing.trick:
        return False
    if known.best_by is declarer:
        return False
    cards = known.may_hold[declarer.index]
    outside = CardSet(_outside(known, playing) | card_set(playing.trick))
    elsewhere = CardSet(PACK & ~(cards | outside))
    return null_danger(cards, elsewhere) == 0.0


def _outside(known: Knowledge, playing: Playing) -> CardSet:
    """The cards that the defenders hold or may hold."""
    found = 0
    for place in game_of(playing).defenders:
        found |= known.may_hold[place.index]
    return CardSet(found)


def _takes_gift(view: View, playing: Playing) -> bool:
    """A defender agrees with a hopeless hand; the declarer takes it unless Schneider is near."""
    game = game_of(playing)
    ten = cards_at_start(view, playing)
    if me(view) is not game.declarer:
        return log_odds_from_hand(game.order, ten, me(view)) < HOPELESS
    return chance_of_schneider(strength(game.order, ten, me(view), laid=view.skat)) < OBVIOUS
