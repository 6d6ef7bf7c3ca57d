import { hardSpace } from '../../text/phrase.ts';

/** A sentence in lines no wider than the screen. */
export function wrapSentence(sentence: string, width: number): string {
  return wrap(sentence.split(' '), width);
}

/** Words in lines no wider than the screen. A hard space has done its work then. */
export function wrap(words: readonly string[], width: number, indent = ''): string {
  const full: string[] = [];
  let line = '';
  for (const word of words) {
    if (line === '') line = indent + word;
    else if (line.length + 1 + word.length <= width) line = `${line} ${word}`;
    else {
      full.push(line);
      line = indent + word;
    }
  }
  return [...full, line].join('\n').replaceAll(hardSpace, ' ');
}
