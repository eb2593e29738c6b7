//! Chance that is the same on every machine.

use crate::cards::{Card, Cards};

/// A small random number generator: the same seed gives the same numbers on every machine.
///
/// SplitMix64 by Steele, Lea and Flood (2014). Not for shuffles that people must trust.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator that starts from `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number, uniform over all 64 bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound - 1`, all equally likely to within 2^-32; 0 for a `bound` of 0.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * bound as u64) >> 32) as u32
    }

    /// A number from 0 up to, and without, 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// `count` of the cards, all choices equally likely; all of them where there are not more.
    #[must_use]
    pub fn draw(&mut self, cards: Cards, count: u32) -> Cards {
        let mut left = cards;
        let mut drawn = Cards::NONE;
        while drawn.len() < count && !left.is_empty() {
            let place = self.below(left.len()) as usize;
            let card = left.iter().nth(place).map_or(Cards::NONE, Card::into);
            drawn = drawn | card;
            left = left & !card;
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_gives_the_published_numbers() {
        let mut random = SplitMix64::new(1_234_567);
        let numbers = [random.next(), random.next(), random.next()];
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn numbers_below_a_bound_are_equally_likely() {
        let mut random = SplitMix64::new(5);
        let mut counts = [0; 3];
        for _ in 0..30_000 {
            counts[random.below(3) as usize] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_700..10_300).contains(count)),
            "{counts:?}"
        );
        let mean = (0..10_000).map(|_| random.unit()).sum::<f64>() / 10_000.0;
        assert!((mean - 0.5).abs() < 0.01, "{mean}");
    }

    #[test]
    fn a_draw_has_its_number_of_cards_and_every_card_its_chance() {
        let mut random = SplitMix64::new(6);
        let cards: Cards = "CJ SJ HJ DJ".parse().unwrap();
        let mut counts = [0; 32];
        for _ in 0..10_000 {
            let drawn = random.draw(cards, 2);
            assert!(drawn.len() == 2 && drawn & !cards == Cards::NONE);
            for card in drawn.iter() {
                counts[usize::from(card.index())] += 1;
            }
        }
        assert!(
            cards
                .iter()
                .all(|card| (4_800..5_200).contains(&counts[usize::from(card.index())]))
        );
        assert_eq!(random.draw(cards, 9), cards);
    }
}
