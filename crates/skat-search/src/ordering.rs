//! Which card to try first, from the cards alone. A good guess makes the search short; a bad one costs time only.

use crate::bounds::DECLARER;
use crate::layout::{Layout, highest, up_to};
use crate::moves::Moves;

/// The cards on the table, as far as the next player has to know them.
#[derive(Clone, Copy)]
pub(crate) struct Led {
    /// All cards on the table.
    pub(crate) cards: u32,
    /// The places that have to be followed with.
    pub(crate) group: u32,
    /// The card that takes the trick so far, as a bit.
    pub(crate) best: u32,
    /// Who played it.
    pub(crate) winner: usize,
}

impl Led {
    /// After `player` has led the card at `place`.
    #[inline(always)]
    pub(crate) fn by<const KIND: u8>(player: usize, place: u32) -> Self {
        Self {
            cards: 1 << place,
            group: Layout::of::<KIND>().group_of(place),
            best: 1 << place,
            winner: player,
        }
    }

    /// After `player` has played the card at `place`, too.
    #[inline(always)]
    pub(crate) fn and<const KIND: u8>(self, player: usize, place: u32) -> Self {
        let card = 1 << place;
        let takes = card & self.contest::<KIND>() > self.best;
        Self {
            cards: self.cards | card,
            group: self.group,
            best: if takes { card } else { self.best },
            winner: if takes { player } else { self.winner },
        }
    }

    /// The places that can take the trick.
    #[inline(always)]
    pub(crate) fn contest<const KIND: u8>(&self) -> u32 {
        self.group | Layout::of::<KIND>().trumps
    }

    /// The cards of `hand` that may be played.
    #[inline(always)]
    pub(crate) const fn legal(&self, hand: u32) -> u32 {
        let following = hand & self.group;
        if following == 0 { hand } else { following }
    }
}

/// The cards that `PLAYER` may lead.
#[inline(always)]
pub(crate) fn leads<const KIND: u8, const PLAYER: usize>(hands: &[u32; 3]) -> Moves {
    let mut moves = Moves::new();
    let mut rest = hands[PLAYER];
    while rest != 0 {
        let place = highest(rest);
        rest &= !(1 << place);
        let score = if PLAYER == DECLARER {
            declarers_lead::<KIND>(hands, place)
        } else {
            defenders_lead::<KIND, PLAYER>(hands, place)
        };
        moves.insert(place, score);
    }
    moves
}

/// Top trumps while others have trumps, then cards that nobody can beat or ruff, then low ones.
#[inline(always)]
fn declarers_lead<const KIND: u8>(hands: &[u32; 3], place: u32) -> i32 {
    let layout = Layout::of::<KIND>();
    let (group, points) = (layout.group_of(place), layout.card_points(place));
    let defenders = hands[1] | hands[2];
    let is_top = defenders & group & !up_to(place) == 0;
    if group == layout.trumps {
        return match (defenders & group != 0, is_top) {
            (false, _) => 20,
            (true, true) => 200 + place as i32,
            (true, false) => 60 - 3 * points,
        };
    }
    let ruffs = |hand: u32| i32::from(hand & group == 0 && hand & layout.trumps != 0);
    match (is_top, ruffs(hands[1]) + ruffs(hands[2])) {
        (true, 0) if defenders & group != 0 => 150 + points,
        (true, 0) => 130 + points,
        (true, _) => 30 - 2 * points,
        (false, ruffs) => 70 - 4 * points - 10 * ruffs,
    }
}

/// Cards that the declarer cannot beat, or that the partner takes; else low ones.
#[inline(always)]
fn defenders_lead<const KIND: u8, const PLAYER: usize>(hands: &[u32; 3], place: u32) -> i32 {
    let layout = Layout::of::<KIND>();
    let (group, points) = (layout.group_of(place), layout.card_points(place));
    let (declarers, partners) = (hands[DECLARER], hands[3 - PLAYER]);
    let others = declarers | partners;
    let is_top = others & group & !up_to(place) == 0;
    if group == layout.trumps {
        return if is_top { 60 } else { 20 - 2 * points };
    }
    if declarers & group == 0 {
        return match (declarers & layout.trumps != 0, is_top) {
            (true, _) => 55 - 3 * points,
            (false, true) => 160 + points,
            (false, false) => 120 + points,
        };
    }
    let beaten_by = highest(declarers & group);
    if place > beaten_by {
        return 140 + 2 * points;
    }
    if partners & group & !up_to(beaten_by) != 0 {
        return 120 + points;
    }
    if partners & group == 0 && partners & layout.trumps != 0 {
        return 110 + points;
    }
    let plays_last = PLAYER == 1;
    60 - 4 * points + if plays_last { 8 } else { 0 }
}

/// The cards with which `PLAYER` may answer the one that was led, with one player to come.
#[inline(always)]
pub(crate) fn answers<const KIND: u8, const PLAYER: usize>(hands: &[u32; 3], led: &Led) -> Moves {
    let layout = Layout::of::<KIND>();
    let contest = led.contest::<KIND>();
    let to_come = led.legal(hands[(PLAYER + 1) % 3]) & contest;
    let mut moves = Moves::new();
    let mut rest = led.legal(hands[PLAYER]);
    while rest != 0 {
        let place = highest(rest);
        rest &= !(1 << place);
        let card = 1 << place;
        let (points, cost) = (layout.card_points(place), place as i32 / 4);
        let takes = card & contest > led.best;
        let is_beaten = to_come > if takes { card } else { led.best };
        let score = if PLAYER == DECLARER {
            match (takes, is_beaten) {
                (true, false) => 120 + points - cost,
                (true, true) => 40 - points,
                (false, _) => 60 - 3 * points,
            }
        } else if led.winner == DECLARER {
            match (takes, is_beaten) {
                (true, false) => 100 + points - cost,
                (true, true) => 90 + points - cost,
                (false, true) => 80 + 2 * points,
                (false, false) => 60 - 3 * points,
            }
        } else {
            match (takes, is_beaten) {
                (true, false) => 85 + 2 * points,
                (false, false) => 90 + 2 * points,
                (true, true) => 50 - points,
                (false, true) => 60 - 3 * points,
            }
        };
        moves.insert(place, score);
    }
    moves
}

/// The cards with which `PLAYER` may complete the trick.
#[inline(always)]
pub(crate) fn completions<const KIND: u8, const PLAYER: usize>(hands: &[u32; 3], led: &Led) -> Moves {
    let layout = Layout::of::<KIND>();
    let contest = led.contest::<KIND>();
    let mut moves = Moves::new();
    let mut rest = led.legal(hands[PLAYER]);
    while rest != 0 {
        let place = highest(rest);
        rest &= !(1 << place);
        let card = 1 << place;
        let points = layout.card_points(place);
        let takes = card & contest > led.best;
        let trump = if card & layout.trumps == 0 { 0 } else { 4 };
        let winner = if takes { PLAYER } else { led.winner };
        let is_ours = (winner == DECLARER) == (PLAYER == DECLARER);
        let score = match (is_ours, takes) {
            (true, true) => 100 + 2 * points - trump,
            (true, false) => 100 + 2 * points,
            (false, _) => 50 - 3 * points - trump,
        };
        moves.insert(place, score);
    }
    moves
}
