"""Claims, concessions, open play and gifts in a running game."""

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, check_refused, dealt, isko, same_cards
from vorhand.core.commands import Answer, Claim, Concede, OfferGift, PlayOpen
from vorhand.core.contract import GameType
from vorhand.core.errors import Reason
from vorhand.core.events import Claimed, OpenPlayed
from vorhand.core.phases.claims import claim_levels, may_offer_gift
from vorhand.core.phases.types import ClaimAsked, ConcessionAsked, GameOver, GiftAsked
from vorhand.core.rules.ruleset import ISKO, RuleSet
from vorhand.core.rules.valuation import ClaimLevel, Ending, Loss

SIMPLE, SCHNEIDER, SCHWARZ = ClaimLevel
YES, NO = Answer(True), Answer(False)
RAMSCH = isko(auction__all_pass="ramsch", schenken__enabled=True)
GIFTS = isko(schenken__enabled=True)
DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)
ONE_TRICK = "CA C7 CQ"
TWO_TRICKS = f"{ONE_TRICK} CT C8 DJ"


def clubs(rules: RuleSet = ISKO, **said: bool) -> Table:
    return Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True, **said)


def null(rules: RuleSet = ISKO) -> Table:
    return Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.NULL, hand=True)


def ended(table: Table) -> Ending:
    assert isinstance(table.phase, GameOver), table.phase
    return table.phase.ended


def test_a_claim_lays_the_hand_open_and_asks_both_defenders() -> None:
    table = clubs().play(ONE_TRICK).do(FOREHAND, Claim(SCHNEIDER))
    assert isinstance(table.phase, ClaimAsked)
    assert table.phase.pending == (MIDDLEHAND, REARHAND)
    claimed = table.events[-1]
    assert isinstance(claimed, Claimed)
    assert same_cards(claimed.cards, "CJ SJ CT CK SA ST HA D7 D8")
    table.do(REARHAND, YES)
    check_refused(table, REARHAND, YES, Reason.NOT_ASKED, "asked: middlehand")
    check_refused(table, FOREHAND, YES, Reason.NOT_ASKED)
    table.do(MIDDLEHAND, YES)
    assert ended(table) is Ending.CLAIM_ACCEPTED
    # Without the jack of hearts but with it in the skat: with 3, game, hand, Schneider.
    assert (table.settlement.levels, table.settlement.won) == (6, True)


def test_after_one_refusal_play_goes_on_with_the_hand_open() -> None:
    for answers in (((MIDDLEHAND, NO),), ((REARHAND, YES), (MIDDLEHAND, NO))):
        table = clubs().play(ONE_TRICK).do(FOREHAND, Claim(SIMPLE))
        for by, answer in answers:
            table.do(by, answer)
        assert table.playing.terms.exposed
        assert table.playing.turn is FOREHAND
        assert table.view(MIDDLEHAND).open_hands[0] == table.deal.hands[0]
        table.play("CJ")
        assert table.view(MIDDLEHAND).open_hands[0] == table.deal.hands[0]


def test_a_proved_claim_is_granted_at_once_where_the_table_proves() -> None:
    assert ended(clubs().do(FOREHAND, Claim(SCHWARZ), proven=True)) is Ending.CLAIM_ACCEPTED
    asked = clubs(isko(claims__server_proof=False)).do(FOREHAND, Claim(SCHWARZ), proven=True)
    assert isinstance(asked.phase, ClaimAsked)


def test_only_levels_that_are_not_lost_can_be_claimed() -> None:
    table = clubs().play(ONE_TRICK)
    assert claim_levels(table.playing) == (SIMPLE, SCHNEIDER, SCHWARZ)
    table.play("D7 HT D9")
    assert claim_levels(table.playing) == (SIMPLE, SCHNEIDER)
    check_refused(
        table,
        FOREHAND,
        Claim(SCHWARZ),
        Reason.NO_CLAIM,
        "schwarz can no longer be claimed",
        "simple, schneider",
    )
    table.play("DK D8 H9 DQ SA S9")
    assert claim_levels(table.playing) == (SIMPLE, SCHNEIDER)
    assert claim_levels(null().playing) == (SIMPLE,)
    check_refused(null(), FOREHAND, Claim(SCHNEIDER), Reason.NO_CLAIM, "only simple")


def test_a_defender_does_not_claim() -> None:
    check_refused(
        clubs(), MIDDLEHAND, Claim(SIMPLE), Reason.NO_CLAIM, "a defender lays the hand open", "4.4.5"
    )


def test_a_claim_in_the_middle_of_a_trick_leaves_the_trick_to_nobody() -> None:
    table = clubs().play("CA C7").do(FOREHAND, Claim(SIMPLE), proven=True)
    achievement = table.game_result.achievement
    assert (achievement.tricks, achievement.card_points) == (0, 13)


def test_a_claim_below_the_bid_is_overbid() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND, 72).declares(FOREHAND, GameType.CLUBS, hand=True)
    table.do(FOREHAND, Claim(SIMPLE), proven=True)
    assert table.settlement.losses == (Loss.OVERBID,)


def test_a_declarer_with_nine_cards_gives_up_alone() -> None:
    assert ended(clubs().do(FOREHAND, Concede())) is Ending.DECLARER_CONCEDED
    table = clubs().play(ONE_TRICK).do(FOREHAND, Concede())
    assert ended(table) is Ending.DECLARER_CONCEDED
    assert (table.settlement.levels, table.settlement.score) == (5, -120)


def test_a_declarer_with_eight_cards_needs_one_defender() -> None:
    table = clubs().play(TWO_TRICKS).do(FOREHAND, Concede())
    assert isinstance(table.phase, ConcessionAsked)
    table.do(MIDDLEHAND, NO)
    check_refused(table, MIDDLEHAND, YES, Reason.NOT_ASKED, "asked: rearhand")
    assert ended(table.do(REARHAND, YES)) is Ending.DECLARER_CONCEDED


def test_when_both_refuse_a_concession_play_goes_on() -> None:
    table = clubs().play(TWO_TRICKS).do(FOREHAND, Concede()).do(REARHAND, NO).do(MIDDLEHAND, NO)
    assert (table.playing.turn, table.playing.terms.exposed) == (REARHAND, False)


def test_the_ninth_card_counts_when_it_lies_on_the_table() -> None:
    table = clubs().play(ONE_TRICK).play("CT").do(FOREHAND, Concede())
    assert isinstance(table.phase, ConcessionAsked)


def test_a_defender_gives_up_for_both_at_any_time() -> None:
    table = clubs().do(REARHAND, Concede())
    assert ended(table) is Ending.DEFENDERS_CONCEDED
    assert (table.settlement.won, table.settlement.levels) == (True, 5)
    assert ended(null().play("D7").do(MIDDLEHAND, Concede())) is Ending.DEFENDERS_CONCEDED


def test_a_defender_s_open_play_that_is_proved_gives_the_rest_to_the_defenders() -> None:
    table = clubs().play("D7 HT D9").do(MIDDLEHAND, PlayOpen(), proven=True)
    assert ended(table) is Ending.PLAYED
    opened = next(event for event in table.events if isinstance(event, OpenPlayed))
    assert same_cards(opened.cards, "C7 C8 C9 S7 S8 S9 H7 H8 H9")
    assert (table.game_result.achievement.tricks, table.game_result.achievement.card_points) == (0, 13)
    assert table.settlement.losses == (Loss.POINTS,)
    # Own Schneider and Schwarz count: with 3, game, hand, Schneider, Schwarz.
    assert table.settlement.levels == 7


def test_a_defender_s_open_play_that_is_not_proved_is_a_concession() -> None:
    table = clubs().play("D7 HT D9").do(MIDDLEHAND, PlayOpen())
    assert ended(table) is Ending.DEFENDERS_CONCEDED
    assert table.settlement.won


def test_in_null_a_proved_open_play_wins_the_game_for_the_declarer() -> None:
    assert null().do(REARHAND, PlayOpen(), proven=True).settlement.won


def test_the_declarer_does_not_play_open() -> None:
    check_refused(clubs(), FOREHAND, PlayOpen(), Reason.NOT_A_DEFENDER, "forehand is the declarer")


def test_nothing_of_this_is_possible_in_ramsch() -> None:
    table = Table(RAMSCH, DEAL).all_pass()
    check_refused(table, FOREHAND, Claim(SIMPLE), Reason.NO_CLAIM, "not possible in Ramsch")
    check_refused(table, FOREHAND, PlayOpen(), Reason.NO_CLAIM, "not possible in Ramsch")
    check_refused(table, FOREHAND, Concede(), Reason.NO_CONCESSION, "not possible in Ramsch")
    check_refused(table, FOREHAND, OfferGift(), Reason.NO_GIFT, "not possible in Ramsch")
    assert claim_levels(table.playing) == ()
    assert not may_offer_gift(RAMSCH, table.playing)


def test_a_gift_needs_the_partner_and_then_the_declarer() -> None:
    table = clubs(GIFTS).do(MIDDLEHAND, OfferGift())
    assert isinstance(table.phase, GiftAsked)
    assert table.phase.asked is REARHAND
    check_refused(table, FOREHAND, YES, Reason.NOT_ASKED, "asked: rearhand")
    table.do(REARHAND, YES)
    assert isinstance(table.phase, GiftAsked)
    assert table.phase.asked is FOREHAND
    assert ended(table.do(FOREHAND, YES)) is Ending.GIFT_ACCEPTED
    assert (table.settlement.won, table.settlement.levels) == (True, 5)


def test_a_partner_who_refuses_a_gift_ends_the_matter() -> None:
    table = clubs(GIFTS).do(REARHAND, OfferGift()).do(MIDDLEHAND, NO)
    assert table.playing.terms.gifts_refused == 0
    table.do(REARHAND, OfferGift())


def refused_gift(table: Table) -> Table:
    return table.do(MIDDLEHAND, OfferGift()).do(REARHAND, YES).do(FOREHAND, NO)


def test_a_declarer_who_refuses_a_gift_has_to_reach_the_next_level() -> None:
    table = refused_gift(clubs(GIFTS))
    assert table.playing.terms.gifts_refused == 1
    refused_gift(table)
    check_refused(table, MIDDLEHAND, OfferGift(), Reason.NO_GIFT, "until Schwarz is announced")
    table.do(FOREHAND, Concede())
    # With 3, game, hand, and both steps of Schneider and Schwarz.
    assert table.settlement.levels == 9


def test_a_gift_is_offered_in_trick_one_of_a_trump_game_by_a_defender() -> None:
    words = "trick one of a suit game or grand"
    check_refused(clubs(), MIDDLEHAND, OfferGift(), Reason.NO_GIFT, words)
    check_refused(clubs(GIFTS).play(ONE_TRICK), MIDDLEHAND, OfferGift(), Reason.NO_GIFT, words)
    check_refused(null(GIFTS), MIDDLEHAND, OfferGift(), Reason.NO_GIFT, words)
    check_refused(clubs(GIFTS, schwarz=True), MIDDLEHAND, OfferGift(), Reason.NO_GIFT, words)
    check_refused(clubs(GIFTS), FOREHAND, OfferGift(), Reason.NOT_A_DEFENDER)
    clubs(GIFTS).play("CA C7").do(REARHAND, OfferGift())
