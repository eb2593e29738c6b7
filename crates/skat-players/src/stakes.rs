//! What a result is worth in list points.

use skat_core::Cards;
use skat_core::{Game, places};

use crate::nets::RESULTS;

/// Game points and list points as the house has them, and how somebody weighs them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// Game points of one level in diamonds, hearts, spades, clubs and grand.
    pub levels: [u32; 5],
    /// Game points of null, null hand, null ouvert and null ouvert hand.
    pub nulls: [u32; 4],
    /// By how much a lost game from the hand counts more than a won one: 1 or 2. All others count twice.
    pub lost_hand: u32,
    /// List points for winning besides the game points.
    pub won: u32,
    /// List points for losing besides twice the game points, together with what the others gain.
    pub lost: u32,
    /// Whether Schneider may be announced with the skat taken.
    pub without_hand: bool,
    /// By how many standard deviations of what the networks say of it a game is taken to be worth less than their mean.
    ///
    /// Who chooses the best of hundreds of holdings chooses those of which too much is hoped, and where the networks
    /// differ that is most.
    pub caution: f32,
    /// List points that a null seems to be worth more than it is, to somebody fond of nulls; else 0.
    pub null_bonus: f32,
}

impl Stakes {
    /// List points of each of the five results of a suit game or grand, with its matadors, at this bid.
    ///
    /// Who does not reach the bid loses the lowest multiple of the level that does. Source: ISkO 2022 5.4.
    pub(crate) fn results(&self, game: Game, matadors: u32, said: Said, bid: u32) -> [f32; RESULTS] {
        let level = self.level(game);
        let steps = matadors + 1 + u32::from(said.hand) + 2 * u32::from(said.schneider);
        let reached = [1, 0, 0, 1, 2];
        let mut worths = [0.0; RESULTS];
        for (result, worth) in worths.iter_mut().enumerate() {
            // An announced Schneider counts already.
            let more = if said.schneider {
                u32::from(result == 4)
            } else {
                reached[result]
            };
            let value = level * (steps + more);
            let is_won = result >= if said.schneider { 3 } else { 2 };
            *worth = if is_won && value >= bid {
                (value + self.won) as f32
            } else {
                -self.price(value.max(bid.div_ceil(level) * level), said.hand)
            };
        }
        worths
    }

    /// List points of a null at this bid, won and lost, with the bonus of who is fond of nulls.
    pub(crate) fn null(&self, ouvert: bool, hand: bool, bid: u32) -> [f32; 2] {
        let value = self.null_value(ouvert, hand);
        let lost = self.null_bonus - self.price(value.max(bid), hand);
        if value >= bid {
            [self.null_bonus + (value + self.won) as f32, lost]
        } else {
            [lost, lost]
        }
    }

    pub(crate) const fn null_value(&self, ouvert: bool, hand: bool) -> u32 {
        self.nulls[ouvert as usize * 2 + hand as usize]
    }

    const fn level(&self, game: Game) -> u32 {
        match game {
            Game::Diamonds => self.levels[0],
            Game::Hearts => self.levels[1],
            Game::Spades => self.levels[2],
            Game::Clubs => self.levels[3],
            _ => self.levels[4],
        }
    }

    fn price(&self, value: u32, hand: bool) -> f32 {
        let factor = if hand { self.lost_hand } else { 2 };
        (factor * value + self.lost) as f32
    }
}

#[cfg(test)]
impl Stakes {
    /// The International Skat Order, list points by Seeger and Fabian.
    pub(crate) const ISKO: Self = Self {
        levels: [9, 10, 11, 12, 24],
        nulls: [23, 35, 46, 59],
        lost_hand: 2,
        won: 50,
        lost: 90,
        without_hand: false,
        caution: 0.0,
        null_bonus: 0.0,
    };
}

/// What the declarer said besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Said {
    pub(crate) hand: bool,
    pub(crate) schneider: bool,
}

/// The number of matadors in a suit game or grand, with or without them. Source: ISkO 2022 2.5.
pub(crate) fn matadors(game: Game, cards: Cards) -> u32 {
    let trumps = if game == Game::Grand { 4 } else { 11 };
    let places = places(game, cards);
    places.leading_ones().max(places.leading_zeros()).min(trumps)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HAND: Said = Said {
        hand: true,
        schneider: false,
    };

    #[test]
    fn to_who_is_fond_of_nulls_they_are_worth_more_won_or_lost_and_reach_no_higher_bid() {
        let fond = Stakes {
            null_bonus: 30.0,
            ..Stakes::ISKO
        };
        for bid in [18, 24] {
            let plain = Stakes::ISKO.null(false, false, bid);
            assert_eq!(fond.null(false, false, bid), plain.map(|worth| worth + 30.0));
        }
    }

    #[test]
    fn results_are_worth_what_the_list_gives() {
        let worths = Stakes::ISKO.results(Game::Clubs, 2, Said::default(), 18);
        assert_eq!(worths, [-186.0, -162.0, 86.0, 98.0, 110.0]);
        let grand = Stakes::ISKO.results(Game::Grand, 1, HAND, 24);
        assert_eq!(grand, [-282.0, -234.0, 122.0, 146.0, 170.0]);
    }

    #[test]
    fn an_announced_schneider_is_lost_below_ninety() {
        let said = Said {
            hand: true,
            schneider: true,
        };
        let worths = Stakes::ISKO.results(Game::Diamonds, 1, said, 18);
        assert_eq!(worths, [-180.0, -180.0, -180.0, 95.0, 104.0]);
    }

    #[test]
    fn who_has_bid_too_much_pays_the_next_multiple_unless_schneider_saves_him() {
        let worths = Stakes::ISKO.results(Game::Hearts, 1, Said::default(), 23);
        assert_eq!(worths, [-150.0, -150.0, -150.0, 80.0, 90.0]);
        assert_eq!(Stakes::ISKO.null(false, false, 24), [-138.0, -138.0]);
        assert_eq!(Stakes::ISKO.null(true, false, 24), [96.0, -182.0]);
    }

    #[test]
    fn matadors_are_counted_with_and_without() {
        for (game, cards, number) in [
            (Game::Clubs, "CJ SJ HA", 2),
            (Game::Clubs, "HJ CA", 2),
            (Game::Grand, "CJ SJ HJ DJ CA", 4),
            (Game::Grand, "CA", 4),
            (Game::Spades, "CJ SJ HJ DJ SA ST CK", 6),
            (Game::Spades, "S7 HA", 10),
        ] {
            assert_eq!(matadors(game, cards.parse().unwrap()), number, "{game} {cards}");
        }
    }
}
