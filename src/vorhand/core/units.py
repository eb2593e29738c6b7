"""The three units of Skat, as three types that are never added across."""

from typing import NewType

CardPoints = NewType("CardPoints", int)
"""Points of cards (Augen), 0..120 in the pack."""

GamePoints = NewType("GamePoints", int)
"""What one deal is worth or what is written for it, before any list system; negative for a loss."""

ListPoints = NewType("ListPoints", int)
"""Points of a score list after its scoring system (classic, Seeger, Seeger-Fabian)."""

WHOLE_PACK = CardPoints(120)
"""Card points of all 32 cards. Source: ISkO 2022 2.4."""
