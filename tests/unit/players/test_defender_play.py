"""What a defender of a suit game or grand does, and what he never does."""

import pytest

from tests.unit.players.positions import Case, check
from vorhand.players.defender_play import defender_card

LAST = (
    Case(
        why="smears the ten on the partner's ace",
        game="clubs", me="R", declarer="M", hand="ST S7 H8", trick="SA S8", does="ST",
    ),
    Case(
        why="smears the trump ten on the partner's jack",
        game="clubs", me="R", declarer="M", hand="CT C7 H8", trick="CJ C8", does="CT",
    ),
    Case(
        why="gives no jack to the partner's higher jack",
        game="clubs", me="R", declarer="M", hand="SJ C7 H8", trick="CJ C8", does="C7",
    ),
    Case(
        why="smears a ten that the ace would catch rather than an ace that wins by itself",
        game="clubs", me="R", declarer="M", hand="HT DA D7", trick="SA S8", does="HT",
    ),
    Case(
        why="never trumps the partner's trick",
        game="clubs", me="R", declarer="M", hand="CA C7 H7 D8", trick="SA S8", never="CA C7",
    ),
    Case(
        why="does not overtake the partner when a card below does as well",
        game="clubs", me="R", declarer="M", hand="SK S9 H8", trick="SQ S8", out="SA ST C7 C9 H7 D7 D8", does="S9",
    ),
    Case(
        why="overtakes with the ace when the declarer has no more of the suit and will trump it next time",
        game="clubs", me="R", declarer="M", hand="SA S9 H8", trick="SQ S8", out="CA CT C9 H7 D7", voids="M:S", does="SA",
    ),
    Case(
        why="gives the declarer's trump the lowest trump, never the ten",
        game="clubs", me="R", declarer="F", hand="CT C9 H7", trick="CJ C7", does="C9",
    ),
    Case(
        why="gives the declarer's ace the eight, never the ten",
        game="hearts", me="R", declarer="F", hand="ST S8 D9", trick="SA S7", does="S8",
    ),
    Case(
        why="beats the declarer with the king",
        game="hearts", me="R", declarer="F", hand="SK S8 D9", trick="S9 S7", does="SK",
    ),
    Case(
        why="takes the declarer's king with the ten and keeps the ace while nobody can trump it",
        game="grand", me="R", declarer="F", hand="SA ST D9", trick="SK S7", out="S8 S9 H7 H8", does="ST",
    ),
    Case(
        why="trumps the declarer's ace with a low trump",
        game="clubs", me="R", declarer="F", hand="C8 H7 D9", trick="SA S7", does="C8",
    ),
    Case(
        why="spends no jack on a trick without points",
        game="clubs", me="R", declarer="F", hand="CJ H7 D9", trick="S8 S7", does="H7 D9",
    ),
    Case(
        why="spends even the club jack on ace and king",
        game="clubs", me="R", declarer="F", hand="CJ H7 D9", trick="SA SK", does="CJ",
    ),
    Case(
        why="throws a card without points on the declarer's trick when he cannot follow or trump",
        game="clubs", me="R", declarer="F", hand="HA HK D8", trick="SA S9", does="D8",
    ),
    Case(
        why="does not take the guard from a ten",
        game="clubs", me="R", declarer="F", hand="HT H7 D9 D8", trick="SA S9", does="D8 D9",
    ),
    Case(
        why="takes the declarer's low trump with the ace, which the jacks would catch later",
        game="clubs", me="R", declarer="F", hand="CA SJ H7", trick="C8 C7", does="CA",
    ),
    Case(
        why="saves the jack when the declarer's trick cannot be beaten anyhow",
        game="clubs", me="R", declarer="F", hand="HJ C7 H7", trick="CJ C9", does="C7",
    ),
)

SECOND = (
    Case(
        why="gives the declarer's club jack the lowest trump",
        game="clubs", me="M", declarer="F", hand="CT C8 H7", trick="CJ", does="C8",
    ),
    Case(
        why="takes the declarer's low trump with the ace at once: only the partner plays after him",
        game="clubs", me="M", declarer="F", hand="CA C9 H7", trick="C7", does="CA",
    ),
    Case(
        why="gives the declarer's ace the nine, never the ten",
        game="clubs", me="M", declarer="F", hand="ST S9 H7", trick="SA", out="S7 S8 C9 CJ H8 H9 D7", does="S9",
    ),
    Case(
        why="trumps the declarer's ace",
        game="clubs", me="M", declarer="F", hand="C7 H8 D9", trick="SA", out="S7 S8 C9 CJ H7 H9 D7", does="C7",
    ),
    Case(
        why="smears when the partner is about to take the declarer's low card",
        game="clubs", me="M", declarer="F", hand="HT H8 D9", trick="S7", out="SA ST SK SQ S9 S8 D7 C8", does="HT",
    ),
    Case(
        why="gives no points when the partner cannot have the suit either",
        game="clubs", me="M", declarer="F", hand="HT H8 D9", trick="SA", out="SJ D7 C8 C9 D8", voids="R:S R:T",
        does="H8 D9",
    ),
    Case(
        why="smears the ten on the partner's fresh ace",
        game="clubs", me="M", declarer="R", hand="ST S7 H8 H9 HK DK DQ D7 D8 CJ", trick="SA", does="ST",
    ),
    Case(
        why="gives nothing to an ace that the declarer is known to trump",
        game="clubs", me="M", declarer="R", hand="ST S7 H8", trick="SA", voids="R:S", does="S7",
    ),
    Case(
        why="puts the ace on the partner's low card",
        game="clubs", me="M", declarer="R", hand="SA S8 H8 H9 HK DK DQ D7 D8 CJ", trick="S7", does="SA",
    ),
    Case(
        why="does not put the ten where the declarer may have the ace",
        game="clubs", me="M", declarer="R", hand="ST S8 H8 H9 HK DK DQ D7 D8 CJ", trick="S7", does="S8",
    ),
    Case(
        why="does not go over the partner's card with one that is no better against the declarer",
        game="clubs", me="M", declarer="R", hand="SQ S8 H8 H9", trick="S9", out="SA ST SK C7 C9 CJ", does="S8",
    ),
    Case(
        why="smears the lone ten on the partner's ace when he has none of the suit",
        game="clubs", me="M", declarer="R", hand="HT D9 D7", trick="SA", out="S7 S8 S9 SK SQ C7", does="HT",
    ),
    Case(
        why="throws nothing fat on a low card that the declarer will take",
        game="clubs", me="M", declarer="R", hand="HT D9 D7", trick="S7", out="S8 SA ST SK SQ C7 CA", never="HT",
    ),
    Case(
        why="does not trump the partner's sure trick",
        game="grand", me="M", declarer="R", hand="CJ D9 D7", trick="SA", out="S7 S8 S9 SK SQ H7", voids="R:T", never="CJ",
    ),
)

LEADS = (
    Case(
        why="to the friend short: the partner plays next",
        game="clubs", me="F", declarer="R", hand="S8 H9 H8 H7 D9 D8 D7 CT C9 C8", does="S8",
    ),
    Case(
        why="to the foe long: the declarer plays next",
        game="clubs", me="F", declarer="M", hand="S9 H9 H8 H7 D9 D8 CT C9 C8 C7", does="H9 H8 H7",
    ),
    Case(
        why="leads the ace of a short fresh suit",
        game="clubs", me="F", declarer="R", hand="SA S8 H9 H8 HK D9 D8 D7 C9 C8", does="SA",
    ),
    Case(
        why="never leads a lone ten",
        game="clubs", me="F", declarer="R", hand="ST HK HQ H7 D8 D9 DK CT C9 C8", never="ST",
    ),
    Case(
        why="never leads an ace into a known void of the declarer",
        game="clubs", me="F", declarer="R", hand="SA S7 H9 H8", voids="R:S", never="SA",
    ),
    Case(
        why="leads what the partner can trump",
        game="clubs", me="F", declarer="R", hand="H9 H8 S9 S8", out="C7 C8 C9 HA HT HK S7 SA ST DA", voids="M:H",
        does="H9 H8",
    ),
    Case(
        why="leads no low card from a suit with the ten when he has another",
        game="clubs", me="F", declarer="R", hand="ST S8 H9 H8 D7 D8", never="ST S8",
    ),
    Case(
        why="keeps trumps while there is anything else",
        game="clubs", me="F", declarer="M", hand="CJ C9 H8 H7 S9", never="CJ C9",
    ),
    Case(
        why="cashes a ten that has become the highest",
        game="grand", me="F", declarer="R", hand="ST H8 D9", out="S7 S8 HA HK DA DK", voids="R:T", does="ST",
    ),
    Case(
        why="leads the ace in grand, where the declarer has little to trump with",
        game="grand", me="F", declarer="R", hand="SA SK S8 H9 H8 HQ D9 D8 C7 C8", does="SA",
    ),
    Case(
        why="leads low in grand when nothing is high",
        game="grand", me="F", declarer="M", hand="SK SQ S7 H9", out="SA ST S8 HA HT CJ SJ", does="S7",
    ),
    Case(
        why="leads a trump when he has nothing else, not the ten under the jacks",
        game="clubs", me="F", declarer="M", hand="CT C8", out="CJ SJ CA H7 H8 D8", does="C8",
    ),
)  # fmt: skip


@pytest.mark.parametrize("case", (*LAST, *SECOND, *LEADS), ids=lambda case: case.name)
def test_a_defender_plays_as_most_people_would(case: Case) -> None:
    check(defender_card, case)
