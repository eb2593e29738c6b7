import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blocks, headings } from "../../help/plugin";
import { LANGUAGES } from "../i18n/languages";
import { withSigns } from "./help-text";

const FOLDER = join(import.meta.dirname, "../../help");
const read = (language: string) => readFileSync(join(FOLDER, `${language}.md`), "utf8");
const cards = (language: string) => blocks(read(language)).flatMap((block) => ("cards" in block ? [block.cards] : []));
const numbers = (language: string) =>
  blocks(read(language)).map((block) => ("html" in block ? (block.html.match(/\d+/g) ?? []).toSorted() : []));

describe("the help", () => {
  it("is there in every language", () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
    expect(files.toSorted()).toEqual(LANGUAGES.map(({ code }) => `${code}.md`).toSorted());
  });

  it.each(LANGUAGES.map(({ code }) => code))("has the same parts, cards and figures in %s", (language) => {
    expect(headings(read(language)).map(({ id }) => id)).toEqual(headings(read("en")).map(({ id }) => id));
    expect(cards(language)).toEqual(cards("en"));
    expect(numbers(language)).toEqual(numbers("en"));
  });

  it.each(LANGUAGES.map(({ code }) => code))("leaves no mark unread in %s", (language) => {
    const text = blocks(read(language)).map((block) => ("html" in block ? block.html : "")).join("");
    expect(text.match(/:cards|:suit|\{#|\*\*/g)).toBeNull();
    expect(text.match(/<use href="suit:/g)).toHaveLength(4);
  });

  it("shows ten cards where it shows a hand", () => {
    expect(cards("en").filter((row) => row.length === 10).every((row) => new Set(row).size === 10)).toBe(true);
  });

  it("takes the signs of suits from the reader's deck", () => {
    expect(withSigns('<use href="suit:H"/>', "german")).toBe('<use href="#de-sign-H"/>');
  });
});
