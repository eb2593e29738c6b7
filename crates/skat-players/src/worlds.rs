//! Worlds: the cards that a player does not see, laid out as they may lie, the likelier ones more often.

use skat_core::{Card, Cards, SplitMix64};

use crate::holding::{Holding, Kind};
use crate::nets::Nets;
use crate::seen::Seen;
use crate::told::Told;
use crate::unseen::{Layout, Unseen, all_layouts, drawn};

/// Exchanges that are tried between one world and the next, so that the next is another one.
const EXCHANGES: u32 = 96;
/// Worlds that are passed by at the beginning, until those that come are likely ones.
const PASSED_BY: usize = 4;

/// Layouts with their weights: at most `count` different ones, weights add up to 1.
///
/// Where there are few that agree with what was seen the likely ones of them are taken, else as many are drawn.
#[must_use]
pub fn worlds(nets: &Nets, seen: &Seen, count: usize, random: &mut SplitMix64) -> Vec<(Layout, f64)> {
    let told = Told::new(nets, seen);
    let is_drawn = seen.me == seen.declarer && told.is_empty();
    let odds = log_odds(nets, seen, told);
    if let Some(layouts) = all_layouts(&seen.unseen) {
        let each: Vec<f32> = layouts.iter().map(odds).collect();
        return kept(&layouts, &each, count, random);
    }
    let layouts = if is_drawn {
        (0..count).map_while(|_| drawn(&seen.unseen, random)).collect()
    } else {
        likely_layouts(&seen.unseen, &odds, count, random)
    };
    equal(layouts)
}

/// Layouts as likely as their odds, one from the other: two cards change places if that is likelier, and if it is not,
/// as often as it is likely. That leads to the same layouts as to weigh many thousands of them, most of which are as
/// good as impossible. Source: Metropolis and others 1953.
fn likely_layouts(
    unseen: &Unseen,
    odds: &impl Fn(&Layout) -> f32,
    count: usize,
    random: &mut SplitMix64,
) -> Vec<Layout> {
    let Some(mut layout) = drawn(unseen, random) else {
        return Vec::new();
    };
    let hidden: Vec<Card> = unseen.hidden.iter().collect();
    let mut now = odds(&layout);
    let mut found = Vec::with_capacity(count);
    for number in 0..PASSED_BY + count {
        for _ in 0..EXCHANGES {
            let Some(next) = exchanged(&layout, unseen, &hidden, random) else {
                continue;
            };
            let then = odds(&next);
            if f64::from(then - now).exp() > random.unit() {
                (layout, now) = (next, then);
            }
        }
        if number >= PASSED_BY {
            found.push(layout);
        }
    }
    found
}

/// The layout with two hidden cards at each other's place; `None` if they lie at the same one, or may not lie so.
fn exchanged(layout: &Layout, unseen: &Unseen, hidden: &[Card], random: &mut SplitMix64) -> Option<Layout> {
    let mut some = || Cards::from(hidden[random.below(hidden.len() as u32) as usize]);
    let (one, other) = (some(), some());
    let moved = |cards: Cards| match ((cards & one).is_empty(), (cards & other).is_empty()) {
        (false, true) => (cards & !one) | other,
        (true, false) => (cards & !other) | one,
        _ => cards,
    };
    let next = Layout {
        hands: layout.hands.map(moved),
        skat: moved(layout.skat),
    };
    let may_lie = (next.skat & !(unseen.may_lie | unseen.skat)).is_empty();
    let mut each = next.hands.iter().zip(unseen.may_hold);
    (next != *layout && may_lie && each.all(|(&hand, may)| (hand & !may).is_empty())).then_some(next)
}

/// The layouts with one weight for each time that they stand there.
fn equal(mut layouts: Vec<Layout>) -> Vec<(Layout, f64)> {
    let share = 1.0 / layouts.len() as f64;
    layouts.sort_unstable_by_key(|layout| (layout.hands.map(|hand| hand.0), layout.skat.0));
    let same = layouts.chunk_by(PartialEq::eq);
    same.map(|same| (same[0], share * same.len() as f64)).collect()
}

/// How much likelier than by chance a layout is, as a logarithm: by what was declared, bid and played.
fn log_odds<'a>(nets: &'a Nets, seen: &'a Seen, told: Told<'a>) -> impl Fn(&Layout) -> f32 + 'a {
    let kind = Kind::of(seen.game);
    let declarer = seen.declarer.index();
    let partner = seen.partner_of(seen.me).index();
    let of_declarer = nets.declarers_cards(kind, seen.facts_of(seen.declarer));
    let of_partner = nets.defenders_cards(kind, seen.facts_of(seen.partner_of(seen.me)));
    let played = seen.played();
    move |layout| {
        if seen.me == seen.declarer {
            return told.log_chance(layout);
        }
        let began = layout.hands[declarer] | played[declarer];
        let laid = if seen.hand { Cards::NONE } else { layout.skat };
        let partners = layout.hands[partner] | played[partner];
        told.log_chance(layout)
            + of_declarer(&Holding::new(seen.game, began, laid))
            + of_partner(&Holding::new(seen.game, partners, Cards::NONE))
    }
}

/// At most `count` of the layouts, drawn by their odds; one that is drawn more often weighs more.
fn kept(layouts: &[Layout], odds: &[f32], count: usize, random: &mut SplitMix64) -> Vec<(Layout, f64)> {
    let most = odds.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f64> = odds.iter().map(|&odds| f64::from(odds - most).exp()).collect();
    let total: f64 = weights.iter().sum();
    if layouts.len() <= count {
        let weights = weights.iter().map(|weight| weight / total);
        return layouts.iter().copied().zip(weights).collect();
    }
    let step = total / count as f64;
    let mut next = step * random.unit();
    let mut sum = 0.0;
    let mut found = Vec::with_capacity(count);
    for (&layout, weight) in layouts.iter().zip(weights) {
        sum += weight;
        let mut times = 0;
        while next < sum {
            times += 1;
            next += step;
        }
        if times > 0 {
            found.push((layout, f64::from(times) / count as f64));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_come_as_often_as_they_are_likely() {
        let unseen = Unseen::some();
        let ace: Cards = "HA".parse().unwrap();
        let jack: Cards = "SJ".parse().unwrap();
        let odds = |layout: &Layout| {
            let has_ace = u8::from(!(layout.hands[2] & ace).is_empty());
            let has_jack = u8::from(!(layout.hands[1] & jack).is_empty());
            2.0 * f32::from(has_ace) - 1.5 * f32::from(has_jack) * f32::from(has_ace)
        };
        let all = all_layouts(&unseen).unwrap();
        let weigh = |some: &[Layout], of: &dyn Fn(&Layout) -> f64| some.iter().map(of).sum::<f64>();
        let weight = |layout: &Layout| f64::from(odds(layout)).exp();
        let drawn = likely_layouts(&unseen, &odds, 3000, &mut SplitMix64::new(8));
        assert_eq!(drawn.len(), 3000);
        drawn.iter().for_each(|layout| unseen.check(layout));
        for card in unseen.hidden.iter() {
            for place in 0..3 {
                let lies = |layout: &Layout| {
                    let [_, declarer, partner] = layout.hands;
                    let there = [declarer, partner, layout.skat][place];
                    f64::from(u8::from(!(there & Cards::from(card)).is_empty()))
                };
                let expected = weigh(&all, &|one| weight(one) * lies(one)) / weigh(&all, &weight);
                let found = weigh(&drawn, &lies) / drawn.len() as f64;
                assert!(
                    (found - expected).abs() < 0.03,
                    "{card} at {place}: {found} for {expected}"
                );
            }
        }
    }

    #[test]
    fn weights_add_up_and_likelier_layouts_weigh_more() {
        let layouts = all_layouts(&Unseen::some()).unwrap();
        let odds: Vec<f32> = (0..layouts.len())
            .map(|at| if at < 10 { 5.0 } else { 0.0 })
            .collect();
        for count in [50, 1000] {
            let found = kept(&layouts, &odds, count, &mut SplitMix64::new(1));
            let sum = |some: &[(Layout, f64)]| some.iter().map(|(_, weight)| weight).sum::<f64>();
            assert!(found.len() <= count && (sum(&found) - 1.0).abs() < 1e-9);
            let likely: Vec<_> = found
                .iter()
                .filter(|(layout, _)| layouts[..10].contains(layout))
                .copied()
                .collect();
            assert!(sum(&likely) > 0.8, "{}", sum(&likely));
        }
    }
}
