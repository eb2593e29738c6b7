//! What the one who has to play knows.

use skat_core::{Card, Cards, Game, Position, cards_at};

use crate::net::Facts;
use crate::plays::plays;
use crate::unseen::Unseen;

/// The card play of a declared game as the position on turn sees it. Lists of three go by position.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The game.
    pub game: Game,
    /// Who plays it.
    pub declarer: Position,
    /// Who has to play a card now.
    pub me: Position,
    /// All cards that were played, in playing order since forehand led; those on the table are the last of them.
    pub cards: Vec<Card>,
    /// Where the other cards may lie.
    pub unseen: Unseen,
    /// Card points of the declarer's tricks.
    pub points: u32,
    /// Whether the declarer plays from the hand.
    pub hand: bool,
    /// Whether the declarer plays open.
    pub ouvert: bool,
    /// Who named or held at least 18.
    pub spoke: [bool; 3],
    /// The value that won the auction.
    pub bid: u32,
    /// Card points, skat included, and what it is worth that the declarer reaches them; rising. None in null.
    pub goals: Vec<(u32, f64)>,
}

impl Seen {
    /// The cards on the table in playing order.
    pub(crate) fn trick(&self) -> &[Card] {
        &self.cards[self.cards.len() / 3 * 3..]
    }

    /// The cards that each has played, by position.
    pub(crate) fn played(&self) -> [Cards; 3] {
        let mut played = [Cards::NONE; 3];
        for play in plays(self) {
            let index = play.by.index();
            played[index] = played[index] | cards_at(self.game, play.card);
        }
        played
    }

    /// What is known besides the cards, as the networks of hands take it.
    pub(crate) fn facts_of(&self, position: Position) -> Facts {
        let others = if position == self.declarer {
            let next = position.next();
            [next, next.next()]
        } else {
            [position, self.partner_of(position)]
        };
        Facts {
            position: position.index(),
            hand: self.hand,
            ouvert: self.ouvert,
            spoke: others.map(|other| self.spoke[other.index()]),
            bid: self.bid,
        }
    }

    /// The other defender.
    pub(crate) fn partner_of(&self, defender: Position) -> Position {
        let next = defender.next();
        if next == self.declarer { next.next() } else { next }
    }
}

#[cfg(test)]
impl Seen {
    /// Middlehand's game of which nothing else is known; tests fill in what they need.
    pub(crate) const fn nothing(game: Game) -> Self {
        Self {
            game,
            declarer: Position::Middlehand,
            me: Position::Forehand,
            cards: Vec::new(),
            unseen: Unseen::NOTHING,
            points: 0,
            hand: false,
            ouvert: false,
            spoke: [false, true, false],
            bid: 18,
            goals: Vec::new(),
        }
    }
}
