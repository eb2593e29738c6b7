"""What a player does in Ramsch, and what he never does."""

import pytest

from tests.unit.players.positions import Case, check
from vorhand.players.ramsch_play import ramsch_card

CASES = (
    Case(why="throws the ten under the ace", game="ramsch", me="M", hand="ST S7", trick="SA", does="ST"),
    Case(why="plays the highest card that stays under", game="ramsch", me="R", hand="SQ S9 SA", trick="SK S8", does="SQ"),
    Case(why="does not take the trick when the seven is there", game="ramsch", me="R", hand="S7 SA", trick="S8 S9",
         does="S7"),
    Case(why="takes with the highest when he has to take in last place", game="ramsch", me="R", hand="SA S9",
         trick="S7 S8", does="SA"),
    Case(why="goes over as low as he can in second place", game="ramsch", me="M", hand="S9 SA", trick="S7", does="S9"),
    Case(why="gets rid of an ace when he cannot follow", game="ramsch", me="R", hand="HA H7 D7", trick="SK S8", does="HA"),
    Case(why="gets rid of a lone ten when he cannot follow", game="ramsch", me="R", hand="HT D7 D8", trick="SK S8",
         does="HT"),
    Case(why="keeps the sevens when he cannot follow", game="ramsch", me="M", hand="H7 D7 DK C7", trick="SK", does="DK"),
    Case(why="puts a jack under a higher jack", game="ramsch", me="R", hand="DJ CJ", trick="HJ S7", does="DJ"),
    Case(why="leads a seven", game="ramsch", me="F", hand="S7 HA CJ DT", does="S7"),
    Case(why="leads no jack while others have jacks below it only", game="ramsch", me="F", hand="CJ S8 H8",
         out="SJ HJ DJ S9 SA H9 HA", never="CJ"),
    Case(why="leads no ace", game="ramsch", me="F", hand="SA H8 DK", never="SA"),
    Case(why="leads no card of a suit that nobody else has", game="ramsch", me="F", hand="S7 H8", out="H9 HT HA DJ",
         voids="M:T R:T", does="H8"),
    Case(why="follows to a jack with a jack and not with the suit printed on it", game="ramsch", me="M",
         hand="SJ S7", trick="HJ", does="SJ"),
    Case(why="lets the jack go when a side suit is led and he has none", game="ramsch", me="M", hand="CJ D7 H7", trick="SK",
         does="CJ", out="S7 S8 SA H8 H9 D8 D9"),
    Case(why="plays the last card", game="ramsch", me="F", hand="CJ", does="CJ"),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_player_in_ramsch_takes_few_points(case: Case) -> None:
    check(ramsch_card, case)
