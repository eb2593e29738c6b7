import { expect, it } from "vitest";
import type { ScoreListSheet } from "../protocol/wire";
import { listAsCsv } from "./list-csv";

const UNSAID = {
  base: null,
  matadors: null,
  hand: false,
  schneider: false,
  schneider_announced: false,
  schwarz: false,
  schwarz_announced: false,
  ouvert: false,
  scores: [],
};

const SHEET: ScoreListSheet = {
  title: "List",
  players: ["Ada", '=B("x")', "Cy, 3rd"],
  lines: [
    {
      ...UNSAID,
      number: 1,
      deal: 2,
      kind: "game",
      dealer: 0,
      declarer: 1,
      text: "Clubs with 1",
      won: null,
      lost: -48,
      cells: [
        { total: 0, won: 0, lost: 0, changed: false },
        { total: -48, won: 0, lost: 1, changed: true },
        { total: 0, won: 0, lost: 0, changed: false },
      ],
    },
  ],
  foot: [],
  ranking: [],
  cents: null,
  house_cents: null,
  is_over: false,
};

it("writes a row for each line, quoted and harmless", () => {
  expect(listAsCsv(SHEET)).toBe(
    '\uFEFFno,kind,declarer,game,won,lost,Ada,"\'=B(""x"")","Cy, 3rd"\r\n' +
      '1,game,"\'=B(""x"")",Clubs with 1,,-48,0,-48,0\r\n',
  );
});
