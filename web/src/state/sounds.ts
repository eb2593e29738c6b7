import { settings } from "./settings.svelte";

export type Sound = "card" | "sweep" | "turn" | "knock" | "won" | "lost";

/** By name, what zzfx takes: volume, randomness, frequency, attack, sustain, release, shape, and so on. */
const SOUNDS: Record<Sound, readonly (number | undefined)[]> = {
  card: [0.5, 0.05, 180, 0, 0.01, 0.03, 4, 2.4, 0, 0, 0, 0, 0, 4],
  sweep: [0.25, 0.05, 90, 0.02, 0.03, 0.08, 4, 1.2, 0, 0, 0, 0, 0, 6],
  turn: [0.35, 0, 523, 0.01, 0.06, 0.12, 0, 1, 0, 0, 180, 0.07],
  knock: [0.9, 0.05, 110, 0, 0.02, 0.06, 1, 2, 0, 0, 0, 0, 0, 2],
  won: [0.4, 0, 392, 0.01, 0.1, 0.3, 0, 1, 0, 0, 196, 0.1],
  lost: [0.4, 0, 294, 0.01, 0.1, 0.3, 0, 1, 0, 0, -74, 0.12],
};

/** Plays a sound if the reader wants sounds; browsers forbid it before the first tap or key. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  const { zzfx } = await import("zzfx");
  zzfx(...SOUNDS[sound]);
}
