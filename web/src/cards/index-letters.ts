import type { Card, Taste } from "../protocol/wire";

/** Cyrillic and Greek letters that look like Latin ones share their drawing; Д has its own. */
const DRAWN: Record<string, string> = {
  Т: "T", К: "K", В: "B", Д: "De", А: "A", Α: "A", Ρ: "P", Ν: "N", Β: "B",
};
const GERMAN: Record<string, string> = { Q: "O", J: "U" };

/** The name of the drawing for the index of a card; the German deck has A K O U in every language. */
export function indexOf(card: Card, deck: Taste["deck"], letter: string): string {
  const rank = card.charAt(1);
  if (rank === "T") return "10";
  if (deck === "german") return GERMAN[rank] ?? rank;
  return DRAWN[letter] ?? letter;
}
