//! The search for card points in suit games and grand: alpha-beta with a window of one point.
//!
//! The three players are counted from the declarer: he is 0, the next 1, the last 2. Values are the declarer's future
//! points; he wants more, both defenders less. Every function answers a question "at least `goal`?" with a
//! number: `goal` or more is a lower bound, less is an upper bound (fail-soft).

use crate::bounds::{DECLARER, bounds};
use crate::budget::Budget;
use crate::key::{Key, card_at, index_of};
use crate::layout::{Layout, highest};
use crate::moves::{Moves, Tried};
use crate::ordering::{Led, answers, completions, leads};
use crate::table::{Known, NO_CARD, Table};

/// More than there is to get.
const EVERYTHING: i32 = 200;

/// The cards that the three players hold, counted from the declarer.
pub(crate) type Hands = [u32; 3];

/// A search in one kind of game.
pub(crate) struct Points<'s, 'b, const KIND: u8> {
    table: &'s mut Table,
    budget: &'s mut Budget<'b>,
}

impl<'s, 'b, const KIND: u8> Points<'s, 'b, KIND> {
    pub(crate) const fn new(table: &'s mut Table, budget: &'s mut Budget<'b>) -> Self {
        Self { table, budget }
    }

    /// The declarer's future points: exact, unless the budget is spent. `guess` only makes it shorter.
    pub(crate) fn exact(&mut self, hands: &Hands, turn: usize, led: Option<Led>, guess: i32) -> i32 {
        let on_table = led.map_or(0, |led| led.cards);
        let (mut lower, mut upper) = (0, Layout::of::<KIND>().points_of(union(hands) | on_table));
        let mut goal = guess;
        let mut stride = FIRST_STRIDE;
        let mut rising = None;
        while lower < upper && !self.budget.is_spent() {
            goal = goal.clamp(lower + 1, upper);
            let value = self.reaches(hands, turn, led, goal);
            let rises = value >= goal;
            stride = if rising == Some(rises) {
                2 * stride
            } else {
                FIRST_STRIDE
            };
            rising = Some(rises);
            if rises {
                lower = value;
                goal = lower + stride;
            } else {
                upper = value;
                goal = upper - stride + 1;
            }
            if goal <= lower || goal > upper {
                goal = (lower + upper + 1) / 2;
            }
        }
        lower
    }

    /// A bound on the declarer's future points that tells whether they reach `goal`, from any moment of a trick.
    pub(crate) fn reaches(&mut self, hands: &Hands, turn: usize, led: Option<Led>, goal: i32) -> i32 {
        match (led, turn) {
            (None, 0) => self.trick::<0>(hands, goal),
            (None, 1) => self.trick::<1>(hands, goal),
            (None, _) => self.trick::<2>(hands, goal),
            (Some(led), 0) if led.cards.count_ones() == 1 => self.second::<0>(hands, led, goal),
            (Some(led), 1) if led.cards.count_ones() == 1 => self.second::<1>(hands, led, goal),
            (Some(led), _) if led.cards.count_ones() == 1 => self.second::<2>(hands, led, goal),
            (Some(led), 0) => self.third::<0>(hands, led, goal),
            (Some(led), 1) => self.third::<1>(hands, led, goal),
            (Some(led), _) => self.third::<2>(hands, led, goal),
        }
    }

    /// `LEADER` opens a trick.
    fn trick<const LEADER: usize>(&mut self, hands: &Hands, goal: i32) -> i32 {
        let layout = Layout::of::<KIND>();
        let remaining = union(hands);
        let total = layout.points_of(remaining);
        if goal <= 0 {
            return 0;
        }
        if goal > total {
            return total;
        }
        if self.budget.spend() {
            return goal;
        }
        let (lower, upper) = bounds::<KIND, LEADER>(hands, total);
        if lower >= goal {
            return lower;
        }
        if upper < goal {
            return upper;
        }
        if hands[LEADER].is_power_of_two() {
            return last_trick::<KIND>(hands, LEADER, total);
        }
        let key = Key::of::<KIND>(hands, LEADER);
        let known = self.table.probe::<KIND>(key, remaining);
        let (lower, upper) = (lower.max(known.lower), upper.min(known.upper));
        if lower >= goal {
            return lower;
        }
        if upper < goal {
            return upper;
        }
        let mut moves = leads::<KIND, LEADER>(hands);
        if known.best != NO_CARD {
            moves.put_first(card_at(remaining, known.best));
        }
        let (value, best) = self.best_lead::<LEADER>(hands, &moves, goal);
        let value = value.clamp(lower, upper);
        if !self.budget.is_spent() {
            let best = best.map_or(NO_CARD, |place| index_of(remaining, place));
            let (lower, upper) = if value >= goal {
                (value, upper)
            } else {
                (lower, value)
            };
            self.table.store(key, remaining, Known { lower, upper, best });
        }
        value
    }

    #[inline(always)]
    fn best_lead<const LEADER: usize>(
        &mut self,
        hands: &Hands,
        moves: &Moves,
        goal: i32,
    ) -> (i32, Option<u32>) {
        let foreign = union(hands) & !hands[LEADER];
        let mut choice = Choice::<KIND, LEADER>::new();
        for at in 0..moves.len() {
            let place = moves.place(at);
            if choice.skips(place, foreign, goal) {
                continue;
            }
            let (hands, led) = (without(hands, LEADER, place), Led::by::<KIND>(LEADER, place));
            let value = match LEADER {
                0 => self.second::<1>(&hands, led, goal),
                1 => self.second::<2>(&hands, led, goal),
                _ => self.second::<0>(&hands, led, goal),
            };
            if choice.takes(place, value, goal) {
                break;
            }
        }
        (choice.value, choice.best)
    }

    /// `PLAYER` answers the card that was led.
    fn second<const PLAYER: usize>(&mut self, hands: &Hands, led: Led, goal: i32) -> i32 {
        if self.budget.spend() {
            return goal;
        }
        let moves = answers::<KIND, PLAYER>(hands, &led);
        let foreign = union(hands) & !hands[PLAYER] | led.cards;
        let mut choice = Choice::<KIND, PLAYER>::new();
        for at in 0..moves.len() {
            let place = moves.place(at);
            if choice.skips(place, foreign, goal) {
                continue;
            }
            let (hands, led) = (without(hands, PLAYER, place), led.and::<KIND>(PLAYER, place));
            let value = match PLAYER {
                0 => self.third::<1>(&hands, led, goal),
                1 => self.third::<2>(&hands, led, goal),
                _ => self.third::<0>(&hands, led, goal),
            };
            if choice.takes(place, value, goal) {
                break;
            }
        }
        choice.value
    }

    /// `PLAYER` completes the trick. What the table knows of each outcome is looked up before any is searched.
    fn third<const PLAYER: usize>(&mut self, hands: &Hands, led: Led, goal: i32) -> i32 {
        if self.budget.spend() {
            return goal;
        }
        let layout = Layout::of::<KIND>();
        let moves = completions::<KIND, PLAYER>(hands, &led);
        let foreign = union(hands) & !hands[PLAYER] | led.cards;
        let mut choice = Choice::<KIND, PLAYER>::new();
        let mut open = [(0, 0, 0); 10];
        let mut len = 0;
        for at in 0..moves.len() {
            let place = moves.place(at);
            let done = led.and::<KIND>(PLAYER, place);
            let gain = if done.winner == DECLARER {
                layout.points_of(done.cards)
            } else {
                0
            };
            let known = if moves.len() > 1 {
                self.known(&without(hands, PLAYER, place), done.winner, goal - gain)
            } else {
                None
            };
            if let Some(value) = known {
                if choice.settles(value + gain, goal) {
                    return choice.value;
                }
            } else {
                open[len] = (place, done.winner, gain);
                len += 1;
            }
        }
        for &(place, winner, gain) in &open[..len] {
            if choice.skips(place, foreign, goal) {
                continue;
            }
            let hands = without(hands, PLAYER, place);
            let value = match winner {
                0 => self.trick::<0>(&hands, goal - gain),
                1 => self.trick::<1>(&hands, goal - gain),
                _ => self.trick::<2>(&hands, goal - gain),
            };
            if choice.takes(place, value + gain, goal) {
                break;
            }
        }
        choice.value
    }

    /// An answer from the table alone to whether future points reach `goal`.
    #[inline(always)]
    fn known(&self, hands: &Hands, leader: usize, goal: i32) -> Option<i32> {
        let remaining = union(hands);
        let total = Layout::of::<KIND>().points_of(remaining);
        if goal <= 0 {
            return Some(0);
        }
        if goal > total {
            return Some(total);
        }
        let known = self
            .table
            .probe::<KIND>(Key::of::<KIND>(hands, leader), remaining);
        if known.lower >= goal {
            return Some(known.lower);
        }
        (known.upper < goal).then_some(known.upper)
    }
}

/// Points between two goals when a value is closed in on.
const FIRST_STRIDE: i32 = 3;

/// The best of the cards that `PLAYER` tried.
struct Choice<const KIND: u8, const PLAYER: usize> {
    value: i32,
    best: Option<u32>,
    tried: Tried,
}

impl<const KIND: u8, const PLAYER: usize> Choice<KIND, PLAYER> {
    #[inline(always)]
    const fn new() -> Self {
        Self {
            value: if PLAYER == DECLARER { -1 } else { EVERYTHING },
            best: None,
            tried: Tried::new(),
        }
    }

    /// Whether a card need not be searched, because one like it was, and cannot do better by enough.
    #[inline(always)]
    fn skips(&mut self, place: u32, foreign: u32, goal: i32) -> bool {
        let limit = if PLAYER == DECLARER {
            self.tried.limit::<KIND, true>(place, foreign)
        } else {
            self.tried.limit::<KIND, false>(place, foreign)
        };
        match limit {
            Some(most) if PLAYER == DECLARER && most < goal => {
                self.value = self.value.max(most);
                true
            }
            Some(least) if PLAYER != DECLARER && least >= goal => {
                self.value = self.value.min(least);
                true
            }
            _ => false,
        }
    }

    /// Notes the value of a card; whether that decides the question.
    #[inline(always)]
    fn takes(&mut self, place: u32, value: i32, goal: i32) -> bool {
        self.tried.add(place, value);
        let is_better = if PLAYER == DECLARER {
            value > self.value
        } else {
            value < self.value
        };
        if is_better {
            self.best = Some(place);
        }
        self.settles(value, goal)
    }

    /// Notes a value; whether that decides the question.
    #[inline(always)]
    fn settles(&mut self, value: i32, goal: i32) -> bool {
        if PLAYER == DECLARER {
            self.value = self.value.max(value);
            self.value >= goal
        } else {
            self.value = self.value.min(value);
            self.value < goal
        }
    }
}

#[inline(always)]
const fn union(hands: &Hands) -> u32 {
    hands[0] | hands[1] | hands[2]
}

#[inline(always)]
fn without(hands: &Hands, player: usize, place: u32) -> Hands {
    let mut left = *hands;
    left[player] &= !(1 << place);
    left
}

/// The last trick plays itself.
#[inline(always)]
fn last_trick<const KIND: u8>(hands: &Hands, leader: usize, total: i32) -> i32 {
    let layout = Layout::of::<KIND>();
    let contest = layout.group_of(highest(hands[leader])) | layout.trumps;
    let best = highest(union(hands) & contest);
    if hands[DECLARER] >> best & 1 == 1 {
        total
    } else {
        0
    }
}
