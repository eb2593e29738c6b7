import { describe, expect, it } from "vitest";
import type { Option, RulesSheet } from "../protocol/wire";
import { changesOf, shortOptions, withWanted } from "./setup-rules";

function option(key: string, more: Partial<Option> = {}): Option {
  const plain = { title: "", source: "", value: false, value_text: "no", choices: [], changed: false, idle: false };
  return { key, kind: "bool", ...plain, ...more };
}

const SHEET: RulesSheet = {
  preset: "isko",
  title: "",
  description: "",
  problem: "",
  sections: [
    { key: "kontra", title: "", options: [option("kontra.re", { value: true, changed: true }), option("kontra.supra")] },
    { key: "list", title: "", options: [option("list.seats"), option("list.end_points", { idle: true })] },
  ],
};

describe("the rules in the hands of the host", () => {
  it("know what was changed", () => {
    expect(changesOf(SHEET)).toEqual({ "kontra.re": true });
  });

  it("ask first about what has an effect on length and stakes", () => {
    expect(shortOptions(SHEET).map(({ key }) => key)).toEqual(["list.seats"]);
  });

  it("show what was chosen although it does not go together", () => {
    const shown = withWanted(SHEET, { "kontra.re": false, "kontra.supra": true }, "no");
    expect(shown.problem).toBe("no");
    expect(shown.sections[0]?.options.map(({ value }) => value)).toEqual([false, true]);
    expect(shown.sections[1]).toEqual(SHEET.sections[1]);
  });
});
