//! How good each legal card is, over worlds that look the same to the one who plays.

use skat_core::{Card, Cards, Game, SplitMix64, legal};
use skat_search::{Budget, OpenPosition, Solver, Stopped};

use crate::nets::Nets;
use crate::seen::Seen;
use crate::worlds::{Layout, worlds};

/// Card points that win.
const WIN: u32 = 61;

/// How much is searched for one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Worlds with at most seven cards in hand; half as many before.
    pub worlds: usize,
    /// Layouts that are drawn for each world that is searched.
    pub draws: usize,
    /// Nodes in all worlds together.
    pub nodes: u64,
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
        seen.may_hold[seen.me.index()],
        seen.trick.first().copied(),
        seen.game,
    );
    let mut sums = vec![(0.0, 0.0); cards.len() as usize];
    let mut done = 0.0;
    let count = if seen.counts[seen.me.index()] > 7 {
        depth.worlds.div_ceil(2)
    } else {
        depth.worlds
    };
    for (layout, weight) in worlds(nets, seen, count, count * depth.draws, random) {
        let Ok(found) = in_world(solver, seen, &layout, cards, budget) else {
            break;
        };
        done += weight;
        for ((win, worth), found) in sums.iter_mut().zip(found) {
            *win += weight * found.0;
            *worth += weight * found.1;
        }
    }
    if done == 0.0 {
        return Err(Stopped);
    }
    let judged = cards.iter().zip(sums);
    Ok(judged
        .map(|(card, (win, worth))| CardWorth {
            card,
            win: win / done,
            worth: worth / done,
        })
        .collect())
}

/// For each card 1 or 0 for a game won or lost, and the weights of the goals reached.
fn in_world(
    solver: &mut Solver,
    seen: &Seen,
    layout: &Layout,
    cards: Cards,
    budget: &mut Budget<'_>,
) -> Result<Vec<(f64, f64)>, Stopped> {
    let position = OpenPosition::new(seen.game, seen.declarer, layout.hands, seen.me, &seen.trick);
    let position = position.map_err(|_| Stopped)?;
    let have = seen.points + layout.skat.points();
    cards
        .iter()
        .map(|card| {
            if seen.game == Game::Null {
                let survives = f64::from(u8::from(solver.survives_after(&position, card, budget)?));
                return Ok((survives, survives));
            }
            let goals: Vec<u32> = seen
                .goals
                .iter()
                .map(|&(goal, _)| goal.saturating_sub(have))
                .collect();
            let reached = solver.reached_after(&position, card, &goals, budget)?;
            let won = seen.goals[..reached].iter().any(|&(goal, _)| goal >= WIN);
            let worth = seen.goals[..reached].iter().map(|(_, weight)| weight).sum();
            Ok((f64::from(u8::from(won)), worth))
        })
        .collect()
}
