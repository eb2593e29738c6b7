import { describe, expect, it } from "vitest";

import { routeOf } from "./routes.svelte";

describe("a path", () => {
  it.each([
    ["/", { page: "landing" }],
    ["/help", { page: "help" }],
    ["/t/ab-3_X", { page: "table", table: "ab-3_X" }],
    ["/t/ab/", { page: "table", table: "ab" }],
    ["/t/ab/12", { page: "replay", table: "ab", deal: 12 }],
    ["/t/ab/x", { page: "lost" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s leads somewhere", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
