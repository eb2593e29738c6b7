"""Games in which every trick is sure, and what is announced then."""

import pytest

from tests.unit.players.positions import seen
from vorhand.core.cards import NO_CARDS, parse_cards
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import GameType
from vorhand.core.phases.types import NOBODY, Declaring, Setting, SkatChoice, Won
from vorhand.core.positions import Position
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.view.options import options
from vorhand.players import make_player
from vorhand.players.sure_games import SureGame, sure_declaration, takes_every_trick

FOREHAND, REARHAND = Position.FOREHAND, Position.REARHAND
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
    offered = options(ISKO, view)
    everything = DeclareGame(GameType.GRAND, hand=True, schneider=True, schwarz=True, ouvert=True)
    found = sure_declaration(ISKO, offered, view.hand, NO_CARDS, FOREHAND)
    assert found is not None
    assert found.said == everything
    for level in ("expert", "master"):
        assert make_player(level, 1).choose(ISKO, view, offered) == everything


def test_with_the_skat_nothing_can_be_announced_and_so_nothing_is_sure_here() -> None:
    phase = Declaring(Setting(), Won(FOREHAND, 18, NOBODY))
    view = seen(phase, "F", EIGHT_CLUBS, skat="D7 D8")
    assert sure_declaration(ISKO, options(ISKO, view), view.hand, view.skat, FOREHAND) is None


def test_an_ordinary_hand_has_no_sure_game() -> None:
    phase = SkatChoice(Setting(), Won(FOREHAND, 18, NOBODY))
    view = seen(phase, "F", "CJ HJ CA C9 C8 SA S8 HT H8 D9")
    found: SureGame | None = sure_declaration(ISKO, options(ISKO, view), view.hand, NO_CARDS, FOREHAND)
    assert found is None
