//! The order of the cards within one game, in which everything is one mask away.
//!
//! Cards of one group (trumps, or a suit) lie side by side, the weakest lowest, and the trumps on top. So the best
//! card of a trick is the highest bit among those that follow or are trumps, and "follow" is one AND.

use crate::cards::{Card, Cards, PointPlanes, index_order, point_planes};
use crate::game::Game;

/// Ranks of a suit without its jack, weakest first: 7 8 9 Q K T A.
const PLAIN_RANKS: [u8; 7] = [0, 1, 2, 5, 6, 3, 7];
const JACK: u8 = 4;
/// The suits of the jacks, weakest first: diamonds hearts spades clubs.
const JACK_SUITS: [u8; 4] = [3, 2, 1, 0];

/// The order of one game: place 0..=31 of each card, and back.
pub(crate) struct Order {
    place_of: [u8; 32],
    card_at: [u8; 32],
    /// By place of the led card: the places of its group.
    group: [u32; 32],
    /// By index of the led card: its group as a set of cards.
    followers: [Cards; 32],
    trumps: u32,
    pub(crate) planes: PointPlanes,
}

static ORDERS: [Order; 7] = [
    Order::new(Some(3)),
    Order::new(Some(2)),
    Order::new(Some(1)),
    Order::new(Some(0)),
    Order::new(None),
    Order::null(),
    Order::new(None),
];

impl Order {
    #[inline]
    pub(crate) fn of(game: Game) -> &'static Self {
        &ORDERS[game as usize]
    }

    /// Jacks on top, below them the trump suit if there is one, below it the other suits.
    const fn new(trump_suit: Option<u8>) -> Self {
        let mut card_at = [0; 32];
        let mut starts = [0; 33];
        let mut place = 0;
        let mut suit = 0;
        while suit < 4 {
            if !is_suit(trump_suit, suit) {
                starts[place] = 1;
                place = lay_suit(&mut card_at, place, suit);
            }
            suit += 1;
        }
        starts[place] = 1;
        let trumps = u32::MAX << place;
        if let Some(suit) = trump_suit {
            place = lay_suit(&mut card_at, place, suit);
        }
        let mut jack = 0;
        while jack < 4 {
            card_at[place + jack] = 8 * JACK_SUITS[jack] + JACK;
            jack += 1;
        }
        Self::from_groups(card_at, &starts, trumps)
    }

    const fn null() -> Self {
        let mut starts = [0; 33];
        let mut suit = 0;
        while suit < 4 {
            starts[8 * suit] = 1;
            suit += 1;
        }
        Self::from_groups(index_order(), &starts, 0)
    }

    /// `starts` is 1 at the lowest place of each group.
    const fn from_groups(card_at: [u8; 32], starts: &[u8; 33], trumps: u32) -> Self {
        let mut place_of = [0; 32];
        let mut group = [0; 32];
        let mut followers = [Cards::NONE; 32];
        let mut place = 0;
        while place < 32 {
            place_of[card_at[place] as usize] = place as u8;
            let (low, high) = group_bounds(starts, place);
            let mut other = low;
            while other < high {
                group[place] |= 1 << other;
                followers[card_at[place] as usize].0 |= 1 << card_at[other];
                other += 1;
            }
            place += 1;
        }
        let planes = point_planes(&card_at);
        Self {
            place_of,
            card_at,
            group,
            followers,
            trumps,
            planes,
        }
    }

    /// The cards that follow `led`, itself among them.
    #[inline]
    pub(crate) fn followers(&self, led: Card) -> Cards {
        self.followers[usize::from(led.index())]
    }

    #[inline]
    pub(crate) fn place(&self, card: Card) -> u8 {
        self.place_of[usize::from(card.index())]
    }

    /// The places that follow the card at `place`.
    #[inline]
    pub(crate) fn group(&self, place: u8) -> u32 {
        self.group[usize::from(place & 31)]
    }

    /// The places that can take a trick opened at `place`.
    #[inline]
    pub(crate) fn contest(&self, place: u8) -> u32 {
        self.group(place) | self.trumps
    }

    /// The places of `cards`.
    pub(crate) fn places(&self, cards: Cards) -> u32 {
        permute(cards.0, &self.place_of)
    }

    /// The cards at `places`.
    pub(crate) fn cards(&self, places: u32) -> Cards {
        Cards(permute(places, &self.card_at))
    }
}

const fn is_suit(trump_suit: Option<u8>, suit: u8) -> bool {
    matches!(trump_suit, Some(trumps) if trumps == suit)
}

/// Lays the seven cards of a suit from `place` on and returns the next free place.
const fn lay_suit(card_at: &mut [u8; 32], place: usize, suit: u8) -> usize {
    let mut rank = 0;
    while rank < 7 {
        card_at[place + rank] = 8 * suit + PLAIN_RANKS[rank];
        rank += 1;
    }
    place + 7
}

const fn group_bounds(starts: &[u8; 33], place: usize) -> (usize, usize) {
    let mut low = place;
    while starts[low] == 0 {
        low -= 1;
    }
    let mut high = place + 1;
    while high < 32 && starts[high] == 0 {
        high += 1;
    }
    (low, high)
}

fn permute(mut bits: u32, map: &[u8; 32]) -> u32 {
    let mut moved = 0;
    while bits != 0 {
        moved |= 1 << map[(bits.trailing_zeros() & 31) as usize];
        bits &= bits - 1;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(game: Game) -> Vec<String> {
        let order = Order::of(game);
        let mut texts: Vec<String> = Vec::new();
        let mut place = 0;
        while place < 32 {
            let size = order.group(place).count_ones() as u8;
            let cards = (place..place + size).map(|at| order.cards(1 << at).to_string());
            texts.push(cards.collect::<Vec<_>>().join(" "));
            place += size;
        }
        texts
    }

    #[test]
    fn trumps_lie_on_top_and_the_strongest_highest() {
        assert_eq!(
            groups(Game::Hearts),
            [
                "C7 C8 C9 CQ CK CT CA",
                "S7 S8 S9 SQ SK ST SA",
                "D7 D8 D9 DQ DK DT DA",
                "H7 H8 H9 HQ HK HT HA DJ HJ SJ CJ"
            ]
        );
        assert_eq!(groups(Game::Grand)[4], "DJ HJ SJ CJ");
        assert_eq!(groups(Game::Grand), groups(Game::Ramsch));
        assert_eq!(groups(Game::Null)[0], "C7 C8 C9 CT CJ CQ CK CA");
    }

    #[test]
    fn each_suit_game_has_eleven_trumps_grand_four_and_null_none() {
        let sizes = Game::ALL.map(|game| Order::of(game).trumps.count_ones());
        assert_eq!(sizes, [11, 11, 11, 11, 4, 0, 4]);
    }

    #[test]
    fn places_and_cards_are_inverse() {
        for game in Game::ALL {
            let order = Order::of(game);
            for cards in [0, 1, 0x8000_0000, 0xdead_beef, u32::MAX].map(Cards) {
                assert_eq!(order.cards(order.places(cards)), cards);
            }
        }
    }

    #[test]
    fn followers_are_the_group_in_card_order() {
        for game in Game::ALL {
            let order = Order::of(game);
            for card in Cards::PACK.iter() {
                assert_eq!(order.cards(order.group(order.place(card))), order.followers(card));
            }
        }
    }
}
