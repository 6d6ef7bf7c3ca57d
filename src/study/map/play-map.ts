import type { Game, Likeness } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict, Oracle, Value } from '../../core/oracle.ts';
import { canonicalPosition } from '../canonical.ts';

/** A node's place in the list of a map's nodes. */
export type NodeId = number;

/** A position of a map, for all that are alike. */
export interface MapNode {
  /** Equal exactly for positions that are alike. */
  readonly key: string;
  /** As it was first found on the way from the start. */
  readonly position: string;
  /** How many moves it is away from the start, at the least. */
  readonly layer: number;
  /** What it is worth to the player to move; plies to the end, and null in a draw. */
  readonly value: Value;
  readonly plies: number | null;
  /** Whether exactly one move keeps the value, those to positions that are alike counted once; no more is asked of a loser. */
  readonly isOnly: boolean;
  /** Where the moves that are on the map lead, each node once. */
  readonly next: readonly NodeId[];
}

/**
 * Perfect play from a start. Of a drawn game it is a web: both sides make every move that keeps the draw, and may come
 * back to where they were. Of one that a side wins it is the tree of a strategy: the loser makes every move, the winner one,
 * the quickest win; a branch ends where the winner has a win at hand. Branches that come to positions that are alike grow
 * together.
 */
export interface PlayMap {
  readonly kind: 'web' | 'tree';
  /** The start first, and then by layers. */
  readonly nodes: readonly MapNode[];
}

/** What a map is made with. */
export interface MapSource<S> {
  readonly game: Game<S>;
  readonly oracle: Oracle<S>;
  readonly likeness: Likeness<S>;
}

/** No map has more positions. */
const maxNodes = 4000;

/** Which positions of a game are alike: by its own word, or by trying all its symmetries. */
export async function likenessOf<S>(game: Game<S>): Promise<Likeness<S>> {
  return (await game.likeness?.()) ?? { keyOf: (state) => canonicalPosition(game, state) };
}

/** A position that a move leads to, of those that are alike the first. */
interface Successor<S> {
  readonly state: S;
  readonly key: string;
}

type Judged<S> = Successor<S> & { readonly verdict: ExactVerdict };

/** A node while the map is made. */
interface Found<S> extends Judged<S> {
  readonly layer: number;
  isOnly: boolean;
  next: readonly NodeId[];
}

/**
 * Makes the map of perfect play. Yields how much is done of what is found so far, from 0 to 1; undefined where not all is
 * known of it, or there are too many positions.
 */
export function* makePlayMap<S>(source: MapSource<S>, start: S): Generator<number, PlayMap | undefined> {
  const nodes: Found<S>[] = [];
  const byKey = new Map<string, NodeId>();

  function enter(found: Judged<S>, layer: number): NodeId {
    const known = byKey.get(found.key);
    if (known !== undefined) return known;
    nodes.push({ ...found, layer, isOnly: false, next: [] });
    byKey.set(found.key, nodes.length - 1);
    return nodes.length - 1;
  }

  /** Of moves that win as soon, the one that adds least to the map: it leads there, or leaves the fewest new replies. */
  function sparest(winning: readonly Judged<S>[]): Judged<S> | undefined {
    let least: { readonly move: Judged<S>; readonly added: number } | undefined;
    for (const move of winning) {
      const replies = successorsOf(source, move.state);
      const added = byKey.has(move.key) ? -1 : replies.filter(({ key }) => !byKey.has(key)).length;
      if (!least || added < least.added) least = { move, added };
    }
    return least?.move;
  }

  const verdict = yield* solve(source, start, 0);
  if (!verdict) return undefined;
  enter({ state: start, key: source.likeness.keyOf(start), verdict }, 0);
  let done = 0;
  for (const node of nodes) {
    const { value, plies } = node.verdict;
    if (nodes.length > maxNodes || (value !== 'draw' && plies === null)) return undefined;
    if (plies !== null && plies <= 1) continue;
    const kept = yield* keepingMoves(source, node, done / nodes.length);
    if (!kept) return undefined;
    node.isOnly = value !== 'loss' && kept.length === 1;
    const choice =
      value === 'win' ? sparest(kept.filter((move) => move.verdict.plies === (plies ?? 0) - 1)) : undefined;
    node.next = (value === 'win' ? (choice ? [choice] : []) : kept).map((move) => enter(move, node.layer + 1));
    done++;
  }
  return {
    kind: verdict.value === 'draw' ? 'web' : 'tree',
    nodes: nodes.map(({ state, key, verdict: { value, plies }, layer, isOnly, next }) => ({
      key,
      position: source.game.notation.position(state),
      layer,
      value,
      plies,
      isOnly,
      next,
    })),
  };
}

function successorsOf<S>({ game, likeness }: MapSource<S>, state: S): readonly Successor<S>[] {
  const found = new Map<string, Successor<S>>();
  for (const move of legalMoves(game, state)) {
    const next = game.rules.apply(state, move);
    const key = likeness.keyOf(next);
    if (!found.has(key)) found.set(key, { state: next, key });
  }
  return [...found.values()];
}

/** What a position is worth to the opponent after a move that keeps its value. */
const valueAfter: Readonly<Record<Value, Value>> = { win: 'loss', draw: 'draw', loss: 'win' };

/** The moves that keep the value of a position; undefined if not all is known. */
function* keepingMoves<S>(
  source: MapSource<S>,
  { state, verdict: { value } }: Judged<S>,
  done: number,
): Generator<number, readonly Judged<S>[] | undefined> {
  const kept: Judged<S>[] = [];
  for (const successor of successorsOf(source, state)) {
    const verdict = yield* solve(source, successor.state, done);
    if (!verdict) return undefined;
    if (verdict.value === valueAfter[value]) kept.push({ ...successor, verdict });
  }
  return kept;
}

/** The truth of a position; one that is won at once is seen without the oracle. */
function* solve<S>(
  { game, oracle }: MapSource<S>,
  state: S,
  done: number,
): Generator<number, ExactVerdict | undefined> {
  const { rules } = game;
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return { exact: true, value: outcome, plies: outcome === 'draw' ? null : 0 };
  if (legalMoves(game, state).some((move) => rules.outcome(rules.apply(state, move)) === 'loss')) {
    return { exact: true, value: 'win', plies: 1 };
  }
  for (const work = oracle.solve(state); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    yield done;
  }
}
