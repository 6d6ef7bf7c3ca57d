import { games } from '../games/index.ts';
import type { CommandName } from './terminal-text.ts';

/** Every option but those that name a side, and whether a value follows it. */
const plainOptions = {
  lang: { type: 'string' },
  seed: { type: 'string' },
  load: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  ascii: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  divide: { type: 'boolean' },
  table: { type: 'boolean' },
  all: { type: 'boolean' },
  stdin: { type: 'boolean' },
  time: { type: 'string' },
  position: { type: 'string' },
  series: { type: 'string' },
  input: { type: 'string' },
  lines: { type: 'boolean' },
  players: { type: 'string' },
  games: { type: 'string' },
  save: { type: 'string' },
  opening: { type: 'string' },
  fair: { type: 'boolean' },
  win: { type: 'boolean' },
  hold: { type: 'boolean' },
  workers: { type: 'string' },
  csv: { type: 'boolean' },
  svg: { type: 'boolean' },
  html: { type: 'string' },
  player: { type: 'string' },
  events: { type: 'string' },
  positions: { type: 'string' },
  count: { type: 'string' },
  grade: { type: 'string' },
  theme: { type: 'string' },
  clock: { type: 'string' },
  seat: { type: 'string' },
  name: { type: 'string' },
  'no-takebacks': { type: 'boolean' },
  rematch: { type: 'boolean' },
  server: { type: 'string' },
  'bot-stderr': { type: 'string' },
  queue: { type: 'string' },
  withdraw: { type: 'boolean' },
  'allow-bots': { type: 'boolean' },
  daily: { type: 'boolean' },
  streak: { type: 'boolean' },
} as const;

export type OptionName = keyof typeof plainOptions;

/** The sides that someone may be given to play: by turn, or by the name that a game has for them. */
export const sideOptions: readonly string[] = [...new Set(['first', 'second', ...games.flatMap(({ sides }) => sides)])];

export const options = {
  ...plainOptions,
  ...Object.fromEntries(sideOptions.map((side) => [side, { type: 'string' } as const])),
};

/** The options that every command has. */
export const commonOptions: readonly OptionName[] = ['lang', 'load', 'ascii', 'help', 'version'];

/** The options that each command has beside them, in the order of its help; `sides` stands for all that name a side. */
export const optionsOf: Readonly<Record<CommandName, readonly (OptionName | 'sides')[]>> = {
  play: ['sides', 'position', 'fair', 'win', 'hold', 'series', 'seed', 'input', 'lines', 'bot-stderr'],
  games: ['json'],
  rules: ['json'],
  show: ['seed', 'json'],
  card: ['csv', 'svg', 'json'],
  perft: ['divide', 'seed', 'json'],
  replay: ['all', 'json'],
  analyse: ['time', 'stdin', 'seed', 'json'],
  review: ['time', 'json'],
  train: ['grade', 'theme', 'daily', 'streak', 'seed'],
  solve: ['table', 'time', 'seed', 'json'],
  compare: ['players', 'time', 'seed', 'bot-stderr', 'csv', 'json'],
  trace: ['player', 'events', 'seed', 'json'],
  judge: ['players', 'positions', 'seed', 'bot-stderr', 'csv', 'json'],
  puzzles: ['count', 'grade', 'theme', 'seed', 'json'],
  tournament: [
    'players',
    'games',
    'opening',
    'fair',
    'seed',
    'save',
    'html',
    'positions',
    'workers',
    'queue',
    'withdraw',
    'bot-stderr',
    'csv',
    'json',
  ],
  worker: ['queue', 'workers', 'allow-bots', 'bot-stderr'],
  check: ['seed', 'json'],
  engine: ['player', 'seed'],
  host: [
    'clock',
    'seat',
    'position',
    'fair',
    'name',
    'no-takebacks',
    'server',
    'player',
    'rematch',
    'input',
    'lines',
    'bot-stderr',
  ],
  join: ['name', 'player', 'rematch', 'server', 'input', 'lines', 'bot-stderr'],
  watch: ['server', 'lines', 'json'],
};

/** The options of a command by name, those that all have left out. */
export function ownOptions(command: CommandName): readonly string[] {
  return optionsOf[command].flatMap((option) => (option === 'sides' ? sideOptions : [option]));
}
