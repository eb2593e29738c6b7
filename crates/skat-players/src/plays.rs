//! The cards that were played, and what everybody saw by then.

use skat_core::{Card, Cards, Game, Position, legal, places};

use crate::holding::Kind;
use crate::seen::Seen;

/// What is known of a play besides the cards; see [`Table::facts`].
pub(crate) const FACTS: usize = 26;
/// The first of the facts that say how many tricks were played before.
const TRICKS: usize = 16;

/// A card that was played, and what everybody saw by then; sets of cards are by place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Play {
    pub(crate) by: Position,
    pub(crate) card: u32,
    /// All cards that follow the one that led; none if this one leads.
    pub(crate) led: u32,
    /// What was played before.
    pub(crate) gone: u32,
    /// The card that was taking the trick; none if this one leads.
    pub(crate) best: u32,
    /// What else is known; see [`Table::facts`].
    pub(crate) facts: [f32; FACTS],
    /// Cards in the hand of the one who played it, this one among them.
    pub(crate) in_hand: u32,
}

/// A game as far as it was played.
struct Table {
    game: Game,
    declarer: Position,
    hand: bool,
    ouvert: bool,
    turn: Position,
    led: u32,
    best: Option<(u32, Position)>,
    gone: u32,
    /// Cards on the table, and their points.
    cards: usize,
    on_table: u32,
    /// Tricks that were played.
    tricks: usize,
    /// Card points of the declarer's tricks, and of the others'.
    taken: [u32; 2],
}

/// All cards that were played so far.
pub(crate) fn plays(seen: &Seen) -> Vec<Play> {
    let mut table = Table {
        game: seen.game,
        declarer: seen.declarer,
        hand: seen.hand,
        ouvert: seen.ouvert,
        turn: Position::Forehand,
        led: 0,
        best: None,
        gone: 0,
        cards: 0,
        on_table: 0,
        tricks: 0,
        taken: [0; 2],
    };
    seen.cards.iter().map(|&card| table.play(card)).collect()
}

impl Table {
    fn play(&mut self, card: Card) -> Play {
        let place = places(self.game, Cards::from(card));
        let play = Play {
            by: self.turn,
            card: place,
            led: self.led,
            gone: self.gone,
            best: self.best.map_or(0, |(best, _)| best),
            facts: self.facts(),
            in_hand: 10 - self.tricks as u32,
        };
        self.lay(card, place);
        play
    }

    /// By place: 0..3 who plays (the declarer, the defender after him, the one before him), 3..6 how many cards lie on the
    /// table, 6 whether the trick is the own side's as it lies, 7 whether it is the other one's, 8 whether a trump took it
    /// that did not follow, 9 whether trumps were led, 10 whether another suit was, 11 twentieths of card points on the
    /// table, 12 and 13 the share of all card points in the tricks of the declarer and of the others, 14 whether he plays
    /// from the hand, 15 open, 16..26 how many tricks were played.
    fn facts(&self) -> [f32; FACTS] {
        let mut facts = [0.0; FACTS];
        let is_declarer = |position: Position| position == self.declarer;
        let role = (self.turn.index() + 3 - self.declarer.index()) % 3;
        facts[role] = 1.0;
        facts[3 + self.cards] = 1.0;
        if let Some((best, by)) = self.best {
            let is_ours = is_declarer(by) == is_declarer(self.turn);
            facts[if is_ours { 6 } else { 7 }] = 1.0;
            facts[8] = f32::from(u8::from(best & self.led == 0));
            facts[if self.led == self.trumps() { 9 } else { 10 }] = 1.0;
        }
        facts[11] = self.on_table as f32 / 20.0;
        facts[12] = self.taken[0] as f32 / 120.0;
        facts[13] = self.taken[1] as f32 / 120.0;
        facts[14] = f32::from(u8::from(self.hand));
        facts[15] = f32::from(u8::from(self.ouvert));
        facts[TRICKS + self.tricks] = 1.0;
        facts
    }

    fn lay(&mut self, card: Card, place: u32) {
        if self.cards == 0 {
            self.led = places(self.game, legal(Cards::PACK, Some(card), self.game));
        }
        let contest = self.led | self.trumps();
        if self.best.is_none_or(|(best, _)| place & contest > best & contest) {
            self.best = Some((place, self.turn));
        }
        self.gone |= place;
        self.on_table += Cards::from(card).points();
        self.cards += 1;
        self.turn = self.turn.next();
        if let (3, Some((_, by))) = (self.cards, self.best) {
            self.taken[usize::from(by != self.declarer)] += self.on_table;
            self.turn = by;
            self.best = None;
            (self.led, self.cards, self.on_table) = (0, 0, 0);
            self.tricks += 1;
        }
    }

    const fn trumps(&self) -> u32 {
        match Kind::of(self.game) {
            Kind::Suit => u32::MAX << 21,
            Kind::Grand => u32::MAX << 28,
            Kind::Null => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(game: Game, cards: &str) -> Seen {
        Seen {
            cards: cards
                .split_whitespace()
                .map(|card| card.parse().unwrap())
                .collect(),
            hand: true,
            ..Seen::nothing(game)
        }
    }

    fn at(game: Game, cards: &str) -> u32 {
        places(game, cards.parse().unwrap())
    }

    fn facts(play: &Play) -> Vec<usize> {
        (0..FACTS).filter(|&at| play.facts[at] == 1.0).collect()
    }

    #[test]
    fn every_card_is_told_with_who_played_it_and_what_lay_there() {
        let game = Game::Hearts;
        let found = plays(&seen(game, "SA HT S7 DJ CJ"));
        let by: Vec<_> = found.iter().map(|play| play.by.index()).collect();
        assert_eq!(by, [0, 1, 2, 1, 2]);
        assert!(found.iter().map(|play| play.in_hand).eq([10, 10, 10, 9, 9]));
        let spades = at(game, "S7 S8 S9 SQ SK ST SA");
        assert!(found[..3].iter().map(|play| play.led).eq([0, spades, spades]));
        assert_eq!(found[4].led.count_ones(), 11);
        assert!(
            found
                .iter()
                .map(|play| play.best)
                .eq(["", "SA", "HT", "", "DJ"].map(|card| at(game, card)))
        );
        assert_eq!(found[4].gone, at(game, "SA HT S7 DJ"));
        assert_eq!(facts(&found[0]), [2, 3, 14, 16]);
        assert_eq!(facts(&found[1]), [0, 4, 7, 10, 14, 16]);
        assert_eq!(facts(&found[2]), [1, 5, 7, 8, 10, 14, 16]);
        assert_eq!(facts(&found[4]), [1, 4, 7, 9, 14, 17]);
        assert_eq!((found[2].facts[11], found[3].facts[11]), (21.0 / 20.0, 0.0));
        assert_eq!((found[3].facts[12], found[3].facts[13]), (21.0 / 120.0, 0.0));
    }

    #[test]
    fn without_trumps_the_highest_of_the_suit_takes_the_trick() {
        let found = plays(&seen(Game::Null, "ST DA SJ H7"));
        assert!(found.iter().map(|play| play.by.index()).eq([0, 1, 2, 2]));
        assert_eq!(facts(&found[2])[2..4], [6, 10]);
        assert_eq!(found[3].facts[13], 0.0 + 23.0 / 120.0);
    }
}
