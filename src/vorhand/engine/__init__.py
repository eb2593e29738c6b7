"""The Rust engine: the trick kernel and random playouts for a given game.

Games go by name (`GameType.value`), cards by index (`Card.index`), sets of cards as `CardSet`, positions as
0..2. The engine knows no auction and no scoring; `vorhand.core` is the reference of the rules, and both agree
card by card.
"""

from vorhand.engine._core import card_points, legal_cards, perft, random_playouts, replay, trick_winner

__all__ = ["card_points", "legal_cards", "perft", "random_playouts", "replay", "trick_winner"]
