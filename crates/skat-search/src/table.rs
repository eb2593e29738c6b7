//! The transposition table: what is known of the declarer's future points from a position between two tricks.
//!
//! An entry keeps the real cards beside the key. A hit with the same cards gives its bounds as they are; one with
//! other cards of the same relative ranks gives them widened by how much those cards may count more or less
//! (payoff similarity: Furtak and Buro 2011).

use crate::key::Key;
use crate::layout::Layout;

const WAYS: usize = 4;
/// Entries of a fresh table: 2^14 buckets of four.
const LOG_BUCKETS: u32 = 14;

/// More points than there are.
const NO_UPPER: u8 = u8::MAX >> 1;
/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;

#[derive(Clone, Copy, Default)]
struct Entry {
    key: Key,
    /// All remaining cards.
    cards: u32,
    lower: u8,
    upper: u8,
    /// The card that was best, by its index among the remaining ones.
    best: u8,
}

/// Bounds on the declarer's future points, and the card to try first.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    pub(crate) best: u8,
}

/// A table of positions in one kind of game.
pub(crate) struct Table {
    buckets: Vec<[Entry; WAYS]>,
}

impl Table {
    pub(crate) fn new() -> Self {
        Self {
            buckets: vec![[Entry::default(); WAYS]; 1 << LOG_BUCKETS],
        }
    }

    /// What is known of the position with this key and these remaining cards.
    #[inline(always)]
    pub(crate) fn probe<const KIND: u8>(&self, key: Key, cards: u32) -> Known {
        let mut known = Known {
            lower: 0,
            upper: i32::from(NO_UPPER),
            best: NO_CARD,
        };
        for entry in &self.buckets[bucket(key)] {
            if entry.key != key {
                continue;
            }
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if entry.cards == cards {
                return Known {
                    lower,
                    upper,
                    best: entry.best,
                };
            }
            let (more, less) = differences::<KIND>(cards, entry.cards);
            known.lower = known.lower.max(lower - less);
            known.upper = known.upper.min(upper + more);
            if known.best == NO_CARD {
                known.best = entry.best;
            }
        }
        known
    }

    /// Keeps bounds; the oldest entry of the bucket makes room.
    #[inline(always)]
    pub(crate) fn store(&mut self, key: Key, cards: u32, known: Known) {
        let bucket = &mut self.buckets[bucket(key)];
        let (lower, upper) = (known.lower as u8, known.upper.min(i32::from(NO_UPPER)) as u8);
        if let Some(entry) = bucket
            .iter_mut()
            .find(|entry| entry.cards == cards && entry.key == key)
        {
            entry.lower = entry.lower.max(lower);
            entry.upper = entry.upper.min(upper);
            entry.best = known.best;
            return;
        }
        bucket.copy_within(0..WAYS - 1, 1);
        bucket[0] = Entry {
            key,
            cards,
            lower,
            upper,
            best: known.best,
        };
    }
}

#[inline(always)]
fn bucket(key: Key) -> usize {
    key.hash() as usize & ((1 << LOG_BUCKETS) - 1)
}

/// By how many points `now` can count more, and by how many less, than `then`, card for card from the lowest.
#[inline(always)]
fn differences<const KIND: u8>(mut now: u32, mut then: u32) -> (i32, i32) {
    let layout = Layout::of::<KIND>();
    let (mut more, mut less) = (0, 0);
    while now != 0 {
        let gap = layout.card_points(now.trailing_zeros()) - layout.card_points(then.trailing_zeros());
        more += gap.max(0);
        less += (-gap).max(0);
        now &= now - 1;
        then &= then.wrapping_sub(1);
    }
    (more, less)
}
