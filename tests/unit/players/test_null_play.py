"""What both sides do in null, and what they never do."""

import pytest

from tests.unit.players.positions import check
from vorhand.players.null_play import null_declarer_card, null_defender_card

DECLARER = {
    "plays the highest card that stays under": "null M by M: SQ S8 S7, trick SK, plays SQ",
    "goes under the higher of two cards": "null R by R: SQ SA S7, trick S9 SK, plays SQ",
    "ducks with the eight under the nine": "null R by R: S8 SK SA, trick S9 S7, plays S8",
    "knows that the ten is below the jack": "null M by M: ST SQ, trick SJ, plays ST",
    "plays as low as he can when he has to go over, for the player behind to go over that":
        "null M by M: S9 SK SA, trick S7, plays S9",
    "throws an ace when he cannot follow": "null M by M: HA H9 H7 D7 D8, trick SK, skat CA CK, plays HA",
    "throws a lone nine before a king that stands over seven and eight":
        "null M by M: H9 D7 D8 DK, trick SK, skat CA CK, plays H9",
    "never throws the seven that guards an ace":
        "null R by R: HA H7 D7 D8, trick SK SA, skat CA CK, never H7 D7 D8",
    "throws the king of a suit without the seven":
        "null R by R: D9 DK C7 C8 C9, trick SK SA, skat H7 HA, plays D9 DK",
    "leads no ace": "null F by F: S7 S8 H7 H9 DA DK, skat CA CK, never DA DK",
    "leads from a suit in which he is safe from below":
        "null F by F: S7 S8 S9 HT HA D8, skat CA CK, plays S7 S8 S9 D8",
    "leads the eight rather than break a seven away from its nine":
        "null F by F: C9 CT S7 S8 S9 H8 D7 D9 DQ DK, skat HA HK, never D7 DQ DK",
    "leads no card of a suit that nobody else has":
        "null F by F: S7 H8, out H7 H9 HT D7, skat CA CK, plays H8",
    "follows with the only card": "null R by R: SA H7, trick S7 S8, plays SA",
    "goes under the king with the jack, not the seven": "null R by R: SJ S7 SA, trick S8 SK, plays SJ",
    "throws from the suit where the open cards are lowest against him":
        "null M by M: DQ DK H7 H8 H9, trick SK, skat CA CK, plays DQ DK",
}  # fmt: skip

DEFENDER = {
    "stays under the declarer's card": "null R by F: S7 SK, trick S9 S8, plays S7",
    "stays just under the declarer's lead and gets rid of the middle card":
        "null M by F: S8 S7 SK, trick S9, plays S8",
    "plays below the partner's lead, before the declarer": "null M by R: S7 SK, trick S8, plays S7",
    "goes over the partner's seven only as low as he can": "null M by R: S9 SA, trick S7, plays S9",
    "throws the highest card where the declarer is safe anyhow":
        "null R by M: SA S7 SQ, trick SK S8, plays SA",
    "throws the highest card of a short suit when he cannot follow":
        "null M by R: HA D7 D8 D9, trick S8, plays HA",
    "keeps under the declarer although it costs a low card": "null R by M: S7 SA, trick S8 S9, plays S7",
    "leads a lone card, to throw others on that suit later":
        "null F by R: H9 D8 DQ DK S9 SQ SA C9 CQ CK, plays H9",
    "never leads a suit that the declarer does not have": "null F by R: H7 D9 DK, voids R:H, plays D9 DK",
    "leads low, not high, from a suit": "null F by M: D7 DK DA C8 CK CA, never DK DA CK CA",
    "leads into the hole of an open hand":
        "null F by R: S7 S8 H9 HT DQ DK, shown S9 SK H7 H8 D7 D8, plays S7",
    "does not lead a suit in which the open hand is safe":
        "null F by M: S9 SQ H8 HT DQ DK, shown S7 S8 H9 HQ D7 D8, plays H8",
    "takes over the partner's card behind the declarer only when he must":
        "null R by F: S8 S7, trick ST SQ, plays S8",
    "leads the suit that the partner cannot take over":
        "null F by R: H8 HK D8 DK, out H7 H9 HT HA D7 D9 DT DA C7, voids M:H, plays H8",
    "plays the card that he must": "null R by F: SA H7, trick S9 S8, plays SA",
    "keeps the lead low in the second round as well":
        "null F by R: D8 DK DA H9 HK, out D7 D9 DT DJ H7 H8 HT, never DK DA HK",
    "throws the highest of two cards above the declarer's":
        "null R by F: SQ SA, trick S9 ST, plays SA",
    "puts the seven under the partner's eight and waits for the declarer":
        "null M by R: S7 S9 SA, trick S8, plays S7",
}  # fmt: skip


@pytest.mark.parametrize(("why", "position"), DECLARER.items(), ids=DECLARER)
def test_the_declarer_of_a_null_takes_no_trick_if_he_can_help_it(why: str, position: str) -> None:
    check(null_declarer_card, why, position)


@pytest.mark.parametrize(("why", "position"), DEFENDER.items(), ids=DEFENDER)
def test_the_defenders_of_a_null_try_to_stay_under_the_declarer(why: str, position: str) -> None:
    check(null_defender_card, why, position)
