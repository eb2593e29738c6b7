"""In which order cards lie in a hand, by what is played."""

from vorhand.core.cards import Card, parse_cards
from vorhand.core.contract import Announcement, Contract, GameType
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    Game,
    Playing,
    Ramsch,
    RamschCalls,
    Setting,
    Shuffle,
    Shuffling,
    Terms,
)
from vorhand.core.positions import Position
from vorhand.telling.hands import held, in_order, order_of, setting_of, shuffle_of

F, M = Position.FOREHAND, Position.MIDDLEHAND
SHUFFLE = Shuffle("0" * 64, "t", 1, F)
SETTING = Setting(shuffle=SHUFFLE)
AUCTION = Auction(SETTING, M, F, 0, is_asked=False, rearhand_waits=True, spoke=NOBODY)


def playing(game: GameType) -> Playing:
    frame = Game(SETTING, F, 18, NOBODY, Contract(game, Announcement()), game)
    return Playing(frame, Terms(), F, (), ())


RAMSCH = Playing(Ramsch(SETTING, NOBODY), Terms(), F, (), ())


def test_the_order_is_that_of_what_is_played() -> None:
    assert order_of(AUCTION) is None
    assert order_of(playing(GameType.NULL)) is GameType.NULL
    assert order_of(RAMSCH) is GameType.RAMSCH


def test_a_hand_lies_as_it_is_played() -> None:
    hand = parse_cards("CJ C7 HT HA")
    assert held(hand, AUCTION) == (Card.CJ, Card.C7, Card.HA, Card.HT)
    assert held(hand, playing(GameType.HEARTS)) == (Card.CJ, Card.HA, Card.HT, Card.C7)
    assert held(hand, playing(GameType.NULL), "official") == (Card.CJ, Card.C7, Card.HA, Card.HT)
    assert in_order((Card.C7, Card.CJ), AUCTION) == (Card.CJ, Card.C7)


def test_every_phase_tells_what_the_deal_is_played_under() -> None:
    for phase in (AUCTION, RAMSCH, RamschCalls(Ramsch(SETTING, NOBODY), ())):
        assert setting_of(phase) == SETTING
        assert shuffle_of(phase) == SHUFFLE
    assert shuffle_of(Shuffling(Setting(), SHUFFLE)) == SHUFFLE
