"""The first legal answer to a scene, so that a deal goes on."""

import hashlib

from vorhand.bench.messages import SeenDeal, SeenScene
from vorhand.core.commands import (
    Answer,
    Bid,
    Command,
    Decline,
    DeclineGrandHand,
    Discard,
    Hold,
    Pass,
    PickUpSkat,
    PlayCard,
    PushSkat,
)
from vorhand.server.wire import Choices
from vorhand.service.wishes import Act, Cut, FixNonce, OpenNonce, Ready, Wish

NONCE = bytes(32)
"""The share of every client in the shuffle; the server's own seed is secret enough for a load."""

MIDDLE = 16
"""Where the deck is cut."""

_HARMLESS = (Pass(), Decline(), DeclineGrandHand(), PushSkat(), PickUpSkat(), Answer(False))
"""Of these the first that is offered."""


def answer(scene: SeenScene) -> Wish | None:
    """What a player wishes now; None where it is not this player's turn."""
    deal = scene.deal
    if deal is None:
        return None
    if scene.stage == "between":
        return Ready(deal=deal.number)
    share = _share(deal)
    if share is not None:
        return share
    command = _command(deal.choices)
    return None if command is None else Act(command=command)


def _share(deal: SeenDeal) -> Wish | None:
    asked = deal.shuffle.asked if deal.shuffle else ""
    if asked == "fix_nonce":
        return FixNonce(deal=deal.number, digest=hashlib.sha256(NONCE).hexdigest())
    if asked == "cut":
        return Cut(deal=deal.number, at=MIDDLE)
    return OpenNonce(deal=deal.number, nonce=NONCE.hex()) if asked == "open_nonce" else None


def _command(choices: Choices) -> Command | None:
    """The cheapest bid is tried while there is one to try, so that the client plays games of its own too."""
    if choices.bids and choices.bids[0] == 18:
        return Bid(18)
    if choices.bid_to_hold == 18:
        return Hold()
    if choices.cards:
        return PlayCard(choices.cards[0])
    if choices.discards:
        return Discard((choices.discards[0], choices.discards[1]))
    if choices.declarations:
        return choices.declarations[0].command
    return next((harmless for harmless in _HARMLESS if harmless in choices.simple), None)
