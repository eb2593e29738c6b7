import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkDeal, commitment, dealOut, deck, holds, nonceDigest, PLACES, secret, type Shares, WAIVED } from "./check";
import type { Kept } from "../state/shares";

interface Vector {
  id: string;
  in: { seed: string; table: string; number: number; nonces: (string | null)[]; cut: number };
  out: {
    illegal?: boolean;
    commitment: string;
    nonce_digests: (string | null)[];
    deck: string[];
    hands: { forehand: string[]; middlehand: string[]; rearhand: string[] };
    skat: string[];
  };
}

const file = fileURLToPath(new URL("../../../spec/vectors/shuffle.jsonl", import.meta.url));
const vectors = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Vector);
const legal = vectors.filter(({ out }) => !out.illegal);

const bytes = (text: string) => secret(text) ?? new Uint8Array(32);

function shares({ in: given, out }: Vector): Shares {
  return {
    commitment: out.commitment,
    table: given.table,
    number: given.number,
    digests: out.nonce_digests.map((digest) => digest ?? WAIVED),
    nonces: given.nonces.map((nonce) => nonce ?? ""),
    cut: given.cut,
    seed: given.seed,
  };
}

describe("the shuffle as the vectors have it", () => {
  it.each(legal.map((vector) => [vector.id, vector] as const))("%s", async (_, { in: given, out }) => {
    const nonces = given.nonces.map((nonce) => bytes(nonce ?? ""));
    const cards = await deck(bytes(given.seed), given.table, given.number, nonces, given.cut);
    expect(cards).toEqual(out.deck);
    expect(dealOut(cards)).toEqual({ hands: out.hands, skat: out.skat });
    expect(await commitment(bytes(given.seed), given.table, given.number)).toBe(out.commitment);
    for (const [at, nonce] of given.nonces.entries())
      if (nonce) expect(await nonceDigest(bytes(nonce))).toBe(out.nonce_digests[at]);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the check of a deal", () => {
  const [plain] = legal as [Vector, ...Vector[]];
  const dealt = { hands: plain.out.hands, skat: plain.out.skat };

  it.each(legal.map((vector) => [vector.id, vector] as const))("holds for %s", async (_, vector) => {
    const findings = await checkDeal(shares(vector), { hands: vector.out.hands, skat: vector.out.skat });
    expect(holds(findings)).toBe(true);
    expect(findings).toHaveLength(9);
  });

  it.each(legal.map((vector) => [vector.id, vector] as const))("holds for %s without https", async (_, vector) => {
    vi.stubGlobal("crypto", {});
    expect(holds(await checkDeal(shares(vector), { hands: vector.out.hands, skat: vector.out.skat }))).toBe(true);
  });

  it("compares with what was kept from before the deal", async () => {
    const state = async (kept: Kept) => (await checkDeal(shares(plain), dealt, kept))[0];
    const [seal, nonce] = [plain.out.commitment, plain.in.nonces[1] ?? null];
    expect(await state({ seal, nonce })).toEqual({ step: "kept", state: "right" });
    expect(await state({ seal: "0".repeat(64), nonce })).toEqual({ step: "kept", state: "wrong" });
    expect(await state({ seal, nonce: "1".repeat(64) })).toEqual({ step: "kept", state: "wrong" });
    expect((await state({ seal: null, nonce: null }))?.step).toBe("seed");
  });

  it("finds another seed", async () => {
    const seed = plain.in.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    const findings = await checkDeal({ ...shares(plain), seed }, dealt);
    expect(findings[0]).toEqual({ step: "seed", state: "wrong" });
    expect(holds(findings)).toBe(false);
  });

  it.each(PLACES)("finds another nonce of %s", async (place) => {
    const at = PLACES.indexOf(place);
    const nonces = plain.in.nonces.map((nonce, index) => (index === at ? "ab".repeat(32) : (nonce ?? "")));
    const wrong = (await checkDeal({ ...shares(plain), nonces }, dealt)).filter(({ state }) => state === "wrong");
    expect(wrong).toContainEqual({ step: "nonce", place, state: "wrong" });
  });

  it("finds two cards that changed places", async () => {
    const { forehand, middlehand, rearhand } = dealt.hands;
    const hands = {
      forehand: [middlehand[0] ?? "", ...forehand.slice(1)],
      middlehand: [forehand[0] ?? "", ...middlehand.slice(1)],
      rearhand,
    };
    const wrong = (await checkDeal(shares(plain), { hands, skat: dealt.skat })).filter(({ state }) => state === "wrong");
    expect(wrong.map(({ step, place }) => [step, place])).toEqual([
      ["hand", "forehand"],
      ["hand", "middlehand"],
    ]);
  });

  it("finds a cut that is not allowed", async () => {
    const findings = await checkDeal({ ...shares(plain), cut: 3 }, dealt);
    expect(findings.find(({ step }) => step === "cut")?.state).toBe("wrong");
  });

  it("does not hold while the seed is secret", async () => {
    const findings = await checkDeal({ ...shares(plain), seed: "" }, dealt);
    expect(findings[0]).toEqual({ step: "seed", state: "missing" });
    expect(findings.filter(({ step }) => step === "hand").every(({ state }) => state === "missing")).toBe(true);
    expect(holds(findings)).toBe(false);
  });
});
