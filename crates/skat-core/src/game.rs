//! Games, and what the cards do in them.

use std::fmt;
use std::str::FromStr;

use crate::cards::{Card, Cards};
use crate::order::Order;

/// What is played. Ramsch has the cards of a grand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    /// Diamonds are trumps, below the jacks.
    Diamonds,
    /// Hearts are trumps, below the jacks.
    Hearts,
    /// Spades are trumps, below the jacks.
    Spades,
    /// Clubs are trumps, below the jacks.
    Clubs,
    /// Only the jacks are trumps.
    Grand,
    /// No trumps; ace king queen jack ten nine eight seven.
    Null,
    /// Everybody for himself, with the trumps of a grand.
    Ramsch,
}

impl Game {
    /// All games, in the order of their base values.
    pub const ALL: [Self; 7] = [
        Self::Diamonds,
        Self::Hearts,
        Self::Spades,
        Self::Clubs,
        Self::Grand,
        Self::Null,
        Self::Ramsch,
    ];

    /// The game's name, as in `"clubs"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Diamonds => "diamonds",
            Self::Hearts => "hearts",
            Self::Spades => "spades",
            Self::Clubs => "clubs",
            Self::Grand => "grand",
            Self::Null => "null",
            Self::Ramsch => "ramsch",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|game| game.name() == name)
            .ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Game::ALL.map(Game::name).join(", ");
        write!(f, "{:?} is no game: {names}", self.0)
    }
}

impl std::error::Error for UnknownGame {}

/// The places of `cards` in the order of `game`, as bits.
///
/// Cards of one group lie side by side, the weakest lowest: first the plain suits, clubs spades hearts diamonds as far
/// as they are none of trumps, then trumps with the jacks on top. In null there are four suits of eight.
#[must_use]
pub fn places(game: Game, cards: Cards) -> u32 {
    Order::of(game).places(cards)
}

/// The cards at `places` in the order of `game`; the inverse of [`places`].
#[must_use]
pub fn cards_at(game: Game, places: u32) -> Cards {
    Order::of(game).cards(places)
}

/// The cards of `hand` that may be played to `led`, the card that opened the trick; all of them when leading.
///
/// Source: ISkO 2022 4.2.
#[must_use]
pub fn legal(hand: Cards, led: Option<Card>, game: Game) -> Cards {
    let Some(led) = led else { return hand };
    let following = hand & Order::of(game).followers(led);
    if following.is_empty() { hand } else { following }
}

/// Which of the three cards of a trick, in playing order 0..=2, takes it: the highest trump, else the highest card
/// of the led suit.
///
/// Source: ISkO 2022 4.3.
#[must_use]
pub fn trick_winner(cards: [Card; 3], game: Game) -> usize {
    let order = Order::of(game);
    let places = cards.map(|card| order.place(card));
    let contest = order.contest(places[0]);
    let heights = places.map(|place| 1u32 << place & contest);
    (0..3).max_by_key(|&card| heights[card]).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_legal(game: Game, hand: &str, led: &str, expected: &str) {
        let hand: Cards = hand.parse().unwrap();
        let expected: Cards = expected.parse().unwrap();
        assert_eq!(
            legal(hand, Some(led.parse().unwrap()), game),
            expected,
            "{game}, {led} led"
        );
    }

    fn check_winner(game: Game, trick: &str, expected: usize) {
        let cards: Vec<Card> = trick.split(' ').map(|card| card.parse().unwrap()).collect();
        assert_eq!(
            trick_winner([cards[0], cards[1], cards[2]], game),
            expected,
            "{game}: {trick}"
        );
    }

    #[test]
    fn names_read_back_and_others_are_refused() {
        for game in Game::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
        }
        let message = "Clubs".parse::<Game>().unwrap_err().to_string();
        assert_eq!(
            message,
            "\"Clubs\" is no game: diamonds, hearts, spades, clubs, grand, null, ramsch"
        );
    }

    #[test]
    fn the_leader_may_play_any_card() {
        let hand = "CJ H7 D8".parse().unwrap();
        for game in Game::ALL {
            assert_eq!(legal(hand, None, game), hand);
        }
    }

    #[test]
    fn suit_is_followed_where_the_hand_has_it() {
        check_legal(Game::Clubs, "CJ H7 HA D8", "HT", "H7 HA");
        check_legal(Game::Clubs, "CJ H7 HA D8", "S7", "CJ H7 HA D8");
        check_legal(Game::Null, "CJ C7 HJ", "CA", "CJ C7");
    }

    #[test]
    fn jacks_are_trumps_and_no_cards_of_their_suit() {
        check_legal(Game::Hearts, "CJ HJ H7 C7", "DJ", "CJ HJ H7");
        check_legal(Game::Hearts, "HJ C7", "H8", "HJ");
        check_legal(Game::Spades, "HJ C7", "H8", "HJ C7");
        check_legal(Game::Grand, "CJ C7 S7", "C8", "C7");
        check_legal(Game::Ramsch, "CJ C7 S7", "DJ", "CJ");
    }

    #[test]
    fn trumps_beat_suits_and_jacks_beat_trumps() {
        check_winner(Game::Clubs, "HA C7 HT", 1);
        check_winner(Game::Clubs, "CA DJ HA", 1);
        check_winner(Game::Grand, "DJ SJ HJ", 1);
        check_winner(Game::Ramsch, "C7 CA DJ", 2);
        check_winner(Game::Diamonds, "CJ SJ DA", 0);
    }

    #[test]
    fn the_ten_stands_below_the_ace_but_in_null_below_the_jack() {
        check_winner(Game::Spades, "HK HT H9", 1);
        check_winner(Game::Spades, "HK HT HA", 2);
        check_winner(Game::Null, "HT H9 HJ", 2);
        check_winner(Game::Null, "HT HJ HQ", 2);
    }

    #[test]
    fn a_card_that_does_not_follow_never_wins() {
        check_winner(Game::Hearts, "C7 SA DA", 0);
        check_winner(Game::Null, "C7 SA DJ", 0);
        check_winner(Game::Null, "C7 SA C8", 2);
    }
}
