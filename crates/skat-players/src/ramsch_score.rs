//! What a finished Ramsch brings, as the house writes it. The reference is `vorhand.core.rules.ramsch`.

use skat_core::Position;

/// Losses where the house writes fixed ones: with no, one, two players without a trick.
const FIXED_LOSSES: [i32; 3] = [10, 15, 20];
/// What an announced Jungfrau costs that takes a trick.
const BROKEN_JUNGFRAU: i32 = -120;

/// Who gets the card points of the skat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SkatTo {
    /// The one who takes the last trick.
    LastTrick,
    /// The one who loses.
    Loser,
    /// Nobody.
    Nobody,
}

/// Who loses when two have the most card points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Both.
    BothLose,
    /// The one of them who took the later trick.
    LaterTrick,
    /// Both, half each.
    Split,
}

/// How the house writes a Ramsch, and what was said before it. Source: house rules.
#[derive(Clone, Debug)]
pub struct RamschHouse {
    /// Who gets the skat.
    pub skat_to: SkatTo,
    /// Whether losses are fixed instead of card points.
    pub fixed: bool,
    /// Who loses of two who are equal.
    pub tie: Tie,
    /// Whether three who are equal lose.
    pub all_lose: bool,
    /// Whether one player without a trick doubles the loss.
    pub jungfrau: bool,
    /// What the one gets who takes all tricks.
    pub durchmarsch: i32,
    /// How many times losses count, by pushing and knocking.
    pub times: i32,
    /// The position that announced a Jungfrau.
    pub announced: Option<Position>,
}

/// A Ramsch after its last trick. Lists of three go by position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ended {
    /// Card points of everybody's tricks.
    pub points: [u32; 3],
    /// Everybody's last trick, counted from 1; 0 for one without a trick.
    pub last: [u8; 3],
    /// Card points of the skat.
    pub skat: u32,
}

impl RamschHouse {
    /// What everybody writes, in list points.
    #[must_use]
    pub fn scores(&self, ended: &Ended) -> [i32; 3] {
        if let Some(announced) = self.announced
            && ended.last[announced.index()] > 0
        {
            return only(announced.index(), BROKEN_JUNGFRAU);
        }
        let virgins = ended.last.iter().filter(|&&last| last == 0).count();
        let taker = by_most(ended.last);
        if virgins == 2 && !self.fixed {
            return only(taker, self.durchmarsch);
        }
        let mut points = ended.points.map(|points| points as i32);
        let own = points;
        if self.skat_to == SkatTo::LastTrick {
            points[taker] += ended.skat as i32;
        }
        let most = points.into_iter().max().unwrap_or(0);
        let mut loses = points.map(|points| points == most);
        let equal = loses.iter().filter(|&&loses| loses).count();
        let lost = |points: i32| if self.fixed { FIXED_LOSSES[virgins] } else { points };
        if equal == 3 {
            return own.map(|points| if self.all_lose { -lost(points) * self.times } else { 0 });
        }
        let skat = if self.skat_to == SkatTo::Loser { ended.skat as i32 } else { 0 };
        if equal == 2 && self.tie == Tie::LaterTrick {
            let later = by_most([0, 1, 2].map(|at| if loses[at] { ended.last[at] } else { 0 }));
            loses = [0, 1, 2].map(|at| at == later);
        }
        let doubled = self.jungfrau && !self.fixed && virgins == 1;
        let loss = lost(most + skat) * self.times * if doubled { 2 } else { 1 };
        let loss = if equal == 2 && self.tie == Tie::Split { (loss + 1) / 2 } else { loss };
        loses.map(|loses| if loses { -loss } else { 0 })
    }

    /// How far ahead of the others' mean a position comes, in list points.
    pub(crate) fn ahead(&self, ended: &Ended, position: usize) -> f64 {
        let scores = self.scores(ended);
        let all: i32 = scores.iter().sum();
        f64::from(3 * scores[position] - all) / 2.0
    }
}

fn only(position: usize, score: i32) -> [i32; 3] {
    [0, 1, 2].map(|at| if at == position { score } else { 0 })
}

fn by_most(numbers: [u8; 3]) -> usize {
    (0..3).max_by_key(|&at| numbers[at]).unwrap_or(0)
}
