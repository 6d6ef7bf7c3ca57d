import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, isCount, isOneOf, isPair, isRecord, isShape, isText, parseJson } from '../../core/json.ts';
import { type Problem, type ProblemValues, type Result, succeed } from '../../core/problem.ts';
import {
  type PlayedGame,
  type ScheduledGame,
  schedule,
  type TournamentPlan,
} from '../../engine/tournament/tournament.ts';
import { refuse } from '../problems.ts';

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
 * A line is written when a game ends, so whatever stops the program, only games under way are lost.
 */
export class Journal {
  private readonly folder: string;
  readonly played: readonly PlayedGame[];

  private constructor(folder: string, played: readonly PlayedGame[]) {
    this.folder = folder;
    this.played = played;
  }

  /** Opens a folder, which is new or has a journal of the same plan. */
  static open(folder: string, plan: TournamentPlan, meanings: readonly string[]): Result<Journal> {
    const heading: Heading = { tabuleiro: 'tournament', version, plan, meanings };
    const file = join(folder, journalName);
    try {
      mkdirSync(folder, { recursive: true });
      if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(heading)}\n`);
      const text = readFileSync(file, 'utf8');
      // A line that was not finished when the program was stopped is a game to be played again.
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      const [first, ...lines] = whole.split('\n').slice(0, -1);
      if (first !== JSON.stringify(heading)) return refuse({ code: 'other-tournament', values: { folder } });
      if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
      return succeed(new Journal(folder, readGames(lines, plan)));
    } catch (error) {
      return folderFails(folder, error);
    }
  }

  /** Throws a JournalError where the folder has gone or the disk is full. */
  write(game: PlayedGame): void {
    const name = `game-${String(game.number + 1).padStart(5, '0')}.txt`;
    try {
      writeFileSync(join(this.folder, name), game.record);
      appendFileSync(join(this.folder, journalName), `${JSON.stringify(game)}\n`);
    } catch (error) {
      throw new JournalError(this.folder, error);
    }
  }
}

function folderFails(folder: string, error: unknown) {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error);
  return refuse({ code: 'folder-fails', values: { folder, reason } });
}

/** Longer than any game's. */
const maxRecordLength = 1_000_000;
const maxWordLength = 1000;

/** Everything that a game leaves behind. */
const isPlayedGame: Guard<PlayedGame> = isShape(
  {
    number: isCount,
    seats: isPair(isCount),
    start: isCount,
    winner: isOneOf([0, 1, null]),
    reason: isText(maxWordLength),
    plies: isCount,
    judged: isPair(isCount),
    kept: isPair(isCount),
    record: isText(maxRecordLength),
  },
  { forfeit: isProblem },
);

function isProblem(value: unknown): value is Problem {
  return isShape({ code: isText(maxWordLength), values: isProblemValues }, { cause: isProblem })(value);
}

function isProblemValues(value: unknown): value is ProblemValues {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');
}

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
