import type { Happening, ResultScene } from "../protocol/wire";
import { play, type Sound } from "../state/sounds";
import type { TableStore } from "../state/table.svelte";

/** All of a table that can be heard. */
export interface Audible {
  news: readonly Happening[];
  /** Whether a finished trick lies there. */
  resting: boolean;
  /** Whether the table waits for the viewer. */
  mine: boolean;
  /** The deal whose result is on view; 0 where none is. */
  over: number;
  won: boolean;
}

const KNOCKS: readonly string[] = ["doubled", "knocked"];

/** The sounds that lead from one moment to the next. */
export function soundsBetween(before: Audible, now: Audible): Sound[] {
  const kinds = now.news === before.news ? [] : now.news.map(({ kind }) => kind);
  const sounds: Sound[] = [];
  if (kinds.includes("card_played")) sounds.push("card");
  if (kinds.some((kind) => KNOCKS.includes(kind))) sounds.push("knock");
  if (before.resting && !now.resting) sounds.push("sweep");
  if (now.over !== 0 && now.over !== before.over) sounds.push(now.won ? "won" : "lost");
  else if (now.mine && !before.mine) sounds.push("turn");
  return sounds;
}

/** Plays the sounds of a table; what was there before it came is silent. */
export class Ear {
  #before: Audible | null = null;

  /** Plays what led to the moment in view. Call it for each. */
  hear(table: TableStore): void {
    const now = audible(table);
    if (this.#before) soundsBetween(this.#before, now).forEach((sound) => void play(sound));
    this.#before = now;
  }
}

function audible({ scene, latest, resting }: TableStore): Audible {
  const result = resting ? null : (scene?.deal?.result ?? null);
  return {
    news: latest,
    resting,
    mine: !resting && (scene?.chairs.some((chair) => chair.is_me && chair.awaited) ?? false),
    over: result?.deal ?? 0,
    won: result !== null && wonBy(result, scene?.me ?? null),
  };
}

function wonBy({ won, score, declarer }: ResultScene, me: number | null): boolean {
  return won === null ? score >= 0 : won === (declarer === me);
}
