//! What computer players think with, for Python.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use skat_core::{Card, Cards, Position, SplitMix64};
use skat_players::{CardWorth, Choice, Depth, Habits, House, Lesson};
use skat_search::Solver;

use crate::{budget, card, parse_game, stopped, value_error};

/// A game by name, from the hand, open, Schneider announced, cards laid away, chance to win, list points.
type ToldChoice = (&'static str, bool, bool, bool, u32, f32, f32);

/// What is known of a deal besides a holding.
#[derive(FromPyObject)]
struct Facts {
    position: usize,
    hand: bool,
    ouvert: bool,
    spoke: [bool; 2],
    bid: u32,
}

impl From<Facts> for skat_players::Facts {
    fn from(facts: Facts) -> Self {
        Self {
            position: facts.position,
            hand: facts.hand,
            ouvert: facts.ouvert,
            spoke: facts.spoke,
            bid: facts.bid,
        }
    }
}

/// Game points and list points as the house has them.
#[derive(FromPyObject)]
struct Stakes {
    levels: [u32; 5],
    nulls: [u32; 4],
    lost_hand: u32,
    won: u32,
    lost: u32,
    without_hand: bool,
    caution: f32,
}

impl TryFrom<Stakes> for skat_players::Stakes {
    type Error = PyErr;

    fn try_from(stakes: Stakes) -> PyResult<Self> {
        if stakes.levels.contains(&0) {
            return Err(value_error("a level has at least one game point"));
        }
        Ok(Self {
            levels: stakes.levels,
            nulls: stakes.nulls,
            lost_hand: stakes.lost_hand,
            won: stakes.won,
            lost: stakes.lost,
            without_hand: stakes.without_hand,
            caution: stakes.caution,
            null_bonus: 0.0,
        })
    }
}

/// What is played for in lessons.
#[derive(FromPyObject)]
struct ToldHouse {
    stakes: Stakes,
    bids: Vec<u32>,
    goals: Vec<(u32, f64)>,
}

impl TryFrom<ToldHouse> for House {
    type Error = PyErr;

    fn try_from(house: ToldHouse) -> PyResult<Self> {
        if house.bids.is_empty() {
            return Err(value_error("there is no value to bid"));
        }
        Ok(Self {
            stakes: house.stakes.try_into()?,
            bids: house.bids,
            goals: house.goals,
        })
    }
}

/// How the players of lessons play.
#[derive(FromPyObject)]
struct ToldHabits {
    worlds: usize,
    nodes: u64,
    samples: u32,
    least: f32,
    tempers: f32,
    curiosity: f32,
}

impl From<ToldHabits> for Habits {
    fn from(habits: ToldHabits) -> Self {
        Self {
            depth: Depth {
                worlds: habits.worlds,
                nodes: habits.nodes,
                ahead: 0,
            },
            samples: habits.samples,
            least: habits.least,
            tempers: habits.tempers,
            curiosity: habits.curiosity,
        }
    }
}

/// Cards that were played when the last one is due.
const MOST_PLAYED: usize = 29;

/// The cards that were played before one that is due, by their indices.
pub(crate) fn played(cards: &[u32]) -> PyResult<Vec<Card>> {
    if cards.len() > MOST_PLAYED {
        return Err(value_error(format!(
            "{} cards were played before this one; there are at most {MOST_PLAYED}",
            cards.len()
        )));
    }
    cards.iter().map(|&index| card(index)).collect()
}

/// Where the cards may lie that are not seen.
#[derive(FromPyObject)]
pub(crate) struct Unseen {
    may_hold: [u32; 3],
    counts: [u32; 3],
    hidden: u32,
    skat: u32,
    may_lie: u32,
}

impl From<Unseen> for skat_players::Unseen {
    fn from(unseen: Unseen) -> Self {
        Self {
            may_hold: unseen.may_hold.map(Cards),
            counts: unseen.counts,
            hidden: Cards(unseen.hidden),
            skat: Cards(unseen.skat),
            may_lie: Cards(unseen.may_lie),
        }
    }
}

/// The card play as the position on turn sees it.
#[derive(FromPyObject)]
struct Seen {
    game: String,
    declarer: u8,
    me: u8,
    cards: Vec<u32>,
    unseen: Unseen,
    points: u32,
    hand: bool,
    ouvert: bool,
    spoke: [bool; 3],
    bid: u32,
    goals: Vec<(u32, f64)>,
}

impl TryFrom<Seen> for skat_players::Seen {
    type Error = PyErr;

    fn try_from(seen: Seen) -> PyResult<Self> {
        Ok(Self {
            game: parse_game(&seen.game)?,
            declarer: Position::try_from(seen.declarer).map_err(value_error)?,
            me: Position::try_from(seen.me).map_err(value_error)?,
            cards: played(&seen.cards)?,
            unseen: seen.unseen.into(),
            points: seen.points,
            hand: seen.hand,
            ouvert: seen.ouvert,
            spoke: seen.spoke,
            bid: seen.bid,
            goals: seen.goals,
        })
    }
}

/// Networks that judge hands, from their weights: numbers of 32 bits, lowest byte first.
///
/// Raises `ValueError` for weights of another size. All methods let other Python threads run, and the same `seed`
/// always gives the same answer.
#[pyclass(frozen)]
pub(crate) struct Nets(skat_players::Nets);

#[pymethods]
impl Nets {
    #[new]
    fn new(py: Python<'_>, weights: &[u8]) -> PyResult<Self> {
        py.detach(|| skat_players::Nets::read(weights))
            .map(Self)
            .map_err(value_error)
    }

    /// Bytes of the weights.
    #[staticmethod]
    fn size() -> usize {
        skat_players::Nets::bytes()
    }

    /// What playing is worth at each of the bids: the bid, list points with the skat, and from the hand.
    #[expect(clippy::too_many_arguments, reason = "Python names some of them")]
    #[pyo3(signature = (ten, facts, stakes, bids, /, *, samples, seed))]
    fn prospects(
        &self,
        py: Python<'_>,
        ten: u32,
        facts: Facts,
        stakes: Stakes,
        bids: Vec<u32>,
        samples: u32,
        seed: u64,
    ) -> PyResult<Vec<(u32, f32, f32)>> {
        let (facts, stakes) = (facts.into(), stakes.try_into()?);
        let mut random = SplitMix64::new(seed);
        let found = py.detach(|| {
            skat_players::prospects(&self.0, Cards(ten), &facts, &stakes, &bids, samples, &mut random)
        });
        Ok(found
            .iter()
            .map(|one| (one.bid, one.with_skat, one.from_hand))
            .collect())
    }

    /// Every game for twelve cards: with every pair of them worth laying away, or with those that were `laid`.
    #[pyo3(signature = (twelve, laid, facts, stakes, bid, /))]
    fn skat_games(
        &self,
        py: Python<'_>,
        twelve: u32,
        laid: Option<u32>,
        facts: Facts,
        stakes: Stakes,
        bid: u32,
    ) -> PyResult<Vec<ToldChoice>> {
        let (facts, stakes, laid) = (facts.into(), stakes.try_into()?, laid.map(Cards));
        let found = py.detach(|| skat_players::with_skat(&self.0, Cards(twelve), laid, &facts, &stakes, bid));
        Ok(found.iter().map(told).collect())
    }

    /// Every game from the hand; `samples` skats are drawn, because its cards may be matadors.
    #[expect(clippy::too_many_arguments, reason = "Python names some of them")]
    #[pyo3(signature = (ten, facts, stakes, bid, /, *, samples, seed))]
    fn hand_games(
        &self,
        py: Python<'_>,
        ten: u32,
        facts: Facts,
        stakes: Stakes,
        bid: u32,
        samples: u32,
        seed: u64,
    ) -> PyResult<Vec<ToldChoice>> {
        let (facts, stakes) = (facts.into(), stakes.try_into()?);
        let mut random = SplitMix64::new(seed);
        let found = py.detach(|| {
            skat_players::from_hand(&self.0, Cards(ten), &facts, &stakes, bid, samples, &mut random)
        });
        Ok(found.iter().map(told).collect())
    }

    /// Chances that the declarer has at most 30, 60, 89, more card points, or all tricks; of a null the second is
    /// the chance to lose it and the third the chance to win it.
    #[pyo3(signature = (game, own, laid, facts, /))]
    fn chances(&self, game: &str, own: u32, laid: u32, facts: Facts) -> PyResult<[f32; 5]> {
        let game = parse_game(game)?;
        Ok(skat_players::chances(
            &self.0,
            game,
            Cards(own),
            Cards(laid),
            &facts.into(),
        ))
    }

    /// Worlds that agree with what was seen: hands by position, skat, and weight.
    #[pyo3(signature = (seen, /, *, worlds, seed))]
    fn worlds(&self, seen: Seen, worlds: usize, seed: u64) -> PyResult<Vec<([u32; 3], u32, f64)>> {
        let seen = seen.try_into()?;
        let found = skat_players::worlds(&self.0, &seen, worlds, &mut SplitMix64::new(seed));
        let found = found.into_iter();
        Ok(found
            .map(|(layout, weight)| (layout.hands.map(|hand| hand.0), layout.skat.0, weight))
            .collect())
    }

    /// By legal card (its index): the share of worlds in which the declarer wins after it, and the mean weight of
    /// the goals that he reaches. A search that is stopped counts the worlds that it has done; raises `TimeoutError`
    /// where that is none.
    #[expect(clippy::too_many_arguments, reason = "Python names some of them")]
    #[pyo3(signature = (seen, /, *, worlds, nodes, ahead, seconds, seed))]
    fn judged(
        &self,
        py: Python<'_>,
        seen: Seen,
        worlds: usize,
        nodes: u64,
        ahead: u32,
        seconds: Option<f64>,
        seed: u64,
    ) -> PyResult<Vec<(u8, f64, f64)>> {
        let seen = seen.try_into()?;
        let depth = Depth { worlds, nodes, ahead };
        let mut budget = budget(seconds, Some(nodes))?;
        let mut random = SplitMix64::new(seed);
        let found = py.detach(|| {
            skat_players::judged(
                &self.0,
                &mut Solver::new(),
                &seen,
                &depth,
                &mut random,
                &mut budget,
            )
        });
        let found = found.map_err(stopped)?;
        let as_told = |one: CardWorth| (one.card.index(), one.win, one.worth);
        Ok(found.into_iter().map(as_told).collect())
    }

    /// Those of `count` deals that three players play against each other which somebody declared, 76 bytes each.
    /// See `Lesson::bytes` in the crate `skat-players`.
    #[pyo3(signature = (house, habits, /, *, count, seed))]
    fn self_play<'py>(
        &self,
        py: Python<'py>,
        house: ToldHouse,
        habits: ToldHabits,
        count: usize,
        seed: u64,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (house, habits) = (house.try_into()?, habits.into());
        let lessons = py.detach(|| skat_players::self_play(&self.0, &house, &habits, count, seed));
        Ok(bytes(py, &lessons))
    }

    /// `count` nulls, most of them declared by somebody fond of nulls, as bytes like those of `self_play`.
    #[pyo3(signature = (house, habits, /, *, count, seed))]
    fn null_play<'py>(
        &self,
        py: Python<'py>,
        house: ToldHouse,
        habits: ToldHabits,
        count: usize,
        seed: u64,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (house, habits) = (house.try_into()?, habits.into());
        let lessons = py.detach(|| skat_players::nulls(&self.0, &house, &habits, count, seed));
        Ok(bytes(py, &lessons))
    }
}

/// Games that somebody might play, solved with all cards open, as bytes like those of `Nets.self_play`.
#[pyfunction]
#[pyo3(signature = (*, count, seed))]
pub(crate) fn first_lessons(py: Python<'_>, count: usize, seed: u64) -> Bound<'_, PyBytes> {
    let lessons = py.detach(|| skat_players::first_lessons(count, seed));
    bytes(py, &lessons)
}

fn bytes<'py>(py: Python<'py>, lessons: &[Lesson]) -> Bound<'py, PyBytes> {
    let bytes: Vec<u8> = lessons.iter().flat_map(Lesson::bytes).collect();
    PyBytes::new(py, &bytes)
}

fn told(choice: &Choice) -> ToldChoice {
    (
        choice.game.name(),
        choice.hand,
        choice.ouvert,
        choice.schneider,
        choice.laid.0,
        choice.win,
        choice.worth,
    )
}
