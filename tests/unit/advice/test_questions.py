"""Questions about loose cards. The weights of the networks change, so only sound orders are held."""

from random import Random

import pytest

from vorhand.advice.hands import GameOutlook, hand_advice
from vorhand.advice.questions import Answer, Question, answer
from vorhand.core.cards import CardSet, parse_cards
from vorhand.core.commands import DeclareGame, PickUpSkat
from vorhand.core.contract import CONTRACT_GAMES, GameType
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ladder import ladder
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.players import LEVELS, make_player
from vorhand.players.prospects import facts

NOBODY = (False, False, False)
GRAND = "CJ SJ HJ DJ CA CT CK SA ST HA"
CLUBS = "SJ DJ CT CK CQ C9 C8 C7 SA H8"
NULL = "C7 C8 C9 CT S7 S8 S9 ST H7 H9"
HOPELESS = "C8 C9 SQ SK HQ HK H9 DQ DK D9"


def question(hand: str, skat: str = "", *, bid: int = 18, place: Position = Position.FOREHAND) -> Question:
    ten, twelve = parse_cards(hand), parse_cards(f"{hand} {skat}")
    return Question(ten=ten, twelve=twelve if skat else None, position=place, bid=bid)


def answered(asked: Question, level: str | None = None, *, rules: RuleSet = ISKO) -> Answer:
    return answer(rules, asked, None if level is None else make_player(level, 1), Random(1))


def games(hand: str, *, bid: int = 18, rules: RuleSet = ISKO) -> dict[GameType, GameOutlook]:
    found = hand_advice(rules, parse_cards(hand), facts(Position.FOREHAND, NOBODY), bid, Random(1))
    return {outlook.game: outlook for outlook in found.games}


def test_every_value_from_the_first_on_is_told_with_both_ways_to_play() -> None:
    found = answered(question(CLUBS, bid=24)).hand
    assert found is not None
    assert [prospect.bid for prospect in found.bids] == [
        value for value in ladder(ISKO.values) if value >= 24
    ]
    assert found.bids[0].best >= found.bids[-1].best


@pytest.mark.parametrize("place", POSITIONS)
def test_strong_hands_are_bid_far_and_hopeless_ones_not_at_all(place: Position) -> None:
    limits = {}
    for name, hand in (("grand", GRAND), ("clubs", CLUBS), ("hopeless", HOPELESS)):
        found = answered(question(hand, place=place)).hand
        assert found is not None
        limits[name] = found.limit
    assert limits["hopeless"] is None
    assert limits["clubs"] is not None
    assert limits["grand"] is not None
    assert 24 <= limits["clubs"] < limits["grand"]


@pytest.mark.parametrize(
    ("hand", "game"), [(GRAND, GameType.GRAND), (CLUBS, GameType.CLUBS), (NULL, GameType.NULL)]
)
def test_the_game_that_a_hand_is_made_for_comes_first(hand: str, game: GameType) -> None:
    found = games(hand)
    assert next(iter(found)) is game
    assert set(found) == set(CONTRACT_GAMES)
    assert found[game].share > 0.5
    assert sum(outlook.share for outlook in found.values()) == pytest.approx(1.0)


def test_a_suit_game_that_no_skat_makes_thinkable_has_no_figures_with_the_skat() -> None:
    found = games("HJ DJ CA CT CK CQ C9 C8 C7 HA")[GameType.SPADES]
    assert (found.win, found.worth, found.share) == (None, None, 0.0)
    assert found.hand is not None


def test_a_null_below_the_bid_has_no_figures_where_the_rules_refuse_it() -> None:
    refusing = with_settings(ISKO, {"values.null_below_bid": "refused"})
    assert games(NULL, bid=60)[GameType.NULL].hand is not None
    found = games(NULL, bid=60, rules=refusing)[GameType.NULL]
    assert (found.hand, found.win, found.share) == (None, None, 0.0)


def test_a_sure_grand_is_played_from_the_hand_and_a_middling_hand_takes_the_skat() -> None:
    sure = answered(question("CJ SJ HJ DJ CA CT CK CQ SA ST")).hand
    assert sure is not None
    assert isinstance(sure.then.command, DeclareGame)
    assert sure.then.command.hand
    middling = answered(question("CJ HJ CA CK C9 SA ST H9 H8 D8")).hand
    assert middling is not None
    assert middling.then.command == PickUpSkat()
    assert middling.then.worth == middling.bids[0].with_skat


def test_ten_cards_with_the_skat_get_both_answers() -> None:
    found = answered(question(CLUBS, "S7 D7"))
    assert found.hand is not None
    assert found.with_skat is not None
    best = found.with_skat.choices[0]
    assert best.game == DeclareGame(GameType.CLUBS)


def test_twelve_cards_alone_get_the_answer_with_the_skat() -> None:
    asked = Question(ten=None, twelve=parse_cards(f"{CLUBS} S7 D7"), position=Position.REARHAND, bid=18)
    found = answered(asked, "casual")
    assert found.hand is None
    assert found.with_skat is not None
    assert found.computer is not None
    assert found.computer.limit is None
    assert found.computer.game is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_of_every_level_can_be_asked(level: str) -> None:
    found = answered(question(CLUBS, "S7 D7"), level).computer
    assert found is not None
    assert found.game is not None
    assert found.game.game is not None
    twelve = CardSet(parse_cards(f"{CLUBS} S7 D7"))
    assert len(set(found.game.cards)) == 2
    assert all(card.bit & twelve for card in found.game.cards)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_computers_bid_strong_hands_and_pass_hopeless_ones(level: str) -> None:
    strong, hopeless = (answered(question(hand), level).computer for hand in (GRAND, HOPELESS))
    assert strong is not None
    assert hopeless is not None
    assert strong.limit is not None
    assert strong.limit >= 48
    assert hopeless.limit is None


def test_seeger_points_make_a_hand_worth_more() -> None:
    seeger = with_settings(ISKO, {"list.scoring": "seeger_fabian"})
    plain, with_bonus = (games(CLUBS, rules=rules)[GameType.CLUBS].worth for rules in (ISKO, seeger))
    assert plain is not None
    assert with_bonus is not None
    assert with_bonus > plain + 30


def test_the_same_question_gets_the_same_answer() -> None:
    assert answered(question(CLUBS, "S7 D7")) == answered(question(CLUBS, "S7 D7"))
