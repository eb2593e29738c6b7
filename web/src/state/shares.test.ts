import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import type { ShuffleScene } from "../protocol/wire";
import { sha256 } from "./sha256";
import { hex, keptOf, share } from "./shares";

const RANDOM = { bytes: (count: number) => new Uint8Array(count).fill(7), below: () => 3 };

function scene(asked: ShuffleScene["asked"]): ShuffleScene {
  return { commitment: "", table: "probe", number: 4, cutter: 0, digests: ["", "", ""], nonces: ["", "", ""], cut: 0, seed: "", asked };
}

function memory(): { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("the viewer's share in the shuffle", () => {
  it("fixes a nonce and opens the same one", () => {
    const keep = memory();
    const fixed = share(scene("fix_nonce"), keep, RANDOM);
    const opened = share(scene("open_nonce"), keep, RANDOM);
    const nonce = "07".repeat(32);
    const digest = createHash("sha256").update(Buffer.from(nonce, "hex")).digest("hex");
    expect(fixed).toEqual({ do: "fix_nonce", deal: 4, digest });
    expect(opened).toEqual({ do: "open_nonce", deal: 4, nonce });
  });

  it("keeps its nonce and the seal that was there first", () => {
    const keep = memory();
    share({ ...scene("fix_nonce"), commitment: "first" }, keep, RANDOM);
    share({ ...scene("fix_nonce"), commitment: "second" }, keep, RANDOM);
    expect(keptOf({ table: "probe", number: 4 }, keep)).toEqual({ seal: "first", nonce: "07".repeat(32) });
    expect(keptOf({ table: "probe", number: 5 }, keep)).toEqual({ seal: null, nonce: null });
  });

  it("opens nothing that it did not fix", () => {
    expect(share(scene("open_nonce"), memory(), RANDOM)).toBeNull();
  });

  it("cuts within the limits", () => {
    expect(share(scene("cut"), memory(), RANDOM)).toEqual({ do: "cut", deal: 4, at: 7 });
  });

  it("does nothing where nothing is asked", () => {
    expect(share(scene(""), memory(), RANDOM)).toBeNull();
  });
});

describe("SHA-256", () => {
  it.each([0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 120, 1000])("is that of node for %i bytes", (count) => {
    const bytes = Uint8Array.from({ length: count }, (_, index) => (index * 31) % 256);
    expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  });
});
