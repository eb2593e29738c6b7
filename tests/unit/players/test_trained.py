"""Players with trained networks: bids, discards, declarations, doublings where they are beyond doubt."""

import msgspec
import pytest

from tests.unit.players.positions import begun, declared, seen
from vorhand.core.cards import CardSet, card_set, parse_cards
from vorhand.core.commands import Bid, DeclareGame, Decline, Discard, Double, Hold, Pass, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    ForehandAsked,
    Setting,
    SkatChoice,
    Won,
)
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import Doubling
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import options
from vorhand.core.view.view import View
from vorhand.players import make_player
from vorhand.players.chance import chance
from vorhand.players.hand_strength import null_danger
from vorhand.players.nets import nets
from vorhand.players.prospects import Facts, chances_of, games_from_hand, games_with_skat, prospects, stakes
from vorhand.players.trained_doubling import declarers_chance

STRONG = "CJ SJ HJ CA CT CK C9 SA HA H7"
WEAK = "C9 C8 ST S8 SK HT H9 DT D9 DQ"
SAFE_NULL = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8"
RULES = with_settings(ISKO, {"kontra.who": "any_defender"})


def chosen(view: View, rules: RuleSet = ISKO) -> object:
    return make_player("expert", 1).choose(rules, view, options(rules, view))


def auction(hand: str, *, bid: int = 0, is_asked: bool = False) -> View:
    me = "F" if is_asked else "M"
    phase = Auction(Setting(), Position.MIDDLEHAND, Position.FOREHAND, bid, is_asked, True, NOBODY)
    return seen(phase, me, hand)


def test_a_strong_hand_bids_and_holds_and_a_weak_one_passes() -> None:
    assert chosen(auction(STRONG)) == Bid(18)
    assert chosen(auction(STRONG, bid=40, is_asked=True)) == Hold()
    assert chosen(auction(WEAK)) == Pass()
    assert chosen(auction(WEAK, bid=18, is_asked=True)) == Pass()


def test_no_hand_bids_more_than_it_can_be_worth() -> None:
    assert chosen(auction(STRONG, bid=240, is_asked=True)) == Pass()


def test_caution_takes_something_off_where_the_networks_differ_and_nowhere_adds() -> None:
    cautious = stakes(ISKO)
    eager = msgspec.structs.replace(cautious, caution=0.0)
    twelve = parse_cards(f"{STRONG} S7 D8")
    given = Facts(position=0, spoke=(False, True))
    found, hoped = (nets().skat_games(twelve, None, given, one, 18) for one in (cautious, eager))
    assert [one[:6] for one in found] == [one[:6] for one in hoped]
    taken_off = [more[-1] - less[-1] for more, less in zip(hoped, found, strict=True)]
    assert min(taken_off) >= 0
    assert max(taken_off) > 1


def test_forehand_plays_a_strong_hand_and_dares_more_before_a_ramsch() -> None:
    assert chosen(seen(ForehandAsked(Setting()), "F", STRONG)) == Bid(18)
    assert chosen(seen(ForehandAsked(Setting()), "F", WEAK)) == Pass()


def test_a_null_that_cannot_be_lost_is_played_open_from_the_hand() -> None:
    view = seen(SkatChoice(Setting(), Won(Position.FOREHAND, 18, NOBODY)), "F", SAFE_NULL)
    assert chosen(view) == DeclareGame(GameType.NULL, hand=True, ouvert=True)


def test_a_hand_that_lacks_much_takes_the_skat() -> None:
    view = seen(
        SkatChoice(Setting(), Won(Position.FOREHAND, 18, NOBODY)), "F", "CJ DJ CA C9 C8 C7 SK S8 H9 H7"
    )
    assert chosen(view) == PickUpSkat()


def test_the_dangers_of_a_null_are_laid_away_and_it_is_declared() -> None:
    won = Won(Position.FOREHAND, 18, NOBODY)
    view = seen(Discarding(Setting(), won), "F", f"{SAFE_NULL} CA SK")
    laid = chosen(view)
    assert isinstance(laid, Discard)
    assert null_danger(CardSet(view.hand & ~card_set(laid.cards)), card_set(laid.cards)) == 0.0
    view = seen(Declaring(Setting(), won), "F", SAFE_NULL, skat="CA SK")
    assert chosen(view) == DeclareGame(GameType.NULL, ouvert=True)


def test_any_two_cards_laid_leave_a_game_to_declare() -> None:
    won = Won(Position.FOREHAND, 18, NOBODY)
    view = seen(Declaring(Setting(), won), "F", "CA CT CK C9 SA ST H7 H8 D7 D8", skat="CJ SJ")
    assert chosen(view) in options(ISKO, view).declarations


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_defender_doubles_a_game_that_is_lost_and_no_other(level: str) -> None:
    calls = CallsAsked(begun(declared("clubs", "M")), (Position.FOREHAND,))
    view = seen(calls, "F", "CJ SJ HJ CA CT CK SA ST HA HT")
    player = make_player(level, 1)
    assert player.choose(RULES, view, options(RULES, view)) == Double(Doubling.KONTRA)
    assert declarers_chance(view, chance(1)(view)) < 0.4
    view = seen(calls, "F", WEAK)
    assert player.choose(RULES, view, options(RULES, view)) == Decline()
    assert player.interrupts(RULES, view, options(RULES, view)) is None
    assert declarers_chance(view, chance(1)(view)) > 0.5


def test_a_chance_is_lower_for_worse_cards_and_higher_with_the_skat_seen() -> None:
    given = Facts(position=0, spoke=(False, False))
    strong, weak = parse_cards(STRONG), parse_cards(WEAK)
    laid = parse_cards("D7 DQ")
    assert chances_of(GameType.CLUBS, strong, laid, given) > 0.9
    assert chances_of(GameType.CLUBS, weak, parse_cards("D7 H7"), given) < 0.3


def test_prospects_fall_with_the_bid() -> None:
    given = Facts(position=1, spoke=(False, False))
    found = prospects(ISKO, parse_cards(STRONG), given, (18, 48, 120), chance(1)(auction(STRONG)))
    assert [one.bid for one in found] == [18, 48, 120]
    assert found[0].with_skat >= found[1].with_skat > found[2].with_skat
    assert found[0].best == max(found[0].with_skat, found[0].from_hand)


def test_games_come_best_first() -> None:
    given = Facts(position=0, spoke=(False, False))
    twelve = parse_cards(f"{STRONG} D7 DQ")
    for games in (
        games_with_skat(ISKO, twelve, given, 18),
        games_from_hand(ISKO, parse_cards(STRONG), given, 18, chance(1)(auction(STRONG))),
    ):
        assert [game.worth for game in games] == sorted((game.worth for game in games), reverse=True)
        assert games[0].win > 0.8
        assert all(0.0 <= game.win <= 1.0 for game in games)
    only = games_with_skat(ISKO, twelve, given, 18, laid=parse_cards("D7 DQ"))
    assert {game.laid for game in only} == {parse_cards("D7 DQ")}


def test_stakes_are_the_houses() -> None:
    assert stakes(ISKO).levels == (9, 10, 11, 12, 24)
    assert stakes(ISKO).nulls == (23, 35, 46, 59)
    assert (stakes(ISKO).won, stakes(ISKO).lost, stakes(ISKO).lost_hand) == (0, 0, 2)
    other = with_settings(
        ISKO, {"values.grand_base": 20, "values.lost_hand_doubled": False, "list.scoring": "seeger_fabian"}
    )
    assert stakes(other).levels[4] == 20
    assert (stakes(other).won, stakes(other).lost, stakes(other).lost_hand) == (50, 90, 1)
    assert stakes(with_settings(other, {"list.seats": 4})).lost == 80


@pytest.mark.parametrize("without_hand", [False, True])
def test_schneider_is_thought_of_with_the_skat_where_it_may_be_announced(*, without_hand: bool) -> None:
    rules = with_settings(ISKO, {"announcements.without_hand": without_hand})
    twelve, laid = parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 H9 D7 D8"), parse_cards("D7 D8")
    found = games_with_skat(rules, twelve, Facts(position=0, spoke=(False, False)), 18, laid=laid)
    grands = {game.said.schneider: game for game in found if game.said.game is GameType.GRAND}
    assert set(grands) == ({False, True} if without_hand else {False})
    if without_hand:
        assert 0.8 < grands[True].win < grands[False].win
        assert grands[True].worth > 100


def test_the_declarer_answers_a_kontra_with_a_sure_game_only() -> None:
    player = make_player("expert", 1)
    for hand, laid, call in (
        ("CJ SJ HJ DJ CA CT CK SA ST HA", "HT DA", Double(Doubling.RE)),
        ("CJ C9 C8 C7 SK SQ HK HQ D9 D8", "D7 H7", Decline()),
    ):
        playing = begun(declared("clubs", "F"))
        terms = msgspec.structs.replace(playing.terms, doublings=1)
        calls = CallsAsked(msgspec.structs.replace(playing, terms=terms), (Position.FOREHAND,))
        view = seen(calls, "F", hand, skat=laid)
        assert player.choose(RULES, view, options(RULES, view)) == call
