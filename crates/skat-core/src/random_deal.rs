//! A whole deal by chance, for measurements and for material to check.

use crate::card_play::Position;
use crate::cards::{Card, Cards};
use crate::game::{Game, legal, trick_winner};
use crate::random::SplitMix64;

const GAMES: [Game; 6] = [
    Game::Diamonds,
    Game::Hearts,
    Game::Spades,
    Game::Clubs,
    Game::Grand,
    Game::Null,
];

/// A deal that was played to its last card. Nobody bid and nobody took the skat up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RandomDeal {
    /// A game that can be declared.
    pub game: Game,
    /// Who plays it.
    pub declarer: Position,
    /// The ten cards of each position before the first lead.
    pub hands: [Cards; 3],
    /// The two other cards.
    pub skat: Cards,
    /// The thirty cards in the order in which they were played; forehand led first.
    pub cards: Vec<Card>,
    /// Who took each of the ten tricks.
    pub takers: Vec<Position>,
    /// Card points of each position's tricks.
    pub points: [u32; 3],
}

/// The deal that follows from `seed`: cards, game and declarer are equally likely, and so is every legal card.
#[must_use]
pub fn random_deal(seed: u64) -> RandomDeal {
    let mut random = SplitMix64::new(seed);
    let game = GAMES[random.below(6) as usize];
    let declarer = Position::ALL[random.below(3) as usize];
    let forehand = random.draw(Cards::PACK, 10);
    let middlehand = random.draw(Cards::PACK & !forehand, 10);
    let skat = random.draw(Cards::PACK & !(forehand | middlehand), 2);
    let hands = [
        forehand,
        middlehand,
        Cards::PACK & !(forehand | middlehand | skat),
    ];
    let mut held = hands;
    let mut leader = Position::Forehand;
    let mut cards = Vec::with_capacity(30);
    let mut takers = Vec::with_capacity(10);
    let mut points = [0; 3];
    while let Some(trick) = random_trick(&mut random, game, &mut held, leader) {
        leader = Position::ALL[(leader.index() + trick_winner(trick, game)) % 3];
        points[leader.index()] += trick.into_iter().collect::<Cards>().points();
        cards.extend(trick);
        takers.push(leader);
    }
    RandomDeal {
        game,
        declarer,
        hands,
        skat,
        cards,
        takers,
        points,
    }
}

/// Three cards in playing order, taken out of the hands; none when no cards are left.
fn random_trick(
    random: &mut SplitMix64,
    game: Game,
    held: &mut [Cards; 3],
    leader: Position,
) -> Option<[Card; 3]> {
    let second = leader.next();
    let led = take(random, &mut held[leader.index()], None, game)?;
    Some([
        led,
        take(random, &mut held[second.index()], Some(led), game)?,
        take(random, &mut held[second.next().index()], Some(led), game)?,
    ])
}

/// One of the cards that may be played, all equally likely, taken out of the hand; none of no cards.
fn take(random: &mut SplitMix64, hand: &mut Cards, led: Option<Card>, game: Game) -> Option<Card> {
    let allowed = legal(*hand, led, game);
    let card = allowed.iter().nth(random.below(allowed.len()) as usize)?;
    *hand = *hand & !Cards::from(card);
    Some(card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardPlay;

    #[test]
    fn a_deal_has_every_card_once_and_all_card_points() {
        for seed in 0..500 {
            let deal = random_deal(seed);
            let played = deal
                .cards
                .iter()
                .fold(Cards::NONE, |all, &card| all | card.into());
            assert_eq!(
                (deal.cards.len(), deal.takers.len(), deal.skat.len()),
                (30, 10, 2)
            );
            assert_eq!(
                (played | deal.skat, played & deal.skat),
                (Cards::PACK, Cards::NONE)
            );
            assert_eq!(deal.hands.map(Cards::len), [10; 3]);
            assert_eq!(deal.points.iter().sum::<u32>() + deal.skat.points(), 120);
        }
    }

    #[test]
    fn every_card_is_legal_and_every_trick_goes_to_who_took_it() {
        for seed in 0..500 {
            let deal = random_deal(seed);
            let mut play = CardPlay::new(deal.game, deal.hands, Position::Forehand).unwrap();
            for (trick, &taker) in deal.cards.chunks(3).zip(&deal.takers) {
                for &card in trick {
                    play.play(card).unwrap();
                }
                assert_eq!(play.to_play(), taker);
            }
            assert_eq!(play.points(), deal.points);
        }
    }

    #[test]
    fn the_seed_decides_and_every_game_and_declarer_comes() {
        assert_eq!(random_deal(7), random_deal(7));
        assert_ne!(random_deal(7).hands, random_deal(8).hands);
        let deals: Vec<_> = (0..1_800).map(random_deal).collect();
        for game in GAMES {
            let count = deals.iter().filter(|deal| deal.game == game).count();
            assert!((240..360).contains(&count), "{game} {count}");
        }
        for declarer in Position::ALL {
            let count = deals.iter().filter(|deal| deal.declarer == declarer).count();
            assert!((520..680).contains(&count), "{declarer:?} {count}");
        }
    }
}
