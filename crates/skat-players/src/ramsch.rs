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

/// By legal card: how many list points it brings the one who plays it ahead of the others' mean, over `worlds` that may
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
    let cards = legal.into_iter().flat_map(|place| cards_at(Game::Ramsch, place).iter());
    cards.zip(sums.into_iter().map(|sum| sum / drawn.len() as f64)).collect()
}

/// What hands promise before the first card, in list points ahead of the others' mean, over `worlds` that may be. Each of
/// the hands to keep is ten of the cards `held`, and the others lie in the skat then.
#[must_use]
pub fn ramsch_prospects(
    me: Position,
    held: Cards,
    kept: &[Cards],
    house: &RamschHouse,
    worlds: usize,
    random: &mut SplitMix64,
) -> Vec<f64> {
    let mut sums = vec![0.0; kept.len()];
    for _ in 0..worlds {
        let others = Cards::PACK & !held;
        let next = random.draw(others, 10);
        let last = random.draw(others & !next, 10);
        let chance = random.next();
        for (sum, &mine) in sums.iter_mut().zip(kept) {
            let mut hands = [mine, next, last];
            hands.rotate_right(me.index());
            let layout = Layout { hands, skat: Cards::PACK & !(mine | next | last) };
            let ended = Table::new().with(&layout).played_out(&mut SplitMix64::new(chance));
            *sum += house.ahead(&ended, me.index());
        }
    }
    sums.into_iter().map(|sum| sum / worlds as f64).collect()
}
