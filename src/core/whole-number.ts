/** A whole number in a range, written with digits only. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,15}$/u.test(text) && number >= least && number <= most ? number : undefined;
}
