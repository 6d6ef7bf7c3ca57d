import type { Language } from '../../../core/game.ts';
import type { BoardStyle } from '../../print/board.ts';
import type { KeyName } from '../app-text.ts';
import { appText } from '../text.ts';

/** A key and what it does; what does not work now is left out by being false. */
export type NamedUse = readonly [key: string, name: KeyName] | false;

/** The keys that work now, each with what it does, as the line at the bottom says them. */
export function nameKeys(uses: readonly NamedUse[], language: Language, { isAscii }: BoardStyle): string[] {
  const names = uses.flatMap((use) => {
    if (!use) return [];
    const [key, name] = use;
    return [`${sayKey(key, language, isAscii)} ${appText[language].keys[name]}`];
  });
  // A dot at the end of each but the last, so that lines may break after it.
  const dot = isAscii ? '|' : '·';
  return names.map((name, index) => (index < names.length - 1 ? `${name} ${dot}` : name));
}

/** What a key is called. A plain terminal can't draw arrows. */
function sayKey(key: string, language: Language, isAscii: boolean): string {
  const { space, arrows } = appText[language];
  if (key === 'Space') return space;
  return isAscii ? key.replace(/^[←↑↓→]+/u, (signs) => arrows[signs] ?? signs) : key;
}
