"""What a player works out from what he has seen."""

import pytest

from tests.unit.players.positions import begun, case, declared, known_in, seen
from vorhand.core.cards import PACK, Card, parse_cards
from vorhand.core.phases.types import NOBODY, Ramsch, Setting
from vorhand.core.positions import Position
from vorhand.players.knowledge import (
    Knowledge,
    cards_at_start,
    chance_taken,
    chance_without,
    is_master,
    knowledge,
)

FOREHAND, MIDDLEHAND, REARHAND = Position
HAND = "SJ CA C9 SA S8 H9 H8 D9 D8"


def known(
    tricks: tuple[str, ...], *, trick: str = "", me: str = "M", hand: str = HAND, skat: str = ""
) -> Knowledge:
    """What `me` knows in clubs by rearhand."""
    return knowledge(seen(begun(declared("clubs", "R"), tricks=tricks, trick=trick), me, hand, skat=skat))


def test_who_does_not_follow_has_no_card_of_the_suit_led() -> None:
    seen_void = known(("HA H7 S7",))
    assert not seen_void.may_hold[REARHAND.index] & parse_cards("HT HQ HK")
    assert seen_void.may_hold[FOREHAND.index] & parse_cards("HT HQ HK") == parse_cards("HT HQ HK")


def test_a_jack_that_is_not_followed_shows_a_void_in_trumps() -> None:
    shown = known(("HJ C7 D7",))
    assert not shown.may_hold[REARHAND.index] & parse_cards("CJ CT C8")
    assert shown.may_hold[REARHAND.index] & parse_cards("DT")


def test_the_unfinished_trick_shows_voids_too() -> None:
    shown = known(("HA H7 HT",), trick="DA", hand="SJ CA C9 SA S8 H9 H8 D9 D8", me="M")
    assert shown.best is Card.DA
    later = known(("HA HT H7",), trick="CK S7", me="R", hand="SJ CA C9 SA S8 H9 H8 D9 D8")
    assert not later.may_hold[MIDDLEHAND.index] & parse_cards("CT C8 CJ")


def test_cards_that_were_played_are_held_by_nobody() -> None:
    after_one = known(("HA H7 HT",))
    assert not any(held & parse_cards("HA H7 HT") for held in after_one.may_hold)
    assert after_one.counts == (9, 9, 9)


def test_own_cards_and_the_own_skat_are_held_by_nobody_else() -> None:
    declarer = known((), me="R", hand="CJ CA CT C9 SA S8 H9 H8 D9 D8", skat="D7 H7")
    everything = declarer.may_hold[0] | declarer.may_hold[1]
    assert everything == PACK & ~parse_cards("CJ CA CT C9 SA S8 H9 H8 D9 D8 D7 H7")
    assert declarer.skat_known


def test_an_open_hand_is_known_card_by_card() -> None:
    playing = begun(declared("null", "R"))
    view = seen(playing, "F", "CJ CA CT C9 SA S8 H9 H8 D9 D8", shown={"R": "C7 C8 S7 S9 H7 HT D7 DT DJ DQ"})
    found = knowledge(view)
    assert found.may_hold[REARHAND.index] == parse_cards("C7 C8 S7 S9 H7 HT D7 DT DJ DQ")
    assert not found.may_hold[MIDDLEHAND.index] & found.may_hold[REARHAND.index]


def test_points_are_counted_by_who_took_them() -> None:
    assert known(("HA H7 HT", "CK CT CJ")).points == (21, 0, 16)


def test_players_who_have_played_to_the_trick_hold_a_card_less() -> None:
    assert known(("HA H7 HT",), trick="CK").counts == (8, 9, 9)


@pytest.mark.parametrize(
    ("me", "trick", "friend", "is_partners"), [("M", "SK", FOREHAND, True), ("F", "", MIDDLEHAND, False)]
)
def test_a_defender_knows_friend_and_foe(me: str, trick: str, friend: Position, is_partners: bool) -> None:
    found = known((), trick=trick, me=me, hand="SJ CA C9 SA S8 H9 H8 D9 D8 D7")
    assert (found.foe, found.friend, found.is_partners) == (REARHAND, friend, is_partners)
    assert found.opponents == (REARHAND,)


def test_in_ramsch_everybody_else_is_an_opponent() -> None:
    playing = begun(Ramsch(Setting(), NOBODY))
    found = knowledge(seen(playing, "F", "CJ CA CT C9 SA S8 H9 H8 D9 D8"))
    assert found.declarer is None
    assert found.opponents == (MIDDLEHAND, REARHAND)


def test_the_cards_at_the_start_are_those_in_hand_and_those_played() -> None:
    playing = begun(declared("clubs", "R"), tricks=["HA H7 HT"], trick="CK C7")
    assert cards_at_start(seen(playing, "M", "SJ CA"), playing) == parse_cards("SJ CA H7 C7")
    assert cards_at_start(seen(playing, "R", "CJ"), playing) == parse_cards("CJ HT")


POSITION = case("clubs M by R: SA S8 H8, trick S7, out S9 ST SK SQ CJ C8 D7")


def test_a_known_void_is_certain() -> None:
    lacking = known_in(case("clubs M by R: SA S8, trick S7, voids R:S"))
    assert chance_without(lacking, REARHAND, parse_cards("S9 ST SK SQ")) == 1.0


def test_what_only_one_other_can_hold_he_holds_if_the_skat_is_known() -> None:
    declarer = case("clubs R by R: SA S8, skat D7 D8, out S9 ST H7 H8, voids F:S")
    assert chance_without(known_in(declarer), MIDDLEHAND, parse_cards("S9 ST")) == 0.0
    assert chance_without(known_in(declarer), FOREHAND, parse_cards("S9 ST")) == 1.0


def test_more_cards_of_a_suit_make_a_void_less_likely() -> None:
    found = known_in(POSITION)
    chances = [chance_without(found, REARHAND, parse_cards(cards)) for cards in ("S9", "S9 ST", "S9 ST SK")]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 < chance < 1.0 for chance in chances)


def test_an_ace_is_only_taken_by_trumps_and_a_king_also_by_the_ten() -> None:
    found = known_in(POSITION)
    ace, king = (chance_taken(found, card, REARHAND) for card in (Card.SA, Card.SQ))
    assert 0.0 < ace < king < 1.0


def test_a_trump_is_taken_by_higher_trumps_alone() -> None:
    found = known_in(POSITION)
    assert chance_taken(found, Card.CJ, REARHAND) == 0.0
    assert chance_taken(found, Card.C9, REARHAND) > 0.0


@pytest.mark.parametrize(("card", "master"), [(Card.SA, True), (Card.S8, False), (Card.H8, True)])
def test_a_master_is_a_card_that_no_opponent_can_beat_in_its_suit(card: Card, master: bool) -> None:
    assert is_master(known_in(POSITION), card) is master


def test_winners_are_the_legal_cards_that_beat_the_best() -> None:
    assert known_in(POSITION).winners == parse_cards("SA S8")
    assert known_in(POSITION).follows


def test_whoever_leads_may_take_the_trick_with_any_card() -> None:
    leading = known_in(case("clubs M by R: SA S8 H8"))
    assert leading.winners == leading.legal == parse_cards("SA S8 H8")
    assert not leading.follows
