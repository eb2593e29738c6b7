"""From commands to events: the act itself, and what has to be shown after it."""

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, dealt, isko, pair, same_cards
from vorhand.core.commands import (
    AnnounceJungfrau,
    Answer,
    Bid,
    Claim,
    Command,
    Concede,
    DeclareGame,
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
    PlayCard,
    PlayOpen,
    PushSkat,
    Rearrange,
)
from vorhand.core.contract import GameType
from vorhand.core.deal.decide import act, decide, disclosure, revealed
from vorhand.core.deal.state import new_deal, result
from vorhand.core.events import (
    Answered,
    BidHeld,
    BidMade,
    CallDeclined,
    CardPlayed,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Claimed,
    Conceded,
    DefendersConsulted,
    DefendersRearranged,
    Event,
    GameDeclared,
    GiftOffered,
    GrandHandDeclared,
    GrandHandDeclined,
    Hands,
    HirschGiven,
    JungfrauAnnounced,
    Knocked,
    KontraGiven,
    OpenPlayed,
    Passed,
    ReGiven,
    SkatPickedUp,
    SkatPushed,
    SupraGiven,
)
from vorhand.core.phases.types import Setting
from vorhand.core.positions import Position
from vorhand.core.rules.kontra import DOUBLINGS
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel

KONTRA, RE, SUPRA, HIRSCH = DOUBLINGS
DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)
ROUND = Setting(ramsch_round=True)
EVERYTHING = isko(
    auction__all_pass="ramsch",
    kontra__who="any_defender",
    kontra__supra=True,
    kontra__hirsch=True,
    ramsch__pushing=True,
    ramsch__klopfen=True,
    ramsch__announced_jungfrau=True,
    revolution__enabled=True,
    schenken__enabled=True,
)


def check(table: Table, by: Position, command: Command, *events: Event) -> Table:
    """The command causes these events, and leads where they lead."""
    assert decide(table.rules, table.deal, by, command) == events
    return table.do(by, command)


def test_every_command_causes_its_event() -> None:
    table = Table(EVERYTHING, DEAL)
    check(table, MIDDLEHAND, Bid(20), BidMade(MIDDLEHAND, 20))
    check(table, FOREHAND, Hold(), BidHeld(FOREHAND))
    check(table, MIDDLEHAND, Pass(), Passed(MIDDLEHAND))
    table.do(REARHAND, Pass())
    check(table, FOREHAND, PickUpSkat(), SkatPickedUp(FOREHAND, pair("HJ DA")))
    check(table, FOREHAND, Discard(pair("D8 D7")), CardsDiscarded(FOREHAND, pair("D8 D7")))
    check(table, FOREHAND, DeclareGame(GameType.CLUBS), GameDeclared(FOREHAND, GameType.CLUBS))
    check(table, MIDDLEHAND, OfferGift(), GiftOffered(MIDDLEHAND))
    check(table, REARHAND, Answer(False), Answered(REARHAND, False))
    check(table, MIDDLEHAND, Double(KONTRA), KontraGiven(MIDDLEHAND))
    check(table, FOREHAND, Double(RE), ReGiven(FOREHAND))
    check(table, REARHAND, Double(SUPRA), SupraGiven(REARHAND))
    check(table, FOREHAND, Double(HIRSCH), HirschGiven(FOREHAND))
    check(table, FOREHAND, PlayCard(cards("CJ")[0]), CardPlayed(FOREHAND, cards("CJ")[0]))
    held = tuple(sorted(cards("SJ HJ CA CT CK SA ST HA DA"), key=lambda card: card.index))
    check(table, FOREHAND, Claim(ClaimLevel.SCHWARZ), Claimed(FOREHAND, ClaimLevel.SCHWARZ, held))


def test_every_command_before_a_ramsch_causes_its_event() -> None:
    table = Table(EVERYTHING, DEAL, ROUND)
    check(table, FOREHAND, DeclineGrandHand(), GrandHandDeclined(FOREHAND))
    grand_hand = Table(EVERYTHING, DEAL, ROUND)
    check(grand_hand, FOREHAND, DeclareGrandHand(), GrandHandDeclared(FOREHAND))
    table.do(MIDDLEHAND, DeclineGrandHand()).do(REARHAND, DeclineGrandHand())
    check(table, FOREHAND, PushSkat(), SkatPushed(FOREHAND))
    table.takes_skat(MIDDLEHAND, "C7 DA").do(REARHAND, PushSkat())
    check(table, MIDDLEHAND, Knock(), Knocked(MIDDLEHAND))
    check(table, MIDDLEHAND, AnnounceJungfrau(), JungfrauAnnounced(MIDDLEHAND))
    declining = Table(isko(auction__all_pass="ramsch", ramsch__announced_jungfrau=True), DEAL).all_pass()
    check(declining, REARHAND, Decline(), CallDeclined(REARHAND))


def test_what_has_to_be_shown_follows_the_announcement_at_once() -> None:
    table = Table(EVERYTHING, DEAL).won_by(FOREHAND)
    command = DeclareGame(GameType.NULL, hand=True, ouvert=True)
    declared, shown = decide(table.rules, table.deal, FOREHAND, command)
    assert declared == GameDeclared(FOREHAND, GameType.NULL, hand=True, ouvert=True)
    assert isinstance(shown, CardsShown)
    assert same_cards(shown.cards, "CJ SJ CA CT CK SA ST HA D7 D8")


def test_in_a_revolution_the_defenders_are_shown_each_other_as_well() -> None:
    table = Table(EVERYTHING, DEAL).won_by(FOREHAND)
    events = decide(table.rules, table.deal, FOREHAND, DeclareGame(GameType.NULL, hand=True, revolution=True))
    assert [type(event) for event in events] == [GameDeclared, CardsShown, DefendersConsulted]
    table.declares(FOREHAND, GameType.NULL, hand=True, revolution=True)
    swapped = Hands((), DEAL.hands.rearhand, DEAL.hands.middlehand)
    check(table, REARHAND, Rearrange(swapped), DefendersRearranged(REARHAND, swapped))


def test_the_end_reveals_the_cards_that_were_left_and_both_skats() -> None:
    table = (
        Table(ISKO, DEAL).won_by(FOREHAND).takes_skat(FOREHAND, "D7 D8").declares(FOREHAND, GameType.CLUBS)
    )
    conceded, shown = decide(ISKO, table.deal, MIDDLEHAND, Concede())
    assert conceded == Conceded(MIDDLEHAND)
    assert isinstance(shown, CardsRevealed)
    assert same_cards(shown.hands.forehand, "CJ SJ HJ CA CT CK SA ST HA DA")
    assert same_cards(shown.hands.rearhand, "CQ SQ SK HQ HK DJ D9 DT DQ DK")
    assert (shown.skat, shown.dealt_skat) == (pair("D7 D8"), pair("HJ DA"))


def test_after_ten_tricks_nothing_is_left_to_reveal_but_the_skat() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True).play_on()
    assert table.events[-1] == CardsRevealed(Hands((), (), ()), pair("HJ DA"), pair("HJ DA"))
    assert revealed(table.deal) == table.events[-1]


def test_a_deal_that_nobody_plays_is_revealed_too() -> None:
    table = Table(ISKO, DEAL).all_pass()
    assert isinstance(table.events[-1], CardsRevealed)
    assert same_cards(table.events[-1].hands.middlehand, "C7 C8 C9 S7 S8 S9 H7 H8 H9 HT")


def test_the_table_tells_what_it_has_proved() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)
    claimed = decide(ISKO, table.deal, FOREHAND, Claim(ClaimLevel.SIMPLE), proven=True)[0]
    assert isinstance(claimed, Claimed)
    assert claimed.proven
    opened = decide(ISKO, table.deal, REARHAND, PlayOpen(), proven=True)[0]
    assert isinstance(opened, OpenPlayed)
    assert opened.proven
    assert decide(ISKO, table.deal, REARHAND, Concede(), proven=True)[0] == Conceded(REARHAND)


def test_nobody_learns_of_a_proof_where_the_defenders_are_always_asked() -> None:
    rules = isko(claims__server_proof=False)
    table = Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)
    claimed = decide(rules, table.deal, FOREHAND, Claim(ClaimLevel.SIMPLE), proven=True)[0]
    assert isinstance(claimed, Claimed)
    assert not claimed.proven


def test_act_leads_where_its_events_lead() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND)
    after, events = act(ISKO, table.deal, FOREHAND, PickUpSkat())
    assert after == table.happen(*events).deal


def test_nothing_has_to_be_shown_in_most_phases() -> None:
    assert disclosure(Table(ISKO, DEAL).deal) is None
    assert disclosure(Table(ISKO, DEAL).all_pass().deal) is None


def test_a_deal_has_no_result_before_its_end() -> None:
    assert result(ISKO, new_deal(Setting())) is None
    assert result(ISKO, Table(ISKO, DEAL).deal) is None
