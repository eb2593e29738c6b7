import { t } from "./messages.svelte";

/** What a level of computers is called; one that has no name yet is called by itself. */
export function levelName(name: string): string {
  const key = `pages-level-${name}`;
  const text = t(key);
  return text === key ? name : text;
}
