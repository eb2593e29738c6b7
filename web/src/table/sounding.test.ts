import { describe, expect, it } from "vitest";

import type { Happening } from "../protocol/wire";
import { soundsBetween, type Audible } from "./sounding";

const QUIET: Audible = { news: [], resting: false, mine: false, over: 0, won: false };

function news(kind: string): Happening[] {
  return [{ seq: 1, seat: 0, kind, text: "", card: null }];
}

describe("what is heard", () => {
  it("is a card once, and the trick when it is taken away", () => {
    const played = { ...QUIET, news: news("card_played"), resting: true };
    expect(soundsBetween(QUIET, played)).toEqual(["card"]);
    expect(soundsBetween(played, { ...played, resting: false })).toEqual(["sweep"]);
  });

  it("is the own turn when it comes, not as long as it lasts", () => {
    expect(soundsBetween(QUIET, { ...QUIET, mine: true })).toEqual(["turn"]);
    expect(soundsBetween({ ...QUIET, mine: true }, { ...QUIET, mine: true, news: news("bid_made") })).toEqual([]);
  });

  it("is a knock at each doubling", () => {
    expect(soundsBetween(QUIET, { ...QUIET, news: news("doubled") })).toEqual(["knock"]);
  });

  it("is the result once", () => {
    const over = { ...QUIET, over: 3, won: true, mine: true };
    expect(soundsBetween(QUIET, over)).toEqual(["won"]);
    expect(soundsBetween({ ...over, won: false }, { ...over, news: news("ready") })).toEqual([]);
    expect(soundsBetween(QUIET, { ...over, won: false })).toEqual(["lost"]);
  });
});
