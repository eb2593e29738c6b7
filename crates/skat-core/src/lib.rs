//! Cards and the trick kernel of Skat, for a given game: which cards are legal, who takes a trick, what a set of
//! cards counts, and card play that is made and unmade at the speed that search needs.
//!
//! Auctions, contracts and scoring are no business of this crate: the Python package `vorhand` is the reference
//! of the rules, and `tests/engine/test_kernel.py` there proves that both agree card by card.
//!
//! ```
//! use skat_core::{Card, CardPlay, Cards, Game, Position};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let hands: [Cards; 3] = ["CJ HA".parse()?, "HT C7".parse()?, "H9 SA".parse()?];
//! let mut play = CardPlay::new(Game::Grand, hands, Position::Forehand)?;
//! play.play("HA".parse::<Card>()?)?;
//! assert_eq!(play.legal(), "HT".parse()?);
//! # Ok(())
//! # }
//! ```
#![deny(missing_docs)]

mod card_play;
mod cards;
mod game;
mod order;
mod playout;
mod random;
mod random_deal;

pub use card_play::{CardPlay, HandsError, IllegalCard, Position, Undo, UnknownPosition};
pub use cards::{Card, Cards, ParseCardError};
pub use game::{Game, UnknownGame, cards_at, legal, places, trick_winner};
pub use playout::random_playouts;
pub use random::SplitMix64;
pub use random_deal::{RandomDeal, random_deal};
