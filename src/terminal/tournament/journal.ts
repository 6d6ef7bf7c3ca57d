import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, succeed } from '../../core/problem.ts';
import type { PlayedGame, TournamentPlan } from '../../engine/tournament.ts';
import { refuse } from '../text.ts';

/** The first line of a journal says what it is of; each further line is a game that was played. */
interface Heading {
  readonly tabuleiro: 'tournament';
  readonly version: number;
  readonly plan: TournamentPlan;
}

const version = 1;
const journalName = 'tournament.jsonl';

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
  static open(folder: string, plan: TournamentPlan): Result<Journal> {
    try {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, journalName);
      const heading: Heading = { tabuleiro: 'tournament', version, plan };
      if (existsSync(file)) return resume(folder, file, heading);
      writeFileSync(file, `${JSON.stringify(heading)}\n`);
      return succeed(new Journal(folder, []));
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      return refuse({ code: 'folder-fails', values: { folder, reason } });
    }

    function resume(at: string, file: string, heading: Heading): Result<Journal> {
      const text = readFileSync(file, 'utf8');
      // A line that was not finished when the program was stopped is a game to be played again.
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      const [first, ...lines] = whole.split('\n').slice(0, -1);
      if (first !== JSON.stringify(heading)) return refuse({ code: 'other-tournament', values: { folder: at } });
      if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
      return succeed(new Journal(at, lines.flatMap(readGame)));
    }
  }

  write(game: PlayedGame): void {
    const name = `game-${String(game.number + 1).padStart(5, '0')}.txt`;
    writeFileSync(join(this.folder, name), game.record);
    appendFileSync(join(this.folder, journalName), `${JSON.stringify(game)}\n`);
  }
}

/** A damaged line is a game to be played again. */
function readGame(line: string): readonly PlayedGame[] {
  try {
    return [JSON.parse(line) as PlayedGame];
  } catch {
    return [];
  }
}
