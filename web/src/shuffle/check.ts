/**
 * The proof of a shuffle, computed anew in the browser. Byte layouts: docs/shuffle.md.
 *
 * This is the one place where the page deals cards. It knows the 32 codes of the cards and no rule of the game.
 */

import { sha256 } from "../state/sha256";
import type { Kept } from "../state/shares";

/** What lies open of a shuffle, as `ShuffleScene` brings it. */
export interface Shares {
  readonly commitment: string;
  readonly table: string;
  readonly number: number;
  readonly digests: readonly string[];
  readonly nonces: readonly string[];
  readonly cut: number;
  readonly seed?: string;
}

/** Cards by position. */
export interface Hands {
  readonly forehand: readonly string[];
  readonly middlehand: readonly string[];
  readonly rearhand: readonly string[];
}

/** Hands and skat as they come from a deck. */
export interface Dealt {
  readonly hands: Hands;
  readonly skat: readonly string[];
}

export const PLACES = ["forehand", "middlehand", "rearhand"] as const;
export type Place = (typeof PLACES)[number];

/** One thing that is looked at, and what was found. */
export interface Finding {
  readonly step: "kept" | "seed" | "nonce" | "cut" | "hand" | "skat";
  /** Whose nonce or hand. */
  readonly place?: Place;
  readonly state: "right" | "wrong" | "waived" | "missing";
}

/** What a player who gave no nonce in time has instead of a digest. */
export const WAIVED = "waived";

const SECRET_BYTES = 32;
const BLOCK_BYTES = 64;
const WORDS = 2 ** 32;
const [SMALLEST_CUT, GREATEST_CUT] = [4, 28];
const PACK: readonly string[] = [..."CSHD"].flatMap((suit) => [..."789TJQKA"].map((rank) => suit + rank));

type Bytes = Uint8Array<ArrayBuffer>;

/** The 32 bytes of 64 hex digits, letters in lower case; null for anything else. */
export function secret(text: string): Bytes | null {
  if (!/^[0-9a-f]{64}$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What the dealing side publishes before the deal, as 64 hex digits. */
export async function commitment(seed: Bytes, table: string, number: number): Promise<string> {
  return digest(joined(seed, bigEndian(number, 8), utf8(table)));
}

/** What a player publishes before the nonce is opened, as 64 hex digits. */
export async function nonceDigest(nonce: Bytes): Promise<string> {
  return digest(nonce);
}

/** All 32 cards in dealing order; `nonces` are those of forehand, middlehand, rearhand. */
export async function deck(
  seed: Bytes,
  table: string,
  number: number,
  nonces: readonly Bytes[],
  cut: number,
): Promise<string[]> {
  const words = stream(seed, message(table, number, nonces, cut));
  const cards = [...PACK];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = await below(last + 1, words);
    const moved = cards[last] as string;
    cards[last] = cards[chosen] as string;
    cards[chosen] = moved;
  }
  return cards;
}

/** Three cards each, two to the skat, four each, three each. */
export function dealOut(cards: readonly string[]): Dealt {
  const hand = (place: number) => [
    ...cards.slice(3 * place, 3 * place + 3),
    ...cards.slice(11 + 4 * place, 15 + 4 * place),
    ...cards.slice(23 + 3 * place, 26 + 3 * place),
  ];
  return { hands: { forehand: hand(0), middlehand: hand(1), rearhand: hand(2) }, skat: cards.slice(9, 11) };
}

/**
 * Everything that is looked at, in order. Nothing depends on what the server says about it.
 *
 * With `kept` what was said before the deal is compared with what is said now; who only watched has kept nothing.
 */
export async function checkDeal(shares: Shares, dealt: Dealt, kept?: Kept): Promise<Finding[]> {
  const nonces = await Promise.all(PLACES.map((place, at) => nonceFinding(shares, place, at)));
  return [
    ...keptFindings(shares, kept),
    await seedFinding(shares),
    ...nonces,
    cutFinding(shares),
    ...(await cardFindings(shares, dealt)),
  ];
}

/** Whether the whole proof holds. */
export function holds(findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(({ state }) => state === "right" || state === "waived");
}

function keptFindings({ commitment: said, nonces, digests }: Shares, kept?: Kept): Finding[] {
  if (!kept?.seal) return [];
  // Which place was one's own is not known here; a nonce that came too late is told as waived there.
  const used = !kept.nonce || nonces.includes(kept.nonce) || digests.includes(WAIVED);
  return [{ step: "kept", state: verdict(kept.seal === said && used) }];
}

async function seedFinding({ commitment: fixed, table, number, seed = "" }: Shares): Promise<Finding> {
  const bytes = secret(seed);
  if (!bytes) return { step: "seed", state: "missing" };
  return { step: "seed", state: verdict((await commitment(bytes, table, number)) === fixed) };
}

async function nonceFinding(shares: Shares, place: Place, at: number): Promise<Finding> {
  if (shares.digests[at] === WAIVED) return { step: "nonce", place, state: "waived" };
  const bytes = secret(shares.nonces[at] ?? "");
  if (!bytes) return { step: "nonce", place, state: "missing" };
  return { step: "nonce", place, state: verdict((await nonceDigest(bytes)) === shares.digests[at]) };
}

function cutFinding({ cut }: Shares): Finding {
  if (!cut) return { step: "cut", state: "missing" };
  return { step: "cut", state: verdict(Number.isInteger(cut) && cut >= SMALLEST_CUT && cut <= GREATEST_CUT) };
}

async function cardFindings(shares: Shares, dealt: Dealt): Promise<Finding[]> {
  const follows = await following(shares);
  const state = (found: readonly string[] | undefined, said: readonly string[]) =>
    found ? verdict(sameCards(found, said)) : "missing";
  return [
    ...PLACES.map(
      (place): Finding => ({ step: "hand", place, state: state(follows?.hands[place], dealt.hands[place]) }),
    ),
    { step: "skat", state: state(follows?.skat, dealt.skat) },
  ];
}

/** The cards that follow from all shares; null while one is missing. */
async function following({ seed = "", table, number, digests, nonces, cut }: Shares): Promise<Dealt | null> {
  const key = secret(seed);
  const used = PLACES.map((_, at) => usedNonce(digests[at], nonces[at]));
  if (!key || !cut || used.some((nonce) => nonce === null)) return null;
  return dealOut(await deck(key, table, number, used as Bytes[], cut));
}

function usedNonce(published: string | undefined, nonce: string | undefined): Bytes | null {
  return published === WAIVED ? new Uint8Array(SECRET_BYTES) : secret(nonce ?? "");
}

const verdict = (fits: boolean): "right" | "wrong" => (fits ? "right" : "wrong");

const sameCards = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

function message(table: string, number: number, nonces: readonly Bytes[], cut: number): Bytes {
  const name = utf8(table);
  return joined(bigEndian(name.length, 4), name, bigEndian(number, 8), ...nonces, bigEndian(cut, 1));
}

/** Endless 32-bit words: eight big-endian ones from the HMAC of the message and each block's number. */
async function* stream(seed: Bytes, text: Bytes): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const view = new DataView((await mac(seed, joined(text, bigEndian(block, 4)))).buffer);
    for (let start = 0; start < view.byteLength; start += 4) yield view.getUint32(start);
  }
}

/** A number from 0 to `bound` - 1; words that would favour the small ones are thrown away. */
async function below(bound: number, words: AsyncGenerator<number, never>): Promise<number> {
  const limit = WORDS - (WORDS % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < limit) return value % bound;
  }
}

async function digest(bytes: Bytes): Promise<string> {
  return Array.from(await hash(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 by the browser, or by our own code where the browser has it for https only. */
async function hash(bytes: Bytes): Promise<Bytes> {
  const { subtle } = crypto;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : Uint8Array.from(sha256(bytes));
}

/** HMAC-SHA256 (RFC 2104) for keys that are no longer than a block. */
async function mac(key: Bytes, text: Bytes): Promise<Bytes> {
  const padded = (pad: number) => Uint8Array.from({ length: BLOCK_BYTES }, (_, at) => (key[at] ?? 0) ^ pad);
  return hash(joined(padded(0x5c), await hash(joined(padded(0x36), text))));
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A whole number as so many bytes, the greatest first. */
function bigEndian(number: number, bytes: number): Bytes {
  const found = new Uint8Array(bytes);
  for (let at = bytes - 1, rest = number; at >= 0; at -= 1, rest = Math.floor(rest / 256)) found[at] = rest % 256;
  return found;
}

function joined(...parts: readonly Bytes[]): Bytes {
  const found = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    found.set(part, at);
    at += part.length;
  }
  return found;
}
