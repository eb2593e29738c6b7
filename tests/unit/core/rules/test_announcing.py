"""What can be announced, and what it implies."""

import pytest

from tests.rules.table import isko
from vorhand.core.cards import NO_CARDS, parse_cards
from vorhand.core.contract import TRUMP_GAMES, Announcement, Contract, GameType
from vorhand.core.errors import IllegalContract, Reason
from vorhand.core.rules.announcing import check_bid_covered, check_spitze_cards, contract
from vorhand.core.rules.ruleset import ISKO, RuleSet

PUB = isko(announcements__without_hand=True, announcements__ouvert_needs_schwarz=False)
SPITZE = isko(spitze__levels=1)
REVOLUTION = isko(revolution__enabled=True)


def flags(text: str) -> Announcement:
    return Announcement(**dict.fromkeys(text.split(), True))


def check_announced(game: GameType, said: str, complete: str, rules: RuleSet = ISKO) -> None:
    assert contract(rules, game, flags(said)) == Contract(game, flags(complete))


def check_refused(game: GameType, said: str, reason: Reason, words: str, rules: RuleSet = ISKO) -> None:
    with pytest.raises(IllegalContract, match=words) as refusal:
        contract(rules, game, flags(said))
    assert refusal.value.reason is reason


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_a_higher_announcement_includes_the_lower_ones(game: GameType) -> None:
    check_announced(game, "", "")
    check_announced(game, "hand", "hand")
    check_announced(game, "hand schneider", "hand schneider")
    check_announced(game, "hand schwarz", "hand schneider schwarz")
    check_announced(game, "hand ouvert", "hand schneider schwarz ouvert")


@pytest.mark.parametrize("said", ["schneider", "schwarz", "ouvert", "schneider schwarz ouvert"])
def test_with_the_skat_nothing_can_be_announced_in_a_trump_game(said: str) -> None:
    check_refused(GameType.CLUBS, said, Reason.BAD_ANNOUNCEMENT, "need a hand game")


def test_where_the_table_plays_so_all_can_be_announced_with_the_skat() -> None:
    check_announced(GameType.CLUBS, "schneider", "schneider", PUB)
    check_announced(GameType.GRAND, "schwarz", "schneider schwarz", PUB)


def test_ouvert_may_be_a_step_of_its_own() -> None:
    check_announced(GameType.CLUBS, "ouvert", "ouvert", PUB)
    check_announced(GameType.CLUBS, "hand schneider ouvert", "hand schneider ouvert", PUB)
    check_announced(GameType.CLUBS, "schwarz ouvert", "schneider schwarz ouvert", PUB)


def test_null_can_only_be_ouvert() -> None:
    check_announced(GameType.NULL, "", "")
    check_announced(GameType.NULL, "ouvert", "ouvert")
    check_announced(GameType.NULL, "hand ouvert", "hand ouvert")
    for said in ("schneider", "hand schwarz", "hand spitze", "ouvert schneider"):
        check_refused(GameType.NULL, said, Reason.BAD_ANNOUNCEMENT, "in null only ouvert", PUB)


def test_a_revolution_is_a_null_ouvert_where_it_is_played() -> None:
    check_announced(GameType.NULL, "revolution", "ouvert revolution", REVOLUTION)
    check_announced(GameType.NULL, "hand ouvert revolution", "hand ouvert revolution", REVOLUTION)
    check_refused(GameType.NULL, "revolution", Reason.NO_REVOLUTION, "not played at this table")
    check_refused(GameType.GRAND, "hand revolution", Reason.NO_REVOLUTION, "is a null game", REVOLUTION)


def test_a_spitze_can_be_announced_where_it_is_played() -> None:
    check_announced(GameType.CLUBS, "spitze", "spitze", SPITZE)
    check_announced(GameType.GRAND, "hand schwarz spitze", "hand schneider schwarz spitze", SPITZE)
    check_refused(GameType.CLUBS, "spitze", Reason.NO_SPITZE, "not played at this table")


def test_a_ramsch_is_not_declared() -> None:
    check_refused(GameType.RAMSCH, "", Reason.BAD_ANNOUNCEMENT, "ramsch cannot be declared")


def check_covered(rules: RuleSet, said: str, bid: int, *, covered: bool) -> None:
    declared = contract(rules, GameType.NULL, flags(said))
    if covered:
        check_bid_covered(rules, declared, bid)
        return
    with pytest.raises(IllegalContract) as refusal:
        check_bid_covered(rules, declared, bid)
    assert refusal.value.reason is Reason.NULL_BELOW_BID
    assert f"the bid {bid}" in str(refusal.value)


def test_a_null_below_the_bid_is_refused_only_where_the_rules_say_so() -> None:
    refused = isko(values__null_below_bid="refused", revolution__enabled=True)
    check_covered(refused, "", 23, covered=True)
    check_covered(refused, "", 24, covered=False)
    check_covered(refused, "hand", 35, covered=True)
    check_covered(refused, "hand", 36, covered=False)
    check_covered(refused, "ouvert", 46, covered=True)
    check_covered(refused, "ouvert", 48, covered=False)
    check_covered(refused, "hand ouvert", 59, covered=True)
    check_covered(refused, "hand ouvert", 60, covered=False)
    check_covered(refused, "revolution", 92, covered=True)
    check_covered(refused, "hand revolution", 96, covered=False)
    check_covered(ISKO, "", 264, covered=True)
    check_covered(isko(values__null_below_bid="twice_null_value"), "", 264, covered=True)


def test_a_trump_game_below_the_bid_is_never_refused() -> None:
    refused = isko(values__null_below_bid="refused")
    check_bid_covered(refused, contract(refused, GameType.DIAMONDS, Announcement()), 264)


def check_spitze(game: GameType, hand: str, skat: str, *, allowed: bool, words: str = "") -> None:
    declared = contract(SPITZE, game, Announcement(spitze=True))
    held = parse_cards(hand)
    known = parse_cards(f"{hand} {skat}")
    if allowed:
        check_spitze_cards(declared, held, known)
        return
    with pytest.raises(IllegalContract, match=words) as refusal:
        check_spitze_cards(declared, held, known)
    assert refusal.value.reason is Reason.NO_SPITZE


def test_a_spitze_needs_the_lowest_trump_in_hand() -> None:
    check_spitze(GameType.CLUBS, "C7 CJ", "", allowed=True)
    check_spitze(GameType.CLUBS, "C8 CJ", "C7", allowed=False, words="C7 in hand")
    check_spitze(GameType.GRAND, "DJ CJ SJ", "", allowed=True)
    check_spitze(GameType.GRAND, "HJ CJ SJ", "DJ", allowed=False, words="DJ in hand")


def test_no_spitze_in_a_grand_with_four_jacks_in_hand_or_skat() -> None:
    check_spitze(GameType.GRAND, "DJ CJ SJ HJ", "", allowed=False, words="four jacks")
    check_spitze(GameType.GRAND, "DJ CJ SJ", "HJ", allowed=False, words="four jacks")
    check_spitze(GameType.CLUBS, "DJ CJ SJ HJ C7", "", allowed=True)


def test_without_a_spitze_no_cards_are_looked_at() -> None:
    check_spitze_cards(contract(SPITZE, GameType.CLUBS, Announcement()), NO_CARDS, NO_CARDS)
