"""What an announcement is sure to be worth."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, Table, dealt, isko
from vorhand.core.commands import DeclareGame
from vorhand.core.contract import GameType
from vorhand.core.errors import IllegalContract
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.core.view.foresight import bid_to_cover, value_in_sight

CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL
DEAL = dealt(forehand="SJ HJ CA CT CK C7 ST HA D7 D8", skat="CJ DA")


def check(table: Table, declaration: DeclareGame, value: int) -> None:
    assert value_in_sight(table.rules, table.view(FOREHAND), declaration) == value


def with_skat(rules: RuleSet = ISKO) -> Table:
    return Table(rules, DEAL).won_by(FOREHAND, 24).takes_skat(FOREHAND, "CJ D8")


def test_after_discarding_the_twelve_cards_count() -> None:
    table = with_skat()
    check(table, DeclareGame(CLUBS), 4 * 12)
    check(table, DeclareGame(GRAND), 4 * 24)
    check(table, DeclareGame(NULL), 23)
    check(table, DeclareGame(NULL, ouvert=True), 46)


def test_before_a_hand_game_only_the_ten_cards_are_known() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND, 24)
    check(table, DeclareGame(CLUBS, hand=True), 3 * 12)
    check(table, DeclareGame(CLUBS, hand=True, schneider=True), 5 * 12)
    check(table, DeclareGame(GRAND, hand=True, ouvert=True), 8 * 24)


def test_a_spitze_is_sure_only_where_missing_it_loses() -> None:
    spitze = DeclareGame(CLUBS, spitze=True)
    check(with_skat(isko(spitze__levels=2)), spitze, 6 * 12)
    check(with_skat(isko(spitze__levels=2, spitze__missed="ignored")), spitze, 4 * 12)


def test_what_cannot_be_announced_has_no_value() -> None:
    table = with_skat()
    with pytest.raises(IllegalContract):
        value_in_sight(ISKO, table.view(FOREHAND), DeclareGame(CLUBS, ouvert=True))


def test_only_the_declarer_has_a_bid_to_cover() -> None:
    table = Table(ISKO, DEAL)
    assert bid_to_cover(table.view(FOREHAND)) == 0
    table.won_by(FOREHAND, 24)
    assert [bid_to_cover(table.view(viewer)) for viewer in (FOREHAND, MIDDLEHAND, None)] == [24, 0, 0]
    table.takes_skat(FOREHAND, "D7 D8")
    assert bid_to_cover(table.view(FOREHAND)) == 24
    table.declares(FOREHAND, CLUBS)
    assert bid_to_cover(table.view(FOREHAND)) == 0
