//! Where the cards of a suit game or a grand lie among 32 places, and what they count.
//!
//! These are the places of `skat_core::places`: cards of a group side by side, the weakest lowest; three plain
//! suits of seven and eleven trumps in a suit game, four plain suits and four trumps in a grand. All suit games look
//! the same, so one table of positions serves them all.

/// A suit game, whichever suit is trumps.
pub(crate) const SUIT: u8 = 0;
/// A grand.
pub(crate) const GRAND: u8 = 1;

/// Cards of a plain suit.
pub(crate) const SUIT_SIZE: u32 = 7;
/// Points of a suit without its jack, weakest first: 7 8 9 Q K T A.
const PLAIN_POINTS: [u8; 7] = [0, 0, 0, 3, 4, 10, 11];
const JACK_POINTS: u8 = 2;

/// The groups and points of one kind of game.
pub(crate) struct Layout {
    /// The places of trumps.
    pub(crate) trumps: u32,
    /// Plain suits; the k-th lies at places 7k..7k+7.
    pub(crate) plain_suits: u32,
    /// By place: the places of its group.
    pub(crate) group: [u32; 32],
    /// By place: card points.
    pub(crate) points: [u8; 32],
    /// By byte of a set and its value: card points, 0..=61.
    byte_points: [[u8; 256]; 4],
}

static LAYOUTS: [Layout; 2] = [Layout::new(3), Layout::new(4)];

impl Layout {
    #[inline(always)]
    pub(crate) fn of<const KIND: u8>() -> &'static Self {
        &LAYOUTS[KIND as usize]
    }

    const fn new(plain_suits: u32) -> Self {
        let first_trump = (plain_suits * SUIT_SIZE) as usize;
        let trumps = u32::MAX << first_trump;
        let mut group = [trumps; 32];
        let mut points = [JACK_POINTS; 32];
        let mut place = 0;
        while place < 28 {
            if place < first_trump {
                group[place] = plain_suit(place as u32 / SUIT_SIZE);
            }
            points[place] = PLAIN_POINTS[place % 7];
            place += 1;
        }
        Self {
            trumps,
            plain_suits,
            group,
            points,
            byte_points: byte_points(&points),
        }
    }

    /// Card points of the cards at `places`, 0..=120.
    #[inline(always)]
    pub(crate) fn points_of(&self, places: u32) -> i32 {
        let [a, b, c, d] = places.to_le_bytes().map(usize::from);
        let table = &self.byte_points;
        i32::from(table[0][a]) + i32::from(table[1][b]) + i32::from(table[2][c]) + i32::from(table[3][d])
    }

    /// Card points of the card at `place`.
    #[inline(always)]
    pub(crate) fn card_points(&self, place: u32) -> i32 {
        i32::from(self.points[(place & 31) as usize])
    }

    /// The places of the group that `place` belongs to.
    #[inline(always)]
    pub(crate) fn group_of(&self, place: u32) -> u32 {
        self.group[(place & 31) as usize]
    }
}

/// The places of the k-th plain suit.
#[inline(always)]
pub(crate) const fn plain_suit(k: u32) -> u32 {
    0x7f << (SUIT_SIZE * k)
}

/// The place of the highest card; `cards` is not empty.
#[inline(always)]
pub(crate) const fn highest(cards: u32) -> u32 {
    31 - cards.leading_zeros()
}

/// The cards above all of `others` within `group`, of those in `own`.
#[inline(always)]
pub(crate) const fn top_run(own: u32, others: u32, group: u32) -> u32 {
    let (own, others) = (own & group, others & group);
    if others == 0 {
        own
    } else {
        own & !up_to(highest(others))
    }
}

/// All places from 0 to `place`.
#[inline(always)]
pub(crate) const fn up_to(place: u32) -> u32 {
    u32::MAX >> (31 - (place & 31))
}

/// The places between two others, without them; `low` is below `high`.
#[inline(always)]
pub(crate) const fn between(low: u32, high: u32) -> u32 {
    ((1 << high) - 1) & !up_to(low)
}

const fn byte_points(points: &[u8; 32]) -> [[u8; 256]; 4] {
    let mut table = [[0; 256]; 4];
    let mut place = 0;
    while place < 32 {
        let mut byte = 0;
        while byte < 256 {
            if byte >> (place % 8) & 1 == 1 {
                table[place / 8][byte] += points[place];
            }
            byte += 1;
        }
        place += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use skat_core::{Cards, Game, places};

    #[test]
    fn layouts_are_those_of_the_games() {
        for (game, layout) in [
            (Game::Clubs, &LAYOUTS[0]),
            (Game::Diamonds, &LAYOUTS[0]),
            (Game::Grand, &LAYOUTS[1]),
        ] {
            for card in Cards::PACK.iter() {
                let places = places(game, Cards(1 << card.index()));
                assert_eq!(layout.points_of(places), Cards(1 << card.index()).points() as i32);
            }
            assert_eq!(layout.points_of(u32::MAX), 120);
        }
    }
}
