"""Which two cards a casual declarer lays away."""

import pytest

from tests.unit.players.positions import PLACES, seen
from vorhand.core.cards import CardSet, cards_text, parse_cards
from vorhand.core.phases.types import NOBODY, Discarding, Setting, Won
from vorhand.core.rules.ruleset import ISKO
from vorhand.players.discarding import discard


def laid(twelve: str, *, bid: int = 18, me: str = "F") -> CardSet:
    view = seen(Discarding(Setting(), Won(PLACES[me], bid, NOBODY)), me, twelve)
    first, second = discard(ISKO, view).cards
    return CardSet(first.bit | second.bit)


@pytest.mark.parametrize(
    ("why", "twelve", "expected"),
    [
        ("gets rid of a short suit", "CJ SJ CA CT CK C9 C8 SA ST S9 D7 D8", "D7 D8"),
        ("lays two lone losers away", "CJ SJ HJ CA CT C9 C8 SA ST S9 H8 D9", "H8 D9"),
        ("brings a bare ten home", "CJ SJ HJ CA CT C9 C8 SA ST S9 HT D7", "HT D7"),
        ("lays ten and king without the ace away", "CJ SJ CA CT CK C9 C8 SA S9 S8 HT HK", "HT HK"),
        ("in null the most dangerous cards go", "C7 C8 C9 CJ S7 S9 SJ H7 H8 D7 DA HA", "DA HA"),
        ("in null ace and king go, the seven stays", "C7 C9 CJ S7 S8 S9 H7 H8 HT D7 DK DA", "DK DA"),
    ],
)
def test_a_casual_declarer_lays_away_what_would_be_lost(why: str, twelve: str, expected: str) -> None:
    assert cards_text(laid(twelve)) == cards_text(parse_cards(expected)), why


@pytest.mark.parametrize(
    ("why", "twelve", "never"),
    [
        ("no jack", "CJ DJ CA CT C9 C8 SA S9 HK H8 D9 D7", "CJ DJ"),
        ("no trump while side cards are there", "CJ SJ C9 C8 C7 CQ SA ST HK H8 D9 D7", "CJ SJ C9 C8 C7 CQ"),
        ("no ace of a suit that he keeps", "CJ SJ CA CK C9 C8 SA S9 S8 HK H8 D9", "CA SA"),
    ],
)
def test_a_casual_declarer_keeps_what_wins(why: str, twelve: str, never: str) -> None:
    assert not laid(twelve) & parse_cards(never), why


def test_trumps_go_only_when_there_are_no_two_other_cards() -> None:
    twelve = "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA"
    assert laid(twelve).bit_count() == 2


def test_a_dearer_game_is_prepared_when_the_bid_asks_for_it() -> None:
    """At 24 with three jacks but the first, hearts without one are 20: too little."""
    twelve = "SJ HJ DJ HA HT H9 H8 CA CT SA D7 D8"
    assert laid(twelve, bid=24) == parse_cards("D7 D8")
