import type { Game, Move } from '../core/game.ts';
import { present } from '../core/present.ts';
import type { SearchEvent } from '../core/search-event.ts';
import { unbounded } from '../engine/search/score.ts';

/** A step of a search as programs are told it: with moves as texts, and null for no bound. */
export type ToldStep =
  | { readonly event: 'depth'; readonly depth: number }
  | {
      readonly event: 'enter';
      readonly ply: number;
      readonly move: string;
      readonly alpha: number | null;
      readonly beta: number | null;
      readonly prior?: number;
    }
  | { readonly event: 'hit'; readonly ply: number; readonly move: string; readonly score: number }
  | {
      readonly event: 'value';
      readonly ply: number;
      readonly move: string;
      readonly score: number;
      readonly leaf: boolean;
    }
  | {
      readonly event: 'cut';
      readonly ply: number;
      readonly score: number;
      readonly beta: number | null;
      readonly left: number;
    }
  | { readonly event: 'visit'; readonly path: readonly string[]; readonly value: number }
  | { readonly event: 'solve'; readonly nodes: number };

/**
 * The steps of a search from a position, each told as it is. Where a walk was not followed to its end, nobody knows where
 * its last positions joined the tree, and they are left out: what is told is a beginning of the steps.
 */
export function tellSteps<S>(game: Game<S>, root: S, events: readonly SearchEvent[]): readonly ToldStep[] {
  const told: ToldStep[] = [];
  /** The positions from the root to the one that was entered last. */
  const states = [root];
  let grown: Extract<SearchEvent, { kind: 'grow' }>[] = [];

  const stateAt = (ply: number) => present(states[ply], `position ${ply} plies down`);
  const moveAt = (ply: number, move: Move) => game.notation.move(stateAt(ply - 1), move);
  const descend = (ply: number, move: Move) => {
    states[ply] = game.rules.apply(stateAt(ply - 1), move);
  };

  for (const event of events) {
    switch (event.kind) {
      case 'depth':
        told.push({ event: 'depth', depth: event.depth });
        break;
      case 'enter': {
        const { ply, move } = event;
        told.push({ event: 'enter', ply, move: moveAt(ply, move), alpha: bound(event.alpha), beta: bound(event.beta) });
        descend(ply, move);
        break;
      }
      case 'hit':
        told.push({ event: 'hit', ply: event.ply, move: moveAt(event.ply, event.move), score: event.score });
        break;
      case 'value': {
        const { ply, move, score, isLeaf } = event;
        told.push({ event: 'value', ply, move: moveAt(ply, move), score, leaf: isLeaf });
        break;
      }
      case 'cut': {
        const { ply, score, beta, left } = event;
        told.push({ event: 'cut', ply, score, beta: bound(beta), left });
        break;
      }
      case 'grow':
        grown.push(event);
        break;
      case 'visit': {
        const path = event.path.map((move, index) => {
          const text = moveAt(index + 1, move);
          descend(index + 1, move);
          return text;
        });
        for (const { ply, move, prior } of grown) {
          const text = moveAt(ply, move);
          const isLikely = prior === undefined ? {} : { prior };
          told.push({ event: 'enter', ply, move: text, alpha: null, beta: null, ...isLikely });
        }
        grown = [];
        told.push({ event: 'visit', path, value: event.value });
        break;
      }
      case 'solve':
        told.push({ event: 'solve', nodes: event.nodes });
        break;
    }
  }
  return told;
}

function bound(score: number): number | null {
  return Math.abs(score) >= unbounded ? null : score;
}
