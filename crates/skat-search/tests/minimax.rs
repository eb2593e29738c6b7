//! The solver against plain minimax, which knows nothing but the rules: every game, any moment of a trick.

use skat_core::{Card, Cards, Game, Position, legal, trick_winner};
use skat_search::{Budget, OpenPosition, Solver, Value};

/// SplitMix64, so that every run checks the same endings.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pack(&mut self) -> Vec<Card> {
        let mut cards: Vec<Card> = Cards::PACK.iter().collect();
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last + 1));
        }
        cards
    }
}

fn set(cards: &[Card]) -> Cards {
    cards
        .iter()
        .fold(Cards::NONE, |all, card| all | Cards(1 << card.index()))
}

/// A moment of the play, as plain as can be.
#[derive(Clone)]
struct Moment {
    game: Game,
    declarer: Position,
    hands: [Cards; 3],
    turn: Position,
    trick: Vec<Card>,
}

impl Moment {
    fn random(chance: &mut Chance, game: Game, size: usize) -> Self {
        let pack = chance.pack();
        let position = |at: usize| Position::ALL[at % 3];
        let mut moment = Self {
            game,
            declarer: position(chance.below(3)),
            hands: [0, 1, 2].map(|player| set(&pack[player * size..(player + 1) * size])),
            turn: position(chance.below(3)),
            trick: Vec::new(),
        };
        for _ in 0..chance.below(3) {
            let cards: Vec<Card> = moment.legal().iter().collect();
            moment = moment.after(cards[chance.below(cards.len())]).0;
        }
        moment
    }

    fn legal(&self) -> Cards {
        legal(
            self.hands[self.turn.index()],
            self.trick.first().copied(),
            self.game,
        )
    }

    /// The moment after a card, and who took the trick with it.
    fn after(&self, card: Card) -> (Self, Option<(Position, u32)>) {
        let mut next = self.clone();
        next.hands[self.turn.index()] = next.hands[self.turn.index()] & !set(&[card]);
        next.trick.push(card);
        next.turn = self.turn.next();
        if next.trick.len() < 3 {
            return (next, None);
        }
        let cards = [next.trick[0], next.trick[1], next.trick[2]];
        for _ in 0..trick_winner(cards, self.game) {
            next.turn = next.turn.next();
        }
        next.trick.clear();
        let taken = (next.turn, set(&cards).points());
        (next, Some(taken))
    }

    /// What the declarer is worth with best play: card points, in null 1 for no trick.
    fn minimax(&self) -> u32 {
        let cards = self.legal();
        if cards.is_empty() {
            return u32::from(self.game == Game::Null);
        }
        let values = cards.iter().map(|card| self.value(card));
        let best = if self.turn == self.declarer {
            values.max()
        } else {
            values.min()
        };
        best.unwrap_or_default()
    }

    fn value(&self, card: Card) -> u32 {
        let (next, taken) = self.after(card);
        match taken {
            Some((winner, _)) if winner == self.declarer && self.game == Game::Null => 0,
            Some((winner, points)) if winner == self.declarer => points + next.minimax(),
            _ => next.minimax(),
        }
    }

    fn open(&self) -> OpenPosition {
        match OpenPosition::new(self.game, self.declarer, self.hands, self.turn, &self.trick) {
            Ok(position) => position,
            Err(error) => panic!("{error}"),
        }
    }
}

fn number(value: Value) -> u32 {
    match value {
        Value::Points(points) => points,
        Value::Survives(survives) => u32::from(survives),
    }
}

const GAMES: [Game; 6] = [
    Game::Diamonds,
    Game::Hearts,
    Game::Spades,
    Game::Clubs,
    Game::Grand,
    Game::Null,
];

#[test]
fn every_card_of_ten_thousand_endings_a_game_is_worth_what_minimax_says() {
    compare(1, &[(1, 1000), (2, 3000), (3, 4000), (4, 1940), (5, 60)]);
}

/// Compares so many endings of each size, for every game, with one solver that remembers all of them.
fn compare(seed: u64, sizes: &[(usize, usize)]) {
    let mut chance = Chance(seed);
    let mut solver = Solver::new();
    for &(size, endings) in sizes {
        for game in GAMES {
            for _ in 0..endings {
                let moment = Moment::random(&mut chance, game, size);
                let Ok(values) = solver.values(&moment.open(), &mut Budget::unlimited()) else {
                    panic!("there is no limit");
                };
                assert_eq!(values.len(), moment.legal().len() as usize);
                for (card, value) in values {
                    assert_eq!(number(value), moment.value(card), "{moment:?} {card}");
                }
            }
        }
    }
}

impl std::fmt::Debug for Moment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [forehand, middlehand, rearhand] = self.hands;
        write!(
            f,
            "{} {:?}: {forehand} | {middlehand} | {rearhand}; {:?} to {:?}",
            self.game, self.declarer, self.turn, self.trick
        )
    }
}

#[test]
fn a_window_says_the_same_as_the_exact_points() {
    let mut chance = Chance(2);
    let mut solver = Solver::new();
    for game in [Game::Hearts, Game::Grand] {
        for _ in 0..40 {
            let position = Moment::random(&mut chance, game, 6).open();
            let points = solver.points(&position, &mut Budget::unlimited());
            let Ok(points) = points else {
                panic!("there is no limit")
            };
            for goal in [1, 15, 31, points, points + 1, 61] {
                let fresh = Solver::new().reaches(&position, goal, &mut Budget::unlimited());
                assert_eq!(fresh, Ok(points >= goal));
            }
        }
    }
}

#[test]
fn plain_suits_may_change_their_names() {
    let mut chance = Chance(3);
    for game in [Game::Grand, Game::Null] {
        for _ in 0..30 {
            let moment = Moment::random(&mut chance, game, 7);
            let turned = |card: Card| {
                // In a grand the jacks are trumps and keep their suits.
                let is_trump = game == Game::Grand && card.index() % 8 == 4;
                let index = if is_trump {
                    card.index()
                } else {
                    (card.index() + 8) % 32
                };
                Card::new(index).unwrap_or(card)
            };
            let other = Moment {
                hands: moment
                    .hands
                    .map(|hand| set(&hand.iter().map(turned).collect::<Vec<_>>())),
                trick: moment.trick.iter().copied().map(turned).collect(),
                ..moment.clone()
            };
            let answer = |moment: &Moment| {
                if game == Game::Null {
                    return Solver::new()
                        .survives(&moment.open(), &mut Budget::unlimited())
                        .map(u32::from);
                }
                Solver::new().points(&moment.open(), &mut Budget::unlimited())
            };
            assert_eq!(answer(&moment), answer(&other), "{moment:?}");
        }
    }
}

#[test]
fn the_best_line_leads_to_the_value() {
    let mut chance = Chance(4);
    let mut solver = Solver::new();
    for game in GAMES {
        let start = Moment::random(&mut chance, game, 4);
        let Ok(line) = solver.line(&start.open(), &mut Budget::unlimited()) else {
            panic!("there is no limit");
        };
        let (mut moment, mut points, mut survives) = (start.clone(), 0, true);
        for card in line {
            let (next, taken) = moment.after(card);
            if let Some((winner, trick)) = taken
                && winner == start.declarer
            {
                points += trick;
                survives = false;
            }
            moment = next;
        }
        let reached = if game == Game::Null {
            u32::from(survives)
        } else {
            points
        };
        assert_eq!(reached, start.minimax(), "{start:?}");
    }
}

#[test]
fn a_spent_budget_gives_no_answer() {
    let mut chance = Chance(5);
    let position = Moment::random(&mut chance, Game::Clubs, 10).open();
    let mut budget = Budget::of_nodes(4096);
    assert!(Solver::new().points(&position, &mut budget).is_err());
    assert!(budget.nodes() < 10_000);
}

#[test]
fn the_same_question_visits_the_same_nodes() {
    let nodes = |seed| {
        let mut chance = Chance(seed);
        let position = Moment::random(&mut chance, Game::Clubs, 9).open();
        let mut budget = Budget::unlimited();
        let answer = Solver::new().points(&position, &mut budget);
        (answer, budget.nodes())
    };
    assert_eq!(nodes(6), nodes(6));
}
