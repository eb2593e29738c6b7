import type { Taste } from "../protocol/wire";

/** What the ids of a deck's drawings begin with. */
export const PREFIX: Record<Taste["deck"], string> = { french: "fr", tournament: "tc", german: "de" };

const loaded = new Map<string, Promise<void>>();

/** Puts the drawings of a deck into the page, once; after that `#tc-CJ` and the like may be used. */
export function loadDeck(deck: Taste["deck"]): Promise<void> {
  const known = loaded.get(deck);
  if (known) return known;
  const coming = fetchDeck(deck).catch(() => {
    loaded.delete(deck);
  });
  loaded.set(deck, coming);
  return coming;
}

async function fetchDeck(deck: string): Promise<void> {
  const response = await fetch(`/decks/${deck}.svg`);
  if (!response.ok) throw new Error(`deck ${deck}: ${response.status}`);
  const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  drawn.setAttribute("aria-hidden", "true");
  drawn.setAttribute("class", "said-only");
  document.body.append(document.importNode(drawn, true));
}
