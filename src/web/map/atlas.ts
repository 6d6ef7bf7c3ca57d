import type { Game, Likeness, Move } from '../../core/game.ts';
import { legalMoves, Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { followGame, type GamePath } from '../../study/map/follow.ts';
import { likenessOf, type NodeId } from '../../study/map/play-map.ts';
import type { LaidOutMap } from '../laboratory/worker/map-task.ts';

/** A map with what finds positions on it. */
export interface Atlas {
  readonly game: Game;
  readonly map: LaidOutMap;
  nodeOf(state: unknown): NodeId | undefined;
  /** The position that a node shows, as it was first found. */
  stateOf(node: NodeId): unknown;
  readonly likeness: Likeness<unknown>;
}

export async function openAtlas(game: Game, map: LaidOutMap): Promise<Atlas> {
  const likeness = await likenessOf(game);
  const byKey = new Map(map.nodes.map(({ key }, id) => [key, id] as const));
  return {
    game,
    map,
    likeness,
    nodeOf: (state) => byKey.get(likeness.keyOf(state)),
    stateOf(node) {
      const state = game.notation.parsePosition(map.nodes[node]?.position ?? '');
      if (!state.ok) throw new Error(`The map of ${game.id} has a position that can't be read; correct the notation.`);
      return state.value;
    },
  };
}

/** A node, with the position that is shown for it: the one that was walked to, of all that are alike. */
export interface Chosen {
  readonly node: NodeId;
  readonly state: unknown;
  /** What it was walked to from, and by which move. */
  readonly before?: { readonly chosen: Chosen; readonly move: Move };
}

/** A move of a position, and where on the map it leads. */
export interface MapMove {
  readonly move: Move;
  readonly text: string;
  readonly state: unknown;
  /** Where the strategy or the web goes on; other moves may come to the map as well, but are not drawn. */
  readonly node: NodeId | undefined;
}

export function movesOf({ game, map, nodeOf }: Atlas, { node, state }: Chosen): readonly MapMove[] {
  const drawn = new Set(map.nodes[node]?.next);
  return legalMoves(game, state).map((move) => {
    const after = game.rules.apply(state, move);
    const reached = nodeOf(after);
    const isDrawn = reached !== undefined && drawn.has(reached);
    return { move, text: game.notation.move(state, move), state: after, node: isDrawn ? reached : undefined };
  });
}

/** The neighbour by a move, in the position that it really leads to; a node elsewhere, as it was first found. */
export function chosenAt(atlas: Atlas, from: Chosen, node: NodeId): Chosen {
  const step = movesOf(atlas, from).find((each) => each.node === node);
  if (!step) return { node, state: atlas.stateOf(node) };
  return { node, state: step.state, before: { chosen: from, move: step.move } };
}

/** A game as a path on the map. */
export interface GameOnMap extends GamePath {
  readonly match: Match;
  /** The first move that is not legal where it stands, if there is one: the game is shown up to it. */
  readonly badMove?: string;
}

export function gameOnMap({ game, map, likeness }: Atlas, moves: readonly string[]): GameOnMap {
  const { match } = Match.replay(game, game.rules.start(seededRandom(1)), moves);
  const path = followGame(
    map,
    match.steps.map(({ state }) => likeness.keyOf(state)),
  );
  const badMove = moves[match.ply];
  // A win that was at hand, and was taken, is the end of a branch.
  const hasWon = map.nodes[path.nodes.at(-1) ?? 0]?.plies === 1 && match.ending && path.leftAt === match.ply;
  return {
    nodes: path.nodes,
    ...(path.leftAt !== undefined && !hasWon && { leftAt: path.leftAt }),
    match,
    ...(badMove !== undefined && { badMove }),
  };
}

/** The positions of a game on the map, each walked to from the one before. */
export function chosenAlong({ match, nodes }: GameOnMap): readonly Chosen[] {
  const along: Chosen[] = [];
  for (const [ply, node] of nodes.entries()) {
    const step = match.steps[ply];
    const before = along.at(-1);
    along.push({
      node,
      state: step?.state,
      ...(before && step?.move !== undefined && { before: { chosen: before, move: step.move } }),
    });
  }
  return along;
}
