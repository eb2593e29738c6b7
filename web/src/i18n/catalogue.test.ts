import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { chooseLanguage, LANGUAGES } from "./languages";

const LOCALES = join(import.meta.dirname, "../../../src/vorhand/i18n/locales");
const SOURCE = join(import.meta.dirname, "..");

function keysOf(language: string): string[] {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.startsWith("web-"));
  return files.flatMap((name) => new FluentResource(readFileSync(join(folder, name), "utf8")).body.map(({ id }) => id));
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

/** Every text in the source that looks like a key; `*` stands for what is put in. */
function named(): RegExp[] {
  const plain = sources(SOURCE).map((text) => text.replaceAll(/\$\{[^}]*\}/g, "*"));
  const found = plain.flatMap((text) => [...text.matchAll(/["`]((?:table|pages)-[a-z0-9*-]+)["`]/g)]);
  const patterns = new Set(found.map(([, key]) => key ?? ""));
  return [...patterns].map((pattern) => new RegExp(`^${pattern.replaceAll("*", "[a-z0-9-]+")}$`));
}

const KEYS = keysOf("en");

describe("the texts of the page", () => {
  it.each(LANGUAGES.map(({ code }) => code))("are all there in %s", (language) => {
    expect(keysOf(language).toSorted()).toEqual(KEYS.toSorted());
  });

  it("are all used", () => {
    const patterns = named();
    expect(KEYS.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it("are all known where they are asked for", () => {
    expect(named().filter((pattern) => !KEYS.some((key) => pattern.test(key))).map(String)).toEqual([]);
  });
});

describe("the language", () => {
  it("is the first that the browser asks for and the page speaks", () => {
    expect(chooseLanguage(["fr-FR", "uk-UA", "de"])).toBe("uk");
    expect(chooseLanguage([])).toBe("en");
  });
});
