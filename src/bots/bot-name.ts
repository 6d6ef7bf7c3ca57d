import { type Result, succeed } from '../core/problem.ts';
import { maxThinkingTime } from '../engine/players/name.ts';
import { refuseBot } from './text.ts';

/** A bot as a player's name gives it: `ugi:./mybot`, `ugi:500ms:python3 bot.py`. */
export interface BotName {
  /** The program and its arguments. */
  readonly command: readonly [program: string, ...words: string[]];
  /** What it is told to think about a move. */
  readonly milliseconds: number;
}

/** How long a bot is told to think about a move where nothing is said, in milliseconds. */
const usualBotTime = 1000;

/** Whether a name means a bot. It says what to run, so its case matters, unlike that of other players. */
export function isBotName(text: string): boolean {
  return /^\s*ugi:/iu.test(text);
}

/** The program that a name such as `ugi:500ms:./bot --quick` means, with its words and its time for a move; or why none. */
export function parseBotName(text: string): Result<BotName> {
  const [, digits, unit = '', line = ''] = /^\s*ugi:(?:(\d{1,9})(ms|s):)?(.*)$/isu.exec(text) ?? [];
  const [program, ...words] = wordsOf(line);
  if (!program) return refuseBot({ code: 'bot-unnamed', values: { text } });
  const milliseconds = digits === undefined ? usualBotTime : Number(digits) * (unit.toLowerCase() === 's' ? 1000 : 1);
  if (milliseconds < 1 || milliseconds > maxThinkingTime) {
    const values = { player: text, part: `${digits}${unit}`, least: 1, most: maxThinkingTime };
    return refuseBot({ code: 'player-part-range', values });
  }
  return succeed({ command: [program, ...words], milliseconds });
}

/** The words of a command line; quotes, single or double, keep spaces within one. No shell reads it. */
function wordsOf(line: string): string[] {
  const words = line.matchAll(/(?:"[^"]*"|'[^']*'|\S)+/gu);
  return [...words].map(([word]) => word.replace(/"([^"]*)"|'([^']*)'/gu, '$1$2'));
}
