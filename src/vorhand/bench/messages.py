"""What the load reads of the server's messages; the rest of them is left undecoded."""

import msgspec

from vorhand.server import wire


class Told(msgspec.Struct, frozen=True, gc=False):
    """Something that happened."""

    seq: int
    kind: str
    seat: int | None = None


class SeenShuffle(msgspec.Struct, frozen=True):
    """What the viewer owes the shuffle."""

    asked: str


class SeenDeal(msgspec.Struct, frozen=True):
    """The deal, as far as an answer to it needs."""

    number: int
    choices: wire.Choices
    shuffle: SeenShuffle | None = None


class SeenScene(msgspec.Struct, frozen=True):
    """The table, as far as an answer to it needs."""

    stage: str
    me: int | None = None
    deal: SeenDeal | None = None


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """A picture of the table."""

    seq: int
    happened: tuple[Told, ...]
    scene: SeenScene
    fresh: bool


Received = State | wire.Ack | wire.Refused | wire.Pong | wire.Problem

DECODER = msgspec.json.Decoder(Received)
ENCODER = msgspec.json.Encoder()
