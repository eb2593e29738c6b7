"""Game records: our own format, the records of the International Skat Server, and the check of both.

`open_records` reads a file of either kind, packed or not; `verify` replays what it finds and compares the
results.
"""

from vorhand.records.decode import decode_line
from vorhand.records.files import RecordFormat, encode_records, open_records, read_records
from vorhand.records.iss.writer import iss_text
from vorhand.records.lines import (
    DealLine,
    EventLine,
    GameOutcome,
    Line,
    MatchLine,
    NoteKind,
    NoteLine,
    Outcome,
    PassedInOutcome,
    Player,
    RamschOutcome,
    RedealOutcome,
    ResultLine,
    SealedLine,
    Source,
    StoppedOutcome,
    encode_line,
)
from vorhand.records.native import complete_length, encode_deal, last_unfinished
from vorhand.records.outcome import outcome_from, outcome_of, result_of
from vorhand.records.problems import Problem, RecordReason
from vorhand.records.record import DealRecord, Item, Unreadable, deal_line, match_line
from vorhand.records.replay import Replay, deal_state, replay
from vorhand.records.verify import Verdict, VerdictKind, verify

__all__ = [
    "open_records",
    "read_records",
    "verify",
    "Verdict",
    "VerdictKind",
    "Problem",
    "RecordReason",
    "DealRecord",
    "Unreadable",
    "Item",
    "encode_line",
    "decode_line",
    "encode_deal",
    "encode_records",
    "RecordFormat",
    "iss_text",
    "match_line",
    "deal_line",
    "Line",
    "MatchLine",
    "DealLine",
    "EventLine",
    "NoteLine",
    "NoteKind",
    "SealedLine",
    "ResultLine",
    "Player",
    "Source",
    "Outcome",
    "GameOutcome",
    "RamschOutcome",
    "PassedInOutcome",
    "RedealOutcome",
    "StoppedOutcome",
    "outcome_of",
    "outcome_from",
    "result_of",
    "replay",
    "Replay",
    "deal_state",
    "last_unfinished",
    "complete_length",
]
