//! Ramsch as computer players think of it, for Python.

use pyo3::prelude::*;
use skat_core::{Cards, Position, SplitMix64};
use skat_players::{Ended, RamschHouse, SeenRamsch, SkatTo, Tie};

use crate::players::{Unseen, played};
use crate::value_error;

/// How a Ramsch is written; options go by their names in rule sets.
#[derive(FromPyObject)]
pub(crate) struct House {
    skat_to: String,
    fixed: bool,
    tie: String,
    all_lose: bool,
    jungfrau: bool,
    durchmarsch: i32,
    times: i32,
    announced: Option<u8>,
}

impl TryFrom<House> for RamschHouse {
    type Error = PyErr;

    fn try_from(house: House) -> PyResult<Self> {
        let skat_to = match house.skat_to.as_str() {
            "last_trick" => SkatTo::LastTrick,
            "loser" => SkatTo::Loser,
            "nobody" => SkatTo::Nobody,
            other => {
                return Err(value_error(format!(
                    "the skat goes to {other:?}: last_trick, loser, nobody"
                )));
            }
        };
        let tie = match house.tie.as_str() {
            "both_lose" => Tie::BothLose,
            "later_trick" => Tie::LaterTrick,
            "split" => Tie::Split,
            other => {
                return Err(value_error(format!(
                    "a tie is settled by {other:?}: both_lose, later_trick, split"
                )));
            }
        };
        Ok(Self {
            skat_to,
            fixed: house.fixed,
            tie,
            all_lose: house.all_lose,
            jungfrau: house.jungfrau,
            durchmarsch: house.durchmarsch,
            times: house.times,
            announced: house.announced.map(Position::try_from).transpose().map_err(value_error)?,
        })
    }
}

/// A Ramsch as the one who has to play a card sees it.
#[derive(FromPyObject)]
pub(crate) struct Seen {
    cards: Vec<u32>,
    unseen: Unseen,
    house: House,
}

/// By legal card (its index): how many list points it brings the one who plays it ahead of the others' mean, over
/// `worlds` that agree with what was seen, each played to its end by rules of thumb. None if there is no such world.
///
/// Raises `ValueError` for an unknown card or option.
#[pyfunction]
#[pyo3(signature = (seen, /, *, worlds, seed))]
pub(crate) fn ramsch_cards(py: Python<'_>, seen: Seen, worlds: usize, seed: u64) -> PyResult<Vec<(u8, f64)>> {
    let seen = SeenRamsch {
        cards: played(&seen.cards)?,
        unseen: seen.unseen.into(),
        house: seen.house.try_into()?,
    };
    let mut random = SplitMix64::new(seed);
    let found = py.detach(|| skat_players::ramsch_cards(&seen, worlds, &mut random));
    Ok(found.into_iter().map(|(card, worth)| (card.index(), worth)).collect())
}

/// What hands promise position `me` before the first card, in list points ahead of the others' mean. Each of the hands
/// `kept` is ten of the cards `held`, and the others lie in the skat then.
///
/// Raises `ValueError` for an unknown position or option, for hands that are not such, and for no worlds.
#[pyfunction]
#[pyo3(signature = (me, held, kept, house, /, *, worlds, seed))]
pub(crate) fn ramsch_prospects(
    py: Python<'_>,
    me: u8,
    held: u32,
    kept: Vec<u32>,
    house: House,
    worlds: usize,
    seed: u64,
) -> PyResult<Vec<f64>> {
    let me = Position::try_from(me).map_err(value_error)?;
    let (held, kept): (Cards, Vec<Cards>) = (Cards(held), kept.into_iter().map(Cards).collect());
    if let Some(hand) = kept.iter().find(|&&hand| hand.len() != 10 || !(hand & !held).is_empty()) {
        return Err(value_error(format!("{hand} are no ten cards of {held}")));
    }
    if worlds == 0 {
        return Err(value_error("nothing is promised over no worlds"));
    }
    let house = house.try_into()?;
    let mut random = SplitMix64::new(seed);
    Ok(py.detach(|| skat_players::ramsch_prospects(me, held, &kept, &house, worlds, &mut random)))
}

/// What everybody writes at the end of a Ramsch in which `points` were taken, `last` is everybody's last trick, counted
/// from 1 (0 for one without a trick), and `skat` the card points of the skat; all in order of positions.
///
/// Raises `ValueError` for an unknown option. The reference is `vorhand.core.rules.ramsch`.
#[pyfunction]
#[pyo3(signature = (house, points, last, skat, /))]
pub(crate) fn ramsch_scores(house: House, points: [u32; 3], last: [u8; 3], skat: u32) -> PyResult<[i32; 3]> {
    Ok(RamschHouse::try_from(house)?.scores(&Ended { points, last, skat }))
}
