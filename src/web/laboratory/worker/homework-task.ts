import type { Game } from '../../../core/game.ts';
import type { Oracle } from '../../../core/oracle.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { type AnswerKey, findKey } from '../../../study/homework/answers.ts';
import type { PositionKind } from '../../../study/homework/homework.ts';
import type { TaskRequest } from './task-request.ts';

export interface KeyRequest extends TaskRequest {
  readonly position: string;
  readonly kind: PositionKind;
}

/** What one oracle found out is of use to the next question about its game; they are large, so one is kept. */
let kept: { readonly id: string; readonly oracle: Oracle<unknown> } | undefined;

/** Finds what is right of a question about a position. */
export async function startKey(game: Game, request: KeyRequest): Promise<Result<Generator<number, Result<AnswerKey>>>> {
  const state = game.notation.parsePosition(request.position);
  if (!state.ok) return state;
  if (kept?.id !== game.id) kept = { id: game.id, oracle: await oracleOf(game) };
  return succeed(findKey(game, kept.oracle, state.value, request.kind));
}
