"""Between the announcement and the cards: doublings, open hands, the Revolution."""

import pytest

from tests.rules.table import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    Table,
    cards,
    check_refused,
    dealt,
    isko,
    same_cards,
)
from vorhand.core.cards import cards_in
from vorhand.core.commands import (
    Bid,
    Concede,
    DeclareGrandHand,
    Decline,
    Double,
    Hold,
    Pass,
    PlayCard,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.errors import IllegalEvent, Reason
from vorhand.core.events import (
    CardsShown,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    GameDeclared,
    Hands,
    KontraGiven,
)
from vorhand.core.phases.opening import cards_played_by
from vorhand.core.phases.types import (
    CallsAsked,
    GameOver,
    Phase,
    Playing,
    Rearranging,
    Setting,
    Showing,
    Terms,
)
from vorhand.core.positions import POSITIONS, Position
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.ruleset import RuleSet

KONTRA, RE, SUPRA, HIRSCH = DOUBLINGS
CLUBS, GRAND, NULL = GameType.CLUBS, GameType.GRAND, GameType.NULL
ALL = isko(kontra__who="any_defender", kontra__supra=True, kontra__hirsch=True)
FIRST_LEAD = isko(
    kontra__who="any_defender", kontra__until="first_lead", kontra__supra=True, kontra__hirsch=True
)
BEFORE_SHOWN = isko(kontra__who="any_defender", kontra__ouvert="before_cards_shown")
REVOLUTION = isko(revolution__enabled=True)
DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)


def declared(rules: RuleSet, game: GameType, declarer: Position = FOREHAND, **said: bool) -> Table:
    return Table(rules, DEAL).won_by(declarer).declares(declarer, game, hand=True, **said)


def pending(phase: Phase) -> tuple[Position, ...]:
    assert isinstance(phase, CallsAsked | Rearranging)
    return phase.pending


def test_a_doubling_is_answered_before_play_goes_on() -> None:
    table = declared(ALL, CLUBS).do(MIDDLEHAND, Double(KONTRA))
    assert pending(table.phase) == (FOREHAND,)
    table.do(FOREHAND, Double(RE))
    assert pending(table.phase) == (MIDDLEHAND, REARHAND)
    table.do(REARHAND, Double(SUPRA)).do(FOREHAND, Double(HIRSCH))
    assert table.playing.terms.doublings == 4
    assert table.playing.turn is FOREHAND


def test_a_game_begins_with_nothing_called_and_nothing_shown() -> None:
    terms = Terms(doublings=0, doubled_at=0, gifts_refused=0, shown=False, exposed=False)
    assert declared(ALL, CLUBS).playing.terms == terms


def test_who_declines_leaves_the_score_as_it_is() -> None:
    table = declared(ALL, CLUBS).do(MIDDLEHAND, Double(KONTRA)).do(FOREHAND, Decline())
    assert table.playing.terms.doublings == 1
    table = (
        declared(ALL, CLUBS).do(MIDDLEHAND, Double(KONTRA)).do(FOREHAND, Double(RE)).do(REARHAND, Decline())
    )
    assert pending(table.phase) == (MIDDLEHAND,)
    assert table.do(MIDDLEHAND, Decline()).playing.terms.doublings == 2


def test_a_decline_binds_nobody_while_the_call_is_possible() -> None:
    table = (
        declared(ALL, CLUBS).do(MIDDLEHAND, Double(KONTRA)).do(FOREHAND, Decline()).do(FOREHAND, Double(RE))
    )
    assert pending(table.phase) == (MIDDLEHAND, REARHAND)


def test_a_kontra_in_the_middle_of_a_trick_stops_play_for_the_answer() -> None:
    table = declared(ALL, CLUBS).play("CA").do(REARHAND, Double(KONTRA))
    check_refused(
        table, MIDDLEHAND, PlayCard(cards("C7")[0]), Reason.WRONG_PHASE, "CallsAsked", "CallDeclined"
    )
    table.do(FOREHAND, Double(RE)).all_decline().play("C7")
    assert (table.playing.terms.doublings, table.playing.terms.doubled_at) == (2, 1)
    check_refused(
        table, REARHAND, Double(SUPRA), Reason.NO_DOUBLING, "supra", "the next call is supra", "its time"
    )


def test_one_kontra_binds_both_defenders() -> None:
    table = declared(ALL, CLUBS).do(MIDDLEHAND, Double(KONTRA)).all_decline()
    check_refused(
        table, REARHAND, Double(KONTRA), Reason.NO_DOUBLING, "may not say kontra", "the next call is re"
    )


def test_nobody_answers_hirsch() -> None:
    table = declared(ALL, CLUBS)
    for by, call in ((MIDDLEHAND, KONTRA), (FOREHAND, RE), (MIDDLEHAND, SUPRA), (FOREHAND, HIRSCH)):
        table.do(by, Double(call))
    check_refused(table, MIDDLEHAND, Double(KONTRA), Reason.NO_DOUBLING, "nothing answers Hirsch")


def test_without_re_play_goes_on_after_kontra() -> None:
    rules = isko(kontra__who="any_defender", kontra__re=False)
    assert declared(rules, CLUBS).do(MIDDLEHAND, Double(KONTRA)).playing.terms.doublings == 1


def test_a_declarer_who_leads_waits_for_both_defenders_where_kontra_ends_with_the_first_lead() -> None:
    table = declared(FIRST_LEAD, CLUBS)
    assert pending(table.phase) == (MIDDLEHAND, REARHAND)
    check_refused(table, FOREHAND, PlayCard(cards("CJ")[0]), Reason.WRONG_PHASE)
    check_refused(table, FOREHAND, Concede(), Reason.WRONG_PHASE)
    table.do(REARHAND, Decline())
    check_refused(table, REARHAND, Decline(), Reason.NOT_ASKED, "rearhand is not asked", "asked: middlehand")
    check_refused(table, REARHAND, Double(KONTRA), Reason.NO_DOUBLING)
    table.do(MIDDLEHAND, Decline()).play("CJ")
    check_refused(table, MIDDLEHAND, Double(KONTRA), Reason.NO_DOUBLING, "its time")


def test_nobody_is_asked_when_a_defender_leads() -> None:
    table = declared(FIRST_LEAD, CLUBS, MIDDLEHAND)
    assert isinstance(table.phase, Playing)
    table.do(FOREHAND, Double(KONTRA)).all_decline()
    assert table.playing.terms.doublings == 1


def test_only_who_may_is_asked() -> None:
    rules = isko(kontra__who="bidders_only", kontra__until="first_lead")
    table = (
        Table(rules, DEAL)
        .do(MIDDLEHAND, Bid(18))
        .do(FOREHAND, Hold())
        .do(MIDDLEHAND, Pass())
        .do(REARHAND, Pass())
    )
    table.declares(FOREHAND, CLUBS, hand=True)
    assert pending(table.phase) == (MIDDLEHAND,)
    check_refused(table, REARHAND, Double(KONTRA), Reason.NO_DOUBLING)


def test_an_ouvert_hand_lies_open_before_the_first_lead() -> None:
    table = declared(ALL, NULL, ouvert=True)
    assert table.playing.terms.shown
    assert isinstance(table.events[-1], CardsShown)
    assert same_cards(table.events[-1].cards, "CJ SJ CA CT CK SA ST HA D7 D8")


def test_kontra_may_have_to_come_before_the_cards_are_shown() -> None:
    table = declared(BEFORE_SHOWN, NULL, ouvert=True)
    assert pending(table.phase) == (MIDDLEHAND, REARHAND)
    table.do(MIDDLEHAND, Double(KONTRA))
    assert pending(table.phase) == (FOREHAND,)
    assert table.do(FOREHAND, Decline()).playing.terms.shown
    open_hand = declared(BEFORE_SHOWN, NULL, ouvert=True).all_decline()
    check_refused(open_hand, MIDDLEHAND, Double(KONTRA), Reason.NO_DOUBLING)
    assert isinstance(declared(BEFORE_SHOWN, CLUBS).phase, Playing)


def declared_but_not_shown(rules: RuleSet) -> Table:
    """As a log has it: the announcement has been read, and the cards shown come next."""
    return Table(rules, DEAL).won_by(FOREHAND).happen(GameDeclared(FOREHAND, NULL, hand=True, ouvert=True))


def test_a_doubling_may_come_while_the_cards_are_still_to_be_shown() -> None:
    table = declared_but_not_shown(ALL)
    assert isinstance(table.phase, Showing)
    assert table.options(MIDDLEHAND).simple == (Double(KONTRA),)
    table.happen(KontraGiven(MIDDLEHAND)).do(FOREHAND, Decline())
    assert table.playing.terms.shown
    assert table.playing.terms.doublings == 1


def check_event(table: Table, event: Event, reason: Reason, words: str) -> None:
    with pytest.raises(IllegalEvent, match=words) as refusal:
        table.happen(event)
    assert refusal.value.reason is reason


def test_only_the_declarer_s_own_cards_are_shown() -> None:
    table = declared_but_not_shown(ALL)
    check_event(
        table, CardsShown(MIDDLEHAND, DEAL.hands.middlehand), Reason.NOT_THE_DECLARER, "declarer shows"
    )
    for text in (
        "CJ SJ CA CT CK SA ST HA D7 D9",
        "CJ SJ CA CT CK SA ST HA D7",
        "CJ SJ CA CT CK SA ST HA D7 D8 D8",
    ):
        check_event(table, CardsShown(FOREHAND, cards(text)), Reason.WRONG_CARDS_SHOWN, "not the hand")


def revolution() -> Table:
    return declared(REVOLUTION, NULL, revolution=True)


def test_in_a_revolution_the_defenders_see_the_open_hand_and_each_other() -> None:
    table = revolution()
    shown, consulted = table.events[-2:]
    assert isinstance(shown, CardsShown)
    assert isinstance(consulted, DefendersConsulted)
    assert consulted.hands.of(FOREHAND) == ()
    assert same_cards(consulted.hands.of(MIDDLEHAND), "C7 C8 C9 S7 S8 S9 H7 H8 H9 HT")
    assert pending(table.phase) == (MIDDLEHAND, REARHAND)


SWAPPED = Hands((), cards("CQ SQ SK HQ HK DJ D9 DT DQ DK"), cards("C7 C8 C9 S7 S8 S9 H7 H8 H9 HT"))


def test_one_defender_may_divide_the_twenty_cards_anew_once() -> None:
    table = revolution().do(REARHAND, Rearrange(SWAPPED))
    assert same_cards(table.hand(MIDDLEHAND), "CQ SQ SK HQ HK DJ D9 DT DQ DK")
    assert same_cards(table.hand(FOREHAND), "CJ SJ CA CT CK SA ST HA D7 D8")
    check_refused(table, MIDDLEHAND, Rearrange(SWAPPED), Reason.WRONG_PHASE)
    second = revolution().do(MIDDLEHAND, Decline()).do(REARHAND, Rearrange(SWAPPED))
    assert isinstance(second.phase, Playing)


def test_both_defenders_may_keep_their_cards() -> None:
    table = revolution().do(REARHAND, Decline())
    check_refused(table, REARHAND, Rearrange(SWAPPED), Reason.NOT_ASKED, "asked: middlehand")
    check_refused(table, FOREHAND, Decline(), Reason.NOT_ASKED)
    assert isinstance(table.do(MIDDLEHAND, Decline()).phase, Playing)


def test_the_declarer_does_not_rearrange() -> None:
    check_refused(revolution(), FOREHAND, Rearrange(SWAPPED), Reason.NOT_ASKED, "asked: middlehand, rearhand")


@pytest.mark.parametrize(
    "hands",
    [
        Hands((), SWAPPED.middlehand, SWAPPED.rearhand[:9]),
        Hands((), (*SWAPPED.middlehand, SWAPPED.rearhand[0]), SWAPPED.rearhand[1:]),
        Hands((), SWAPPED.middlehand, (*SWAPPED.rearhand[:9], SWAPPED.rearhand[0])),
        Hands((), SWAPPED.middlehand, (*SWAPPED.rearhand[:9], cards("CJ")[0])),
        Hands(SWAPPED.middlehand, (), SWAPPED.rearhand),
        Hands(cards("CJ"), SWAPPED.middlehand, SWAPPED.rearhand),
        Hands((), (), ()),
    ],
)
def test_a_rearrangement_is_ten_and_ten_of_the_defenders_cards(hands: Hands) -> None:
    check_refused(revolution(), MIDDLEHAND, Rearrange(hands), Reason.BAD_REARRANGEMENT, "ten and ten")


def test_what_the_defenders_see_in_a_consultation_is_what_they_hold() -> None:
    table = Table(REVOLUTION, DEAL).won_by(FOREHAND)
    table.happen(
        GameDeclared(FOREHAND, NULL, hand=True, revolution=True), CardsShown(FOREHAND, DEAL.hands.forehand)
    )
    check_event(table, DefendersConsulted(SWAPPED), Reason.WRONG_CARDS_SHOWN, "cards of middlehand")
    everything = Hands(DEAL.hands.forehand, DEAL.hands.middlehand, DEAL.hands.rearhand)
    check_event(table, DefendersConsulted(everything), Reason.WRONG_CARDS_SHOWN, "cards of forehand")
    table.happen(DefendersConsulted(Hands((), DEAL.hands.middlehand, DEAL.hands.rearhand)))
    check_event(table, DefendersRearranged(FOREHAND, SWAPPED), Reason.NOT_ASKED, "not asked")


def test_nobody_doubles_a_ramsch() -> None:
    rules = isko(auction__all_pass="ramsch", kontra__who="any_defender")
    check_refused(Table(rules, DEAL).all_pass(), MIDDLEHAND, Double(KONTRA), Reason.NO_DOUBLING)


def test_a_null_below_the_bid_is_over_before_anything_is_asked() -> None:
    table = Table(FIRST_LEAD, DEAL).won_by(FOREHAND, 36).declares(FOREHAND, NULL, hand=True)
    assert isinstance(table.phase, GameOver)


def test_a_grand_hand_of_a_ramsch_round_can_be_doubled() -> None:
    table = Table(FIRST_LEAD, DEAL, Setting(ramsch_round=True)).do(FOREHAND, DeclareGrandHand())
    assert pending(table.phase) == (MIDDLEHAND, REARHAND)


def test_played_cards_are_counted_for_each_player_whoever_leads() -> None:
    table = declared(ALL, CLUBS).play("D7 HT D9 SK")
    assert table.playing.tricks[0].winner is REARHAND
    assert [cards_played_by(table.playing, place) for place in POSITIONS] == [1, 1, 2]
    table.play("SA")
    assert [cards_played_by(table.playing, place) for place in POSITIONS] == [2, 1, 2]


def test_played_cards_are_counted_for_each_player() -> None:
    table = declared(ALL, CLUBS)
    for text, counted in (
        ("", (0, 0, 0)),
        ("CA", (1, 0, 0)),
        ("C7", (1, 1, 0)),
        ("CQ", (1, 1, 1)),
        ("D7 HT", (2, 2, 1)),
    ):
        table.play(text)
        assert tuple(cards_played_by(table.playing, place) for place in POSITIONS) == counted
    assert [len(cards_in(hand)) for hand in table.deal.hands] == [8, 8, 9]
