//! A Ramsch that goes on by rules of thumb, as often as one likes.
//!
//! They are those of `vorhand.players.ramsch_play` with fewer words: who leads asks what the others must play, and not
//! what they are likely to have, since here all cards lie open.

use skat_core::{Game, Position, SplitMix64, places};

use crate::holding::bits;
use crate::ramsch_score::Ended;
use crate::unseen::Layout;

const JACKS: u32 = 0xf << 28;
const SUIT: u32 = 0x7f;
/// Card points of a suit's cards, weakest first.
const SUIT_POINTS: [u8; 7] = [0, 0, 0, 3, 4, 10, 11];
const JACK_POINTS: u8 = 2;

/// In one of so many cases somebody plays any card.
const WHIM: u32 = 6;
/// Card points that a trick taken now costs besides the own card, and those that it leads to.
const TRICK: f32 = 14.0;
/// What it is worth to be rid of a card, for each point of its danger.
const RELIEF: f32 = 0.3;
/// The danger of each card that is out below a card, beyond those that lie under it in the own hand.
const PER_CARD_UNDER: f32 = 2.5;
/// What the card's own points add to that, each.
const PER_POINT: f32 = 0.3;
/// Of the jacks, weakest first.
const JACK_DANGER: [f32; 4] = [1.5, 2.0, 2.5, 3.5];

/// A moment of a Ramsch with all cards open. Sets of cards are by place, lists of three by position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    hands: [u32; 3],
    turn: usize,
    /// The cards that follow the one that led; none before it.
    led: u32,
    /// The card that takes the trick so far.
    best: u32,
    taker: usize,
    on_table: u8,
    size: u8,
    tricks: u8,
    ended: Ended,
}

impl Table {
    /// Before the first card, nobody's cards known yet: forehand leads.
    pub(crate) fn new() -> Self {
        Self {
            hands: [0; 3],
            turn: 0,
            led: 0,
            best: 0,
            taker: 0,
            on_table: 0,
            size: 0,
            tricks: 0,
            ended: Ended::default(),
        }
    }

    /// The same moment with all cards lying so.
    pub(crate) fn with(self, layout: &Layout) -> Self {
        Self {
            hands: layout.hands.map(|hand| places(Game::Ramsch, hand)),
            ended: Ended {
                skat: layout.skat.points(),
                ..self.ended
            },
            ..self
        }
    }

    /// Who plays the next card.
    pub(crate) const fn turn(&self) -> Position {
        Position::ALL[self.turn]
    }

    /// The cards that may be played.
    pub(crate) const fn legal(&self) -> u32 {
        let hand = self.hands[self.turn];
        let following = hand & self.led;
        if following == 0 { hand } else { following }
    }

    /// The moment after this card.
    pub(crate) fn after(mut self, card: u32) -> Self {
        self.play(card);
        self
    }

    fn play(&mut self, card: u32) {
        if self.size == 0 {
            self.led = group(card);
        }
        if card & (self.led | JACKS) > self.best {
            (self.best, self.taker) = (card, self.turn);
        }
        self.hands[self.turn] &= !card;
        self.on_table += points(card);
        self.size += 1;
        self.turn = (self.turn + 1) % 3;
        if self.size == 3 {
            self.tricks += 1;
            self.ended.points[self.taker] += u32::from(self.on_table);
            self.ended.last[self.taker] = self.tricks;
            self.turn = self.taker;
            (self.led, self.best, self.on_table, self.size) = (0, 0, 0, 0);
        }
    }

    /// What comes of it.
    pub(crate) fn played_out(mut self, random: &mut SplitMix64) -> Ended {
        while self.hands[self.turn] != 0 {
            let card = self.next_card(random);
            self.play(card);
        }
        self.ended
    }

    fn next_card(&self, random: &mut SplitMix64) -> u32 {
        let legal = self.legal();
        if legal & (legal - 1) == 0 {
            return legal;
        }
        if random.below(WHIM) == 0 {
            let at = random.below(legal.count_ones()) as usize;
            return bits(legal).nth(at).unwrap_or(legal);
        }
        self.sensible(legal)
    }

    /// Cards that cost little when leading, the highest card that does not take the trick when following, and the most
    /// dangerous one where the suit is not there.
    fn sensible(&self, legal: u32) -> u32 {
        if self.size == 0 {
            return self.lead(legal);
        }
        if legal & self.led == 0 {
            return self.thrown(legal);
        }
        let under = legal & (self.best - 1);
        if under != 0 {
            return highest(under);
        }
        if self.size == 2 {
            highest(legal)
        } else {
            lowest(legal)
        }
    }

    fn others(&self) -> u32 {
        self.hands[(self.turn + 1) % 3] | self.hands[(self.turn + 2) % 3]
    }

    /// A card is left with the one who led it if both others have a lower one.
    fn lead(&self, legal: u32) -> u32 {
        let (hand, others) = (self.hands[self.turn], self.others());
        cheapest(legal, |card| {
            let out = others & group(card);
            let under = out & (card - 1);
            let kept = if under == out {
                1.0
            } else {
                (1.0 - 0.5_f32.powi(under.count_ones() as i32)).powi(2)
            };
            kept * (f32::from(points(card)) + TRICK) - (1.0 - kept) * RELIEF * danger(card, hand, others)
        })
    }

    fn thrown(&self, legal: u32) -> u32 {
        let (hand, others) = (self.hands[self.turn], self.others());
        let lost = legal & !(JACKS & !(self.best - 1));
        if lost == 0 {
            return lowest(legal);
        }
        cheapest(lost, |card| {
            -danger(card, hand, others) - 0.01 * f32::from(points(card))
        })
    }
}

/// What a card of a hand is likely to cost.
fn danger(card: u32, hand: u32, others: u32) -> f32 {
    if card & JACKS != 0 {
        return JACK_DANGER[(card.trailing_zeros() - 28) as usize];
    }
    let under = group(card) & (card - 1);
    let excess = (under & others).count_ones() as f32 - (under & hand).count_ones() as f32;
    excess.max(0.0) * (PER_CARD_UNDER + PER_POINT * f32::from(points(card)))
}

fn cheapest(cards: u32, price: impl Fn(u32) -> f32) -> u32 {
    let mut found = (cards, f32::INFINITY);
    for card in bits(cards) {
        let price = price(card);
        if price < found.1 {
            found = (card, price);
        }
    }
    found.0
}

const fn group(card: u32) -> u32 {
    if card & JACKS == 0 {
        SUIT << (card.trailing_zeros() / 7 * 7)
    } else {
        JACKS
    }
}

const fn points(card: u32) -> u8 {
    if card & JACKS == 0 {
        SUIT_POINTS[(card.trailing_zeros() % 7) as usize]
    } else {
        JACK_POINTS
    }
}

const fn highest(cards: u32) -> u32 {
    1 << (31 - cards.leading_zeros())
}

const fn lowest(cards: u32) -> u32 {
    cards & cards.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use skat_core::{CardPlay, Cards, cards_at};

    use super::*;

    fn layout(random: &mut SplitMix64) -> Layout {
        let first = random.draw(Cards::PACK, 10);
        let second = random.draw(Cards::PACK & !first, 10);
        let third = random.draw(Cards::PACK & !(first | second), 10);
        Layout {
            hands: [first, second, third],
            skat: Cards::PACK & !(first | second | third),
        }
    }

    #[test]
    fn cards_count_and_follow_as_in_the_kernel() {
        for place in 0..32 {
            let card = cards_at(Game::Ramsch, 1 << place);
            assert_eq!(u32::from(points(1 << place)), card.points(), "{card}");
            for led in Cards::PACK.iter() {
                let follows = skat_core::legal(Cards::PACK, Some(led), Game::Ramsch) & card == card;
                let led = places(Game::Ramsch, Cards::from(led));
                assert_eq!(group(led) & (1 << place) != 0, follows);
            }
        }
    }

    #[test]
    fn a_ramsch_is_played_as_by_the_kernel() {
        let mut random = SplitMix64::new(3);
        for _ in 0..200 {
            let layout = layout(&mut random);
            let mut play = CardPlay::new(Game::Ramsch, layout.hands, Position::Forehand).unwrap();
            let mut table = Table::new().with(&layout);
            while !play.is_over() {
                assert_eq!(table.turn(), play.to_play());
                assert_eq!(cards_at(Game::Ramsch, table.legal()), play.legal());
                let place = table.next_card(&mut random);
                play.play(cards_at(Game::Ramsch, place).iter().next().unwrap())
                    .unwrap();
                table = table.after(place);
            }
            assert_eq!(table.played_out(&mut random).points, play.points());
            assert_eq!(table.ended.skat, layout.skat.points());
            let last = play.to_play().index();
            assert_eq!(table.ended.last[last], 10);
        }
    }

    #[test]
    fn what_happened_before_stays_when_the_cards_are_laid_anew() {
        let mut random = SplitMix64::new(4);
        let layout = layout(&mut random);
        let mut table = Table::new().with(&layout);
        let mut before = Table::new();
        for _ in 0..14 {
            let card = table.next_card(&mut random);
            (table, before) = (table.after(card), before.after(card));
        }
        let left = table.hands.map(|hand| cards_at(Game::Ramsch, hand));
        let laid = before.with(&Layout {
            hands: left,
            ..layout
        });
        assert_eq!(
            (laid.turn, laid.led, laid.best, laid.hands),
            (table.turn, table.led, table.best, table.hands)
        );
        assert_eq!(laid.ended, table.ended);
    }
}
