"""What a casual player chooses before a Ramsch."""

import pytest

from tests.unit.players.positions import PLACES, seen
from vorhand.core.cards import cards_in, parse_cards
from vorhand.core.commands import (
    AnnounceJungfrau,
    Command,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Knock,
    PickUpSkat,
    PushSkat,
)
from vorhand.core.phases.types import (
    NOBODY,
    GrandHandAsked,
    Ramsch,
    RamschCalls,
    RamschChoice,
    RamschDiscarding,
    Setting,
)
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.core.view.options import Options, options
from vorhand.players.ramsch_choices import call, grand_hand, lay_back, take_or_push
from vorhand.players.ramsch_strength import card_danger, hand_danger

HARMLESS = "C8 C9 S7 S8 SQ H7 H8 HK D7 D9"
DANGEROUS = "CJ CA CT SA ST SK HA HK DA DK"
SAFE = "C7 C8 C9 CQ S7 S8 S9 H7 H8 D7"
ROUND = Setting(ramsch_round=True)
BOTH_CALLS = Options(simple=(Knock(), AnnounceJungfrau(), Decline()))


@pytest.mark.parametrize(
    ("why", "hand", "expected"),
    [
        ("jacks, aces and tens", "CJ SJ HJ CA CT SA ST HA HT D7", DeclareGrandHand()),
        ("aces without jacks", "CA CT SA ST HA HK D9 D8 D7 S7", DeclineGrandHand()),
        ("nothing", HARMLESS, DeclineGrandHand()),
    ],
)
def test_grand_hand_is_played_instead_of_a_ramsch_with_a_very_strong_hand(
    why: str, hand: str, expected: Command
) -> None:
    assert grand_hand(seen(GrandHandAsked(ROUND, PLACES["F"]), "F", hand)) == expected, why


@pytest.mark.parametrize(("hand", "expected"), [(HARMLESS, PushSkat()), (DANGEROUS, PickUpSkat())])
def test_the_skat_is_pushed_with_a_harmless_hand_and_taken_with_a_dangerous_one(
    hand: str, expected: Command
) -> None:
    assert take_or_push(seen(RamschChoice(ROUND, PLACES["F"], NOBODY), "F", hand)) == expected


def laid(hand: str, *, jacks: str = "taker_may_not") -> set[str]:
    rules = with_settings(ISKO, {"ramsch.pushing": True, "ramsch.jacks": jacks})
    view = seen(RamschDiscarding(ROUND, PLACES["F"], NOBODY), "F", hand)
    return {card.value for card in lay_back(view, options(rules, view)).cards}


@pytest.mark.parametrize(
    ("why", "hand", "expected"),
    [
        ("lone ace and ten", "C7 C8 C9 S7 S8 S9 H7 H8 HQ D7 CA DT", {"CA", "DT"}),
        ("the heads of a suit without low cards", "C7 C8 C9 S7 S8 S9 H7 H8 SQ D7 DA DT", {"DA", "DT"}),
    ],
)
def test_the_most_dangerous_cards_are_laid_back(why: str, hand: str, expected: set[str]) -> None:
    assert laid(hand) == expected, why


def test_no_jack_is_laid_back_where_the_rules_forbid_it() -> None:
    hand = "CJ SJ HJ DJ C7 C8 C9 S7 S8 S9 H7 H8"
    assert not laid(hand) & {"CJ", "SJ", "HJ", "DJ"}
    assert laid(hand, jacks="free") <= {"CJ", "SJ", "HJ", "DJ"}


@pytest.mark.parametrize(
    ("why", "hand", "offered", "expected"),
    [
        ("announces a Jungfrau with a hand that cannot take a trick", SAFE, BOTH_CALLS, AnnounceJungfrau()),
        (
            "knocks with it where no Jungfrau can be announced",
            SAFE,
            Options(simple=(Knock(), Decline())),
            Knock(),
        ),
        ("knocks with a hand that hardly takes one", HARMLESS, BOTH_CALLS, Knock()),
        ("stays quiet with high cards", DANGEROUS, BOTH_CALLS, Decline()),
        ("stays quiet where no knock is possible", HARMLESS, Options(simple=(Decline(),)), Decline()),
    ],
)
def test_calls_are_made_with_low_hands(why: str, hand: str, offered: Options, expected: Command) -> None:
    calls = RamschCalls(Ramsch(ROUND, NOBODY), POSITIONS)
    assert call(seen(calls, "F", hand), offered) == expected, why


def test_danger_rises_with_every_card_that_is_out_below() -> None:
    lone = [
        card_danger(parse_cards(text), card)
        for text in ("S8", "SK", "SA")
        for card in cards_in(parse_cards(text))
    ]
    assert lone == sorted(lone)
    assert lone[0] > 0.0
    assert card_danger(parse_cards("S7 SA"), cards_in(parse_cards("S7"))[0]) == 0.0


def test_a_low_hand_is_less_dangerous_than_a_high_one() -> None:
    assert (
        hand_danger(parse_cards(SAFE))
        < hand_danger(parse_cards(HARMLESS))
        < hand_danger(parse_cards(DANGEROUS))
    )
