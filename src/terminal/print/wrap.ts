import { hardSpace } from '../../text/phrase.ts';

/** A sentence in lines no wider than the screen. */
export function wrapSentence(sentence: string, width: number): string {
  return wrap(sentence.split(' '), width);
}

/** Words in lines no wider than the screen. A hard space has done its work then. */
export function wrap(words: readonly string[], width: number, indent = ''): string {
  const lines = [''];
  for (const word of words) {
    const line = lines[lines.length - 1];
    if (line === '') lines[lines.length - 1] = indent + word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join('\n').replaceAll(hardSpace, ' ');
}
