import { getWords } from "../api";
import type { Card, Words } from "../protocol/wire";
import { settings } from "./settings.svelte";

let known = $state.raw<Words | null>(null);

/** Fetches the names of cards, suits, games and positions, anew whenever language or deck change. */
export function keepWords(): void {
  $effect(() => {
    const { language, deck } = settings;
    void getWords(language, deck).then(useWords, () => {});
  });
}

/** The names in use, if they have come yet. */
export function words(): Words | null {
  return known;
}

/** Sets the names without asking the server; for tests and fixtures. */
export function useWords(words: Words): void {
  known = words;
}

/** `Kreuz-Bube`; until the names are there, the card's letters. */
export function cardName(card: Card): string {
  return known?.cards[card]?.name ?? card;
}

/** The letter that stands on the card. */
export function cardLetter(card: Card): string {
  return known?.cards[card]?.letter ?? card.charAt(1);
}
