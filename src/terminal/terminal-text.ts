import type { Language, PartName, Sentences } from '../core/game.ts';
import type { ReportedVerdict } from '../core/report.ts';
import type { TerminalProblems } from './problems.ts';

export type CommandName =
  | 'play'
  | 'games'
  | 'rules'
  | 'show'
  | 'card'
  | 'perft'
  | 'replay'
  | 'analyse'
  | 'review'
  | 'train'
  | 'solve'
  | 'compare'
  | 'trace'
  | 'judge'
  | 'puzzles'
  | 'tournament'
  | 'worker'
  | 'check'
  | 'host'
  | 'join'
  | 'watch'
  | 'engine';

/** The sentences of the command line alone. */
export interface TerminalText {
  readonly problems: Sentences<TerminalProblems>;
  /** How a command is called, its arguments named in this language. */
  readonly sayUsage: (usage: string) => string;
  /** What a position comes to for the player to move. */
  readonly worth: (verdict: ReportedVerdict) => string;
  /** What the parts of a move are called. */
  readonly parts: Readonly<Record<PartName, string>>;
  readonly unfinished: string;
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
  readonly table: SolvedTableWords;
}

/** How the tables of a whole game are said. */
export interface SolvedTableWords {
  readonly byPlies: string;
  /** The headings: plies, won, lost, drawn, total. */
  readonly headings: readonly string[];
  /** Heads the row of what has no plies, and that of the sums. */
  readonly drawn: string;
  readonly total: string;
  readonly byLevel: string;
  /** The headings: level, positions, share. */
  readonly levelHeadings: readonly string[];
  readonly mean: (holding: string, moves: string) => string;
  /** Why there is none. */
  readonly none: string;
}

export const usages: Readonly<Record<CommandName, string>> = {
  play: 'play [game|file]',
  games: 'games',
  rules: 'rules <game>',
  show: 'show <game> [position]',
  card: 'card <game>',
  perft: 'perft <game> <depth> [position]',
  replay: 'replay <file>',
  analyse: 'analyse <game> [position]',
  review: 'review <file>',
  train: 'train [game]',
  solve: 'solve <game>',
  compare: 'compare <game> [position] --players a,b,…',
  trace: 'trace <game> [position] --player p',
  judge: 'judge <game> --players a,b,…',
  puzzles: 'puzzles <game>',
  tournament: 'tournament <game> --players a,b,…',
  worker: 'worker [--queue url]',
  check: 'check [game] [--load module]',
  host: 'host <game>',
  join: 'join <link>',
  watch: 'watch <link>',
  engine: 'engine <game> [--player p]',
};

export const commandNames = Object.keys(usages) as readonly CommandName[];

/** How numbers are written. */
export const locales: Readonly<Record<Language, string>> = { en: 'en', pt: 'pt-PT' };
