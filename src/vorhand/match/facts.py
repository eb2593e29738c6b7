"""What a match must know of a finished deal, by position; the deal itself stays closed to it."""

import msgspec

from vorhand.core.contract import TRUMP_GAMES, GameType
from vorhand.core.positions import Position
from vorhand.core.units import CardPoints, GamePoints


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """How a game against two defenders went, as far as Bock rounds ask."""

    game: GameType
    """Never Ramsch."""
    hand: bool
    ouvert: bool
    won: bool
    value: GamePoints
    """Base times levels or the null value: before doublings, and not the overbid multiple."""
    doublings: int = 0
    """0 none, 1 Kontra, 2 Re, 3 Supra, 4 Hirsch."""
    card_points: CardPoints | None = None
    """The declarer's with the skat; None in null and when the cards were not played to the end."""
    schneider_made: bool = False
    """Whether one side was Schneider in a suit or grand game."""

    @property
    def has_trumps(self) -> bool:
        """Whether it was a suit or grand game."""
        return self.game in TRUMP_GAMES


class GameDeal(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """A deal with a declarer; in a Ramsch round this is a Grand Hand."""

    declarer: Position
    played: PlayedGame
    charged: GamePoints
    """The value, or the overbid multiple if that is larger."""
    score: GamePoints
    """What the declarer writes, with Kontra, Bock and the doubling of a loss."""


class RamschDeal(msgspec.Struct, frozen=True, tag_field="kind", tag="ramsch"):
    """A deal that was played as Ramsch."""

    scores: tuple[GamePoints, GamePoints, GamePoints]
    """What forehand, middlehand and rearhand write, with all doublings."""


class PassedInDeal(msgspec.Struct, frozen=True, tag_field="kind", tag="passed_in"):
    """All three passed and nothing was played. Source: ISkO 2022 3.3.7."""


class RedealtDeal(msgspec.Struct, frozen=True, tag_field="kind", tag="redeal"):
    """All three passed and the same dealer deals again. Source: house rule, `auction.all_pass`."""


DealFacts = GameDeal | RamschDeal | PassedInDeal | RedealtDeal
"""What the deal handed to its match."""
