"""The result field `R` of the server's record: what it says, what it should say, and why it may not."""

from collections.abc import Iterator
from typing import Final

import msgspec

from vorhand.core.positions import Position
from vorhand.core.rules.valuation import Step
from vorhand.core.units import WHOLE_PACK
from vorhand.records.iss.endings import Fault, Stop, declarer_of
from vorhand.records.lines import GameOutcome, NoteKind, PassedInOutcome, StoppedOutcome
from vorhand.records.outcome import Settled
from vorhand.records.problems import Problem, RecordReason, quoted

SOURCE: Final = "ISS record, section 4"
LEVEL_NOT_FLAGGED: Final = (
    "the server may leave s and z at 0 in a lost announced game although the levels are paid for"
)

WORDS: Final = {"win": "word", "loss": "word", "penalty": "word", "bidok": "bid", "overbid": "bid"}
"""The words of a result, and the question that each answers."""

NUMBERS: Final = ("d", "v", "m", "p", "t", "s", "z", "p0", "p1", "p2", "l", "to", "r")

Fields = dict[str, str]
"""The fields of a result by name; the words stand under `word` and `bid`."""


class Difference(msgspec.Struct, frozen=True):
    """A field in which a stored result is not the computed one."""

    field: str
    expected: str
    found: str
    explained: str = ""
    """Why the server's number is another one, where that is known."""
    is_free: bool = False
    """Whether no rule decides this field, so that either number will do."""


def parse_result(text: str, line: int) -> Fields | Problem | None:
    """The fields of `R`; None where the record itself says that its result is not known.

    `R[passed]` has the one field `word`. Unknown keys are left out.
    """
    words = text.split()
    if words == ["passed"]:
        return {"word": "passed"}
    if words == ["unknown"] or not words:
        return None
    if set(words) == {"?"}:
        # So older conversions wrote a deal that was passed in.
        return {"word": "passed"}
    fields: Fields = {}
    for word in words:
        key, colon, value = word.partition(":")
        if word in WORDS:
            fields[WORDS[word]] = word
        elif not colon:
            return _bad(f"{quoted(word)} is no word of a result; known are {', '.join(WORDS)}", line)
        elif key in NUMBERS:
            if not _is_number(value):
                return _bad(f"{quoted(word)}: {key} is a whole number", line)
            fields[key] = str(int(value))
    return fields or None


def result_fields(settled: Settled) -> Fields:
    """What `R` should say; every field. Source: ISS record, section 4."""
    outcome = settled.outcome
    if isinstance(outcome, PassedInOutcome):
        return {"word": "passed"}
    fields = {
        "d": "-1",
        "word": "penalty",
        "v": "0",
        "m": "0",
        "bid": "bidok",
        "p": "0",
        "t": "0",
        "s": "0",
        "z": "0",
    }
    penalties = outcome.penalties if isinstance(outcome, StoppedOutcome) else (0, 0, 0)
    if isinstance(outcome, GameOutcome):
        fields |= _game_fields(settled, outcome)
    elif declarer := declarer_of(settled.deal.phase):
        fields["d"] = str(declarer.index)
    fields |= {f"p{seat}": str(penalty) for seat, penalty in enumerate(penalties)}
    return fields | _stop_fields(settled.stop)


def result_text(fields: Fields) -> str:
    """The fields as the server writes them."""
    if fields["word"] == "passed":
        return "passed"
    shown = {"word": "{}", "bid": "{}"}
    return " ".join(shown.get(key, key + ":{}").format(value) for key, value in fields.items())


def differences(stored: Fields, settled: Settled) -> tuple[Difference, ...]:
    """The stored fields that are not as computed; what is not stored is not compared."""
    return tuple(_differences(stored, settled))


def _differences(stored: Fields, settled: Settled) -> Iterator[Difference]:
    computed = result_fields(settled)
    for field, found in stored.items():
        expected = computed.get(field, "")
        if found != expected:
            yield Difference(
                field, expected, found, _explanation(field, found, settled), _is_free(field, settled)
            )


def _is_free(field: str, settled: Settled) -> bool:
    """Whether nothing decides the field: card points and tricks in a null that the defenders gave up."""
    return field in ("p", "t") and _is_null_given_up(settled)


def _is_null_given_up(settled: Settled) -> bool:
    if settled.achievement is None or settled.stop is None:
        return False
    return settled.achievement.contract.is_null and settled.stop.fault is Fault.DEFENDERS


def _explanation(field: str, found: str, settled: Settled) -> str:
    achievement, settlement = settled.achievement, settled.settlement
    if field not in ("s", "z") or found != "0" or achievement is None or settlement is None or settlement.won:
        return ""
    announced = achievement.contract.announced
    is_announced = announced.schneider if field == "s" else announced.schwarz
    return LEVEL_NOT_FLAGGED if is_announced else ""


def _game_fields(settled: Settled, outcome: GameOutcome) -> Fields:
    points, tricks = _taken(settled, outcome)
    return {
        "d": str(outcome.declarer.index),
        "word": "win" if outcome.won else "loss",
        "v": str(outcome.score),
        "m": str(outcome.matadors),
        "bid": "overbid" if outcome.overbid else "bidok",
        "p": str(points),
        "t": str(tricks),
        "s": str(int(not 30 < points < 90 and _is_counted(settled, Step.SCHNEIDER))),
        "z": str(int(tricks in (0, 10) and _is_counted(settled, Step.SCHWARZ))),
    }


def _taken(settled: Settled, outcome: GameOutcome) -> tuple[int, int]:
    """The declarer's card points and tricks; what defenders give up is the declarer's in null too."""
    achievement = settled.achievement
    if achievement is not None and _is_null_given_up(settled):
        return WHOLE_PACK - achievement.defender_points, 10 - achievement.defender_tricks
    return outcome.card_points, outcome.tricks


def _is_counted(settled: Settled, step: Step) -> bool:
    """Whether a level is paid for, because it was reached or announced."""
    assert settled.settlement is not None, "a game is settled"
    return any(line.step is step for line in settled.settlement.steps)


def _stop_fields(stop: Stop | None) -> Fields:
    kind, by = (stop.kind, stop.by) if stop else (None, Position.FOREHAND)
    return {
        "l": str(by.index if kind is NoteKind.LEFT else -1),
        "to": str(by.index if kind is NoteKind.TIMED_OUT else -1),
        "r": str(int(kind is NoteKind.RESIGNED)),
    }


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def _bad(message: str, line: int) -> Problem:
    return Problem(reason=RecordReason.BAD_RESULT, message=message, line=line, path="R", source=SOURCE)
