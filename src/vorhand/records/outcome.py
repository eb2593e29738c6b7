"""What came of a recorded deal, computed anew from its events."""

import msgspec

from vorhand.core.deal.state import Deal, result
from vorhand.core.errors import IllegalContract, NotationError
from vorhand.core.phases.machine import is_over
from vorhand.core.phases.types import Discarding
from vorhand.core.positions import Position
from vorhand.core.result import DealResult, GameResult, PassedInResult, RamschResult
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Achievement, Settlement, settle
from vorhand.records.iss.endings import (
    Fault,
    Stop,
    declarer_of,
    game_of,
    given_up_by_declarer,
    given_up_by_defenders,
    is_fixed,
    named_game,
    one_resignation,
    penalties_of,
    stopped_before_discard,
)
from vorhand.records.lines import (
    GameOutcome,
    Outcome,
    PassedInOutcome,
    RamschOutcome,
    RedealOutcome,
    StoppedOutcome,
)
from vorhand.records.problems import Problem, RecordReason
from vorhand.records.record import DealRecord
from vorhand.records.replay import Replay, replay

ONE_RESIGNATION = "on the server ISS2 one defender's resignation ends the game; elsewhere it takes both"
SKAT_MATADORS = (
    "stopped between declaration and discard: the server counts matadors on the two cards of the skat alone"
)


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a deal with everything that a result may be asked for."""

    outcome: Outcome
    deal: Deal
    stop: Stop | None = None
    """What ended it outside the rules."""
    achievement: Achievement | None = None
    settlement: Settlement | None = None
    remarks: tuple[str, ...] = ()
    """Habits of a server that were needed to get there."""


def outcome_of(record: DealRecord) -> Outcome | None:
    """What came of the deal; None if it is not over or cannot be replayed."""
    ended = settled(record, replay(record))
    return ended.outcome if isinstance(ended, Settled) else None


def result_of(record: DealRecord) -> DealResult | None:
    """The result of a deal that ended by the rules; None if it did not end, or by the habits of a server."""
    return result(record.rules, replay(record).deal)


def outcome_from(computed: DealResult) -> Outcome:
    """The result of a deal as it is stored."""
    if isinstance(computed, GameResult):
        return _game_outcome(computed.declarer, computed.achievement, computed.settlement)
    return _without_declarer(computed)


def settled(record: DealRecord, replayed: Replay) -> Settled | Problem:
    """How the deal ended, or the problem that it did not."""
    if is_over(replayed.deal.phase):
        return _by_the_rules(record.rules, replayed.deal)
    if record.server is None:
        return _unfinished(record)
    try:
        return _by_the_server(record, replayed, record.server.value("PC")) or _unfinished(record)
    except (NotationError, IllegalContract) as error:
        return Problem(reason=RecordReason.BAD_MOVE, message=str(error), line=record.line)


def _by_the_rules(rules: RuleSet, deal: Deal) -> Settled:
    computed = result(rules, deal)
    assert computed is not None, "a deal that is over has a result"
    if isinstance(computed, GameResult):
        return _game(computed.declarer, computed.achievement, computed.settlement, deal)
    return Settled(outcome=_without_declarer(computed), deal=deal)


def _without_declarer(computed: DealResult) -> Outcome:
    if isinstance(computed, RamschResult):
        settlement = computed.settlement
        return RamschOutcome(
            end=settlement.kind,
            scores=settlement.scores,
            card_points=settlement.points,
            tricks=computed.tricks,
            losers=settlement.losers,
        )
    return PassedInOutcome() if isinstance(computed, PassedInResult) else RedealOutcome()


def _by_the_server(record: DealRecord, replayed: Replay, server: str | None) -> Settled | None:
    deal = replayed.deal
    stop = replayed.stop or one_resignation(server, deal.phase, record.notes)
    remarks = (ONE_RESIGNATION,) if stop is not replayed.stop else ()
    if stop is None:
        return _fixed(record.rules, deal)
    if stop.fault is Fault.NO_CONTRACT:
        return Settled(outcome=StoppedOutcome(penalties_of(deal.phase, stop)), deal=deal, stop=stop)
    declaration = named_game(deal.phase, record.notes)
    if declaration is not None and isinstance(deal.phase, Discarding):
        achievement = stopped_before_discard(record.rules, deal.phase, deal, declaration, stop.fault)
        remarks = (*remarks, SKAT_MATADORS)
    else:
        achievement = _given_up(record.rules, deal, stop.fault)
    ended = _game(_declarer(deal), achievement, settle(record.rules, achievement), deal)
    return msgspec.structs.replace(ended, stop=stop, remarks=remarks)


def _fixed(rules: RuleSet, deal: Deal) -> Settled | None:
    if not is_fixed(deal.phase):
        return None
    achievement = _given_up(rules, deal, Fault.DECLARER)
    return _game(_declarer(deal), achievement, settle(rules, achievement), deal)


def _given_up(rules: RuleSet, deal: Deal, fault: Fault) -> Achievement:
    playing = game_of(deal.phase)
    assert playing is not None, "a game without a contract is not settled"
    giving_up = given_up_by_declarer if fault is Fault.DECLARER else given_up_by_defenders
    return giving_up(rules, playing, deal)


def _declarer(deal: Deal) -> Position:
    declarer = declarer_of(deal.phase)
    assert declarer is not None, "a contract has a declarer"
    return declarer


def _game(declarer: Position, achievement: Achievement, settlement: Settlement, deal: Deal) -> Settled:
    outcome = _game_outcome(declarer, achievement, settlement)
    return Settled(outcome=outcome, deal=deal, achievement=achievement, settlement=settlement)


def _game_outcome(declarer: Position, achievement: Achievement, settlement: Settlement) -> GameOutcome:
    return GameOutcome(
        declarer=declarer,
        won=settlement.won,
        value=settlement.value,
        levels=settlement.levels,
        charged=settlement.charged,
        score=settlement.score,
        matadors=achievement.matadors,
        card_points=achievement.card_points,
        tricks=achievement.tricks,
        overbid=settlement.overbid,
    )


def _unfinished(record: DealRecord) -> Problem:
    return Problem(
        reason=RecordReason.UNFINISHED,
        message="the deal is not over after its last event; nothing can be settled",
        line=record.line,
        event=max(len(record.events) - 1, 0),
    )
