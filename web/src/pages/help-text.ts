import type { HelpBlock, HelpHeading } from "../../help/plugin";
import type { Language } from "../i18n/languages";
import type { Taste } from "../protocol/wire";
import { PREFIX } from "../cards/sprite";

/** The help of one language, as the build made it of `web/help/<language>.md`. */
export interface HelpText {
  readonly blocks: readonly HelpBlock[];
  readonly headings: readonly HelpHeading[];
}

const texts = import.meta.glob<HelpText>("../../help/*.md");

/** Loads the help in a language. */
export async function loadHelp(language: Language): Promise<HelpText> {
  const load = texts[`../../help/${language}.md`];
  if (!load) throw new Error(`no help in ${language}`);
  return load();
}

/** The HTML of a block with the signs of suits taken from a deck. */
export function withSigns(html: string, deck: Taste["deck"]): string {
  return html.replaceAll('href="suit:', `href="#${PREFIX[deck]}-sign-`);
}
