import { parseArgs } from 'node:util';
import type { Language } from '../core/game.ts';
import { languages } from '../core/game.ts';
import { type Result, succeed } from '../core/problem.ts';
import { largestSeed } from '../core/random.ts';
import { refuse } from './text.ts';

/** What the user asked for, checked. */
export interface Arguments {
  /** The command and what follows it. */
  readonly words: readonly string[];
  readonly language: Language;
  readonly seed: number;
  readonly load: readonly string[];
  readonly isJson: boolean;
  readonly isAscii: boolean;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
  /** `perft --divide`: the leaves below each first move. */
  readonly isDivided: boolean;
  /** `replay --all`: the board after every move. */
  readonly isAll: boolean;
  /** `analyse --stdin`: one position a line in, one JSON object a line out. */
  readonly isBatch: boolean;
  /** How long a position may be thought about, in milliseconds. */
  readonly time: number;
}

const usualTime = 2000;
const longestTime = 3_600_000;

const options = {
  lang: { type: 'string' },
  seed: { type: 'string' },
  load: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  ascii: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  divide: { type: 'boolean' },
  all: { type: 'boolean' },
  stdin: { type: 'boolean' },
  time: { type: 'string' },
} as const;

export const optionNames: readonly string[] = Object.keys(options).map((name) => `--${name}`);

/** A wrong option is looked for before anything is done, so that nothing is half done. */
export function parseArguments(argv: readonly string[], preferred: Language): Result<Arguments> {
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!known) return refuse({ code: 'unknown-option', values: { option: token.rawName } });
    if (known.type === 'string' && !token.value) {
      return refuse({ code: 'value-missing', values: { option: token.rawName } });
    }
    if (known.type === 'boolean' && token.value !== undefined) {
      return refuse({ code: 'value-unwanted', values: { option: token.rawName } });
    }
  }
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const language = languages.find((each) => each === (values.lang ?? preferred).toLowerCase());
  if (!language) {
    return refuse({ code: 'unknown-language', values: { text: values.lang ?? '', list: languages.join(', ') } });
  }
  const seed = wholeNumber(values.seed ?? '1', 0, largestSeed);
  if (seed === undefined) {
    return refuse({
      code: 'bad-number',
      values: { name: '--seed', text: values.seed ?? '', least: 0, most: largestSeed },
    });
  }
  const time = wholeNumber(values.time ?? String(usualTime), 1, longestTime);
  if (time === undefined) {
    return refuse({
      code: 'bad-number',
      values: { name: '--time', text: values.time ?? '', least: 1, most: longestTime },
    });
  }
  return succeed({
    words: positionals,
    language,
    seed,
    load: values.load ?? [],
    isJson: values.json ?? false,
    isAscii: values.ascii ?? false,
    isHelp: values.help ?? false,
    isVersion: values.version ?? false,
    isDivided: values.divide ?? false,
    isAll: values.all ?? false,
    isBatch: values.stdin ?? false,
    time,
  });
}

/** A whole number in a range, written with digits only. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,15}$/u.test(text) && number >= least && number <= most ? number : undefined;
}
