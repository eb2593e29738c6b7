import type { ListLine, ScoreListSheet } from "../protocol/wire";

/** The list as a table for spreadsheets: a row for each line, with the running total of every seat. */
export function listAsCsv(sheet: ScoreListSheet): string {
  const head = ["no", "kind", "declarer", "game", "won", "lost", ...sheet.players];
  const rows = [head, ...sheet.lines.map((line) => cells(line, sheet.players))];
  // The mark in front tells spreadsheets that the text is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function cells(line: ListLine, players: readonly string[]): (string | number)[] {
  const declarer = line.declarer == null ? "" : (players[line.declarer] ?? "");
  const totals = line.cells.map(({ total }) => total);
  return [line.number, line.kind, declarer, line.text, line.won ?? "", line.lost ?? "", ...totals];
}

/** A cell that no spreadsheet takes for a formula: a name may begin with `=`. */
function quoted(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
