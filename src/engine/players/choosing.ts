import type { Game } from '../../core/game.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { GamePlayers } from '../../core/player.ts';
import type { PlayerName } from './name.ts';
import { choosePerfectly } from './perfect.ts';
import { chooseByPlayouts } from './playing-out.ts';
import { chooseBySearch, type SearchPlan } from './searching.ts';
import { type Choose, chooseAnyPiece, chooseAtRandom, chooseFirst, withLapses } from './simple.ts';
import { evaluationOf } from './weighting.ts';

/** Where names are looked up. */
export interface Register<S> {
  readonly game: Game<S>;
  readonly players: GamePlayers<S>;
}

/** Everything a player of one game is made from. The oracle is asked for only by those who use it. */
export interface Workshop<S> extends Register<S> {
  readonly oracle: () => Promise<Oracle<S>>;
}

/** The kinds of player that look to the end of the game where nothing limits them. */
export const playersToTheEnd = ['minimax', 'alphabeta'] as const;

export function isToTheEnd(kind: string): boolean {
  return playersToTheEnd.some((each) => each === kind);
}

/** How the player with this name chooses. Every part of the name is said, and fits its kind. */
export async function chooserOf<S>(workshop: Workshop<S>, name: PlayerName): Promise<Choose<S>> {
  const attentive = await attentiveChooserOf(workshop, name);
  const lapse = name.amounts.get('lapse');
  if (lapse === undefined) return attentive;
  const plan = inattentivePlan(workshop, name);
  const inattentive = plan ? chooseBySearch(workshop.game, plan) : chooseAtRandom(workshop.game);
  return withLapses(attentive, inattentive, lapse);
}

async function attentiveChooserOf<S>(workshop: Workshop<S>, name: PlayerName): Promise<Choose<S>> {
  const { game, players, oracle } = workshop;
  const { kind, amounts, flags } = name;
  const count = amounts.get('count') ?? Number.POSITIVE_INFINITY;
  switch (kind) {
    case 'first':
      return chooseFirst(game);
    case 'random':
      return chooseAtRandom(game);
    case 'random-piece':
      return chooseAnyPiece(game);
    case 'greedy':
    case 'minimax':
    case 'alphabeta':
      return chooseBySearch(game, planOf(workshop, name));
    case 'uct':
      return chooseByPlayouts(game, count, flags.has('exact') ? await oracle() : undefined);
    case 'perfect':
      return choosePerfectly(game, await oracle());
    default: {
      const own = await players.own?.[kind]?.load();
      if (!own) throw new Error(`Nothing makes a player ${kind}; give its kind a case here.`);
      return (state, random, onEvent) => own.choose(state, random, count, onEvent);
    }
  }
}

/** How a player that searches does so. */
export function planOf<S>({ players }: Register<S>, { kind, amounts, flags, word }: PlayerName): SearchPlan<S> {
  const hasOwnLimit = amounts.has('time') || amounts.has('nodes');
  const evaluation = evaluationOf(players, word);
  const isGreedy = kind === 'greedy';
  return {
    depth: isGreedy ? 1 : (amounts.get('count') ?? Number.POSITIVE_INFINITY),
    ...(evaluation && { evaluate: evaluation.evaluate }),
    isPruned: kind === 'alphabeta',
    ...(flags.has('ordered') && players.order && { order: players.order }),
    hasTable: flags.has('table'),
    isDeepening: flags.has('deepening') || hasOwnLimit,
    nodes: amounts.get('nodes') ?? Number.POSITIVE_INFINITY,
    isVaried: isGreedy || flags.has('varied'),
    noise: amounts.get('noise') ?? 0,
  };
}

/**
 * How a player searches in a moment of inattention. It still looks two plies ahead, and so does not lose at once; only
 * one that never looks farther overlooks that too: undefined where it then plays anything.
 */
export function inattentivePlan<S>(register: Register<S>, name: PlayerName): SearchPlan<S> | undefined {
  const depth = isToTheEnd(name.kind) ? (name.amounts.get('count') ?? Number.POSITIVE_INFINITY) : 3;
  const shallow = Math.min(2, depth - 1);
  if (shallow === 0) return undefined;
  const plan = planOf(register, { ...name, kind: 'alphabeta' });
  return { ...plan, depth: shallow, isDeepening: false, isVaried: true };
}
