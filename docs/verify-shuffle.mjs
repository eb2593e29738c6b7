// Computes a shuffle from its shares, independent of Vorhand's own code. docs/shuffle.md explains every step.
//
//   node docs/verify-shuffle.mjs FILE...         compares the vectors of kind "shuffle" in FILE with what it computes
//   node docs/verify-shuffle.mjs --fill FILE     prints the vectors of FILE with `out` as it computes it
//   node docs/verify-shuffle.mjs --record FILE   checks every deal of a game record whose seed was revealed
//
// Needs Node 18 or newer and nothing else.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const SECRET_BYTES = 32;
const WAIVED_NONCE = Buffer.alloc(SECRET_BYTES);
const [SMALLEST_CUT, GREATEST_CUT] = [4, 28];
const PLACES = ["forehand", "middlehand", "rearhand"];
const PACK = [..."CSHD"].flatMap((suit) => [..."789TJQKA"].map((rank) => suit + rank));

/** The bytes of 64 hex digits, letters in lower case. */
function secret(text) {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${text} is not 64 hex digits in lower case`);
  return Buffer.from(text, "hex");
}

/** A whole number as so many bytes, the greatest first. */
function bigEndian(number, bytes) {
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${number} is no number that JSON keeps exactly`);
  return Buffer.from(number.toString(16).padStart(2 * bytes, "0"), "hex");
}

const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest("hex");

/** What the dealing side publishes before the deal. */
const commitment = (seed, table, number) => sha256(seed, bigEndian(number, 8), Buffer.from(table, "utf8"));

/** Endless 32-bit words: eight from the HMAC of the message and each block number. */
function* words(seed, message) {
  for (let block = 0; ; block += 1) {
    const digest = createHmac("sha256", seed).update(message).update(bigEndian(block, 4)).digest();
    for (let start = 0; start < digest.length; start += 4) yield digest.readUInt32BE(start);
  }
}

/** A number from 0 to bound - 1; words that would favour the small ones are thrown away. */
function below(bound, source) {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = source.next().value;
    if (word < limit) return word % bound;
  }
}

/** The 32 cards in dealing order. */
function deck(seed, table, number, nonces, cut) {
  const name = Buffer.from(table, "utf8");
  const message = Buffer.concat([bigEndian(name.length, 4), name, bigEndian(number, 8), ...nonces, bigEndian(cut, 1)]);
  const source = words(seed, message);
  const cards = [...PACK];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, source);
    [cards[last], cards[chosen]] = [cards[chosen], cards[last]];
  }
  return cards;
}

/** Three cards each, two to the skat, four each, three each. */
function dealOut(cards) {
  const hand = (place) => [
    ...cards.slice(3 * place, 3 * place + 3),
    ...cards.slice(11 + 4 * place, 15 + 4 * place),
    ...cards.slice(23 + 3 * place, 26 + 3 * place),
  ];
  return { hands: { forehand: hand(0), middlehand: hand(1), rearhand: hand(2) }, skat: cards.slice(9, 11) };
}

/** What a vector's `in` leads to. */
function outcome({ seed, table, number, nonces, cut }) {
  if (number < 1 || cut < SMALLEST_CUT || cut > GREATEST_CUT) return { illegal: true };
  const key = secret(seed);
  const given = nonces.map((nonce) => (nonce === null ? null : secret(nonce)));
  const used = given.map((nonce) => nonce ?? WAIVED_NONCE);
  const cards = deck(key, table, number, used, cut);
  return {
    commitment: commitment(key, table, number),
    nonce_digests: given.map((nonce) => (nonce === null ? null : sha256(nonce))),
    deck: cards,
    ...dealOut(cards),
  };
}

/** JSON with blanks after commas and colons and the keys as they come, as all vectors are written. */
function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written(item)}`).join(", ")}}`;
}

const lines = (file) => readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));

/** What does not fit in the shuffle of one deal, given its events; empty if all fits. */
function misfits(events) {
  const by = (kind, place) => events.find(({ event, by }) => event === kind && (!place || by === place));
  const { table, number, commitment: fixed } = by("shuffle_committed");
  const { hands, skat } = by("cards_dealt");
  const nonces = PLACES.map((place) => (by("nonce_waived", place) ? null : by("nonce_opened", place).nonce));
  const found = outcome({ seed: by("seed_revealed").seed, table, number, nonces, cut: by("deck_cut").at });
  if (found.illegal) return ["the number or the cut is not allowed"];
  const published = PLACES.map((place, at) => (nonces[at] === null ? null : by("nonce_committed", place).commitment));
  const same = (cards, others) => isDeepStrictEqual([...cards].sort(), [...others].sort());
  return [
    found.commitment === fixed ? "" : "the seed is not the one that was fixed",
    isDeepStrictEqual(found.nonce_digests, published) ? "" : "a nonce is not the one that was fixed",
    PLACES.every((place) => same(found.hands[place], hands[place])) ? "" : "a hand is not the one that follows",
    same(found.skat, skat) ? "" : "the skat is not the one that follows",
  ].filter(Boolean);
}

/** The events of each deal of a record, in order. */
function deals(file) {
  const found = [];
  for (const { line, event } of lines(file)) {
    if (line === "deal") found.push([]);
    if (line === "event") found.at(-1).push(event);
  }
  return found;
}

function checkRecord(file) {
  const proven = deals(file).filter((events) => events.some(({ event }) => event === "seed_revealed"));
  const failed = proven.filter((events) => {
    const problems = misfits(events);
    if (problems.length) console.log(`deal ${events[0].number}: ${problems.join("; ")}`);
    return problems.length;
  });
  report(proven.length - failed.length, failed.length);
}

function report(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
}

function fill(file) {
  for (const vector of lines(file)) {
    const { id, kind, rules, in: shares, out, ...about } = vector;
    console.log(written({ id, kind, rules, in: shares, out: outcome(shares), ...about }));
  }
}

function check(files) {
  let [passed, failed] = [0, 0];
  for (const vector of files.flatMap(lines).filter(({ kind }) => kind === "shuffle")) {
    const got = outcome(vector.in);
    if (isDeepStrictEqual(got, vector.out)) passed += 1;
    else {
      failed += 1;
      console.log(`${vector.id}\n  expected ${written(vector.out)}\n  got      ${written(got)}`);
    }
  }
  report(passed, failed);
}

const args = process.argv.slice(2);
if (!args.length || args.includes("--help")) {
  console.error("usage: node verify-shuffle.mjs FILE... | --fill FILE | --record FILE");
  process.exitCode = 2;
} else if (args[0] === "--fill") fill(args[1]);
else if (args[0] === "--record") checkRecord(args[1]);
else check(args);
