import { settings } from "../state/settings.svelte";

const FLIGHT = 320;

/** Milliseconds that a card is in flight; 1 where its reader wants no motion. */
export function flight(): number {
  if (settings.motion === "none") return 1;
  if (settings.motion === "full") return FLIGHT;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : FLIGHT;
}
