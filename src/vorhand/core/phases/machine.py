"""The whole machine in one screen: which observation leads from which phase to which.

Every arm is a function `(rules, phase, event) -> next phase`, and its signature is its row in the table:
the table is read from the annotations, so it cannot say anything else. `tests/golden/transitions.txt` is
printed from it.
"""

from collections.abc import Callable
from types import UnionType
from typing import Any, get_args, get_type_hints

from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import (
    CardsDealt,
    CardsDiscarded,
    ConsultationSeen,
    DefendersConsulted,
    DefendersRearranged,
    Observation,
    PackDealt,
    RearrangementSeen,
    SkatLaid,
    SkatPickedUp,
    SkatTaken,
)
from vorhand.core.phases import auction, claims, opening, ramsch, shuffling, skat, tricks
from vorhand.core.phases.types import (
    Auction,
    CallsAsked,
    ClaimAsked,
    ConcessionAsked,
    Dealing,
    Declaring,
    Discarding,
    ForehandAsked,
    GameOver,
    GiftAsked,
    GrandHandAsked,
    PassedIn,
    Phase,
    Playing,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    RamschOver,
    Rearranging,
    Redealt,
    Setting,
    Shuffling,
    SkatChoice,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ruleset import RuleSet

Arm = Callable[[RuleSet, Any, Any], Phase]

ARMS: tuple[Arm, ...] = (
    shuffling.commit,
    shuffling.commit_nonce,
    shuffling.waive_nonce,
    shuffling.open_nonce,
    shuffling.cut,
    auction.deal,
    auction.bid,
    auction.hold,
    auction.pass_,
    auction.forehand_bid,
    auction.forehand_pass,
    ramsch.grand_hand,
    ramsch.no_grand_hand,
    ramsch.take,
    ramsch.lay_back,
    ramsch.push,
    ramsch.knock,
    ramsch.announce_jungfrau,
    ramsch.decline,
    skat.pick_up,
    skat.discard,
    skat.declare_hand,
    skat.declare,
    opening.double,
    opening.decline,
    opening.show,
    opening.consult,
    opening.rearrange,
    opening.keep_hands,
    tricks.play,
    claims.claim,
    claims.answer_claim,
    claims.play_open,
    claims.concede,
    claims.answer_concession,
    claims.offer_gift,
    claims.answer_gift,
    shuffling.reveal_cards,
    shuffling.reveal_seed,
)


def transitions(arms: tuple[Arm, ...]) -> dict[tuple[type, type], Arm]:
    """The table `(phase type, event type) -> arm` that the signatures of the arms spell out.

    Raises `AssertionError` if two arms answer the same pair.
    """
    table: dict[tuple[type, type], Arm] = {}
    for arm in arms:
        hints = get_type_hints(arm)
        for phase in members(hints["phase"]):
            for event in members(hints["event"]):
                assert (phase, event) not in table, f"two arms for {phase.__name__} and {event.__name__}"
                table[phase, event] = arm
    return table


def members(annotation: Any) -> tuple[type, ...]:
    """The types of a union, or the one type."""
    return get_args(annotation) if isinstance(annotation, UnionType) else (annotation,)


TRANSITIONS = transitions(ARMS)


def start(setting: Setting) -> Phase:
    """The phase in which a deal begins."""
    return Dealing(setting)


def step(rules: RuleSet, phase: Phase, observation: Observation) -> Phase:
    """Fold one public observation.

    Raises `IllegalEvent` if no arm takes it in this phase, or the arm refuses it.
    """
    arm = TRANSITIONS.get((type(phase), type(observation)))
    if arm is None:
        raise _not_now(phase, observation)
    return arm(rules, phase, observation)


def _not_now(phase: Phase, observation: Observation) -> IllegalEvent:
    what, where = _logged(type(observation)), type(phase).__name__
    possible = ", ".join(sorted(_logged(event) for at, event in TRANSITIONS if at is type(phase)))
    return IllegalEvent(Reason.WRONG_PHASE, f"{what} is not possible in {where}; possible: {possible}")


def _logged(observation: type) -> str:
    """The name of an event as it stands in a log, where others see something else in its place."""
    return _SEEN_AS.get(observation, observation).__name__


_SEEN_AS: dict[type, type] = {
    PackDealt: CardsDealt,
    SkatTaken: SkatPickedUp,
    SkatLaid: CardsDiscarded,
    ConsultationSeen: DefendersConsulted,
    RearrangementSeen: DefendersRearranged,
}


def awaited(phase: Phase) -> tuple[Position, ...]:
    """The positions that have to act before the deal goes on.

    Nobody when the table itself has to act, or at the end. Others may act all the same where the rules
    let them: Kontra, a claim, a concession.
    """
    match phase:
        case Shuffling():
            return _awaited_for_shuffle(phase)
        case Auction():
            return (phase.listener if phase.is_asked else phase.asker,)
        case ForehandAsked():
            return (Position.FOREHAND,)
        case SkatChoice() | Discarding() | Declaring():
            return (phase.won.declarer,)
        case GrandHandAsked() | RamschChoice() | RamschDiscarding() | Playing():
            return (phase.turn,)
        case RamschCalls() | CallsAsked() | Rearranging() | ClaimAsked() | ConcessionAsked():
            return phase.pending
        case GiftAsked():
            return (phase.asked,)
        case _:
            return ()


def is_over(phase: Phase) -> bool:
    """Whether the deal has come to its end."""
    return isinstance(phase, GameOver | RamschOver | PassedIn | Redealt)


def _awaited_for_shuffle(phase: Shuffling) -> tuple[Position, ...]:
    shuffle = phase.shuffle
    if not all(shuffle.digests):
        return tuple(place for place in POSITIONS if not shuffle.digests[place.index])
    if not shuffle.cut:
        return (shuffle.cutter,)
    return tuple(place for place in POSITIONS if not shuffle.nonces[place.index])
