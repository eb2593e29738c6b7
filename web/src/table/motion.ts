import { settings } from "../state/settings.svelte";

const FLIGHT = 320;

/** Milliseconds that a card is in flight; 1 where its reader wants no motion. */
export function flight(): number {
  if (settings.motion === "none") return 1;
  if (settings.motion === "full") return FLIGHT;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : FLIGHT;
}

/** Lets an element come from where something else lies or lay, after a while; it is in its place for the mouse at once. */
export function flyFrom(element: Element, from: DOMRect | null | undefined, delay = 0): void {
  const duration = flight();
  if (!from || duration === 1) return;
  const to = element.getBoundingClientRect();
  const way = `${middle(from).x - middle(to).x}px ${middle(from).y - middle(to).y}px`;
  element.animate([{ translate: way }, { translate: "0 0" }], {
    duration, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards",
  });
}

/** The middle of a rectangle. */
export function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where the plate of a seat lies; undefined where it has none. */
export function plateOf(side: string): DOMRect | undefined {
  return document.querySelector(`[data-plate="${side}"]`)?.getBoundingClientRect();
}
