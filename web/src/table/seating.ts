import type { Chair, Scene } from "../protocol/wire";

/** Who sits where on the screen. */
export interface Seating {
  /** The viewer, or who sits at the viewer's side of the table. */
  near: Chair | null;
  /** Plays after `near`. */
  left: Chair | null;
  right: Chair | null;
  /** Sits the deal out. */
  aside: Chair | null;
}

export type Side = "near" | "left" | "right";

/** The places of a scene: the viewer below, who plays next at the left. */
export function seating(scene: Scene): Seating {
  const playing = scene.chairs.filter((chair) => chair.position !== null);
  const around = playing.length === 3 ? playing : scene.chairs.slice(0, 3);
  const first = Math.max(0, around.findIndex((chair) => chair.seat >= (scene.me ?? 0)));
  const [near = null, left = null, right = null] = [...around.slice(first), ...around.slice(0, first)];
  const aside = scene.chairs.find((chair) => !around.includes(chair)) ?? null;
  return { near, left, right, aside };
}

/** On which side of the screen a seat is. */
export function sideOf({ near, left }: Seating, seat: number): Side {
  if (near?.seat === seat) return "near";
  return left?.seat === seat ? "left" : "right";
}

/** The chair of a seat. */
export function chairOf(scene: Scene, seat: number | null): Chair | null {
  return scene.chairs.find((chair) => chair.seat === seat) ?? null;
}
