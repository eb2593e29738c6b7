import type {
  DealSheet,
  ErrorBody,
  Invite,
  Me,
  Opened,
  PlayOn,
  PresetLine,
  ReviewSheet,
  RulesSheet,
  ScoreListSheet,
  Taste,
  Words,
} from "./protocol/wire";

/** The server refused a request; `text` is in the reader's words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly text: string,
  ) {
    super(`${status} ${reason}`);
  }
}

export const getMe = () => get<Me>("/api/me");
export const putName = (name: string) => send<Me>("PUT", "/api/me", { name });
export const getWords = (language: string, deck: string) => get<Words>("/api/words", { language, deck });
export const getPresets = (language: string) => get<PresetLine[]>("/api/presets", { language });
export const openTable = (invite: Invite) => send<Opened>("POST", "/api/tables", invite);

/** The rules that a preset and settings give, in words. */
export function tellRules(preset: string, changes: Invite["settings"], language: string): Promise<RulesSheet> {
  return send<RulesSheet>("POST", "/api/rules", { preset, settings: changes, language });
}

export const getRules = (table: string, language: string) =>
  get<RulesSheet>(`/api/tables/${table}/rules`, { language });

export const getList = (table: string, taste: Taste) =>
  get<ScoreListSheet>(`/api/tables/${table}/list`, { language: taste.language, deck: taste.deck });

/** A finished deal to step through, as one position saw it or all open. */
export function getDeal(
  table: string,
  number: number,
  taste: Taste,
  seenAs: DealSheet["seen_as"],
): Promise<DealSheet> {
  const query = { language: taste.language, deck: taste.deck, as: seenAs };
  return get<DealSheet>(`/api/tables/${table}/deals/${number}`, query);
}

/** What the calls and cards of a finished deal cost; it takes a moment to work out. */
export function getReview(table: string, number: number, taste: Taste): Promise<ReviewSheet> {
  const query = { language: taste.language, deck: taste.deck };
  return get<ReviewSheet>(`/api/tables/${table}/deals/${number}/review`, query);
}

/** A new table that plays on a finished deal. */
export function playOn(table: string, number: number, from: PlayOn): Promise<Opened> {
  return send<Opened>("POST", `/api/tables/${table}/deals/${number}/play_on`, from);
}

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams(query).toString();
  return answer<T>(await fetch(search ? `${path}?${search}` : path));
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return answer<T>(await fetch(path, { method, headers, body: JSON.stringify(body) }));
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new ApiError(response.status, body.reason ?? "unknown", body.text ?? response.statusText);
}
