import type { Wish } from "../protocol/talk";
import type { ShuffleScene } from "../protocol/wire";
import { sha256 } from "./sha256";

/** Where a nonce waits between fixing and opening it. */
export interface Keep {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export interface Randomness {
  bytes: (count: number) => Uint8Array<ArrayBuffer>;
  /** A whole number from 0 to below the bound. */
  below: (bound: number) => number;
}

const NONCE_BYTES = 32;
const SMALLEST_CUT = 4;
const GREATEST_CUT = 28;

/** The viewer's share in the shuffle that the scene asks for; null where nothing is asked. */
export function share(shuffle: ShuffleScene, keep: Keep, random: Randomness): Wish | null {
  const deal = shuffle.number;
  switch (shuffle.asked) {
    case "fix_nonce":
      return { do: "fix_nonce", deal, digest: digestOf(newNonce(shuffle, keep, random)) };
    case "cut":
      return { do: "cut", deal, at: SMALLEST_CUT + random.below(GREATEST_CUT - SMALLEST_CUT + 1) };
    case "open_nonce":
      return opening(deal, keep.getItem(keyOf(shuffle)));
    case "":
      return null;
  }
}

/** The browser's own randomness. */
export const browserRandomness: Randomness = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  below: (bound) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound,
};

/** What this tab kept from before the deal: the seal it was shown and its own nonce; null where it was not there. */
export interface Kept {
  readonly seal: string | null;
  readonly nonce: string | null;
}

/** What this tab kept of a shuffle, to compare with what is said after the deal. */
export function keptOf(shuffle: { table: string; number: number }, keep: Pick<Keep, "getItem">): Kept {
  return { seal: keep.getItem(sealKeyOf(shuffle)), nonce: keep.getItem(keyOf(shuffle)) };
}

/** The nonce that was fixed in this tab before, or a new one; with it the seal is kept that was there first. */
function newNonce(shuffle: ShuffleScene, keep: Keep, random: Randomness): string {
  if (!keep.getItem(sealKeyOf(shuffle))) keep.setItem(sealKeyOf(shuffle), shuffle.commitment);
  const kept = keep.getItem(keyOf(shuffle));
  if (kept) return kept;
  const nonce = hex(random.bytes(NONCE_BYTES));
  keep.setItem(keyOf(shuffle), nonce);
  return nonce;
}

/** A nonce that was fixed elsewhere cannot be opened here; whoever has it opens it. */
function opening(deal: number, nonce: string | null): Wish | null {
  return nonce ? { do: "open_nonce", deal, nonce } : null;
}

function keyOf({ table, number }: { table: string; number: number }): string {
  return `vorhand.nonce.${table}.${number}`;
}

function sealKeyOf({ table, number }: { table: string; number: number }): string {
  return `vorhand.seal.${table}.${number}`;
}

function digestOf(nonce: string): string {
  return hex(sha256(Uint8Array.from(nonce.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))));
}

/** Two hex digits for each byte. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
