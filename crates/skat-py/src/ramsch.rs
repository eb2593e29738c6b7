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
            announced: house
                .announced
                .map(Position::try_from)
                .transpose()
                .map_err(value_error)?,
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

/// By legal card (its index): how many game points it brings the one who plays it ahead of the others' mean, over
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
    Ok(found
        .into_iter()
        .map(|(card, worth)| (card.index(), worth))
        .collect())
}

/// What ten cards promise position `me` before the first card, in game points ahead of the others' mean; `skat` are its
/// two cards if they are known, else none.
///
/// Raises `ValueError` for an unknown position or option, for cards that are not such, and for no worlds.
#[pyfunction]
#[pyo3(signature = (me, hand, skat, house, /, *, worlds, seed))]
pub(crate) fn ramsch_prospect(
    py: Python<'_>,
    me: u8,
    hand: u32,
    skat: u32,
    house: House,
    worlds: usize,
    seed: u64,
) -> PyResult<f64> {
    let (me, house) = (Position::try_from(me).map_err(value_error)?, house.try_into()?);
    let (hand, skat) = (Cards(hand), Cards(skat));
    if hand.len() != 10 || !(hand & skat).is_empty() || ![0, 2].contains(&skat.len()) {
        return Err(value_error(format!(
            "{hand} and {skat} are no ten cards and skat"
        )));
    }
    if worlds == 0 {
        return Err(value_error("nothing is promised over no worlds"));
    }
    let mut random = SplitMix64::new(seed);
    Ok(py.detach(|| skat_players::ramsch_prospect(me, hand, skat, &house, worlds, &mut random)))
}

/// What everybody writes at the end of a Ramsch in which `points` were taken, `last` is everybody's last trick, counted
/// from 1 (0 for one without a trick), and `skat` the card points of the skat; all in order of positions.
///
/// Raises `ValueError` for an unknown option. The reference is `vorhand.core.rules.ramsch`.
#[pyfunction]
#[pyo3(signature = (house, points, last, skat, /))]
pub(crate) fn ramsch_scores(
    house: House,
    points: [u32; 3],
    last: [u8; 3],
    skat: u32,
) -> PyResult<(i32, i32, i32)> {
    let [first, second, third] = RamschHouse::try_from(house)?.scores(&Ended { points, last, skat });
    Ok((first, second, third))
}
