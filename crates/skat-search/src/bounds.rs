//! What the declarer's future points cannot fall below or rise above, seen from the cards alone.

use crate::layout::{Layout, plain_suit, top_run};

/// The player who declares, among three counted from him.
pub(crate) const DECLARER: usize = 0;

/// Bounds on the declarer's future points when `LEADER` opens the next trick; `total` is what all cards count.
///
/// Whoever holds the highest remaining trumps takes a trick with each of them. The declarer on lead against no trumps,
/// and a defender on lead against a declarer without trumps, cash the top cards of every suit.
#[inline(always)]
pub(crate) fn bounds<const KIND: u8, const LEADER: usize>(hands: &[u32; 3], total: i32) -> (i32, i32) {
    let layout = Layout::of::<KIND>();
    let defenders = hands[1] | hands[2];
    let mut mine = top_run(hands[DECLARER], defenders, layout.trumps);
    let mut theirs = top_run(defenders, hands[DECLARER], layout.trumps);
    if LEADER == DECLARER && defenders & layout.trumps == 0 {
        mine = tops(layout, hands[DECLARER], defenders);
        if mine == hands[DECLARER] {
            return (total, total);
        }
    }
    if LEADER != DECLARER && hands[DECLARER] & layout.trumps == 0 {
        let others = (hands[DECLARER] | defenders) & !hands[LEADER];
        let sure = tops(layout, hands[LEADER], others);
        if sure == hands[LEADER] {
            return (0, 0);
        }
        theirs |= sure;
    }
    (layout.points_of(mine), total - layout.points_of(theirs))
}

/// The cards of `own` above all of `others` in their group.
#[inline(always)]
fn tops(layout: &Layout, own: u32, others: u32) -> u32 {
    (0..layout.plain_suits).fold(top_run(own, others, layout.trumps), |found, suit| {
        found | top_run(own, others, plain_suit(suit))
    })
}
