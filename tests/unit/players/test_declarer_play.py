"""What the declarer of a suit game or grand does, and what he never does."""

import pytest

from tests.unit.players.positions import check
from vorhand.players.declarer_play import declarer_card

LEADS = {
    "draws trumps from the top": "clubs F by F: CJ SJ CA CT C9 C8 SA S7 HA D8, skat D7 H7, plays CJ",
    "drives the top jack out with a lower one, and keeps ace and ten behind it":
        "clubs F by F: HJ DJ CA CT CK C9 C8 SA HA D7, skat D8 H7, plays DJ",
    "leads a low trump without a jack, never the ace or ten under the jacks":
        "hearts F by F: HA HT HK HQ H9 H8 H7 SA CA D7, skat D8 C7, plays H7",
    "leads a trump that has become the highest":
        "hearts F by F: HA HT H9 S7, out HK HQ S8 S9 C7 C8 D7 D8, skat D9 C9, plays HA",
    "leads no trump when none are out":
        "clubs F by F: CJ C9 SA H7, out S7 S8 HA HT D7 D8 DA DT, skat C7 C8, plays SA",
    "does not chase trumps that one defender alone has, as many as he has himself":
        "clubs F by F: C9 C8 SA ST, out CJ CA S7 S8 H7 H8 D7 D8, skat C7 H9, voids R:T, plays SA",
    "draws the last trump with the higher one":
        "spades M by M: SA S8 HT HK, out S7 HA H7 H8 D7 D8 DA DT, skat S9 H9, plays SA",
    "has too few trumps to draw them, and cashes an ace":
        "clubs F by F: CQ SA ST H7, out CJ CA CK C9 S7 S8 H9 HA, skat C7 H8, plays SA",
    "leads low from the longest suit when nothing is high":
        "clubs F by F: S7 SQ SK H9, out SA ST CJ SJ HA HT D7 D8, skat DA DT, plays S7",
    "never leads a lone ten while its ace is out":
        "clubs F by F: ST H7 H9 HK, out SA S7 HA HT CJ SJ D7 D8, skat D9 C7, never ST",
    "never leads an ace into a suit that both defenders will trump":
        "clubs F by F: SA H7 H9 D8, out CJ SJ CA C7 HA HT DA DT, skat S7 S8, never SA",
    "leads jacks in grand while others have any":
        "grand F by F: CJ SJ CA CT HA HT SA D7 D8 D9, skat S7 H7, plays CJ",
    "leads even the lowest jack in grand, to make the others fall":
        "grand F by F: DJ CA CT CK SA ST HA HT D9 S7, skat D7 D8, plays DJ",
    "leads even a lone club jack in grand":
        "grand F by F: CJ CA CT SA ST SK HA D7 D8 D9, skat H7 H8, plays CJ",
    "cashes aces in grand when no jack is out":
        "grand F by F: CJ CA CT H7, out C7 C8 HA HT D7 D8 S7 S8, skat S9 D9, plays CA",
    "goes on with the ten when the ace is gone":
        "grand R by R: CT CK H7, out C7 C8 HA HT D7 D8, skat S9 D9, plays CT",
}  # fmt: skip

FOLLOWS = {
    "takes the last place with the ten, which the ace could catch later":
        "clubs R by R: ST SK CJ, trick S7 S8, out SA S9 H7 H8 HA, skat D7 D8, plays ST",
    "takes with the king and keeps the ace when nobody can trump it":
        "clubs R by R: SA SK CJ, trick S9 S8, out ST SQ H7 H8 HA, skat D7 D8, plays SK",
    "brings the ace home when the suit will be trumped next time":
        "clubs R by R: SA SK C7, trick S9 S8, out ST SJ H7 H8 HA, skat D7 D8, plays SA",
    "gives the card without points when he cannot win, never the ten":
        "clubs R by R: ST S9 C8, trick SA S7, skat D7 D8, plays S9",
    "gives a low trump under a jack, never the trump ace":
        "clubs R by R: CA C8 H7, trick CJ C7, skat D7 D8, plays C8",
    "spares a jack when a nine does": "clubs R by R: DJ C9 H7, trick CJ C7, skat D7 D8, plays C9",
    "brings the trump ace home behind two low trumps":
        "clubs R by R: CJ C9 CA, trick C7 C8, out SJ HJ S7 H7 D9, skat D7 D8, plays CA",
    "throws a loser on a trick without points":
        "clubs R by R: CJ C9 H7 D8, trick S7 S8, skat S9 H8, plays H7 D8",
    "trumps a fat trick with the cheapest trump":
        "clubs R by R: CJ C9 H7 D8, trick SA ST, skat S9 H8, plays C9",
    "brings the trump ten home in last place while jacks are out":
        "clubs R by R: CT C7 H8, trick SA SK, skat S9 H7, plays CT",
    "never throws an ace on a lost trick": "clubs R by R: HA H7 D9, trick SA ST, skat D7 D8, plays H7 D9",
    "does not take the guard from a ten": "clubs R by R: HT H7 D9 D8, trick SA ST, skat D7 S9, plays D8 D9",
    "rather gets rid of a suit than shortens one":
        "clubs R by R: H7 D9 D8, trick SA ST, skat D7 S9, plays H7",
    "takes with the ace in second place":
        "clubs M by M: SA S7 CJ, trick S8, out S9 ST SK SQ H7 H8, skat D7 D8, plays SA",
    "does not put the king between ace and ten":
        "clubs M by M: SK S7 CJ, trick S8, out SA ST S9 SQ H7, skat D7 D8, plays S7",
    "does not risk the ten when the ace may sit behind":
        "clubs M by M: ST S7 CJ, trick S8, out SA SK S9 SQ H7, skat D7 D8, plays S7",
    "plays low when the player behind is known to trump":
        "clubs M by M: SA S7 C7, trick S8, out CJ SJ HJ H7 H8, skat D7 D8, voids R:S, plays S7",
    "lets a lean trick go in second place rather than spend a trump":
        "clubs M by M: CJ CA H8 D7, trick S7, out S8 S9 SQ ST SK H7 D9, skat D8 C7, plays H8 D7",
    "trumps an ace in second place with a low trump":
        "clubs M by M: CJ C8 H7, trick SA, out S8 S9 ST SK H8, skat D8 C7, plays C8",
    "does not trump with the ace where a jack can go over it":
        "clubs M by M: CA C7 H7, trick SA, out SJ HJ C9 S8 H8, skat D8 D7, voids R:S, never CA",
    "spends no jack on a trick without points in grand":
        "grand R by R: CJ D7 D9, trick H7 H8, skat S7 S8, plays D7 D9",
    "spends a jack on ace and ten in grand": "grand R by R: DJ D7 D9, trick HA HT, skat S7 S8, plays DJ",
    "throws a side card, no trump, when he cannot win in grand":
        "grand R by R: DJ D7 D9, trick HA HJ, skat S7 S8, never DJ",
    "plays the only card there is": "grand M by M: DT, trick DA, out D7 D8 S9, skat S7 S8, plays DT",
}  # fmt: skip

ALL = LEADS | FOLLOWS


@pytest.mark.parametrize(("why", "position"), ALL.items(), ids=ALL)
def test_the_declarer_plays_as_most_people_would(why: str, position: str) -> None:
    check(declarer_card, why, position)
