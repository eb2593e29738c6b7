import type { DealSheet, ReviewedCard, ReviewSheet } from "../protocol/wire";

/** How the game ends with best play of all from a moment on. */
export interface Outlook {
  result: string;
  won: boolean;
  /** The declarer's card points; null where they do not count. */
  points: number | null;
}

/** A card in the course of the game: where it lies among the steps, and what it led to. */
export interface Mark extends Outlook {
  /** Place among the steps of the deal. */
  at: number;
  turned: "nothing" | "schneider" | "game";
}

/** Signs of what a card turned; colours only stress them. */
export const SIGNS = { nothing: "", schneider: "●", game: "◆" } as const;

/** By the number of the event: the cards of a review. */
export function cardsBySeq(review: ReviewSheet): ReadonlyMap<number, ReviewedCard> {
  return new Map(review.cards.map((card) => [card.seq, card]));
}

/** The outlook after a step: that of the last card, before the first that of the whole game, else null. */
export function outlookAt(review: ReviewSheet, step: DealSheet["steps"][number]): Outlook | null {
  const last = review.cards.findLast(({ seq }) => seq <= step.seq);
  if (last) return last.open;
  if (!step.contract || review.start_won === null) return null;
  return { result: review.start, won: review.start_won, points: review.start_points };
}

/** The reviewed cards along the steps of the deal. */
export function courseOf(review: ReviewSheet, sheet: DealSheet): Mark[] {
  const cards = cardsBySeq(review);
  return sheet.steps.flatMap(({ seq }, at) => {
    const open = cards.get(seq)?.open;
    return open ? [{ at, result: open.result, won: open.won, points: open.points, turned: open.turned }] : [];
  });
}
