import { VERSION, type FromPage, type FromServer, type Wish } from "../protocol/talk";
import type { Ack, Advised, Problem, Refused, State, Taste } from "../protocol/wire";

/**
 * How the line to the server stands. `stale` means that the page is too old and has to be loaded anew, `missing` that
 * there is no such table; neither is tried again.
 */
export type Line = "opening" | "up" | "lost" | "stale" | "missing";
export type Answer = Ack | Refused;
export type Advice = Advised | Refused;

/** The part of a WebSocket that a connection needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs from its surroundings. */
export interface Surroundings {
  open: () => Socket;
  /** Runs something later, and gives a function that prevents it. */
  later: (what: () => void, milliseconds: number) => () => void;
  /** A new name for a message. */
  name: () => string;
  /** From 0 to 1, so that not all pages come back at once. */
  chance: () => number;
}

export interface Listener {
  state: (state: State) => void;
  line: (line: Line) => void;
  problem: (problem: Problem) => void;
}

const OPEN = 1;
const PING_EVERY = 15_000;
const PONG_WITHIN = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** By the code that the server closes a line with: why it is not worth another try. */
const FINAL: Record<number, Line> = { 4404: "missing", 4426: "stale" };

interface Pending {
  text: string;
  answer: (answer: Ack | Refused | Advised) => void;
}

/** The line to one table. It comes back by itself, and what was wished meanwhile is sent again with the same id. */
export class Connection {
  #socket: Socket | null = null;
  #line: Line = "opening";
  #seq: number | null = null;
  #tries = 0;
  #pings = 0;
  #closed = false;
  #pending = new Map<string, Pending>();
  #stopPing: () => void = () => {};
  #stopRetry: () => void = () => {};

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
    private taste: Taste,
  ) {}

  /** Opens the line, or tries at once where it is lost. */
  open(): void {
    this.#closed = false;
    if (this.#isOver() || this.#socket) return;
    this.#stopRetry();
    this.#connect();
  }

  /** Closes the line for good. */
  close(): void {
    this.#closed = true;
    this.#stopRetry();
    this.#stopPing();
    this.#drop();
  }

  /** Asks the server for another language, deck or order. */
  retaste(taste: Taste): void {
    this.taste = taste;
    if (this.#line === "up") this.#hello();
  }

  /** Wishes for something at the table and gives the server's answer. `expected` is the `seq` of the scene answered. */
  wish(wish: Wish, expected: number): Promise<Answer> {
    return this.#ask((id) => ({ type: "do", id, expected, wish }));
  }

  /** Asks what the viewer had best do now. */
  advise(): Promise<Advice> {
    return this.#ask((id) => ({ type: "advise", id }));
  }

  #ask<Reply extends Ack | Refused | Advised>(message: (id: string) => FromPage): Promise<Reply> {
    const id = this.around.name();
    const text = JSON.stringify(message(id));
    return new Promise((answer) => {
      // What comes back under an id is an answer to what was sent under it.
      this.#pending.set(id, { text, answer: answer as Pending["answer"] });
      if (this.#line === "up") this.#socket?.send(text);
    });
  }

  #connect(): void {
    const socket = this.around.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(FINAL[code]);
    };
  }

  #opened(): void {
    this.#show("up");
    this.#hello();
    for (const { text } of this.#pending.values()) this.#socket?.send(text);
    this.#waitToPing();
  }

  #hello(): void {
    this.#send({ type: "hello", version: VERSION, taste: this.taste, seq: this.#seq });
  }

  #heard(message: FromServer): void {
    this.#tries = 0;
    this.#waitToPing();
    switch (message.type) {
      case "state":
        this.#seq = message.seq;
        this.listener.state(message);
        break;
      case "ack":
      case "refused":
      case "advised":
        this.#pending.get(message.id)?.answer(message);
        this.#pending.delete(message.id);
        break;
      case "problem":
        this.listener.problem(message);
        break;
      case "pong":
        break;
    }
  }

  #waitToPing(): void {
    this.#stopPing();
    this.#stopPing = this.around.later(() => {
      this.#send({ type: "ping", nonce: ++this.#pings });
      this.#stopPing = this.around.later(() => this.#drop(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #lost(how: Line = "lost"): void {
    this.#socket = null;
    this.#stopPing();
    if (this.#closed || this.#isOver()) return;
    this.#show(how);
    this.#stopRetry();
    if (how !== "lost") return;
    this.#stopRetry = this.around.later(() => this.#connect(), backoff(this.#tries++, this.around.chance()));
  }

  #isOver(): boolean {
    return this.#line === "stale" || this.#line === "missing";
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #show(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    this.listener.line(line);
  }
}

/** Milliseconds before the next try: half a second, doubled each time, at most 15 s; `chance` takes off up to half. */
export function backoff(tries: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return longest * (1 - chance / 2);
}
