/**
 * Help texts as modules: Markdown becomes blocks at build time, so that no Markdown is parsed in the browser.
 *
 * Three marks are ours: `:cards CJ HT:` alone on a line shows cards, `:suit H:` in a sentence shows the sign of a
 * suit in the reader's deck, and `{#name}` behind a heading gives it an address that is the same in all languages.
 */
import { marked } from "marked";
import type { Plugin } from "vite";

/** A piece of a help text: HTML, or cards to be drawn in the reader's deck. */
export type HelpBlock = { readonly html: string } | { readonly cards: readonly string[] };

/** A heading of the second level. */
export interface HelpHeading {
  readonly id: string;
  readonly text: string;
}

const CARDS = /^:cards ((?:[CSHD][ATKQJ987] ?)+):$/m;
const SUIT = /:suit ([CSHD]):/g;
const HEADING = /^## (.+) \{#([a-z]+)\}$/gm;

/** The vite plugin: `import { blocks, headings } from "help/de.md"`. */
export function helpTexts(): Plugin {
  return {
    name: "vorhand-help",
    transform(source, id) {
      if (!/\/help\/[a-z]{2}\.md$/.test(id)) return null;
      const text = `export const headings = ${JSON.stringify(headings(source))};`;
      return { code: `${text}\nexport const blocks = ${JSON.stringify(blocks(source))};`, map: null };
    },
  };
}

/** The headings of the second level, in order. */
export function headings(source: string): HelpHeading[] {
  return [...source.matchAll(HEADING)].map(([, text = "", id = ""]) => ({ id, text }));
}

/** The text cut at its rows of cards. */
export function blocks(source: string): HelpBlock[] {
  return source.split(CARDS).flatMap((part, at): HelpBlock[] => {
    if (at % 2) return [{ cards: part.trim().split(" ") }];
    return part.trim() ? [{ html: html(part) }] : [];
  });
}

function html(part: string): string {
  const anchored = part.replace(HEADING, '<h2 id="$2" tabindex="-1">$1</h2>\n');
  const text = marked.parse(anchored, { async: false });
  return text.replace(SUIT, '<svg class="suit $1" aria-hidden="true" viewBox="0 0 100 100"><use href="suit:$1"/></svg>').trim();
}
