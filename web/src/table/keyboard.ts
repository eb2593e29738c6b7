import type { Card } from "../protocol/wire";
import { settings } from "../state/settings.svelte";
import { beginsCard, cardOfKeys, CHORD, placeOfDigit } from "./keys";
import type { Play } from "./play.svelte";

/** What the keys of a table do. */
export interface Doing {
  play: () => Play;
  focus: (place: number) => void;
  answer: (yes: boolean) => void;
  finish: () => void;
}

/** The handler of keys pressed anywhere on the table. Suit and rank name a card; a suit alone is a key of its own after a moment. */
export function keyboard(doing: Doing): (event: KeyboardEvent) => void {
  let suit: { key: string; timer: ReturnType<typeof setTimeout> } | null = null;

  function takeSuit(): string | null {
    if (!suit) return null;
    clearTimeout(suit.timer);
    const key = suit.key;
    suit = null;
    return key;
  }

  function begin(key: string): void {
    const timer = setTimeout(() => {
      suit = null;
      run(key, doing);
    }, CHORD);
    suit = { key, timer };
  }

  return (event) => {
    if (isElsewhere(event, doing.play())) return;
    const key = event.key.toLowerCase();
    const hand = cardsAsked(doing.play());
    const began = takeSuit();
    const card = began ? cardOfKeys(began, key, hand) : null;
    if (card) doing.play().choose(card, "throw");
    else if (beginsCard(key, hand)) begin(key);
    else if (!run(key, doing)) return;
    event.preventDefault();
  };
}

function cardsAsked(play: Play): readonly Card[] {
  return play.allowed === null ? [] : play.hand;
}

function isElsewhere(event: KeyboardEvent, play: Play): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const typing = target?.closest("input, select, textarea, dialog, [role=tablist]");
  return !!typing || event.altKey || event.ctrlKey || event.metaKey || play.sheet !== "";
}

function run(key: string, doing: Doing): boolean {
  const place = placeOfDigit(key);
  if (place !== null) {
    if (place < doing.play().hand.length) doing.focus(place);
    return true;
  }
  const action = ACTIONS[key];
  action?.(doing);
  return action !== undefined;
}

const ACTIONS: Record<string, (doing: Doing) => void> = {
  l: ({ play }) => (play().sheet = "last"),
  s: ({ play }) => play().sort(),
  c: ({ finish }) => finish(),
  "?": ({ play }) => (play().sheet = "keys"),
  y: ({ answer }) => answer(true),
  j: ({ answer }) => answer(true),
  "+": ({ answer }) => answer(true),
  n: ({ answer }) => answer(false),
  p: ({ answer }) => answer(false),
  k: ({ play }) => sayKontra(play()),
  i: ({ play }) => void play().advise(),
  w: () => (settings.worth = !settings.worth),
};

function sayKontra(play: Play): void {
  const call = play.deal?.choices.simple.find(({ command }) => command === "double");
  if (call) void play.act(call);
}
