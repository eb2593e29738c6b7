"""What the declarer of a suit game or grand does, and what he never does."""

import pytest

from tests.unit.players.positions import Case, check
from vorhand.players.declarer_play import declarer_card

LEADS = (
    Case(
        why="draws trumps from the top",
        game="clubs", me="F", declarer="F", hand="CJ SJ CA CT C9 C8 SA S7 HA D8", skat="D7 H7", does="CJ",
    ),
    Case(
        why="drives the top jack out with a lower one, and keeps ace and ten behind it",
        game="clubs", me="F", declarer="F", hand="HJ DJ CA CT CK C9 C8 SA HA D7", skat="D8 H7", does="DJ",
    ),
    Case(
        why="leads a low trump without a jack, never the ace or ten under the jacks",
        game="hearts", me="F", declarer="F", hand="HA HT HK HQ H9 H8 H7 SA CA D7", skat="D8 C7", does="H7",
    ),
    Case(
        why="leads a trump that has become the highest",
        game="hearts", me="F", declarer="F", hand="HA HT H9 S7", out="HK HQ S8 S9 C7 C8 D7 D8", skat="D9 C9", does="HA",
    ),
    Case(
        why="leads no trump when none are out",
        game="clubs", me="F", declarer="F", hand="CJ C9 SA H7", out="S7 S8 HA HT D7 D8 DA DT", skat="C7 C8", does="SA",
    ),
    Case(
        why="does not chase trumps that one defender alone has, as many as he has himself",
        game="clubs", me="F", declarer="F", hand="C9 C8 SA ST", out="CJ CA S7 S8 H7 H8 D7 D8", voids="R:T",
        skat="C7 H9", does="SA",
    ),
    Case(
        why="draws the last trump with the higher one",
        game="spades", me="M", declarer="M", hand="SA S8 HT HK", out="S7 HA H7 H8 D7 D8 DA DT", skat="S9 H9", does="SA",
    ),
    Case(
        why="has too few trumps to draw them, and cashes an ace",
        game="clubs", me="F", declarer="F", hand="CQ SA ST H7", out="CJ CA CK C9 S7 S8 H9 HA", skat="C7 H8", does="SA",
    ),
    Case(
        why="leads low from the longest suit when nothing is high",
        game="clubs", me="F", declarer="F", hand="S7 SQ SK H9", out="SA ST CJ SJ HA HT D7 D8", skat="DA DT", does="S7",
    ),
    Case(
        why="never leads a lone ten while its ace is out",
        game="clubs", me="F", declarer="F", hand="ST H7 H9 HK", out="SA S7 HA HT CJ SJ D7 D8", skat="D9 C7", never="ST",
    ),
    Case(
        why="never leads an ace into a suit that both defenders will trump",
        game="clubs", me="F", declarer="F", hand="SA H7 H9 D8", out="CJ SJ CA C7 HA HT DA DT", skat="S7 S8", never="SA",
    ),
    Case(
        why="leads jacks in grand while others have any",
        game="grand", me="F", declarer="F", hand="CJ SJ CA CT HA HT SA D7 D8 D9", skat="S7 H7", does="CJ",
    ),
    Case(
        why="leads even the lowest jack in grand, to make the others fall",
        game="grand", me="F", declarer="F", hand="DJ CA CT CK SA ST HA HT D9 S7", skat="D7 D8", does="DJ",
    ),
    Case(
        why="leads even a lone club jack in grand",
        game="grand", me="F", declarer="F", hand="CJ CA CT SA ST SK HA D7 D8 D9", skat="H7 H8", does="CJ",
    ),
    Case(
        why="cashes aces in grand when no jack is out",
        game="grand", me="F", declarer="F", hand="CJ CA CT H7", out="C7 C8 HA HT D7 D8 S7 S8", skat="S9 D9", does="CA",
    ),
    Case(
        why="goes on with the ten when the ace is gone",
        game="grand", me="R", declarer="R", hand="CT CK H7", out="C7 C8 HA HT D7 D8", skat="S9 D9", does="CT",
    ),
)

FOLLOWS = (
    Case(
        why="takes the last place with the ten, which the ace could catch later",
        game="clubs", me="R", declarer="R", hand="ST SK CJ", trick="S7 S8", out="SA S9 H7 H8 HA", skat="D7 D8", does="ST",
    ),
    Case(
        why="takes with the king and keeps the ace when nobody can trump it",
        game="clubs", me="R", declarer="R", hand="SA SK CJ", trick="S9 S8", out="ST SQ H7 H8 HA", skat="D7 D8", does="SK",
    ),
    Case(
        why="brings the ace home when the suit will be trumped next time",
        game="clubs", me="R", declarer="R", hand="SA SK C7", trick="S9 S8", out="ST SJ H7 H8 HA", skat="D7 D8", does="SA",
    ),
    Case(
        why="gives the card without points when he cannot win, never the ten",
        game="clubs", me="R", declarer="R", hand="ST S9 C8", trick="SA S7", does="S9", skat="D7 D8",
    ),
    Case(
        why="gives a low trump under a jack, never the trump ace",
        game="clubs", me="R", declarer="R", hand="CA C8 H7", trick="CJ C7", does="C8", skat="D7 D8",
    ),
    Case(
        why="spares a jack when a nine does",
        game="clubs", me="R", declarer="R", hand="DJ C9 H7", trick="CJ C7", does="C9", skat="D7 D8",
    ),
    Case(
        why="brings the trump ace home behind two low trumps",
        game="clubs", me="R", declarer="R", hand="CJ C9 CA", trick="C7 C8", out="SJ HJ S7 H7 D9", skat="D7 D8", does="CA",
    ),
    Case(
        why="throws a loser on a trick without points",
        game="clubs", me="R", declarer="R", hand="CJ C9 H7 D8", trick="S7 S8", skat="S9 H8", does="H7 D8",
    ),
    Case(
        why="trumps a fat trick with the cheapest trump",
        game="clubs", me="R", declarer="R", hand="CJ C9 H7 D8", trick="SA ST", skat="S9 H8", does="C9",
    ),
    Case(
        why="brings the trump ten home in last place while jacks are out",
        game="clubs", me="R", declarer="R", hand="CT C7 H8", trick="SA SK", skat="S9 H7", does="CT",
    ),
    Case(
        why="never throws an ace on a lost trick",
        game="clubs", me="R", declarer="R", hand="HA H7 D9", trick="SA ST", skat="D7 D8", does="H7 D9",
    ),
    Case(
        why="does not take the guard from a ten",
        game="clubs", me="R", declarer="R", hand="HT H7 D9 D8", trick="SA ST", skat="D7 S9", does="D8 D9",
    ),
    Case(
        why="rather gets rid of a suit than shortens one",
        game="clubs", me="R", declarer="R", hand="H7 D9 D8", trick="SA ST", skat="D7 S9", does="H7",
    ),
    Case(
        why="takes with the ace in second place",
        game="clubs", me="M", declarer="M", hand="SA S7 CJ", trick="S8", out="S9 ST SK SQ H7 H8", skat="D7 D8", does="SA",
    ),
    Case(
        why="does not put the king between ace and ten",
        game="clubs", me="M", declarer="M", hand="SK S7 CJ", trick="S8", out="SA ST S9 SQ H7", skat="D7 D8", does="S7",
    ),
    Case(
        why="does not risk the ten when the ace may sit behind",
        game="clubs", me="M", declarer="M", hand="ST S7 CJ", trick="S8", out="SA SK S9 SQ H7", skat="D7 D8", does="S7",
    ),
    Case(
        why="plays low when the player behind is known to trump",
        game="clubs", me="M", declarer="M", hand="SA S7 C7", trick="S8", out="CJ SJ HJ H7 H8", voids="R:S",
        skat="D7 D8", does="S7",
    ),
    Case(
        why="lets a lean trick go in second place rather than spend a trump",
        game="clubs", me="M", declarer="M", hand="CJ CA H8 D7", trick="S7", out="S8 S9 SQ ST SK H7 D9", skat="D8 C7",
        does="H8 D7",
    ),
    Case(
        why="trumps an ace in second place with a low trump",
        game="clubs", me="M", declarer="M", hand="CJ C8 H7", trick="SA", out="S8 S9 ST SK H8", skat="D8 C7", does="C8",
    ),
    Case(
        why="does not trump with the ace where a jack can go over it",
        game="clubs", me="M", declarer="M", hand="CA C7 H7", trick="SA", out="SJ HJ C9 S8 H8", voids="R:S", skat="D8 D7",
        never="CA",
    ),
    Case(
        why="spends no jack on a trick without points in grand",
        game="grand", me="R", declarer="R", hand="CJ D7 D9", trick="H7 H8", skat="S7 S8", does="D7 D9",
    ),
    Case(
        why="spends a jack on ace and ten in grand",
        game="grand", me="R", declarer="R", hand="DJ D7 D9", trick="HA HT", skat="S7 S8", does="DJ",
    ),
    Case(
        why="throws a side card, no trump, when he cannot win in grand",
        game="grand", me="R", declarer="R", hand="DJ D7 D9", trick="HA HJ", skat="S7 S8", never="DJ",
    ),
    Case(
        why="plays the only card there is",
        game="grand", me="M", declarer="M", hand="DT", trick="DA", out="D7 D8 S9", skat="S7 S8", does="DT",
    ),
)  # fmt: skip


@pytest.mark.parametrize("case", (*LEADS, *FOLLOWS), ids=lambda case: case.name)
def test_the_declarer_plays_as_most_people_would(case: Case) -> None:
    check(declarer_card, case)
