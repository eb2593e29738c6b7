import { describe, expect, it } from "vitest";

import type { DealSheet, ReviewedCard, ReviewSheet } from "../protocol/wire";
import { cardsBySeq, courseOf, outlookAt } from "./reviewing";

function card(seq: number, points: number, turned: "nothing" | "game" = "nothing"): ReviewedCard {
  const open = { points, result: `${points}`, won: points > 60, loss: 0, best: [], turned, turn: "" };
  return { seq, trick: 1, seat: 0, card: "CJ", open, seen: null };
}

function step(seq: number, declared = true): DealSheet["steps"][number] {
  const contract = declared ? { game: "clubs", text: "", declarer: 0, bid: 18, doublings: [], if_given_up: null } : null;
  return { seq, contract } as unknown as DealSheet["steps"][number];
}

const REVIEW = {
  start: "won (70 : 50)",
  start_won: true,
  start_points: 70,
  cards: [card(12, 70), card(13, 58, "game"), { ...card(15, 0), open: null }],
} as unknown as ReviewSheet;

describe("the outlook", () => {
  it("is that of the last card", () => {
    expect(outlookAt(REVIEW, step(12))?.points).toBe(70);
    expect(outlookAt(REVIEW, step(14))).toMatchObject({ points: 58, won: false });
  });

  it("is that of the whole game before the first card", () => {
    expect(outlookAt(REVIEW, step(11))).toEqual({ result: "won (70 : 50)", won: true, points: 70 });
  });

  it("is unknown before a game is declared, and after a card that was not reviewed", () => {
    expect(outlookAt(REVIEW, step(3, false))).toBeNull();
    expect(outlookAt(REVIEW, step(15))).toBeNull();
  });
});

it("the course leads along the steps", () => {
  const sheet = { steps: [step(11), step(12), step(13), step(14), step(15)] } as DealSheet;
  const course = courseOf(REVIEW, sheet);
  expect(course.map(({ at, points, turned }) => [at, points, turned])).toEqual([
    [1, 70, "nothing"],
    [2, 58, "game"],
  ]);
  expect(cardsBySeq(REVIEW).get(13)?.open?.turned).toBe("game");
});
