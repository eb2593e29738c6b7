"""Forehand, middlehand, rearhand."""

from vorhand.core.positions import POSITIONS, Position, after, others, places_text

FOREHAND, MIDDLEHAND, REARHAND = POSITIONS


def test_positions_follow_each_other_clockwise() -> None:
    assert [position.index for position in POSITIONS] == [0, 1, 2]
    assert [position.next for position in POSITIONS] == [MIDDLEHAND, REARHAND, FOREHAND]


def test_the_others_come_in_playing_order() -> None:
    assert others(FOREHAND) == (MIDDLEHAND, REARHAND)
    assert others(MIDDLEHAND) == (REARHAND, FOREHAND)
    assert others(REARHAND) == (FOREHAND, MIDDLEHAND)


def test_steps_go_round_the_table() -> None:
    assert [after(MIDDLEHAND, steps) for steps in range(4)] == [MIDDLEHAND, REARHAND, FOREHAND, MIDDLEHAND]
    assert after(FOREHAND, -1) is REARHAND


def test_positions_are_named_between_commas() -> None:
    assert places_text((REARHAND, FOREHAND)) == "rearhand, forehand"
    assert places_text(()) == ""


def test_a_position_is_found_by_its_text() -> None:
    assert Position("middlehand") is MIDDLEHAND
