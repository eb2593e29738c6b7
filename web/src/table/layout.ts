/** How the table is laid out. `side` has a panel at the right, `low` is for phones held across and for large zoom. */
export type Mode = "side" | "wide" | "narrow" | "phone" | "low";

/** The mode for a window of this size. */
export function modeOf(width: number, height: number): Mode {
  if (width < 600) return "phone";
  if (height < 600) return "low";
  if (width < 900) return "narrow";
  return width < 1440 ? "wide" : "side";
}

/** Where the cards of a hand lie; lengths in px. */
export interface HandLayout {
  card: number;
  step: number;
  /** Cards in each row, from the top. */
  rows: number[];
  /** From one row to the next. */
  rowStep: number;
  /** How much lower the outer cards lie. */
  arc: number;
  lift: number;
}

interface Wish {
  card: number;
  step: number;
  arc: number;
  lift: number;
  twoRows: { card: number; step: number };
}

const WISHES: Record<Mode, Wish> = {
  side: { card: 156, step: 98, arc: 10, lift: 22, twoRows: { card: 130, step: 92 } },
  wide: { card: 112, step: 70, arc: 8, lift: 20, twoRows: { card: 104, step: 74 } },
  narrow: { card: 96, step: 56, arc: 6, lift: 16, twoRows: { card: 94, step: 68 } },
  phone: { card: 62, step: 37, arc: 4, lift: 14, twoRows: { card: 94, step: 64 } },
  low: { card: 96, step: 60, arc: 4, lift: 12, twoRows: { card: 60, step: 44 } },
};

const LEAST_CARD = 52;
const LEAST_STEP = 34;
/** A card may be this many steps wide before the index 10 is cut. */
const STEPS_SHOWN = 1.68;
/** Cards always overlap a little, so that they read as one hand. */
const WIDEST_STEP = 0.9;

export interface HandRoom {
  width: number;
  height: number;
  cards: number;
  /** Per cent of the usual size. */
  size: number;
  twoRows: boolean;
}

/** Lays a hand out within a width. Too many cards for one row of a phone go into two. */
export function handLayout(mode: Mode, room: HandRoom): HandLayout {
  const wish = WISHES[mode];
  const fits = LEAST_CARD + (room.cards - 1) * LEAST_STEP <= room.width;
  const two = room.cards > 5 && (room.twoRows || !fits);
  return two ? inTwoRows(wish, room) : inOneRow(wish, room);
}

function inOneRow(wish: Wish, { width, height, cards, size }: HandRoom): HandLayout {
  const gaps = Math.max(1, cards - 1);
  const wished = Math.min(wish.card * (size / 100), tallest(height, 1));
  const widest = Math.min(width - 4 - gaps * LEAST_STEP, (STEPS_SHOWN * width) / (gaps + STEPS_SHOWN));
  const card = Math.max(LEAST_CARD, Math.min(wished, widest));
  const step = Math.min(wish.step * (size / 100), (width - card) / gaps, card * WIDEST_STEP);
  return { card, step, rows: [cards], rowStep: 0, arc: wish.arc, lift: wish.lift };
}

function inTwoRows(wish: Wish, { width, height, cards, size }: HandRoom): HandLayout {
  const upper = Math.ceil(cards / 2);
  const gaps = Math.max(1, upper - 1);
  const wished = Math.min(wish.twoRows.card * (size / 100), tallest(height, 2));
  const usual = wish.twoRows.step * (wished / wish.twoRows.card);
  const step = Math.min(usual, (width - 4) / (gaps + STEPS_SHOWN));
  const card = Math.min(wished, Math.max(LEAST_CARD, Math.min(width - 4 - gaps * step, step * 2)));
  return { card, step, rows: [upper, cards - upper], rowStep: card, arc: 2, lift: 12 };
}

/** The widest card that leaves the table room: a hand takes at most a third of the height. */
function tallest(height: number, rows: number): number {
  return Math.max(LEAST_CARD, (height * 0.33) / (rows === 1 ? 1.5 : 2.5));
}

/** The height of a hand, without what a raised card adds. */
export function handHeight({ card, rows, rowStep, arc }: HandLayout): number {
  return card * 1.5 + (rows.length - 1) * rowStep + arc;
}

/** Where one card lies: left and bottom edge within a hand of this width, and how it is turned in degrees. */
export interface Spot {
  left: number;
  bottom: number;
  turn: number;
}

/** The places of all cards of a hand. */
export function spots(layout: HandLayout, width: number): Spot[] {
  return layout.rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => spot(layout, width, { row, at, count })),
  );
}

function spot(layout: HandLayout, width: number, { row, at, count }: Record<"row" | "at" | "count", number>): Spot {
  const wholeWidth = layout.step * (count - 1) + layout.card;
  const outer = count > 1 ? (at - (count - 1) / 2) / ((count - 1) / 2) : 0;
  const below = layout.rows.length - 1 - row;
  return {
    left: (width - wholeWidth) / 2 + at * layout.step,
    bottom: below * layout.rowStep + layout.arc * (1 - outer * outer),
    turn: layout.rows.length > 1 ? 0 : outer * layout.arc * 0.22,
  };
}

/** Size and places of the three cards of a trick, seen from the middle. */
export interface TrickLayout {
  card: number;
  /** How far the side cards lie from the middle. */
  side: number;
  /** How much lower the own card lies. */
  drop: number;
}

const TRICKS: Record<Mode, TrickLayout> = {
  side: { card: 160, side: 200, drop: 64 },
  wide: { card: 104, side: 124, drop: 44 },
  narrow: { card: 104, side: 124, drop: 44 },
  phone: { card: 100, side: 116, drop: 44 },
  low: { card: 104, side: 132, drop: 34 },
};

/** The layout of the trick, smaller where the middle of the table is low or narrow. */
export function trickLayout(mode: Mode, room: { width: number; height: number }): TrickLayout {
  const wish = TRICKS[mode];
  const high = wish.card * 1.5 + wish.drop * 1.4 + 8;
  const wide = wish.side * 2 + wish.card;
  const scale = Math.min(1, room.height / high, room.width / wide);
  return { card: wish.card * scale, side: wish.side * scale, drop: wish.drop * scale };
}
