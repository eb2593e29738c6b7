"""How far to go in the auction."""

from vorhand.core.cards import CardSet
from vorhand.core.commands import Bid, Command, Hold, Pass
from vorhand.core.contract import TRUMP_GAMES, Announcement, GameType
from vorhand.core.phases.types import Auction, ForehandAsked
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import null_value
from vorhand.core.view.options import Options
from vorhand.core.view.view import View
from vorhand.players.asked import me
from vorhand.players.hand_strength import chance_from_hand, chance_with_skat
from vorhand.players.worth import chance_to_cover, charged_if_overbid, expectation, trump_value

WORTH_PLAYING = -35.0
"""List points on average from which on a game is played: to let others play costs something too."""
WORTH_FOR_FOREHAND = -60.0
"""The same when both others have passed."""
WORTH_INSTEAD_OF_RAMSCH = -70.0
"""The same when a Ramsch would follow."""

_WITH_SKAT = Announcement()
_FROM_HAND = Announcement(hand=True)


def bid(rules: RuleSet, view: View, options: Options, *, boldness: float) -> Command:
    """The next value, yes or pass; `boldness` is in list points. Values are never jumped."""
    phase = view.phase
    assert isinstance(phase, Auction | ForehandAsked), "somebody bids"
    value = options.bids[0] if options.bids else _value_asked(phase)
    worth = max(
        expectation_with_skat(rules, view.hand, me(view), value),
        expectation_from_hand(rules, view.hand, me(view), value),
    )
    if worth + boldness < _least(rules, phase):
        return Pass()
    return Bid(value) if options.bids else Hold()


def expectation_with_skat(rules: RuleSet, hand: CardSet, position: Position, value: int) -> float:
    """List points that the best game with the skat brings on average, if `value` was bid."""
    return max(
        _worth(rules, game, hand, position, value, _WITH_SKAT) for game in (*TRUMP_GAMES, GameType.NULL)
    )


def expectation_from_hand(rules: RuleSet, hand: CardSet, position: Position, value: int) -> float:
    """List points that the best hand game brings on average, if `value` was bid."""
    return max(
        _worth(rules, game, hand, position, value, _FROM_HAND) for game in (*TRUMP_GAMES, GameType.NULL)
    )


def _worth(
    rules: RuleSet, game: GameType, hand: CardSet, position: Position, bid: int, announced: Announcement
) -> float:
    chance = (chance_from_hand if announced.hand else chance_with_skat)(game, hand, position)
    if game is GameType.NULL:
        value = null_value(rules, announced)
        return expectation(chance, value) if value >= bid else expectation(0.0, bid)
    chance *= chance_to_cover(rules, game, hand, bid, steps=int(announced.hand))
    value = max(charged_if_overbid(rules, game, bid), trump_value(rules, game, hand, announced))
    return expectation(chance, value)


def _value_asked(phase: Auction | ForehandAsked) -> int:
    assert isinstance(phase, Auction), "only a listener is asked to hold"
    return phase.bid


def _least(rules: RuleSet, phase: Auction | ForehandAsked) -> float:
    if isinstance(phase, Auction):
        return WORTH_PLAYING
    return WORTH_INSTEAD_OF_RAMSCH if rules.auction.all_pass == "ramsch" else WORTH_FOR_FOREHAND
