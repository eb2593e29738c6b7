"""Skat or hand, discarding, and the announcement. Source: ISkO 2022 3.5."""

from vorhand.core.contract import Contract
from vorhand.core.errors import IllegalContract, IllegalEvent, Reason
from vorhand.core.events import GameDeclared, SkatLaid, SkatTaken
from vorhand.core.phases import opening
from vorhand.core.phases.types import (
    CallsAsked,
    Declaring,
    Discarding,
    Game,
    GameOver,
    Playing,
    Setting,
    Showing,
    SkatChoice,
    Won,
)
from vorhand.core.positions import Position
from vorhand.core.rules import announcing
from vorhand.core.rules.ruleset import RuleSet


def pick_up(rules: RuleSet, phase: SkatChoice, event: SkatTaken) -> Discarding:
    """The declarer takes the skat into the hand."""
    _check_declarer(phase.won, event.by)
    return Discarding(phase.setting, phase.won)


def discard(rules: RuleSet, phase: Discarding, event: SkatLaid) -> Declaring:
    """Two cards lie as the new skat."""
    _check_declarer(phase.won, event.by)
    return Declaring(phase.setting, phase.won)


def declare_hand(
    rules: RuleSet, phase: SkatChoice, event: GameDeclared
) -> CallsAsked | Showing | Playing | GameOver:
    """A hand game: the skat stays unseen."""
    if not event.hand:
        raise IllegalEvent(
            Reason.BAD_ANNOUNCEMENT,
            "without taking the skat only a hand game can be declared",
            source="ISkO 2022 3.5",
        )
    return _declare(rules, phase.setting, phase.won, event)


def declare(
    rules: RuleSet, phase: Declaring, event: GameDeclared
) -> CallsAsked | Showing | Playing | GameOver:
    """A game after taking the skat."""
    if event.hand:
        raise IllegalEvent(
            Reason.BAD_ANNOUNCEMENT, "no hand game after taking the skat", source="ISkO 2022 3.5"
        )
    return _declare(rules, phase.setting, phase.won, event)


def declared_contract(rules: RuleSet, event: GameDeclared, bid: int) -> Contract:
    """The complete contract that `event` declares at `bid`.

    Raises `IllegalEvent` if it cannot be declared.
    """
    try:
        contract = announcing.contract(rules, event.game, event.announced)
        announcing.check_bid_covered(rules, contract, bid)
    except IllegalContract as refusal:
        raise IllegalEvent(refusal.reason, refusal.message, source=refusal.source) from refusal
    return contract


def _declare(
    rules: RuleSet, setting: Setting, won: Won, event: GameDeclared
) -> CallsAsked | Showing | Playing | GameOver:
    _check_declarer(won, event.by)
    contract = declared_contract(rules, event, won.bid)
    game = Game(setting, won.declarer, won.bid, won.spoke, contract, contract.game)
    return opening.begin(rules, game, Position.FOREHAND)


def _check_declarer(won: Won, by: Position) -> None:
    if by is not won.declarer:
        raise IllegalEvent(
            Reason.NOT_THE_DECLARER,
            f"{won.declarer.value} is the declarer, not {by.value}",
            source="ISkO 2022 3.5",
        )
