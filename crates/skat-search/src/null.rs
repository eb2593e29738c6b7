//! The search for null: whether the declarer gets through without a trick.
//!
//! Players are counted from the declarer, as in `points`. Only ranks matter, so positions with the same relative
//! ranks have the same answer.

use crate::bounds::DECLARER;
use crate::budget::Budget;
use crate::layout::{between, highest, up_to};
use crate::points::Hands;

const WAYS: usize = 4;
const LOG_BUCKETS: u32 = 14;
const SUITS: [u32; 4] = [0xff, 0xff00, 0x00ff_0000, 0xff00_0000];

/// A position between two tricks by relative ranks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct NullKey {
    declarer: u32,
    next: u32,
    shape: u32,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: NullKey,
    survives: bool,
}

/// Positions of null games and whether the declarer survives them.
pub(crate) struct NullTable {
    buckets: Vec<[Entry; WAYS]>,
}

impl NullTable {
    pub(crate) fn new() -> Self {
        Self {
            buckets: vec![[Entry::default(); WAYS]; 1 << LOG_BUCKETS],
        }
    }

    fn probe(&self, key: NullKey) -> Option<bool> {
        self.buckets[key.bucket()]
            .iter()
            .find(|entry| entry.key == key)
            .map(|entry| entry.survives)
    }

    fn store(&mut self, key: NullKey, survives: bool) {
        let bucket = &mut self.buckets[key.bucket()];
        bucket.copy_within(0..WAYS - 1, 1);
        bucket[0] = Entry { key, survives };
    }
}

impl NullKey {
    fn of(hands: &Hands, leader: usize) -> Self {
        let remaining = hands[0] | hands[1] | hands[2];
        let sizes = SUITS.map(|suit| (remaining & suit).count_ones());
        Self {
            declarer: packed(hands[0], remaining),
            next: packed(hands[1], remaining),
            shape: sizes
                .iter()
                .fold(leader as u32 + 1, |shape, size| shape << 4 | size),
        }
    }

    fn bucket(self) -> usize {
        let mut mixed = u64::from(self.declarer) | u64::from(self.next) << 32;
        mixed ^= u64::from(self.shape).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 32)) as usize & ((1 << LOG_BUCKETS) - 1)
    }
}

/// The bits of `cards` at the places of `kept`, moved together.
fn packed(cards: u32, mut kept: u32) -> u32 {
    let (mut found, mut at) = (0, 0);
    while kept != 0 {
        found |= u32::from(cards & kept & kept.wrapping_neg() != 0) << at;
        kept &= kept - 1;
        at += 1;
    }
    found
}

/// The trick on the table.
#[derive(Clone, Copy)]
pub(crate) struct NullLed {
    /// All cards on the table.
    pub(crate) cards: u32,
    pub(crate) suit: u32,
    /// The card that takes the trick so far, as a bit.
    pub(crate) best: u32,
    pub(crate) winner: usize,
}

impl NullLed {
    pub(crate) fn by(player: usize, card: u32) -> Self {
        Self {
            cards: card,
            suit: suit_of(highest(card)),
            best: card,
            winner: player,
        }
    }

    pub(crate) fn and(self, player: usize, card: u32) -> Self {
        let takes = card & self.suit > self.best;
        Self {
            cards: self.cards | card,
            suit: self.suit,
            best: if takes { card } else { self.best },
            winner: if takes { player } else { self.winner },
        }
    }

    pub(crate) const fn legal(&self, hand: u32) -> u32 {
        let following = hand & self.suit;
        if following == 0 { hand } else { following }
    }
}

/// A search in null.
pub(crate) struct Null<'s, 'b> {
    table: &'s mut NullTable,
    budget: &'s mut Budget<'b>,
}

impl<'s, 'b> Null<'s, 'b> {
    pub(crate) const fn new(table: &'s mut NullTable, budget: &'s mut Budget<'b>) -> Self {
        Self { table, budget }
    }

    /// Whether the declarer takes no trick from here on, from any moment of a trick.
    pub(crate) fn survives(&mut self, hands: &Hands, turn: usize, led: Option<NullLed>) -> bool {
        match led {
            None => self.trick(hands, turn),
            Some(led) => self.answer(hands, turn, led),
        }
    }

    fn trick(&mut self, hands: &Hands, leader: usize) -> bool {
        if hands[DECLARER] == 0 {
            return true;
        }
        let dangerous = dangerous_suits(hands);
        if leader != DECLARER && dangerous == 0 {
            return true;
        }
        if self.budget.spend() {
            return false;
        }
        let key = NullKey::of(hands, leader);
        if let Some(known) = self.table.probe(key) {
            return known;
        }
        let found = self.lead(hands, leader, dangerous);
        if !self.budget.is_spent() {
            self.table.store(key, found);
        }
        found
    }

    fn lead(&mut self, hands: &Hands, leader: usize, dangerous: u32) -> bool {
        let others = union(hands) & !hands[leader];
        let mut cards = Cards::new();
        for card in lowest_of_runs(hands[leader], others) {
            let score = if leader == DECLARER {
                declarers_lead(card, others)
            } else {
                defenders_lead(card, hands[DECLARER], dangerous)
            };
            cards.insert(card, score);
        }
        self.any_or_all(hands, leader, &cards, |card| NullLed::by(leader, card))
    }

    /// Tries cards of `player` until one decides: the declarer needs one that survives, the defenders one that
    /// does not.
    fn any_or_all(
        &mut self,
        hands: &Hands,
        player: usize,
        cards: &Cards,
        led: impl Fn(u32) -> NullLed,
    ) -> bool {
        let is_declarer = player == DECLARER;
        for card in cards.iter() {
            let mut left = *hands;
            left[player] &= !card;
            if self.after(&left, player, led(card)) == is_declarer {
                return is_declarer;
            }
        }
        !is_declarer
    }

    fn after(&mut self, hands: &Hands, player: usize, led: NullLed) -> bool {
        if led.cards.count_ones() == 3 {
            return led.winner != DECLARER && self.trick(hands, led.winner);
        }
        self.answer(hands, (player + 1) % 3, led)
    }

    fn answer(&mut self, hands: &Hands, player: usize, led: NullLed) -> bool {
        if self.budget.spend() {
            return false;
        }
        let others = union(hands) & !hands[player] | led.cards;
        let legal = led.legal(hands[player]);
        let mut cards = Cards::new();
        if player == DECLARER {
            self.declarers_answers(hands, &led, legal, others, &mut cards);
        } else {
            for card in lowest_of_runs(legal, others) {
                cards.insert(card, -rank(highest(card)));
            }
        }
        self.any_or_all(hands, player, &cards, |card| led.and(player, card))
    }

    /// Not the cards that take the trick for sure; of the others the most dangerous first.
    fn declarers_answers(&self, hands: &Hands, led: &NullLed, legal: u32, others: u32, cards: &mut Cards) {
        // Second to play, he has the next player after him; third to play, nobody.
        let to_come = if led.cards.is_power_of_two() {
            hands[1] & led.suit
        } else {
            0
        };
        for card in highest_of_runs(legal, others) {
            let takes = card & led.suit > led.best;
            let is_beaten = to_come != 0 && to_come & up_to(highest(card)) == 0;
            if takes && !is_beaten {
                continue;
            }
            let penalty = if takes { 50 } else { 0 };
            cards.insert(card, discard_score(highest(card), hands) - penalty);
        }
    }
}

#[inline(always)]
const fn union(hands: &Hands) -> u32 {
    hands[0] | hands[1] | hands[2]
}

#[inline(always)]
const fn suit_of(place: u32) -> u32 {
    0xff << (place & 24)
}

#[inline(always)]
const fn rank(place: u32) -> i32 {
    (place & 7) as i32
}

/// The suits in which the declarer may be forced to take a trick.
///
/// A suit is safe when his lowest card lies below the lowest of the others, his second lowest below their second
/// lowest, and so on.
fn dangerous_suits(hands: &Hands) -> u32 {
    let others = hands[1] | hands[2];
    SUITS
        .into_iter()
        .filter(|suit| !is_safe(hands[DECLARER] & suit, others & suit))
        .fold(0, |found, suit| found | suit)
}

fn is_safe(mut own: u32, mut others: u32) -> bool {
    while own != 0 && others != 0 {
        if own.trailing_zeros() > others.trailing_zeros() {
            return false;
        }
        own &= own - 1;
        others &= others - 1;
    }
    true
}

/// Low cards below many others.
fn declarers_lead(card: u32, others: u32) -> i32 {
    let place = highest(card);
    let above = others & suit_of(place) & !up_to(place);
    if above == 0 {
        return i32::from(i16::MIN);
    }
    8 * above.count_ones() as i32 - 4 * rank(place)
}

/// Low cards of suits in which the declarer has trouble.
fn defenders_lead(card: u32, declarers: u32, dangerous: u32) -> i32 {
    let place = highest(card);
    let suit = suit_of(place);
    let mut score = -3 * rank(place);
    if suit & dangerous != 0 {
        score += 100;
    }
    if declarers & suit == 0 {
        score -= 60;
    } else if declarers & suit & up_to(place) == 0 {
        score += 60;
    }
    score
}

/// High cards of short and dangerous suits.
fn discard_score(place: u32, hands: &Hands) -> i32 {
    let suit = suit_of(place);
    let own = hands[DECLARER] & suit;
    let danger = if is_safe(own, (hands[1] | hands[2]) & suit) {
        0
    } else {
        40
    };
    4 * rank(place) + danger - own.count_ones() as i32
}

/// Of each run of own cards with none of others between: the lowest, as a bit.
fn lowest_of_runs(own: u32, others: u32) -> impl Iterator<Item = u32> {
    let mut last: Option<u32> = None;
    bits(own).filter(move |card| {
        let place = card.trailing_zeros();
        let begins = last.is_none_or(|last| is_apart(last, place, others));
        last = Some(place);
        begins
    })
}

/// Of each run of own cards with none of others between: the highest, as a bit.
fn highest_of_runs(own: u32, others: u32) -> impl Iterator<Item = u32> {
    bits(own).filter(move |card| {
        let place = card.trailing_zeros();
        let above = own & !up_to(place);
        above == 0 || is_apart(place, above.trailing_zeros(), others)
    })
}

fn is_apart(low: u32, high: u32, others: u32) -> bool {
    suit_of(low) != suit_of(high) || others & between(low, high) != 0
}

fn bits(mut cards: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = cards & cards.wrapping_neg();
        cards &= cards.wrapping_sub(1);
        (lowest != 0).then_some(lowest)
    })
}

/// Cards to try, the most promising first.
struct Cards {
    cards: [(u32, i32); 10],
    len: usize,
}

impl Cards {
    const fn new() -> Self {
        Self {
            cards: [(0, 0); 10],
            len: 0,
        }
    }

    fn insert(&mut self, card: u32, score: i32) {
        let at = self.cards[..self.len].partition_point(|known| known.1 >= score);
        self.cards.copy_within(at..self.len, at + 1);
        self.cards[at] = (card, score);
        self.len += 1;
    }

    fn iter(&self) -> impl Iterator<Item = u32> {
        self.cards[..self.len].iter().map(|&(card, _)| card)
    }
}
