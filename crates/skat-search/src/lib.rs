//! The open-card solver: what the declarer gets when everybody sees all cards and nobody errs.
//!
//! - [`Solver::points`]: the declarer's exact card points in a suit game or grand, at any moment of the card play;
//! - [`Solver::reaches`]: whether they reach a number such as 61, which is far cheaper;
//! - [`Solver::survives`]: whether a null is won;
//! - [`Solver::values`] and [`Solver::line`]: the same after each legal card, and the best play of all.
//!
//! A solver keeps what it learned: positions are stored by who owns which card counted from the top of its suit, so
//! a later question about other cards profits, too. Answers never depend on that, only their price does.
//!
//! ```
//! use skat_core::{Cards, Game, Position};
//! use skat_search::{Budget, OpenPosition, Solver};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let hands: [Cards; 3] = ["CJ HA".parse()?, "HT C7".parse()?, "H9 SA".parse()?];
//! let position = OpenPosition::new(Game::Grand, Position::Forehand, hands, Position::Forehand, &[])?;
//! // The jack brings the seven and the nine, the ace brings the ten and the other ace.
//! assert_eq!(Solver::new().points(&position, &mut Budget::unlimited()), Ok(2 + 0 + 0 + 11 + 10 + 11));
//! # Ok(())
//! # }
//! ```
#![deny(missing_docs)]

mod bounds;
mod budget;
mod key;
mod layout;
mod moves;
mod null;
mod ordering;
mod points;
mod position;
mod solver;
mod table;

pub use budget::{Budget, Stopped};
pub use position::{OpenPosition, PositionError};
pub use solver::{Solver, Value};
