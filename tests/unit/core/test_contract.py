"""Trumps, following, the winner of a trick, matadors."""

from itertools import permutations

from tests.rules.table import cards
from vorhand.core.cards import CARDS, Card, cards_text, parse_card, parse_cards
from vorhand.core.contract import (
    CONTRACT_GAMES,
    SUIT_GAMES,
    TRUMP_GAMES,
    TRUMP_SET,
    TRUMPS,
    Announcement,
    Contract,
    GameType,
    legal_cards,
    lowest_trump,
    matadors,
    trick_winner,
)

CLUBS, HEARTS, GRAND, NULL, RAMSCH = (
    GameType.CLUBS,
    GameType.HEARTS,
    GameType.GRAND,
    GameType.NULL,
    GameType.RAMSCH,
)


def test_trumps_run_from_the_club_jack_down() -> None:
    jacks = "CJ SJ HJ DJ"
    assert [card.value for card in TRUMPS[HEARTS]] == f"{jacks} HA HT HK HQ H9 H8 H7".split()
    assert [card.value for card in TRUMPS[CLUBS]] == f"{jacks} CA CT CK CQ C9 C8 C7".split()
    assert [card.value for card in TRUMPS[GRAND]] == jacks.split()
    assert TRUMPS[RAMSCH] == TRUMPS[GRAND]
    assert TRUMPS[NULL] == ()
    assert {game: cards.bit_count() for game, cards in TRUMP_SET.items()} == {
        **dict.fromkeys(SUIT_GAMES, 11),
        GRAND: 4,
        RAMSCH: 4,
        NULL: 0,
    }


def test_what_can_be_declared_is_all_but_ramsch() -> None:
    assert set(CONTRACT_GAMES) == set(GameType) - {RAMSCH}
    assert set(TRUMP_GAMES) == set(CONTRACT_GAMES) - {NULL}


def check_legal(game: GameType, led: str | None, hand: str, legal: str) -> None:
    found = legal_cards(game, parse_cards(hand), parse_card(led) if led else None)
    assert cards_text(found) == cards_text(parse_cards(legal))


def test_a_player_follows_suit_or_trump_and_is_free_with_neither() -> None:
    check_legal(HEARTS, None, "CJ CA H7", "CJ CA H7")
    check_legal(HEARTS, "H7", "CJ CA", "CJ")
    check_legal(HEARTS, "C9", "CJ S7 H8", "CJ S7 H8")
    check_legal(HEARTS, "CJ", "H8 CA", "H8")
    check_legal(HEARTS, "DJ", "C7 CA", "C7 CA")
    check_legal(GRAND, "SA", "SJ H7", "SJ H7")
    check_legal(GRAND, "SJ", "DJ SA", "DJ")
    check_legal(RAMSCH, "SA", "S7 SJ", "S7")
    check_legal(NULL, "CA", "CJ H7", "CJ")
    check_legal(NULL, "CJ", "C7 SJ", "C7")


def check_winner(game: GameType, text: str, winner: str) -> None:
    trick = cards(text)
    assert trick[trick_winner(game, trick)] is parse_card(winner)


def test_the_highest_trump_wins_else_the_highest_card_of_the_led_suit() -> None:
    check_winner(GameType.SPADES, "H9 HA DJ", "DJ")
    check_winner(GRAND, "D7 HA CA", "D7")
    check_winner(HEARTS, "HA DJ HT", "DJ")
    check_winner(HEARTS, "DJ HJ SJ", "SJ")
    check_winner(HEARTS, "DJ HJ CJ", "CJ")
    check_winner(CLUBS, "S9 SQ SK", "SK")
    check_winner(CLUBS, "SK ST SA", "SA")
    check_winner(CLUBS, "SK ST S7", "ST")
    check_winner(CLUBS, "SA C7 C8", "C8")
    check_winner(CLUBS, "C7 SA C8", "C8")
    check_winner(CLUBS, "S7 DA HA", "S7")


def test_in_null_the_ten_stands_between_nine_and_jack() -> None:
    check_winner(NULL, "ST SJ S9", "SJ")
    check_winner(NULL, "ST S9 S8", "ST")
    check_winner(NULL, "SQ SK SJ", "SK")
    check_winner(NULL, "SK SA CJ", "SA")
    check_winner(NULL, "D7 CJ SJ", "D7")


def test_ramsch_has_the_order_of_grand() -> None:
    for trick in permutations((Card.SJ, Card.SA, Card.ST, Card.DJ, Card.D7), 3):
        assert trick_winner(RAMSCH, trick) == trick_winner(GRAND, trick)


def plain_winner(game: GameType, trick: tuple[Card, ...]) -> Card:
    """The winner told in the words of the rule book."""
    order = "789TJQKA" if game is NULL else "789QKTA"
    trumps = list(TRUMPS[game])
    played = [card for card in trick if card in trumps]
    if played:
        return min(played, key=trumps.index)
    return max(
        (card for card in trick if card.suit is trick[0].suit), key=lambda card: order.index(card.rank.value)
    )


def test_every_trick_of_a_sample_is_won_as_the_rule_book_says() -> None:
    sample = (*CARDS[::3], Card.CJ, Card.SJ, Card.HJ)
    for game in GameType:
        for trick in permutations(dict.fromkeys(sample), 3):
            assert trick[trick_winner(game, trick)] is plain_winner(game, trick)


def check_matadors(game: GameType, text: str, expected: int) -> None:
    assert matadors(game, parse_cards(text)) == expected


def test_matadors_are_the_unbroken_run_with_or_without() -> None:
    check_matadors(HEARTS, "CJ HJ DJ HA HT HQ H9", 1)
    check_matadors(HEARTS, "CJ SJ HJ DJ HA HT HK H9", 7)
    check_matadors(HEARTS, "SJ HJ HA HK HQ H7", -1)
    check_matadors(HEARTS, "DJ HA HT HK HQ H7", -3)
    check_matadors(HEARTS, "HA HT", -4)
    check_matadors(HEARTS, "C7 S7", -11)
    check_matadors(HEARTS, "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7", 11)
    check_matadors(GRAND, "CJ SJ HJ DJ CA CT", 4)
    check_matadors(GRAND, "CA CT", -4)
    check_matadors(GRAND, "CJ HJ DJ", 1)
    check_matadors(NULL, "CJ SJ HJ DJ", 0)


def test_the_lowest_trump_is_the_seven_and_in_grand_the_diamond_jack() -> None:
    assert [lowest_trump(game).value for game in TRUMP_GAMES] == ["D7", "H7", "S7", "C7", "DJ"]


def test_a_contract_knows_whether_it_is_null() -> None:
    assert Contract(NULL, Announcement()).is_null
    assert not Contract(GRAND, Announcement()).is_null
