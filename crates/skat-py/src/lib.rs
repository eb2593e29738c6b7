//! The Python face of `skat-core`: converts, releases the interpreter, maps errors. Nothing about Skat is decided
//! here. The doc comments of the functions are what Python shows as their documentation.
#![deny(missing_docs)]

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use skat_core::{Card, CardPlay, Cards, Game, Position};

/// Legal cards as sets, takers of the tricks, card points by position.
type Replayed = (Vec<u32>, Vec<usize>, (u32, u32, u32));

/// The trick kernel of Skat in Rust, with cards as indices, sets as integers and games by name.
#[pymodule(name = "_core")]
mod core {
    use super::*;

    /// The cards of the set `hand` that may be played in `game`; `led` is the index of the card that opened the
    /// trick, None when leading.
    ///
    /// Raises `ValueError` for an unknown game or card. Source: ISkO 2022 4.2.
    #[pyfunction]
    #[pyo3(signature = (game, hand, led, /))]
    fn legal_cards(game: &str, hand: u32, led: Option<u32>) -> PyResult<u32> {
        let led = led.map(card).transpose()?;
        Ok(skat_core::legal(Cards(hand), led, parse_game(game)?).0)
    }

    /// Which of the three card indices, in playing order 0..2, takes the trick.
    ///
    /// Raises `ValueError` for an unknown game or card. Source: ISkO 2022 4.3.
    #[pyfunction]
    #[pyo3(signature = (game, cards, /))]
    fn trick_winner(game: &str, cards: [u32; 3]) -> PyResult<usize> {
        let [first, second, third] = cards;
        let cards = [card(first)?, card(second)?, card(third)?];
        Ok(skat_core::trick_winner(cards, parse_game(game)?))
    }

    /// Card points of a set of cards, 0..120.
    #[pyfunction]
    #[pyo3(signature = (cards, /))]
    fn card_points(cards: u32) -> u32 {
        Cards(cards).points()
    }

    /// What became of `cards`, indices in playing order, that `leader` (0..2) opened: the set of legal cards before
    /// each card, the position that took each complete trick, and the card points taken by each position.
    ///
    /// `hands` are three sets of equal size, by position. Raises `ValueError` for an unknown game, position or card,
    /// for impossible hands and for a card that is not legal.
    #[pyfunction]
    #[pyo3(signature = (game, hands, leader, cards, /))]
    fn replay(game: &str, hands: [u32; 3], leader: u8, cards: &[u8]) -> PyResult<Replayed> {
        let mut play = begin(game, hands, leader)?;
        let mut legal = Vec::with_capacity(cards.len());
        let mut takers = Vec::with_capacity(cards.len() / 3);
        for &index in cards {
            legal.push(play.legal().0);
            play.play(card(index.into())?).map_err(value_error)?;
            if play.trick_size() == 0 {
                takers.push(play.to_play().index());
            }
        }
        Ok((legal, takers, play.points().into()))
    }

    /// Number of legal sequences of `depth` cards; sequences that end before are counted too.
    ///
    /// Raises `ValueError` for an unknown game or position and for impossible hands.
    #[pyfunction]
    #[pyo3(signature = (game, hands, leader, depth, /))]
    fn perft(py: Python<'_>, game: &str, hands: [u32; 3], leader: u8, depth: u32) -> PyResult<u64> {
        let mut play = begin(game, hands, leader)?;
        Ok(py.detach(|| play.perft(depth)))
    }

    /// Card points of each position summed over `count` random playouts; the same `seed` gives the same sums.
    ///
    /// Every legal card is equally likely. Other Python threads run meanwhile. Raises `ValueError` for an unknown game
    /// or position and for impossible hands.
    #[pyfunction]
    #[pyo3(signature = (game, hands, leader, count, seed, /))]
    fn random_playouts(
        py: Python<'_>,
        game: &str,
        hands: [u32; 3],
        leader: u8,
        count: u64,
        seed: u64,
    ) -> PyResult<(u64, u64, u64)> {
        let play = begin(game, hands, leader)?;
        Ok(py
            .detach(|| skat_core::random_playouts(&play, count, seed))
            .into())
    }
}

fn begin(game: &str, hands: [u32; 3], leader: u8) -> PyResult<CardPlay> {
    let leader = Position::try_from(leader).map_err(value_error)?;
    CardPlay::new(parse_game(game)?, hands.map(Cards), leader).map_err(value_error)
}

fn parse_game(name: &str) -> PyResult<Game> {
    name.parse().map_err(value_error)
}

fn card(index: u32) -> PyResult<Card> {
    u8::try_from(index)
        .ok()
        .and_then(Card::new)
        .ok_or_else(|| PyValueError::new_err(format!("{index} is no card: 0 to 31")))
}

fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
