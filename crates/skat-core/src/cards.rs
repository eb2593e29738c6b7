//! Cards, and sets of cards as 32 bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not};
use std::str::FromStr;

const SUIT_LETTERS: [u8; 4] = *b"CSHD";
const RANK_LETTERS: [u8; 8] = *b"789TJQKA";

/// Card points by rank, seven to ace.
pub(crate) const RANK_POINTS: [u32; 8] = [0, 0, 0, 10, 2, 3, 4, 11];

/// One of the 32 cards, by its index: `8 * suit + rank`, clubs spades hearts diamonds, each seven to ace with the
/// ten below the jack (the order of null).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

impl Card {
    /// The card with this index, or `None` from 32 on.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 32 { Some(Self(index)) } else { None }
    }

    /// The card's index, 0..=31.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = SUIT_LETTERS[usize::from(self.0 >> 3)];
        let rank = RANK_LETTERS[usize::from(self.0 & 7)];
        write!(f, "{}{}", char::from(suit), char::from(rank))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let unknown = || ParseCardError(text.to_owned());
        let &[suit, rank] = text.as_bytes() else {
            return Err(unknown());
        };
        let suit = SUIT_LETTERS.iter().position(|&letter| letter == suit);
        let rank = RANK_LETTERS.iter().position(|&letter| letter == rank);
        match (suit, rank) {
            (Some(suit), Some(rank)) => Ok(Self((8 * suit + rank) as u8)),
            _ => Err(unknown()),
        }
    }
}

/// A text that names no card, or a set that names one twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCardError(String);

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no card that can stand here: suit C S H D and rank 7 8 9 T J Q K A, each card once",
            self.0
        )
    }
}

impl std::error::Error for ParseCardError {}

/// A set of cards: bit `card.index()` is set for each card in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub u32);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All 32 cards.
    pub const PACK: Self = Self(u32::MAX);

    /// Whether `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Number of cards, 0..=32.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Card points, 0..=120.
    #[must_use]
    pub const fn points(self) -> u32 {
        points(self.0, &POINT_PLANES)
    }

    /// The cards in index order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::new(rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Self {
        Self(1 << card.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |set, card| set | card.into())
    }
}

impl FromStr for Cards {
    type Err = ParseCardError;

    /// The set named by card texts between blanks, as in `"CJ SJ HA"`.
    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        text.split_whitespace().try_fold(Self::NONE, |set, word| {
            let card: Card = word.parse()?;
            if set.contains(card) {
                return Err(ParseCardError(word.to_owned()));
            }
            Ok(set | card.into())
        })
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl BitAnd for Cards {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Cards {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Cards {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// By binary digit of the card points: the cards that have the digit. Four population counts then give the points
/// of any set.
pub(crate) type PointPlanes = [u32; 4];

/// The planes of cards that lie in the order of `cards`, which gives the card's index by place.
pub(crate) const fn point_planes(cards: &[u8; 32]) -> PointPlanes {
    let mut planes = [0; 4];
    let mut place = 0;
    while place < 32 {
        let points = RANK_POINTS[(cards[place] & 7) as usize];
        let mut digit = 0;
        while digit < 4 {
            planes[digit] |= (points >> digit & 1) << place;
            digit += 1;
        }
        place += 1;
    }
    planes
}

/// Card points of a set whose order `planes` has.
#[inline]
pub(crate) const fn points(set: u32, planes: &PointPlanes) -> u32 {
    (set & planes[0]).count_ones()
        + 2 * (set & planes[1]).count_ones()
        + 4 * (set & planes[2]).count_ones()
        + 8 * (set & planes[3]).count_ones()
}

const POINT_PLANES: PointPlanes = point_planes(&index_order());

/// Every card at the place of its index.
pub(crate) const fn index_order() -> [u8; 32] {
    let mut cards = [0; 32];
    let mut place = 0;
    while place < 32 {
        cards[place] = place as u8;
        place += 1;
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_from_its_text() {
        for index in 0..32 {
            let card = Card::new(index).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::new(32), None);
    }

    #[test]
    fn the_index_is_eight_times_the_suit_plus_the_rank() {
        for (text, index) in [
            ("C7", 0),
            ("CT", 3),
            ("CJ", 4),
            ("SA", 15),
            ("H9", 18),
            ("DA", 31),
        ] {
            assert_eq!(text.parse::<Card>().unwrap().index(), index, "{text}");
        }
    }

    #[test]
    fn what_is_no_card_is_refused_and_named() {
        for text in ["", "C", "C1", "XJ", "CJ7", "cj", "Ć"] {
            let message = text.parse::<Card>().unwrap_err().to_string();
            assert!(message.starts_with(&format!("{text:?} is no card")), "{message}");
        }
        assert!("CJ SJ CJ".parse::<Cards>().is_err());
    }

    #[test]
    fn a_set_is_listed_in_index_order() {
        let set: Cards = "DA  HT CJ".parse().unwrap();
        assert_eq!(set.to_string(), "CJ HT DA");
        assert_eq!(format!("{set:?}"), "{CJ HT DA}");
        assert_eq!(set.iter().collect::<Cards>(), set);
        assert_eq!(
            (set.len(), set.is_empty(), Cards::NONE.is_empty()),
            (3, false, true)
        );
    }

    #[test]
    fn sets_follow_the_algebra_of_sets() {
        let (left, right): (Cards, Cards) = ("CJ SJ".parse().unwrap(), "SJ HJ".parse().unwrap());
        assert_eq!((left & right).to_string(), "SJ");
        assert_eq!((left | right).to_string(), "CJ SJ HJ");
        assert_eq!((left ^ right).to_string(), "CJ HJ");
        assert_eq!((!left | left), Cards::PACK);
    }

    #[test]
    fn the_pack_counts_120_and_each_card_its_own() {
        assert_eq!(Cards::PACK.points(), 120);
        for (text, points) in [
            ("CA", 11),
            ("ST", 10),
            ("HK", 4),
            ("DQ", 3),
            ("CJ", 2),
            ("S9 H8 D7", 0),
        ] {
            assert_eq!(text.parse::<Cards>().unwrap().points(), points, "{text}");
        }
    }
}
