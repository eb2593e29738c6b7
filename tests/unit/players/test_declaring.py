"""Skat or hand, and the game."""

import pytest

from tests.unit.players.positions import NOTHING, PLACES, seen
from vorhand.core.cards import CardSet, parse_cards
from vorhand.core.commands import Command, DeclareGame, PickUpSkat
from vorhand.core.contract import GameType
from vorhand.core.phases.types import NOBODY, Declaring, Setting, SkatChoice, Won
from vorhand.core.rules.ruleset import ISKO, RuleSet, with_settings
from vorhand.core.view.options import options
from vorhand.players.declaring import Holding, declaration, skat_or_hand, worth_of

PUB = with_settings(ISKO, {"announcements.without_hand": True, "announcements.ouvert_needs_schwarz": False})
XSKAT = with_settings(ISKO, {"spitze.levels": 1, "revolution.enabled": True})
NULL_REFUSED = with_settings(ISKO, {"values.null_below_bid": "refused"})


def choose(hand: str, *, bid: int = 18, me: str = "F", rules: RuleSet = ISKO) -> Command:
    view = seen(SkatChoice(Setting(), Won(PLACES[me], bid, NOBODY)), me, hand)
    return skat_or_hand(rules, view, options(rules, view))


def declare(hand: str, skat: str, *, bid: int = 18, me: str = "F", rules: RuleSet = ISKO) -> DeclareGame:
    view = seen(Declaring(Setting(), Won(PLACES[me], bid, NOBODY)), me, hand, skat=skat)
    return declaration(rules, view, options(rules, view))


@pytest.mark.parametrize(
    ("why", "hand", "expected"),
    [
        ("takes the skat with a fair hand", "CJ HJ CA C9 C8 SA S8 HT H8 D9", PickUpSkat()),
        ("takes the skat with a weak one", "SJ CQ C9 C8 C7 SK S8 HT H8 D9", PickUpSkat()),
        (
            "plays a sure suit game from hand",
            "SJ HJ DJ CA CT CQ C9 C8 HA H9",
            DeclareGame(GameType.CLUBS, hand=True),
        ),
        (
            "announces Schneider only when it is obvious",
            "CJ SJ HJ DJ CA CT CK CQ C9 SA",
            DeclareGame(GameType.CLUBS, hand=True, schneider=True),
        ),
        (
            "plays a null from hand that can hardly be lost, and shows it",
            "C7 C8 C9 CJ S7 S9 SJ H7 H8 D7",
            DeclareGame(GameType.NULL, hand=True, ouvert=True),
        ),
    ],
)
def test_a_casual_declarer_plays_from_hand_only_what_is_clearly_strong(
    why: str, hand: str, expected: Command
) -> None:
    assert choose(hand) == expected, why


@pytest.mark.parametrize(
    ("why", "hand", "skat", "bid", "expected"),
    [
        (
            "names the suit with the long trumps",
            "CJ HJ SA ST S9 S8 S7 HA H7 D8",
            "D7 C7",
            18,
            DeclareGame(GameType.SPADES),
        ),
        (
            "plays grand with aces, tens and the top jacks",
            "CJ SJ HJ CA CT SA ST HA HT D7",
            "D8 D9",
            18,
            DeclareGame(GameType.GRAND),
        ),
        (
            "covers the bid with a dearer game rather than overbid the better suit",
            "SJ HJ DJ DA DT D9 D8 HA CA CT",
            "S7 S8",
            20,
            DeclareGame(GameType.GRAND),
        ),
        (
            "shows a null that cannot be lost",
            "C7 C8 C9 CJ S7 S9 SJ H7 H8 D7",
            "SA HA",
            18,
            DeclareGame(GameType.NULL, ouvert=True),
        ),
        (
            "plays a null closed that has a hole",
            "C7 C8 CT S7 S9 SQ H7 H9 HT D9",
            "SA HA",
            18,
            DeclareGame(GameType.NULL),
        ),
        (
            "does not play null below the bid",
            "C7 C8 CT S7 S9 SQ H7 H9 HT D9",
            "SA HA",
            24,
            DeclareGame(GameType.HEARTS),
        ),
    ],
)
def test_a_casual_declarer_names_the_best_game_that_covers_the_bid(
    why: str, hand: str, skat: str, bid: int, expected: DeclareGame
) -> None:
    assert declare(hand, skat, bid=bid) == expected, why


def test_schneider_is_announced_after_the_skat_where_the_rules_allow_it() -> None:
    hand, skat = "CJ SJ HJ DJ CA CT CK CQ C9 SA", "HA DA"
    assert declare(hand, skat, rules=PUB) == DeclareGame(GameType.CLUBS, schneider=True)
    assert declare(hand, skat) == DeclareGame(GameType.CLUBS)


def test_a_revolution_is_played_only_with_a_hand_that_no_cards_can_catch() -> None:
    safe, lone_eight = "C7 C8 C9 CJ S7 S9 SJ H7 H8 D7", "C7 C8 C9 CJ S7 S9 SJ H7 H9 D8"
    assert declare(safe, "SA HA", rules=XSKAT).revolution
    assert not declare(lone_eight, "SA HA", rules=XSKAT).revolution


def test_a_spitze_is_never_announced() -> None:
    assert not declare("CJ SJ HJ DJ CA CT CK CQ C7 SA", "HA DA", rules=XSKAT).spitze


def test_a_null_that_the_rules_refuse_is_not_declared() -> None:
    hand = "C7 C8 CT S7 S9 SQ H7 H9 HT D9"
    assert declare(hand, "SA HA", bid=24, rules=NULL_REFUSED).game is not GameType.NULL


def test_with_nothing_above_the_bid_the_cheapest_loss_is_chosen() -> None:
    """Bid 60 with one jack: every game is lost; hearts and diamonds cost 60 and 63, clubs 60, grand 72."""
    declared = declare("CJ C7 C8 S7 SQ H8 HQ D8 DQ DK", "S8 H7", bid=60)
    assert declared.game in (GameType.CLUBS, GameType.HEARTS)


@pytest.mark.parametrize("said", ["schwarz", "ouvert", "spitze"])
def test_announcements_beyond_schneider_are_worth_nothing_to_a_casual_player(said: str) -> None:
    holding = Holding(parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8"), CardSet(0), PLACES["F"], 18)
    plain = worth_of(ISKO, DeclareGame(GameType.CLUBS, hand=True), holding)
    assert worth_of(ISKO, DeclareGame(GameType.CLUBS, **{said: True}), holding) < plain


def test_a_schneider_below_the_bid_saves_a_game_that_is_strong_enough_for_it() -> None:
    """Spades with one at bid 33 need Schneider; with all other trumps and aces they have a chance."""
    strong = Holding(parse_cards("CJ HJ DJ SA ST SK SQ S9 HA CA"), parse_cards("CT HT"), PLACES["F"], 33)
    weak = Holding(parse_cards("CJ HJ SA ST S9 S8 HA H7 C8 D7"), parse_cards("C7 D8"), PLACES["F"], 33)
    spades = DeclareGame(GameType.SPADES)
    assert worth_of(ISKO, spades, strong) > worth_of(ISKO, spades, weak) + 50
    assert spades.announced == NOTHING
