import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import type { Random } from '../../core/random.ts';

/** One position of a game that plays itself, and how it came about. */
export interface Scene {
  readonly state: unknown;
  readonly last?: { readonly before: unknown; readonly move: Move };
}

/** A game that wanders longer than this is left as it is. */
const maxPlies = 40;

/** The seed of the scene on a poster, which the living board takes over. It was chosen for its looks. */
export const posterSeed = 7;

/** A board is met in the middle of a game: that says more of it than its start. */
const pliesBefore = 5;

/** The first scene of a game that plays itself. */
export function firstScene(game: Game, random: Random): Scene {
  let scene: Scene = { state: game.rules.start(random) };
  for (let ply = 0; ply < pliesBefore; ply++) {
    const next = nextScene(game, scene, ply, random);
    if (!next || game.rules.ending(next.state)) break;
    scene = next;
  }
  return scene;
}

/** The scene after this one; undefined at the end. It wins where it can and hands no win over: that looks like play. */
export function nextScene(game: Game, { state }: Scene, ply: number, random: Random): Scene | undefined {
  if (ply >= maxPlies) return undefined;
  const moves = legalMoves(game, state);
  if (moves.length === 0) return undefined;
  const { rules } = game;
  const isWin = (before: unknown, move: Move) => rules.outcome(rules.apply(before, move)) === 'loss';
  const wins = moves.filter((move) => isWin(state, move));
  const safe = moves.filter((move) => {
    const after = rules.apply(state, move);
    return !legalMoves(game, after).some((reply) => isWin(after, reply));
  });
  const good = [wins, safe, moves].find((some) => some.length > 0) ?? moves;
  const move = present(good[random.below(good.length)], 'move to choose from');
  return { state: rules.apply(state, move), last: { before: state, move } };
}
