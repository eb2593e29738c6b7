import { t } from "../i18n/messages.svelte";
import type { Command } from "../protocol/talk";
import type { Advised, Card, DealScene, GameType } from "../protocol/wire";
import { browserRandomness, share } from "../state/shares";
import { settings } from "../state/settings.svelte";
import type { TableStore } from "../state/table.svelte";
import { arranged } from "./arrange";
import { momentOf } from "./moment";
import { remember } from "./rects";

export type Sheet = "" | "last" | "list" | "rules" | "log" | "settings" | "menu" | "finish" | "keys" | "leave";

const NOTE_STAYS = 4000;

/** What the viewer is about to do with the own cards, and what lies open on the screen besides the table. */
export class Play {
  raised: Card | null = $state(null);
  preselected: Card | null = $state(null);
  discards: Card[] = $state.raw([]);
  /** The place in the hand that the arrow keys have reached. */
  at = $state(0);
  preview: GameType | null = $state(null);
  note = $state("");
  sheet: Sheet = $state("");
  /** The deal whose result was closed. */
  closed = $state(0);
  /** Whether laying the chosen cards away waits for a second yes. */
  unsure = $state(false);
  /** The advice that was asked for, until the scene that it is about is over. */
  advice: Advised | null = $state.raw(null);
  /** Whether advice is on its way. */
  advising = $state(false);

  #order: Card[] | null = $state.raw(null);
  #deal = 0;
  #shared = "";
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableStore) {}

  get deal(): DealScene | null {
    return this.table.scene?.deal ?? null;
  }

  readonly moment = $derived.by(() => momentOf(this.deal));

  /** What the advice says to do. */
  readonly best = $derived.by((): Command | null => this.advice?.choices[0]?.command ?? null);

  /** The cards that the advice is about. */
  readonly advised = $derived.by((): readonly Card[] => {
    if (this.best?.command === "play_card") return [this.best.card];
    return this.best?.command === "discard" ? this.best.cards : [];
  });

  /** The hand as it lies on the screen, without the cards that are about to be laid away. */
  readonly hand = $derived.by(() => {
    const deal = this.deal;
    if (!deal) return [];
    const sorted = (this.preview && deal.orders[this.preview]) || deal.hand;
    const lying = settings.mirrored ? sorted.toReversed() : sorted;
    return arranged(lying, this.#order).filter((card) => !this.discards.includes(card));
  });

  /** The cards that may be chosen now; null where no card is asked for. */
  readonly allowed = $derived.by((): readonly Card[] | null => {
    if (this.moment === "play") return this.deal?.choices.cards ?? [];
    if (this.moment === "discard") return this.deal?.choices.discards ?? [];
    return null;
  });

  /** Brings what was begun in line with a new scene. Call it for each. */
  arrive(): void {
    const deal = this.deal;
    if (!deal) return;
    if (deal.number !== this.#deal) this.#begin(deal.number);
    if (this.moment !== "discard") this.#giveBack();
    if (this.advice?.seq !== this.table.seq) this.advice = null;
    if (this.moment !== "declare" && this.moment !== "skat") this.preview = null;
    if (this.raised && !deal.hand.includes(this.raised)) this.raised = null;
    this.#playPreselected();
    this.#giveShare(deal);
  }

  /** Says something above the hand for a while. */
  tell(note: string): void {
    clearTimeout(this.#noteTimer);
    this.note = note;
    this.#noteTimer = setTimeout(() => (this.note = ""), NOTE_STAYS);
  }

  /** A card of the hand was tapped, or thrown onto the table. */
  choose(card: Card, how: "tap" | "throw"): void {
    if (this.moment === "discard") this.#discard(card);
    else if (this.moment === "play") this.#play(card, how);
    else this.#preselect(card);
  }

  /** Sends a command; a refusal is told above the hand. */
  async act(command: Command): Promise<void> {
    if (this.table.waiting) return;
    this.raised = null;
    this.note = "";
    const answer = await this.table.act(command);
    if (answer.type === "refused") this.tell(answer.text);
  }

  /** Asks for advice, where it may be asked for. */
  async advise(): Promise<void> {
    if (!this.deal?.choices.advice || this.advising) return;
    this.advising = true;
    const answer = await this.table.advise();
    this.advising = false;
    if (answer.type === "refused") this.tell(answer.text);
    else if (answer.seq === this.table.seq) this.advice = answer;
  }

  /** Plays the raised card. */
  playRaised(): void {
    if (this.raised) this.#send(this.raised);
  }

  /** Of the chosen cards, those that are hardly ever laid away. */
  readonly rash = $derived.by(() => {
    const careful = this.deal?.choices.careful ?? [];
    return settings.careful ? this.discards.filter((card) => careful.includes(card)) : [];
  });

  /** Lays the two chosen cards away; asks before, where that is hardly ever done. */
  layAway(): void {
    const [first, second] = this.discards;
    if (!first || !second) return;
    if (this.rash.length > 0 && !this.unsure) this.unsure = true;
    else void this.act({ command: "discard", cards: [first, second] });
  }

  /** Takes a chosen card back into the hand. */
  takeBack(card: Card): void {
    this.discards = this.discards.filter((one) => one !== card);
    this.unsure = false;
  }

  /** Keeps the order in which the viewer laid the hand, until the deal ends. */
  move(order: Card[]): void {
    this.#order = order;
  }

  /** Gives up an own order; without one, changes the order of the plain suits. */
  sort(): void {
    if (this.#order) this.#order = null;
    else settings.order = settings.order === "official" ? "alternating" : "official";
  }

  /** On with the next deal. */
  next(): void {
    const deal = this.deal;
    if (deal) void this.table.wish({ do: "ready", deal: deal.number });
  }

  /** Cuts the deck where the viewer wanted. */
  cut(at: number): void {
    const deal = this.deal;
    if (deal) void this.table.wish({ do: "cut", deal: deal.number, at });
  }

  #giveBack(): void {
    this.discards = [];
    this.unsure = false;
  }

  #begin(deal: number): void {
    this.#deal = deal;
    this.#order = null;
    this.raised = null;
    this.preselected = null;
    this.at = 0;
  }

  #discard(card: Card): void {
    if (!this.allowed?.includes(card)) this.tell(this.deal?.choices.why_not || t("table-card-may-not-be-laid"));
    else if (this.discards.length < 2) this.#layDown(card);
    else this.tell(t("table-discard-full"));
  }

  #layDown(card: Card): void {
    rememberInHand(card);
    this.discards = [...this.discards, card];
  }

  #play(card: Card, how: "tap" | "throw"): void {
    if (!this.allowed?.includes(card)) {
      this.raised = null;
      this.tell(this.deal?.choices.why_not || t("table-card-not-allowed"));
    } else if (how === "throw" || settings.tapping === "fast" || this.raised === card) this.#send(card);
    else this.raised = card;
  }

  #send(card: Card): void {
    rememberInHand(card);
    void this.act({ command: "play_card", card });
  }

  #preselect(card: Card): void {
    if (this.deal?.phase !== "playing") return;
    this.preselected = this.preselected === card ? null : card;
    if (this.preselected) this.tell(t("table-card-preselect-note"));
  }

  #playPreselected(): void {
    const card = this.preselected;
    if (!card || this.moment !== "play") return;
    this.preselected = null;
    if (this.allowed?.includes(card)) this.#send(card);
    else this.tell(t("table-card-preselect-void"));
  }

  #giveShare(deal: DealScene): void {
    const shuffle = deal.shuffle;
    const asked = shuffle ? `${shuffle.number} ${shuffle.asked}` : "";
    if (!shuffle?.asked || asked === this.#shared) return;
    if (shuffle.asked === "cut" && settings.cutting === "slider") return;
    this.#shared = asked;
    const wish = share(shuffle, sessionStorage, browserRandomness);
    if (wish) void this.table.wish(wish);
  }
}

function rememberInHand(card: Card): void {
  const element = document.querySelector(`[data-card="${card}"]`);
  if (element) remember(card, element);
}
