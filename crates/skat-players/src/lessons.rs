//! Deals to learn from.

use std::iter;

use skat_core::{Card, Cards, Game, Position, SplitMix64, places};
use skat_search::{Budget, OpenPosition, Solver};

/// A game that was played, or solved with open cards, with all that networks learn from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The ten cards dealt to each position.
    pub dealt: [Cards; 3],
    /// The two cards that the declarer laid away; from the hand those that lay in the skat.
    pub laid: Cards,
    /// Who declared.
    pub declarer: Position,
    /// What was played.
    pub game: Game,
    /// Whether it was played from the hand.
    pub hand: bool,
    /// Whether it was played open.
    pub ouvert: bool,
    /// Who named or held at least 18.
    pub spoke: [bool; 3],
    /// The value that won the auction.
    pub bid: u32,
    /// The declarer's card points with the skat.
    pub points: u32,
    /// Whether the defenders took no trick; in null, whether the declarer took none.
    pub swept: bool,
    /// The cards played until the result was certain; none where the game was solved.
    pub played: Vec<Card>,
}

impl Lesson {
    /// Bytes of one lesson.
    pub const BYTES: usize = 4 * 11 + PACKED;

    /// The lesson as bytes. First eleven numbers of 32 bits, lowest byte first: dealt to the three, laid, declarer, game,
    /// hand, ouvert, spoke as bits, bid, points with 256 added where one side was swept. Then 32 bytes: the indices of
    /// the cards in playing order, and 255 in all others.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        let spoke = (0..3).map(|index| u32::from(self.spoke[index]) << index).sum();
        let numbers = [
            self.dealt[0].0,
            self.dealt[1].0,
            self.dealt[2].0,
            self.laid.0,
            self.declarer.index() as u32,
            self.game as u32,
            self.hand.into(),
            self.ouvert.into(),
            spoke,
            self.bid,
            self.points + 256 * u32::from(self.swept),
        ];
        let played = self.played.iter().map(|card| card.index());
        let played = played.chain(iter::repeat(u8::MAX)).take(PACKED);
        numbers.into_iter().flat_map(u32::to_le_bytes).chain(played)
    }
}

/// Bytes for the cards of one lesson.
const PACKED: usize = 32;

/// Lessons for networks that know nothing yet: games that somebody might play, solved with all cards open.
#[must_use]
pub fn first_lessons(count: usize, seed: u64) -> Vec<Lesson> {
    let mut random = SplitMix64::new(seed);
    let mut solver = Solver::new();
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        let deal = random_deal(&mut random);
        found.extend(solved(&deal, &mut solver, &mut random));
    }
    found
}

/// Three hands and a skat.
pub(crate) struct Deal {
    pub(crate) hands: [Cards; 3],
    pub(crate) skat: Cards,
}

pub(crate) fn random_deal(random: &mut SplitMix64) -> Deal {
    let first = random.draw(Cards::PACK, 10);
    let second = random.draw(!first, 10);
    let third = random.draw(!(first | second), 10);
    Deal {
        hands: [first, second, third],
        skat: !(first | second | third),
    }
}

fn solved(deal: &Deal, solver: &mut Solver, random: &mut SplitMix64) -> Option<Lesson> {
    let declarer = Position::ALL[random.below(3) as usize];
    let index = declarer.index();
    let hand = random.below(4) == 0;
    let twelve = deal.hands[index] | deal.skat;
    let candidates = if hand { deal.hands[index] } else { twelve };
    let games: Vec<Game> = Game::ALL
        .into_iter()
        .filter(|&game| is_thinkable(game, candidates))
        .collect();
    let game = *games.get(random.below(games.len() as u32) as usize)?;
    let laid = if hand {
        deal.skat
    } else {
        random.draw(spare(game, twelve), 2)
    };
    let mut hands = deal.hands;
    hands[index] = twelve & !laid;
    let position = OpenPosition::new(game, declarer, hands, Position::Forehand, &[]).ok()?;
    let mut budget = Budget::unlimited();
    let (points, swept) = if game == Game::Null {
        (0, solver.survives(&position, &mut budget).ok()?)
    } else {
        let goals = [31, 61, 90, 120].map(|goal| u32::saturating_sub(goal, laid.points()));
        let reached = solver.reached(&position, &goals, &mut budget).ok()?;
        ([0, 31, 61, 90, 120][reached], reached == 4)
    };
    Some(Lesson {
        dealt: deal.hands,
        laid,
        declarer,
        game,
        hand,
        ouvert: game == Game::Null && random.below(2) == 0,
        spoke: [0; 3].map(|_: u32| random.below(2) == 0),
        bid: 18,
        points,
        swept,
        played: Vec::new(),
    })
}

/// Whether somebody might play this game with ten or twelve cards.
fn is_thinkable(game: Game, cards: Cards) -> bool {
    let places = places(game, cards);
    let jacks = (places >> 28).count_ones();
    match game {
        Game::Ramsch => false,
        Game::Null => (places & LOW_CARDS).count_ones() >= 6,
        Game::Grand => jacks + (places & PLAIN_ACES).count_ones() >= 3,
        _ => (places >> 21).count_ones() >= 5,
    }
}

/// Seven, eight, nine and ten of each suit by the order of null.
const LOW_CARDS: u32 = 0x0f0f_0f0f;
/// The highest card of each plain suit in a grand.
const PLAIN_ACES: u32 = 1 << 6 | 1 << 13 | 1 << 20 | 1 << 27;

/// The cards that may be laid away: no trumps while there are two others.
fn spare(game: Game, twelve: Cards) -> Cards {
    let trumps = match game {
        Game::Null => 0,
        Game::Grand | Game::Ramsch => 0xf << 28,
        _ => 0x7ff << 21,
    };
    let plain = twelve & !skat_core::cards_at(game, trumps);
    if plain.len() >= 2 { plain } else { twelve }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_deals_with_a_result_and_the_same_for_the_same_seed() {
        let lessons = first_lessons(40, 7);
        assert_eq!(lessons, first_lessons(40, 7));
        for lesson in &lessons {
            let [one, two, three] = lesson.dealt;
            assert_eq!((one | two | three).len(), 30);
            let skat = !(one | two | three);
            let twelve = lesson.dealt[lesson.declarer.index()] | skat;
            assert!(lesson.laid.len() == 2 && lesson.laid & !twelve == Cards::NONE);
            assert!(lesson.points <= 120 && is_thinkable(lesson.game, twelve));
            let bytes: Vec<u8> = lesson.bytes().collect();
            assert_eq!(bytes.len(), Lesson::BYTES);
            assert_eq!(u32::from(bytes[40]), lesson.points);
        }
    }
}
