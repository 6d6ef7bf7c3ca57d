import type { Language } from '../../core/game.ts';
import { locales } from '../terminal-text.ts';

/** How long something took, as people write numbers in their language: `12.3 ms`, `2.0 s`. */
export function sayDuration(milliseconds: number, language: Language): string {
  const [amount, unit] = milliseconds < 1000 ? [milliseconds, 'ms'] : [milliseconds / 1000, 's'];
  const digits = amount < 100 ? 1 : 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${amount.toLocaleString(locales[language], format)} ${unit}`;
}
