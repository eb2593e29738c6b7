//! The counts of `spec/perft`, which the Python rules made, must come out of this kernel too.
#![allow(clippy::unwrap_used, reason = "a file that cannot be read fails the test")]

use std::fs;
use std::path::Path;

use skat_core::{CardPlay, Game, Position};

struct PerftDeal {
    start: CardPlay,
    counts: Vec<u64>,
}

fn position(name: &str) -> Position {
    let names = ["forehand", "middlehand", "rearhand"];
    Position::ALL[names.iter().position(|&known| known == name).unwrap()]
}

fn parse(line: &str) -> PerftDeal {
    let fields: Vec<&str> = line.split(" | ").collect();
    let [game, leader, forehand, middlehand, rearhand, counts] = fields[..] else {
        panic!("six fields expected: {line}");
    };
    let game: Game = game.parse().unwrap();
    let hands = [forehand, middlehand, rearhand].map(|hand| hand.parse().unwrap());
    let start = CardPlay::new(game, hands, position(leader)).unwrap();
    let counts = counts.split(' ').map(|count| count.parse().unwrap()).collect();
    PerftDeal { start, counts }
}

fn check_file(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../spec/perft")
        .join(name);
    let text = fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(!lines.is_empty());
    for line in lines {
        let mut deal = parse(line);
        let counts: Vec<u64> = (1..=deal.counts.len() as u32)
            .map(|depth| deal.start.perft(depth))
            .collect();
        assert_eq!(counts, deal.counts, "{line}");
    }
}

#[test]
fn whole_deals_have_the_counted_sequences() {
    check_file("full_deals.txt");
}

#[test]
fn endings_have_the_counted_sequences_to_the_last_card() {
    check_file("endings.txt");
}
