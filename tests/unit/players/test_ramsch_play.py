"""What a player does in Ramsch, and what he never does."""

import pytest

from tests.unit.players.positions import check
from vorhand.players.ramsch_play import ramsch_card

CASES = {
    "throws the ten under the ace": "ramsch M: ST S7, trick SA, plays ST",
    "plays the highest card that stays under": "ramsch R: SQ S9 SA, trick SK S8, plays SQ",
    "does not take the trick when the seven is there": "ramsch R: S7 SA, trick S8 S9, plays S7",
    "takes with the highest when he has to take in last place": "ramsch R: SA S9, trick S7 S8, plays SA",
    "goes over as low as he can in second place": "ramsch M: S9 SA, trick S7, plays S9",
    "gets rid of an ace when he cannot follow": "ramsch R: HA H7 D7, trick SK S8, plays HA",
    "gets rid of a lone ten when he cannot follow": "ramsch R: HT D7 D8, trick SK S8, plays HT",
    "keeps the sevens when he cannot follow": "ramsch M: H7 D7 DK C7, trick SK, plays DK",
    "puts a jack under a higher jack": "ramsch R: DJ CJ, trick HJ S7, plays DJ",
    "leads a seven": "ramsch F: S7 HA CJ DT, plays S7",
    "leads no jack while others have jacks below it only":
        "ramsch F: CJ S8 H8, out SJ HJ DJ S9 SA H9 HA, never CJ",
    "leads no ace": "ramsch F: SA H8 DK, never SA",
    "leads no card of a suit that nobody else has":
        "ramsch F: S7 H8, out H9 HT HA DJ, voids M:T R:T, plays H8",
    "follows to a jack with a jack and not with the suit printed on it":
        "ramsch M: SJ S7, trick HJ, plays SJ",
    "lets the jack go when a side suit is led and he has none":
        "ramsch M: CJ D7 H7, trick SK, out S7 S8 SA H8 H9 D8 D9, plays CJ",
    "plays the last card": "ramsch F: CJ, plays CJ",
    "plays the ten under the ace in last place": "ramsch R: ST SK S8, trick SA S7, plays ST",
    "stays under a jack with a lower jack and keeps the top": "ramsch M: HJ SJ, trick CJ, plays SJ",
    "never throws a seven while an ace could go": "ramsch R: SA C7 H7, trick DK D8, plays SA",
    "throws the club jack before a guarded king": "ramsch M: CJ S7 S8 S9, trick DK, plays CJ",
    "goes under an ace with the king, not the nine": "ramsch M: SK S9, trick SA, plays SK",
    "takes a led jack with the highest jack when he must, in last place":
        "ramsch R: CJ SJ, trick DJ HJ, plays CJ",
    "leads the eight of a suit in which all others are higher":
        "ramsch F: S8 HK DA, out S9 ST SA H7 H8 D7 D8 D9, plays S8",
    "leads from the suit that others can go over, not from one that only he has":
        "ramsch F: HQ S9, out ST SA H7 C7 C8 CA, plays S9",
}  # fmt: skip


@pytest.mark.parametrize(("why", "position"), CASES.items(), ids=CASES)
def test_a_player_in_ramsch_takes_few_points(why: str, position: str) -> None:
    check(ramsch_card, why, position)
