import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import type { Oracle } from '../../../core/oracle.ts';
import { fail, type Result, succeed } from '../../../core/problem.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { type ExploredLevel, exploredLevel } from '../../../study/explorer/level.ts';
import { type GameAfter, playRound } from '../../../study/explorer/round.ts';
import type { TaskRequest } from './task-request.ts';

/** A match, by its start and its moves as texts, and the number of a level. */
export interface ExploreRequest extends TaskRequest {
  readonly start: string;
  readonly moves: readonly string[];
  readonly level: number;
}

export interface RoundRequest extends ExploreRequest {
  readonly round: number;
}

/** How often a level chooses each move. */
export interface ExploredShares {
  readonly moves: readonly { readonly move: string; readonly share: number }[];
  /** From how many tries; nothing where it is computed. */
  readonly tries?: number;
  /** The level thinks by the clock, and plays no games here. */
  readonly isByClock: boolean;
}

/** How often the level chooses each move. */
export async function startShares(
  game: Game,
  request: ExploreRequest,
): Promise<Result<Generator<number, ExploredShares>>> {
  const found = await prepare(game, request);
  return found.ok ? succeed(find(found.value)) : found;

  function* find({ match, level }: Prepared): Generator<number, ExploredShares> {
    const work = level.shareOut(match.state);
    let step = work.next();
    for (; !step.done; step = work.next()) yield 0;
    const { moves, shares, tries } = step.value;
    return {
      moves: moves.map((move, index) => ({ move: game.notation.move(match.state, move), share: shares[index] ?? 0 })),
      ...(tries !== undefined && { tries }),
      isByClock: level.isByClock,
    };
  }
}

/** One game of the level against itself after each move. */
export async function startRound(
  game: Game,
  request: RoundRequest,
): Promise<Result<Generator<number, readonly GameAfter[]>>> {
  const found = await prepare(game, request);
  return found.ok ? succeed(playRound(found.value.match, found.value.level, request.round)) : found;
}

interface Prepared {
  readonly match: Match;
  readonly level: ExploredLevel<unknown>;
}

/** What one round found out is of use to the next; oracles are large, so one is kept. */
let keptOracle: { readonly id: string; readonly oracle: Oracle<unknown> } | undefined;
let keptLevel: { readonly key: string; readonly level: ExploredLevel<unknown> } | undefined;

async function prepare(game: Game, { start, moves, level }: ExploreRequest): Promise<Result<Prepared>> {
  const state = game.notation.parsePosition(start);
  if (!state.ok) return state;
  const { match, problem } = Match.replay(game, state.value, moves);
  if (problem) return fail(problem);
  if (keptOracle?.id !== game.id) keptOracle = { id: game.id, oracle: await oracleOf(game) };
  const key = `${game.id} ${level}`;
  if (keptLevel?.key !== key) {
    const found = await exploredLevel(game, level, keptOracle.oracle, () => performance.now());
    if (!found.ok) return found;
    keptLevel = { key, level: found.value };
  }
  return succeed({ match, level: keptLevel.level });
}
