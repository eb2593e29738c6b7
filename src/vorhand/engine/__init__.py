"""The Rust engine: the trick kernel for a given game, and what computer players think with.

Games go by name (`GameType.value`), cards by index (`Card.index`), sets of cards as `CardSet`, positions as
0..2. The kernel knows no auction and no scoring; `vorhand.core` is the reference of the rules, and both agree
card by card. What games and a Ramsch bring is reckoned from the house's values, which are handed in.
"""

from vorhand.engine._core import (
    Nets,
    card_points,
    first_lessons,
    legal_cards,
    perft,
    ramsch_cards,
    ramsch_prospect,
    ramsch_scores,
    random_deal,
    random_playouts,
    replay,
    trick_winner,
)

__all__ = [
    "Nets",
    "card_points",
    "first_lessons",
    "legal_cards",
    "perft",
    "ramsch_cards",
    "ramsch_prospect",
    "ramsch_scores",
    "random_deal",
    "random_playouts",
    "replay",
    "trick_winner",
]
