//! Looking ahead to the next own card.
//!
//! The solver sees all cards, so the mean over worlds takes it for granted that after this card the one who thinks will
//! know which world he is in. Here he is asked for one next card for all worlds that look the same to him by then; from
//! that card on all cards are open again. The others play as if they saw all cards, in the meantime too.

use std::collections::BTreeMap;

use skat_core::{Card, Cards};
use skat_search::{Budget, OpenPosition, Solver, Stopped};

use crate::cards::{CardWorth, Outcome};
use crate::seen::Seen;

/// A world on its way to the next own card.
#[derive(Clone)]
struct Branch {
    position: OpenPosition,
    /// The declarer's card points with the skat.
    have: u32,
    /// Whether he has taken a trick since this began; only null asks.
    took: bool,
    weight: f64,
}

/// Judges the legal cards over worlds; they all look the same to the one who has to play.
pub(crate) fn looked_ahead(
    solver: &mut Solver,
    seen: &Seen,
    worlds: &[(OpenPosition, u32, f64)],
    cards: Cards,
    budget: &mut Budget<'_>,
) -> Result<Vec<CardWorth>, Stopped> {
    let mut ahead = Ahead { solver, seen, budget };
    let total: f64 = worlds.iter().map(|(_, _, weight)| weight).sum();
    cards
        .iter()
        .map(|card| {
            let found = ahead.after(worlds, card)?;
            Ok(CardWorth {
                card,
                win: found.win / total,
                worth: found.worth / total,
            })
        })
        .collect()
}

struct Ahead<'a, 'b> {
    solver: &'a mut Solver,
    seen: &'a Seen,
    budget: &'a mut Budget<'b>,
}

impl Ahead<'_, '_> {
    fn after(&mut self, worlds: &[(OpenPosition, u32, f64)], card: Card) -> Result<Outcome, Stopped> {
        let mut alike: BTreeMap<Vec<u8>, Vec<Branch>> = BTreeMap::new();
        for (position, have, weight) in worlds {
            let begun = Branch {
                position: position.clone(),
                have: *have,
                took: false,
                weight: *weight,
            };
            let (shown, branch) = self.answered(begun.after(card))?;
            alike.entry(shown).or_default().push(branch);
        }
        let mut sum = Outcome::default();
        for branches in alike.values() {
            sum += self.best(branches)?;
        }
        Ok(sum)
    }

    /// The cards that the others play until the next own card, and where that leads.
    fn answered(&mut self, mut branch: Branch) -> Result<(Vec<u8>, Branch), Stopped> {
        let mut shown = Vec::with_capacity(3);
        while !branch.position.is_over() && branch.position.turn() != self.seen.me {
            let sign = self.sign(&branch.position);
            let mut best: Option<(f64, Card)> = None;
            for card in branch.position.legal().iter() {
                let worth = sign * self.outcome(&branch.after(card))?.worth;
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, card));
                }
            }
            let Some((_, card)) = best else { break };
            shown.push(card.index());
            branch = branch.after(card);
        }
        Ok((shown, branch))
    }

    /// What the best single next card brings in all of these worlds together.
    fn best(&mut self, branches: &[Branch]) -> Result<Outcome, Stopped> {
        let Some(first) = branches.first() else {
            return Ok(Outcome::default());
        };
        if first.position.is_over() {
            return self.sum(branches.iter().cloned());
        }
        let sign = self.sign(&first.position);
        let mut best: Option<Outcome> = None;
        for card in first.position.legal().iter() {
            let found = self.sum(branches.iter().map(|branch| branch.after(card)))?;
            if best.is_none_or(|best| sign * found.worth > sign * best.worth) {
                best = Some(found);
            }
        }
        Ok(best.unwrap_or_default())
    }

    fn sum(&mut self, branches: impl Iterator<Item = Branch>) -> Result<Outcome, Stopped> {
        let mut sum = Outcome::default();
        for branch in branches {
            let found = self.outcome(&branch)?;
            sum += Outcome {
                win: branch.weight * found.win,
                worth: branch.weight * found.worth,
            };
        }
        Ok(sum)
    }

    fn outcome(&mut self, branch: &Branch) -> Result<Outcome, Stopped> {
        if branch.took && self.seen.goals.is_empty() {
            return Ok(Outcome::default());
        }
        Outcome::of(self.solver, self.seen, &branch.position, branch.have, self.budget)
    }

    /// 1 where the declarer plays, who wants much, else -1.
    fn sign(&self, position: &OpenPosition) -> f64 {
        if position.turn() == self.seen.declarer {
            1.0
        } else {
            -1.0
        }
    }
}

impl Branch {
    fn after(&self, card: Card) -> Self {
        let (position, gain) = self.position.after(card);
        Self {
            took: self.took || position.is_taken_by_declarer(&self.position),
            position,
            have: self.have + gain,
            weight: self.weight,
        }
    }
}

#[cfg(test)]
mod tests {
    use skat_core::{Game, Position, SplitMix64};
    use skat_search::Budget;

    use super::*;
    use crate::cards::{Depth, judged};
    use crate::nets::Nets;
    use crate::unseen::Unseen;

    /// Five cards each, and the one who leads knows nothing of the others but the skat.
    fn ending(game: Game, declarer: Position, random: &mut SplitMix64) -> Seen {
        let cards = random.draw(Cards::PACK, 17);
        let mine = random.draw(cards, 5);
        let skat = random.draw(cards & !mine, 2);
        let hidden = cards & !(mine | skat);
        let goals = vec![(61, 1.0), (90, 0.3)];
        Seen {
            declarer,
            unseen: Unseen {
                may_hold: [mine, hidden, hidden],
                counts: [5; 3],
                hidden,
                skat,
                may_lie: Cards::NONE,
            },
            points: 30,
            spoke: [true, false, false],
            goals: if game == Game::Null { Vec::new() } else { goals },
            ..Seen::nothing(game)
        }
    }

    fn found(seen: &Seen, ahead: u32) -> Vec<CardWorth> {
        let depth = Depth {
            worlds: 80,
            nodes: u64::MAX,
            ahead,
        };
        let mut random = SplitMix64::new(1);
        let mut budget = Budget::unlimited();
        judged(
            &Nets::blank(),
            &mut Solver::new(),
            seen,
            &depth,
            &mut random,
            &mut budget,
        )
        .unwrap()
    }

    #[test]
    fn who_must_choose_one_card_for_all_worlds_never_gets_more_and_sometimes_less() {
        let mut random = SplitMix64::new(9);
        for (game, declarer) in [
            (Game::Grand, Position::Forehand),
            (Game::Spades, Position::Middlehand),
            (Game::Null, Position::Rearhand),
        ] {
            let sign = if declarer == Position::Forehand { 1.0 } else { -1.0 };
            let mut less = 0;
            for _ in 0..12 {
                let seen = ending(game, declarer, &mut random);
                for (plain, ahead) in found(&seen, 0).iter().zip(found(&seen, 5)) {
                    assert_eq!(plain.card, ahead.card);
                    assert!(sign * ahead.worth <= sign * plain.worth + 1e-9);
                    less += u32::from(sign * ahead.worth < sign * plain.worth - 1e-9);
                }
            }
            assert!(less > 0, "{game}: it never mattered");
        }
    }

    #[test]
    fn with_all_cards_open_nothing_changes() {
        let mut random = SplitMix64::new(4);
        let mut seen = ending(Game::Hearts, Position::Forehand, &mut random);
        // With all cards open there is nothing to mix up.
        let [mine, ..] = seen.unseen.may_hold;
        let second = random.draw(seen.unseen.hidden, 5);
        seen.unseen.may_hold = [mine, second, seen.unseen.hidden & !second];
        seen.unseen.hidden = Cards::NONE;
        assert_eq!(found(&seen, 0), found(&seen, 5));
    }
}
