"""The trick kernel: symmetries between suits, and what following and winning mean."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from vorhand.core.cards import CARDS, SUITS, Card, CardSet, Rank, Suit, card_set, cards_in
from vorhand.core.contract import (
    FOLLOW,
    SUIT_GAMES,
    TRUMP_SET,
    GameType,
    legal_cards,
    matadors,
    trick_winner,
)

GAMES = st.sampled_from(tuple(GameType))
THREE_CARDS = st.permutations(CARDS).map(lambda cards: tuple(cards[:3]))
CARD_SETS = st.sets(st.sampled_from(CARDS)).map(card_set)
HANDS = st.permutations(CARDS).flatmap(
    lambda cards: st.integers(1, 12).map(lambda size: card_set(cards[:size]))
)
EXCHANGES = st.sampled_from(tuple(permutations(SUITS))).map(
    lambda suits: dict(zip(SUITS, suits, strict=True))
)
GAME_OF_SUIT = {suit: game for game, suit in SUIT_GAMES.items()}


def exchanged(card: Card, suits: dict[Suit, Suit], game: GameType) -> Card:
    """The card's twin when suits change names; jacks of trump games have an order of their own and stay."""
    stays = card.rank is Rank.JACK and game is not GameType.NULL
    return card if stays else Card(suits[card.suit].value + card.rank.value)


def exchanged_game(game: GameType, suits: dict[Suit, Suit]) -> GameType:
    return GAME_OF_SUIT[suits[SUIT_GAMES[game]]] if game in SUIT_GAMES else game


def exchanged_set(cards: CardSet, suits: dict[Suit, Suit], game: GameType) -> CardSet:
    return card_set(exchanged(card, suits, game) for card in cards_in(cards))


@settings(max_examples=examples(500))
@given(GAMES, THREE_CARDS, EXCHANGES)
def test_a_trick_is_won_by_the_same_card_when_suits_change_names(
    game: GameType, cards: tuple[Card, ...], suits: dict[Suit, Suit]
) -> None:
    other = tuple(exchanged(card, suits, game) for card in cards)
    assert trick_winner(exchanged_game(game, suits), other) == trick_winner(game, cards)


@settings(max_examples=examples(300))
@given(GAMES, HANDS, st.sampled_from(CARDS), EXCHANGES)
def test_the_same_cards_are_legal_when_suits_change_names(
    game: GameType, hand: CardSet, led: Card, suits: dict[Suit, Suit]
) -> None:
    legal = legal_cards(game, hand, led)
    other = legal_cards(
        exchanged_game(game, suits), exchanged_set(hand, suits, game), exchanged(led, suits, game)
    )
    assert other == exchanged_set(legal, suits, game)


@settings(max_examples=examples(300))
@given(st.sampled_from(tuple(SUIT_GAMES)), CARD_SETS, EXCHANGES)
def test_matadors_are_the_same_when_suits_change_names(
    game: GameType, cards: CardSet, suits: dict[Suit, Suit]
) -> None:
    assert matadors(exchanged_game(game, suits), exchanged_set(cards, suits, game)) == matadors(game, cards)


@settings(max_examples=examples(300))
@given(GAMES, HANDS, st.one_of(st.none(), st.sampled_from(CARDS)))
def test_a_legal_card_is_held_and_there_is_always_one(
    game: GameType, hand: CardSet, led: Card | None
) -> None:
    legal = legal_cards(game, hand, led)
    assert legal
    assert not legal & ~hand


@settings(max_examples=examples(300))
@given(GAMES, HANDS, st.sampled_from(CARDS))
def test_who_can_follow_follows_and_who_cannot_is_free(game: GameType, hand: CardSet, led: Card) -> None:
    following = hand & FOLLOW[game][led.index]
    assert legal_cards(game, hand, led) == (following or hand)


@settings(max_examples=examples(500))
@given(GAMES, THREE_CARDS)
def test_the_winner_follows_or_trumps(game: GameType, cards: tuple[Card, ...]) -> None:
    winner = cards[trick_winner(game, cards)]
    assert winner.bit & (FOLLOW[game][cards[0].index] | TRUMP_SET[game])


@settings(max_examples=examples(300))
@given(GAMES, THREE_CARDS)
def test_the_order_of_the_second_and_third_card_does_not_matter(
    game: GameType, cards: tuple[Card, ...]
) -> None:
    first, second, third = cards
    assert (
        cards[trick_winner(game, cards)] is (first, third, second)[trick_winner(game, (first, third, second))]
    )


@settings(max_examples=examples(300))
@given(GAMES, CARD_SETS)
def test_with_and_without_are_opposites(game: GameType, cards: CardSet) -> None:
    rest = card_set(card for card in CARDS if not cards & card.bit)
    assert matadors(game, rest) == -matadors(game, cards)


def test_every_card_follows_itself_and_the_groups_part_the_pack() -> None:
    for game in GameType:
        groups = {FOLLOW[game][card.index] for card in CARDS}
        assert all(card.bit & FOLLOW[game][card.index] for card in CARDS)
        assert sum(group.bit_count() for group in groups) == len(CARDS)
