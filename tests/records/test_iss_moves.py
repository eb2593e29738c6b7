"""Reading the server's records: every form that a move may have, and writing the same words again."""

import pytest

from tests.records.making import (
    SEVENS_TOGETHER,
    TRUMPS_TOGETHER,
    iss_line,
    only_record,
    only_unreadable,
    only_verdict,
    reasons,
)
from vorhand.core.events import CardsDiscarded, CardsShown, GameDeclared, SkatPickedUp
from vorhand.core.positions import Position
from vorhand.records import NoteKind, VerdictKind, iss_text

WON = "1 p 2 p 0 18"
BOTH = "1 RE 2 RE"


def check_spelling(moves: str, *, deal: str = TRUMPS_TOGETHER, spelled: bool = True) -> GameDeclared:
    """What is declared in a legal record that comes back byte by byte; `spelled` = with a note of its own."""
    line = iss_line(f"{deal} {moves}")
    record = only_record(line)
    assert reasons(only_verdict(line)) == ["no_result"]
    assert iss_text(record).encode() + b"\n" == line
    assert any(note.kind is NoteKind.SPELLING for note in record.notes) is spelled
    return next(event for event in record.events if isinstance(event, GameDeclared))


@pytest.mark.parametrize(
    ("declaration", "flags"),
    [
        ("CH", {"hand"}),
        ("CHS", {"hand", "schneider"}),
        ("CHZ", {"hand", "schwarz"}),
        ("CO", {"hand", "ouvert"}),
        ("GO", {"hand", "ouvert"}),
        ("NH", {"hand"}),
        ("NOH", {"hand", "ouvert"}),
        ("SH", {"hand"}),
        ("HH", {"hand"}),
    ],
)
def test_the_servers_own_spelling_of_a_hand_game_needs_no_note(declaration: str, flags: set[str]) -> None:
    event = check_spelling(f"{WON} 0 {declaration} {BOTH}", deal=SEVENS_TOGETHER, spelled=False)
    assert {name for name in ("hand", "schneider", "schwarz", "ouvert") if getattr(event, name)} == flags


@pytest.mark.parametrize(
    "declaration", ["GHO", "CHOSZ", "NHO", "C", "CSH", "CHSZ", "CZ", "HHO", "SSH", "GOH", "NO"]
)
def test_flags_may_stand_in_any_order_and_be_redundant(declaration: str) -> None:
    event = check_spelling(f"{WON} 0 {declaration} {BOTH}", deal=SEVENS_TOGETHER)
    assert event.hand


@pytest.mark.parametrize(
    ("declaration", "spelled"),
    [
        ("0 C.C7.D7", False),
        ("0 C.D7.C7", False),
        ("0 C 0 C7.D7", True),
        ("0 NO.HJ.DJ", False),
        ("0 NO.HJ.DJ.CJ.SJ.CA.CT.CK.CQ.C9.C8.C7.D7", True),
        ("0 NO 0 HJ.DJ", True),
        ("0 NO 0 HJ.DJ.CJ.SJ.CA.CT.CK.CQ.C9.C8.C7.D7", True),
    ],
)
def test_the_discard_may_be_a_move_of_its_own_and_open_cards_may_be_listed(
    declaration: str, spelled: bool
) -> None:
    event = check_spelling(f"{WON} 0 s w C7.D7 {declaration} {BOTH}", spelled=spelled)
    assert not event.hand


def test_open_cards_of_a_hand_game_may_be_listed() -> None:
    check_spelling(f"{WON} 0 CO.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8 {BOTH}")


def test_what_the_record_leaves_unsaid_is_filled_in() -> None:
    record = only_record(iss_line(f"{TRUMPS_TOGETHER} {WON} 0 s w C7.D7 0 NO 0 HJ.DJ {BOTH}"))
    taken, laid, declared, shown = record.events[-4:]
    assert isinstance(taken, SkatPickedUp)
    assert isinstance(laid, CardsDiscarded)
    assert isinstance(declared, GameDeclared)
    assert isinstance(shown, CardsShown)
    assert {card.value for card in shown.cards} == {
        "CJ",
        "SJ",
        "CA",
        "CT",
        "CK",
        "CQ",
        "C9",
        "C8",
        "C7",
        "D7",
    }


def test_bars_between_the_hands_are_read_and_kept() -> None:
    cards = TRUMPS_TOGETHER.removeprefix("w ").split(".")
    groups = [".".join(part) for part in (cards[:10], cards[10:20], cards[20:30], cards[30:])]
    check_spelling(f"{WON} 0 CH {BOTH}", deal="w " + "|".join(groups))


@pytest.mark.parametrize(
    ("move", "kind", "by"),
    [
        ("0 SC", NoteKind.HAND_SHOWN, Position.FOREHAND),
        ("0 SC.CJ.SJ", NoteKind.HAND_SHOWN, Position.FOREHAND),
        ("0 SC.??.??", NoteKind.HAND_SHOWN, Position.FOREHAND),
        ("2 RE", NoteKind.RESIGNED, Position.REARHAND),
        ("w TI.1", NoteKind.TIMED_OUT, Position.MIDDLEHAND),
        ("w LE.1", NoteKind.LEFT, Position.MIDDLEHAND),
        ("1 ??", NoteKind.CARD_UNKNOWN, Position.MIDDLEHAND),
    ],
)
def test_what_happens_out_of_turn_is_a_note(move: str, kind: NoteKind, by: Position) -> None:
    line = iss_line(f"{TRUMPS_TOGETHER} {WON} 0 CH 0 CJ {move}")
    record = only_record(line)
    note = record.notes[-1]
    assert (note.kind, note.by, note.after) == (kind, by, 6)
    assert iss_text(record).encode() + b"\n" == line


def test_a_lone_letter_is_a_suit_first_and_a_flag_later() -> None:
    games = [check_spelling(f"{WON} 0 {word} {BOTH}", spelled=False).game.value for word in ("SHS", "HHZ")]
    assert games == ["spades", "hearts"]


def test_properties_come_back_in_their_order_with_what_was_escaped() -> None:
    line = b"(;GM[Skat]PC[a\\]b\\\\c]XX[unknown]P0[One]P1[]P2[bot:2]MV[%s 1 p 2 p 0 p ]R[passed] ;)\n"
    line %= TRUMPS_TOGETHER.encode()
    record = only_record(line)
    source = record.match.source
    assert source is not None
    assert source.value("PC") == "a]b\\c"
    assert iss_text(record).encode() + b"\n" == line


def test_properties_may_stand_in_any_order_and_blanks_do_not_matter() -> None:
    line = b" ( ; R[passed] MV[%s 1 p 2 p 0 p]\tP2[c] P1[b] P0[a] )\r\n" % TRUMPS_TOGETHER.encode()
    verdict = only_verdict(line)
    assert verdict.kind is VerdictKind.AGREE
    assert [only_record(line).player(position).name for position in Position] == ["a", "b", "c"]


def test_the_head_tells_table_id_and_time() -> None:
    record = only_record(iss_line(f"{TRUMPS_TOGETHER} 1 p 2 p 0 p", "passed"))
    assert (record.match.table, record.deal.id, record.match.created) == ("7", "42", "2026-11-29T20:15:00Z")


BAD_MOVES = {
    "no deal": ("1 p 2 p 0 p", ["wrong_phase", "wrong_phase"]),
    "31 cards": (TRUMPS_TOGETHER[:-3] + " 1 p", ["bad_move", "wrong_phase"]),
    "33 cards": (TRUMPS_TOGETHER + ".CJ 1 p", ["bad_move", "wrong_phase"]),
    "a card twice": (TRUMPS_TOGETHER.replace("D7", "CJ") + " 1 p", ["bad_deal", "wrong_phase"]),
    "no such card": (TRUMPS_TOGETHER.replace("D7", "D1"), ["bad_move"]),
    "a view": (TRUMPS_TOGETHER.replace("D7", "??"), ["hidden_cards"]),
    "a hidden skat": (f"{TRUMPS_TOGETHER} {WON} 0 s w ??.??", ["hidden_cards"]),
    "no answer to s": (
        f"{TRUMPS_TOGETHER} {WON} 0 s 0 C.C7.D7",
        ["bad_move", "wrong_phase", "bad_announcement"],
    ),
    "another skat": (
        f"{TRUMPS_TOGETHER} {WON} 0 s w C8.D7 0 C.C7.D7 {BOTH}",
        ["wrong_cards_shown", "no_result"],
    ),
    "other open cards": (
        f"{TRUMPS_TOGETHER} {WON} 0 CO.SJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8 {BOTH}",
        ["wrong_cards_shown", "no_result"],
    ),
    "a third discard": (f"{TRUMPS_TOGETHER} {WON} 0 s w C7.D7 0 C.C7.D7.CJ", ["bad_move"]),
    "a discard not held": (
        f"{TRUMPS_TOGETHER} {WON} 0 s w C7.D7 0 C.SA.D7",
        ["bad_discard", "wrong_phase"],
    ),
    "hand after the skat": (
        f"{TRUMPS_TOGETHER} {WON} 0 s w C7.D7 0 CH.C7.D7 0 CJ",
        ["bad_announcement", "wrong_phase"],
    ),
    "a strange word": (f"{TRUMPS_TOGETHER} 1 18 0 q", ["bad_move"]),
    "a strange player": (f"{TRUMPS_TOGETHER} 3 p", ["bad_move"]),
    "a lone word": (f"{TRUMPS_TOGETHER} 1", ["bad_move"]),
    "a late deal": (f"{TRUMPS_TOGETHER} {TRUMPS_TOGETHER}", ["bad_move"]),
    "no seat": (f"{TRUMPS_TOGETHER} w TI.3", ["bad_move"]),
    "a huge bid": (f"{TRUMPS_TOGETHER} 1 {'9' * 5000}", ["bad_move"]),
    "a bid that is no value": (
        f"{TRUMPS_TOGETHER} 1 19 0 p 2 p 1 SH {BOTH.replace('1', '0')}",
        ["not_a_bid", "no_result"],
    ),
    "a bid that is no rise": (f"{TRUMPS_TOGETHER} 1 20 0 y 1 18 0 y", ["bid_too_low", "nothing_to_hold"]),
    "a suit not followed": (
        f"{TRUMPS_TOGETHER} 1 18 0 p 2 p 1 SH 0 CJ 1 HA 2 HQ 0 SJ 1 SA 2 DA {BOTH.replace('1', '0')}",
        ["must_follow", "no_result"],
    ),
    "a card not held": (f"{TRUMPS_TOGETHER} {WON} 0 CH 0 CJ 1 DA {BOTH}", ["card_not_held", "no_result"]),
    "a card out of turn": (f"{TRUMPS_TOGETHER} {WON} 0 CH 1 SA 0 CJ {BOTH}", ["not_your_turn", "no_result"]),
    "two declarations": (f"{TRUMPS_TOGETHER} {WON} 0 CH 0 SH {BOTH}", ["wrong_phase", "no_result"]),
    "resigned before a game": (f"{TRUMPS_TOGETHER} {WON} 0 RE 1 RE", ["unfinished"]),
}


@pytest.mark.parametrize("name", BAD_MOVES)
def test_what_is_wrong_in_the_moves_is_named_and_reading_goes_on(name: str) -> None:
    moves, expected = BAD_MOVES[name]
    verdict = only_verdict(iss_line(moves))
    assert reasons(verdict) == expected
    assert all(problem.line == 1 and problem.text.isprintable() for problem in verdict.problems)
    assert all(len(problem.text) < 400 for problem in verdict.problems)


@pytest.mark.parametrize("name", BAD_MOVES)
def test_the_words_of_a_bad_record_are_kept_all_the_same(name: str) -> None:
    line = iss_line(BAD_MOVES[name][0])
    assert iss_text(only_record(line)).encode() + b"\n" == line


def test_the_number_of_the_event_and_the_rule_are_told() -> None:
    [problem, _] = only_verdict(iss_line(f"{TRUMPS_TOGETHER} 1 18 0 p 2 p 1 SH 0 CJ 1 HA 0 RE 2 RE")).problems
    assert (problem.event, problem.source) == (6, "ISkO 2022 4.2")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"(;GM[Skat] ;)", ["property_missing"] * 5),
        (b"(;GM[Skat]P0[a", ["truncated", *["property_missing"] * 5]),
        (b"(;GM[Skat]]P0[a] ;)", ["bad_line", *["property_missing"] * 5]),
        (b"(;P0[]P1[]P2[]R[] ;)", ["property_missing"]),
        (b"(;P0[\xff] ;)", ["not_utf8"]),
        (b"(GM[Skat])", ["bad_line", *["property_missing"] * 5]),
    ],
)
def test_a_line_that_is_no_record_is_unreadable(line: bytes, expected: list[str]) -> None:
    assert [problem.reason.value for problem in only_unreadable(line).problems] == expected


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ((b" ;)", b""), "truncated"),
        ((b" ;)", b" ;) (;"), "bad_line"),
        ((b"P1[East]", b"P1[East]P1[West]"), "property_twice"),
        ((b"P1[East]", b""), "property_missing"),
    ],
)
def test_a_record_in_a_bad_form_is_read_and_reported(change: tuple[bytes, bytes], reason: str) -> None:
    line = iss_line(f"{TRUMPS_TOGETHER} 1 p 2 p 0 p", "passed").replace(*change)
    verdict = only_verdict(line)
    assert (verdict.kind, reasons(verdict)) == (VerdictKind.UNREADABLE, [reason])


def test_a_record_with_endless_moves_is_cut() -> None:
    verdict = only_verdict(iss_line(f"{TRUMPS_TOGETHER} " + "1 p " * 100_000))
    assert "bad_move" in reasons(verdict)
    assert len(verdict.problems) <= 20
