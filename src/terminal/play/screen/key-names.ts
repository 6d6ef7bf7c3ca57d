import type { Language } from '../../../core/game.ts';
import type { BoardStyle } from '../../board.ts';
import { type KeyName, playText } from '../text.ts';

/** A key and what it does; what does not work now is left out by being false. */
export type NamedUse = readonly [key: string, name: KeyName] | false;

/** Keys that a plain terminal can't draw. */
const plainKeys: Readonly<Record<string, string>> = { '←↑↓→ Enter': 'Arrows Enter', '↑↓': 'Up Down', '→': 'Right' };

/** The keys that work now, each with what it does, as the line at the bottom says them. */
export function nameKeys(uses: readonly NamedUse[], language: Language, { isAscii }: BoardStyle): string[] {
  const names = uses.flatMap((use) => {
    if (!use) return [];
    const [key, name] = use;
    return [`${(isAscii && plainKeys[key]) || key} ${playText[language].keys[name]}`];
  });
  // A dot at the end of each but the last, so that lines may break after it.
  const dot = isAscii ? '|' : '·';
  return names.map((name, index) => (index < names.length - 1 ? `${name} ${dot}` : name));
}
