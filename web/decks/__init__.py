"""The cards of Vorhand as drawings: three decks, each written as one SVG sprite.

`python -m web.decks` writes the sprites. What a deck is stands as data in `decks`, `palettes` and `figures`;
the drawings stand as tables of paths in `signs`, `letters`, `heads`, `headwear`, `robes` and `held`. Nothing
here reads or writes a file except `__main__`, and nothing but the standard library is needed.
"""

from web.decks.decks import DECKS, Deck
from web.decks.sprite import sprite

__all__ = ["DECKS", "Deck", "sprite"]
