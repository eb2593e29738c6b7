import type { State } from "../protocol/wire";

/** What is on view: a scene, and whether its finished trick still lies on the table. */
export interface View {
  state: State;
  /** The last trick rests on the table; the scene's own trick is not shown yet. */
  resting: boolean;
}

type Later = (what: () => void, milliseconds: number) => () => void;

/** Milliseconds between two cards that others play. */
export const STEP = 450;

/**
 * Shows one state after the other at the pace of a table: a card at a time, and a finished trick rests.
 *
 * States that come meanwhile wait in a row. A fresh state is a picture to start from and is shown at once.
 */
export class Pacer {
  #row: State[] = [];
  #view: View | null = null;
  #stop: () => void = () => {};
  #busy = false;

  constructor(
    private readonly show: (view: View) => void,
    private readonly later: Later,
    /** Milliseconds that a finished trick rests; null means until `collect`. */
    private readonly rest: () => number | null,
  ) {}

  /** Takes the next state. */
  take(state: State): void {
    if (state.fresh || !this.#view) {
      this.#row = [];
      this.#display(state, false);
      return;
    }
    this.#row.push(state);
    if (!this.#busy || this.#mine(state)) this.#next();
  }

  /** Takes the finished trick off the table now. */
  collect(): void {
    if (this.#view?.resting) this.#advance();
  }

  #next(): void {
    const state = this.#row.shift();
    if (!state) return;
    this.#display(state, this.#view !== null && completes(this.#view.state, state));
    this.#goOn();
  }

  /** What needs no time to be seen keeps nothing waiting that came after it. */
  #goOn(): void {
    if (!this.#busy) this.#next();
  }

  #display(state: State, resting: boolean): void {
    this.#stop();
    this.#view = { state, resting };
    this.show(this.#view);
    const wait = resting ? this.rest() : playedByOther(state) ? STEP : 0;
    this.#busy = wait !== 0;
    if (wait) this.#stop = this.later(() => this.#advance(), wait);
  }

  #advance(): void {
    this.#stop();
    this.#busy = false;
    if (this.#view?.resting) {
      const hasNext = this.#row.length > 0;
      if (!hasNext || this.#view.state.scene.deal?.trick) {
        this.#display(this.#view.state, false);
        this.#goOn();
        return;
      }
    }
    this.#next();
  }

  #mine(state: State): boolean {
    const me = state.scene.me;
    return me !== null && this.#row.length === 1 && state.happened.some((one) => one.card && one.seat === me);
  }
}

/** Whether a trick was finished between two states. */
export function completes(before: State, after: State): boolean {
  const [old, now] = [before.scene.deal, after.scene.deal];
  return !!old && !!now?.last_trick && old.number === now.number && now.tricks > old.tricks;
}

function playedByOther(state: State): boolean {
  return state.happened.some((one) => one.card && one.seat !== state.scene.me);
}
