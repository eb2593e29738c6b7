//! Small networks over a play: how likely it is that somebody with certain cards plays a certain one of them.

use crate::holding::{Kind, bits};
use crate::layers::{Head, WIDTH, Weights, Wide, add};
use crate::plays::{FACTS, Play};

/// Cards that follow each other, by their places in the order of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    pub(crate) start: u32,
    pub(crate) size: u32,
    /// Which weights they have; groups that mean the same share them.
    alike: usize,
}

impl Group {
    /// Those of a kind of game; trumps, where there are any, first.
    pub(crate) const fn of(kind: Kind) -> &'static [Self] {
        const fn group(start: u32, size: u32, alike: usize) -> Group {
            Group { start, size, alike }
        }
        match kind {
            Kind::Suit => &const { [group(21, 11, 0), group(0, 7, 1), group(7, 7, 1), group(14, 7, 1)] },
            Kind::Grand => {
                &const {
                    [
                        group(28, 4, 0),
                        group(0, 7, 1),
                        group(7, 7, 1),
                        group(14, 7, 1),
                        group(21, 7, 1),
                    ]
                }
            }
            Kind::Null => &const { [group(0, 8, 0), group(8, 8, 0), group(16, 8, 0), group(24, 8, 0)] },
        }
    }

    /// The group's cards among some places, the lowest as bit 0.
    pub(crate) const fn of_places(self, places: u32) -> u32 {
        places >> self.start & ((1 << self.size) - 1)
    }

    /// Cards of the groups that share weights.
    const fn sizes(kind: Kind) -> &'static [u32] {
        match kind {
            Kind::Suit => &[11, 7],
            Kind::Grand => &[4, 7],
            Kind::Null => &[8],
        }
    }
}

/// The network for one kind of game.
pub(crate) struct PlayNet(Vec<Weighed>);

/// The weights of groups that mean the same.
struct Weighed {
    own: Vec<Wide>,
    gone: Vec<Wide>,
    best: Vec<Wide>,
    led: Wide,
    facts: Vec<Wide>,
    bias: Wide,
    head: Head,
}

impl PlayNet {
    /// A network from weights that lie one behind the other.
    pub(crate) fn read(kind: Kind, weights: &mut Weights<'_>) -> Option<Self> {
        let sizes = Group::sizes(kind).iter();
        sizes
            .map(|&size| Weighed::read(size as usize, weights))
            .collect::<Option<_>>()
            .map(Self)
    }

    /// How many numbers the weights of a network of this kind are.
    pub(crate) fn size(kind: Kind) -> usize {
        let sizes = Group::sizes(kind).iter();
        sizes
            .map(|&size| {
                let size = size as usize;
                (3 * size + FACTS + 2) * WIDTH + Head::size(size)
            })
            .sum()
    }

    /// What the cards of a group are weighed by at one play, for any cards in hand.
    pub(crate) fn weighing<'a>(&'a self, group: Group, play: &Play) -> Weighing<'a> {
        let weighed = &self.0[group.alike];
        let mut sum = weighed.bias;
        for (&fact, weights) in play.facts.iter().zip(&weighed.facts) {
            for (number, weight) in sum.iter_mut().zip(weights) {
                *number += fact * weight;
            }
        }
        add_each(&mut sum, &weighed.gone, group.of_places(play.gone));
        add_each(&mut sum, &weighed.best, group.of_places(play.best));
        if group.of_places(play.led) != 0 {
            add(&mut sum, &weighed.led);
        }
        Weighing { weighed, sum }
    }
}

/// The first layer of a group without the cards in hand.
pub(crate) struct Weighing<'a> {
    weighed: &'a Weighed,
    sum: Wide,
}

impl Weighing<'_> {
    /// By card of the group: how much it weighs against the others of the hand, `own` being those of the group.
    pub(crate) fn weights(&self, own: u32) -> impl Iterator<Item = (u32, f32)> {
        let weighed = self.weighed;
        let mut sum = self.sum;
        add_each(&mut sum, &weighed.own, own);
        let deep = weighed.head.deep(&sum);
        bits(own).map(move |card| {
            let score = weighed.head.output(&deep, card.trailing_zeros() as usize);
            (card, score.min(HIGHEST).exp())
        })
    }
}

/// Higher scores are taken to be this one, so that no weight is endless.
const HIGHEST: f32 = 40.0;

impl Weighed {
    fn read(size: usize, weights: &mut Weights<'_>) -> Option<Self> {
        let (own, gone, best) = (weights.rows(size)?, weights.rows(size)?, weights.rows(size)?);
        let led = weights.take()?;
        Some(Self {
            own,
            gone,
            best,
            led,
            facts: weights.rows(FACTS)?,
            bias: weights.take()?,
            head: Head::read(size, weights)?,
        })
    }
}

fn add_each(sum: &mut Wide, rows: &[Wide], which: u32) {
    for card in bits(which) {
        add(sum, &rows[card.trailing_zeros() as usize]);
    }
}
