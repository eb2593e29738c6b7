//! Random play to the end, a few million times a second.

use crate::card_play::CardPlay;
use crate::random::SplitMix64;

/// Card points of each position, summed over `count` random playouts of `start`: every card is drawn among the
/// legal ones with equal chances (to within 2^-28).
#[must_use]
pub fn random_playouts(start: &CardPlay, count: u64, seed: u64) -> [u64; 3] {
    let mut random = SplitMix64::new(seed);
    let mut sums = [0; 3];
    for _ in 0..count {
        let points = random_playout(*start, &mut random);
        for (sum, points) in sums.iter_mut().zip(points) {
            *sum += u64::from(points);
        }
    }
    sums
}

fn random_playout(mut play: CardPlay, random: &mut SplitMix64) -> [u32; 3] {
    while !play.is_over() {
        let place = random_bit(play.legal_places(), random.next() as u32);
        play.make(place);
    }
    play.points()
}

/// One of the bits set in `mask`, which is not 0, drawn by `random`. Branches on random bits would be mispredicted
/// half the time, so there are none: running counts per byte find the byte, a table finds the bit.
#[inline]
fn random_bit(mask: u32, random: u32) -> u8 {
    const EACH_BYTE: u32 = 0x0101_0101;
    let counts = byte_counts(mask).wrapping_mul(EACH_BYTE);
    let total = counts >> 24;
    let rank = ((u64::from(random) * u64::from(total)) >> 32) as u32;
    let passed = (((rank * EACH_BYTE) | 0x8080_8080) - counts) & 0x8080_8080;
    let shift = ((passed >> 7).wrapping_mul(EACH_BYTE) >> 24) * 8;
    let rank_in_byte = rank - (((counts << 8) >> shift) & 0xff);
    let byte = (mask >> shift) & 0xff;
    shift as u8 + SELECT[(((byte << 3) | rank_in_byte) & 0x7ff) as usize]
}

/// In each byte, how many of its bits are set.
#[inline]
const fn byte_counts(mask: u32) -> u32 {
    let pairs = mask - (mask >> 1 & 0x5555_5555);
    let nibbles = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f
}

/// `SELECT[byte << 3 | n]` is the place of the n-th bit set in `byte`, counted from 0.
static SELECT: [u8; 2048] = select_table();

const fn select_table() -> [u8; 2048] {
    let mut table = [0; 2048];
    let mut byte = 0;
    while byte < 256 {
        let mut rank = 0;
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte << 3 | rank] = bit as u8;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cards, Game, Position};

    /// The chances `n / total` are exact for these random numbers: the middle of each of `total` slices.
    fn draws(mask: u32) -> Vec<u8> {
        let total = u64::from(mask.count_ones());
        (0..total)
            .map(|rank| random_bit(mask, (((2 * rank + 1) << 31) / total) as u32))
            .collect()
    }

    #[test]
    fn every_bit_of_a_mask_is_drawn_by_its_own_slice_of_numbers() {
        let mut random = SplitMix64::new(7);
        let masks = (0..20_000).map(|_| random.next() as u32 & random.next() as u32 | 1);
        for mask in masks.chain([1, 1 << 31, u32::MAX, 0xff00, 0x8000_0001]) {
            let bits: Vec<u8> = (0..32).filter(|bit| mask >> bit & 1 == 1).collect();
            assert_eq!(draws(mask), bits, "{mask:#034b}");
            assert_eq!(random_bit(mask, 0), bits[0]);
            assert_eq!(Some(&random_bit(mask, u32::MAX)), bits.last());
        }
    }

    #[test]
    fn playouts_share_out_all_points_of_the_hands() {
        let hands = [Cards(0x0000_03ff), Cards(0x000f_fc00), Cards(0x3ff0_0000)];
        let total = u64::from(Cards(0x3fff_ffff).points());
        for game in Game::ALL {
            let start = CardPlay::new(game, hands, Position::Middlehand).unwrap();
            let sums = random_playouts(&start, 500, 1);
            assert_eq!(sums.iter().sum::<u64>(), 500 * total);
            assert_eq!(sums, random_playouts(&start, 500, 1));
            assert_ne!(sums, random_playouts(&start, 500, 2));
        }
    }

    #[test]
    fn legal_cards_are_equally_likely() {
        let hands = ["CA C7", "CQ C8", "CK C9"].map(|hand| hand.parse().unwrap());
        let start = CardPlay::new(Game::Grand, hands, Position::Forehand).unwrap();
        let sums = random_playouts(&start, 40_000, 3);
        let mean = sums[0] as f64 / 40_000.0;
        // The ace takes 11 and, each with chance 1/2, the queen's 3 and the king's 4; the seven takes nothing.
        assert!((mean - 14.5).abs() < 0.1, "{mean}");
    }
}
