import type { Game } from '../../../core/game.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { seededRandom } from '../../../core/random.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { surveyGame } from '../../../study/survey.ts';
import type { TaskRequest } from './task-request.ts';

/** The positions of a game, counted. */
export interface Counted {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly byPlies: readonly number[];
}

/** Counts the positions of a game by value and plies; null where they are too many. */
export async function startSurvey(game: Game, _: TaskRequest): Promise<Result<Generator<number, Counted | null>>> {
  const oracle = await oracleOf(game);
  return succeed(count());

  function* count(): Generator<number, Counted | null> {
    const survey = yield* surveyGame(game, oracle, game.rules.start(seededRandom(1)));
    if (!survey?.byPlies) return null;
    const { won, lost, drawn, byPlies } = survey;
    return { won, lost, drawn, byPlies };
  }
}
