"""The player who draws what he does."""

from collections import Counter
from random import Random

import pytest

from tests.unit.players.positions import NOTHING, PLACES, begun, declared, seen
from tests.unit.players.table import play, random_deal
from vorhand.core.cards import cards_in, parse_cards
from vorhand.core.commands import (
    Bid,
    Claim,
    Concede,
    DeclareGame,
    Decline,
    Discard,
    Double,
    OfferGift,
    Pass,
    PickUpSkat,
    PlayCard,
    PlayOpen,
    Rearrange,
)
from vorhand.core.contract import Announcement
from vorhand.core.phases.types import (
    NOBODY,
    Auction,
    CallsAsked,
    Declaring,
    Discarding,
    Playing,
    Rearranging,
    Setting,
    SkatChoice,
    Terms,
    Won,
)
from vorhand.core.rules.ruleset import ISKO, with_settings
from vorhand.core.view.options import options
from vorhand.core.view.view import View
from vorhand.players import make_player

HAND = "CJ HJ CA C9 C8 SA S8 HT H8 D9"
RULES = with_settings(
    ISKO,
    {
        "kontra.who": "any_defender",
        "kontra.until": "first_lead",
        "schenken.enabled": True,
        "revolution.enabled": True,
    },
)


def answers(view: View, *, seeds: int = 400) -> Counter[object]:
    """How often players of different seeds say what."""
    offered = options(RULES, view)
    return Counter(make_player("random", seed).choose(RULES, view, offered) for seed in range(seeds))


def test_bids_are_low_and_often_passes() -> None:
    said = answers(seen(Auction(Setting(), PLACES["M"], PLACES["F"], 0, False, True, NOBODY), "M", HAND))
    assert said[Pass()] > said[Bid(18)] > 0.3 * said.total()
    assert max(command.value for command in said if isinstance(command, Bid)) <= 24


def test_the_last_bid_of_the_ladder_is_no_trouble() -> None:
    said = answers(seen(Auction(Setting(), PLACES["M"], PLACES["F"], 240, False, True, NOBODY), "M", HAND))
    assert set(said) == {Pass(), Bid(264)}


def test_the_skat_is_mostly_taken() -> None:
    said = answers(seen(SkatChoice(Setting(), Won(PLACES["F"], 18, NOBODY)), "F", HAND))
    assert said[PickUpSkat()] > 0.85 * said.total()
    assert all(command.hand for command in said if isinstance(command, DeclareGame))


def test_any_two_cards_are_laid_away() -> None:
    said = answers(seen(Discarding(Setting(), Won(PLACES["F"], 18, NOBODY)), "F", HAND + " D7 D8"))
    laid = {card for command in said if isinstance(command, Discard) for card in command.cards}
    assert laid == set(cards_in(parse_cards(HAND + " D7 D8")))


def test_games_are_declared_mostly_without_more() -> None:
    said = answers(seen(Declaring(Setting(), Won(PLACES["F"], 18, NOBODY)), "F", HAND, skat="D7 D8"))
    plain = sum(
        count
        for command, count in said.items()
        if isinstance(command, DeclareGame) and command.announced == NOTHING
    )
    assert plain > 0.8 * said.total()
    assert len({command.game for command in said if isinstance(command, DeclareGame)}) == 6


def test_only_cards_are_played_although_more_could_be_said() -> None:
    view = seen(begun(declared("clubs", "F")), "F", HAND)
    said = answers(view)
    assert {type(command) for command in said} == {PlayCard}
    assert len(said) == 10
    assert not {Concede, PlayOpen, OfferGift, Claim} & {type(command) for command in said}


@pytest.mark.parametrize("me", ["M", "R"])
def test_kontra_is_said_now_and_then(me: str) -> None:
    playing = begun(declared("clubs", "F"))
    view = seen(CallsAsked(playing, (PLACES["M"], PLACES["R"])), me, HAND)
    said = answers(view)
    assert {type(command) for command in said} == {Double, Decline}
    assert said[Decline()] > 0.6 * said.total()


def test_an_unasked_kontra_is_rare() -> None:
    view = seen(Playing(declared("clubs", "R"), Terms(), PLACES["F"], (), ()), "F", HAND)
    offered = options(RULES, view)
    said = Counter(make_player("random", seed).interrupts(RULES, view, offered) for seed in range(1000))
    assert 0 < said.total() - said[None] < 100


def test_nothing_is_said_unasked_where_no_doubling_is_offered() -> None:
    view = seen(begun(declared("clubs", "F")), "F", HAND)
    offered = options(RULES, view)
    assert all(make_player("random", seed).interrupts(RULES, view, offered) is None for seed in range(50))


def test_hands_are_sometimes_divided_anew_in_a_revolution() -> None:
    playing = begun(declared("null", "R", announced=Announcement(ouvert=True, revolution=True)))
    shown = {"R": "C7 S7 H7 D7 C8 S9 H9 D9 DT DJ", "M": "CT CQ CK ST SQ SK HQ HK DQ DK"}
    view = seen(
        Rearranging(playing, (PLACES["F"], PLACES["M"])), "F", "CJ HJ CA C9 SJ SA S8 HT H8 D8", shown=shown
    )
    said = answers(view)
    assert {type(command) for command in said} == {Decline, Rearrange}


def test_most_deals_of_random_players_find_a_declarer() -> None:
    rng = Random(3)
    played = [
        play(ISKO, [make_player("random", seat) for seat in range(3)], random_deal(rng)) for _ in range(200)
    ]
    declared_deals = [
        deal for deal in played if any(isinstance(moment.answer, DeclareGame) for moment in deal.moments)
    ]
    assert 0.7 < len(declared_deals) / len(played) < 0.95
