import type { HearBotError } from '../bots/hear-bot-error.ts';
import type { Game } from '../core/game.ts';
import { nearest } from '../core/nearest.ts';
import { fail, type Problem, type Result, succeed } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import type { Analyst } from '../engine/service/analyst.ts';
import { findGame, games } from '../games/index.ts';
import { unknownGame } from '../games/unknown-game.ts';
import type { Arguments } from './arguments.ts';
import type { Deps } from './deps.ts';
import { checkInput, readTextFile } from './files/read-text.ts';
import type { BoardStyle } from './print/board.ts';
import { refuse } from './problems.ts';
import { type CommandName, usages } from './terminal-text.ts';

/** One command line to carry out. The command returns what it has to say and prints nothing itself. */
export interface Invocation extends Deps {
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
  /** Shows how far a long job has come, from 0 to 1, where there is someone to see it. */
  showProgress(done: number, note?: string): void;
  /** Hears what bots write to standard error, where that was asked for. */
  readonly hearBotError?: HearBotError | undefined;
  /** The thread knows the games from outside too. */
  startAnalyst(game: Game): Analyst;
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
  /** What it was to check is not so, and it has said why. */
  readonly isBroken?: boolean;
  /** The user broke it off; what it has to show is what there was by then. */
  readonly isInterrupted?: boolean;
}

export type Command = (invocation: Invocation) => Promise<Answer>;

/** The game named by the first word. */
export async function gameOf(invocation: Invocation): Promise<Result<Game>> {
  const [word] = invocation.words;
  const usage = usages[invocation.name];
  if (word === undefined) return refuse({ code: 'argument-missing', values: { name: 'game', usage } });
  return loadGame(word, invocation.loaded);
}

export async function loadGame(name: string, loaded: readonly Game[]): Promise<Result<Game>> {
  const id = name.toLowerCase();
  const game = loaded.find((each) => each.id === id) ?? (await findGame(id)?.load());
  if (game) return succeed(game);
  const others = loaded.map((each) => each.id);
  const names = [...games.flatMap((entry) => [entry.id, ...(entry.aliases ?? [])]), ...others];
  return fail(unknownGame(name, games, others, nearest(id, names)));
}

/** The same with the position of a fair start, where one is wanted. */
export async function withFairStart(game: Game, seed: number, invocation: Invocation): Promise<Result<Invocation>> {
  const { isFair, position } = invocation.arguments;
  if (!isFair) return succeed(invocation);
  if (position !== undefined)
    return refuse({ code: 'options-exclude', values: { one: '--fair', other: '--position' } });
  const draw = await game.fairStarts?.();
  if (!draw) return fail({ code: 'no-fair-starts', values: {} });
  const fair = game.notation.position(draw(seededRandom(seed)));
  return succeed({ ...invocation, arguments: { ...invocation.arguments, position: fair } });
}

/** The state that the words from one on describe: a position, `-` for standard input, or none for the start. */
export async function stateOf<S>(game: Game<S>, invocation: Invocation, from: number): Promise<Result<S>> {
  const words = invocation.words.slice(from);
  if (words.length === 0) return succeed(game.rules.start(seededRandom(invocation.arguments.seed)));
  // A position that was not put between quotes arrives as two words.
  const text = words.join(' ');
  if (text !== '-') return game.notation.parsePosition(text);
  const input = await readText('-', invocation);
  if (!input.ok) return input;
  const line = input.value.split('\n').find((each) => each.trim() !== '');
  return line === undefined ? refuse({ code: 'input-empty', values: {} }) : game.notation.parsePosition(line);
}

/** The text of a file, or of standard input for `-`. */
export async function readText(file: string, invocation: Invocation): Promise<Result<string>> {
  return file === '-' ? checkInput(await invocation.readInput()) : readTextFile(file);
}

/** A refusal of the first word beyond those that the command takes. */
export function refuseExtra(invocation: Invocation, words: number): Failure | undefined {
  const word = invocation.words[words];
  const usage = usages[invocation.name];
  // The address of a database without its option: its password is not for everyone to see.
  const text = word?.replace(/(?<=^\w+:\/\/).*@/u, '…@');
  return text === undefined ? undefined : refuse({ code: 'argument-unwanted', values: { text, usage } });
}
