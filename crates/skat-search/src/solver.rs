//! The questions that a solver answers.

use skat_core::{Card, Game};

use crate::budget::{Budget, Stopped};
use crate::layout::{GRAND, SUIT};
use crate::null::{Null, NullLed, NullTable};
use crate::ordering::Led;
use crate::points::Points;
use crate::position::OpenPosition;
use crate::table::Table;

/// What a card leads to, with best play of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The declarer's card points from here on, in a suit game or grand.
    Points(u32),
    /// Whether the declarer takes no trick from here on, in null.
    Survives(bool),
}

/// Answers questions, and remembers what it found out on the way.
pub struct Solver {
    suit: Table,
    grand: Table,
    null: NullTable,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            suit: Table::new(),
            grand: Table::new(),
            null: NullTable::new(),
        }
    }

    /// The declarer's card points from here on, with best play of all; tricks before and the skat not counted.
    ///
    /// For suit games and grand. In null and Ramsch use [`Solver::survives`].
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn points(&mut self, position: &OpenPosition, budget: &mut Budget<'_>) -> Result<u32, Stopped> {
        let total = position.total();
        let found = match position.game() {
            Game::Grand | Game::Null | Game::Ramsch => exact::<GRAND>(&mut self.grand, budget, position),
            _ => exact::<SUIT>(&mut self.suit, budget, position),
        };
        debug_assert!(found <= total, "nobody takes more than there is");
        budget.answer(found)
    }

    /// Whether the declarer takes `goal` card points or more from here on, with best play of all.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn reaches(
        &mut self,
        position: &OpenPosition,
        goal: u32,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let found = match position.game() {
            Game::Grand | Game::Null | Game::Ramsch => {
                reaches::<GRAND>(&mut self.grand, budget, position, goal)
            }
            _ => reaches::<SUIT>(&mut self.suit, budget, position, goal),
        };
        budget.answer(found)
    }

    /// Whether the declarer of a null takes no trick from here on, with best play of all.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn survives(&mut self, position: &OpenPosition, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
        let mut led: Option<NullLed> = None;
        for (player, card) in position.trick_places() {
            led = Some(led.map_or_else(|| NullLed::by(player, card), |led| led.and(player, card)));
        }
        let found = Null::new(&mut self.null, budget).survives(
            &position.places(),
            position.seat(position.turn()),
            led,
        );
        budget.answer(found)
    }

    /// What each legal card leads to, in the order of the cards.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn values(
        &mut self,
        position: &OpenPosition,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<(Card, Value)>, Stopped> {
        position
            .legal()
            .iter()
            .map(|card| Ok((card, self.value_of(position, card, budget)?)))
            .collect()
    }

    /// How many of the goals, which are rising card points, the declarer still reaches from here on.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn reached(
        &mut self,
        position: &OpenPosition,
        goals: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<usize, Stopped> {
        let (mut sure, mut possible) = (0, goals.len());
        while sure < possible {
            let asked = (sure + possible) / 2;
            if self.reaches(position, goals[asked], budget)? {
                sure = asked + 1;
            } else {
                possible = asked;
            }
        }
        Ok(sure)
    }

    /// How many of the goals, which are rising card points from here on, the declarer still reaches after `card`.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn reached_after(
        &mut self,
        position: &OpenPosition,
        card: Card,
        goals: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<usize, Stopped> {
        let (after, gain) = position.after(card);
        let goals: Vec<u32> = goals.iter().map(|goal| goal.saturating_sub(gain)).collect();
        self.reached(&after, &goals, budget)
    }

    /// Whether the declarer of a null takes no trick, the one that `card` may complete included.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn survives_after(
        &mut self,
        position: &OpenPosition,
        card: Card,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let (after, _) = position.after(card);
        Ok(!after.is_taken_by_declarer(position) && self.survives(&after, budget)?)
    }

    /// The best play of all from here to the end; among equal cards the first.
    ///
    /// # Errors
    ///
    /// `Stopped` if the budget was spent first.
    pub fn line(&mut self, position: &OpenPosition, budget: &mut Budget<'_>) -> Result<Vec<Card>, Stopped> {
        let mut line = Vec::new();
        let mut now = position.clone();
        while !now.is_over() {
            let values = self.values(&now, budget)?;
            let worth = |value: &Value| match *value {
                Value::Points(points) => points as i32,
                Value::Survives(survives) => i32::from(survives),
            };
            let sign = if now.seat(now.turn()) == 0 { 1 } else { -1 };
            let Some(&(card, _)) = values.iter().rev().max_by_key(|(_, value)| sign * worth(value)) else {
                break;
            };
            line.push(card);
            now = now.after(card).0;
        }
        Ok(line)
    }

    fn value_of(
        &mut self,
        position: &OpenPosition,
        card: Card,
        budget: &mut Budget<'_>,
    ) -> Result<Value, Stopped> {
        if position.game() == Game::Null {
            return Ok(Value::Survives(self.survives_after(position, card, budget)?));
        }
        let (after, gain) = position.after(card);
        Ok(Value::Points(gain + self.points(&after, budget)?))
    }
}

fn exact<const KIND: u8>(table: &mut Table, budget: &mut Budget<'_>, position: &OpenPosition) -> u32 {
    let guess = position.total() / 2;
    Points::<KIND>::new(table, budget).exact(
        &position.places(),
        position.seat(position.turn()),
        led::<KIND>(position),
        guess as i32,
    ) as u32
}

fn reaches<const KIND: u8>(
    table: &mut Table,
    budget: &mut Budget<'_>,
    position: &OpenPosition,
    goal: u32,
) -> bool {
    let goal = goal as i32;
    let found = Points::<KIND>::new(table, budget).reaches(
        &position.places(),
        position.seat(position.turn()),
        led::<KIND>(position),
        goal,
    );
    found >= goal
}

fn led<const KIND: u8>(position: &OpenPosition) -> Option<Led> {
    let mut led: Option<Led> = None;
    for (player, card) in position.trick_places() {
        let place = card.trailing_zeros();
        led = Some(led.map_or_else(
            || Led::by::<KIND>(player, place),
            |led| led.and::<KIND>(player, place),
        ));
    }
    led
}
