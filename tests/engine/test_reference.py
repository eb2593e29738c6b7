"""The plain search: small endings by hand, and the open-card examples where they are at hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from vorhand.core.cards import Card, parse_cards
from vorhand.core.contract import GameType
from vorhand.core.positions import POSITIONS, Position
from vorhand.engine.reference import (
    MOST_CARDS,
    OpenPosition,
    TooManyCards,
    further_points,
    is_held_to_nothing,
    takes_all_tricks,
    takes_no_trick,
)

EXAMPLES = Path("../shared/data/solver_examples.jsonl")


def position(game: GameType, forehand: str, middlehand: str, rearhand: str, trick: str = "") -> OpenPosition:
    """Forehand is declarer and leads, or has led `trick`."""
    cards = tuple(Card(text) for text in trick.split())
    hands = (parse_cards(forehand), parse_cards(middlehand), parse_cards(rearhand))
    turn = POSITIONS[len(cards)]
    return OpenPosition(game=game, declarer=Position.FOREHAND, hands=hands, turn=turn, trick=cards)


def test_the_last_trick_is_counted() -> None:
    assert further_points(position(GameType.GRAND, "CA", "CT", "C7")) == 21


def test_defenders_keep_their_points_off_the_declarers_trick() -> None:
    """Middlehand keeps the ten for rearhand's ace of hearts."""
    ending = position(GameType.GRAND, "CA H7", "HT S7", "HA D7")
    assert further_points(ending) == 11


def test_all_tricks_are_claimed_with_top_trumps_only() -> None:
    assert takes_all_tricks(position(GameType.CLUBS, "CJ SJ", "HJ C7", "S7 S8"))
    assert not takes_all_tricks(position(GameType.CLUBS, "CJ C8", "HJ SJ", "S7 S8"))


def test_a_null_is_safe_below_and_lost_above() -> None:
    assert takes_no_trick(position(GameType.NULL, "H7", "H9", "HA"))
    assert not takes_no_trick(position(GameType.NULL, "HA", "H9", "H8"))


def test_an_open_defender_answers_for_the_partner_and_the_declarer() -> None:
    """Rearhand's ace beats everything; a card that only the partner could beat is not enough."""
    assert is_held_to_nothing(position(GameType.GRAND, "H7", "H9", "HA"), Position.REARHAND)
    assert not is_held_to_nothing(position(GameType.GRAND, "HK S7", "HA H8", "HQ SA"), Position.REARHAND)


def test_an_unfinished_trick_is_played_on() -> None:
    assert further_points(position(GameType.GRAND, "S7", "HT S8", "HA S9", trick="H7")) == 0


def test_longer_hands_are_refused() -> None:
    ending = position(GameType.GRAND, "CA CK CQ C9 C8 C7", "SA SK SQ S9 S8 S7", "HA HK HQ H9 H8 H7")
    with pytest.raises(TooManyCards, match=f"6 cards in hand; the reference searches {MOST_CARDS}"):
        further_points(ending)


@pytest.mark.skipif(not EXAMPLES.exists(), reason="../shared/data/solver_examples.jsonl is not there")
def test_the_examples_of_small_endings_agree() -> None:
    checked = 0
    for line in EXAMPLES.read_text().splitlines():
        example = json.loads(line)
        case, expected = example["in"], example["out"]
        if max(len(cards) for cards in case["hands"].values()) > MOST_CARDS or "points" not in expected:
            continue
        ending, earlier = _from_example(case)
        assert earlier + further_points(ending) == expected["points"], example
        checked += 1
    assert checked >= 10


def _from_example(case: dict[str, Any]) -> tuple[OpenPosition, int]:
    hands = {place: parse_cards(" ".join(cards)) for place, cards in case["hands"].items()}
    trick = tuple(Card(text) for text in case["trick"])
    turn = POSITIONS[(Position(case["leader"]).index + len(trick)) % 3]
    ending = OpenPosition(
        game=GameType(case["game"]),
        declarer=Position(case["declarer"]),
        hands=(hands["forehand"], hands["middlehand"], hands["rearhand"]),
        turn=turn,
        trick=trick,
    )
    skat = sum(Card(text).points for text in case["skat"])
    return ending, skat + int(case.get("declarer_points", 0))
