import type { Game } from '../../core/game.ts';
import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import { isBetter, marginOf, seenByMover } from './verdict.ts';

/** How many positions the table holds. Full, it stops growing, and the search goes on without. */
const maxKnown = 200_000;
const positionsInSlice = 500;
/** No small game is longer; a game that goes round in circles is not searched for ever. */
const maxDepth = 200;

/** What is known of a position: the truth, or that the next so many plies decide nothing. */
type Known = ExactVerdict | { readonly undecidedFor: number };

/**
 * An oracle for a game that has none of its own. It looks one ply deeper each time (iterative deepening) and keeps what is
 * proved in a transposition table; so the first win it finds is the shortest, and a game that can go round in circles
 * does no harm: its draws are just never proved. Meant for small games.
 */
export function makeGeneralOracle<S>({ rules, notation }: Game<S>): Oracle<S> {
  const table = new Map<string, Known>();
  let visited = 0;

  /** The truth, if it comes out within so many plies. */
  function* prove(state: S, depth: number): Generator<undefined, ExactVerdict | undefined> {
    const outcome = rules.outcome(state);
    if (outcome !== 'ongoing') return { exact: true, value: outcome, plies: 0, ...marginOf(rules, state) };
    if (depth === 0) return undefined;
    const key = notation.position(state);
    const known = table.get(key);
    if (known && 'exact' in known) return known;
    if (known && known.undecidedFor >= depth) return undefined;
    if (++visited % positionsInSlice === 0) yield;
    const proof = yield* proveByMoves(state, depth);
    if (table.size < maxKnown || known) table.set(key, proof ?? { undecidedFor: depth });
    return proof;
  }

  function* proveByMoves(state: S, depth: number): Generator<undefined, ExactVerdict | undefined> {
    const moves = new Int32Array(rules.maxMoves);
    const count = rules.moves(state, moves);
    let best: ExactVerdict | undefined;
    let isOpen = false;
    for (let index = 0; index < count; index++) {
      const reply = yield* prove(rules.apply(state, moves[index]), depth - 1);
      if (!reply) isOpen = true;
      else if (!best || isBetter(seenByMover(reply), best)) best = seenByMover(reply);
    }
    if (!isOpen) return best;
    // A win by a move that is still open would take more than `depth`; so a win within it is the quickest. One that is
    // known from elsewhere to take longer may not be, a margin may be bettered, and a draw or a loss avoided.
    const isQuickest = best?.value === 'win' && best.margin === undefined && best.plies !== null && best.plies <= depth;
    return isQuickest ? best : undefined;
  }

  return {
    *solve(state) {
      for (let depth = 0; depth <= maxDepth; depth++) {
        const proof = yield* prove(state, depth);
        if (proof) return proof;
      }
      return undefined;
    },
  };
}

/** A game's own oracle, or else the general one. */
export async function oracleOf<S>(game: Game<S>): Promise<Oracle<S>> {
  return (await game.oracle?.()) ?? makeGeneralOracle(game);
}
