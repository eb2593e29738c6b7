import { chooseLanguage, type Language } from "../i18n/languages";
import type { Taste } from "../protocol/wire";

/** What this browser keeps: how its reader wants the page. Nothing of it is needed by the server but the taste. */
export interface Settings {
  language: Language;
  deck: Taste["deck"];
  order: Taste["order"];
  /** Whether deck and order were chosen once. */
  chosen: boolean;
  /** Width of the own cards in per cent, 75 to 200. */
  cardSize: number;
  /** Large index on every face, not only on small cards. */
  largeIndex: boolean;
  twoRows: boolean;
  /** Trumps at the right end of the hand. */
  mirrored: boolean;
  /** `safe`: the first tap raises a card, the second plays it. `fast`: one tap plays. */
  tapping: "safe" | "fast";
  /** Seconds that a finished trick stays; 0 means until it is tapped. */
  trickRest: number;
  motion: "system" | "full" | "none";
  sounds: boolean;
  theme: "system" | "light" | "dark";
  /** `auto`: the page cuts the deck by itself when it is asked to. */
  cutting: "auto" | "slider";
  /** Whether the values of the games are shown while one bids and chooses. */
  worth: boolean;
  /** Whether the card that would take the trick is marked. */
  ahead: boolean;
  /** Whether laying away a card that is hardly ever laid away is asked about. */
  careful: boolean;
  /** How strong the computers are that are seated next. */
  level: string;
  /** Whether nothing counts at tables against computers alone, so that advice may be asked for. */
  practice: boolean;
}

const KEY = "vorhand.settings";

/** The settings of this browser; every change is kept at once. */
export const settings: Settings = $state({ ...defaults(), ...kept() });

/** The part of the settings that the server words its scenes by. */
export function taste(): Taste {
  return { language: settings.language, deck: settings.deck, order: settings.order };
}

/** Keeps the settings and applies theme and motion, now and after every change. Call once, within a component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    mark("theme", settings.theme === "system" ? null : settings.theme);
    mark("motion", settings.motion === "system" ? null : settings.motion);
  });
}

function defaults(): Settings {
  const coarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  return {
    language: chooseLanguage(typeof navigator === "undefined" ? [] : navigator.languages),
    deck: "tournament",
    order: "alternating",
    chosen: false,
    cardSize: 100,
    largeIndex: false,
    twoRows: false,
    mirrored: false,
    tapping: coarse ? "safe" : "fast",
    trickRest: 1.2,
    motion: "system",
    sounds: !coarse,
    theme: "system",
    cutting: "auto",
    worth: false,
    ahead: false,
    careful: true,
    level: "club",
    practice: true,
  };
}

function kept(): Partial<Settings> {
  const text = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  if (!text) return {};
  try {
    return JSON.parse(text) as Partial<Settings>;
  } catch {
    return {};
  }
}

function mark(name: string, value: string | null): void {
  if (value) document.documentElement.setAttribute(`data-${name}`, value);
  else document.documentElement.removeAttribute(`data-${name}`);
}
