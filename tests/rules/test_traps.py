"""Twenty-eight places where Skat programs err, one test each, in the order of the project's list of traps.

Each was found in a program or a dispute; the numbers of the tests are those of the list.
"""

from typing import Any

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, check_refused, dealt, isko, pair
from vorhand.core.cards import parse_cards
from vorhand.core.commands import (
    Answer,
    Bid,
    Claim,
    Concede,
    Discard,
    Pass,
    PickUpSkat,
    PushSkat,
)
from vorhand.core.contract import Announcement, Contract, GameType, legal_cards, trick_winner
from vorhand.core.errors import Reason
from vorhand.core.phases.types import ForehandAsked, GameOver, Playing, RamschChoice
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.ramsch import RamschAchievement, RamschKind, settle_ramsch
from vorhand.core.rules.ruleset import ISKO, RamschRules, RuleSet
from vorhand.core.rules.valuation import Achievement, ClaimLevel, Ending, Loss, Settlement, settle
from vorhand.core.sorting import sorted_hand
from vorhand.core.units import CardPoints
from vorhand.match.score_list import GameEntry, ListEntry, PassedInEntry, feet, tally, totals
from vorhand.match.seating import Seat
from vorhand.presets import load_preset

CLUBS, DIAMONDS, GRAND, NULL = GameType.CLUBS, GameType.DIAMONDS, GameType.GRAND, GameType.NULL
F, M, R = POSITIONS


def settled(
    game: GameType = CLUBS,
    said: str = "",
    rules: RuleSet = ISKO,
    **numbers: Any,
) -> Settlement:
    values = {"bid": 18, "tricks": 6, "card_points": 61, "matadors": 0 if game is NULL else 1} | numbers
    announced = Announcement(**dict.fromkeys(said.split(), True))
    return settle(rules, Achievement(contract=Contract(game, announced), **values))


def ramsch(
    *tricks: tuple[Position, int], rules: RamschRules | None = None, skat: int = 0, pushes: int = 0
) -> tuple[int, ...]:
    done = RamschAchievement(
        tricks=tuple((winner, CardPoints(points)) for winner, points in tricks),
        skat_points=CardPoints(skat),
        pushes=pushes,
    )
    return settle_ramsch(rules or RamschRules(), done).scores


def test_01_an_overbid_game_costs_the_least_multiple_that_reaches_the_bid() -> None:
    lost = settled(game=GameType.HEARTS, bid=23)
    assert (lost.value, lost.charged, lost.score) == (20, 30, -60)


HAND_WITH_JACK_IN_SKAT = dealt(
    forehand="HJ DJ CT CK C9 C8 SA DA DT D7",
    middlehand="SJ CA CQ C7 S7 S8 H7 H8 H9 D8",
    skat="CJ HQ",
)


def test_02_a_jack_in_the_unseen_skat_counts_in_a_hand_game() -> None:
    deal = dealt(forehand="SJ HA HT HK HQ H9 CA SA DA D7", skat="CJ H8")
    table = Table(ISKO, deal).won_by(FOREHAND).declares(FOREHAND, GameType.HEARTS, hand=True)
    table.do(MIDDLEHAND, Concede())
    # With 2, game, hand: 4 x 10; without the skat it would be without 1.
    assert table.settlement.value == 40


def test_03_the_card_of_the_skat_that_changed_the_matadors_is_named() -> None:
    table = Table(ISKO, HAND_WITH_JACK_IN_SKAT).won_by(FOREHAND, 46).declares(FOREHAND, CLUBS, hand=True)
    found = table.do(MIDDLEHAND, Concede()).game_result
    assert found.skat_changed == cards("CJ")
    assert (found.matadors_in_hand, found.achievement.matadors) == (-2, 1)
    # 1 + 1 + 1 = 3, 36 below 46; the defenders gave up, so Schneider is granted: 48.
    assert found.settlement.value == 48


def test_04_schwarz_is_decided_by_tricks_and_not_by_points() -> None:
    assert settled(card_points=120, tricks=9).levels == 3
    assert settled(card_points=120, tricks=10).levels == 4
    assert settled(card_points=0, tricks=1).levels == 3
    assert settled(said="hand schneider schwarz", card_points=120, tricks=9).losses == (Loss.SCHWARZ_MISSED,)


def test_05_schneider_begins_at_90_and_ends_at_30() -> None:
    assert [settled(card_points=points).levels for points in (89, 90, 31, 30)] == [2, 3, 2, 3]


def test_06_a_trump_game_ouvert_needs_every_trick() -> None:
    assert settled(said="hand schneider schwarz ouvert", card_points=118, tricks=9).losses == (
        Loss.SCHWARZ_MISSED,
    )
    table = Table(ISKO, dealt(forehand="CJ SJ HJ DJ CA CT CK CQ C9 C8")).won_by(FOREHAND)
    (ouvert,) = (
        offer for offer in table.options(FOREHAND).declarations if offer.game is CLUBS and offer.ouvert
    )
    assert ouvert.schneider
    assert ouvert.schwarz


def test_07_a_missed_announcement_costs_what_was_announced() -> None:
    lost = settled(game=GameType.SPADES, said="hand schneider", card_points=89)
    # With 1, game, hand, Schneider, announced.
    assert (lost.levels, lost.score) == (5, -110)


def test_08_kontra_does_not_hide_an_overbid_game() -> None:
    lost = settled(game=DIAMONDS, bid=20, card_points=85, doublings=1)
    assert (lost.overbid, lost.charged, lost.score) == (True, 27, -108)


def test_09_an_overbid_game_is_doubled_by_kontra_and_re() -> None:
    assert settled(game=DIAMONDS, bid=20, doublings=2).score == -27 * 2 * 4


def test_10_an_overbid_null_costs_the_cheapest_game_and_not_a_multiple_of_23() -> None:
    ones = tuple((game, 1) for game in (DIAMONDS, GameType.HEARTS, GameType.SPADES, CLUBS, GRAND))
    assert settled(game=NULL, bid=24, tricks=0, matadors_by_game=ones).score == -48
    assert settled(game=NULL, bid=27, tricks=0, matadors_by_game=ones).score == -54


def test_11_rearhand_may_bid_after_two_passes_of_the_first_duel() -> None:
    table = Table().do(MIDDLEHAND, Pass())
    assert table.options(REARHAND).bids[0] == 18
    table.do(REARHAND, Bid(18))
    assert Table().do(MIDDLEHAND, Bid(18)).do(FOREHAND, Pass()).options(REARHAND).bids[0] == 20


def test_12_forehand_is_asked_for_18_when_the_others_pass() -> None:
    table = Table().do(MIDDLEHAND, Pass()).do(REARHAND, Pass())
    assert isinstance(table.phase, ForehandAsked)
    assert table.options(FOREHAND).bids == (18,)
    assert Pass() in table.options(FOREHAND).simple


def test_13_a_jack_follows_trumps_and_not_its_printed_suit() -> None:
    only_jack = parse_cards("CJ H7")
    assert legal_cards(GRAND, only_jack, cards("C8")[0]) == only_jack
    assert legal_cards(GRAND, only_jack, cards("DJ")[0]) == parse_cards("CJ")


def test_14_an_ouvert_hand_is_shown_to_all_without_the_cards_laid_away_and_shrinks() -> None:
    deal = dealt(forehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 CA", skat="D7 SA")
    table = (
        Table(ISKO, deal).won_by(FOREHAND).takes_skat(FOREHAND, "CA SA").declares(FOREHAND, NULL, ouvert=True)
    )
    shown = parse_cards("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7")
    assert {table.view(viewer).open_hands[0] for viewer in (MIDDLEHAND, REARHAND, None)} == {shown}
    table.play("D7")
    assert {table.view(viewer).open_hands[0].bit_count() for viewer in (MIDDLEHAND, REARHAND, None)} == {9}


def test_15_a_declarer_has_twelve_cards_lays_two_away_and_plays_ten() -> None:
    table = Table(ISKO, HAND_WITH_JACK_IN_SKAT).won_by(FOREHAND).do(FOREHAND, PickUpSkat())
    assert len(table.hand(FOREHAND)) == 12
    for wrong in ("CJ CJ", "CJ SJ"):
        check_refused(table, FOREHAND, Discard(pair(wrong)), Reason.BAD_DISCARD)
    table.do(FOREHAND, Discard(pair("SA DA"))).declares(FOREHAND, CLUBS)
    assert len(table.hand(FOREHAND)) == 10
    table.play_on()
    done = table.game_result.achievement
    assert done.card_points + done.defender_points == 120
    assert done.card_points >= 22


def test_16_hand_is_chosen_before_the_game_and_every_game_stays_open() -> None:
    table = Table().won_by(FOREHAND)
    games = {offer.game for offer in table.options(FOREHAND).declarations}
    assert games == set(GameType) - {GameType.RAMSCH}
    assert table.options(FOREHAND).simple == (PickUpSkat(),)


EACH_45 = ((F, 20), (M, 20), (R, 30), (F, 25), (M, 25), *[(R, 0)] * 5)


def test_17_in_a_ramsch_all_who_tie_lose_and_a_virgin_never_does() -> None:
    assert ramsch(*EACH_45, rules=RamschRules(skat_to="nobody")) == (-45, -45, 0)
    tied_against_a_virgin = ((F, 60), (M, 60), *[(F, 0)] * 8)
    assert ramsch(*tied_against_a_virgin, rules=RamschRules(skat_to="nobody")) == (-120, -120, 0)


def test_18_a_ramsch_is_written_for_all_three() -> None:
    table = Table(isko(auction__all_pass="ramsch")).all_pass().play_on()
    found = table.ramsch_result
    assert len(found.settlement.scores) == len(found.tricks) == len(found.trick_points) == 3
    assert [score < 0 for score in found.settlement.scores].count(True) == len(found.settlement.losers) >= 1


def test_19_who_never_looked_may_push_a_jack_and_pushing_ends_after_rearhand() -> None:
    rules = isko(auction__all_pass="ramsch", ramsch__pushing=True)
    table = Table(rules, dealt(skat="CJ SJ")).all_pass()
    for place in POSITIONS:
        assert isinstance(table.phase, RamschChoice)
        table.do(place, PushSkat())
    assert isinstance(table.phase, Playing)
    looked = Table(rules, dealt(skat="CJ SJ")).all_pass().do(FOREHAND, PickUpSkat())
    check_refused(looked, FOREHAND, Discard(pair("CJ C7")), Reason.JACK_DISCARDED)


def test_20_to_whom_the_skat_of_a_ramsch_goes_is_decided_before_and_forty_each_is_nothing() -> None:
    tricks = ((F, 31), (M, 44), (R, 31), *[(F, 0)] * 7)
    assert ramsch(*tricks, skat=14, rules=RamschRules(skat_to="last_trick")) == (-45, 0, 0)
    assert ramsch(*tricks, skat=14, rules=RamschRules(skat_to="loser")) == (0, -58, 0)
    assert ramsch(*EACH_45, skat=5, rules=RamschRules(skat_to="loser")) == (-50, -50, 0)
    assert ramsch((F, 40), (M, 40), (R, 40), *[(F, 0)] * 7) == (0, 0, 0)


def test_21_whether_pushes_double_a_march_is_an_option() -> None:
    march = [(R, 12)] * 10
    assert ramsch(*march, pushes=3) == (0, 0, 120)
    assert ramsch(*march, pushes=3, rules=RamschRules(durchmarsch_doubled=True)) == (0, 0, 960)
    kinds = settle_ramsch(
        RamschRules(), RamschAchievement(tricks=((R, CardPoints(12)),) * 10, skat_points=CardPoints(0))
    )
    assert kinds.kind is RamschKind.DURCHMARSCH


def test_22_a_lost_hand_game_costs_double_today_and_single_by_the_old_code() -> None:
    old = load_preset("altenburg_1937")
    assert settled(said="hand", card_points=50).score == -72
    assert settled(said="hand", card_points=50, rules=old).score == -36
    assert settled(card_points=50, rules=old).score == -48


def test_23_an_old_grand_ouvert_is_worth_360_and_not_396() -> None:
    everything = "hand schneider schwarz ouvert"
    full: dict[str, Any] = {"matadors": 4, "card_points": 120, "tricks": 10}
    assert settled(game=GRAND, said=everything, rules=load_preset("altenburg_1937"), **full).value == 360
    assert settled(game=GRAND, said=everything, **full).value == 264


def test_24_null_has_an_order_of_its_own_for_tricks_and_for_the_hand() -> None:
    trick = cards("ST SJ S9")
    assert trick[trick_winner(NULL, trick)] is cards("SJ")[0]
    assert trick[trick_winner(GRAND, cards("ST SK S9"))] is cards("ST")[0]
    assert [card.value for card in sorted_hand(parse_cards("S9 ST SJ SQ"), NULL)] == ["SQ", "SJ", "ST", "S9"]


def test_25_at_a_table_of_four_the_dealer_has_his_thirty_and_a_passed_in_deal_changes_nothing() -> None:
    rules = isko(list__seats=4, list__scoring="seeger_fabian").list
    lost = GameEntry(dealer=Seat(0), declarer=Seat(1), score=settled(card_points=60).score, won=False)
    entries: list[ListEntry] = [lost, PassedInEntry(dealer=Seat(1))]
    assert totals(rules, tally(rules, entries)) == (30, -98, 30, 30)
    assert [foot.total for foot in feet(rules, tally(rules, [PassedInEntry(dealer=Seat(0))]))] == [0, 0, 0, 0]


def test_26_a_claim_needs_proof_or_consent_and_reverses_no_decided_game() -> None:
    table = Table(ISKO, HAND_WITH_JACK_IN_SKAT).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True)
    table.do(FOREHAND, Claim(ClaimLevel.SIMPLE))
    check_refused(table, FOREHAND, Answer(True), Reason.NOT_ASKED)
    table.do(MIDDLEHAND, Answer(False))
    assert isinstance(table.phase, Playing)
    lost = settled(ended=Ending.CLAIM_ACCEPTED, defender_points=60, defender_tricks=5)
    assert (lost.won, lost.levels) == (False, 2)
    won = settled(ended=Ending.DECLARER_CONCEDED, card_points=61)
    assert won.won


def test_27_no_own_schneider_for_who_gives_up_nor_on_top_of_an_announced_one() -> None:
    given_up = settled(ended=Ending.DECLARER_CONCEDED, card_points=5, tricks=1)
    assert (given_up.levels, given_up.score) == (2, -48)
    announced = settled(said="hand schneider", card_points=20, tricks=2)
    assert announced.levels == 5


def test_28_a_null_is_over_with_the_declarer_s_first_trick() -> None:
    deal = dealt(forehand="C7 CA", middlehand="C8 C9", rearhand="CQ CK")
    table = Table(ISKO, deal).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True).play("C7 C8 CQ")
    assert isinstance(table.phase, Playing)
    assert table.playing.turn is REARHAND
    table.play("CK CA C9")
    assert isinstance(table.phase, GameOver)
    assert table.settlement.losses == (Loss.TRICK_IN_NULL,)
    assert len(table.phase.playing.tricks) == 2
