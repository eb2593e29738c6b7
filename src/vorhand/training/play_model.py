"""The networks that say which card is played: the same sums as `crates/skat-players/src/play_net.rs`."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vorhand.training.fitting import Judged, mean_loss
from vorhand.training.kinds import Kind
from vorhand.training.lessons import Numbers
from vorhand.training.model import WIDTH, Drawn, Head, new_head
from vorhand.training.plays import FACTS, Plays

_IMPOSSIBLE: Final = -1e9
"""The score of a card that may not be played."""


class PlayPart(NamedTuple):
    """The weights for parts of the pack that mean the same."""

    own: Array
    gone: Array
    best: Array
    led: Array
    facts: Array
    bias: Array
    head: Head


PlayNet = tuple[PlayPart, ...]
"""The weights for one kind of game."""


def new_play_net(kind: Kind, seed: int) -> PlayNet:
    """A network to which all cards are equally likely."""
    weights = Drawn(seed)

    def part(size: int) -> PlayPart:
        return PlayPart(
            own=weights(size, WIDTH),
            gone=weights(size, WIDTH),
            best=weights(size, WIDTH),
            led=weights(1, WIDTH)[0],
            facts=weights(FACTS, WIDTH),
            bias=jnp.zeros(WIDTH),
            head=new_head(size, weights).silent(),
        )

    return tuple(part(alike[0].stop - alike[0].start) for alike in kind.groups)


def likelihoods(kind: Kind, net: PlayNet, plays: Plays) -> Array:
    """(n, 32): the logarithm of the chance of each card by place; very low for one that may not be played."""
    own, gone, best, led = (_bits(cards) for cards in plays[:4])
    scores = jnp.zeros_like(own)
    for part, alike in zip(net, kind.groups, strict=True):
        common = plays.facts @ part.facts + part.bias
        for places in alike:
            wide = own[:, places] @ part.own + gone[:, places] @ part.gone + best[:, places] @ part.best
            wide = wide + led[:, places][:, :1] * part.led + common
            scores = scores.at[:, places].set(part.head.outputs(wide))
    follows = own * led
    may = jnp.where(follows.any(axis=1, keepdims=True), follows, own)
    return jax.nn.log_softmax(jnp.where(may > 0, scores, _IMPOSSIBLE))


def loss(kind: Kind, net: PlayNet, plays: Plays) -> Array:
    """Mean negative log likelihood of the cards that were played, in nats."""
    return -jnp.take_along_axis(likelihoods(kind, net, plays), plays.card[:, None], axis=1).mean()


def judged(kind: Kind, nets: Sequence[PlayNet], plays: Plays) -> Judged:
    """What a network says of every card that could be played, and which of them was."""
    (net,) = nets
    said = np.exp(np.asarray(likelihoods(kind, net, plays)))
    could = said > 0
    was = np.arange(said.shape[1]) == np.asarray(plays.card)[:, None]
    return Judged(loss=mean_loss(partial(loss, kind), net, plays), said=said[could], found=was[could])


def _bits(cards: Array | Numbers) -> Array:
    bits = jnp.asarray(cards)[:, None] >> jnp.arange(32, dtype=jnp.uint32) & 1
    return bits.astype(jnp.float32)
