import type { BotProblems } from '../bots/text.ts';
import type { Value } from '../core/oracle.ts';
import { type CommonProblems, failWith } from '../core/problem.ts';
import type { LawProblems } from '../laws/problems.ts';
import type { OutsideProblems } from '../outside/problems.ts';
import type { PlayProblems } from '../play/problems.ts';
import type { Task } from '../play/task-names.ts';
import type { UgiProblems } from '../ugi/text.ts';
import type { LaboratoryProblems } from './laboratory/problems.ts';
import type { OnlineCommandProblems } from './online/problems.ts';
import type { PuzzleProblems } from './puzzles/problems.ts';
import type { QueueCommandProblems } from './queue/problems.ts';
import type { TrainingCommandProblems } from './training/problems.ts';

/** What can go wrong on a command line. */
type CommandProblems = {
  /** Where nothing is near, `nearest` is empty. */
  'unknown-command': { command: string; nearest: string; list: string };
  /** The command is empty where none was named. */
  'unknown-option': { option: string; command: string; nearest: string };
  'option-unwanted': { command: string; option: string; list: string; common: string };
  'unknown-language': { text: string; list: string };
  'value-missing': { option: string };
  'value-unwanted': { option: string };
  'options-exclude': { one: string; other: string };
  'argument-missing': { name: string; usage: string };
  'nothing-to-check': { usage: string };
  'argument-unwanted': { text: string; usage: string };
  'bad-number': { name: string; text: string; least: number; most: number };
  'file-fails': { file: string; reason: string };
  'file-long': { file: string; megabytes: number };
  'file-unwritable': { file: string; reason: string };
  'errors-on-screen': Record<never, never>;
  'input-taken': Record<never, never>;
  'input-empty': Record<never, never>;
  'input-long': { megabytes: number };
  'no-such-number': { text: string; last: number };
  'no-such-side': { option: string; list: string };
  'bad-choice': { name: string; text: string; list: string };
  /** A file that was to be gone on from; the cause says why it can't be. */
  'table-file': { file: string };
  'position-over': Record<never, never>;
  'task-position': { task: Task };
  'task-seats': { task: Task };
  'task-untrue': { task: Task; truth: Value | 'unknown' };
  'bot-in-file': { bot: string };
  'save-fails': { file: string; reason: string };
  'file-exists': { file: string };
  'not-a-file': { file: string };
  'player-missing': { usage: string };
  'players-missing': { usage: string };
  /** These two name the options; the library, which has none, says the same of a tournament. */
  'too-few-players': { least: number };
  'odd-games': { games: number };
  'too-many-players': { most: number };
  'folder-fails': { folder: string; reason: string };
  'other-tournament': { folder: string };
  'tournament-failed': { reason: string };
  /** With the games that have one. */
  'no-card': { game: string; list: string };
};

/** The same, and what UGI, bots, tables, laws and games from outside add. */
export type TerminalProblems = CommandProblems &
  UgiProblems &
  BotProblems &
  PlayProblems &
  OnlineCommandProblems &
  LaboratoryProblems &
  PuzzleProblems &
  QueueCommandProblems &
  TrainingCommandProblems &
  LawProblems &
  OutsideProblems;

export const refuse = failWith<TerminalProblems & CommonProblems>();
