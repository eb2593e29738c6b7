import { t } from "../i18n/messages.svelte";
import type { Chair, Scene } from "../protocol/wire";
import { chairOf } from "./seating";

const SHUFFLING: readonly string[] = ["dealing", "shuffling"];

/** For whom or what the table waits, in words; empty where it waits for nobody else. */
export function waitsFor(scene: Scene): string {
  if (scene.deal && SHUFFLING.includes(scene.deal.phase)) return shuffling(scene);
  const awaited = scene.chairs.filter((chair) => chair.awaited && !chair.is_me);
  const [only] = awaited;
  if (awaited.length === 1 && only) return waitsForOne(only);
  return awaited.length > 0 ? t("table-waits-for", { names: awaited.map(({ name }) => name).join(", ") }) : "";
}

function shuffling(scene: Scene): string {
  const shuffle = scene.deal?.shuffle;
  const cutter = shuffle && shuffle.cut === 0 && shuffle.digests.every(Boolean) ? chairOf(scene, shuffle.cutter) : null;
  return cutter ? t("table-cutting", { name: cutter.name }) : t("table-shuffling");
}

function waitsForOne(chair: Chair): string {
  if (chair.covered || chair.left) return t("table-waits-covered", { name: chair.name });
  if (!chair.present) return t("table-waits-away", { name: chair.name });
  return t("table-waits-for", { names: chair.name });
}
