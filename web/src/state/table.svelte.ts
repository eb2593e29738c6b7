import { Connection, type Advice, type Answer, type Line, type Socket } from "./connection";
import { Pacer, type View } from "./pacing";
import { settings } from "./settings.svelte";
import type { Command, Wish } from "../protocol/talk";
import type { Happening, Refused, Scene, State, Taste } from "../protocol/wire";

const MOST_TOLD = 400;

/** A table as its page sees it: the scene in view, what happened, and the line to the server. */
export class TableStore {
  /** The scene in view; null until the first has come. */
  scene: Scene | null = $state.raw(null);
  /** The number of the scene in view. */
  seq = $state(0);
  /** Whether the last trick still lies on the table. */
  resting = $state(false);
  line: Line = $state("opening");
  /** What happened, oldest first. */
  told: readonly Happening[] = $state.raw([]);
  /** What happened with the scene in view. */
  latest: readonly Happening[] = $state.raw([]);
  /** The last refusal, until the next scene. */
  refused: Refused | null = $state.raw(null);
  /** What the server could not understand, in words. */
  problem = $state("");
  /** Whether a wish is on its way and nothing has changed since. */
  waiting = $state(false);

  readonly #connection: Connection;
  readonly #pacer: Pacer;

  constructor(
    readonly id: string,
    taste: Taste,
    open: () => Socket = () => new WebSocket(address(id)),
  ) {
    this.#pacer = new Pacer((view) => this.#show(view), later, restTime);
    const around = { open, later, name: randomName, chance: Math.random };
    const listener = {
      state: (state: State) => this.#pacer.take(state),
      line: (line: Line) => (this.line = line),
      problem: ({ text }: { text: string }) => (this.problem = text),
    };
    this.#connection = new Connection(around, listener, taste);
  }

  /** Opens the line. */
  open(): void {
    this.#connection.open();
  }

  /** Closes the line. */
  close(): void {
    this.#connection.close();
  }

  /** Asks for scenes in other words. */
  retaste(taste: Taste): void {
    this.#connection.retaste(taste);
  }

  /** Wishes for something at the table; a refusal is kept in `refused` and returned. */
  async wish(wish: Wish): Promise<Answer> {
    this.waiting = true;
    const answer = await this.#connection.wish(wish, this.seq);
    this.waiting = false;
    this.refused = answer.type === "refused" ? answer : null;
    return answer;
  }

  /** Asks for a command of the game, one that the scene offered. */
  act(command: Command): Promise<Answer> {
    this.collect();
    return this.wish({ do: "act", command });
  }

  /** Asks what the viewer had best do now. */
  advise(): Promise<Advice> {
    return this.#connection.advise();
  }

  /** Takes the finished trick off the table. */
  collect(): void {
    this.#pacer.collect();
  }

  #show({ state, resting }: View): void {
    if (state.seq !== this.seq || state.fresh) {
      this.latest = state.happened;
      // A fresh picture of the same moment is the same table in other words.
      const before = state.fresh && state.seq !== this.seq ? [] : this.told;
      this.told = [...before, ...state.happened].slice(-MOST_TOLD);
      this.refused = null;
      // Often the picture of what a wish did comes before its answer.
      this.waiting = false;
    }
    this.seq = state.seq;
    this.scene = state.scene;
    this.resting = resting;
  }
}

function address(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/tables/${table}`;
}

/** `crypto.randomUUID` is only there on https and this machine, and friends play in a home network too. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

function later(what: () => void, milliseconds: number): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}

function restTime(): number | null {
  return settings.trickRest === 0 ? null : settings.trickRest * 1000;
}
