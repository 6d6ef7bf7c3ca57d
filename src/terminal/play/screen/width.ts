/** A part of a text that changes its look and takes no room. */
const look = /\p{Cc}\[[0-9;]*m/gu;

/** How many characters wide a text is on the screen. All that we write is one column wide. */
export function widthOf(text: string): number {
  return Array.from(text.replace(look, '')).length;
}

/** A text of exactly this width: cut, or filled with spaces. */
export function toWidth(text: string, width: number): string {
  const missing = width - widthOf(text);
  return missing >= 0 ? text + ' '.repeat(missing) : cut(text, width);
}

/** As much of a text as there is room for. What follows keeps its looks, so that they end. */
function cut(text: string, width: number): string {
  let room = width;
  let kept = '';
  for (const [part] of text.matchAll(/\p{Cc}\[[0-9;]*m|./gsu)) {
    if (part.startsWith('\x1b')) kept += part;
    else if (room-- > 0) kept += part;
  }
  return kept;
}
