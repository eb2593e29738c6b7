"""What a defender of a suit game or grand does, and what he never does."""

import pytest

from tests.unit.players.positions import check
from vorhand.players.defender_play import defender_card

LAST = {
    "smears the ten on the partner's ace": "clubs R by M: ST S7 H8, trick SA S8, plays ST",
    "smears the trump ten on the partner's jack": "clubs R by M: CT C7 H8, trick CJ C8, plays CT",
    "gives no jack to the partner's higher jack": "clubs R by M: SJ C7 H8, trick CJ C8, plays C7",
    "smears a ten that the ace would catch rather than an ace that wins by itself":
        "clubs R by M: HT DA D7, trick SA S8, plays HT",
    "never trumps the partner's trick": "clubs R by M: CA C7 H7 D8, trick SA S8, never CA C7",
    "does not overtake the partner when a card below does as well":
        "clubs R by M: SK S9 H8, trick SQ S8, out SA ST C7 C9 H7 D7 D8, plays S9",
    "overtakes with the ace when the declarer has no more of the suit and will trump it next time":
        "clubs R by M: SA S9 H8, trick SQ S8, out CA CT C9 H7 D7, voids M:S, plays SA",
    "gives the declarer's trump the lowest trump, never the ten":
        "clubs R by F: CT C9 H7, trick CJ C7, plays C9",
    "gives the declarer's ace the eight, never the ten": "hearts R by F: ST S8 D9, trick SA S7, plays S8",
    "beats the declarer with the king": "hearts R by F: SK S8 D9, trick S9 S7, plays SK",
    "takes the declarer's king with the ten and keeps the ace while nobody can trump it":
        "grand R by F: SA ST D9, trick SK S7, out S8 S9 H7 H8, plays ST",
    "trumps the declarer's ace with a low trump": "clubs R by F: C8 H7 D9, trick SA S7, plays C8",
    "spends no jack on a trick without points": "clubs R by F: CJ H7 D9, trick S8 S7, plays H7 D9",
    "spends even the club jack on ace and king": "clubs R by F: CJ H7 D9, trick SA SK, plays CJ",
    "throws a card without points on the declarer's trick when he cannot follow or trump":
        "clubs R by F: HA HK D8, trick SA S9, plays D8",
    "does not take the guard from a ten": "clubs R by F: HT H7 D9 D8, trick SA S9, plays D8 D9",
    "takes the declarer's low trump with the ace, which the jacks would catch later":
        "clubs R by F: CA SJ H7, trick C8 C7, plays CA",
    "saves the jack when the declarer's trick cannot be beaten anyhow":
        "clubs R by F: HJ C7 H7, trick CJ C9, plays C7",
}  # fmt: skip

SECOND = {
    "gives the declarer's club jack the lowest trump": "clubs M by F: CT C8 H7, trick CJ, plays C8",
    "takes the declarer's low trump with the ace at once: only the partner plays after him":
        "clubs M by F: CA C9 H7, trick C7, plays CA",
    "gives the declarer's ace the nine, never the ten":
        "clubs M by F: ST S9 H7, trick SA, out S7 S8 C9 CJ H8 H9 D7, plays S9",
    "trumps the declarer's ace": "clubs M by F: C7 H8 D9, trick SA, out S7 S8 C9 CJ H7 H9 D7, plays C7",
    "smears when the partner is about to take the declarer's low card":
        "clubs M by F: HT H8 D9, trick S7, out SA ST SK SQ S9 S8 D7 C8, plays HT",
    "gives no points when the partner cannot have the suit either":
        "clubs M by F: HT H8 D9, trick SA, out SJ D7 C8 C9 D8, voids R:S R:T, plays H8 D9",
    "smears the ten on the partner's fresh ace":
        "clubs M by R: ST S7 H8 H9 HK DK DQ D7 D8 CJ, trick SA, plays ST",
    "gives nothing to an ace that the declarer is known to trump":
        "clubs M by R: ST S7 H8, trick SA, voids R:S, plays S7",
    "puts the ace on the partner's low card":
        "clubs M by R: SA S8 H8 H9 HK DK DQ D7 D8 CJ, trick S7, plays SA",
    "does not put the ten where the declarer may have the ace":
        "clubs M by R: ST S8 H8 H9 HK DK DQ D7 D8 CJ, trick S7, plays S8",
    "does not go over the partner's card with one that is no better against the declarer":
        "clubs M by R: SQ S8 H8 H9, trick S9, out SA ST SK C7 C9 CJ, plays S8",
    "smears the lone ten on the partner's ace when he has none of the suit":
        "clubs M by R: HT D9 D7, trick SA, out S7 S8 S9 SK SQ C7, plays HT",
    "throws nothing fat on a low card that the declarer will take":
        "clubs M by R: HT D9 D7, trick S7, out S8 SA ST SK SQ C7 CA, never HT",
    "does not trump the partner's sure trick":
        "grand M by R: CJ D9 D7, trick SA, out S7 S8 S9 SK SQ H7, voids R:T, never CJ",
}  # fmt: skip

LEADS = {
    "to the friend short: the partner plays next": "clubs F by R: S8 H9 H8 H7 D9 D8 D7 CT C9 C8, plays S8",
    "to the foe long: the declarer plays next": "clubs F by M: S9 H9 H8 H7 D9 D8 CT C9 C8 C7, plays H9 H8 H7",
    "leads the ace of a short fresh suit": "clubs F by R: SA S8 H9 H8 HK D9 D8 D7 C9 C8, plays SA",
    "never leads a lone ten": "clubs F by R: ST HK HQ H7 D8 D9 DK CT C9 C8, never ST",
    "never leads an ace into a known void of the declarer": "clubs F by R: SA S7 H9 H8, voids R:S, never SA",
    "leads what the partner can trump":
        "clubs F by R: H9 H8 S9 S8, out C7 C8 C9 HA HT HK S7 SA ST DA, voids M:H, plays H9 H8",
    "leads no low card from a suit with the ten when he has another":
        "clubs F by R: ST S8 H9 H8 D7 D8, never ST S8",
    "keeps trumps while there is anything else": "clubs F by M: CJ C9 H8 H7 S9, never CJ C9",
    "cashes a ten that has become the highest":
        "grand F by R: ST H8 D9, out S7 S8 HA HK DA DK, voids R:T, plays ST",
    "leads the ace in grand, where the declarer has little to trump with":
        "grand F by R: SA SK S8 H9 H8 HQ D9 D8 C7 C8, plays SA",
    "leads low in grand when nothing is high":
        "grand F by M: SK SQ S7 H9, out SA ST S8 HA HT CJ SJ, plays S7",
    "leads a trump when he has nothing else, not the ten under the jacks":
        "clubs F by M: CT C8, out CJ SJ CA H7 H8 D8, plays C8",
}  # fmt: skip

ALL = LAST | SECOND | LEADS


@pytest.mark.parametrize(("why", "position"), ALL.items(), ids=ALL)
def test_a_defender_plays_as_most_people_would(why: str, position: str) -> None:
    check(defender_card, why, position)
