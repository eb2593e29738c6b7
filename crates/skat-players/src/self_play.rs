//! Deals that three computer players play against each other, to learn from.

use skat_core::{Card, Cards, Game, Position, SplitMix64, legal, trick_winner};
use skat_search::{Budget, Solver};

use crate::cards::{Depth, judged};
use crate::choice::{Choice, best, from_hand, prospects, with_skat};
use crate::lessons::{Deal, Lesson, random_deal};
use crate::net::Facts;
use crate::nets::Nets;
use crate::seen::Seen;
use crate::stakes::Stakes;
use crate::unseen::Unseen;

/// What is played for in lessons.
#[derive(Clone, PartialEq, Debug)]
pub struct House {
    /// What games are worth.
    pub stakes: Stakes,
    /// The values that can be bid, rising; at least one.
    pub bids: Vec<u32>,
    /// Card points, and what it is worth that the declarer reaches them; see [`Seen::goals`].
    pub goals: Vec<(u32, f64)>,
}

/// How the players of lessons play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// How much they search for a card.
    pub depth: Depth,
    /// Skats that they think of when they bid.
    pub samples: u32,
    /// List points from which on they bid.
    pub least: f32,
    /// By how many list points, up or down, they differ from it from deal to deal.
    pub tempers: f32,
    /// How often they try a game that is not the best in their eyes, 0..=1.
    pub curiosity: f32,
}

/// Plays `count` deals; those that all pass teach nothing and are left out.
#[must_use]
pub fn self_play(nets: &Nets, house: &House, habits: &Habits, count: usize, seed: u64) -> Vec<Lesson> {
    let mut table = Table::new(nets, house, habits, seed);
    (0..count).filter_map(|_| table.deal()).collect()
}

/// Plays `count` nulls. In three of four somebody is fond of them, more or less, and bids and declares as one who is; in
/// the fourth whoever wins the auction plays one, with whatever cards.
///
/// Too few are declared in self-play to learn from, and none with bad cards, of which it must be learned that they are.
#[must_use]
pub fn nulls(nets: &Nets, house: &House, habits: &Habits, count: usize, seed: u64) -> Vec<Lesson> {
    let mut table = Table::new(nets, house, habits, seed);
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        found.extend(if found.len() % 4 == 0 {
            table.any_null()
        } else {
            table.fond_null()
        });
    }
    found
}

struct Table<'a> {
    nets: &'a Nets,
    house: &'a House,
    habits: &'a Habits,
    solver: Solver,
    random: SplitMix64,
}

/// What somebody is like in one deal.
struct Mood {
    /// List points from which on he bids.
    least: f32,
    /// What games are worth to him.
    stakes: Stakes,
}

/// Who won the auction, and at which value.
struct Won {
    declarer: Position,
    bid: u32,
    spoke: [bool; 3],
}

impl<'a> Table<'a> {
    fn new(nets: &'a Nets, house: &'a House, habits: &'a Habits, seed: u64) -> Self {
        Self {
            nets,
            house,
            habits,
            solver: Solver::new(),
            random: SplitMix64::new(seed),
        }
    }

    /// Plays one deal; `None` where all pass.
    fn deal(&mut self) -> Option<Lesson> {
        let deal = random_deal(&mut self.random);
        let moods = self.moods();
        let won = self.auction(&deal, &moods)?;
        let choice = self.choice(&deal, &won, &moods)?;
        Some(self.played(&deal, &won, &choice))
    }

    /// Plays a deal at which somebody is fond of nulls, if he or another declares one.
    fn fond_null(&mut self) -> Option<Lesson> {
        let deal = random_deal(&mut self.random);
        let mut moods = self.moods();
        moods[self.random.below(3) as usize].stakes.null_bonus = FONDEST * self.random.unit() as f32;
        let won = self.auction(&deal, &moods)?;
        let choice = self.choice(&deal, &won, &moods)?;
        (choice.game == Game::Null).then(|| self.played(&deal, &won, &choice))
    }

    /// Plays a deal in which the winner of the auction declares a null, with one of the three best pairs of cards laid.
    fn any_null(&mut self) -> Option<Lesson> {
        let deal = random_deal(&mut self.random);
        let moods = self.moods();
        let won = self.auction(&deal, &moods)?;
        let ten = deal.hands[won.declarer.index()];
        let facts = facts(won.declarer, &won.spoke);
        let ouvert = self.random.below(2) == 0;
        let (nets, stakes) = (self.nets, &self.house.stakes);
        let mut choices = if self.random.below(4) == 0 {
            from_hand(nets, ten, &facts, stakes, won.bid, 1, &mut self.random)
        } else {
            with_skat(nets, ten | deal.skat, None, &facts, stakes, won.bid)
        };
        choices.retain(|choice| choice.game == Game::Null && choice.ouvert == ouvert);
        choices.sort_by(|one, other| other.win.total_cmp(&one.win));
        choices.truncate(1 + self.random.below(3) as usize);
        let choice = choices.last()?;
        Some(self.played(&deal, &won, choice))
    }

    fn moods(&mut self) -> [Mood; 3] {
        let &Habits { least, tempers, .. } = self.habits;
        Position::ALL.map(|_| Mood {
            least: least + tempers * (2.0 * self.random.unit() as f32 - 1.0),
            stakes: self.house.stakes,
        })
    }

    fn played(&mut self, deal: &Deal, won: &Won, choice: &Choice) -> Lesson {
        let index = won.declarer.index();
        let laid = if choice.hand { deal.skat } else { choice.laid };
        let mut hands = deal.hands;
        hands[index] = (hands[index] | deal.skat) & !laid;
        let play = self.play(won, choice, hands, laid);
        Lesson {
            dealt: deal.hands,
            laid,
            declarer: won.declarer,
            game: choice.game,
            hand: choice.hand,
            ouvert: choice.ouvert,
            spoke: won.spoke,
            bid: won.bid,
            points: play.points + laid.points(),
            swept: play.is_swept,
            played: play.cards,
        }
    }

    fn auction(&mut self, deal: &Deal, moods: &[Mood; 3]) -> Option<Won> {
        let mut spoke = [false; 3];
        let [forehand, middlehand, rearhand] = Position::ALL;
        let mut step = 0;
        let first = self.duel(deal, middlehand, forehand, &mut step, &mut spoke, moods);
        let last = self.duel(deal, rearhand, first, &mut step, &mut spoke, moods);
        if step == 0 && !self.goes(deal, last, 0, &spoke, moods) {
            return None;
        }
        spoke[last.index()] = true;
        Some(Won {
            declarer: last,
            bid: self.house.bids[step.saturating_sub(1)],
            spoke,
        })
    }

    /// Who is left after `asker` has named values and `listener` has held them; `step` is the next value.
    fn duel(
        &mut self,
        deal: &Deal,
        asker: Position,
        listener: Position,
        step: &mut usize,
        spoke: &mut [bool; 3],
        moods: &[Mood; 3],
    ) -> Position {
        while *step < self.house.bids.len() {
            if !self.goes(deal, asker, *step, spoke, moods) {
                return listener;
            }
            spoke[asker.index()] = true;
            *step += 1;
            if !self.goes(deal, listener, *step - 1, spoke, moods) {
                return asker;
            }
            spoke[listener.index()] = true;
        }
        listener
    }

    fn goes(
        &mut self,
        deal: &Deal,
        position: Position,
        step: usize,
        spoke: &[bool; 3],
        moods: &[Mood; 3],
    ) -> bool {
        let ten = deal.hands[position.index()];
        let facts = facts(position, spoke);
        let (nets, samples) = (self.nets, self.habits.samples);
        let Mood { least, stakes } = &moods[position.index()];
        let bids = &self.house.bids[step..=step];
        let found = prospects(nets, ten, &facts, stakes, bids, samples, &mut self.random);
        found.iter().any(|prospect| prospect.best() >= *least)
    }

    fn choice(&mut self, deal: &Deal, won: &Won, moods: &[Mood; 3]) -> Option<Choice> {
        let ten = deal.hands[won.declarer.index()];
        let facts = facts(won.declarer, &won.spoke);
        let (nets, samples) = (self.nets, self.habits.samples);
        let (stakes, random) = (&moods[won.declarer.index()].stakes, &mut self.random);
        let [prospect] = prospects(nets, ten, &facts, stakes, &[won.bid], samples, random)[..] else {
            return None;
        };
        let mut choices = if prospect.from_hand > prospect.with_skat {
            from_hand(nets, ten, &facts, stakes, won.bid, samples, random)
        } else {
            with_skat(nets, ten | deal.skat, None, &facts, stakes, won.bid)
        };
        // What an announced Schneider brings is known from the results of the same game without it.
        choices.retain(|choice| !choice.schneider);
        let top = *best(&choices)?;
        if self.random.unit() as f32 >= self.habits.curiosity {
            return Some(top);
        }
        choices.retain(|choice| choice.worth > top.worth - WORTH_A_TRY);
        choices
            .get(self.random.below(choices.len() as u32) as usize)
            .copied()
    }

    /// The play as far as the result is not certain.
    fn play<'b>(&mut self, won: &'b Won, choice: &'b Choice, hands: [Cards; 3], laid: Cards) -> Play<'b> {
        let mut play = Play::new(won, choice, hands, laid);
        while !play.is_decided() {
            let card = self.card(&play);
            play.play(card);
        }
        play
    }

    fn card(&mut self, play: &Play) -> Card {
        let seen = play.seen(&self.house.goals);
        let cards = play.legal();
        let first = cards.iter().next();
        let only = || first.unwrap_or_else(|| unreachable!("there is a card to play"));
        if cards.len() == 1 {
            return only();
        }
        let (nets, random) = (self.nets, &mut self.random);
        let mut budget = Budget::of_nodes(self.habits.depth.nodes);
        let found = judged(
            nets,
            &mut self.solver,
            &seen,
            &self.habits.depth,
            random,
            &mut budget,
        );
        let Ok(found) = found else { return only() };
        let sign = if seen.me == seen.declarer { 1.0 } else { -1.0 };
        let value = |card: Card, worth: f64| {
            let points = f64::from(Cards::from(card).points());
            // Among equals points go into a trick that is ours, and are kept out of any other.
            sign * worth + if play.is_ours_with(card) { points } else { -points } * 1e-6
        };
        let top = found
            .iter()
            .max_by(|one, other| value(one.card, one.worth).total_cmp(&value(other.card, other.worth)));
        top.map_or_else(only, |top| top.card)
    }
}

/// List points that a null seems to be worth more to who is fondest of them.
const FONDEST: f32 = 100.0;
/// Who is curious tries choices that seem to be worth so many list points less.
const WORTH_A_TRY: f32 = 15.0;

fn facts(position: Position, spoke: &[bool; 3]) -> Facts {
    let next = position.next();
    Facts {
        position: position.index(),
        spoke: [spoke[next.index()], spoke[next.next().index()]],
        ..Facts::default()
    }
}

/// A game that is being played.
struct Play<'a> {
    won: &'a Won,
    choice: &'a Choice,
    hands: [Cards; 3],
    laid: Cards,
    /// What each has shown not to have.
    lacks: [Cards; 3],
    /// All cards in playing order.
    cards: Vec<Card>,
    turn: Position,
    points: u32,
    lost: u32,
    is_swept: bool,
}

impl<'a> Play<'a> {
    const fn new(won: &'a Won, choice: &'a Choice, hands: [Cards; 3], laid: Cards) -> Self {
        Self {
            won,
            choice,
            hands,
            laid,
            lacks: [Cards::NONE; 3],
            cards: Vec::new(),
            turn: Position::Forehand,
            points: 0,
            lost: 0,
            is_swept: true,
        }
    }

    fn legal(&self) -> Cards {
        legal(
            self.hands[self.turn.index()],
            self.trick().first().copied(),
            self.choice.game,
        )
    }

    /// The cards on the table.
    fn trick(&self) -> &[Card] {
        &self.cards[self.cards.len() / 3 * 3..]
    }

    /// Whether the result is certain.
    fn is_decided(&self) -> bool {
        if self.hands.iter().all(|hand| hand.is_empty()) {
            return true;
        }
        if self.choice.game == Game::Null {
            return !self.is_swept;
        }
        let have = self.points + self.laid.points();
        !self.is_swept && class(have) == class(120 - self.lost)
    }

    fn play(&mut self, card: Card) {
        let index = self.turn.index();
        let set = Cards::from(card);
        if let Some(&led) = self.trick().first() {
            let group = group_of(led, self.choice.game);
            if (group & set).is_empty() {
                self.lacks[index] = self.lacks[index] | group;
            }
        }
        self.hands[index] = self.hands[index] & !set;
        self.cards.push(card);
        self.turn = self.turn.next();
        if let (&[], &[.., first, second, third]) = (self.trick(), self.cards.as_slice()) {
            self.take([first, second, third]);
        }
    }

    fn take(&mut self, cards: [Card; 3]) {
        for _ in 0..trick_winner(cards, self.choice.game) {
            self.turn = self.turn.next();
        }
        let points = cards.into_iter().collect::<Cards>().points();
        let is_declarers = self.turn == self.won.declarer;
        if is_declarers {
            self.points += points;
        } else {
            self.lost += points;
        }
        // In null the declarer is to take none, else the defenders.
        self.is_swept &= is_declarers != (self.choice.game == Game::Null);
    }

    /// Whether the one on turn completes a trick for his side with this card.
    fn is_ours_with(&self, card: Card) -> bool {
        let &[first, second] = self.trick() else {
            return false;
        };
        let mut taker = self.turn.next();
        for _ in 0..trick_winner([first, second, card], self.choice.game) {
            taker = taker.next();
        }
        (taker == self.won.declarer) == (self.turn == self.won.declarer)
    }

    /// What the one on turn sees.
    fn seen(&self, goals: &[(u32, f64)]) -> Seen {
        let me = self.turn;
        let is_declarer = me == self.won.declarer;
        let knows_skat = is_declarer && !self.choice.hand;
        let is_open =
            |position: Position| position == me || (self.choice.ouvert && position == self.won.declarer);
        let mut hidden = if knows_skat { Cards::NONE } else { self.laid };
        for position in Position::ALL {
            if !is_open(position) {
                hidden = hidden | self.hands[position.index()];
            }
        }
        let may_hold = Position::ALL.map(|position| {
            let index = position.index();
            if is_open(position) {
                self.hands[index]
            } else {
                hidden & !self.lacks[index]
            }
        });
        Seen {
            game: self.choice.game,
            declarer: self.won.declarer,
            me,
            cards: self.cards.clone(),
            unseen: Unseen {
                may_hold,
                counts: self.hands.map(Cards::len),
                hidden,
                skat: if knows_skat { self.laid } else { Cards::NONE },
                may_lie: hidden,
            },
            points: self.points,
            hand: self.choice.hand,
            ouvert: self.choice.ouvert,
            spoke: self.won.spoke,
            bid: self.won.bid,
            goals: if self.choice.game == Game::Null {
                Vec::new()
            } else {
                goals.to_vec()
            },
        }
    }
}

/// All cards that follow `led`.
fn group_of(led: Card, game: Game) -> Cards {
    legal(Cards::PACK, Some(led), game)
}

/// Which of the results that are told apart so many card points are.
const fn class(points: u32) -> u32 {
    match points {
        0..=30 => 0,
        31..=60 => 1,
        61..=89 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> House {
        House {
            stakes: Stakes::ISKO,
            bids: vec![18, 20, 22, 23, 24],
            goals: vec![(31, 0.2), (61, 1.0), (90, 0.2)],
        }
    }

    #[test]
    fn nulls_come_from_auctions_of_all_kinds_open_and_from_the_hand_too() {
        let habits = Habits {
            depth: Depth {
                worlds: 1,
                nodes: 200_000,
                ahead: 0,
            },
            samples: 1,
            least: 0.0,
            tempers: 40.0,
            curiosity: 0.5,
        };
        let lessons = nulls(&Nets::blank(), &house(), &habits, 120, 3);
        assert_eq!(lessons, nulls(&Nets::blank(), &house(), &habits, 120, 3));
        assert!(
            lessons
                .iter()
                .all(|lesson| lesson.game == Game::Null && lesson.spoke[lesson.declarer.index()])
        );
        let count = |test: fn(&Lesson) -> bool| lessons.iter().filter(|lesson| test(lesson)).count();
        let open = count(|lesson| lesson.ouvert);
        let hand = count(|lesson| lesson.hand);
        let alone = count(|lesson| lesson.spoke.iter().filter(|&&spoke| spoke).count() == 1);
        for (kind, found) in [("open", open), ("from the hand", hand), ("unopposed", alone)] {
            assert!((2..118).contains(&found), "{found} of 120 {kind}");
        }
    }

    #[test]
    fn deals_are_played_to_a_result_and_the_same_for_the_same_seed() {
        let habits = Habits {
            depth: Depth {
                worlds: 2,
                nodes: 200_000,
                ahead: 0,
            },
            samples: 2,
            least: -100.0,
            tempers: 5.0,
            curiosity: 0.5,
        };
        let lessons = self_play(&Nets::blank(), &house(), &habits, 12, 5);
        assert_eq!(lessons, self_play(&Nets::blank(), &house(), &habits, 12, 5));
        for lesson in &lessons {
            assert!(lesson.spoke[lesson.declarer.index()] && lesson.bid >= 18);
            assert!(
                lesson.points <= 120 && lesson.points >= lesson.laid.points() || lesson.game == Game::Null
            );
        }
    }
}
