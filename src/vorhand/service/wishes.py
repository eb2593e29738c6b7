"""What a person at a table may ask for, besides seeing it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from vorhand.core.commands import Command
from vorhand.records.lines import SeatNumber

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, Meta(max_length=80)]
OptionValue = bool | int | str | list[str | dict[str, str]]
"""What an option of the rules may be set to, as in a file of rules."""


class WishBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Common settings of all wishes."""


class Sit(WishBase, frozen=True, tag="sit"):
    """Take a seat that is free, or that a computer keeps warm before the first deal."""

    seat: SeatNumber
    name: Name


class Rise(WishBase, frozen=True, tag="rise"):
    """Leave one's seat for good; a computer goes on for it once the match has begun."""


class SeatComputer(WishBase, frozen=True, tag="seat_computer"):
    """Before the first deal: set a computer on a seat that is free."""

    seat: SeatNumber
    level: str


class FreeSeat(WishBase, frozen=True, tag="free_seat"):
    """Before the first deal: take a computer from its seat."""

    seat: SeatNumber


class ChooseRules(WishBase, frozen=True, tag="choose_rules"):
    """Before the first deal, by the host: other rules."""

    preset: Annotated[str, Meta(max_length=80)]
    settings: dict[str, OptionValue] = {}
    """Options that differ from the preset, by dotted key."""


class BeginMatch(WishBase, frozen=True, tag="begin_match"):
    """The first deal; every seat must be taken."""


class FixNonce(WishBase, frozen=True, tag="fix_nonce"):
    """One's share in the shuffle: the SHA-256 of a nonce."""

    deal: int
    digest: Digest


class Cut(WishBase, frozen=True, tag="cut"):
    """Cut the deck, when asked."""

    deal: int
    at: int


class OpenNonce(WishBase, frozen=True, tag="open_nonce"):
    """Show the nonce whose digest was given."""

    deal: int
    nonce: Digest


class Act(WishBase, frozen=True, tag="act"):
    """A command of the game, one that the scene offered."""

    command: Command


class Ready(WishBase, frozen=True, tag="ready"):
    """The result of this deal has been seen; on with the next."""

    deal: int


class EndMatch(WishBase, frozen=True, tag="end_match"):
    """By the host, between two deals of a match without an end: close the list."""


Wish = (
    Sit | Rise | SeatComputer | FreeSeat | ChooseRules | BeginMatch | FixNonce | Cut | OpenNonce | Act | Ready
    | EndMatch
)  # fmt: skip
