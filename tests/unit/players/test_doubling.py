"""Kontra and its answers by a casual player."""

import pytest

from tests.unit.players.positions import NOTHING, begun, declared, seen
from vorhand.core.commands import Command, Double
from vorhand.core.contract import Announcement
from vorhand.core.phases.types import CallsAsked, Playing, Terms
from vorhand.core.rules.kontra import Doubling
from vorhand.core.view.options import Options
from vorhand.players.doubling import doubling

ALL = Options(simple=tuple(Double(call) for call in Doubling))
STOPPER = "CJ SJ HJ CA CT C9 SA S7 HA D7"
"""Enough to win the declarer's clubs himself."""
WEAK = "C7 S7 SQ S9 HK H9 H8 D9 D8 DQ"
OPEN_WITH_HOLES = {"R": "S9 SK HT HQ CQ CK DT DK DA C7"}
OPEN_AND_SAFE = {"R": "S7 S8 S9 H7 H8 H9 C7 C8 D7 D8"}


def say(call: Doubling, game: str, me: str, hand: str, **more: object) -> Command | None:
    announced = Announcement(ouvert=True) if more.get("shown") else more.get("announced", NOTHING)
    assert isinstance(announced, Announcement)
    playing = begun(declared(game, "R", announced=announced))
    shown = more.get("shown")
    view = seen(
        playing, me, hand, skat=str(more.get("skat", "")), shown=shown if isinstance(shown, dict) else None
    )
    return doubling(view, Options(simple=(Double(call),)))


@pytest.mark.parametrize(
    ("why", "game", "hand", "says"),
    [
        ("trumps enough to win the game himself", "clubs", STOPPER, True),
        ("nothing against the game", "clubs", WEAK, False),
        ("aces alone are not enough", "clubs", "SA HA DA S7 S8 H7 H8 D7 D8 DQ", False),
        ("all jacks against a grand", "grand", "CJ SJ HJ DJ CA CT SA HA D7 D8", True),
        ("the low cards that a null declarer needs", "null", "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", True),
        ("high cards against a null", "null", STOPPER, False),
    ],
)
def test_a_defender_says_kontra_with_strong_cards_alone(why: str, game: str, hand: str, says: bool) -> None:
    assert (say(Doubling.KONTRA, game, "F", hand) == Double(Doubling.KONTRA)) is says, why


@pytest.mark.parametrize(("shown", "says"), [(OPEN_WITH_HOLES, True), (OPEN_AND_SAFE, False)])
def test_kontra_against_an_open_null_looks_at_the_open_hand(shown: dict[str, str], says: bool) -> None:
    assert bool(say(Doubling.KONTRA, "null", "F", "CA CT SA ST HA HJ DJ DQ CJ SJ", shown=shown)) is says


@pytest.mark.parametrize(
    ("why", "hand", "announced", "says"),
    [
        ("a hand that is hardly lost", "CJ SJ HJ CA CT CK C9 SA ST D8", NOTHING, True),
        ("a hand game that is hardly lost", "CJ SJ HJ CA CT CK C9 C8 SA ST", Announcement(hand=True), True),
        ("a fair hand", "CJ CA CK C9 C8 S9 SQ HK D8 D9", NOTHING, False),
    ],
)
def test_the_declarer_answers_re_with_a_strong_hand_alone(
    why: str, hand: str, announced: Announcement, says: bool
) -> None:
    skat = "" if announced.hand else "H7 D7"
    assert bool(say(Doubling.RE, "clubs", "R", hand, announced=announced, skat=skat)) is says, why


def test_supra_needs_more_than_kontra() -> None:
    hand = "SJ HJ CA C9 C8 SA S7 HK H7 D7"
    assert say(Doubling.KONTRA, "clubs", "F", hand) is not None
    assert say(Doubling.SUPRA, "clubs", "F", hand) is None


def test_the_hand_is_judged_as_it_was_before_the_first_card() -> None:
    """In a window of a whole trick a defender has played a card already, here the club jack."""
    playing = begun(declared("clubs", "R"), trick="CJ S8 C7")
    assert isinstance(playing, Playing)
    waiting = begun(declared("clubs", "R"), tricks=["CJ S8 C7"])
    nine = STOPPER.removeprefix("CJ ")
    assert doubling(seen(waiting, "F", nine), ALL) is not None


def test_whoever_is_asked_before_play_answers_by_the_same_rules() -> None:
    asked = CallsAsked(begun(declared("clubs", "F")), ())
    assert doubling(seen(asked, "M", STOPPER), Options(simple=(Double(Doubling.KONTRA),))) is not None
    assert doubling(seen(asked, "M", WEAK), Options(simple=(Double(Doubling.KONTRA),))) is None


def test_nothing_is_said_where_nothing_is_offered() -> None:
    playing = begun(declared("clubs", "R"))
    assert playing.terms == Terms()
    assert doubling(seen(playing, "F", STOPPER), Options()) is None
