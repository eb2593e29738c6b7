import { describe, expect, it } from "vitest";

import type { State } from "../protocol/wire";
import { backoff, Connection, type Line, type Socket } from "./connection";

const TASTE = { language: "de", deck: "french", order: "official" } as const;

class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
  accept() {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
}

/** A clock that is turned by hand. */
class Clock {
  #now = 0;
  #due: { at: number; what: () => void }[] = [];

  readonly later = (what: () => void, milliseconds: number) => {
    const entry = { at: this.#now + milliseconds, what };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((one) => one !== entry));
  };

  pass(milliseconds: number) {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.what();
    }
    this.#now = end;
  }
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const lines: Line[] = [];
  const states: State[] = [];
  const clock = new Clock();
  let names = 0;
  const connection = new Connection(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later: clock.later,
      name: () => `wish-${++names}`,
      chance: () => 0,
    },
    { state: (state) => states.push(state), line: (line) => lines.push(line), problem: () => {} },
    TASTE,
  );
  const last = () => sockets.at(-1) as FakeSocket;
  return { connection, sockets, lines, states, clock, last };
}

const state = (seq: number) => ({ type: "state", seq, happened: [], scene: {}, fresh: true });

describe("the line to a table", () => {
  it("says hello first", () => {
    const { connection, last, lines } = setUp();
    connection.open();
    last().accept();
    expect(last().sent).toEqual([{ type: "hello", version: 1, taste: TASTE, seq: null }]);
    expect(lines).toEqual(["up"]);
  });

  it("comes back and tells what it has seen", () => {
    const { connection, last, lines, clock, sockets } = setUp();
    connection.open();
    last().accept();
    last().hear(state(7));
    last().close();
    expect(lines).toEqual(["up", "lost"]);
    clock.pass(500);
    expect(sockets).toHaveLength(2);
    last().accept();
    expect(last().sent[0]).toMatchObject({ type: "hello", seq: 7 });
    expect(lines).toEqual(["up", "lost", "up"]);
  });

  it("asks for advice and takes the answer with its id", async () => {
    const { connection, last } = setUp();
    connection.open();
    last().accept();
    const answer = connection.advise();
    expect(last().sent.at(-1)).toEqual({ type: "advise", id: "wish-1" });
    last().hear({ type: "advised", id: "wish-1", seq: 4, choices: [], text: "Rat: Passe" });
    expect(await answer).toMatchObject({ type: "advised", seq: 4 });
  });

  it("sends a wish again with the same id when it comes back", async () => {
    const { connection, last, clock } = setUp();
    connection.open();
    last().accept();
    const answer = connection.wish({ do: "begin_match" }, 3);
    const sent = last().sent.at(-1);
    last().close();
    clock.pass(500);
    last().accept();
    expect(last().sent.at(-1)).toEqual(sent);
    last().hear({ type: "ack", id: "wish-1", seq: 4 });
    expect(await answer).toMatchObject({ type: "ack", seq: 4 });
  });

  it("does not send again what was answered", async () => {
    const { connection, last, clock } = setUp();
    connection.open();
    last().accept();
    const answer = connection.wish({ do: "begin_match" }, 3);
    last().hear({ type: "refused", id: "wish-1", reason: "stale", text: "", source: "", seq: 4, choices: {} });
    expect(await answer).toMatchObject({ reason: "stale" });
    last().close();
    clock.pass(500);
    last().accept();
    expect(last().sent).toHaveLength(1);
  });

  it("keeps a wish made while the line is lost", () => {
    const { connection, last, clock } = setUp();
    connection.open();
    last().accept();
    last().close();
    void connection.wish({ do: "rise" }, 0);
    clock.pass(500);
    last().accept();
    expect(last().sent.map(({ type }) => type)).toEqual(["hello", "do"]);
  });

  it("waits longer after each failure", () => {
    const { connection, last, clock, sockets } = setUp();
    connection.open();
    for (const wait of [500, 1000, 2000]) {
      last().close();
      clock.pass(wait - 1);
      const before = sockets.length;
      clock.pass(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("asks every 15 s whether the line stands, and gives it up where no answer comes", () => {
    const { connection, last, clock, lines, sockets } = setUp();
    connection.open();
    last().accept();
    clock.pass(15_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping", nonce: 1 });
    last().hear({ type: "pong", nonce: 1 });
    clock.pass(15_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping", nonce: 2 });
    clock.pass(10_000);
    expect(lines).toEqual(["up", "lost"]);
    clock.pass(500);
    expect(sockets).toHaveLength(2);
  });

  it("does not come back after it was closed", () => {
    const { connection, last, clock, sockets } = setUp();
    connection.open();
    last().accept();
    connection.close();
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it.each([
    [4426, "stale"], // The server speaks another version.
    [4404, "missing"], // There is no such table.
  ] as const)("gives up when closed with %i", (code, line) => {
    const { connection, last, clock, lines, sockets } = setUp();
    connection.open();
    last().accept();
    last().close(code);
    clock.pass(60_000);
    connection.open();
    expect(lines).toEqual(["up", line]);
    expect(sockets).toHaveLength(1);
  });

  it("says hello again when the taste changes", () => {
    const { connection, last } = setUp();
    connection.open();
    last().accept();
    connection.retaste({ ...TASTE, deck: "german" });
    expect(last().sent.at(-1)).toMatchObject({ type: "hello", taste: { deck: "german" } });
  });
});

describe("the wait before the next try", () => {
  it("is doubled each time and bounded", () => {
    expect([0, 1, 2, 10].map((tries) => backoff(tries, 0))).toEqual([500, 1000, 2000, 15_000]);
  });

  it("is cut by chance to no less than half", () => {
    expect(backoff(1, 1)).toBe(500);
  });
});
