"""The advice for whoever is asked. The weights of the networks change, so only sound orders are held."""

from random import Random

import pytest

from tests.unit.players.positions import begun, declared, seen
from tests.unit.players.table import Played, play, random_deal
from tests.unit.players.twins import twin_view
from vorhand.advice import Advice, advice, advising
from vorhand.core.cards import Card, card_set, parse_cards
from vorhand.core.commands import (
    Bid,
    Command,
    DeclareGame,
    Decline,
    Discard,
    Double,
    Hold,
    Knock,
    Pass,
    PickUpSkat,
    PlayCard,
)
from vorhand.core.contract import GameType
from vorhand.core.phases.machine import is_over
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Phase,
    Ramsch,
    RamschCalls,
    Setting,
    SkatChoice,
    Won,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import Options, allows, options
from vorhand.core.view.view import View
from vorhand.players import ramsch_search
from vorhand.players.search_play import Depth
from vorhand.presets import load_preset, preset_names

FOREHAND, MIDDLEHAND, REARHAND = Position.FOREHAND, Position.MIDDLEHAND, Position.REARHAND
SHALLOW = Depth(worlds=4, nodes=200_000, ramsch=20)
SETTINGS = (Setting(), Setting(ramsch_round=True), Setting(bock=True))

GRAND = "CJ SJ HJ DJ CA CT CK SA ST HA"
CLUBS = "SJ DJ CT CK CQ C9 C8 C7 SA H8"
NULL = "C7 C8 C9 CT S7 S8 S9 ST H7 H9"
HARMLESS = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
DANGEROUS = "CJ CA CT SA ST SK HA HK DA DK"
HOPELESS = "C8 C9 SQ SK HQ HK H9 DQ DK D9"


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that take no time."""
    monkeypatch.setattr(advising, "MASTER", SHALLOW)


def advised(phase: Phase, hand: str, *, place: str = "F", skat: str = "", rules: RuleSet = ISKO) -> Advice:
    view = seen(phase, place, hand, skat=skat)
    return advice(rules, view, options(rules, view), Random(1))


def asked(bid: int) -> Auction:
    """Middlehand asks forehand for a value."""
    return Auction(Setting(), MIDDLEHAND, FOREHAND, bid, True, True, (False, True, False))


def won(bid: int = 18) -> Won:
    return Won(FOREHAND, bid, NOBODY)


def commands(found: Advice) -> list[Command]:
    return [choice.command for choice in found.choices]


@pytest.mark.parametrize("hand", [GRAND, CLUBS])
def test_a_strong_hand_is_told_to_bid_and_up_to_where(hand: str) -> None:
    holding = advised(asked(20), hand)
    assert commands(holding) == [Hold(), Pass()]
    assert holding.limit is not None
    assert holding.limit >= 24
    bidding = advised(Auction(Setting(), MIDDLEHAND, FOREHAND, 20, False, True, NOBODY), hand, place="M")
    assert bidding.command == Bid(22)


def test_a_hopeless_hand_is_told_to_pass() -> None:
    for phase in (asked(18), ForehandAsked(Setting())):
        found = advised(phase, HOPELESS)
        assert (found.command, found.limit) == (Pass(), None)
        best, other = (choice.worth for choice in found.choices)
        assert best is not None
        assert other is not None
        assert best > other


def test_nobody_is_told_to_go_beyond_what_all_his_games_are_worth() -> None:
    assert advised(asked(264), CLUBS).command == Pass()
    end = Auction(Setting(), MIDDLEHAND, FOREHAND, 264, False, True, NOBODY)
    assert commands(advised(end, GRAND, place="M")) == [Pass()]


def test_forehand_asked_last_says_18_or_passes() -> None:
    found = advised(ForehandAsked(Setting()), GRAND)
    assert (found.command, found.limit) == (Bid(18), 18)


def test_where_a_ramsch_would_follow_passing_is_worth_less() -> None:
    ramsch = with_settings(ISKO, {"auction.all_pass": "ramsch"})
    worths = []
    for rules in (ISKO, ramsch):
        found = advised(ForehandAsked(Setting()), HOPELESS, rules=rules)
        worths += [choice.worth for choice in found.choices if choice.command == Pass()]
    passed_in, instead_of_ramsch = worths
    assert passed_in is not None
    assert instead_of_ramsch is not None
    assert instead_of_ramsch < passed_in


def test_before_a_ramsch_it_is_said_whether_to_knock() -> None:
    rules = with_settings(ISKO, {"ramsch.klopfen": True})
    calls = RamschCalls(Ramsch(Setting(ramsch_round=True), NOBODY), POSITIONS)
    for hand, command in ((HARMLESS, Knock()), (DANGEROUS, Decline())):
        assert advised(calls, hand, rules=rules).command == command


def test_in_a_ramsch_the_card_is_that_of_search_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(card.index, float(card is Card.SK) * 9) for card in (Card.SK, Card.S9, Card.S7)]
    monkeypatch.setattr(ramsch_search, "ramsch_cards", lambda seen, **asked: found)
    playing = begun(Ramsch(Setting(), NOBODY))
    assert commands(advised(playing, "SK S9 S7")) == [PlayCard(Card.SK)]
    assert commands(advised(playing, "SK")) == [PlayCard(Card.SK)]


def test_games_from_the_hand_stand_beside_the_skat_and_the_best_is_first() -> None:
    found = advised(SkatChoice(Setting(), won()), CLUBS)
    assert PickUpSkat() in commands(found)
    assert DeclareGame(GameType.CLUBS, hand=True) in commands(found)
    worths = [choice.worth for choice in found.choices if choice.worth is not None]
    assert len(worths) == len(found.choices)
    assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize(
    ("hand", "game"),
    [
        (f"{GRAND} H7 D8", GameType.GRAND),
        (f"{CLUBS} S7 D7", GameType.CLUBS),
        (f"{NULL} DA DK", GameType.NULL),
    ],
)
def test_the_sure_game_is_advised_with_its_discards(hand: str, game: GameType) -> None:
    found = advised(Discarding(Setting(), won()), hand)
    best = found.choices[0]
    assert best.game is not None
    assert best.game.game is game
    assert isinstance(best.command, Discard)
    assert best.cards == best.command.cards
    assert best.win is not None
    assert best.win > 0.8


def test_cards_that_must_take_a_trick_are_laid_away_in_null() -> None:
    found = advised(Discarding(Setting(), won()), f"{NULL} DA DK")
    assert card_set(found.choices[0].cards) == parse_cards("DA DK")


def test_every_game_has_its_best_discards_and_the_best_game_some_others() -> None:
    found = advised(Discarding(Setting(), won()), f"{CLUBS} S7 D7")
    games = [choice.game for choice in found.choices]
    assert games.count(games[0]) == 1 + advising.OTHER_DISCARDS
    assert {game.game for game in games if game} >= {GameType.CLUBS, GameType.GRAND, GameType.NULL}
    assert all(games.count(game) == 1 for game in games if game != games[0])
    assert len({(choice.cards, choice.game) for choice in found.choices}) == len(games)


def test_the_game_is_named_for_the_discards_that_lie() -> None:
    found = advised(Declaring(Setting(), won()), CLUBS, skat="S7 D7")
    assert found.command == DeclareGame(GameType.CLUBS)


def test_a_null_that_the_rules_refuse_is_not_advised() -> None:
    refusing = with_settings(ISKO, {"values.null_below_bid": "refused"})
    for phase, hand in (
        (SkatChoice(Setting(), won(60)), NULL),
        (Discarding(Setting(), won(60)), f"{NULL} DA DK"),
    ):
        for rules, is_there in ((ISKO, True), (refusing, False)):
            found = advised(phase, hand, rules=rules)
            said = [choice.game or choice.command for choice in found.choices]
            nulls = [game for game in said if isinstance(game, DeclareGame) and game.game is GameType.NULL]
            assert bool(nulls) is is_there


@pytest.mark.usefixtures("shallow")
def test_cards_are_ranked_by_the_side_that_plays_them() -> None:
    playing = begun(declared("grand", "F"), tricks=["CJ C7 C8", "SJ C9 CQ"])
    declarer = advised(playing, "HJ DJ CA CT CK SA ST HA", skat="D7 D8")
    assert all(choice.worth is None and choice.win == 1.0 for choice in declarer.choices)
    assert {choice.command for choice in declarer.choices} == {
        PlayCard(card) for card in options(ISKO, seen(playing, "F", "HJ DJ CA CT CK SA ST HA")).cards
    }


@pytest.mark.usefixtures("shallow")
def test_a_defender_is_told_the_chance_of_his_own_side() -> None:
    playing = begun(declared("grand", "F"), tricks=["CJ C7 C8", "SJ C9 CQ"], trick="HJ")
    defender = advised(playing, "S7 S8 S9 SQ HQ HK H9 H8", place="M")
    wins = [choice.win for choice in defender.choices]
    assert all(win is not None and 0.0 <= win <= 0.5 for win in wins)


def test_the_only_legal_card_needs_no_search() -> None:
    playing = begun(declared("clubs", "F"), tricks=["CJ C7 C8"], trick="HA")
    found = advised(playing, "H7 SA ST SK SQ S9 D7 D8 D9", place="M")
    [only] = found.choices
    assert only.win is None


def test_a_doubling_that_is_asked_for_is_advised_with_good_cards_alone() -> None:
    rules = load_preset("pub_pl")
    asking = CallsAsked(begun(declared("hearts", "F")), (MIDDLEHAND,))
    strong = "CJ SJ HJ HA HT HK SA ST CA CT"
    assert Double(Doubling.KONTRA) in options(rules, seen(asking, "M", strong)).simple
    assert advised(asking, strong, place="M", rules=rules).command == Double(Doubling.KONTRA)
    assert advised(asking, "C7 C8 S7 S8 D7 D8 D9 DQ S9 C9", place="M", rules=rules).command == Decline()


class Advised:
    """A player who does what he is advised."""

    def choose(self, rules: RuleSet, view: View, options: Options) -> Command:
        """The first of the choices."""
        found = advice(rules, view, options, Random(1))
        assert found.command == found.choices[0].command
        assert len(set(commands(found))) == len(found.choices) or isinstance(view.phase, Discarding)
        assert all(allows(rules, view, command) for command in commands(found))
        return found.command

    def interrupts(self, rules: RuleSet, view: View, options: Options) -> Command | None:
        """Nothing: a doubling is advised where a card is."""
        return None


def deal_of(preset: str, number: int) -> Played:
    return play(
        load_preset(preset), [Advised()] * 3, random_deal(Random(number)), setting=SETTINGS[number % 3]
    )


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("preset", preset_names())
def test_whole_deals_can_be_played_by_the_advice_under_every_preset(preset: str) -> None:
    """The table asserts for every answer that it is among the options."""
    for number in range(3):
        assert is_over(deal_of(preset, number).deal.phase)


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("preset", ["isko", "pub_pl"])
def test_advice_does_not_depend_on_cards_that_are_hidden_and_is_the_same_when_asked_again(
    preset: str,
) -> None:
    rules, rng, compared = load_preset(preset), Random(4), 0
    for number in range(6):
        played = deal_of(preset, number)
        for moment in rng.sample(played.moments, min(6, len(played.moments))):
            twin = twin_view(rules, SETTINGS[number % 3], played.log[: moment.events], moment.by, rng)
            if twin is None or moment.answer is None:
                continue
            offered = options(rules, twin)
            assert advice(rules, twin, offered, Random(3)) == advice(rules, moment.view, offered, Random(3))
            compared += 1
    assert compared > 10
