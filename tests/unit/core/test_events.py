"""Events, observations and commands as JSON."""

from typing import Any, get_args

import msgspec
import pytest

from vorhand.core.cards import Card
from vorhand.core.commands import Bid, Command, DeclareGame, Discard
from vorhand.core.contract import Announcement, GameType
from vorhand.core.events import CardPlayed, Event, GameDeclared, Hands, Observation, snake_case
from vorhand.core.positions import POSITIONS

FOREHAND, MIDDLEHAND, REARHAND = POSITIONS


def test_a_tag_is_the_name_in_snake_case() -> None:
    assert snake_case("CardPlayed") == "card_played"
    assert snake_case("Passed") == "passed"
    assert snake_case("DefendersRearranged") == "defenders_rearranged"


def test_an_event_is_readable_json() -> None:
    text = b'{"event":"card_played","by":"forehand","card":"CJ"}'
    event = CardPlayed(FOREHAND, Card.CJ)
    assert msgspec.json.encode(event) == text
    assert msgspec.json.decode(text, type=Event) == event


def test_a_command_is_readable_json() -> None:
    text = b'{"command":"discard","cards":["CJ","HT"]}'
    command = Discard((Card.CJ, Card.HT))
    assert msgspec.json.encode(command) == text
    assert msgspec.json.decode(text, type=Command) == command


def tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


@pytest.mark.parametrize("union", [Event, Observation, Command])
def test_no_tag_stands_for_two_things(union: Any) -> None:
    assert len(set(tags(union))) == len(tags(union))


def check_refused(text: bytes, kind: Any, *words: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refusal:
        msgspec.json.decode(text, type=kind)
    for word in words:
        assert word in str(refusal.value)


def test_a_wrong_field_is_refused_and_the_place_is_named() -> None:
    check_refused(b'{"event":"card_played","by":"forehand","card":"XX"}', Event, "XX", "$.card")
    check_refused(b'{"event":"card_played","by":"dealer","card":"CJ"}', Event, "dealer", "$.by")
    check_refused(b'{"event":"card_played","by":"forehand"}', Event, "card")
    check_refused(b'{"event":"passed","by":"forehand","why":"x"}', Event, "why")
    check_refused(b'{"event":"trick_won","by":"forehand"}', Event, "trick_won")
    check_refused(b'{"command":"bid","value":"18"}', Command, "$.value")
    check_refused(b'{"command":"bid","value":true}', Command, "$.value")
    check_refused(b'{"command":"discard","cards":["CJ"]}', Command, "$.cards")


def test_flags_that_are_not_said_are_false() -> None:
    text = b'{"event":"game_declared","by":"forehand","game":"null"}'
    assert msgspec.json.decode(text, type=Event) == GameDeclared(FOREHAND, GameType.NULL)


def test_hands_are_found_by_position() -> None:
    hands = Hands((Card.C7,), (Card.C8,), (Card.C9,))
    assert [hands.of(place) for place in POSITIONS] == [(Card.C7,), (Card.C8,), (Card.C9,)]


def test_events_and_commands_say_what_was_announced() -> None:
    said = Announcement(hand=True, schneider=True, spitze=True)
    assert GameDeclared(FOREHAND, GameType.CLUBS, hand=True, schneider=True, spitze=True).announced == said
    assert DeclareGame(GameType.CLUBS, hand=True, schneider=True, spitze=True).announced == said
    all_said = Announcement(*[True] * 6)
    assert DeclareGame(GameType.CLUBS, *[True] * 6).announced == all_said
    assert GameDeclared(FOREHAND, GameType.CLUBS, *[True] * 6).announced == all_said


def test_events_and_commands_are_frozen_and_equal_by_value() -> None:
    bid = Bid(18)
    assert bid == Bid(18)
    assert hash(bid) == hash(Bid(18))
    with pytest.raises(AttributeError):
        bid.value = 20  # type: ignore[misc]
