import type { Card } from "../protocol/wire";

const SUITS: Record<string, readonly string[]> = {
  c: ["C"], s: ["S"], h: ["H"], d: ["D"], k: ["C"], p: ["S"], r: ["D"], e: ["C"], g: ["S"],
};
const RANKS: Record<string, readonly string[]> = {
  a: ["A"], t: ["T"], "1": ["T"], "0": ["T"], k: ["K"], q: ["Q"], d: ["Q"], o: ["Q"], j: ["J"], b: ["J"], u: ["J"],
  "9": ["9"], "8": ["8"], "7": ["7"],
};

/** Milliseconds in which the rank has to follow the suit. */
export const CHORD = 700;

/** Whether a key may begin the name of a card of the hand. */
export function beginsCard(key: string, hand: readonly Card[]): boolean {
  return hand.some((card) => SUITS[key.toLowerCase()]?.includes(card.charAt(0)));
}

/** The card of the hand that two keys name, suit then rank. */
export function cardOfKeys(suit: string, rank: string, hand: readonly Card[]): Card | null {
  const suits = SUITS[suit.toLowerCase()] ?? [];
  const ranks = RANKS[rank.toLowerCase()] ?? [];
  return hand.find((card) => suits.includes(card.charAt(0)) && ranks.includes(card.charAt(1))) ?? null;
}

/** The place in the hand that a digit stands for: 1 is the first card, 0 the tenth. */
export function placeOfDigit(key: string): number | null {
  if (!/^[0-9]$/.test(key)) return null;
  return key === "0" ? 9 : Number(key) - 1;
}
