//! The cards to try in a position, in which order, and which of them need not be tried.

use crate::layout::{Layout, between};

/// A hand has no more cards.
const MOST: usize = 10;

/// Cards with scores, the most promising first once sorted.
pub(crate) struct Moves {
    places: [u8; MOST],
    scores: [i16; MOST],
    len: usize,
}

impl Moves {
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self {
            places: [0; MOST],
            scores: [0; MOST],
            len: 0,
        }
    }

    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) fn place(&self, index: usize) -> u32 {
        u32::from(self.places[index])
    }

    /// Puts a card in its place among those that are there.
    #[inline(always)]
    pub(crate) fn insert(&mut self, place: u32, score: i32) {
        let score = score as i16;
        let mut at = self.len;
        while at > 0 && self.scores[at - 1] < score {
            self.places[at] = self.places[at - 1];
            self.scores[at] = self.scores[at - 1];
            at -= 1;
        }
        self.places[at] = place as u8;
        self.scores[at] = score;
        self.len += 1;
    }

    /// Puts the card at `place` before all others, if it is there.
    #[inline(always)]
    pub(crate) fn put_first(&mut self, place: u32) {
        if let Some(at) = self.places[..self.len]
            .iter()
            .position(|&known| u32::from(known) == place)
        {
            self.places[..=at].rotate_right(1);
        }
    }
}

/// The cards that were tried, with their values.
///
/// Two own cards with no card of others between them do the same work; the values of playing them differ by no
/// more than their points (quasi-symmetry: Kupferschmid and Helmert 2006).
pub(crate) struct Tried {
    places: [u8; MOST],
    values: [i16; MOST],
    len: usize,
}

impl Tried {
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self {
            places: [0; MOST],
            values: [0; MOST],
            len: 0,
        }
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, place: u32, value: i32) {
        self.places[self.len] = place as u8;
        self.values[self.len] = value as i16;
        self.len += 1;
    }

    /// The most that the declarer (`FOR_DECLARER`), or the least that the defenders can get with the card at
    /// `place`, as far as its neighbours tell.
    #[inline(always)]
    pub(crate) fn limit<const KIND: u8, const FOR_DECLARER: bool>(
        &self,
        place: u32,
        foreign: u32,
    ) -> Option<i32> {
        let layout = Layout::of::<KIND>();
        let mut limit = None;
        for at in 0..self.len {
            let known = u32::from(self.places[at]);
            let (low, high) = (known.min(place), known.max(place));
            if layout.group_of(low) != layout.group_of(high) || foreign & between(low, high) != 0 {
                continue;
            }
            let gap = (layout.card_points(place) - layout.card_points(known)).abs();
            let value = i32::from(self.values[at]);
            limit = Some(match (limit, FOR_DECLARER) {
                (None, true) => value + gap,
                (None, false) => value - gap,
                (Some(least), true) => value.saturating_add(gap).min(least),
                (Some(most), false) => (value - gap).max(most),
            });
        }
        limit
    }
}
