"""From the pushing of the skat to the first card of a Ramsch, and Grand Hand in its stead.

Source: house rule.
"""

from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import (
    CallDeclined,
    GrandHandDeclared,
    GrandHandDeclined,
    JungfrauAnnounced,
    Knocked,
    SkatLaid,
    SkatPushed,
    SkatTaken,
)
from vorhand.core.phases import opening
from vorhand.core.phases.types import (
    NOBODY,
    CallsAsked,
    Flags,
    Game,
    GrandHandAsked,
    Playing,
    Ramsch,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Setting,
    Terms,
    flagged,
)
from vorhand.core.positions import POSITIONS, Position, places_text
from vorhand.core.rules.ruleset import RuleSet

FOREHAND, MIDDLEHAND, REARHAND = POSITIONS


def begin(rules: RuleSet, setting: Setting) -> RamschChoice | RamschCalls | Playing:
    """The Ramsch from its start: with pushing forehand is asked first."""
    if rules.ramsch.pushing:
        return RamschChoice(setting, FOREHAND, NOBODY)
    return _calls(rules, Ramsch(setting, NOBODY))


def grand_hand(rules: RuleSet, phase: GrandHandAsked, event: GrandHandDeclared) -> CallsAsked | Playing:
    """The first yes plays Grand Hand against two, without a bid."""
    _check_turn(event.by, phase.turn)
    contract = Contract(GameType.GRAND, Announcement(hand=True))
    game = Game(phase.setting, event.by, 0, NOBODY, contract, GameType.GRAND)
    leader = event.by if rules.ramsch.grand_hand_leader == "declarer" else FOREHAND
    started = opening.begin(rules, game, leader)
    assert isinstance(started, CallsAsked | Playing), "a closed grand begins with calls or the first lead"
    return started


def no_grand_hand(
    rules: RuleSet, phase: GrandHandAsked, event: GrandHandDeclined
) -> GrandHandAsked | RamschChoice | RamschCalls | Playing:
    """The next player is asked; after rearhand the Ramsch begins."""
    _check_turn(event.by, phase.turn)
    if phase.turn is REARHAND:
        return begin(rules, phase.setting)
    return GrandHandAsked(phase.setting, phase.turn.next)


def take(rules: RuleSet, phase: RamschChoice, event: SkatTaken) -> RamschDiscarding:
    """The player looks at the skat and will lay two cards back."""
    _check_turn(event.by, phase.turn)
    return RamschDiscarding(phase.setting, phase.turn, phase.pushed)


def lay_back(
    rules: RuleSet, phase: RamschDiscarding, event: SkatLaid
) -> RamschChoice | RamschCalls | Playing:
    """Two cards lie as the new skat for the next player."""
    _check_turn(event.by, phase.turn)
    return _next_choice(rules, phase.setting, phase.turn, phase.pushed)


def push(rules: RuleSet, phase: RamschChoice, event: SkatPushed) -> RamschChoice | RamschCalls | Playing:
    """The skat goes on unseen, which doubles."""
    _check_turn(event.by, phase.turn)
    return _next_choice(rules, phase.setting, phase.turn, flagged(phase.pushed, event.by))


def knock(rules: RuleSet, phase: RamschCalls, event: Knocked) -> RamschCalls | Playing:
    """One knock each, not by a player who pushed."""
    ramsch = phase.ramsch
    if event.by not in phase.pending or not may_knock(rules, ramsch, event.by):
        message = f"{event.by.value} may not knock: once each, in Ramsch rounds, not after pushing"
        raise IllegalEvent(Reason.NO_KNOCK, message, source="house rule")
    knocked = Ramsch(ramsch.setting, ramsch.pushed, flagged(ramsch.knocked, event.by), ramsch.jungfrau)
    return _ask_on(rules, knocked, phase.pending)


def announce_jungfrau(rules: RuleSet, phase: RamschCalls, event: JungfrauAnnounced) -> RamschCalls | Playing:
    """One player at most announces that he takes no trick."""
    ramsch = phase.ramsch
    if event.by not in phase.pending or not may_announce_jungfrau(rules, ramsch):
        message = f"{event.by.value} may not announce a Jungfrau: one player at most, where it is played"
        raise IllegalEvent(Reason.NO_JUNGFRAU, message, source="house rule")
    announced = Ramsch(ramsch.setting, ramsch.pushed, ramsch.knocked, event.by)
    return _ask_on(rules, announced, phase.pending)


def decline(rules: RuleSet, phase: RamschCalls, event: CallDeclined) -> RamschCalls | Playing:
    """A player makes no (further) call."""
    if event.by not in phase.pending:
        raise IllegalEvent(
            Reason.NOT_ASKED, f"{event.by.value} is not asked for a call; asked: {places_text(phase.pending)}"
        )
    return _ask_on(rules, phase.ramsch, tuple(place for place in phase.pending if place is not event.by))


def may_knock(rules: RuleSet, ramsch: Ramsch, by: Position) -> bool:
    """Whether `by` may knock: once, in Ramsch rounds, not after pushing. Source: XSkat (ramsch.klopfen)."""
    allowed = rules.ramsch.klopfen and ramsch.setting.ramsch_round
    return allowed and not ramsch.pushed[by.index] and not ramsch.knocked[by.index]


def may_announce_jungfrau(rules: RuleSet, ramsch: Ramsch) -> bool:
    """Whether a Jungfrau may still be announced. Source: house rule (ramsch.announced_jungfrau)."""
    return rules.ramsch.announced_jungfrau and ramsch.jungfrau is None


def _next_choice(
    rules: RuleSet, setting: Setting, turn: Position, pushed: Flags
) -> RamschChoice | RamschCalls | Playing:
    if turn is not REARHAND:
        return RamschChoice(setting, turn.next, pushed)
    return _calls(rules, Ramsch(setting, pushed))


def _calls(rules: RuleSet, ramsch: Ramsch) -> RamschCalls | Playing:
    return _ask_on(rules, ramsch, POSITIONS)


def _ask_on(rules: RuleSet, ramsch: Ramsch, asked: tuple[Position, ...]) -> RamschCalls | Playing:
    """Ask those of `asked` who still have a call to make; when there are none, forehand leads."""
    pending = tuple(
        place for place in asked if may_knock(rules, ramsch, place) or may_announce_jungfrau(rules, ramsch)
    )
    if pending:
        return RamschCalls(ramsch, pending)
    return Playing(ramsch, Terms(), FOREHAND, (), ())


def _check_turn(by: Position, turn: Position) -> None:
    if by is not turn:
        raise IllegalEvent(
            Reason.NOT_YOUR_TURN, f"{turn.value} is asked, not {by.value}", source="house rule"
        )
