"""How far a casual player goes in the auction."""

import pytest

from tests.unit.players.positions import PLACES, seen
from vorhand.core.cards import parse_cards
from vorhand.core.commands import Bid, Command, Hold, Pass
from vorhand.core.phases.types import NOBODY, Auction, ForehandAsked, Setting
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import options
from vorhand.players.bidding import bid, expectation_from_hand, expectation_with_skat

STRONG_CLUBS = "CJ SJ CA CT CK C9 SA S7 HA D7"
"""With two, six trumps and two aces."""
WEAK = "C7 C8 SQ S9 HK H9 H8 D9 D8 DQ"
WITHOUT_FOUR = "CA CT CK CQ C9 C8 SA ST HA D7"
"""Six trumps without four: clubs are worth 60 unless a jack lies in the skat."""
NULL = "C7 C8 C9 S7 S8 SJ H7 H9 HT D8"


def auction(value: int, *, asked: bool, me: str) -> Auction:
    asker, listener = (PLACES["M"], PLACES["F"]) if me in "FM" else (PLACES["R"], PLACES["F"])
    return Auction(Setting(), asker, listener, value, asked, me in "FM", NOBODY)


def say(hand: str, value: int, *, me: str = "M", rules: RuleSet = ISKO, boldness: float = 0.0) -> Command:
    """What the player says when `value` is the bid: as asker for F is not possible, so F listens."""
    view = seen(auction(value, asked=me == "F", me=me), me, hand)
    return bid(rules, view, options(rules, view), boldness=boldness)


def say_last(hand: str, *, rules: RuleSet = ISKO) -> Command:
    view = seen(ForehandAsked(Setting()), "F", hand)
    return bid(rules, view, options(rules, view), boldness=0.0)


@pytest.mark.parametrize(
    ("why", "hand", "value", "me", "expected"),
    [
        ("opens with the lowest value, never with a jump", STRONG_CLUBS, 0, "M", Bid(18)),
        ("raises to the next value", STRONG_CLUBS, 18, "R", Bid(20)),
        ("goes as far as with two, game three carries", STRONG_CLUBS, 33, "M", Bid(35)),
        ("holds what the game is worth", STRONG_CLUBS, 36, "F", Hold()),
        ("goes on to what the grand from hand carries", STRONG_CLUBS, 77, "M", Bid(80)),
        ("stops where no game of the hand reaches the bid", STRONG_CLUBS, 96, "M", Pass()),
        ("passes with nothing", WEAK, 0, "M", Pass()),
        ("does not hold with nothing", WEAK, 18, "F", Pass()),
        ("bids a null up to its value", NULL, 22, "M", Bid(23)),
        ("does not bid a null beyond its value", NULL, 48, "M", Pass()),
        ("trusts the missing jacks for three levels", WITHOUT_FOUR, 27, "M", Bid(30)),
        ("holds with four jacks and aces far above", "CJ SJ HJ DJ CA CT SA HA DA D7", 100, "F", Hold()),
    ],
)
def test_a_casual_player_bids_what_the_hand_carries(
    why: str, hand: str, value: int, me: str, expected: Command
) -> None:
    assert say(hand, value, me=me) == expected, why


def test_forehand_plays_a_fair_hand_at_18_when_the_others_have_passed() -> None:
    assert say_last("CJ HJ C9 C8 CK SA S8 HT H8 D9") == Bid(18)


def test_forehand_passes_a_hopeless_hand_in() -> None:
    assert say_last("S7 S9 SQ C8 CQ HK HQ D8 DQ DK") == Pass()


def test_forehand_is_bolder_when_a_ramsch_would_follow() -> None:
    hand = "CJ CA C9 C8 SQ S9 H9 H8 DA DQ"
    ramsch = with_settings(ISKO, {"auction.all_pass": "ramsch"})
    between = [say_last(hand), say_last(hand, rules=ramsch)]
    assert between == [Pass(), Bid(18)]


def test_a_bolder_player_bids_where_a_careful_one_passes() -> None:
    hand = "SJ HJ C9 C8 CK SA S8 HT H8 D9"
    assert [say(hand, 20, boldness=-60.0), say(hand, 20, boldness=60.0)] == [Pass(), Bid(22)]


def test_forehand_needs_less_than_middlehand_for_the_same_hand() -> None:
    hand = parse_cards("CJ HJ C9 C8 CK SA S8 HT H8 D9")
    fore, middle = (expectation_with_skat(ISKO, hand, PLACES[place], 18) for place in "FM")
    assert fore > middle


def test_a_hand_game_promises_more_than_the_skat_only_with_a_very_strong_hand() -> None:
    strong, fair = parse_cards("CJ SJ HJ CA CT CK C9 SA ST HA"), parse_cards("CJ HJ CA C9 C8 SA S8 HT H8 D9")
    place = PLACES["F"]
    assert expectation_from_hand(ISKO, strong, place, 18) > expectation_with_skat(ISKO, strong, place, 18)
    assert expectation_from_hand(ISKO, fair, place, 18) < expectation_with_skat(ISKO, fair, place, 18)
