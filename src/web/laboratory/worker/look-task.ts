import type { Game } from '../../../core/game.ts';
import { type CommonProblems, failWith, type Result, succeed } from '../../../core/problem.ts';
import { seededRandom } from '../../../core/random.ts';
import { meaningOf, parsePlayer, playersOf, searchingKinds } from '../../../engine/players.ts';
import { buildSearchTree } from '../../../study/build-search-tree.ts';
import type { SearchTree } from '../../../study/search-tree.ts';
import { type Trace, tracePlayer } from '../../../study/trace.ts';
import type { TaskRequest } from './task-request.ts';

export type LookProblems = {
  /** The player has nothing to look into; the list has those that do. */
  'player-not-searching': { player: string; list: string };
};

const refuse = failWith<CommonProblems & LookProblems>();

export interface LookRequest extends TaskRequest {
  readonly position: string;
  readonly player: string;
  readonly seed: number;
  readonly maxEvents: number;
}

/** A search as it can be looked into. */
export interface FoundSearch {
  /** The player's name in full, and what it stands for. */
  readonly name: string;
  readonly meaning: string;
  readonly tree: SearchTree;
  readonly isWhole: boolean;
  readonly thought: Trace['thought'];
  /** How many plies ahead it looks at the most, where its name says so. */
  readonly depth?: number;
}

/** Lets a player think about a position, and makes a tree of its steps. */
export async function startLook(game: Game, request: LookRequest): Promise<Result<Generator<number, FoundSearch>>> {
  const state = game.notation.parsePosition(request.position);
  if (!state.ok) return state;
  if (game.rules.outcome(state.value) !== 'ongoing') return refuse({ code: 'game-over', values: {} });
  const player = await parsePlayer(game, request.player);
  if (!player.ok) return player;
  const { name, meaning, isSearching } = player.value;
  const players = await playersOf(game);
  if (!isSearching) {
    return refuse({ code: 'player-not-searching', values: { player: name, list: searchingKinds(players).join(', ') } });
  }
  const named = meaningOf({ game, players }, name);
  const depth = named.ok ? depthOf(named.value.meaning.kind, named.value.meaning.amounts.get('count')) : undefined;
  return succeed(look(tracePlayer(player.value, state.value, seededRandom(request.seed), request.maxEvents)));

  function* look(work: Generator<number, Trace>): Generator<number, FoundSearch> {
    for (;;) {
      const step = work.next();
      if (!step.done) {
        yield step.value / request.maxEvents;
        continue;
      }
      const { events, isWhole, thought } = step.value;
      return { name, meaning, isWhole, thought, tree: buildSearchTree(events), ...(depth !== undefined && { depth }) };
    }
  }
}

function depthOf(kind: string, count: number | undefined): number | undefined {
  if (kind === 'greedy') return 1;
  return kind === 'minimax' || kind === 'alphabeta' ? count : undefined;
}
