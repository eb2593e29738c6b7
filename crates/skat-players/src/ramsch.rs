//! Ramsch, in which everybody plays for himself: what cards and hands promise over worlds that look the same.

use skat_core::{Card, Cards, Game, Position, SplitMix64, cards_at, places};

use crate::holding::bits;
use crate::ramsch_play::Table;
use crate::ramsch_score::RamschHouse;
use crate::unseen::{Layout, Unseen, all_layouts, drawn};

/// A Ramsch as the one who has to play a card sees it.
#[derive(Clone, Debug)]
pub struct SeenRamsch {
    /// All cards that were played, in playing order since forehand led; those on the table are the last of them.
    pub cards: Vec<Card>,
    /// Where the other cards may lie.
    pub unseen: Unseen,
    /// How it is written.
    pub house: RamschHouse,
}

/// By legal card: how many game points it brings the one who plays it ahead of the others' mean, over `worlds` that may
/// be, each played to its end by rules of thumb. None if no world was found.
#[must_use]
pub fn ramsch_cards(seen: &SeenRamsch, worlds: usize, random: &mut SplitMix64) -> Vec<(Card, f64)> {
    let now = seen.cards.iter().fold(Table::new(), |table, &card| {
        table.after(places(Game::Ramsch, Cards::from(card)))
    });
    let me = now.turn();
    let all = all_layouts(&seen.unseen);
    let mut draw = || match &all {
        Some(all) => all.get(random.below(all.len() as u32) as usize).copied(),
        None => drawn(&seen.unseen, random),
    };
    let drawn: Vec<Layout> = (0..worlds).map_while(|_| draw()).collect();
    let Some(first) = drawn.first() else {
        return Vec::new();
    };
    let legal: Vec<u32> = bits(now.with(first).legal()).collect();
    let mut sums = vec![0.0; legal.len()];
    for layout in &drawn {
        let table = now.with(layout);
        // By the same chance after every card, so that as little as may be differs but the card.
        let chance = random.next();
        for (sum, &card) in sums.iter_mut().zip(&legal) {
            let ended = table.after(card).played_out(&mut SplitMix64::new(chance));
            *sum += seen.house.ahead(&ended, me);
        }
    }
    let cards = legal
        .into_iter()
        .flat_map(|place| cards_at(Game::Ramsch, place).iter());
    cards
        .zip(sums.into_iter().map(|sum| sum / drawn.len() as f64))
        .collect()
}

/// What a hand promises before the first card, in game points ahead of the others' mean, over `worlds` that may be. The
/// skat is that one if it is known, else two other cards.
#[must_use]
pub fn ramsch_prospect(
    me: Position,
    hand: Cards,
    skat: Cards,
    house: &RamschHouse,
    worlds: usize,
    random: &mut SplitMix64,
) -> f64 {
    let others = Cards::PACK & !(hand | skat);
    let mut sum = 0.0;
    for _ in 0..worlds {
        let next = random.draw(others, 10);
        let last = random.draw(others & !next, 10);
        let mut hands = [hand, next, last];
        hands.rotate_right(me.index());
        let layout = Layout {
            hands,
            skat: Cards::PACK & !(hand | next | last),
        };
        let ended = Table::new().with(&layout).played_out(random);
        sum += house.ahead(&ended, me);
    }
    sum / worlds as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ramsch_score::{SkatTo, Tie};

    const HOUSE: RamschHouse = RamschHouse {
        skat_to: SkatTo::LastTrick,
        fixed: false,
        tie: Tie::BothLose,
        all_lose: false,
        jungfrau: true,
        durchmarsch: 120,
        times: 1,
        announced: None,
    };

    /// Forehand holds these, and the others two times as many of the hidden ones.
    fn seen(mine: &str, hidden: &str, cards: &str) -> SeenRamsch {
        let (mine, hidden): (Cards, Cards) = (mine.parse().unwrap(), hidden.parse().unwrap());
        SeenRamsch {
            cards: cards
                .split_whitespace()
                .map(|card| card.parse().unwrap())
                .collect(),
            unseen: Unseen {
                may_hold: [mine, hidden, hidden],
                counts: [mine.len(); 3],
                hidden,
                skat: Cards::NONE,
                may_lie: hidden,
            },
            house: HOUSE,
        }
    }

    #[test]
    fn all_legal_cards_are_judged_by_the_same_worlds() {
        let seen = seen("CJ S7 HA", "SJ HJ S8 S9 HT HK H7 H8", "");
        let judge = |seed| ramsch_cards(&seen, 50, &mut SplitMix64::new(seed));
        let found = judge(1);
        let cards: Cards = found.iter().map(|&(card, _)| card).collect();
        assert_eq!((cards, found.len()), ("CJ S7 HA".parse().unwrap(), 3));
        assert_eq!(found, judge(1));
        assert_ne!(found, judge(2));
    }

    #[test]
    fn the_last_card_brings_what_it_must() {
        // Forehand took nine tricks with 103 card points. One of the others takes the last, so a third has none: twice.
        let before = "CA CK CT SA SK ST HA HK HT CQ C7 C8 SQ S7 S8 HQ H7 H8 CJ SJ HJ DJ C9 S9 DA D8 D9";
        let found = ramsch_cards(&seen("D7", "DT DK DQ H9", before), 40, &mut SplitMix64::new(1));
        assert_eq!(found, [("D7".parse().unwrap(), -206.0)]);
    }

    #[test]
    fn what_cannot_be_has_no_worlds() {
        let mut seen = seen("CJ S7 HA", "SJ HJ S8 S9 HT HK H7 H8", "");
        seen.unseen.may_hold[1] = "SJ".parse().unwrap();
        assert!(ramsch_cards(&seen, 10, &mut SplitMix64::new(1)).is_empty());
        assert!(ramsch_cards(&seen, 0, &mut SplitMix64::new(1)).is_empty());
    }

    #[test]
    fn safe_hands_promise_more_than_dangerous_ones_wherever_one_sits() {
        for me in Position::ALL {
            let promised = |hand: &str| {
                let hand = hand.parse().unwrap();
                ramsch_prospect(me, hand, Cards::NONE, &HOUSE, 300, &mut SplitMix64::new(1))
            };
            assert!(promised("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8") > 20.0);
            assert!(promised("CJ CA CT SA ST SK HA HK DA DK") < -20.0);
        }
    }
}
