//! What a finished Ramsch brings, as the house writes it. The reference is `vorhand.core.rules.ramsch`.

use skat_core::Position;

/// Losses where the house writes fixed ones: with no, one, two players without a trick.
const FIXED_LOSSES: [u32; 3] = [10, 15, 20];
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

impl Ended {
    fn virgins(&self) -> usize {
        self.last.iter().filter(|&&last| last == 0).count()
    }

    /// Who took the last trick.
    fn taker(&self) -> usize {
        latest(self.last)
    }
}

impl RamschHouse {
    /// What everybody writes, in game points.
    #[must_use]
    pub fn scores(&self, ended: &Ended) -> [i32; 3] {
        if let Some(announced) = self.announced
            && ended.last[announced.index()] > 0
        {
            return only(announced.index(), BROKEN_JUNGFRAU);
        }
        let virgins = ended.virgins();
        if virgins == 2 && !self.fixed {
            return only(ended.taker(), self.durchmarsch);
        }
        let points = self.points(ended);
        let most = points.into_iter().max().unwrap_or(0);
        let loses = points.map(|points| points == most);
        match loses.iter().filter(|&&loses| loses).count() {
            3 if self.all_lose => ended.points.map(|own| -self.loss(own, virgins)),
            3 => [0; 3],
            number => self.lost(ended, most, loses, number == 2),
        }
    }

    /// How far ahead of the others' mean a position comes, in game points.
    pub(crate) fn ahead(&self, ended: &Ended, position: Position) -> f64 {
        let scores = self.scores(ended);
        let all: i32 = scores.iter().sum();
        f64::from(3 * scores[position.index()] - all) / 2.0
    }

    /// Card points by which it is decided who loses.
    fn points(&self, ended: &Ended) -> [u32; 3] {
        let mut points = ended.points;
        if self.skat_to == SkatTo::LastTrick {
            points[ended.taker()] += ended.skat;
        }
        points
    }

    /// Game points that somebody with so many card points loses, before those for a Jungfrau.
    fn loss(&self, points: u32, virgins: usize) -> i32 {
        let loss = if self.fixed { FIXED_LOSSES[virgins] } else { points };
        loss as i32 * self.times
    }

    /// What one or two who have the most card points write.
    fn lost(&self, ended: &Ended, most: u32, loses: [bool; 3], tied: bool) -> [i32; 3] {
        let virgins = ended.virgins();
        let skat = if self.skat_to == SkatTo::Loser {
            ended.skat
        } else {
            0
        };
        let doubled = self.jungfrau && !self.fixed && virgins == 1;
        let loss = self.loss(most + skat, virgins) * if doubled { 2 } else { 1 };
        match self.tie {
            Tie::LaterTrick if tied => {
                let tricks = [0, 1, 2].map(|at| if loses[at] { ended.last[at] } else { 0 });
                only(latest(tricks), -loss)
            }
            Tie::Split if tied => loses.map(|loses| if loses { -((loss + 1) / 2) } else { 0 }),
            _ => loses.map(|loses| if loses { -loss } else { 0 }),
        }
    }
}

fn only(position: usize, score: i32) -> [i32; 3] {
    [0, 1, 2].map(|at| if at == position { score } else { 0 })
}

fn latest(tricks: [u8; 3]) -> usize {
    (0..3).max_by_key(|&at| tricks[at]).unwrap_or(0)
}
