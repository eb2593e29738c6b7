import type { Card, Declarable, DeclareGame, GameType } from "../protocol/wire";

export const STEPS = ["hand", "schneider", "schwarz", "ouvert", "spitze", "revolution"] as const;
export type Step = (typeof STEPS)[number];

/** The games in the order of the buttons. */
export const GAMES: readonly GameType[] = ["diamonds", "hearts", "spades", "clubs", "grand", "null"];

/** The letters of the suits that are trumps in a suit game. */
export const SUIT_OF: Partial<Record<GameType, string>> = { diamonds: "D", hearts: "H", spades: "S", clubs: "C" };

/** The steps that a command announces. */
export function stepsOf(command: DeclareGame): Step[] {
  return STEPS.filter((step) => command[step]);
}

/** The games that may be announced. */
export function gamesOf(offered: readonly Declarable[]): GameType[] {
  return GAMES.filter((game) => offered.some((one) => one.command.game === game));
}

/** The steps that some announcement of a game has. */
export function stepsFor(offered: readonly Declarable[], game: GameType): Step[] {
  return STEPS.filter((step) => offered.some((one) => one.command.game === game && one.command[step]));
}

/** The announcement of a game with the fewest steps that has all the wanted ones, if there is one. */
export function announcement(
  offered: readonly Declarable[],
  game: GameType,
  wanted: readonly Step[],
): Declarable | null {
  const fitting = offered.filter(
    ({ command }) => command.game === game && wanted.every((step) => command[step]),
  );
  return fitting.reduce<Declarable | null>(
    (best, one) => (!best || stepsOf(one.command).length < stepsOf(best.command).length ? one : best),
    null,
  );
}

/** The wanted steps after one of them was ticked or cleared; those that no longer go together are left out. */
export function toggled(
  offered: readonly Declarable[],
  game: GameType,
  wanted: readonly Step[],
  step: Step,
): Step[] {
  if (wanted.includes(step)) return wanted.filter((one) => one !== step);
  const more = [...wanted, step];
  return announcement(offered, game, more) ? more : [step];
}

/** Whether a step stands in an announcement because others bring it along, or because nothing else is offered. */
export function isLocked(offered: readonly Declarable[], chosen: Declarable, step: Step): boolean {
  const always = offered.every(({ command }) => command.game !== chosen.command.game || command[step]);
  return always || (chosen.command[step] && chosen.implied.includes(step));
}

/** The game to begin with: of those that reach the bid, the one whose suit is longest in the hand; else grand or null. */
export function firstGame(offered: readonly Declarable[], hand: readonly Card[]): GameType | null {
  const covered = gamesOf(offered).filter((game) => announcement(offered, game, [])?.covered);
  const longest = covered.toSorted((one, other) => length(hand, other) - length(hand, one));
  return longest[0] ?? null;
}

function length(hand: readonly Card[], game: GameType): number {
  return hand.filter((card) => card.startsWith(SUIT_OF[game] ?? "?")).length;
}
