"""Games in which every trick is sure, and what is announced then."""

from random import Random

import pytest

from tests.unit.players.positions import seen
from vorhand.advice import advice
from vorhand.advice.hands import hand_advice
from vorhand.core.cards import NO_CARDS, parse_cards
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import GameType
from vorhand.core.phases.types import NOBODY, Declaring, Setting, SkatChoice, Won
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.core.view.options import options
from vorhand.players import make_player
from vorhand.players.prospects import facts, games_from_hand, games_with_skat, prospects
from vorhand.players.sure_games import sure_games, takes_every_trick

FOREHAND, REARHAND = Position.FOREHAND, Position.REARHAND
LIST = with_settings(ISKO, {"list.scoring": "seeger_fabian"})
EIGHT_CLUBS = "CJ SJ HJ DJ CA CT CK CQ C9 C8"


@pytest.mark.parametrize(
    ("game", "hand", "position", "sure"),
    [
        ("grand", EIGHT_CLUBS, FOREHAND, True),
        ("grand", EIGHT_CLUBS, REARHAND, True),
        ("clubs", EIGHT_CLUBS, REARHAND, True),
        ("grand", "CJ SJ HJ DJ CA CT CK CQ C9 S7", FOREHAND, False),
        ("grand", "CJ SJ HJ CA CT CK CQ C9 C8 C7", FOREHAND, True),
        ("grand", "CJ SJ HJ CA CT CK CQ C9 C8 C7", REARHAND, False),
        ("clubs", "CJ SJ HJ DJ CA CT CK CQ SA ST", FOREHAND, True),
        ("clubs", "CJ SJ HJ DJ CA CT CK CQ SA ST", REARHAND, False),
        ("clubs", "CJ SJ HJ CA CT CK CQ C9 SA ST", FOREHAND, False),
        ("grand", "CA CT CK CQ C9 C8 C7 SA ST SK", FOREHAND, False),
    ],
)
def test_a_hand_takes_every_trick_or_may_not(game: str, hand: str, position: Position, *, sure: bool) -> None:
    assert takes_every_trick(GameType(game), parse_cards(hand), NO_CARDS, position) is sure


def test_the_skat_may_hold_the_card_that_was_missing() -> None:
    hand = parse_cards("CJ SJ HJ DJ CA CK CQ C9 C8 C7")
    assert not takes_every_trick(GameType.GRAND, hand, NO_CARDS, FOREHAND)
    assert takes_every_trick(GameType.GRAND, hand, parse_cards("CT D7"), FOREHAND)


def test_the_dearest_is_declared_and_what_it_is_worth_is_known() -> None:
    phase = SkatChoice(Setting(), Won(FOREHAND, 18, NOBODY))
    view = seen(phase, "F", EIGHT_CLUBS)
    everything = DeclareGame(GameType.GRAND, hand=True, schneider=True, schwarz=True, ouvert=True)
    best = games_from_hand(LIST, view.hand, facts(FOREHAND, NOBODY), 18, Random(1))[0]
    assert (best.said, best.win, best.worth) == (everything, 1.0, 11 * 24 + 50)
    assert advice(LIST, view, options(LIST, view), Random(1)).command == everything
    assert hand_advice(LIST, view.hand, facts(FOREHAND, NOBODY), 18, Random(1)).then.command == everything
    for level in ("expert", "master"):
        assert make_player(level, 1).choose(LIST, view, options(LIST, view)) == everything


@pytest.mark.parametrize("without_hand", [False, True])
def test_with_the_skat_all_is_announced_where_that_is_allowed(*, without_hand: bool) -> None:
    rules = with_settings(LIST, {"announcements.without_hand": without_hand})
    twelve = parse_cards(f"{EIGHT_CLUBS} D7 D8")
    best = games_with_skat(rules, twelve, facts(FOREHAND, NOBODY), 18)[0]
    assert best.said.ouvert is without_hand
    assert best.laid == parse_cards("D7 D8")
    view = seen(Declaring(Setting(), Won(FOREHAND, 18, NOBODY)), "F", EIGHT_CLUBS, skat="D7 D8")
    assert make_player("master", 1).choose(rules, view, options(rules, view)) == best.said


def test_a_sure_game_that_may_be_below_the_bid_is_not_sure() -> None:
    ten, given = parse_cards(EIGHT_CLUBS), facts(FOREHAND, NOBODY)
    for bid, is_sure in ((264, True), (265, False)):
        found = games_from_hand(LIST, ten, given, bid, Random(1))
        assert any(game.said.schwarz for game in found) is is_sure
    at_its_value, above = prospects(LIST, ten, given, (264, 265), Random(1))
    assert at_its_value.best == 264 + 50
    assert above.best < 0


def test_an_ordinary_hand_has_no_sure_game() -> None:
    ten = parse_cards("CJ HJ CA C9 C8 SA S8 HT H8 D9")
    assert list(sure_games(ISKO, ten, NO_CARDS, FOREHAND, hand=True)) == []
