import { describe, expect, it } from "vitest";

import type { DealScene, Happening, State } from "../protocol/wire";
import { Pacer, STEP, type View } from "./pacing";

interface Made {
  tricks?: number;
  trick?: boolean;
  by?: number;
  fresh?: boolean;
  seq: number;
}

function state({ tricks = 0, trick = false, by, fresh = false, seq }: Made): State {
  const happened = by === undefined ? [] : [{ seq, seat: by, kind: "card_played", text: "", card: "CJ" } as Happening];
  const deal = { number: 1, tricks, trick: trick ? {} : null, last_trick: tricks > 0 ? {} : null } as DealScene;
  return { type: "state", seq, happened, fresh, scene: { me: 0, deal } as State["scene"] };
}

function setUp(rest: number | null = 1200) {
  const views: [number, boolean][] = [];
  let due: { what: () => void; wait: number } | null = null;
  const later = (what: () => void, wait: number) => {
    due = { what, wait };
    return () => (due = null);
  };
  const pacer = new Pacer(({ state: shown, resting }: View) => views.push([shown.seq, resting]), later, () => rest);
  const pass = () => {
    const { what, wait } = due ?? { what: () => {}, wait: 0 };
    due = null;
    what();
    return wait;
  };
  return { pacer, views, pass, isWaiting: () => due !== null };
}

describe("the pace of the table", () => {
  it("shows a fresh state at once", () => {
    const { pacer, views } = setUp();
    pacer.take(state({ seq: 1, by: 1 }));
    pacer.take(state({ seq: 2, by: 2, fresh: true }));
    expect(views).toEqual([[1, false], [2, false]]);
  });

  it("shows others' cards one after the other", () => {
    const { pacer, views, pass } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 1, trick: true }));
    pacer.take(state({ seq: 3, by: 2, trick: true }));
    expect(views).toEqual([[1, false], [2, false]]);
    expect(pass()).toBe(STEP);
    expect(views.at(-1)).toEqual([3, false]);
  });

  it("lets a finished trick rest", () => {
    const { pacer, views, pass } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 0, tricks: 1 }));
    expect(views.at(-1)).toEqual([2, true]);
    expect(pass()).toBe(1200);
    expect(views.at(-1)).toEqual([2, false]);
  });

  it("keeps the next trick back while one rests", () => {
    const { pacer, views, pass } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 0, tricks: 1 }));
    pacer.take(state({ seq: 3, by: 1, tricks: 1, trick: true }));
    expect(views.at(-1)).toEqual([2, true]);
    pass();
    expect(views.at(-1)).toEqual([3, false]);
  });

  it("lets a trick rest whose successor has begun in the same state", () => {
    const { pacer, views, pass } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 3, by: 1, tricks: 1, trick: true }));
    expect(views.at(-1)).toEqual([3, true]);
    pass();
    expect(views.at(-1)).toEqual([3, false]);
  });

  it("collects at once where the viewer leads", () => {
    const { pacer, views } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 2, tricks: 1 }));
    pacer.take(state({ seq: 3, by: 0, tricks: 1, trick: true }));
    expect(views.at(-1)).toEqual([3, false]);
  });

  it("keeps nothing back behind a state that needs no time", () => {
    const { pacer, views, pass } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 1, trick: true }));
    pacer.take(state({ seq: 2 }));
    pacer.take(state({ seq: 3 }));
    expect(views.at(-1)).toEqual([2, false]);
    pass();
    expect(views.at(-1)).toEqual([3, false]);
  });

  it("goes on after a rest whose own card needs no time", () => {
    const { pacer, views, pass } = setUp();
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 0, tricks: 1, trick: true }));
    pacer.take(state({ seq: 3, by: 1, tricks: 1, trick: true }));
    pass();
    expect(views.slice(-2)).toEqual([[2, false], [3, false]]);
  });

  it("waits for a tap where the reader wants it so", () => {
    const { pacer, views, isWaiting } = setUp(null);
    pacer.take(state({ seq: 1, fresh: true }));
    pacer.take(state({ seq: 2, by: 1, tricks: 1 }));
    pacer.take(state({ seq: 3, by: 1, tricks: 1, trick: true }));
    expect(isWaiting()).toBe(false);
    expect(views.at(-1)).toEqual([2, true]);
    pacer.collect();
    expect(views.at(-1)).toEqual([3, false]);
  });
});
