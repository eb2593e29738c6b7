//! How good each legal card is, over worlds that look the same to the one who plays.

use std::ops::AddAssign;

use skat_core::{Card, Cards, Game, SplitMix64, legal};
use skat_search::{Budget, OpenPosition, Solver, Stopped};

use crate::ahead::looked_ahead;
use crate::nets::Nets;
use crate::seen::Seen;
use crate::unseen::Layout;
use crate::worlds::worlds;

/// Card points that win.
const WIN: u32 = 61;

/// A null is solved so much faster that so many times as many worlds can be searched.
const NULL_WORLDS: usize = 4;

/// How much is searched for one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Worlds with at most seven cards in hand; half as many before, and four times as many in null.
    pub worlds: usize,
    /// Nodes in all worlds together.
    pub nodes: u64,
    /// With so many cards in hand or fewer the next own card is thought of, too.
    pub ahead: u32,
}

/// What a card leads to, with best play of all afterwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardWorth {
    /// The card.
    pub card: Card,
    /// The share of worlds in which the declarer wins, 0..=1.
    pub win: f64,
    /// The mean weight of the goals that he reaches; in null the same as `win`.
    pub worth: f64,
}

/// What the declarer gets in a world, or in several.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Outcome {
    pub(crate) win: f64,
    pub(crate) worth: f64,
}

impl AddAssign for Outcome {
    fn add_assign(&mut self, other: Self) {
        self.win += other.win;
        self.worth += other.worth;
    }
}

impl Outcome {
    /// With best play of all from this position on, the declarer having `have` card points with the skat.
    pub(crate) fn of(
        solver: &mut Solver,
        seen: &Seen,
        position: &OpenPosition,
        have: u32,
        budget: &mut Budget<'_>,
    ) -> Result<Self, Stopped> {
        if seen.game == Game::Null {
            let survives = f64::from(u8::from(solver.survives(position, budget)?));
            return Ok(Self {
                win: survives,
                worth: survives,
            });
        }
        let goals: Vec<u32> = seen
            .goals
            .iter()
            .map(|&(goal, _)| goal.saturating_sub(have))
            .collect();
        let reached = solver.reached(position, &goals, budget)?;
        let won = seen.goals[..reached].iter().any(|&(goal, _)| goal >= WIN);
        Ok(Self {
            win: f64::from(u8::from(won)),
            worth: seen.goals[..reached].iter().map(|(_, weight)| weight).sum(),
        })
    }
}

/// Judges the legal cards. A search that is stopped counts the worlds that it has done.
///
/// # Errors
///
/// `Stopped` if that is none, or if no world was found.
pub fn judged(
    nets: &Nets,
    solver: &mut Solver,
    seen: &Seen,
    depth: &Depth,
    random: &mut SplitMix64,
    budget: &mut Budget<'_>,
) -> Result<Vec<CardWorth>, Stopped> {
    let cards = legal(
        seen.unseen.may_hold[seen.me.index()],
        seen.trick().first().copied(),
        seen.game,
    );
    let left = seen.unseen.counts[seen.me.index()];
    let count = match left {
        _ if seen.game == Game::Null => NULL_WORLDS * depth.worlds,
        8.. => depth.worlds.div_ceil(2),
        _ => depth.worlds,
    };
    let worlds: Vec<_> = worlds(nets, seen, count, random)
        .into_iter()
        .filter_map(|(layout, weight)| {
            let have = seen.points + layout.skat.points();
            Some((opened(seen, &layout)?, have, weight))
        })
        .collect();
    if (2..=depth.ahead).contains(&left)
        && !worlds.is_empty()
        && let Ok(found) = looked_ahead(solver, seen, &worlds, cards, budget)
    {
        return Ok(found);
    }
    mean(solver, seen, &worlds, cards, budget)
}

fn opened(seen: &Seen, layout: &Layout) -> Option<OpenPosition> {
    OpenPosition::new(seen.game, seen.declarer, layout.hands, seen.me, seen.trick()).ok()
}

/// The mean over the worlds, as far as the budget goes.
fn mean(
    solver: &mut Solver,
    seen: &Seen,
    worlds: &[(OpenPosition, u32, f64)],
    cards: Cards,
    budget: &mut Budget<'_>,
) -> Result<Vec<CardWorth>, Stopped> {
    let mut sums = vec![Outcome::default(); cards.len() as usize];
    let mut done = 0.0;
    for (position, have, weight) in worlds {
        let Ok(found) = in_world(solver, seen, position, *have, cards, budget) else {
            break;
        };
        done += weight;
        for (sum, found) in sums.iter_mut().zip(found) {
            *sum += Outcome {
                win: weight * found.win,
                worth: weight * found.worth,
            };
        }
    }
    if done == 0.0 {
        return Err(Stopped);
    }
    let judged = cards.iter().zip(sums);
    Ok(judged
        .map(|(card, sum)| CardWorth {
            card,
            win: sum.win / done,
            worth: sum.worth / done,
        })
        .collect())
}

fn in_world(
    solver: &mut Solver,
    seen: &Seen,
    position: &OpenPosition,
    have: u32,
    cards: Cards,
    budget: &mut Budget<'_>,
) -> Result<Vec<Outcome>, Stopped> {
    cards
        .iter()
        .map(|card| {
            let (after, gain) = position.after(card);
            if seen.game == Game::Null && after.is_taken_by_declarer(position) {
                return Ok(Outcome::default());
            }
            Outcome::of(solver, seen, &after, have + gain, budget)
        })
        .collect()
}
