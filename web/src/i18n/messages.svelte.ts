import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./languages";

const files = import.meta.glob<string>("../../../src/vorhand/i18n/locales/*/web-*.ftl", {
  query: "?raw",
  import: "default",
});

let spoken = $state.raw<FluentBundle | null>(null);

/** Loads the page's texts in a language and makes them the ones that `t` gives. */
export async function speak(language: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`));
  const sources = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  spoken = bundleOf(language, sources);
  document.documentElement.lang = language;
}

/** The messages of one language in one bundle. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The text called `key` in the language of the page, with its arguments filled in. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = spoken?.getMessage(key)?.value;
  return spoken && pattern ? spoken.formatPattern(pattern, args) : key;
}
