import { existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, isCount, isListOf, isOneOf, isShape, isText, parseJson } from '../../core/json.ts';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import {
  extendPlan,
  type PlayedGame,
  type ScheduledGame,
  schedule,
  type TournamentField,
  type TournamentPlan,
} from '../../engine/tournament/tournament.ts';
import { reasonOf } from '../files/file-error.ts';
import { readTextFile } from '../files/read-text.ts';
import { appendText, makeFolder, replaceText } from '../files/write-text.ts';
import { refuse } from '../problems.ts';
import { isPlayedGame } from './played-game.ts';

/** The first line of a journal says what it is of; each further line is a game that was played. */
interface Heading {
  readonly tabuleiro: 'tournament';
  readonly version: number;
  readonly plan: TournamentPlan;
  /** What the names of the players stood for: a level that has changed since is another player. */
  readonly meanings: readonly string[];
}

const version = 1;
const journalName = 'tournament.jsonl';
/** Some hundred thousand games; a text can't be much longer. */
const maxJournalBytes = 400_000_000;

/** A folder could not be written to. */
export class JournalError extends Error {
  readonly problem: Problem;

  constructor(folder: string, error: unknown) {
    const { problem } = folderFails(folder, error);
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * A folder that a tournament is kept in: a journal, from which it can be taken up again, and the record of each game.
 * A line is written when a game ends, so whatever stops the program, only games under way are lost. That it is on the disk
 * then costs some milliseconds a game (19 were measured on a busy disk), which only players that do not think feel.
 */
export class Journal {
  private readonly folder: string;
  /** The plan that was wanted, as it goes on from what was planned before. */
  readonly plan: TournamentPlan;
  readonly played: readonly PlayedGame[];

  private constructor(folder: string, plan: TournamentPlan, played: readonly PlayedGame[]) {
    this.folder = folder;
    this.plan = plan;
    this.played = played;
  }

  /** Opens a folder, which is new or has a journal that the plan goes on from. */
  static open(folder: string, plan: TournamentPlan, meanings: readonly string[]): Result<Journal> {
    const wanted: Heading = { tabuleiro: 'tournament', version, plan, meanings };
    const file = join(folder, journalName);
    try {
      makeFolder(folder);
      // Whole or not at all: a heading that was cut would be that of another tournament for ever.
      if (!existsSync(file)) replaceText(file, `${JSON.stringify(wanted)}\n`);
      const found = readTextFile(file, maxJournalBytes);
      if (!found.ok) return found;
      const text = found.value;
      // A line that was not finished when the program was stopped is a game to be played again.
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      const [first = '', ...lines] = whole.split('\n').slice(0, -1);
      const heading = extendHeading(parseJson(first), wanted);
      if (!heading) return refuse({ code: 'other-tournament', values: { folder } });
      const written = JSON.stringify(heading);
      if (written !== first) replaceText(file, [written, ...lines].map((line) => `${line}\n`).join(''));
      else if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
      return succeed(new Journal(folder, heading.plan, readGames(lines, heading.plan)));
    } catch (error) {
      return folderFails(folder, error);
    }
  }

  /** Throws a JournalError where the folder has gone or the disk is full. */
  write(game: PlayedGame): void {
    const name = `game-${String(game.number + 1).padStart(5, '0')}.txt`;
    try {
      replaceText(join(this.folder, name), game.record);
      appendText(join(this.folder, journalName), `${JSON.stringify(game)}\n`);
    } catch (error) {
      throw new JournalError(this.folder, error);
    }
  }
}

/** The heading of a journal that goes on as is wanted; undefined where it is of another tournament. */
function extendHeading(found: unknown, wanted: Heading): Heading | undefined {
  if (!isHeading(found)) return undefined;
  const plan = extendPlan(found.plan, wanted.plan);
  if (!plan) return undefined;
  const meaningOf = (player: string) => wanted.meanings[wanted.plan.players.indexOf(player)] ?? player;
  const meanings = plan.players.map(meaningOf);
  const isSame = found.meanings.every((meaning, place) => meaning === meanings[place]);
  return isSame ? { ...found, plan, meanings } : undefined;
}

function folderFails(folder: string, error: unknown) {
  return refuse({ code: 'folder-fails', values: { folder, reason: reasonOf(error) } });
}

/** A bot’s name is a whole command line. */
const maxNameLength = 1_000_000;
const isName = isText(maxNameLength);
const maxPlayers = 1000;
/** Each extension of a plan by players adds one at least. */
const maxExtensions = 100;

/** What a plan was before so many extensions at most. */
function isFieldWith(extensions: number): Guard<TournamentField> {
  const isBefore: Guard<TournamentField> = (value): value is TournamentField =>
    extensions > 0 && isFieldWith(extensions - 1)(value);
  return isShape({ players: isListOf(isName, maxPlayers), games: isCount }, { before: isBefore });
}

const isHeading: Guard<Heading> = isShape({
  tabuleiro: isOneOf(['tournament']),
  version: isOneOf([version]),
  plan: isShape(
    { game: isName, players: isListOf(isName, maxPlayers), games: isCount, seed: isCount, opening: isCount },
    { before: isFieldWith(maxExtensions), isFair: isOneOf([true] as const) },
  ),
  meanings: isListOf(isName, maxPlayers),
});

/** The games of a plan that were played. A damaged line is a game to be played again. */
function readGames(lines: readonly string[], plan: TournamentPlan): readonly PlayedGame[] {
  const scheduled = schedule(plan);
  const whole = lines.map(parseJson).filter(isPlayedGame);
  return whole.filter((game) => isSameGame(game, scheduled[game.number]));
}

/** Whether it is the game that the plan has there. */
function isSameGame(game: PlayedGame, scheduled: ScheduledGame | undefined): boolean {
  return (
    scheduled !== undefined &&
    game.seats.every((player, seat) => player === scheduled.seats[seat]) &&
    game.start === scheduled.start
  );
}
