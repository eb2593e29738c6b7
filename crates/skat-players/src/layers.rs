//! What all networks here are made of: a wide layer that cards and facts are added up to, and what follows it.

/// Neurons of the wide layer.
pub(crate) const WIDTH: usize = 64;
/// Neurons of the layer behind it.
const DEEP: usize = 32;

/// A sum of what cards and facts add to the wide layer.
pub(crate) type Wide = [f32; WIDTH];
type Deep = [f32; DEEP];

/// Adds weights to a sum.
#[inline]
pub(crate) fn add(sum: &mut Wide, weights: &Wide) {
    for (number, weight) in sum.iter_mut().zip(weights) {
        *number += weight;
    }
}

/// The layers behind the wide one.
pub(crate) struct Head {
    deep: Vec<Deep>,
    deep_bias: Deep,
    out: Vec<Deep>,
    out_bias: Vec<f32>,
}

impl Head {
    /// The layers to `outputs` numbers from weights that lie one behind the other.
    pub(crate) fn read(outputs: usize, weights: &mut Weights<'_>) -> Option<Self> {
        Some(Self {
            deep: weights.rows(WIDTH)?,
            deep_bias: weights.take()?,
            out: weights.columns(outputs)?,
            out_bias: weights.numbers(outputs)?,
        })
    }

    /// How many numbers the weights are.
    pub(crate) const fn size(outputs: usize) -> usize {
        (WIDTH + 1) * DEEP + (DEEP + 1) * outputs
    }

    /// The layer behind the wide one, of which only what is above zero counts.
    pub(crate) fn deep(&self, wide: &Wide) -> Deep {
        let mut deep = self.deep_bias;
        for (&number, weights) in wide.iter().zip(&self.deep) {
            let number = number.max(0.0);
            for (neuron, weight) in deep.iter_mut().zip(weights) {
                *neuron += number * weight;
            }
        }
        deep
    }

    /// One of the outputs.
    pub(crate) fn output(&self, deep: &Deep, at: usize) -> f32 {
        let terms = deep.iter().zip(&self.out[at]);
        terms.fold(self.out_bias[at], |sum, (neuron, weight)| {
            sum + neuron.max(0.0) * weight
        })
    }
}

/// Numbers that are still to be read.
pub(crate) struct Weights<'a>(&'a [u8]);

impl<'a> Weights<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next `N` numbers, stored as 32 bits each with the lowest byte first.
    pub(crate) fn take<const N: usize>(&mut self) -> Option<[f32; N]> {
        let (bytes, rest) = self.0.split_at_checked(4 * N)?;
        self.0 = rest;
        let mut numbers = [0.0; N];
        for (number, bytes) in numbers.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *number = f32::from_le_bytes(*bytes);
        }
        Some(numbers)
    }

    /// So many numbers.
    fn numbers(&mut self, count: usize) -> Option<Vec<f32>> {
        (0..count).map(|_| self.take().map(|[number]| number)).collect()
    }

    /// So many rows one behind the other.
    pub(crate) fn rows<const N: usize>(&mut self, count: usize) -> Option<Vec<[f32; N]>> {
        (0..count).map(|_| self.take()).collect()
    }

    /// `count` columns of `N` numbers, of which the first ones lie one behind the other, then the second ones.
    fn columns<const N: usize>(&mut self, count: usize) -> Option<Vec<[f32; N]>> {
        let mut columns = vec![[0.0; N]; count];
        for at in 0..N {
            for column in &mut columns {
                let [number] = self.take()?;
                column[at] = number;
            }
        }
        Some(columns)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
