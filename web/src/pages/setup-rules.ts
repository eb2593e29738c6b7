import type { Invite, Option, RulesSheet } from "../protocol/wire";

/** Options that differ from the preset, by dotted key. */
export type Changes = NonNullable<Invite["settings"]>;

/** The sections that every table is asked about: how long, and for what. */
export const SHORT_SECTIONS: readonly string[] = ["list", "stakes"];

/** What a table has changed of its preset. */
export function changesOf(sheet: RulesSheet): Changes {
  const changed = sheet.sections.flatMap(({ options }) => options).filter((option) => option.changed);
  return Object.fromEntries(changed.map(({ key, value }) => [key, value]));
}

/** The options about length and stakes that have an effect. */
export function shortOptions(sheet: RulesSheet): Option[] {
  return sheet.sections
    .filter(({ key }) => SHORT_SECTIONS.includes(key))
    .flatMap(({ options }) => options)
    .filter(({ idle }) => !idle);
}

/**
 * A sheet with the values that are wanted though they do not go together.
 *
 * The server tells such a set as the preset alone; whoever is to mend it has to see what was chosen.
 */
export function withWanted(shown: RulesSheet, wanted: Changes, problem: string): RulesSheet {
  const put = (option: Option): Option => {
    const value = wanted[option.key];
    return value === undefined ? option : { ...option, value, value_text: "", changed: true };
  };
  const sections = shown.sections.map((section) => ({ ...section, options: section.options.map(put) }));
  return { ...shown, sections, problem };
}
