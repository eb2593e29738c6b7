//! A position with all cards open, checked before anything is searched.

use std::fmt;

use skat_core::{Card, Cards, Game, Position, legal, places, trick_winner};

/// A moment of the card play with all cards open.
#[derive(Clone, Debug)]
pub struct OpenPosition {
    game: Game,
    declarer: Position,
    hands: [Cards; 3],
    turn: Position,
    trick: Vec<Card>,
}

impl OpenPosition {
    /// The moment in which `turn` has to play to `trick`, the cards on the table in playing order.
    ///
    /// `hands` are what forehand, middlehand and rearhand hold now. In Ramsch the declarer is the player whose points
    /// are asked for.
    ///
    /// # Errors
    ///
    /// `PositionError` if the hands are not as large as the trick on the table leaves them, or a card is there twice.
    pub fn new(
        game: Game,
        declarer: Position,
        hands: [Cards; 3],
        turn: Position,
        trick: &[Card],
    ) -> Result<Self, PositionError> {
        if trick.len() > 2 {
            return Err(PositionError::FullTrick);
        }
        let mut seen = Cards::NONE;
        for cards in hands
            .into_iter()
            .chain(trick.iter().map(|card| Cards(1 << card.index())))
        {
            if !(seen & cards).is_empty() {
                return Err(PositionError::Twice(seen & cards));
            }
            seen = seen | cards;
        }
        let position = Self {
            game,
            declarer,
            hands,
            turn,
            trick: trick.to_vec(),
        };
        if position.is_even() {
            Ok(position)
        } else {
            Err(PositionError::Uneven)
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Who has to play.
    #[must_use]
    pub const fn turn(&self) -> Position {
        self.turn
    }

    /// The cards that may be played; none when all are played.
    #[must_use]
    pub fn legal(&self) -> Cards {
        legal(
            self.hands[self.turn.index()],
            self.trick.first().copied(),
            self.game,
        )
    }

    /// Whether all cards are played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.hands[self.turn.index()].is_empty()
    }

    /// Card points of all cards in hand and on the table, 0..=120.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.hands
            .iter()
            .fold(self.on_table(), |all, &hand| all | hand)
            .points()
    }

    /// The position after a legal card, and the points that the declarer took with it.
    #[must_use]
    pub fn after(&self, card: Card) -> (Self, u32) {
        let mut next = self.clone();
        next.hands[self.turn.index()] = next.hands[self.turn.index()] & !Cards(1 << card.index());
        next.trick.push(card);
        next.turn = self.turn.next();
        let &[first, second, third] = next.trick.as_slice() else {
            return (next, 0);
        };
        let taken = trick_winner([first, second, third], self.game);
        let points = next.on_table().points();
        next.trick.clear();
        for _ in 0..taken {
            next.turn = next.turn.next();
        }
        let points = if next.turn == self.declarer { points } else { 0 };
        (next, points)
    }

    /// Whether the declarer has just taken the last trick; `before` is the position one card earlier.
    #[must_use]
    pub fn is_taken_by_declarer(&self, before: &Self) -> bool {
        before.trick.len() == 2 && self.turn == self.declarer
    }

    /// The hands by places, counted from the declarer.
    pub(crate) fn places(&self) -> [u32; 3] {
        let mut position = self.declarer;
        [(); 3].map(|()| {
            let hand = places(self.game, self.hands[position.index()]);
            position = position.next();
            hand
        })
    }

    /// A position as it is counted from the declarer.
    pub(crate) const fn seat(&self, position: Position) -> usize {
        (position.index() + 3 - self.declarer.index()) % 3
    }

    /// The cards on the table by places, each with who played it.
    pub(crate) fn trick_places(&self) -> impl Iterator<Item = (usize, u32)> {
        let leader = (self.seat(self.turn) + 3 - self.trick.len()) % 3;
        self.trick.iter().enumerate().map(move |(at, card)| {
            let places = places(self.game, Cards(1 << card.index()));
            ((leader + at) % 3, places)
        })
    }

    fn on_table(&self) -> Cards {
        self.trick
            .iter()
            .fold(Cards::NONE, |cards, card| cards | Cards(1 << card.index()))
    }

    /// Whether those who have played to the trick hold one card less than the others, and nobody more than ten.
    fn is_even(&self) -> bool {
        let sizes = self.hands.map(Cards::len);
        let full = sizes[self.turn.index()];
        let mut position = self.turn;
        let expected = (0..3).all(|steps| {
            let played = u32::from(steps >= 3 - self.trick.len());
            let fits = sizes[position.index()] + played == full;
            position = position.next();
            fits
        });
        expected && full <= 10
    }
}

/// Why cards are no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Three cards lie on the table: the trick is over.
    FullTrick,
    /// These cards are there twice.
    Twice(Cards),
    /// The hands are not of the sizes that the trick on the table leaves.
    Uneven,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FullTrick => f.write_str("a trick on the table has two cards at most"),
            Self::Twice(cards) => write!(f, "{cards} cannot be in two places"),
            Self::Uneven => f.write_str(
                "hands have one size, up to ten cards, less the card of each who has played to the trick",
            ),
        }
    }
}

impl std::error::Error for PositionError {}
