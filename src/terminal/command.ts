import { readFileSync, statSync } from 'node:fs';
import type { Game } from '../core/game.ts';
import { type Problem, type Result, succeed } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import type { Analyst } from '../engine/analyst.ts';
import { dropFamily, findGame, games } from '../games/index.ts';
import type { Arguments } from './arguments.ts';
import type { BoardStyle } from './board.ts';
import { nearest } from './nearest.ts';
import type { Claimant } from './play/claims.ts';
import type { Tempo } from './play/tempo.ts';
import type { RawTerminal } from './raw-terminal.ts';
import { type CommandName, refuse, usages } from './text.ts';

/** Everything a command is given. It returns what it has to say and prints nothing itself. */
export interface Context {
  readonly name: CommandName;
  readonly arguments: Arguments;
  /** What follows the command's name. */
  readonly words: readonly string[];
  /** Games from outside. */
  readonly loaded: readonly Game[];
  readonly board: BoardStyle;
  /** What the user types to start the program. */
  readonly program: string;
  /** How wide lines may be. */
  readonly width: number;
  /** All of standard input, or its lines as they come. */
  readInput(): Promise<string>;
  readLines(): AsyncIterable<string>;
  /** Prints at once, for a command that answers as it goes. */
  write(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** This process among others that keep games. */
  readonly claimant: Claimant;
  readonly tempo: Tempo;
  /** Where keys can be read and a whole screen drawn. */
  openTerminal?(): RawTerminal;
  /** A seed that nobody can guess, where none is given. */
  freshSeed(): number;
  /** Shows how far a long job has come, from 0 to 1, where there is someone to see it. */
  showProgress(done: number): void;
  /** A thread that analyses this game. */
  startAnalyst(game: Game): Analyst;
  /** Calls back when the user breaks off, instead of ending the program, until the returned function is called. */
  onInterrupt(handler: () => void): () => void;
  /** Milliseconds, for measuring. */
  now(): number;
}

/** What a command has to say, for people and for programs. */
export interface Printout {
  readonly text: string;
  readonly json: unknown;
}

export interface Failure {
  readonly problem: Problem;
  /** The game in whose words the problem is said. */
  readonly game?: Game;
}

/** A command can have something to show and still fail, as a record can be good up to a move. */
export interface Answer {
  readonly printout?: Printout;
  readonly failure?: Failure;
  /** Some of the lines it was given were wrong, and it has said so in their place. */
  readonly hasBadLines?: boolean;
  /** The user broke it off; what it has to show is what there was by then. */
  readonly isInterrupted?: boolean;
}

export type Command = (context: Context) => Promise<Answer>;

/** The game named by the first word. */
export async function gameOf(context: Context): Promise<Result<Game>> {
  const [word] = context.words;
  const usage = usages[context.name];
  if (word === undefined) return refuse({ code: 'argument-missing', values: { name: 'game', usage } });
  return loadGame(word, context.loaded);
}

export async function loadGame(name: string, loaded: readonly Game[]): Promise<Result<Game>> {
  const id = name.toLowerCase();
  const game = loaded.find((each) => each.id === id) ?? (await findGame(id)?.load());
  if (game) return succeed(game);
  if (id.startsWith('drop')) return refuse({ code: 'unknown-size', values: { game: name } });
  const ids = [...games, ...loaded].map((each) => each.id);
  const list = [...ids, dropFamily].join(', ');
  return refuse({ code: 'unknown-game', values: { game: name, nearest: nearest(id, ids), list } });
}

/** The state that the words from one on describe: a position, `-` for standard input, or none for the start. */
export async function stateOf<S>(game: Game<S>, context: Context, from: number): Promise<Result<S>> {
  const words = context.words.slice(from);
  if (words.length === 0) return succeed(game.rules.start(seededRandom(context.arguments.seed)));
  // A position that was not put between quotes arrives as two words.
  const text = words.join(' ');
  if (text !== '-') return game.notation.parsePosition(text);
  const input = await readText('-', context);
  if (!input.ok) return input;
  const line = input.value.split('\n').find((each) => each.trim() !== '');
  return line === undefined ? refuse({ code: 'input-empty', values: {} }) : game.notation.parsePosition(line);
}

/** The text of a file, or of standard input for `-`. */
export async function readText(file: string, context: Context): Promise<Result<string>> {
  try {
    if (file === '-') return succeed(await context.readInput());
    // A pipe with a name would be waited for, perhaps for ever; those of a shell, as in <(…), have none of their own.
    const isNamedPipe = !/^\/(?:dev|proc)\//u.test(file) && statSync(file).isFIFO();
    return isNamedPipe ? refuse({ code: 'not-a-file', values: { file } }) : succeed(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return refuse({ code: 'file-fails', values: { file, reason } });
  }
}

/** A refusal of the first word beyond those that the command takes. */
export function refuseExtra(context: Context, words: number): Failure | undefined {
  const text = context.words[words];
  const usage = usages[context.name];
  return text === undefined ? undefined : refuse({ code: 'argument-unwanted', values: { text, usage } });
}
