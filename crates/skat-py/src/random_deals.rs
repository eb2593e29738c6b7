//! Whole deals by chance, for Python.

use pyo3::prelude::*;
use skat_core::{Cards, Position};

/// Game, declarer, hands, skat, cards in playing order, takers of the tricks, card points of the tricks by position.
type Played = (
    &'static str,
    usize,
    (u32, u32, u32),
    u32,
    Vec<u8>,
    Vec<usize>,
    (u32, u32, u32),
);

/// A deal that follows from `seed`, played by chance to its last card: the game by name, its declarer, the three hands
/// and the skat as dealt, the indices of the thirty cards in playing order, who took each trick, and the card points
/// of each position's tricks.
///
/// Nobody bids and nobody takes the skat up; forehand leads. Every legal card is equally likely.
#[pyfunction]
#[pyo3(signature = (seed, /))]
pub(crate) fn random_deal(seed: u64) -> Played {
    let deal = skat_core::random_deal(seed);
    (
        deal.game.name(),
        deal.declarer.index(),
        deal.hands.map(|Cards(hand)| hand).into(),
        deal.skat.0,
        deal.cards.iter().map(|card| card.index()).collect(),
        deal.takers.into_iter().map(Position::index).collect(),
        deal.points.into(),
    )
}
