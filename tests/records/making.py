"""Records for the tests: deals played at random, and records of the server written by hand."""

import io
from random import Random

import msgspec

from tests.properties.play import play_out
from vorhand.core.phases.types import Setting
from vorhand.core.rules.ruleset import RuleSet
from vorhand.match.seating import Seat, Seating
from vorhand.records import (
    DealRecord,
    EventLine,
    Item,
    Player,
    ResultLine,
    Unreadable,
    Verdict,
    deal_line,
    match_line,
    outcome_of,
    read_records,
    verify,
)

TRUMPS_TOGETHER = (
    "w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7"
)
"""Forehand holds every trump of clubs but the seven, which lies in the skat; the skat has no points."""

SEVENS_TOGETHER = (
    "w C7.C8.C9.S7.S8.S9.H7.H8.H9.D7.CT.CJ.CQ.ST.SJ.SQ.HT.HJ.HQ.D8.CK.CA.SK.SA.HK.HA.D9.DT.DJ.DQ.DK.DA"
)
"""Forehand holds a null; the skat has 15 points."""

HEAD = (
    "GM[Skat]PC[{server}]CO[]SE[7]ID[42]DT[2026-11-29/20:15:00/UTC]"
    "P0[North]P1[East]P2[bot:2]R0[]R1[0.0]R2[null]"
)


def iss_line(moves: str, result: str = "unknown", *, server: str = "International Skat Server") -> bytes:
    """A record of the server."""
    return f"(;{HEAD.format(server=server)}MV[{moves} ]R[{result}] ;)\n".encode()


def read(content: bytes) -> list[Item]:
    """What a reader finds in these bytes."""
    return list(read_records(io.BytesIO(content)))


def only_record(content: bytes) -> DealRecord:
    """The one record in these bytes."""
    [item] = read(content)
    assert isinstance(item, DealRecord)
    return item


def only_verdict(content: bytes) -> Verdict:
    """The verdict on the one record in these bytes."""
    [item] = read(content)
    return verify(item)


def only_unreadable(content: bytes) -> Unreadable:
    """The one thing in these bytes, which is no record."""
    [item] = read(content)
    assert isinstance(item, Unreadable)
    return item


def reasons(verdict: Verdict) -> list[str]:
    """The codes of its problems, in order."""
    return [problem.reason.value for problem in verdict.problems]


def played(rules: RuleSet, rng: Random, *, setting: Setting | None = None) -> DealRecord:
    """A whole deal of players who draw what they do, with its result."""
    playout = play_out(rules, rng, setting=setting)
    seats = rules.list.seats
    record = DealRecord(
        match=match_line(
            rules, table="t", seats=tuple(Player(f"Player {seat + 1}") for seat in range(seats))
        ),
        deal=deal_line(
            Seating(seats, Seat(rng.randrange(seats))),
            number=1,
            id="t-1",
            ramsch_round=playout.setting.ramsch_round,
            bock=playout.setting.bock,
        ),
        entries=tuple(EventLine(seq, event) for seq, event in enumerate(playout.log)),
    )
    return with_result(record)


def with_result(record: DealRecord) -> DealRecord:
    """The record with its own outcome as stored result."""
    outcome = outcome_of(record)
    assert outcome is not None
    return msgspec.structs.replace(record, result=ResultLine(outcome))
