"""House rules in whole deals: Kontra, Ramsch with all that goes with it, Spitze, Revolution, Schenken."""

import pytest

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, check_refused, dealt, isko, pair
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Concede,
    DeclareGrandHand,
    Decline,
    DeclineGrandHand,
    Discard,
    Double,
    Hold,
    Knock,
    OfferGift,
    Pass,
    PickUpSkat,
    PushSkat,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.errors import Reason
from vorhand.core.events import Hands
from vorhand.core.phases.types import CallsAsked, Playing, RamschCalls, RamschChoice, RamschOver, Setting
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.ramsch import RamschKind
from vorhand.core.rules.ruleset import RuleSet
from vorhand.core.rules.valuation import Factor, Loss
from vorhand.presets import load_preset

KONTRA, RE, SUPRA, HIRSCH = DOUBLINGS
CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL
PUB_PL, XSKAT = load_preset("pub_pl"), load_preset("xskat_pub")
ROUND = Setting(ramsch_round=True)
DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)


def clubs(rules: RuleSet) -> Table:
    """Forehand plays clubs hand at 20; middlehand bid, rearhand passed."""
    return Table(rules, DEAL).won_by(FOREHAND, 20).declares(FOREHAND, CLUBS, hand=True)


def check_window(rules: RuleSet, by: Position, cards_played: int, *, is_open: bool) -> None:
    table = clubs(rules)
    if isinstance(table.phase, CallsAsked) and cards_played:
        table.all_decline()
    if cards_played:
        table.play(" ".join(["CA", "C7", "CQ", "CT", "C8", "DJ"][:cards_played]))
    assert (Double(KONTRA) in table.options(by).simple) is is_open


@pytest.mark.parametrize(
    ("until", "middlehand", "rearhand"),
    [
        ("first_lead", [True, False, False, False, False], [True, False, False, False, False]),
        ("own_first_card", [True, True, False, False, False], [True, True, True, False, False]),
        ("second_trick", [True, True, True, True, False], [True, True, True, True, False]),
    ],
)
def test_kontra_can_be_said_as_long_as_the_table_plays(
    until: str, middlehand: list[bool], rearhand: list[bool]
) -> None:
    rules = isko(kontra__who="any_defender", kontra__until=until)
    for played, is_open in enumerate(middlehand):
        check_window(rules, MIDDLEHAND, played, is_open=is_open)
    for played, is_open in enumerate(rearhand):
        check_window(rules, REARHAND, played, is_open=is_open)


def test_where_only_bidders_may_a_silent_defender_may_not() -> None:
    table = clubs(isko(kontra__who="bidders_only"))
    assert Double(KONTRA) in table.options(MIDDLEHAND).simple
    check_refused(table, REARHAND, Double(KONTRA), Reason.NO_DOUBLING)


def test_a_game_doubled_four_times_costs_sixteen_times() -> None:
    rules = isko(kontra__who="any_defender", kontra__supra=True, kontra__hirsch=True)
    table = clubs(rules)
    for by, call in ((MIDDLEHAND, KONTRA), (FOREHAND, RE), (REARHAND, SUPRA), (FOREHAND, HIRSCH)):
        table.do(by, Double(call))
    table.do(FOREHAND, Concede())
    assert table.settlement.score == -60 * 2 * 16
    assert table.settlement.factors == (Factor.LOSS, Factor.KONTRA, Factor.RE, Factor.SUPRA, Factor.HIRSCH)


def test_in_null_a_re_may_be_left_out() -> None:
    rules = isko(kontra__who="any_defender", kontra__re_in_null=False)
    table = (
        Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True).do(MIDDLEHAND, Double(KONTRA))
    )
    assert isinstance(table.phase, Playing)
    check_refused(table, FOREHAND, Double(RE), Reason.NO_DOUBLING)
    ouvert = Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, NULL, hand=True, ouvert=True)
    ouvert.do(MIDDLEHAND, Double(KONTRA)).do(FOREHAND, Double(RE))


def test_pl_a_ramsch_follows_three_passes_and_each_push_doubles() -> None:
    table = Table(PUB_PL, DEAL).all_pass()
    assert isinstance(table.phase, RamschChoice)
    for place in POSITIONS:
        table.do(place, PushSkat())
    table.play_on()
    assert isinstance(table.phase, RamschOver)
    found = table.ramsch_result
    (loser,) = found.settlement.losers
    # The skat is worth 13, and somebody took no trick.
    assert found.settlement.jungfrau_factor == 2
    assert found.settlement.scores[loser.index] == -(found.trick_points[loser.index] + 13) * 2 * 8


def test_pl_jacks_go_back_into_the_skat_only_unseen() -> None:
    table = Table(PUB_PL, DEAL).all_pass().do(FOREHAND, PushSkat()).do(MIDDLEHAND, PickUpSkat())
    check_refused(table, MIDDLEHAND, table_discard("HJ DA"), Reason.JACK_DISCARDED)
    table.do(MIDDLEHAND, table_discard("DA HT")).do(REARHAND, PushSkat())
    assert isinstance(table.phase, Playing)


def table_discard(text: str) -> Discard:
    return Discard(pair(text))


def test_a_knock_doubles_a_ramsch_round_for_those_who_did_not_push() -> None:
    table = Table(XSKAT, DEAL, ROUND)
    for place in POSITIONS:
        table.do(place, DeclineGrandHand())
    table.do(FOREHAND, PushSkat()).takes_skat(MIDDLEHAND, "DA HT").do(REARHAND, PushSkat())
    assert isinstance(table.phase, RamschCalls)
    assert table.phase.pending == (MIDDLEHAND,)
    table.do(MIDDLEHAND, Knock()).play_on()
    settlement = table.ramsch_result.settlement
    assert (settlement.push_factor, settlement.knock_factor) == (4, 2)


def test_the_first_who_wants_plays_grand_hand_and_forehand_leads() -> None:
    table = Table(PUB_PL, DEAL, ROUND).do(FOREHAND, DeclineGrandHand()).do(MIDDLEHAND, DeclareGrandHand())
    assert table.playing.turn is FOREHAND
    table.do(MIDDLEHAND, Concede())
    # Without 3 in the ten cards of the hand: the unseen skat does not count there.
    assert table.settlement.value == 24 * (4 + 1 + 1)


MARCH = dealt(
    forehand="CJ SJ HJ DJ CA CT CK CQ C9 C8",
    middlehand="C7 S7 S8 S9 ST SQ SK SA H7 H8",
    rearhand="H9 HT HQ HK HA D7 D8 D9 DT DQ",
    skat="DK DA",
)
RAMSCH = isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True)


def test_one_who_takes_all_tricks_writes_120() -> None:
    table = Table(isko(auction__all_pass="ramsch"), MARCH).all_pass().play_on()
    assert table.ramsch_result.tricks == (10, 0, 0)
    assert table.ramsch_result.settlement.scores == (120, 0, 0)
    assert table.ramsch_result.settlement.kind is RamschKind.DURCHMARSCH


def test_a_broken_jungfrau_costs_120_and_a_kept_one_nothing() -> None:
    broken = Table(RAMSCH, MARCH).all_pass().do(FOREHAND, AnnounceJungfrau()).play_on()
    assert broken.ramsch_result.settlement.scores == (-120, 0, 0)
    kept = Table(RAMSCH, MARCH).all_pass().do(REARHAND, AnnounceJungfrau()).play_on()
    assert kept.ramsch_result.settlement.scores == (120, 0, 0)
    silent = Table(RAMSCH, MARCH).all_pass()
    for place in POSITIONS:
        silent.do(place, Decline())
    assert silent.play_on().ramsch_result.achievement.announced_jungfrau is None


def test_a_revolution_lets_the_defenders_rearrange_and_counts_92() -> None:
    table = Table(XSKAT, DEAL).won_by(FOREHAND).takes_skat(FOREHAND, "CJ SJ")
    table.declares(FOREHAND, NULL, revolution=True)
    swapped = Hands((), DEAL.hands.rearhand, DEAL.hands.middlehand)
    table.do(MIDDLEHAND, Rearrange(swapped)).do(REARHAND, Concede())
    assert (table.settlement.value, table.settlement.score) == (92, 92)


def test_a_spitze_adds_its_levels_and_loses_when_missed() -> None:
    deal = dealt(
        forehand="CJ SJ HJ DJ CA CT CK CQ C9 C7", middlehand="S7 S8 S9 ST SQ SK SA H7 H8 H9", skat="C8 HA"
    )
    rules = isko(spitze__levels=2)
    made = Table(rules, deal).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True, spitze=True)
    for card in ["CJ", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "C9", "C7"]:
        made.play(card).play_on(2)
    # With 11, game, hand, Schneider, Schwarz and two for the Spitze.
    assert made.settlement.levels == 11 + 1 + 1 + 1 + 1 + 2
    missed = Table(rules, deal).won_by(FOREHAND).declares(FOREHAND, CLUBS, hand=True, spitze=True)
    for card in ["C7", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "C9", "CJ"]:
        missed.play(card).play_on(2)
    assert missed.settlement.losses == (Loss.SPITZE_MISSED,)


def test_a_refused_gift_has_to_be_played_out_one_level_higher() -> None:
    table = (
        Table(XSKAT, DEAL)
        .do(MIDDLEHAND, Bid(18))
        .do(FOREHAND, Hold())
        .do(MIDDLEHAND, Pass())
        .do(REARHAND, Pass())
    )
    table.declares(FOREHAND, GRAND, hand=True).all_decline()
    table.do(REARHAND, OfferGift()).do(MIDDLEHAND, Answer(True)).do(FOREHAND, Answer(False))
    table.do(FOREHAND, Concede())
    # With 3, game, hand, Schneider and its announcement.
    assert (table.settlement.levels, table.settlement.won) == (7, False)
