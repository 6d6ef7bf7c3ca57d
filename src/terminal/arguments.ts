import { parseArgs } from 'node:util';
import { type Language, languages } from '../core/game.ts';
import { wholeNumber } from '../core/json.ts';
import { nearest } from '../core/nearest.ts';
import { type Result, succeed } from '../core/problem.ts';
import { maxSeed } from '../core/random.ts';
import type { SeriesLength } from '../core/seats/series.ts';
import { maxThinkingTime } from '../engine/players/name.ts';
import { type Task, tasks } from '../play/task-names.ts';
import { usualUgiOptions } from '../ugi/options.ts';
import { commonOptions, options, ownOptions, sideOptions } from './options.ts';
import { parseSeriesLength } from './play/series-length.ts';
import { refuse } from './problems.ts';
import { commandNames } from './terminal-text.ts';

/** What the user asked for, checked. */
export interface Arguments {
  /** The command and what follows it. */
  readonly words: readonly string[];
  /** The options that were written, by name. */
  readonly written: readonly string[];
  readonly language: Language;
  readonly seed: number;
  /** Whether the seed was given; a game to be played is another one each time where not. */
  readonly isSeedGiven: boolean;
  readonly load: readonly string[];
  readonly isJson: boolean;
  readonly isAscii: boolean;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
  /** `perft --divide`: the leaves below each first move. */
  readonly isDivided: boolean;
  /** `solve --table`: the positions by plies to the end, and the draws by how many moves hold them. */
  readonly isTable: boolean;
  /** `replay --all`: the board after every move. */
  readonly isAll: boolean;
  /** `analyse --stdin`: one position a line in, one JSON object a line out. */
  readonly isBatch: boolean;
  /** How long a position may be thought about, in milliseconds; undefined for what is usual in the command. */
  readonly time: number | undefined;
  /** Who is compared or plays, as it was written. */
  readonly players: string | undefined;
  /** `tournament`: how many games per pairing, and where they are kept. */
  readonly games: number;
  readonly save: string | undefined;
  /** How many random moves begin each game; undefined for what is usual in the game. */
  readonly opening: number | undefined;
  /** A start, or the starts of a tournament, that is known to be even. */
  readonly isFair: boolean;
  /** `play`: what the person is to do. */
  readonly task: Task | undefined;
  /** The address of a queue, as it was written. */
  readonly queue: string | undefined;
  /** `tournament`: its games are taken out of the queue. */
  readonly isWithdrawn: boolean;
  /** `worker`: programs and modules that the queue names may be run. */
  readonly allowsBots: boolean;
  /** How many threads; undefined for as many as are good. */
  readonly workers: number | undefined;
  /** `trace`: how many steps of a search are told. */
  readonly events: number;
  /** `tournament`: the file of the report card. */
  readonly html: string | undefined;
  /** `judge`, and the exam of a report card: how many positions; undefined for what is usual in the game. */
  readonly positions: number | undefined;
  /** `puzzles`: how many; and, as of `train`, of which grades and theme, as they were written. */
  readonly count: number | undefined;
  readonly grade: string | undefined;
  readonly theme: string | undefined;
  /** A table for spreadsheets. */
  readonly isCsv: boolean;
  /** `card`: a sheet for a printer. */
  readonly isSvg: boolean;
  /** `play`: where the game begins, as it was written. */
  readonly position: string | undefined;
  /** Where what bots write to standard error goes, if anywhere: a file, or `-` for our own. */
  readonly botErrors: string | undefined;
  /** `play`: who plays each side, by the name of the option. */
  readonly seats: ReadonlyMap<string, string>;
  readonly series: SeriesLength | undefined;
  /** `play --input steps`: a move is asked for part by part. */
  readonly asksInSteps: boolean;
  /** `play --lines`: line by line, in a terminal too. */
  readonly isByLine: boolean;
  /** `engine`, `host` and `join`: who plays. */
  readonly player: string;
  /** `host`: the time that each has and the seat that is wanted, as they were written. */
  readonly clock: string | undefined;
  readonly seat: string | undefined;
  /** What others see in the seat. */
  readonly name: string | undefined;
  readonly hasNoTakebacks: boolean;
  /** Whether a player that plays by itself plays again. */
  readonly wantsRematch: boolean;
  /** The address of a server, as it was written. */
  readonly server: string | undefined;
  /** `train`: the day's puzzle, or a streak. */
  readonly isDaily: boolean;
  readonly isStreak: boolean;
}

const usualInput = 'moves';
const inputs = [usualInput, 'steps'];

/** The start that is shown where chance decides it and no seed is given. */
const usualSeed = 1;
/** How long a position is analysed where nothing is said. */
export const usualAnalysisTime = 2000;
const usualGames = 20;
/** How many steps of a search are told where nothing is said: some thousand positions. */
const usualEvents = 10_000;
/** Each number that an option takes: the usual one if there is any, the least and the most. */
const numbers = {
  seed: [usualSeed, 0, maxSeed],
  time: [undefined, 1, maxThinkingTime],
  games: [usualGames, 2, 100_000],
  opening: [undefined, 0, 100],
  workers: [undefined, 1, 64],
  events: [usualEvents, 1, 1_000_000],
  positions: [undefined, 1, 10_000],
  count: [undefined, 1, 10_000],
} as const;

/** The language that refusals are said in is known first, whatever else is wrong. */
export function parseArguments(
  argv: readonly string[],
  preferred: Language,
): { readonly language: Language; readonly given: Result<Arguments> } {
  const values = readOptions(argv);
  const wished = values.ok ? values.value.texts.get('lang') : undefined;
  const language = languages.find((each) => each === (wished?.at(-1) ?? languageIn(argv) ?? preferred).toLowerCase());
  return { language: language ?? preferred, given: values.ok ? check(values.value, language, wished?.at(-1)) : values };
}

interface OptionValues {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/** Every option that is written, if each is known and has a value exactly where it takes one. */
function readOptions(argv: readonly string[]): Result<OptionValues> {
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags = new Set<string>();
  const texts = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!known) return refuseUnknown(token, positionals);
    if (known.type === 'string') {
      // What looks like another option is one, and was not meant as the value; a negative number is.
      const isOption = !token.inlineValue && /^-+[a-z]/u.test(token.value ?? '');
      if (!token.value || isOption) return refuse({ code: 'value-missing', values: { option: token.rawName } });
      texts.set(token.name, [...(texts.get(token.name) ?? []), token.value]);
    } else if (token.value !== undefined) {
      return refuse({ code: 'value-unwanted', values: { option: token.rawName } });
    } else {
      flags.add(token.name);
    }
  }
  return succeed({ words: positionals, flags, texts });
}

/** A refusal of an option that there is not, which names one of the command's that was likely meant. */
function refuseUnknown(
  { name, rawName }: { readonly name: string; readonly rawName: string },
  words: readonly string[],
) {
  const command = commandNames.find((each) => words.some((word) => word.toLowerCase() === each));
  const candidates = command ? [...ownOptions(command), ...commonOptions] : Object.keys(options);
  const values = { option: rawName, command: command ?? '', nearest: nearest(name, candidates) ?? '' };
  return refuse({ code: 'unknown-option', values });
}

function languageIn(argv: readonly string[]): string | undefined {
  const at = argv.lastIndexOf('--lang');
  return at < 0 ? undefined : languages.find((language) => language === argv[at + 1]);
}

function check({ words, flags, texts }: OptionValues, language: Language | undefined, wished = ''): Result<Arguments> {
  if (!language) return refuse({ code: 'unknown-language', values: { text: wished, list: languages.join(', ') } });
  if (flags.has('win') && flags.has('hold')) {
    return refuse({ code: 'options-exclude', values: { one: '--win', other: '--hold' } });
  }
  const [one, other] = ['json', 'csv', 'svg'].filter((form) => flags.has(form));
  if (one && other) return refuse({ code: 'options-exclude', values: { one: `--${one}`, other: `--${other}` } });
  const found: Partial<Record<string, number>> = {};
  for (const [name, [usual, least, most]] of Object.entries(numbers)) {
    const text = texts.get(name)?.at(-1);
    const number = text === undefined ? usual : wholeNumber(text, least, most);
    if (text !== undefined && number === undefined) {
      return refuse({ code: 'bad-number', values: { name: `--${name}`, text, least, most } });
    }
    if (number !== undefined) found[name] = number;
  }
  const wishedSeries = texts.get('series')?.at(-1);
  const series = wishedSeries === undefined ? succeed(undefined) : parseSeriesLength(wishedSeries);
  if (!series.ok) return series;
  const input = texts.get('input')?.at(-1)?.toLowerCase() ?? usualInput;
  if (!inputs.includes(input)) {
    return refuse({ code: 'bad-choice', values: { name: '--input', text: input, list: inputs.join(', ') } });
  }
  return succeed({
    words,
    written: [...flags, ...texts.keys()],
    language,
    seed: found.seed ?? usualSeed,
    isSeedGiven: texts.has('seed'),
    time: found.time,
    players: texts.get('players')?.at(-1),
    games: found.games ?? usualGames,
    save: texts.get('save')?.at(-1),
    html: texts.get('html')?.at(-1),
    opening: found.opening,
    isFair: flags.has('fair'),
    task: tasks.find((task) => flags.has(task)),
    queue: texts.get('queue')?.at(-1),
    isWithdrawn: flags.has('withdraw'),
    allowsBots: flags.has('allow-bots'),
    workers: found.workers,
    events: found.events ?? usualEvents,
    positions: found.positions,
    count: found.count,
    grade: texts.get('grade')?.at(-1),
    theme: texts.get('theme')?.at(-1),
    isCsv: flags.has('csv'),
    isSvg: flags.has('svg'),
    seats: new Map(
      sideOptions.flatMap(
        (side) =>
          texts
            .get(side)
            ?.slice(-1)
            .map((text) => [side, text] as const) ?? [],
      ),
    ),
    position: texts.get('position')?.at(-1),
    botErrors: texts.get('bot-stderr')?.at(-1),
    series: series.value,
    asksInSteps: input === 'steps',
    isByLine: flags.has('lines'),
    player: texts.get('player')?.at(-1) ?? usualUgiOptions.player,
    clock: texts.get('clock')?.at(-1),
    seat: texts.get('seat')?.at(-1),
    name: texts.get('name')?.at(-1),
    hasNoTakebacks: flags.has('no-takebacks'),
    wantsRematch: flags.has('rematch'),
    server: texts.get('server')?.at(-1),
    isDaily: flags.has('daily'),
    isStreak: flags.has('streak'),
    load: texts.get('load') ?? [],
    isJson: flags.has('json'),
    isAscii: flags.has('ascii'),
    isHelp: flags.has('help'),
    isVersion: flags.has('version'),
    isDivided: flags.has('divide'),
    isTable: flags.has('table'),
    isAll: flags.has('all'),
    isBatch: flags.has('stdin'),
  });
}
