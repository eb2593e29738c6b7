//! The Python face of `skat-core`, `skat-search` and `skat-players`: converts, releases the interpreter, maps errors. Nothing about Skat is decided
//! here. The doc comments of the functions are what Python shows as their documentation.
#![deny(missing_docs)]

mod players;
mod ramsch;
mod random_deals;

use std::fmt::Display;
use std::time::{Duration, Instant};

use pyo3::exceptions::{PyTimeoutError, PyValueError};
use pyo3::prelude::*;
use skat_core::{Card, CardPlay, Cards, Game, Position};
use skat_search::{Budget, OpenPosition, Stopped, Value};

/// Legal cards as sets, takers of the tricks, card points by position.
type Replayed = (Vec<u32>, Vec<usize>, (u32, u32, u32));

/// A position as Python says it: game, declarer, hands, whose turn, the trick on the table.
type Asked<'a> = (&'a str, u8, [u32; 3], u8, Vec<u32>);

/// The trick kernel and the open-card solver of Skat in Rust, with cards as indices, sets as integers and games by name.
#[pymodule(name = "_core")]
mod core {
    #[pymodule_export]
    use crate::players::{Nets, first_lessons};
    #[pymodule_export]
    use crate::ramsch::{ramsch_cards, ramsch_prospect, ramsch_scores};

    use super::*;

    #[pymodule_export]
    use super::random_deals::random_deal;

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

    /// The open-card solver. It remembers what it found out; answers never depend on that.
    ///
    /// A position is (game, declarer, hands, turn, trick): the game by name, positions as 0..2, hands as three sets by
    /// position, the cards on the table as indices in playing order. Every method gives its answer and the nodes that
    /// it took, and raises `ValueError` for an impossible position and `TimeoutError` after `seconds` or `nodes`. Other
    /// Python threads run meanwhile.
    #[pyclass]
    #[derive(Default)]
    struct Solver(skat_search::Solver);

    #[pymethods]
    impl Solver {
        #[new]
        fn new() -> Self {
            Self::default()
        }

        /// The declarer's card points from here on in a suit game or grand.
        #[pyo3(signature = (position, /, *, seconds=None, nodes=None))]
        fn points(
            &mut self,
            py: Python<'_>,
            position: Asked<'_>,
            seconds: Option<f64>,
            nodes: Option<u64>,
        ) -> PyResult<(u32, u64)> {
            let position = open_position(&position)?;
            searched(py, seconds, nodes, |budget| self.0.points(&position, budget))
        }

        /// Whether the declarer takes `goal` card points or more from here on in a suit game or grand.
        #[pyo3(signature = (position, goal, /, *, seconds=None, nodes=None))]
        fn reaches(
            &mut self,
            py: Python<'_>,
            position: Asked<'_>,
            goal: u32,
            seconds: Option<f64>,
            nodes: Option<u64>,
        ) -> PyResult<(bool, u64)> {
            let position = open_position(&position)?;
            searched(py, seconds, nodes, |budget| {
                self.0.reaches(&position, goal, budget)
            })
        }

        /// Whether the declarer of a null takes no trick from here on.
        #[pyo3(signature = (position, /, *, seconds=None, nodes=None))]
        fn survives(
            &mut self,
            py: Python<'_>,
            position: Asked<'_>,
            seconds: Option<f64>,
            nodes: Option<u64>,
        ) -> PyResult<(bool, u64)> {
            let position = open_position(&position)?;
            searched(py, seconds, nodes, |budget| self.0.survives(&position, budget))
        }

        /// By legal card (its index): the declarer's card points from here on, in null 1 for no trick and 0 for one.
        #[pyo3(signature = (position, /, *, seconds=None, nodes=None))]
        fn values(
            &mut self,
            py: Python<'_>,
            position: Asked<'_>,
            seconds: Option<f64>,
            nodes: Option<u64>,
        ) -> PyResult<(Vec<(u8, u32)>, u64)> {
            let position = open_position(&position)?;
            let (values, nodes) = searched(py, seconds, nodes, |budget| self.0.values(&position, budget))?;
            let values = values.into_iter();
            Ok((
                values
                    .map(|(card, value)| (card.index(), number(value)))
                    .collect(),
                nodes,
            ))
        }

        /// The best play of all from here to the end, as card indices.
        #[pyo3(signature = (position, /, *, seconds=None, nodes=None))]
        fn line(
            &mut self,
            py: Python<'_>,
            position: Asked<'_>,
            seconds: Option<f64>,
            nodes: Option<u64>,
        ) -> PyResult<(Vec<u8>, u64)> {
            let position = open_position(&position)?;
            let (line, nodes) = searched(py, seconds, nodes, |budget| self.0.line(&position, budget))?;
            Ok((line.into_iter().map(Card::index).collect(), nodes))
        }
    }
}

fn begin(game: &str, hands: [u32; 3], leader: u8) -> PyResult<CardPlay> {
    let leader = Position::try_from(leader).map_err(value_error)?;
    CardPlay::new(parse_game(game)?, hands.map(Cards), leader).map_err(value_error)
}

fn open_position((game, declarer, hands, turn, trick): &Asked<'_>) -> PyResult<OpenPosition> {
    let declarer = Position::try_from(*declarer).map_err(value_error)?;
    let turn = Position::try_from(*turn).map_err(value_error)?;
    let trick: Vec<Card> = trick.iter().map(|&index| card(index)).collect::<PyResult<_>>()?;
    OpenPosition::new(parse_game(game)?, declarer, hands.map(Cards), turn, &trick).map_err(value_error)
}

/// An answer with its nodes, found while other Python threads run.
fn searched<T: Send>(
    py: Python<'_>,
    seconds: Option<f64>,
    nodes: Option<u64>,
    search: impl FnOnce(&mut Budget<'_>) -> Result<T, Stopped> + Send,
) -> PyResult<(T, u64)> {
    let mut budget = budget(seconds, nodes)?;
    let found = py.detach(|| search(&mut budget));
    let found = found.map_err(stopped)?;
    Ok((found, budget.nodes()))
}

fn budget(seconds: Option<f64>, nodes: Option<u64>) -> PyResult<Budget<'static>> {
    let budget = Budget::of_nodes(nodes.unwrap_or(u64::MAX));
    let Some(seconds) = seconds else {
        return Ok(budget);
    };
    let span = Duration::try_from_secs_f64(seconds).map_err(value_error)?;
    Ok(match Instant::now().checked_add(span) {
        Some(deadline) => budget.until(deadline),
        None => budget,
    })
}

fn stopped(error: Stopped) -> PyErr {
    PyTimeoutError::new_err(error.to_string())
}

fn number(value: Value) -> u32 {
    match value {
        Value::Points(points) => points,
        Value::Survives(survives) => survives.into(),
    }
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
