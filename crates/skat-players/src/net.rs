//! Small networks over a holding. The parts of the pack are looked up and added, so suits may stand in any order.

use crate::holding::{Holding, Kind};
use crate::layers::{Head, WIDTH, Weights, Wide, add};

/// Neurons between the cards of a part and those numbers.
const INNER: usize = 32;
/// Facts about a deal besides the cards; see [`Facts`].
const FACTS: usize = 15;

/// Values of the bid that are told apart: the highest one that was reached.
const BID_STEPS: [u32; 8] = [18, 20, 22, 23, 24, 27, 33, 40];

/// What is known of a deal besides a holding.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Facts {
    /// Whose cards they are: forehand, middlehand, rearhand as 0, 1, 2.
    pub position: usize,
    /// Whether the declarer plays from the hand.
    pub hand: bool,
    /// Whether the declarer plays open.
    pub ouvert: bool,
    /// Whether the two others, in playing order, named or held 18; for a defender's cards himself and the other one.
    pub spoke: [bool; 2],
    /// The value that won the auction; 0 where it does not matter.
    pub bid: u32,
}

impl Facts {
    fn numbers(&self) -> [bool; FACTS] {
        let mut numbers = [false; FACTS];
        numbers[self.position.min(2)] = true;
        numbers[3] = self.hand;
        numbers[4] = self.ouvert;
        numbers[5] = self.spoke[0];
        numbers[6] = self.spoke[1];
        if let Some(step) = BID_STEPS.iter().rposition(|&least| self.bid >= least) {
            numbers[7 + step] = true;
        }
        numbers
    }
}

/// A network for one kind of game.
pub(crate) struct Net {
    kind: Kind,
    tables: Vec<Vec<Wide>>,
    facts: Vec<Wide>,
    bias: Wide,
    head: Head,
}

impl Net {
    /// A network of `outputs` numbers from weights that lie one behind the other.
    pub(crate) fn read(kind: Kind, outputs: usize, weights: &mut Weights<'_>) -> Option<Self> {
        let tables = kind
            .table_sizes()
            .iter()
            .map(|&size| read_table(size, weights))
            .collect::<Option<_>>()?;
        let (facts, bias) = (weights.rows(FACTS)?, weights.take()?);
        let head = Head::read(outputs, weights)?;
        Some(Self {
            kind,
            tables,
            facts,
            bias,
            head,
        })
    }

    /// What the facts add, once for all holdings.
    pub(crate) fn given(&self, facts: &Facts) -> Wide {
        let mut sum = self.bias;
        for (fact, weights) in facts.numbers().iter().zip(&self.facts) {
            if *fact {
                add(&mut sum, weights);
            }
        }
        sum
    }

    /// The outputs for a holding under what [`Net::given`] gave.
    pub(crate) fn outputs<const OUT: usize>(&self, holding: &Holding, given: &Wide) -> [f32; OUT] {
        debug_assert!(holding.kind == self.kind, "the net of this kind");
        let mut sum = *given;
        for &part in self.kind.parts() {
            add(&mut sum, &self.tables[part.table][holding.state(part)]);
        }
        let deep = self.head.deep(&sum);
        std::array::from_fn(|at| self.head.output(&deep, at))
    }
}

/// The numbers of every state of a part of `size` cards.
fn read_table(size: u32, weights: &mut Weights<'_>) -> Option<Vec<Wide>> {
    let (from_own, from_laid) = (weights.rows(size as usize)?, weights.rows(size as usize)?);
    let inner_bias = weights.take()?;
    let to_wide: Vec<Wide> = weights.rows(INNER)?;
    Some(
        (0..3_usize.pow(size))
            .map(|state| {
                let inner = inner_of(state, &from_own, &from_laid, inner_bias);
                let mut wide = [0.0; WIDTH];
                for (neuron, row) in inner.iter().zip(&to_wide) {
                    let neuron = neuron.max(0.0);
                    for (number, weight) in wide.iter_mut().zip(row) {
                        *number += neuron * weight;
                    }
                }
                wide
            })
            .collect(),
    )
}

fn inner_of(
    mut state: usize,
    own: &[[f32; INNER]],
    laid: &[[f32; INNER]],
    bias: [f32; INNER],
) -> [f32; INNER] {
    let mut inner = bias;
    for (own, laid) in own.iter().zip(laid) {
        let row = match state % 3 {
            0 => None,
            1 => Some(own),
            _ => Some(laid),
        };
        for (neuron, weight) in inner.iter_mut().zip(row.into_iter().flatten()) {
            *neuron += weight;
        }
        state /= 3;
    }
    inner
}

/// How many numbers the weights of a network of this kind are.
pub(crate) fn size(kind: Kind, outputs: usize) -> usize {
    let tables: usize = kind
        .table_sizes()
        .iter()
        .map(|&size| (2 * size as usize + 1 + WIDTH) * INNER)
        .sum();
    tables + (FACTS + 1) * WIDTH + Head::size(outputs)
}
