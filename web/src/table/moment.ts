import type { Command } from "../protocol/talk";
import type { Choices, DealScene } from "../protocol/wire";

/** What the viewer is asked for; `none` while others are to move. */
export type Moment =
  | "none"
  | "cut"
  | "bid"
  | "hold"
  | "skat"
  | "push"
  | "grand_hand"
  | "discard"
  | "declare"
  | "call"
  | "answer"
  | "rearrange"
  | "play";

type Name = Command["command"];

const BY_COMMAND: readonly [Name, Moment][] = [
  ["hold", "hold"],
  ["push_skat", "push"],
  ["pick_up_skat", "skat"],
  ["declare_grand_hand", "grand_hand"],
  ["answer", "answer"],
];

/** The moment that the choices of a scene make. */
export function momentOf(deal: DealScene | null): Moment {
  if (!deal) return "none";
  const choices = deal.choices;
  if (choices.rearrange.length > 0) return "rearrange";
  if (choices.cards.length > 0) return "play";
  if (choices.bids.length > 0) return "bid";
  if (choices.discards.length > 0) return "discard";
  const asked = BY_COMMAND.find(([name]) => offers(choices, name));
  if (asked) return asked[1];
  if (choices.declarations.length > 0) return "declare";
  if (offers(choices, "decline")) return "call";
  return deal.shuffle?.asked === "cut" ? "cut" : "none";
}

/** Whether a command without values is offered. */
export function offers(choices: Choices, name: Name): boolean {
  return choices.simple.some((one) => one.command === name);
}

/** The offered commands that end a game early. */
export function endings(choices: Choices): Choices["simple"] {
  return choices.simple.filter(({ command }) => ENDINGS.includes(command));
}

/** The doublings that may be said besides playing on. */
export function doublings(choices: Choices): Choices["simple"] {
  return choices.simple.filter(({ command }) => command === "double");
}

/** What tells one question from the next, so that a tap meant for the last one does not answer it. */
export function question(deal: DealScene | null): string {
  if (!deal) return "";
  const { bids, bid_to_hold: toHold } = deal.choices;
  return [deal.number, momentOf(deal), bids[0] ?? 0, toHold].join(" ");
}

const ENDINGS: readonly Name[] = ["concede", "play_open", "offer_gift"];
