import { t } from "../i18n/messages.svelte";
import type { Command } from "../protocol/talk";
import type { Choices } from "../protocol/wire";
import type { Moment } from "./moment";
import type { Reply } from "./Question.svelte";

/** The words on the button of a command without values. */
export function replyText(command: Command): string {
  if (command.command === "double") return t(`table-do-${command.call}`);
  if (command.command === "answer") return t(command.accepted ? "table-do-accept" : "table-do-refuse");
  return t(`table-do-${command.command.replaceAll("_", "-")}`);
}

/** Whether a command without cards and values is the one that is advised. */
export function isSame(best: Command | null, command: Command): boolean {
  if (best?.command !== command.command) return false;
  if (best.command === "double" && command.command === "double") return best.call === command.call;
  if (best.command === "answer" && command.command === "answer") return best.accepted === command.accepted;
  return true;
}

/** What may be answered at a moment; what changes nothing is at the left. */
export function replies(moment: Moment, choices: Choices): Reply[] {
  const offered = choices.simple.filter(({ command }) => ASKED[moment]?.includes(command));
  const order = ASKED[moment] ?? [];
  return offered
    .toSorted((one, other) => rank(order, one) - rank(order, other))
    .map((command) => ({ text: replyText(command), command }));
}

const ASKED: Partial<Record<Moment, readonly Command["command"][]>> = {
  push: ["push_skat", "pick_up_skat"],
  grand_hand: ["decline_grand_hand", "declare_grand_hand"],
  call: ["decline", "knock", "announce_jungfrau", "double"],
  answer: ["answer"],
};

function rank(order: readonly string[], command: Command): number {
  const refusing = command.command === "answer" && !command.accepted;
  return order.indexOf(command.command) - (refusing ? 0.5 : 0);
}
