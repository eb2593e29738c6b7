//! Card play: three hands, the trick on the table and what each position has taken.

use std::fmt;
use std::hint::select_unpredictable;

use crate::cards::{Card, Cards, points};
use crate::game::Game;
use crate::order::Order;

/// The three roles within one deal, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Position {
    /// Plays to the first trick.
    Forehand = 0,
    /// Sits left of forehand.
    Middlehand = 1,
    /// Sits left of middlehand.
    Rearhand = 2,
}

impl Position {
    /// All positions, clockwise.
    pub const ALL: [Self; 3] = [Self::Forehand, Self::Middlehand, Self::Rearhand];

    /// The position that plays after this one.
    #[must_use]
    #[inline]
    pub const fn next(self) -> Self {
        match self {
            Self::Forehand => Self::Middlehand,
            Self::Middlehand => Self::Rearhand,
            Self::Rearhand => Self::Forehand,
        }
    }

    /// 0, 1 or 2.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl TryFrom<u8> for Position {
    type Error = UnknownPosition;

    fn try_from(index: u8) -> Result<Self, UnknownPosition> {
        Self::ALL
            .get(usize::from(index))
            .copied()
            .ok_or(UnknownPosition(index))
    }
}

/// An index that no position has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPosition(u8);

impl fmt::Display for UnknownPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is no position: 0 forehand, 1 middlehand, 2 rearhand",
            self.0
        )
    }
}

impl std::error::Error for UnknownPosition {}

/// The trick on the table, in the order of the game.
#[derive(Clone, Copy)]
struct Trick {
    /// Cards on the table.
    cards: u32,
    /// Places that must be played by who has one; all of them while no card is led.
    follow: u32,
    /// Places that can take the trick.
    contest: u32,
    /// The place that takes it so far, as a bit.
    best: u32,
    winner: Position,
    to_play: Position,
    size: u8,
}

impl Trick {
    const fn led_by(leader: Position) -> Self {
        Self {
            cards: 0,
            follow: u32::MAX,
            contest: u32::MAX,
            best: 0,
            winner: leader,
            to_play: leader,
            size: 0,
        }
    }
}

/// What `unmake` needs to take a card back.
#[derive(Clone, Copy)]
pub struct Undo {
    trick: Trick,
    card: u32,
}

/// Card play in a given game.
#[derive(Clone, Copy)]
pub struct CardPlay {
    order: &'static Order,
    hands: [u32; 3],
    taken: [u32; 3],
    trick: Trick,
}

impl CardPlay {
    /// Card play about to begin: `leader` opens the first trick. Hands may be smaller than ten cards.
    ///
    /// # Errors
    ///
    /// `HandsError` if the hands differ in size or have a card in common.
    pub fn new(game: Game, hands: [Cards; 3], leader: Position) -> Result<Self, HandsError> {
        let [forehand, middlehand, rearhand] = hands;
        if forehand.len() != middlehand.len() || forehand.len() != rearhand.len() {
            return Err(HandsError::Uneven(hands.map(Cards::len)));
        }
        let twice = (forehand & middlehand) | (forehand & rearhand) | (middlehand & rearhand);
        if !twice.is_empty() {
            return Err(HandsError::Shared(twice));
        }
        let order = Order::of(game);
        let hands = hands.map(|hand| order.places(hand));
        Ok(Self {
            order,
            hands,
            taken: [0; 3],
            trick: Trick::led_by(leader),
        })
    }

    /// The position to play the next card; after the last trick, the one that took it.
    #[must_use]
    pub const fn to_play(&self) -> Position {
        self.trick.to_play
    }

    /// Whether all cards are played.
    #[must_use]
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.hands[self.trick.to_play.index()] == 0
    }

    /// Number of cards on the table, 0..=2.
    #[must_use]
    pub const fn trick_size(&self) -> u8 {
        self.trick.size
    }

    /// The cards that the position to play may play; none when all are played.
    #[must_use]
    pub fn legal(&self) -> Cards {
        self.order.cards(self.legal_places())
    }

    /// Card points taken by each position, 0..=120. Discarded cards are not among them.
    #[must_use]
    #[inline]
    pub fn points(&self) -> [u32; 3] {
        self.taken.map(|cards| points(cards, &self.order.planes))
    }

    /// Plays `card` for the position whose turn it is. What is returned takes the card back.
    ///
    /// # Errors
    ///
    /// `IllegalCard` if the card is not held or does not follow; nothing has changed then.
    pub fn play(&mut self, card: Card) -> Result<Undo, IllegalCard> {
        let legal = self.legal();
        if !legal.contains(card) {
            return Err(IllegalCard {
                card,
                by: self.to_play(),
                legal,
            });
        }
        Ok(self.play_unchecked(card))
    }

    /// Plays `card`, which the caller knows to be legal. What is returned takes the card back.
    #[inline]
    pub fn play_unchecked(&mut self, card: Card) -> Undo {
        self.make(self.order.place(card))
    }

    /// Takes back the last card that was played.
    #[inline]
    pub fn unmake(&mut self, undo: Undo) {
        if self.trick.size == 0 {
            self.taken[self.trick.to_play.index()] &= !(undo.trick.cards | undo.card);
        }
        self.trick = undo.trick;
        self.hands[self.trick.to_play.index()] |= undo.card;
    }

    /// Number of legal sequences of `depth` cards from here; those that end before count as well.
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        let mut legal = self.legal_places();
        if depth == 1 {
            return u64::from(legal.count_ones());
        }
        let mut sequences = 0;
        while legal != 0 {
            let undo = self.make(legal.trailing_zeros() as u8);
            sequences += self.perft(depth - 1);
            self.unmake(undo);
            legal &= legal - 1;
        }
        sequences
    }

    /// `legal` in the order of the game.
    #[inline]
    pub(crate) fn legal_places(&self) -> u32 {
        let hand = self.hands[self.trick.to_play.index()];
        let following = hand & self.trick.follow;
        if following == 0 { hand } else { following }
    }

    /// Plays the card at `place`, which must be legal.
    #[inline]
    pub(crate) fn make(&mut self, place: u8) -> Undo {
        let before = self.trick;
        let card = 1 << place;
        self.hands[before.to_play.index()] ^= card;
        if before.size == 0 {
            self.trick.follow = self.order.group(place);
            self.trick.contest = self.order.contest(place);
        }
        self.add(card);
        if before.size == 2 {
            self.finish_trick();
        }
        Undo { trick: before, card }
    }

    #[inline]
    fn add(&mut self, card: u32) {
        let trick = &mut self.trick;
        let height = card & trick.contest;
        // Which card is better cannot be foreseen, so a branch here would cost an eighth of all playouts.
        trick.winner = select_unpredictable(height > trick.best, trick.to_play, trick.winner);
        trick.best = trick.best.max(height);
        trick.cards |= card;
        trick.to_play = trick.to_play.next();
        trick.size += 1;
    }

    #[inline]
    fn finish_trick(&mut self) {
        let winner = self.trick.winner;
        self.taken[winner.index()] |= self.trick.cards;
        self.trick = Trick::led_by(winner);
    }
}

/// Hands that no deal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandsError {
    /// The hands differ in size.
    Uneven([u32; 3]),
    /// These cards lie in two hands.
    Shared(Cards),
}

impl fmt::Display for HandsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uneven([forehand, middlehand, rearhand]) => {
                write!(
                    f,
                    "hands of {forehand}, {middlehand} and {rearhand} cards: all three must be equal in size"
                )
            }
            Self::Shared(cards) => write!(f, "{cards} in two hands: each card lies in one"),
        }
    }
}

impl std::error::Error for HandsError {}

/// A card that may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalCard {
    /// The card.
    pub card: Card,
    /// Whose turn it is.
    pub by: Position,
    /// The cards that may be played.
    pub legal: Cards,
}

impl fmt::Display for IllegalCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.legal.is_empty() {
            return write!(f, "{} not allowed: all cards are played", self.card);
        }
        write!(
            f,
            "{} not allowed: position {} may play {}",
            self.card,
            self.by.index(),
            self.legal
        )
    }
}

impl std::error::Error for IllegalCard {}

#[cfg(test)]
mod tests {
    use super::*;

    fn begin(game: Game, hands: [&str; 3]) -> CardPlay {
        let hands = hands.map(|hand| hand.parse().unwrap());
        CardPlay::new(game, hands, Position::Forehand).unwrap()
    }

    fn play_all(play: &mut CardPlay, cards: &str) {
        for card in cards.split(' ') {
            play.play(card.parse().unwrap()).unwrap();
        }
    }

    fn state(play: &CardPlay) -> (Vec<u32>, Position, u8, Cards) {
        let piles = play.hands.into_iter().chain(play.taken).collect();
        (piles, play.to_play(), play.trick_size(), play.legal())
    }

    const HANDS: [&str; 3] = ["CJ HA S7", "HT C7 SA", "H9 SK D7"];

    #[test]
    fn the_winner_leads_and_keeps_the_points() {
        let mut play = begin(Game::Spades, HANDS);
        play_all(&mut play, "HA HT H9 CJ SA SK S7 C7 D7");
        assert!(play.is_over());
        assert_eq!(play.to_play(), Position::Forehand);
        assert_eq!(play.points(), [11 + 10 + 2 + 11 + 4, 0, 0]);
        assert_eq!(play.legal(), Cards::NONE);
    }

    #[test]
    fn a_trump_takes_a_led_suit() {
        let mut play = begin(Game::Clubs, ["HA DA", "C7 S7", "H9 H8"]);
        play_all(&mut play, "HA C7 H9");
        assert_eq!(play.to_play(), Position::Middlehand);
        assert_eq!(play.points(), [0, 11, 0]);
    }

    #[test]
    fn an_illegal_card_changes_nothing_and_says_what_was_allowed() {
        let mut play = begin(Game::Spades, HANDS);
        play_all(&mut play, "HA");
        let before = state(&play);
        let refused = play.play("C7".parse().unwrap()).err().unwrap();
        assert_eq!(refused.to_string(), "C7 not allowed: position 1 may play HT");
        assert_eq!(state(&play), before);
        let mut over = begin(Game::Null, ["", "", ""]);
        let refused = over.play("C7".parse().unwrap()).err().unwrap();
        assert_eq!(refused.to_string(), "C7 not allowed: all cards are played");
    }

    #[test]
    fn unmake_restores_every_state_on_the_way() {
        for game in Game::ALL {
            let mut play = begin(game, ["CJ HA S7 D9", "HT C7 SA DT", "H9 SK D7 CA"]);
            let mut steps = Vec::new();
            while let Some(card) = play.legal().iter().last() {
                let before = state(&play);
                steps.push((before, play.play_unchecked(card)));
            }
            assert_eq!(steps.len(), 12);
            for (before, undo) in steps.into_iter().rev() {
                play.unmake(undo);
                assert_eq!(state(&play), before);
            }
        }
    }

    #[test]
    fn impossible_hands_are_refused() {
        let hands = ["CJ HA", "CJ HT", "D7 D8"].map(|hand| hand.parse().unwrap());
        let refused = CardPlay::new(Game::Grand, hands, Position::Forehand)
            .err()
            .unwrap();
        assert_eq!(refused.to_string(), "CJ in two hands: each card lies in one");
        let hands = ["CJ HA", "HT", "D7 D8"].map(|hand| hand.parse().unwrap());
        let refused = CardPlay::new(Game::Grand, hands, Position::Forehand)
            .err()
            .unwrap();
        assert_eq!(
            refused.to_string(),
            "hands of 2, 1 and 2 cards: all three must be equal in size"
        );
    }

    #[test]
    fn positions_are_counted_from_forehand() {
        for position in Position::ALL {
            assert_eq!(Position::try_from(position.index() as u8), Ok(position));
            assert_eq!(position.next().next().next(), position);
        }
        let message = Position::try_from(3).unwrap_err().to_string();
        assert_eq!(message, "3 is no position: 0 forehand, 1 middlehand, 2 rearhand");
    }

    #[test]
    fn perft_counts_what_can_be_counted_by_hand() {
        let mut play = begin(Game::Grand, ["HA S7", "HT C7", "H9 SA"]);
        let counts = [0, 1, 2, 3, 4, 6].map(|depth| play.perft(depth));
        // HA forces HT and H9; S7 is followed by either card of middlehand and then SA. Every last card is forced.
        assert_eq!(counts, [1, 2, 3, 3, 3, 3]);
    }
}
