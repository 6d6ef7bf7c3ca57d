import { sideNames } from '../games/index.ts';
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
  workers: { type: 'string' },
  csv: { type: 'boolean' },
  player: { type: 'string' },
  'bot-stderr': { type: 'string' },
} as const;

export type OptionName = keyof typeof plainOptions;

/** The sides that someone may be given to play: by turn, or by the name that a game has for them. */
export const sideOptions: readonly string[] = ['first', 'second', ...sideNames];

export const options = {
  ...plainOptions,
  ...Object.fromEntries(sideOptions.map((side) => [side, { type: 'string' } as const])),
};

/** The options that every command has. */
export const commonOptions: readonly OptionName[] = ['lang', 'load', 'ascii', 'help', 'version'];

/** The options that each command has beside them, in the order of its help; `sides` stands for all that name a side. */
export const optionsOf: Readonly<Record<CommandName, readonly (OptionName | 'sides')[]>> = {
  play: ['sides', 'position', 'series', 'seed', 'input', 'lines', 'bot-stderr'],
  games: ['json'],
  rules: ['json'],
  show: ['seed', 'json'],
  perft: ['divide', 'seed', 'json'],
  replay: ['all', 'json'],
  analyse: ['time', 'stdin', 'seed', 'json'],
  review: ['time', 'json'],
  solve: ['time', 'seed', 'json'],
  compare: ['players', 'time', 'seed', 'bot-stderr', 'csv', 'json'],
  tournament: ['players', 'games', 'opening', 'seed', 'save', 'workers', 'bot-stderr', 'csv', 'json'],
  check: ['seed', 'json'],
  engine: ['player', 'seed'],
};

/** The options of a command by name, those that all have left out. */
export function ownOptions(command: CommandName): readonly string[] {
  return optionsOf[command].flatMap((option) => (option === 'sides' ? sideOptions : [option]));
}
