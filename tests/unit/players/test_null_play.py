"""What both sides do in null, and what they never do."""

import pytest

from tests.unit.players.positions import Case, check
from vorhand.players.null_play import null_declarer_card, null_defender_card

DECLARER = (
    Case(why="plays the highest card that stays under", game="null", me="M", declarer="M", hand="SQ S8 S7", trick="SK",
         does="SQ"),
    Case(why="goes under the higher of two cards", game="null", me="R", declarer="R", hand="SQ SA S7", trick="S9 SK",
         does="SQ"),
    Case(why="ducks with the eight under the nine", game="null", me="R", declarer="R", hand="S8 SK SA", trick="S9 S7",
         does="S8"),
    Case(why="knows that the ten is below the jack", game="null", me="M", declarer="M", hand="ST SQ", trick="SJ",
         does="ST"),
    Case(why="plays as low as he can when he has to go over, for the player behind to go over that",
         game="null", me="M", declarer="M", hand="S9 SK SA", trick="S7", does="S9"),
    Case(why="throws an ace when he cannot follow", game="null", me="M", declarer="M", hand="HA H9 H7 D7 D8",
         trick="SK", skat="CA CK", does="HA"),
    Case(why="throws a lone nine before a king that stands over seven and eight",
         game="null", me="M", declarer="M", hand="H9 D7 D8 DK", trick="SK", skat="CA CK", does="H9"),
    Case(why="never throws the seven that guards an ace", game="null", me="R", declarer="R", hand="HA H7 D7 D8",
         trick="SK SA", skat="CA CK", never="H7 D7 D8"),
    Case(why="throws the king of a suit without the seven", game="null", me="R", declarer="R", hand="D9 DK C7 C8 C9",
         trick="SK SA", skat="H7 HA", does="D9 DK"),
    Case(why="leads no ace", game="null", me="F", declarer="F", hand="S7 S8 H7 H9 DA DK", skat="CA CK", never="DA DK"),
    Case(why="leads from a suit in which he is safe from below", game="null", me="F", declarer="F",
         hand="S7 S8 S9 HT HA D8", skat="CA CK", does="S7 S8 S9 D8"),
    Case(why="leads the eight rather than break a seven away from its nine",
         game="null", me="F", declarer="F", hand="C9 CT S7 S8 S9 H8 D7 D9 DQ DK", skat="HA HK", never="D7 DQ DK"),
    Case(why="leads no card of a suit that nobody else has", game="null", me="F", declarer="F", hand="S7 H8",
         out="H7 H9 HT D7", skat="CA CK", does="H8"),
    Case(why="follows with the only card", game="null", me="R", declarer="R", hand="SA H7", trick="S7 S8", does="SA"),
)  # fmt: skip

DEFENDER = (
    Case(why="stays under the declarer's card", game="null", me="R", declarer="F", hand="S7 SK", trick="S9 S8", does="S7"),
    Case(why="stays just under the declarer's lead and gets rid of the middle card",
         game="null", me="M", declarer="F", hand="S8 S7 SK", trick="S9", does="S8"),
    Case(why="plays below the partner's lead, before the declarer", game="null", me="M", declarer="R", hand="S7 SK",
         trick="S8", does="S7"),
    Case(why="goes over the partner's seven only as low as he can", game="null", me="M", declarer="R", hand="S9 SA",
         trick="S7", does="S9"),
    Case(why="throws the highest card where the declarer is safe anyhow", game="null", me="R", declarer="M",
         hand="SA S7 SQ", trick="SK S8", does="SA"),
    Case(why="throws the highest card of a short suit when he cannot follow",
         game="null", me="M", declarer="R", hand="HA D7 D8 D9", trick="S8", does="HA"),
    Case(why="keeps under the declarer although it costs a low card", game="null", me="R", declarer="M", hand="S7 SA",
         trick="S8 S9", does="S7"),
    Case(why="leads a lone card, to throw others on that suit later", game="null", me="F", declarer="R",
         hand="H9 D8 DQ DK S9 SQ SA C9 CQ CK", does="H9"),
    Case(why="never leads a suit that the declarer does not have", game="null", me="F", declarer="R",
         hand="H7 D9 DK", voids="R:H", does="D9 DK"),
    Case(why="leads low, not high, from a suit", game="null", me="F", declarer="M", hand="D7 DK DA C8 CK CA",
         never="DK DA CK CA"),
    Case(why="leads into the hole of an open hand", game="null", me="F", declarer="R", hand="S7 S8 H9 HT DQ DK",
         shown="S9 SK H7 H8 D7 D8", does="S7"),
    Case(why="does not lead a suit in which the open hand is safe", game="null", me="F", declarer="M",
         hand="S9 SQ H8 HT DQ DK", shown="S7 S8 H9 HQ D7 D8", does="H8"),
    Case(why="takes over the partner's card behind the declarer only when he must", game="null", me="R", declarer="F",
         hand="S8 S7", trick="ST SQ", does="S8"),
    Case(why="leads the suit that the partner cannot take over", game="null", me="F", declarer="R", hand="H8 HK D8 DK",
         out="H7 H9 HT HA D7 D9 DT DA C7", voids="M:H", does="H8"),
    Case(why="plays the card that he must", game="null", me="R", declarer="F", hand="SA H7", trick="S9 S8", does="SA"),
)  # fmt: skip


@pytest.mark.parametrize("case", DECLARER, ids=lambda case: case.name)
def test_the_declarer_of_a_null_takes_no_trick_if_he_can_help_it(case: Case) -> None:
    check(null_declarer_card, case)


@pytest.mark.parametrize("case", DEFENDER, ids=lambda case: case.name)
def test_the_defenders_of_a_null_try_to_stay_under_the_declarer(case: Case) -> None:
    check(null_defender_card, case)
