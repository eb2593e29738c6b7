import type { Card } from "../protocol/wire";

/** The hand in the order in which its owner laid it; cards that came since stand where the scene has them. */
export function arranged(hand: readonly Card[], own: readonly Card[] | null): Card[] {
  if (!own) return [...hand];
  const kept = own.filter((card) => hand.includes(card));
  const fresh = hand.filter((card) => !own.includes(card));
  return [...kept, ...fresh];
}

/** The order after a card was moved to another place. */
export function moved(order: readonly Card[], card: Card, to: number): Card[] {
  const others = order.filter((one) => one !== card);
  return [...others.slice(0, to), card, ...others.slice(to)];
}
