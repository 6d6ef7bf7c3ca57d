import { oneLine } from '../core/match.ts';

const maxQuoteLength = 40;
/** As long as systems let a name be. */
const maxNameLength = 255;
const maxPathLength = 100;
/** The messages of compilers and of errors in a module say in their middle which line is meant. */
const maxReasonLength = 240;

/** Stands for a space at which no line is broken, until lines are; a character that no text has. */
export const hardSpace = '\ue000';

/** A user's own words inside a sentence: one line, no control characters, and of too many the first and the last. */
export function quote(text: string): string {
  return `“${shortened(cleaned(text), maxQuoteLength)}”`;
}

/** Why something failed, in the words of another program, which are seldom short: one line, no control characters. */
export function quoteReason(reason: string): string {
  return `“${shortened(cleaned(reason), maxReasonLength)}”`;
}

/** A file or folder inside a sentence: its whole name, which is what matters, and of a long path the last folders. */
export function quotePath(path: string): string {
  const whole = cleaned(path);
  if (whole.length <= maxPathLength) return `“${whole}”`;
  // Each folder with the slash behind it, of either kind.
  const folders = whole.split(/(?<=[/\\])(?=.)/u);
  let end = shortened(folders.pop() ?? '', maxNameLength);
  let last = folders.pop();
  while (last && last.length + end.length <= maxPathLength) {
    end = last + end;
    last = folders.pop();
  }
  return last ? `“…${last.at(-1)}${end}”` : `“${end}”`;
}

/** A file or folder in full, which stays in one piece where a screen breaks lines at spaces; what can't be shown is a mark. */
export function unbroken(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd').replaceAll(' ', hardSpace);
}

/** One line, without what can't be shown; where nothing else is there, that is named by its number. */
function cleaned(text: string): string {
  const clean = oneLine(text);
  return clean === '' && text.trim() !== '' ? `U+${codeOf(text)}` : clean;
}

function shortened(text: string, maxLength: number): string {
  const letters = Array.from(text);
  if (letters.length <= maxLength) return text;
  const half = Math.floor(maxLength / 2);
  return `${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}`;
}

function codeOf(text: string): string {
  return (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** What a sentence ends with when another gives the reason: a colon and that one, or a full stop. */
export function continued(cause: string | undefined): string {
  if (!cause) return '.';
  // A name such as 5C or x keeps its letters; a word loses its capital.
  return `: ${/^[A-ZÀ-Ý](?=[a-zà-ÿ ])/u.test(cause) ? cause.charAt(0).toLowerCase() + cause.slice(1) : cause}`;
}
