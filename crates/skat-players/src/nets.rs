//! All networks that players think with.

use std::fmt;

use crate::holding::{Holding, Kind};
use crate::net::{Facts, Net, Weights, size};

/// Results of a suit game or grand that are told apart: the declarer has at most 30 card points, at most 60, at most
/// 89, 90 or more, all tricks.
pub const RESULTS: usize = 5;

/// The chance that a null hand takes no trick which no play can force to take one. It is not 1 because of the first lead:
/// all others of a suit may lie in the skat.
const SAFE: f32 = 0.999;

/// What was learned from deals that computer players played.
pub struct Nets {
    results: [Net; 2],
    null: Net,
    declarers: [Net; 3],
    defenders: [Net; 3],
}

/// Chances of the five results; they add up to 1.
pub type Chances = [f32; RESULTS];

impl Nets {
    /// The networks from their weights: numbers of 32 bits, lowest byte first.
    ///
    /// # Errors
    ///
    /// `WeightsError` if there are not as many as there must be.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut weights = Weights::new(bytes);
        Self::taken(&mut weights)
            .filter(|_| weights.is_empty())
            .ok_or(WeightsError {
                found: bytes.len(),
                expected: Self::bytes(),
            })
    }

    /// Networks that know nothing: all results and all hands are equally likely.
    #[must_use]
    pub fn blank() -> Self {
        let bytes = vec![0; Self::bytes()];
        let mut weights = Weights::new(&bytes);
        match Self::taken(&mut weights) {
            Some(nets) => nets,
            None => unreachable!("as many zeros as there must be"),
        }
    }

    /// Bytes of the weights.
    #[must_use]
    pub fn bytes() -> usize {
        let [suit, grand, null] = Kind::ALL;
        let of_hands: usize = Kind::ALL.iter().map(|&kind| 2 * size(kind, 1)).sum();
        4 * (size(suit, RESULTS) + size(grand, RESULTS) + size(null, 1) + of_hands)
    }

    fn taken(weights: &mut Weights<'_>) -> Option<Self> {
        let [suit, grand, null] = Kind::ALL;
        Some(Self {
            results: [
                Net::read(suit, RESULTS, weights)?,
                Net::read(grand, RESULTS, weights)?,
            ],
            null: Net::read(null, 1, weights)?,
            declarers: [
                Net::read(suit, 1, weights)?,
                Net::read(grand, 1, weights)?,
                Net::read(null, 1, weights)?,
            ],
            defenders: [
                Net::read(suit, 1, weights)?,
                Net::read(grand, 1, weights)?,
                Net::read(null, 1, weights)?,
            ],
        })
    }

    /// Judges holdings of a suit game or grand under these facts.
    pub(crate) fn results(&self, kind: Kind, facts: Facts) -> impl Fn(&Holding) -> Chances {
        let net = &self.results[usize::from(kind == Kind::Grand)];
        let given = net.given(&Facts { bid: 0, ..facts });
        move |holding| softmax(net.outputs(holding, &given))
    }

    /// Judges holdings of a null under these facts: the chance that no trick is taken.
    pub(crate) fn null(&self, facts: Facts) -> impl Fn(&Holding) -> f32 {
        let given = self.null.given(&Facts { bid: 0, ..facts });
        move |holding| {
            if holding.is_safe() {
                return SAFE;
            }
            let [odds] = self.null.outputs(holding, &given);
            1.0 / (1.0 + (-odds).exp())
        }
    }

    /// How much likelier than by chance the declarer of a game has these cards, as a logarithm.
    pub(crate) fn declarers_cards(&self, kind: Kind, facts: Facts) -> impl Fn(&Holding) -> f32 {
        log_odds(&self.declarers[kind as usize], facts)
    }

    /// How much likelier than by chance a defender has these cards, as a logarithm.
    pub(crate) fn defenders_cards(&self, kind: Kind, facts: Facts) -> impl Fn(&Holding) -> f32 {
        log_odds(&self.defenders[kind as usize], facts)
    }
}

fn log_odds(net: &Net, facts: Facts) -> impl Fn(&Holding) -> f32 {
    let given = net.given(&facts);
    move |holding| {
        let [odds] = net.outputs(holding, &given);
        odds
    }
}

fn softmax(mut logits: Chances) -> Chances {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for logit in &mut logits {
        *logit = (*logit - most).exp();
    }
    let sum: f32 = logits.iter().sum();
    logits.map(|part| part / sum)
}

/// Weights of another size than the networks have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightsError {
    found: usize,
    expected: usize,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the weights have {} bytes, not {}", self.found, self.expected)
    }
}

impl std::error::Error for WeightsError {}
