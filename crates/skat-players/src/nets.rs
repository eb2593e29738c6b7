//! All networks that players think with.

use std::fmt;

use crate::holding::{Holding, Kind};
use crate::layers::{Weights, Wide};
use crate::net::{Facts, Net, size};
use crate::play_net::PlayNet;

/// Results of a suit game or grand that are told apart: the declarer has at most 30 card points, at most 60, at most
/// 89, 90 or more, all tricks.
pub const RESULTS: usize = 5;

/// The chance that a null hand takes no trick which no play can force to take one. It is not 1 because of the first lead:
/// all others of a suit may lie in the skat.
const SAFE: f32 = 0.999;

/// Networks that say what comes of a game. Each errs in its own way, and their mean less than any of them.
const VOICES: usize = 4;

/// What was learned from deals that computer players played.
pub struct Nets {
    voices: [Voice; VOICES],
    declarers: [Net; 3],
    defenders: [Net; 3],
    plays: [PlayNet; 3],
}

/// One network for each kind of game.
struct Voice {
    results: [Net; 2],
    null: Net,
}

/// Chances of the five results; they add up to 1.
pub type Chances = [f32; RESULTS];

/// What each of the voices says of a holding.
#[derive(Clone, Copy)]
pub(crate) struct Opinions([Chances; VOICES]);

impl Opinions {
    fn of_null(chances: [f32; VOICES]) -> Self {
        // A null is lost with the second result and won with the third.
        Self(chances.map(|chance| [0.0, 1.0 - chance, chance, 0.0, 0.0]))
    }

    /// The mean of the chances.
    pub(crate) fn chances(&self) -> Chances {
        let mut sum = [0.0; RESULTS];
        for said in &self.0 {
            for (sum, chance) in sum.iter_mut().zip(said) {
                *sum += chance;
            }
        }
        sum.map(|sum| sum / VOICES as f32)
    }

    /// What the holding is taken to be worth where the results are worth so much: the mean of what the voices say, less
    /// `caution` standard deviations of it.
    pub(crate) fn worth(&self, worths: &Chances, caution: f32) -> f32 {
        let each = self.0.map(|said| mean(&said, worths));
        let middle = each.iter().sum::<f32>() / VOICES as f32;
        let spread = each.iter().map(|worth| (worth - middle).powi(2)).sum::<f32>();
        middle - caution * (spread / VOICES as f32).sqrt()
    }
}

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
        let of_plays: usize = Kind::ALL.iter().map(|&kind| PlayNet::size(kind)).sum();
        4 * (VOICES * (size(suit, RESULTS) + size(grand, RESULTS) + size(null, 1)) + of_hands + of_plays)
    }

    fn taken(weights: &mut Weights<'_>) -> Option<Self> {
        let [suit, grand, null] = Kind::ALL;
        let mut voice = || {
            Some(Voice {
                results: [
                    Net::read(suit, RESULTS, weights)?,
                    Net::read(grand, RESULTS, weights)?,
                ],
                null: Net::read(null, 1, weights)?,
            })
        };
        Some(Self {
            voices: [voice()?, voice()?, voice()?, voice()?],
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
            plays: [
                PlayNet::read(suit, weights)?,
                PlayNet::read(grand, weights)?,
                PlayNet::read(null, weights)?,
            ],
        })
    }

    /// Judges holdings of a suit game or grand under these facts.
    pub(crate) fn results(&self, kind: Kind, facts: Facts) -> impl Fn(&Holding) -> Opinions {
        let place = usize::from(kind == Kind::Grand);
        let voices = self.voices(|voice| &voice.results[place], facts);
        move |holding| Opinions(voices.map(|(net, given)| softmax(net.outputs(holding, &given))))
    }

    /// Judges holdings of a null under these facts.
    pub(crate) fn null(&self, facts: Facts) -> impl Fn(&Holding) -> Opinions {
        let voices = self.voices(|voice| &voice.null, facts);
        move |holding| {
            if holding.is_safe() {
                return Opinions::of_null([SAFE; VOICES]);
            }
            Opinions::of_null(voices.map(|(net, given)| {
                let [odds] = net.outputs(holding, &given);
                1.0 / (1.0 + (-odds).exp())
            }))
        }
    }

    /// One network of each voice, with what the facts give it; results do not depend on the bid.
    fn voices(&self, net: impl Fn(&Voice) -> &Net, facts: Facts) -> [(&Net, Wide); VOICES] {
        let facts = Facts { bid: 0, ..facts };
        self.voices.each_ref().map(|voice| {
            let net = net(voice);
            (net, net.given(&facts))
        })
    }

    /// How much likelier than by chance the declarer of a game has these cards, as a logarithm.
    pub(crate) fn declarers_cards(&self, kind: Kind, facts: Facts) -> impl Fn(&Holding) -> f32 {
        log_odds(&self.declarers[kind as usize], facts)
    }

    /// How much likelier than by chance a defender has these cards, as a logarithm.
    pub(crate) fn defenders_cards(&self, kind: Kind, facts: Facts) -> impl Fn(&Holding) -> f32 {
        log_odds(&self.defenders[kind as usize], facts)
    }

    /// How likely it is which card is played in games of this kind.
    pub(crate) const fn plays(&self, kind: Kind) -> &PlayNet {
        &self.plays[kind as usize]
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

/// The mean of what the results are worth.
fn mean(chances: &Chances, worths: &Chances) -> f32 {
    chances
        .iter()
        .zip(worths)
        .map(|(chance, worth)| chance * worth)
        .sum()
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

#[cfg(test)]
mod tests {
    use super::*;

    const WORTHS: Chances = [-100.0, -80.0, 60.0, 70.0, 80.0];

    fn said(chance: f32) -> Chances {
        [0.0, 1.0 - chance, chance, 0.0, 0.0]
    }

    #[test]
    fn where_the_voices_agree_caution_takes_nothing_off() {
        let opinions = Opinions([said(0.75); VOICES]);
        assert_eq!(opinions.chances(), said(0.75));
        for caution in [0.0, 1.0, 3.0] {
            assert_eq!(opinions.worth(&WORTHS, caution), 0.75 * 60.0 - 0.25 * 80.0);
        }
    }

    #[test]
    fn where_they_differ_caution_takes_their_standard_deviation_off() {
        let opinions = Opinions::of_null([0.25, 0.75, 0.25, 0.75]);
        assert_eq!(opinions.chances(), said(0.5));
        // They say -45 and 25 in equal parts.
        assert_eq!(opinions.worth(&WORTHS, 0.0), -10.0);
        assert_eq!(opinions.worth(&WORTHS, 1.5), -10.0 - 1.5 * 35.0);
    }
}
