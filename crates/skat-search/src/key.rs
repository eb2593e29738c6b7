//! A position by relative ranks: who owns the highest, the second highest, ... remaining card of each group.
//!
//! Cards that are gone leave no gap. Positions with the same key are played alike, card for card; only the points of
//! the cards may differ.

use crate::layout::{GRAND, SUIT_SIZE};

/// The remaining cards by owner, packed, and the shape of the groups.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Key {
    /// Of the remaining cards, counted from the lowest place: those of the declarer.
    declarer: u32,
    /// Those of the player after the declarer.
    next: u32,
    /// The leader and the sizes of the groups.
    shape: u32,
}

impl Key {
    /// The key of a position between two tricks; `hands` are the declarer's, the next player's and the last's.
    #[inline(always)]
    pub(crate) fn of<const KIND: u8>(hands: &[u32; 3], leader: usize) -> Self {
        let remaining = hands[0] | hands[1] | hands[2];
        let mut key = Self {
            declarer: 0,
            next: 0,
            shape: leader as u32 + 1,
        };
        let mut size = 0;
        let mut start = 0;
        while start < 32 {
            let kept = window(remaining, start);
            let packed = &PACKED[kept];
            key.declarer |= u32::from(packed[window(hands[0], start)]) << size;
            key.next |= u32::from(packed[window(hands[1], start)]) << size;
            size += u32::from(COUNTS[kept]);
            // The trumps of a suit game fill more than one window; their number follows from the rest.
            if KIND == GRAND || start < 3 * SUIT_SIZE {
                key.shape = key.shape << 3 | u32::from(COUNTS[kept]);
            }
            start += SUIT_SIZE;
        }
        key.shape = key.shape << 5 | size;
        key
    }

    /// 64 mixed bits of the key.
    #[inline(always)]
    pub(crate) fn hash(self) -> u64 {
        let mut mixed = u64::from(self.declarer) | u64::from(self.next) << 32;
        mixed ^= u64::from(self.shape).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 32)
    }
}

/// The place of the card that stands at `index` among the remaining ones, counted from the lowest.
#[inline(always)]
pub(crate) fn card_at(mut remaining: u32, index: u8) -> u32 {
    for _ in 0..index {
        remaining &= remaining.wrapping_sub(1);
    }
    remaining.trailing_zeros() & 31
}

/// Where the card at `place` stands among the remaining ones.
#[inline(always)]
pub(crate) fn index_of(remaining: u32, place: u32) -> u8 {
    let below = remaining & ((1 << place) - 1);
    (0..5).map(|k| COUNTS[window(below, SUIT_SIZE * k)]).sum()
}

/// Seven places from `start` on.
#[inline(always)]
const fn window(places: u32, start: u32) -> usize {
    (places >> start & 0x7f) as usize
}

static PACKED: [[u8; 128]; 128] = packed();
static COUNTS: [u8; 128] = counts();

/// By kept bits and any bits: those of the second at the kept places, moved together.
const fn packed() -> [[u8; 128]; 128] {
    let mut table = [[0; 128]; 128];
    let mut kept = 0;
    while kept < 128 {
        let mut bits = 0;
        while bits < 128 {
            let (mut place, mut at) = (0, 0);
            while place < 7 {
                if kept >> place & 1 == 1 {
                    table[kept][bits] |= ((bits >> place & 1) << at) as u8;
                    at += 1;
                }
                place += 1;
            }
            bits += 1;
        }
        kept += 1;
    }
    table
}

const fn counts() -> [u8; 128] {
    let mut table = [0; 128];
    let mut bits = 0;
    while bits < 128 {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::SUIT;

    #[test]
    fn cards_that_are_gone_leave_no_gap() {
        let one = Key::of::<SUIT>(&[0b101, 0b1_0000, 1 << 31], 0);
        let other = Key::of::<SUIT>(&[0b110, 0b100_0000, 1 << 22], 0);
        assert!(one == other);
        assert!(one != Key::of::<SUIT>(&[0b101, 0b1_0000, 1 << 31], 1));
        assert!(one != Key::of::<SUIT>(&[0b101, 0b10, 1 << 31], 0));
        assert!(one != Key::of::<SUIT>(&[0b1000_0001, 0b1_0000, 1 << 31], 0));
    }

    #[test]
    fn index_and_place_are_inverse() {
        let remaining = 0b1010_0100_1000_0000_0100_1000_0001_0010;
        for index in 0..8 {
            assert_eq!(index_of(remaining, card_at(remaining, index)), index);
        }
    }
}
