"""provisional"""
import math
from vorhand.core.cards import CardSet, Rank, cards_in, points_of, Card, JACKS
from vorhand.core.contract import GameType, TRUMP_SET, SUIT_GAMES
from vorhand.players.ranking import side_suits
from vorhand.players.null_play import suit_danger
from vorhand.core.cards import PACK, SUITS, suit_cards

def side_key(suit):
    ranks = {c.rank for c in cards_in(suit)}
    return (suit.bit_count(), Rank.ACE in ranks, Rank.TEN in ranks)

def provisional(game, hand, laid, forehand):
    if game is GameType.NULL:
        d = 0.0
        for s in SUITS:
            g = suit_cards(s)
            d += suit_danger(CardSet(hand & g), CardSet(g & ~hand & ~laid))
        return 2.0 - 1.2*d
    t = hand & TRUMP_SET[game]
    x = 0.0
    for suit in side_suits(game, hand):
        n, a, ten = side_key(suit)
        x += 1.0*a + (0.7 if a and ten else 0.25 if ten and n > 1 else -0.5 if ten else 0) - 0.35*(n - a - (a and ten))
    jw = {Card.CJ: .8, Card.SJ: .6, Card.HJ: .45, Card.DJ: .35}
    for c in cards_in(CardSet(hand & JACKS)):
        x += jw[c] * (1.6 if game is GameType.GRAND else 1)
    if game is not GameType.GRAND:
        x += .75*(t.bit_count()-6)
    else:
        x += .3*forehand - 1.5
    return x + points_of(laid)/15
