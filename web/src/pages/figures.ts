/** A whole number with the minus sign of print. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A whole number with its sign; 0 has none. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** Cents as units of money with two digits behind the mark, with a sign. */
export function money(cents: number, language: string): string {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100);
  return `${cents > 0 ? "+" : cents < 0 ? "−" : ""}${text}`;
}
