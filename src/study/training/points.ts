/** A rating as it is written: whole, and with a proper minus, for some lie below level 1. */
export function pointsOf(rating: number): string {
  return String(Math.round(rating)).replace('-', '−');
}
