import type { Game, Move } from '../../../core/game.ts';
import type { ExactVerdict, Oracle } from '../../../core/oracle.ts';
import { type Result, succeed } from '../../../core/problem.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { countSpared, type Spared } from '../../../study/spared.ts';
import type { TaskRequest } from './task-request.ts';

export interface VerdictsRequest extends TaskRequest {
  readonly positions: readonly string[];
}

/** How long one position is tried, in milliseconds, where the game is not solved as a whole: others wait. */
const maxMilliseconds = 250;

/** The oracle of the game that was asked about last: it keeps what it found. */
let kept: { readonly id: string; readonly oracle: Promise<Oracle<unknown>> } | undefined;

function oracleFor(game: Game): Promise<Oracle<unknown>> {
  if (kept?.id !== game.id) kept = { id: game.id, oracle: oracleOf(game) };
  return kept.oracle;
}

/** What positions are truly worth to the player to move; null where that is out of reach. */
export async function startVerdicts(
  game: Game,
  request: VerdictsRequest,
): Promise<Result<Generator<number, readonly (ExactVerdict | null)[]>>> {
  const oracle = await oracleFor(game);
  return succeed(find());

  function* find(): Generator<number, readonly (ExactVerdict | null)[]> {
    const found: (ExactVerdict | null)[] = [];
    for (const position of request.positions) {
      const state = game.notation.parsePosition(position);
      found.push(state.ok ? yield* solve(state.value, found.length / request.positions.length) : null);
    }
    return found;
  }

  function* solve(state: unknown, done: number): Generator<number, ExactVerdict | null> {
    const { stages } = oracle;
    if (stages && stages.of(state) > stages.most) return null;
    const begun = performance.now();
    let best: ExactVerdict | undefined;
    for (const work = oracle.solve(state); ; ) {
      const step = work.next();
      best = step.value ?? best;
      if (step.done) return best ?? null;
      // The value is enough, where the plies take longer.
      if (!oracle.survey && performance.now() - begun > maxMilliseconds) return best ?? null;
      yield done;
    }
  }
}

export interface SparedRequest extends TaskRequest {
  readonly position: string;
  /** The moves that were looked at before the rest was cut. */
  readonly lookedAt: readonly Move[];
  /** How many plies deep the search would have gone on from there. */
  readonly plies: number;
  readonly most: number;
}

/** How many positions a cut spared. */
export async function startSpared(game: Game, request: SparedRequest): Promise<Result<Generator<number, Spared>>> {
  const state = game.notation.parsePosition(request.position);
  if (!state.ok) return state;
  return succeed(count(state.value));

  function* count(from: unknown): Generator<number, Spared> {
    yield 0;
    return countSpared(game.rules, from, request.lookedAt, request.plies, request.most);
  }
}
