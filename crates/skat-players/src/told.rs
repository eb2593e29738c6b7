//! What the cards that the others played tell of those that they hold.

use skat_core::places;

use crate::holding::{Kind, bits};
use crate::nets::Nets;
use crate::play_net::{Group, PlayNet};
use crate::plays::{Play, plays};
use crate::seen::Seen;
use crate::unseen::Layout;

/// How often somebody is taken to play any of his cards, for reasons that the networks do not know. They learn from
/// players who think alike; the plays of others are likeliest with about so much of it.
const WHIM: f32 = 0.3;
/// Groups of cards that a game has at most.
const MOST_GROUPS: usize = 5;

/// Looks up how likely it is that all was played as it was.
pub(crate) struct Told<'a> {
    seen: &'a Seen,
    groups: &'static [Group],
    /// By group, and by its cards in somebody's hand: which entry of the tables that is.
    entries: Vec<Vec<u16>>,
    plays: Vec<ToldPlay>,
}

/// One card that was played by somebody whose hand is not known. Tables have an entry for each set of hidden cards of
/// their group.
struct ToldPlay {
    by: usize,
    /// The group of the card.
    group: usize,
    /// What the card weighs.
    card: Vec<f32>,
    /// What the cards that could have been played weigh together, by their groups.
    all: Vec<(usize, Vec<f32>)>,
    /// One over the number of these cards.
    any: Vec<f32>,
}

impl<'a> Told<'a> {
    pub(crate) fn new(nets: &Nets, seen: &'a Seen) -> Self {
        let kind = Kind::of(seen.game);
        let groups = Group::of(kind);
        let hidden = places(seen.game, seen.unseen.hidden);
        let found = plays(seen);
        let told = (0..found.len()).filter(|&at| !seen.unseen.is_known(found[at].by));
        Self {
            seen,
            groups,
            entries: groups.iter().map(|group| entries(*group, hidden)).collect(),
            plays: told
                .map(|at| ToldPlay::new(nets.plays(kind), groups, hidden, &found[at..]))
                .collect(),
        }
    }

    /// Whether nothing was played that could tell anything.
    pub(crate) const fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// The chance that the others played as they did with the cards of a layout, as a logarithm.
    pub(crate) fn log_chance(&self, layout: &Layout) -> f32 {
        let entries = layout.hands.map(|hand| {
            let held = places(self.seen.game, hand);
            let mut found = [0; MOST_GROUPS];
            for ((found, group), entries) in found.iter_mut().zip(self.groups).zip(&self.entries) {
                *found = usize::from(entries[group.of_places(held) as usize]);
            }
            found
        });
        self.plays
            .iter()
            .map(|play| play.chance(&entries[play.by]).ln())
            .sum()
    }
}

impl ToldPlay {
    /// The first of some plays; those after it show what else was in hand.
    fn new(net: &PlayNet, groups: &'static [Group], hidden: u32, plays: &[Play]) -> Self {
        let play = &plays[0];
        let later = plays.iter().filter(|later| later.by == play.by);
        let own = later.fold(0, |cards, later| cards | later.card);
        let follows = play.led & play.card != 0;
        let mut found = Self {
            by: play.by.index(),
            group: 0,
            card: Vec::new(),
            all: Vec::new(),
            any: Vec::new(),
        };
        for (at, &group) in groups.iter().enumerate() {
            if follows && group.of_places(play.led) == 0 {
                continue;
            }
            let weighing = net.weighing(group, play);
            let (own, card) = (group.of_places(own), group.of_places(play.card));
            let mut all = Vec::new();
            for held in subsets(group.of_places(hidden)) {
                let own = own | held;
                let (mut sum, mut of_card) = (0.0, 0.0);
                for (each, weight) in weighing.weights(own) {
                    sum += weight;
                    if each == card {
                        of_card = weight;
                    }
                }
                all.push(sum);
                if card != 0 {
                    let could = if follows { own.count_ones() } else { play.in_hand };
                    found.card.push(of_card);
                    found.any.push(1.0 / could as f32);
                }
            }
            if card != 0 {
                found.group = at;
            }
            found.all.push((at, all));
        }
        found
    }

    /// The chance that the card is played, given which entries the hand has.
    fn chance(&self, entries: &[usize; MOST_GROUPS]) -> f32 {
        let all: f32 = self.all.iter().map(|(group, all)| all[entries[*group]]).sum();
        let entry = entries[self.group];
        (1.0 - WHIM) * self.card[entry] / all + WHIM * self.any[entry]
    }
}

/// By cards of a group: the place of the hidden ones among them in the order of [`subsets`].
fn entries(group: Group, hidden: u32) -> Vec<u16> {
    let hidden = group.of_places(hidden);
    (0..1 << group.size)
        .map(|cards: u32| {
            let bits = bits(hidden).enumerate();
            bits.map(|(at, bit)| u16::from(cards & bit != 0) << at).sum()
        })
        .collect()
}

/// All sets of some bits, the smallest number first.
fn subsets(of: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let now = next?;
        next = (now != of).then(|| now.wrapping_sub(of) & of);
        Some(now)
    })
}

#[cfg(test)]
mod tests {
    use skat_core::{Card, Cards, Game, Position, SplitMix64, legal};

    use super::*;
    use crate::unseen::Unseen;
    use crate::worlds::worlds;

    /// Networks that think something of plays, whatever it is, and nothing of hands.
    fn some_nets() -> Nets {
        let mut random = SplitMix64::new(2);
        let of_plays: usize = Kind::ALL.into_iter().map(PlayNet::size).sum();
        let mut numbers = vec![0.0_f32; Nets::bytes() / 4 - of_plays];
        numbers.extend((0..of_plays).map(|_| 0.4 * random.unit() as f32 - 0.2));
        let bytes: Vec<u8> = numbers.into_iter().flat_map(f32::to_le_bytes).collect();
        Nets::read(&bytes).unwrap()
    }

    /// A game as `me` sees it after so many cards, all of them legal and without sense.
    fn seen(game: Game, me: usize, cards: usize, random: &mut SplitMix64) -> (Seen, Layout) {
        let mut hands = [0; 3].map(|_| Cards::NONE);
        let mut left = Cards::PACK;
        for hand in &mut hands {
            *hand = random.draw(left, 10);
            left = left & !*hand;
        }
        let mut played: Vec<Card> = Vec::new();
        let mut turn = 0;
        while played.len() < cards {
            let trick = &played[played.len() / 3 * 3..];
            let card = random.draw(legal(hands[turn], trick.first().copied(), game), 1);
            hands[turn] = hands[turn] & !card;
            played.extend(card.iter());
            turn = (turn + 1) % 3;
            if let (0, &[.., one, two, three]) = (played.len() % 3, played.as_slice()) {
                turn = (turn + skat_core::trick_winner([one, two, three], game)) % 3;
            }
        }
        let hidden = (hands[(me + 1) % 3] | hands[(me + 2) % 3]) | left;
        let mut may_hold = [hidden; 3];
        may_hold[me] = hands[me];
        let seen = Seen {
            me: Position::ALL[me],
            cards: played,
            unseen: Unseen {
                may_hold,
                counts: hands.map(Cards::len),
                hidden,
                skat: Cards::NONE,
                may_lie: hidden,
            },
            hand: true,
            ..Seen::nothing(game)
        };
        (seen, Layout { hands, skat: left })
    }

    /// The same chance without any table: every hand as it was, and what its legal cards weigh.
    fn slowly(nets: &Nets, seen: &Seen, layout: &Layout) -> f32 {
        let kind = Kind::of(seen.game);
        let mut hands = layout.hands.map(|hand| places(seen.game, hand));
        let mut chance = 0.0;
        for play in plays(seen).iter().rev() {
            let hand = &mut hands[play.by.index()];
            *hand |= play.card;
            if play.by == seen.me {
                continue;
            }
            let follows = *hand & play.led;
            let may = if follows == 0 { *hand } else { follows };
            let (mut all, mut of_card) = (0.0, 0.0);
            for &group in Group::of(kind) {
                let weighing = nets.plays(kind).weighing(group, play);
                for (card, weight) in weighing.weights(group.of_places(*hand)) {
                    let card = card << group.start;
                    all += if card & may == 0 { 0.0 } else { weight };
                    of_card += if card == play.card { weight } else { 0.0 };
                }
            }
            chance += ((1.0 - WHIM) * of_card / all + WHIM / may.count_ones() as f32).ln();
        }
        chance
    }

    #[test]
    fn the_tables_say_what_every_play_was_worth() {
        let nets = some_nets();
        let mut random = SplitMix64::new(5);
        for game in [Game::Clubs, Game::Diamonds, Game::Grand, Game::Null] {
            for cards in [0, 1, 7, 14, 20, 26] {
                for me in 0..3 {
                    let (seen, layout) = seen(game, me, cards, &mut random);
                    let (here, there) = (
                        Told::new(&nets, &seen).log_chance(&layout),
                        slowly(&nets, &seen, &layout),
                    );
                    assert!(
                        (here - there).abs() < 1e-3,
                        "{game}, {cards} cards: {here}, {there}"
                    );
                    assert_eq!(
                        Told::new(&nets, &seen).is_empty(),
                        (0..cards).all(|at| plays(&seen)[at].by.index() == me)
                    );
                }
            }
        }
    }

    #[test]
    fn to_the_declarer_and_to_defenders_worlds_weigh_as_likely_as_what_was_played_in_them() {
        let nets = some_nets();
        let mut random = SplitMix64::new(6);
        for me in 0..3 {
            let (seen, _) = seen(Game::Spades, me, 25, &mut random);
            let told = Told::new(&nets, &seen);
            let found = worlds(&nets, &seen, 1000, &mut random);
            assert!(found.len() > 10);
            let (first, of_first) = (&found[0], told.log_chance(&found[0].0));
            for (layout, weight) in &found {
                let ratio = (weight / first.1).ln();
                assert!((ratio - f64::from(told.log_chance(layout) - of_first)).abs() < 1e-3);
            }
            assert!(
                found
                    .iter()
                    .any(|(_, weight)| (weight / first.1 - 1.0).abs() > 0.1)
            );
        }
    }

    #[test]
    fn the_play_of_open_hands_tells_nothing_more() {
        let nets = some_nets();
        let (mut seen, layout) = seen(Game::Grand, 0, 12, &mut SplitMix64::new(7));
        assert!(!Told::new(&nets, &seen).is_empty());
        seen.unseen.may_hold = layout.hands;
        seen.unseen.hidden = layout.skat;
        assert!(Told::new(&nets, &seen).is_empty());
        assert_eq!(worlds(&nets, &seen, 5, &mut SplitMix64::new(1)).len(), 1);
    }

    #[test]
    fn sets_come_in_the_order_of_their_entries() {
        let group = Group::of(Kind::Grand)[1];
        let found: Vec<u32> = subsets(0b101_0010).collect();
        assert_eq!(
            found,
            [
                0, 2, 0b1_0000, 0b1_0010, 0b100_0000, 0b100_0010, 0b101_0000, 0b101_0010
            ]
        );
        let entries = entries(group, 0b101_0010);
        for (place, set) in found.into_iter().enumerate() {
            assert_eq!(usize::from(entries[set as usize]), place);
            assert_eq!(
                usize::from(entries[(set | 0b1100) as usize]),
                place,
                "other cards do not matter"
            );
        }
    }
}
