//! The cards that a player does not see, and how they may lie.

use skat_core::{Cards, Position, SplitMix64};

/// After so many draws that break what was shown no further one is made.
const MOST_FAILURES: u32 = 400;
/// Up to so many layouts all of them are looked at instead of some that are drawn.
const MOST_ENUMERATED: usize = 240;

/// What a player knows of where cards lie. Lists of three go by position.
#[derive(Clone, Debug)]
pub struct Unseen {
    /// The cards that each may still hold; those of the own hand, and of a hand that lies open, are certain.
    pub may_hold: [Cards; 3],
    /// Cards left in each hand.
    pub counts: [u32; 3],
    /// Cards that lie in a hand that is not known, or in the skat if that is not known.
    pub hidden: Cards,
    /// The skat, if it is known; else none.
    pub skat: Cards,
    /// The hidden cards that may lie in a skat that is not known: all but those that somebody has shown.
    pub may_lie: Cards,
}

impl Unseen {
    /// Whether it is known what this position holds.
    pub(crate) fn is_known(&self, position: Position) -> bool {
        self.may_hold[position.index()] & self.hidden == Cards::NONE
    }
}

/// All cards as they may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Cards still in hand, by position.
    pub hands: [Cards; 3],
    /// The skat.
    pub skat: Cards,
}

/// All layouts; `None` if there are too many.
pub(crate) fn all_layouts(unseen: &Unseen) -> Option<Vec<Layout>> {
    let mut found = Vec::new();
    let start = Draft::new(unseen);
    let cards: Vec<u32> = unseen.hidden.iter().map(|card| 1 << card.index()).collect();
    start.complete(unseen, &cards, &mut found).then_some(found)
}

/// A layout in the making.
#[derive(Clone)]
struct Draft {
    hands: [u32; 3],
    left: [u32; 3],
    skat: u32,
    skat_left: u32,
}

impl Draft {
    fn new(unseen: &Unseen) -> Self {
        let mut draft = Self {
            hands: [0; 3],
            left: [0; 3],
            skat: unseen.skat.0,
            skat_left: 0,
        };
        for position in Position::ALL {
            let index = position.index();
            if unseen.is_known(position) {
                draft.hands[index] = unseen.may_hold[index].0;
            } else {
                draft.left[index] = unseen.counts[index];
            }
        }
        draft.skat_left = unseen.hidden.len().saturating_sub(draft.left.iter().sum());
        draft
    }

    const fn layout(&self) -> Layout {
        let [first, second, third] = self.hands;
        Layout {
            hands: [Cards(first), Cards(second), Cards(third)],
            skat: Cards(self.skat),
        }
    }

    const fn give(&mut self, index: usize, card: u32) {
        self.hands[index] |= card;
        self.left[index] -= 1;
    }

    const fn lay(&mut self, card: u32) {
        self.skat |= card;
        self.skat_left -= 1;
    }

    /// Adds every layout that this one can become; false once they are too many.
    fn complete(&self, unseen: &Unseen, cards: &[u32], found: &mut Vec<Layout>) -> bool {
        let Some((&card, rest)) = cards.split_first() else {
            found.push(self.layout());
            return found.len() <= MOST_ENUMERATED;
        };
        for index in 0..3 {
            if self.left[index] > 0 && unseen.may_hold[index].0 & card != 0 {
                let mut next = self.clone();
                next.give(index, card);
                if !next.complete(unseen, rest, found) {
                    return false;
                }
            }
        }
        if self.skat_left > 0 && unseen.may_lie.0 & card != 0 {
            let mut next = self.clone();
            next.lay(card);
            return next.complete(unseen, rest, found);
        }
        true
    }
}

/// Cards for everybody; `None` where no draw came to an end that fits.
pub(crate) fn drawn(unseen: &Unseen, random: &mut SplitMix64) -> Option<Layout> {
    (0..MOST_FAILURES).find_map(|_| drawn_once(unseen, random))
}

/// Cards for everybody; `None` where that came to an end that does not fit. Cards that fewer can hold are laid first,
/// so that most draws come out.
fn drawn_once(unseen: &Unseen, random: &mut SplitMix64) -> Option<Layout> {
    let mut draft = Draft::new(unseen);
    let mut cards: Vec<(u32, u64, u32)> = unseen
        .hidden
        .iter()
        .map(|card| {
            let card = 1 << card.index();
            let owners = unseen.may_hold.iter().filter(|may| may.0 & card != 0).count();
            (owners as u32, random.next(), card)
        })
        .collect();
    cards.sort_unstable();
    for (_, _, card) in cards {
        let room = |index: usize| {
            if unseen.may_hold[index].0 & card != 0 {
                draft.left[index]
            } else {
                0
            }
        };
        let skat_room = if unseen.may_lie.0 & card == 0 {
            0
        } else {
            draft.skat_left
        };
        let rooms = [room(0), room(1), room(2), skat_room];
        let total: u32 = rooms.iter().sum();
        if total == 0 {
            return None;
        }
        let mut at = random.below(total);
        let place = rooms.iter().position(|&room| {
            let is_here = at < room;
            at = at.saturating_sub(room);
            is_here
        })?;
        if place < 3 {
            draft.give(place, card);
        } else {
            draft.lay(card);
        }
    }
    Some(draft.layout())
}

#[cfg(test)]
impl Unseen {
    /// Nothing at all; tests fill in what they need.
    pub(crate) const NOTHING: Self = Self {
        may_hold: [Cards::NONE; 3],
        counts: [0; 3],
        hidden: Cards::NONE,
        skat: Cards::NONE,
        may_lie: Cards::NONE,
    };

    /// Forehand knows three cards of his own, and that rearhand has neither trumps nor clubs.
    pub(crate) fn some() -> Self {
        let mine: Cards = "CJ CA C9".parse().unwrap();
        let hidden: Cards = "SJ HJ HA HT H9 DA S7 S8".parse().unwrap();
        let plain: Cards = "HA HT H9 DA S7 S8".parse().unwrap();
        Self {
            may_hold: [mine, hidden, plain],
            counts: [3, 3, 3],
            hidden,
            skat: Cards::NONE,
            may_lie: hidden,
        }
    }

    /// Asserts that the layout is one of those that [`Unseen::some`] leaves.
    pub(crate) fn check(&self, layout: &Layout) {
        assert_eq!(layout.hands[0], self.may_hold[0]);
        for index in 0..3 {
            assert_eq!(layout.hands[index].len(), self.counts[index]);
            assert!(layout.hands[index] & !self.may_hold[index] == Cards::NONE);
        }
        let all = layout.hands[1] | layout.hands[2] | layout.skat;
        assert_eq!((all, layout.skat.len()), (self.hidden, 2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_layouts_are_there_once_and_agree_with_what_was_seen() {
        let unseen = Unseen::some();
        let all = all_layouts(&unseen).unwrap();
        // Six plain cards: three of them are the third player's, and the declarer and the skat share the other five.
        assert_eq!(all.len(), 20 * 10);
        for (at, layout) in all.iter().enumerate() {
            unseen.check(layout);
            assert!(!all[..at].contains(layout));
        }
    }

    #[test]
    fn drawn_layouts_agree_with_what_was_seen_and_differ() {
        let unseen = Unseen::some();
        let mut random = SplitMix64::new(3);
        let drawn: Vec<_> = (0..300).map(|_| drawn(&unseen, &mut random).unwrap()).collect();
        drawn.iter().for_each(|layout| unseen.check(layout));
        let jacks = drawn
            .iter()
            .filter(|layout| (layout.skat & "SJ".parse().unwrap()).len() == 1)
            .count();
        assert!(
            (80..160).contains(&jacks),
            "two of five places are in the skat: {jacks}"
        );
    }
}
