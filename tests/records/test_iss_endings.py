"""How games of the server end, and what its result field then says."""

import pytest

from tests.records.making import SEVENS_TOGETHER, TRUMPS_TOGETHER, iss_line, only_verdict, reasons
from vorhand.records import VerdictKind

FOREHAND_PLAYS = "1 p 2 p 0 18"
ALL_TRICKS = "win v:{v} m:{m} bidok p:120 t:10 s:1 z:1"
FOUR_TRICKS = "0 CJ 1 SA 2 DA 0 SJ 1 ST 2 DT 0 HJ 1 SK 2 DK 0 DJ 1 SQ 2 DQ"
END = "p0:0 p1:0 p2:0 l:{l} to:{to} r:{r}"


def result(words: str, *, left: int = -1, timed_out: int = -1, resigned: int = 0) -> str:
    """A result field."""
    return f"{words} {END.format(l=left, to=timed_out, r=resigned)}"


def check(moves: str, stored: str, *remarks: str, deal: str = TRUMPS_TOGETHER, server: str = "ISS") -> None:
    """A record that agrees in every field, with these remarks."""
    verdict = only_verdict(iss_line(f"{deal} {moves}", stored, server=server))
    assert [problem.text for problem in verdict.problems] == []
    assert verdict.kind is VerdictKind.AGREE
    assert [remark for remark in verdict.remarks if not any(word in remark for word in remarks)] == []
    assert len(verdict.remarks) == len(remarks)


def test_all_passed() -> None:
    check("1 p 2 p 0 p", "passed")
    check("1 p 2 p 0 p", "? ? ? ? ?")


def test_both_defenders_resigning_give_the_declarer_every_card_and_trick() -> None:
    check(f"{FOREHAND_PLAYS} 0 GO 2 RE 1 RE", result("d:0 " + ALL_TRICKS.format(v=264, m=4), resigned=1))
    check(
        f"{FOREHAND_PLAYS} 0 CH 0 CJ 0 SC 1 RE 1 SA 2 HQ 2 RE",
        result("d:0 " + ALL_TRICKS.format(v=180, m=11), resigned=1),
    )


def test_tricks_of_the_defenders_stay_theirs_when_they_resign() -> None:
    # Middlehand's spades are without four; forehand takes the first trick with 24 points.
    check(
        "1 18 0 p 2 p 1 SH 0 CJ 1 SA 2 DA 0 RE 2 RE",
        result("d:1 win v:77 m:-4 bidok p:96 t:9 s:1 z:0", resigned=1),
    )


@pytest.mark.parametrize(("moves", "stop"), [("w TI.1", {"timed_out": 1}), ("w LE.2", {"left": 2})])
def test_one_defender_who_leaves_or_is_out_of_time_ends_the_game(moves: str, stop: dict[str, int]) -> None:
    check(f"{FOREHAND_PLAYS} 0 CH 0 CJ {moves}", result("d:0 " + ALL_TRICKS.format(v=180, m=11), **stop))


@pytest.mark.parametrize(
    ("moves", "stop"),
    [("0 RE", {"resigned": 1}), ("w TI.0", {"timed_out": 0}), ("w LE.0", {"left": 0})],
)
def test_a_declarer_who_gives_up_loses_with_points_as_they_stand(moves: str, stop: dict[str, int]) -> None:
    check(
        f"{FOREHAND_PLAYS} 0 CH 0 CJ 1 SA 2 HQ {moves}",
        result("d:0 loss v:-312 m:11 bidok p:16 t:1 s:0 z:0", **stop),
    )


def test_a_declarer_who_gives_up_with_61_points_in_has_won() -> None:
    check(
        f"{FOREHAND_PLAYS} 0 CH {FOUR_TRICKS} 0 RE",
        result("d:0 win v:156 m:11 bidok p:64 t:4 s:0 z:0", resigned=1),
    )


def test_one_vote_ends_nothing() -> None:
    verdict = only_verdict(iss_line(f"{TRUMPS_TOGETHER} {FOREHAND_PLAYS} 0 CH 1 RE", "d:0 win"))
    assert reasons(verdict) == ["unfinished"]


def test_on_iss2_one_vote_with_nothing_after_it_ends_the_game() -> None:
    check(
        f"{FOREHAND_PLAYS} 0 CH 1 RE",
        result("d:0 " + ALL_TRICKS.format(v=180, m=11), resigned=1),
        "ISS2",
        server="ISS2",
    )


def test_null_ends_at_the_declarers_first_trick() -> None:
    stored = result("d:1 loss v:-70 m:0 bidok p:24 t:1 s:0 z:0")
    moves = "1 18 0 p 2 p 1 NH 0 SJ 1 SA 2 DA"
    check(moves, stored)
    late = only_verdict(iss_line(f"{TRUMPS_TOGETHER} {moves} 1 ST", stored))
    assert reasons(late) == ["after_the_end"]


def test_a_null_that_the_defenders_give_up_is_won_whoever_counts_the_tricks() -> None:
    won = "d:0 win v:59 m:0 bidok {} s:0 z:0"
    check(
        f"{FOREHAND_PLAYS} 0 NOH 1 RE 2 RE",
        result(won.format("p:120 t:10"), resigned=1),
        deal=SEVENS_TOGETHER,
    )
    check(
        f"{FOREHAND_PLAYS} 0 NOH 1 RE 2 RE",
        result(won.format("p:14 t:0"), resigned=1),
        "p is 14",
        "t is 0",
        deal=SEVENS_TOGETHER,
    )


def test_a_game_whose_announced_schwarz_is_lost_just_stops() -> None:
    # Middlehand announces Schwarz in spades: without 4, hand, Schneider, Schwarz, both announced = 10 levels.
    stored = result("d:1 loss v:-220 m:-4 bidok p:0 t:0 s:{} z:{}")
    check("1 18 0 p 2 p 1 SHZ 0 CJ 1 SA 2 DA", stored.format(1, 1))


def test_flags_that_the_server_left_at_zero_are_explained() -> None:
    stored = result("d:1 loss v:-220 m:-4 bidok p:0 t:0 s:0 z:0")
    verdict = only_verdict(iss_line(f"{TRUMPS_TOGETHER} 1 18 0 p 2 p 1 SHZ 0 CJ 1 SA 2 DA", stored))
    assert verdict.kind is VerdictKind.DISAGREE
    assert verdict.is_explained
    assert [(problem.path, problem.expected, problem.found) for problem in verdict.problems] == [
        ("s", "1", "0"),
        ("z", "1", "0"),
    ]


def test_a_game_whose_announced_schneider_is_lost_just_stops() -> None:
    moves = "1 18 0 p 2 p 1 SHS 0 CJ 1 SA 2 DA"
    stored = result("d:1 loss v:-176 m:-4 bidok p:0 t:0 s:1 z:0")
    check(f"{moves} 0 SJ 1 ST 2 DT", stored)
    assert reasons(only_verdict(iss_line(f"{TRUMPS_TOGETHER} {moves}", stored))) == ["unfinished"]


def test_whoever_leaves_in_the_auction_is_penalised() -> None:
    nothing = "penalty v:0 m:0 bidok p:0 t:0 s:0 z:0"
    check("1 p w TI.2", f"d:-1 {nothing} p0:0 p1:0 p2:1 l:-1 to:2 r:0")
    check("1 18 w LE.0", f"d:-1 {nothing} p0:1 p1:0 p2:0 l:0 to:-1 r:0")


def test_after_the_auction_the_declarer_or_both_defenders_are_penalised() -> None:
    nothing = "d:0 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0"
    check(f"{FOREHAND_PLAYS} w TI.0", f"{nothing} p0:1 p1:0 p2:0 l:-1 to:0 r:0")
    check(f"{FOREHAND_PLAYS} 0 s w C7.D7 w LE.2", f"{nothing} p0:0 p1:1 p2:1 l:2 to:-1 r:0")


def test_between_declaration_and_discard_matadors_are_counted_in_the_skat_alone() -> None:
    # Of the trumps of clubs the skat has only the seven, the eleventh: without ten.
    moves = f"{FOREHAND_PLAYS} 0 s w C7.D7 0 C"
    check(f"{moves} w TI.0", result("d:0 loss v:-264 m:-10 bidok p:0 t:0 s:0 z:0", timed_out=0), "skat alone")
    check(f"{moves} w LE.1", result("d:0 " + ALL_TRICKS.format(v=156, m=-10), left=1), "skat alone")


def test_a_game_that_could_not_be_declared_is_no_contract() -> None:
    verdict = only_verdict(
        iss_line(f"{TRUMPS_TOGETHER} {FOREHAND_PLAYS} 0 s w C7.D7 0 CZ w TI.0", "d:0 loss")
    )
    assert verdict.kind is VerdictKind.UNREADABLE
    assert reasons(verdict) == ["bad_move"]


@pytest.mark.parametrize("late", ["0 CJ", "w LE.1", "0 SC", "1 RE"])
def test_nothing_follows_the_end(late: str) -> None:
    verdict = only_verdict(
        iss_line(
            f"{TRUMPS_TOGETHER} {FOREHAND_PLAYS} 0 CH 1 RE 2 RE {late}",
            result("d:0 " + ALL_TRICKS.format(v=180, m=11), resigned=1),
        )
    )
    assert verdict.kind is VerdictKind.DISAGREE
    assert reasons(verdict) == ["after_the_end"]


def test_overbid_games_are_charged_the_least_multiple() -> None:
    check(
        "1 18 0 y 1 264 0 y 1 p 2 p 0 CH 1 RE 2 RE",
        result("d:0 loss v:-528 m:11 overbid p:120 t:10 s:1 z:1", resigned=1),
    )


@pytest.mark.parametrize(
    ("stored", "reason"),
    [
        ("unknown", "no_result"),
        ("", "no_result"),
        ("d:0 win nonsense", "bad_result"),
        ("d:zero win", "bad_result"),
        ("d:0 v:99999999999999999999", "bad_result"),
        ("passed", "result_differs"),
        ("d:0 loss", "result_differs"),
        ("d:1 win", "result_differs"),
        ("extra:5", "no_result"),
    ],
)
def test_a_result_field_that_says_nothing_or_something_else_is_reported(stored: str, reason: str) -> None:
    verdict = only_verdict(iss_line(f"{TRUMPS_TOGETHER} {FOREHAND_PLAYS} 0 CH 1 RE 2 RE", stored))
    assert reasons(verdict) == [reason]
    assert not verdict.is_explained
