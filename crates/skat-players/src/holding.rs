//! The cards of a declarer as the networks see them: by part of the pack, whichever suit is which.

use std::iter;

use skat_core::{Cards, Game, places};

/// Games in which a hand looks the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The four suit games.
    Suit,
    /// Grand.
    Grand,
    /// Null.
    Null,
}

impl Kind {
    /// All kinds, in the order in which their networks are stored.
    pub const ALL: [Self; 3] = [Self::Suit, Self::Grand, Self::Null];

    /// The kind of a game; Ramsch has none of its own and goes with grand.
    #[must_use]
    pub const fn of(game: Game) -> Self {
        match game {
            Game::Grand | Game::Ramsch => Self::Grand,
            Game::Null => Self::Null,
            _ => Self::Suit,
        }
    }

    /// The parts of the pack: first place, number of cards, and which table tells their worth. Suits that mean the
    /// same share a table.
    pub(crate) const fn parts(self) -> &'static [Part] {
        const fn part(start: u32, size: u32, table: usize) -> Part {
            Part { start, size, table }
        }
        const JACKS: Part = part(28, 4, 0);
        match self {
            Self::Suit => {
                &const {
                    [
                        JACKS,
                        part(21, 7, 1),
                        part(0, 7, 2),
                        part(7, 7, 2),
                        part(14, 7, 2),
                    ]
                }
            }
            Self::Grand => {
                &const {
                    [
                        JACKS,
                        part(0, 7, 1),
                        part(7, 7, 1),
                        part(14, 7, 1),
                        part(21, 7, 1),
                    ]
                }
            }
            Self::Null => &const { [part(0, 8, 0), part(8, 8, 0), part(16, 8, 0), part(24, 8, 0)] },
        }
    }

    /// Cards that each table is about.
    pub(crate) const fn table_sizes(self) -> &'static [u32] {
        match self {
            Self::Suit => &[4, 7, 7],
            Self::Grand => &[4, 7],
            Self::Null => &[8],
        }
    }
}

/// Some cards of the pack that lie side by side.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    start: u32,
    size: u32,
    pub(crate) table: usize,
}

/// Cards in hand and cards laid away, by their places in the order of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// What is played.
    pub kind: Kind,
    /// The places of the cards in hand.
    pub own: u32,
    /// The places of the two cards in the skat; none where it is not known.
    pub laid: u32,
}

impl Holding {
    /// The holding of `own` and `laid` in `game`.
    #[must_use]
    pub fn new(game: Game, own: Cards, laid: Cards) -> Self {
        Self {
            kind: Kind::of(game),
            own: places(game, own),
            laid: places(game, laid),
        }
    }

    /// Whether nobody can force a null declarer with these cards to take a trick: in each suit his lowest card is below
    /// all others that are out, at most one of them is below his second, and so on.
    pub(crate) fn is_safe(&self) -> bool {
        let out = !(self.own | self.laid);
        Kind::Null.parts().iter().all(|part| {
            let (mut own, out) = (self.own >> part.start & 0xff, out >> part.start & 0xff);
            let mut place = 0;
            while own != 0 {
                let below = own.trailing_zeros();
                if (out & ((1 << below) - 1)).count_ones() > place {
                    return false;
                }
                own &= own - 1;
                place += 1;
            }
            true
        })
    }

    /// What a part of the pack looks like: every card is elsewhere, in hand or laid, as a number to base three.
    #[inline]
    pub(crate) fn state(&self, part: Part) -> usize {
        let mask = (1 << part.size) - 1;
        let (own, laid) = (self.own >> part.start & mask, self.laid >> part.start & mask);
        usize::from(TERNARY[own as usize]) + 2 * usize::from(TERNARY[laid as usize])
    }
}

/// The bits one by one, the lowest first.
pub(crate) fn bits(mut of: u32) -> impl Iterator<Item = u32> {
    iter::from_fn(move || {
        let bit = of & of.wrapping_neg();
        of ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// Bits read as digits to base three.
static TERNARY: [u16; 256] = ternary();

const fn ternary() -> [u16; 256] {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let (mut bit, mut worth) = (0, 1);
        while bit < 8 {
            table[bits] += (bits as u16 >> bit & 1) * worth;
            worth *= 3;
            bit += 1;
        }
        bits += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_null_hand_is_safe_while_it_can_stay_below() {
        for (own, laid, safe) in [
            ("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "HT DA", true),
            ("C7 C9 CJ CK S7 S9 SJ SK D7 D9", "HT DA", true),
            ("C7 CT S7 S8 S9 H7 H8 D7 D8 D9", "HT DA", false),
            ("C7 CT S7 S8 S9 H7 H8 D7 D8 D9", "C8 C9", true),
            ("C8 S7 S8 S9 H7 H8 H9 D7 D8 D9", "HT DA", false),
        ] {
            let holding = Holding::new(Game::Null, own.parse().unwrap(), laid.parse().unwrap());
            assert_eq!(holding.is_safe(), safe, "{own}");
        }
    }

    #[test]
    fn suits_that_mean_the_same_look_the_same() {
        let states = |game, own: &str, laid: &str| {
            let holding = Holding::new(game, own.parse().unwrap(), laid.parse().unwrap());
            let mut states: Vec<_> = holding
                .kind
                .parts()
                .iter()
                .map(|&part| (part.table, holding.state(part)))
                .collect();
            states.sort_unstable();
            states
        };
        let clubs = states(Game::Clubs, "CJ CA C9 SA HT", "H7 D8");
        assert_eq!(clubs, states(Game::Hearts, "CJ HA H9 CA DT", "D7 S8"));
        assert_ne!(clubs, states(Game::Clubs, "CJ CA C9 SA HT", "D7 D8"));
    }
}
