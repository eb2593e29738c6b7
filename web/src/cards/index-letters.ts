import type { Language } from "../i18n/languages";
import type { Card, Taste } from "../protocol/wire";

/** The drawings of ace, king, queen and jack by language; letters that look the same in two scripts are one. */
const DRAWN: Record<Language, string[]> = {
  de: ["A", "K", "D", "B"],
  en: ["A", "K", "Q", "J"],
  pl: ["A", "K", "D", "W"],
  uk: ["T", "K", "De", "B"],
  ru: ["T", "K", "De", "B"],
  el: ["A", "P", "N", "B"],
};
const GERMAN = ["A", "K", "O", "U"];

/** The name of the drawing for the index of a card; the German deck has A K O U in every language. */
export function indexOf(card: Card, deck: Taste["deck"], language: Language): string {
  const rank = card.charAt(1);
  if (rank === "T") return "10";
  const letters = deck === "german" ? GERMAN : DRAWN[language];
  return letters["AKQJ".indexOf(rank)] ?? rank;
}
