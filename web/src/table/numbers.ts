const MINUS = "\u2212";

/** A number with the sign that typographers use; a plus before gains unless it is a `total`. */
export function signed(value: number, digits = 0, total = false): string {
  const size = Math.abs(value).toFixed(digits);
  if (value < 0) return MINUS + size;
  return value > 0 && !total ? `+${size}` : size;
}
