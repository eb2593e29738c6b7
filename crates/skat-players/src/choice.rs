//! Which game to play, and which two cards to lay away for it.

use skat_core::{Cards, Game, SplitMix64, cards_at, places};

use crate::holding::{Holding, Kind, bits};
use crate::net::Facts;
use crate::nets::{Chances, Nets, Opinions};
use crate::stakes::{Said, Stakes, matadors};

/// Suit games and grand.
const COUNTED: [Game; 5] = [
    Game::Diamonds,
    Game::Hearts,
    Game::Spades,
    Game::Clubs,
    Game::Grand,
];
/// With fewer trumps among twelve cards nobody thinks of a suit game.
const LEAST_TRUMPS: u32 = 5;

/// A game that may be declared, and what is to be expected of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The game.
    pub game: Game,
    /// Whether the skat stays where it is.
    pub hand: bool,
    /// Whether it is played open; null only.
    pub ouvert: bool,
    /// Whether Schneider is announced.
    pub schneider: bool,
    /// The cards to lay away; none from the hand.
    pub laid: Cards,
    /// The chance to win, 0..=1: that the game is won and the bid reached.
    pub win: f32,
    /// List points to be expected, by [`Stakes::caution`].
    pub worth: f32,
}

/// Every game for a declarer with twelve cards: with every pair of them worth laying away, or with those that he has
/// `laid` already.
#[must_use]
pub fn with_skat(
    nets: &Nets,
    twelve: Cards,
    laid: Option<Cards>,
    facts: &Facts,
    stakes: &Stakes,
    bid: u32,
) -> Vec<Choice> {
    let mut found = Vec::with_capacity(160);
    for group in groups(nets, twelve, laid, facts) {
        for (schneider, worths) in group.worths(stakes, bid) {
            found.extend(group.prospects.iter().map(|&(laid, opinions)| Choice {
                game: group.game,
                hand: false,
                ouvert: group.ouvert,
                schneider,
                laid: cards_at(group.game, laid),
                win: win(&opinions.chances(), &worths),
                worth: opinions.worth(&worths, stakes.caution),
            }));
        }
    }
    found
}

/// One game, with what is to be expected of it by the cards laid away.
struct Group {
    game: Game,
    ouvert: bool,
    matadors: u32,
    /// Places of the two cards, and what the voices say of the others.
    prospects: Vec<(u32, Opinions)>,
}

impl Group {
    /// What the results are worth, first without and then with Schneider announced, where it may be.
    fn worths(&self, stakes: &Stakes, bid: u32) -> impl Iterator<Item = (bool, Chances)> {
        let is_null = self.game == Game::Null;
        let plain = if is_null {
            null_worths(stakes, self.ouvert, false, bid)
        } else {
            stakes.results(self.game, self.matadors, Said::default(), bid)
        };
        let schneider = (stakes.without_hand && !is_null).then(|| {
            let said = Said {
                hand: false,
                schneider: true,
            };
            (true, stakes.results(self.game, self.matadors, said, bid))
        });
        std::iter::once((false, plain)).chain(schneider)
    }

    fn best(&self, stakes: &Stakes, bid: u32) -> f32 {
        let all = self.worths(stakes, bid).flat_map(|(_, worths)| {
            let each = self.prospects.iter();
            each.map(move |(_, opinions)| opinions.worth(&worths, stakes.caution))
        });
        all.fold(f32::NEG_INFINITY, f32::max)
    }
}

fn groups(nets: &Nets, twelve: Cards, laid: Option<Cards>, facts: &Facts) -> Vec<Group> {
    let facts = Facts {
        hand: false,
        ouvert: false,
        ..*facts
    };
    let counted = COUNTED
        .into_iter()
        .filter(|&game| game == Game::Grand || trumps(game, twelve) >= LEAST_TRUMPS);
    let mut found: Vec<Group> = counted
        .map(|game| counted_group(nets, game, twelve, laid, &facts))
        .collect();
    found.extend([false, true].map(|ouvert| null_group(nets, twelve, laid, &Facts { ouvert, ..facts })));
    found
}

fn counted_group(nets: &Nets, game: Game, twelve: Cards, laid: Option<Cards>, facts: &Facts) -> Group {
    let kind = Kind::of(game);
    let judge = nets.results(kind, *facts);
    let all = places(game, twelve);
    let plain = all & !trump_places(game);
    let spare = if plain.count_ones() >= 2 { plain } else { all };
    Group {
        game,
        ouvert: false,
        matadors: matadors(game, twelve),
        prospects: to_lay(game, laid, spare)
            .map(|laid| {
                let own = all & !laid;
                (laid, judge(&Holding { kind, own, laid }))
            })
            .collect(),
    }
}

fn null_group(nets: &Nets, twelve: Cards, laid: Option<Cards>, facts: &Facts) -> Group {
    let judge = nets.null(*facts);
    let all = places(Game::Null, twelve);
    let kind = Kind::Null;
    Group {
        game: Game::Null,
        ouvert: facts.ouvert,
        matadors: 0,
        prospects: to_lay(Game::Null, laid, all)
            .map(|laid| {
                let own = all & !laid;
                (laid, judge(&Holding { kind, own, laid }))
            })
            .collect(),
    }
}

/// Places of two cards: those laid, or any two of `spare`.
fn to_lay(game: Game, laid: Option<Cards>, spare: u32) -> impl Iterator<Item = u32> {
    let given = laid.map(|laid| places(game, laid));
    pairs(if given.is_none() { spare } else { 0 }).chain(given)
}

/// Every game from the hand; the skat may count for matadors, so `samples` of those that may lie there are thought of.
#[must_use]
pub fn from_hand(
    nets: &Nets,
    ten: Cards,
    facts: &Facts,
    stakes: &Stakes,
    bid: u32,
    samples: u32,
    random: &mut SplitMix64,
) -> Vec<Choice> {
    let facts = Facts {
        hand: true,
        ouvert: false,
        ..*facts
    };
    let skats = skats(ten, samples, random);
    let mut found = Vec::with_capacity(12);
    for game in COUNTED {
        let opinions = nets.results(Kind::of(game), facts)(&Holding::new(game, ten, Cards::NONE));
        let chances = opinions.chances();
        for schneider in [false, true] {
            let said = Said {
                hand: true,
                schneider,
            };
            let (mut all_won, mut all_worth) = (0.0, 0.0);
            for &skat in &skats {
                let worths = stakes.results(game, matadors(game, ten | skat), said, bid);
                all_won += win(&chances, &worths);
                all_worth += opinions.worth(&worths, stakes.caution);
            }
            let count = skats.len() as f32;
            found.push(hand_choice(
                game,
                false,
                schneider,
                all_won / count,
                all_worth / count,
            ));
        }
    }
    for ouvert in [false, true] {
        let judge = nets.null(Facts { ouvert, ..facts });
        let opinions = judge(&Holding::new(Game::Null, ten, Cards::NONE));
        let worths = null_worths(stakes, ouvert, true, bid);
        found.push(hand_choice(
            Game::Null,
            ouvert,
            false,
            win(&opinions.chances(), &worths),
            opinions.worth(&worths, stakes.caution),
        ));
    }
    found
}

const fn hand_choice(game: Game, ouvert: bool, schneider: bool, win: f32, worth: f32) -> Choice {
    Choice {
        game,
        hand: true,
        ouvert,
        schneider,
        laid: Cards::NONE,
        win,
        worth,
    }
}

/// The best of some choices.
#[must_use]
pub fn best(choices: &[Choice]) -> Option<&Choice> {
    choices
        .iter()
        .max_by(|one, other| one.worth.total_cmp(&other.worth))
}

/// What playing is worth at a bid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The value that is bid.
    pub bid: u32,
    /// List points to be expected if the skat is taken.
    pub with_skat: f32,
    /// List points to be expected of the best game from the hand.
    pub from_hand: f32,
}

impl Prospect {
    /// The better of the two.
    #[must_use]
    pub const fn best(&self) -> f32 {
        self.with_skat.max(self.from_hand)
    }
}

/// What playing with these ten cards is worth at each of the bids, over `samples` skats that may lie there.
#[must_use]
pub fn prospects(
    nets: &Nets,
    ten: Cards,
    facts: &Facts,
    stakes: &Stakes,
    bids: &[u32],
    samples: u32,
    random: &mut SplitMix64,
) -> Vec<Prospect> {
    let skats = skats(ten, samples, random);
    let mut sums = vec![0.0; bids.len()];
    for &skat in &skats {
        let groups = groups(nets, ten | skat, None, facts);
        for (sum, &bid) in sums.iter_mut().zip(bids) {
            let best = groups.iter().map(|group| group.best(stakes, bid));
            *sum += best.fold(f32::NEG_INFINITY, f32::max);
        }
    }
    let of_bid = |(&bid, sum): (&u32, f32)| Prospect {
        bid,
        with_skat: sum / skats.len() as f32,
        from_hand: best(&from_hand(nets, ten, facts, stakes, bid, samples, random))
            .map_or(f32::NEG_INFINITY, |choice| choice.worth),
    };
    bids.iter().zip(sums).map(of_bid).collect()
}

/// Chances of the five results, the mean of what the voices say; a null is lost with the second of them and won with the
/// third.
#[must_use]
pub fn chances(nets: &Nets, game: Game, own: Cards, laid: Cards, facts: &Facts) -> Chances {
    let holding = Holding::new(game, own, laid);
    let opinions = match game {
        Game::Null => nets.null(*facts)(&holding),
        _ => nets.results(holding.kind, *facts)(&holding),
    };
    opinions.chances()
}

fn null_worths(stakes: &Stakes, ouvert: bool, hand: bool, bid: u32) -> Chances {
    let [won, lost] = stakes.null(ouvert, hand, bid);
    [lost, lost, won, won, won]
}

fn win(chances: &Chances, worths: &Chances) -> f32 {
    let won = chances.iter().zip(worths).filter(|&(_, &worth)| worth > 0.0);
    won.map(|(chance, _)| chance).sum()
}

const fn trump_places(game: Game) -> u32 {
    match game {
        Game::Null => 0,
        Game::Grand | Game::Ramsch => 0xf << 28,
        _ => 0x7ff << 21,
    }
}

fn trumps(game: Game, cards: Cards) -> u32 {
    (places(game, cards) & trump_places(game)).count_ones()
}

/// `samples` of the skats that may lie beside ten cards, at least one, and at most all. Cards are paired with those next
/// to them in a shuffled circle, then with those two places on, and so on: so all of them lie there about equally often.
fn skats(ten: Cards, samples: u32, random: &mut SplitMix64) -> Vec<Cards> {
    let mut cards: Vec<u32> = bits(!ten.0).collect();
    let count = cards.len();
    for at in (1..count).rev() {
        cards.swap(at, random.below(at as u32 + 1) as usize);
    }
    let cards = &cards;
    let paired =
        (1..count).flat_map(|steps| (0..count).map(move |at| Cards(cards[at] | cards[(at + steps) % count])));
    paired
        .take((samples.max(1) as usize).min(count * (count - 1) / 2))
        .collect()
}

/// All pairs of bits.
fn pairs(of: u32) -> impl Iterator<Item = u32> {
    bits(of).flat_map(move |first| bits(of & !(first | (first - 1))).map(move |second| first | second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skats_are_spread_over_all_that_may_lie_there() {
        let ten: Cards = "CJ SJ CA CT CK SA ST HA H7 D8".parse().unwrap();
        let mut random = SplitMix64::new(3);
        for (samples, expected) in [(0, 1), (1, 1), (77, 77), (231, 231), (1000, 231)] {
            let mut found = skats(ten, samples, &mut random);
            assert!(
                found
                    .iter()
                    .all(|&skat| skat.len() == 2 && (skat & ten).is_empty())
            );
            found.sort_unstable_by_key(|skat| skat.0);
            found.dedup();
            assert_eq!(found.len(), expected);
        }
        for card in (!ten).iter() {
            let some = skats(ten, 44, &mut random);
            let with_it = some
                .iter()
                .filter(|&&skat| !(skat & Cards::from(card)).is_empty());
            assert_eq!(with_it.count(), 4, "44 skats of two cards, 22 cards");
        }
    }

    #[test]
    fn all_pairs_are_there_once() {
        let found: Vec<u32> = pairs(0b1011).collect();
        assert_eq!(found, [0b0011, 0b1001, 0b1010]);
        assert_eq!(pairs(0xfff).count(), 66);
    }

    #[test]
    fn every_choice_lays_two_of_the_twelve_cards() {
        let twelve: Cards = "CJ SJ CA CT C9 C8 HA H8 H7 D9 DK S7".parse().unwrap();
        let choices = with_skat(&Nets::blank(), twelve, None, &Facts::default(), &Stakes::ISKO, 18);
        assert!(
            choices
                .iter()
                .all(|choice| choice.laid.len() == 2 && choice.laid & !twelve == Cards::NONE)
        );
        let games: std::collections::HashSet<_> = choices.iter().map(|choice| choice.game).collect();
        assert_eq!(games.len(), 4, "clubs, hearts, grand, null: {games:?}");
        assert!(choices.iter().all(|choice| (0.0..=1.0).contains(&choice.win)));
    }

    #[test]
    fn games_from_the_hand_lay_nothing() {
        let ten: Cards = "CJ SJ CA CT C9 C8 HA H8 H7 D9".parse().unwrap();
        let mut random = SplitMix64::new(1);
        let choices = from_hand(
            &Nets::blank(),
            ten,
            &Facts::default(),
            &Stakes::ISKO,
            18,
            8,
            &mut random,
        );
        assert_eq!(choices.len(), 12);
        assert!(choices.iter().all(|choice| choice.hand && choice.laid.is_empty()));
    }
}
