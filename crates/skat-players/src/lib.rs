//! What computer players of Skat think with.
//!
//! - [`Nets`]: networks that judge hands, learned from deals that computer players played against each other;
//! - [`prospects`], [`with_skat`], [`from_hand`]: what a hand is worth at a bid, which game to play, what to lay away;
//! - [`worlds`]: the cards that a player does not see, as they may lie, the likelier ones more often;
//! - [`judged`]: how good each legal card is over such worlds;
//! - [`ramsch_cards`], [`ramsch_prospect`]: the same for Ramsch, and what a hand promises before it;
//! - [`self_play`], [`nulls`], [`first_lessons`]: deals to learn from.
//!
//! Everything is asked from one position and gets what that position sees; nothing here knows the rest of a deal,
//! except for the deals to learn from, which are played to the end here.
#![deny(missing_docs)]

mod ahead;
mod cards;
mod choice;
mod holding;
mod layers;
mod lessons;
mod net;
mod nets;
mod play_net;
mod plays;
mod ramsch;
mod ramsch_play;
mod ramsch_score;
mod seen;
mod self_play;
mod stakes;
mod told;
mod unseen;
mod worlds;

pub use cards::{CardWorth, Depth, judged};
pub use choice::{Choice, Prospect, best, chances, from_hand, prospects, with_skat};
pub use holding::{Holding, Kind};
pub use lessons::{Lesson, first_lessons};
pub use net::Facts;
pub use nets::{Chances, Nets, RESULTS, WeightsError};
pub use ramsch::{SeenRamsch, ramsch_cards, ramsch_prospect};
pub use ramsch_score::{Ended, RamschHouse, SkatTo, Tie};
pub use seen::Seen;
pub use self_play::{Habits, House, nulls, self_play};
pub use stakes::Stakes;
pub use unseen::{Layout, Unseen};
pub use worlds::worlds;
