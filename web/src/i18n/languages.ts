import type { Taste } from "../protocol/wire";

export type Language = Taste["language"];

/** The languages of the page with their own names. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
  { code: "pl", name: "Polski" },
  { code: "uk", name: "Українська" },
  { code: "ru", name: "Русский" },
  { code: "el", name: "Ελληνικά" },
];

/** The first of the wanted languages that the page speaks, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language.code === code);
    if (found) return found.code;
  }
  return "en";
}
