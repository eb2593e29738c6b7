"""What came of a deal, from the phase in which it ended and the cards."""

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, dealt, isko
from vorhand.core.commands import Concede, DeclareGrandHand, PushSkat
from vorhand.core.contract import GameType
from vorhand.core.phases.types import Setting
from vorhand.core.result import PassedInResult, RedealtResult
from vorhand.core.rules.ramsch import RamschKind
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.core.rules.valuation import Loss

CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL
DEAL = dealt(
    forehand="SJ HJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="CJ DA",
)


def clubs_hand(rules: RuleSet = ISKO, bid: int = 18, setting: Setting | None = None) -> Table:
    return Table(rules, DEAL, setting).won_by(FOREHAND, bid).declares(FOREHAND, CLUBS, hand=True)


def test_a_deal_that_nobody_plays_has_no_score() -> None:
    assert Table().all_pass().result == PassedInResult()
    assert Table(isko(auction__all_pass="redeal")).all_pass().result == RedealtResult()


def test_a_jack_in_the_skat_changes_the_matadors_and_is_named() -> None:
    found = clubs_hand().do(MIDDLEHAND, Concede()).game_result
    assert (found.achievement.matadors, found.matadors_in_hand) == (3, -1)
    assert found.skat_changed == cards("CJ")
    assert found.declarer is FOREHAND


def test_only_the_hand_counts_where_an_unseen_skat_does_not() -> None:
    rules = isko(matadors__unseen_skat_counts=False)
    hand = clubs_hand(rules).do(MIDDLEHAND, Concede()).game_result
    assert (hand.achievement.matadors, hand.skat_changed) == (-1, ())
    table = Table(rules, DEAL).won_by(FOREHAND).takes_skat(FOREHAND, "D7 D8").declares(FOREHAND, CLUBS)
    assert table.do(MIDDLEHAND, Concede()).game_result.achievement.matadors == 3


def test_cards_laid_away_still_count_as_matadors() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).takes_skat(FOREHAND, "CJ D8").declares(FOREHAND, CLUBS)
    found = table.do(MIDDLEHAND, Concede()).game_result
    assert found.achievement.matadors == 3
    assert found.skat_changed == cards("CJ")


def test_a_skat_without_matadors_changes_nothing() -> None:
    deal = dealt(forehand="CJ SJ CA CT CK SA ST HA D7 D8", skat="DA DT")
    found = Table(ISKO, deal).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True).do(MIDDLEHAND, Concede())
    assert found.game_result.skat_changed == ()


def test_both_skat_cards_may_matter() -> None:
    deal = dealt(forehand="HJ DJ CA CT CK SA ST HA D7 D8", skat="CJ SJ")
    found = Table(ISKO, deal).won_by(FOREHAND).declares(FOREHAND, GRAND, hand=True).do(MIDDLEHAND, Concede())
    assert found.game_result.skat_changed == cards("CJ SJ")


def test_null_has_no_matadors() -> None:
    found = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True).do(MIDDLEHAND, Concede())
    assert (found.game_result.achievement.matadors, found.game_result.skat_changed) == (0, ())


def test_points_and_tricks_of_both_sides_come_from_the_tricks_and_the_skat() -> None:
    table = clubs_hand().play("CA C7 CQ D8 HT D9").do(MIDDLEHAND, Concede())
    done = table.game_result.achievement
    # 14 in the first trick and 13 in the skat; the defenders have a ten.
    assert (done.card_points, done.tricks, done.defender_points, done.defender_tricks) == (27, 1, 10, 1)


def test_bock_doubles_a_deal_but_not_in_a_ramsch_round() -> None:
    assert clubs_hand(setting=Setting(bock=True)).do(FOREHAND, Concede()).settlement.score == -240
    mixed = Setting(bock=True, ramsch_round=True)
    grand_hand = Table(ISKO, DEAL, mixed).do(FOREHAND, DeclareGrandHand()).do(FOREHAND, Concede())
    assert not grand_hand.game_result.achievement.bock
    assert grand_hand.game_result.achievement.bid == 0
    ramsch = Table(isko(ramsch__grand_hand=False), DEAL, mixed).play_on()
    assert not ramsch.ramsch_result.achievement.bock
    doubled = Table(isko(auction__all_pass="ramsch"), DEAL, Setting(bock=True)).all_pass().play_on()
    assert doubled.ramsch_result.achievement.bock


SPITZE = isko(spitze__levels=1)
SPITZE_DEAL = dealt(
    forehand="CJ SJ HJ DJ CA CT CK CQ C9 C7",
    middlehand="S7 S8 S9 ST SQ SK SA H7 H8 H9",
    skat="C8 HA",
)


def spitze_played(text: str) -> Table:
    table = Table(SPITZE, SPITZE_DEAL).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True, spitze=True)
    for card in text.split():
        table.play(card).play_on(2)
    return table


def test_a_spitze_is_made_by_winning_the_last_trick_with_the_lowest_trump() -> None:
    made = spitze_played("CJ SJ HJ DJ CA CT CK CQ C9 C7")
    assert made.game_result.achievement.spitze is True
    assert made.settlement.won
    missed = spitze_played("CJ SJ HJ DJ CA CT CK CQ C7 C9")
    assert missed.game_result.achievement.spitze is False
    assert missed.settlement.losses == (Loss.SPITZE_MISSED,)


def test_a_spitze_is_not_made_when_the_game_ends_early_or_was_not_announced() -> None:
    table = Table(SPITZE, SPITZE_DEAL).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True, spitze=True)
    assert table.do(MIDDLEHAND, Concede()).game_result.achievement.spitze is False
    assert clubs_hand(SPITZE).do(MIDDLEHAND, Concede()).game_result.achievement.spitze is None


def test_a_lowest_trump_that_loses_the_last_trick_is_no_spitze() -> None:
    deal = dealt(
        forehand="DJ CA CT CK CQ C9 C8 C7 HA HT",
        middlehand="S7 S8 S9 ST SQ SK SA H7 H8 H9",
        rearhand="CJ HQ HK D7 D8 D9 DT DQ DK DA",
        skat="SJ HJ",
    )
    table = Table(SPITZE, deal).won_by(FOREHAND).declares(FOREHAND, GRAND, hand=True, spitze=True)
    table.play("CA S7 D7 CT S8 D8 CK S9 D9 CQ ST DT C9 SQ DQ C8 SK DK C7 SA DA HA H7 HQ HT H8 HK DJ H9 CJ")
    assert table.game_result.achievement.spitze is False
    assert table.settlement.losses == (Loss.SPITZE_MISSED,)


def test_a_ramsch_tells_tricks_and_points_of_all_three() -> None:
    table = Table(isko(auction__all_pass="ramsch", ramsch__pushing=True), DEAL).all_pass()
    for place in (FOREHAND, MIDDLEHAND, REARHAND):
        table.do(place, PushSkat())
    found = table.play_on().ramsch_result
    assert sum(found.tricks) == 10
    assert sum(found.trick_points) == 120 - 13
    assert found.achievement.pushes == 3
    assert found.settlement.kind in RamschKind
    assert min(found.settlement.scores) < 0
