import { wrap } from '../../print/wrap.ts';
import { toWidth, widthOf } from './width.ts';

/** Texts in lines of some width; each begins a line of its own. */
export function wrapAll(texts: readonly string[], width: number): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .flatMap((text) => {
      const words = text.split(' ').flatMap((word) => broken(word, width));
      return wrap(words, width).split('\n');
    });
}

/** The parts of a word that is wider than the room, as the name of a file may be. */
function broken(word: string, width: number): string[] {
  const letters = Array.from(word);
  if (letters.length <= width) return [word];
  const parts = Math.ceil(letters.length / width);
  return Array.from({ length: parts }, (_, part) => letters.slice(part * width, (part + 1) * width).join(''));
}

/** As many lines as there is room for; a mark says that there are more. */
export function cutShort(lines: readonly string[], height: number, isAscii: boolean): readonly string[] {
  return lines.length <= height
    ? lines
    : [...lines.slice(0, Math.max(0, height - 1)), moreMark(isAscii)].slice(0, height);
}

/** As much of a text as there is room for, given the lines that it fills. */
export function cutProse(lines: readonly string[], height: number, width: number, isAscii: boolean): readonly string[] {
  if (lines.length <= height) return lines;
  const rest = lines.slice(Math.max(0, height - 1)).join(' ');
  return height <= 0 ? [] : [...lines.slice(0, height - 1), shorten(rest, width, isAscii)];
}

/** As much of a text as there is room for; a mark says that there is more. */
export function shorten(text: string, width: number, isAscii: boolean): string {
  if (widthOf(text) <= width) return text;
  const sign = moreMark(isAscii);
  return toWidth(`${toWidth(text, Math.max(0, width - sign.length)).trimEnd()}${sign}`, width).trimEnd();
}

/** Stands where there is more than is seen. */
export function moreMark(isAscii: boolean): string {
  return isAscii ? '...' : '…';
}
