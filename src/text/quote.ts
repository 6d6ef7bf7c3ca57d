const longest = 40;

/** A user's own words inside a sentence: one line, no control characters, not too long. */
export function quote(text: string): string {
  const clean = Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim());
  return `“${clean.length > longest ? `${clean.slice(0, longest).join('')}…` : clean.join('')}”`;
}

/** `5B, 5C and 5D`. */
export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
