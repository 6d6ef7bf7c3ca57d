import type { Language, Sentences } from '../core/game.ts';
import type { TerminalProblems } from './problems.ts';

export type CommandName =
  | 'play'
  | 'games'
  | 'rules'
  | 'show'
  | 'perft'
  | 'replay'
  | 'analyse'
  | 'review'
  | 'solve'
  | 'compare'
  | 'tournament'
  | 'check'
  | 'engine';

/** The sentences of the command line alone. */
export interface TerminalText {
  readonly problems: Sentences<TerminalProblems>;
  /** How a command is called, its arguments named in this language. */
  readonly sayUsage: (usage: string) => string;
  readonly anySize: (least: number, most: number) => string;
  readonly lookFurther: (program: string) => string;
  readonly legalMoves: (count: number) => string;
  readonly score: string;
  readonly depth: string;
  readonly leaves: string;
  readonly perSecond: (leaves: string) => string;
  readonly start: string;
  readonly solved: SolvedWords;
  readonly compared: ComparedWords;
  readonly timeLeft: (time: string) => string;
  readonly tournament: TournamentWords;
  readonly checked: CheckedWords;
}

/** How the laws of a game are told. */
export interface CheckedWords {
  readonly holds: (laws: number, matches: number, seed: number) => string;
  readonly broken: (law: string) => string;
  /** Where it was when it was broken off; there is no seed where no match is played. */
  readonly interrupted: (law: string, seed: number | undefined) => string;
  readonly interruptedLoading: string;
  readonly checking: string;
}

/** How players are compared. */
export interface ComparedWords {
  /** The headings: player, move, value, nodes, leaves, cut-offs, table hits, depth, time. */
  readonly headings: readonly string[];
  readonly stopped: (time: string) => string;
  readonly lines: string;
  readonly pointsLegend: string;
  readonly unknownLegend: string;
  readonly uncountedLegend: (isAscii: boolean) => string;
}

/** How the table of a tournament is said. */
export interface TournamentWords {
  readonly title: (players: number, games: number, seed: number) => string;
  /** The headings of the columns. */
  readonly player: string;
  readonly games: string;
  readonly points: string;
  readonly asFirst: string;
  readonly asSecond: string;
  readonly kept: string;
  /** What the numbers of the cross table are. */
  readonly cross: string;
  readonly keptLegend: string;
  readonly timed: (players: string) => string;
  readonly forfeits: (player: string, count: number, reason: string) => string;
  readonly interrupted: (played: number, all: number) => string;
  readonly goOn: (folder: string) => string;
  readonly startOver: string;
  readonly meeting: (one: string, other: string, share: string, low: string, high: string, results: string) => string;
}

/** How the totals of a whole game are said. */
export interface SolvedWords {
  readonly start: string;
  readonly positions: string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly finished: string;
  readonly total: string;
  readonly longest: (plies: number, count: number) => string;
  readonly took: (milliseconds: number) => string;
  readonly uncounted: string;
  readonly interrupted: string;
}

export const usages: Readonly<Record<CommandName, string>> = {
  play: 'play [game|file]',
  games: 'games',
  rules: 'rules <game>',
  show: 'show <game> [position]',
  perft: 'perft <game> <depth> [position]',
  replay: 'replay <file>',
  analyse: 'analyse <game> [position]',
  review: 'review <file>',
  solve: 'solve <game>',
  compare: 'compare <game> [position] --players a,b,…',
  tournament: 'tournament <game> --players a,b,…',
  check: 'check [game] [--load module]',
  engine: 'engine <game> [--player p]',
};

export const commandNames = Object.keys(usages) as readonly CommandName[];

/** How numbers are written. */
export const locales: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-PT' };
