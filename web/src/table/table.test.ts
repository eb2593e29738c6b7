import { describe, expect, it } from "vitest";

import { SCENES } from "../fixtures/scenes";
import type { Card, Declarable } from "../protocol/wire";
import { announcement, firstGame, gamesOf, isLocked, stepsFor, stepsOf, toggled } from "./announcing";
import { arranged, moved } from "./arrange";
import { beginsCard, cardOfKeys, placeOfDigit } from "./keys";
import { handLayout, modeOf, spots, trickLayout, type Mode } from "./layout";
import { momentOf, question } from "./moment";
import { signed } from "./numbers";
import { seating, sideOf } from "./seating";

const cards = (text: string) => text.split(" ") as Card[];
const HAND = cards("CJ SJ CA CK C9 C7 HA HT SA D8");

function offer(game: string, steps: string[] = [], more: Partial<Declarable> = {}): Declarable {
  const said = Object.fromEntries(
    ["hand", "schneider", "schwarz", "ouvert", "spitze", "revolution"].map((step) => [step, steps.includes(step)]),
  );
  const command = { command: "declare_game", game, ...said } as Declarable["command"];
  return { command, text: "", value: 0, covered: true, sum: "", implied: [], needs: "", ...more };
}

const OFFERED = [
  offer("clubs", ["hand"]),
  offer("clubs", ["hand", "schneider"]),
  offer("clubs", ["hand", "schneider", "schwarz"], { implied: ["schneider"] }),
  offer("clubs", ["hand", "schneider", "schwarz", "ouvert"], { implied: ["schneider", "schwarz"] }),
  offer("null", ["hand"]),
];

describe("the announcement", () => {
  it("lists games and their steps", () => {
    expect(gamesOf(OFFERED)).toEqual(["clubs", "null"]);
    expect(stepsFor(OFFERED, "clubs")).toEqual(["hand", "schneider", "schwarz", "ouvert"]);
    expect(stepsFor(OFFERED, "null")).toEqual(["hand"]);
  });

  it("takes the fewest steps that hold the wanted ones", () => {
    const chosen = announcement(OFFERED, "clubs", ["ouvert"]);
    expect(chosen && stepsOf(chosen.command)).toEqual(["hand", "schneider", "schwarz", "ouvert"]);
    expect(announcement(OFFERED, "null", ["ouvert"])).toBeNull();
  });

  it("locks what others bring along and what cannot be otherwise", () => {
    const chosen = OFFERED[3] as Declarable;
    expect(["hand", "schneider", "schwarz", "ouvert"].map((step) => isLocked(OFFERED, chosen, step as "hand"))).toEqual([
      true, true, true, false,
    ]);
  });

  it("ticks and clears", () => {
    expect(toggled(OFFERED, "clubs", [], "schneider")).toEqual(["schneider"]);
    expect(toggled(OFFERED, "clubs", ["schneider"], "schneider")).toEqual([]);
  });

  it("begins with the longest suit that reaches the bid", () => {
    expect(firstGame([offer("clubs"), offer("hearts")], HAND)).toBe("clubs");
    expect(firstGame([offer("clubs", [], { covered: false }), offer("hearts")], HAND)).toBe("hearts");
    expect(firstGame([offer("clubs", [], { covered: false }), offer("grand")], HAND)).toBe("grand");
    expect(firstGame([offer("clubs", [], { covered: false })], HAND)).toBeNull();
  });
});

describe("the hand", () => {
  const room = { width: 360, height: 640, cards: 10, size: 100, twoRows: false };

  it("shows 34 px of each of ten cards on a narrow phone", () => {
    const layout = handLayout("phone", room);
    expect(layout.step).toBeGreaterThanOrEqual(34);
    expect(layout.rows).toEqual([10]);
  });

  it("lies in two rows where one is too narrow", () => {
    expect(handLayout("phone", { ...room, cards: 12 }).rows).toEqual([6, 6]);
    expect(handLayout("phone", { ...room, twoRows: true }).rows).toEqual([5, 5]);
  });

  it.each(["side", "wide", "narrow", "phone", "low"] as Mode[])("never leaves its width in mode %s", (mode) => {
    for (const width of [320, 360, 520, 700, 1064]) {
      for (let count = 1; count <= 12; count++) {
        for (const size of [75, 100, 200]) {
          const layout = handLayout(mode, { width, height: 700, cards: count, size, twoRows: false });
          const places = spots(layout, width);
          expect(places).toHaveLength(count);
          expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(-1);
          expect(Math.max(...places.map(({ left }) => left)) + layout.card).toBeLessThanOrEqual(width + 1);
        }
      }
    }
  });

  it("keeps an own order and puts new cards behind it", () => {
    expect(arranged(cards("CJ HA D8"), null)).toEqual(cards("CJ HA D8"));
    expect(arranged(cards("CJ HA D8 D7"), cards("D8 SA HA CJ"))).toEqual(cards("D8 HA CJ D7"));
    expect(moved(cards("CJ HA D8"), "D8" as Card, 0)).toEqual(cards("D8 CJ HA"));
    expect(moved(cards("CJ HA D8"), "CJ" as Card, 2)).toEqual(cards("HA D8 CJ"));
  });

  it("is reached by the letters of suit and rank", () => {
    expect(cardOfKeys("c", "j", HAND)).toBe("CJ");
    expect(cardOfKeys("K", "B", HAND)).toBe("CJ");
    expect(cardOfKeys("h", "0", HAND)).toBe("HT");
    expect(cardOfKeys("h", "9", HAND)).toBeNull();
    expect(beginsCard("p", HAND)).toBe(true);
    expect(beginsCard("l", HAND)).toBe(false);
    expect([placeOfDigit("1"), placeOfDigit("0"), placeOfDigit("x")]).toEqual([0, 9, null]);
  });
});

describe("the layout", () => {
  it("has a mode for each window", () => {
    const sizes = [[1920, 1080], [1024, 768], [700, 900], [360, 740], [740, 360], [960, 540]] as const;
    expect(sizes.map(([width, height]) => modeOf(width, height))).toEqual(["side", "wide", "narrow", "phone", "low", "low"]);
  });

  it("makes the trick smaller where there is little room, and never lets its places overlap", () => {
    for (const mode of ["side", "wide", "phone", "low"] as const) {
      const layout = trickLayout(mode, { width: 340, height: 200 });
      expect(layout.card * 1.5 + layout.drop).toBeLessThanOrEqual(200);
      expect(layout.side).toBeGreaterThanOrEqual(layout.card);
    }
  });
});

describe("what is asked", () => {
  const moments = {
    bid: "bid", hold: "hold", skat: "skat", discard: "discard", declare: "declare", play: "play", wait: "none", call: "call",
    push: "push", answer: "answer", rearrange: "rearrange", result: "none", four: "bid",
  };
  it.each(Object.entries(moments))("in the scene %s is %s", (name, moment) => {
    expect(momentOf(SCENES[name]?.scene.deal ?? null)).toBe(moment);
  });

  it("differs from one value to the next", () => {
    const [first, second] = [SCENES.bid?.scene.deal ?? null, SCENES.hold?.scene.deal ?? null];
    expect(question(first)).not.toBe(question(second));
    expect(question(first)).toBe(question(first));
  });
});

describe("the seats", () => {
  it("are clockwise from the viewer", () => {
    const seats = seating(SCENES.bid!.scene);
    expect([seats.near?.seat, seats.left?.seat, seats.right?.seat, seats.aside]).toEqual([0, 1, 2, null]);
    expect(sideOf(seats, 2)).toBe("right");
  });

  it("turn with the viewer", () => {
    const seats = seating({ ...SCENES.bid!.scene, me: 1 });
    expect([seats.near?.seat, seats.left?.seat, seats.right?.seat]).toEqual([1, 2, 0]);
  });

  it("leave the dealer of four aside", () => {
    expect(seating(SCENES.four!.scene).aside?.seat).toBe(3);
    const seats = seating({ ...SCENES.four!.scene, me: 3 });
    expect([seats.near?.seat, seats.left?.seat, seats.right?.seat]).toEqual([0, 1, 2]);
  });
});

describe("numbers", () => {
  it("have the sign of typographers", () => {
    expect([signed(5), signed(0), signed(-96), signed(245, 0, true), signed(-0.5, 2)]).toEqual(["+5", "0", "−96", "245", "−0.50"]);
  });
});
