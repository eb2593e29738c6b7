/** Where cards were seen last, so that a card can fly from there to the trick. */
const seen = new Map<string, DOMRect>();

/** Remembers where a card of the own hand lies. */
export function remember(card: string, element: Element): void {
  seen.set(card, element.getBoundingClientRect());
}

/** Where a card of the own hand lay last; forgotten with the asking. */
export function recall(card: string): DOMRect | null {
  const found = seen.get(card) ?? null;
  seen.delete(card);
  return found;
}
