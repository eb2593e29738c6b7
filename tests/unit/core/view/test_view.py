"""What one position knows."""

from tests.rules.table import FOREHAND, MIDDLEHAND, REARHAND, Table, cards, dealt, isko, pair
from vorhand.core.cards import NO_CARDS, card_set, cards_text, parse_cards
from vorhand.core.commands import Answer, Claim, Concede, Discard, PickUpSkat, PlayOpen, PushSkat, Rearrange
from vorhand.core.contract import GameType
from vorhand.core.events import CardsRevealed, Hands
from vorhand.core.phases.types import Dealing, Setting
from vorhand.core.positions import POSITIONS
from vorhand.core.rules.ruleset import ISKO
from vorhand.core.rules.valuation import ClaimLevel
from vorhand.core.view.observe import observe
from vorhand.core.view.view import learn, new_view, result_seen

DEAL = dealt(
    forehand="CJ SJ CA CT CK SA ST HA D7 D8",
    middlehand="C7 C8 C9 S7 S8 S9 H7 H8 H9 HT",
    rearhand="CQ SQ SK HQ HK DJ D9 DT DQ DK",
    skat="HJ DA",
)


def test_a_view_begins_with_nothing() -> None:
    view = new_view(Setting(bock=True), FOREHAND)
    assert view.phase == Dealing(Setting(bock=True))
    assert (view.hand, view.dealt, view.skat, view.open_hands) == (
        NO_CARDS,
        NO_CARDS,
        NO_CARDS,
        (NO_CARDS,) * 3,
    )
    assert result_seen(ISKO, view) is None


def test_a_position_knows_its_own_cards_and_a_spectator_none() -> None:
    table = Table(ISKO, DEAL)
    for place in POSITIONS:
        view = table.view(place)
        assert view.hand == view.dealt == card_set(DEAL.hands.of(place))
        assert view.open_hands == (NO_CARDS,) * 3
    assert table.view(None).hand == NO_CARDS


def test_the_declarer_knows_the_skat_that_he_took_and_what_he_laid_away() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).do(FOREHAND, PickUpSkat())
    assert cards_text(table.view(FOREHAND).hand) == "CT CJ CK CA ST SJ SA HJ HA D7 D8 DA"
    table.do(FOREHAND, Discard(pair("D7 D8")))
    assert cards_text(table.view(FOREHAND).skat) == "D7 D8"
    assert table.view(FOREHAND).dealt == card_set(DEAL.hands.forehand)
    for viewer in (MIDDLEHAND, REARHAND, None):
        assert table.view(viewer).skat == NO_CARDS


def test_who_laid_cards_back_in_a_ramsch_knows_them_until_somebody_takes_them() -> None:
    table = Table(isko(auction__all_pass="ramsch", ramsch__pushing=True), DEAL).all_pass()
    table.takes_skat(FOREHAND, "D7 D8")
    assert cards_text(table.view(FOREHAND).skat) == "D7 D8"
    table.do(MIDDLEHAND, PushSkat())
    assert cards_text(table.view(FOREHAND).skat) == "D7 D8"
    table.do(REARHAND, PickUpSkat())
    assert table.view(FOREHAND).skat == NO_CARDS
    table.do(REARHAND, Discard(pair("D7 D8")))
    assert table.view(FOREHAND).skat == NO_CARDS
    assert cards_text(table.view(REARHAND).skat) == "D7 D8"


def test_an_open_hand_is_known_and_shrinks_as_it_is_played() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.NULL, hand=True, ouvert=True)
    expected = card_set(DEAL.hands.forehand)
    for viewer in (MIDDLEHAND, REARHAND, None):
        assert table.view(viewer).open_hands == (expected, NO_CARDS, NO_CARDS)
    assert table.view(FOREHAND).open_hands == (NO_CARDS,) * 3
    table.play("D7")
    assert table.view(None).open_hands[0] == expected & ~cards("D7")[0].bit


def test_a_claim_shows_what_is_left() -> None:
    table = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True).play("CA C7 CQ")
    table.do(FOREHAND, Claim(ClaimLevel.SIMPLE)).do(REARHAND, Answer(False))
    assert cards_text(table.view(MIDDLEHAND).open_hands[0]) == "CT CJ CK ST SJ SA HA D7 D8"
    table.do(REARHAND, PlayOpen())
    assert table.view(FOREHAND).open_hands[2] == card_set(DEAL.hands.rearhand) & ~parse_cards("CQ")


def test_the_lowest_trump_of_a_spitze_lies_open_until_it_is_played() -> None:
    table = Table(isko(spitze__levels=1), DEAL).won_by(FOREHAND)
    table.declares(FOREHAND, GameType.DIAMONDS, hand=True, spitze=True)
    for viewer in (MIDDLEHAND, REARHAND, None):
        assert table.view(viewer).open_hands == (parse_cards("D7"), NO_CARDS, NO_CARDS)
    assert table.view(FOREHAND).open_hands == (NO_CARDS,) * 3
    table.play("CA C7 CQ D7")
    assert table.view(MIDDLEHAND).open_hands[0] == NO_CARDS


def test_in_a_revolution_the_defenders_know_each_other() -> None:
    rules = isko(revolution__enabled=True)
    table = Table(rules, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.NULL, hand=True, revolution=True)
    middle, rear = card_set(DEAL.hands.middlehand), card_set(DEAL.hands.rearhand)
    assert table.view(MIDDLEHAND).open_hands[1:] == (NO_CARDS, rear)
    assert table.view(REARHAND).open_hands[1:] == (middle, NO_CARDS)
    assert table.view(FOREHAND).open_hands == (NO_CARDS,) * 3
    table.do(REARHAND, Rearrange(Hands((), DEAL.hands.rearhand, DEAL.hands.middlehand)))
    assert (table.view(MIDDLEHAND).hand, table.view(MIDDLEHAND).open_hands[2]) == (rear, middle)
    assert (table.view(REARHAND).hand, table.view(REARHAND).open_hands[1]) == (middle, rear)
    assert table.view(None).open_hands[1:] == (NO_CARDS, NO_CARDS)


def check_result_seen(table: Table) -> None:
    for viewer in (*POSITIONS, None):
        view = table.view(viewer)
        assert isinstance(view.revealed, CardsRevealed)
        assert result_seen(table.rules, view) == table.result


def test_everybody_works_out_the_same_result_after_the_end() -> None:
    clubs = Table(ISKO, DEAL).won_by(FOREHAND).declares(FOREHAND, GameType.CLUBS, hand=True)
    check_result_seen(clubs.play_on())
    for number in range(1, 6):
        with_skat = (
            Table(ISKO, DEAL)
            .won_by(FOREHAND)
            .takes_skat(FOREHAND, "CJ HJ")
            .declares(FOREHAND, GameType.CLUBS)
        )
        check_result_seen(with_skat.play_on(number).do(REARHAND, Concede()))
    check_result_seen(Table(ISKO, DEAL).all_pass())
    check_result_seen(Table(isko(auction__all_pass="redeal"), DEAL).all_pass())
    check_result_seen(Table(isko(auction__all_pass="ramsch"), DEAL).all_pass().play_on())


def test_the_result_is_not_known_before_the_cards_are_revealed() -> None:
    table = Table(ISKO, DEAL).all_pass()
    view = new_view(table.setting, None)
    for event in table.events:
        assert result_seen(ISKO, view) is None
        view = learn(ISKO, view, observe(event, None))
    assert result_seen(ISKO, view) == table.result
