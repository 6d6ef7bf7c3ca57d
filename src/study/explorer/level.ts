import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { ComputerPlayer } from '../../core/player.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import { type ShareOut, sharesOf } from '../../engine/players/shares.ts';
import { meaningOf, parsePlayer, playersOf } from '../../engine/players.ts';

/** How often a level is tried whose shares are not computed. */
const tries = 8;
/** The same where it thinks by the clock, a second each time or so. */
const triesByClock = 4;

/** A level, as it is explored. */
export interface ExploredLevel<S> {
  choose(state: S, random: Random): Generator<undefined, Move>;
  /** How often it chooses each move. */
  readonly shareOut: ShareOut<S>;
  /** It thinks by the clock: whole games would take minutes. */
  readonly isByClock: boolean;
}

/** The level with this number, from 1. Time in milliseconds is asked for only where the level thinks by the clock. */
export async function exploredLevel<S>(
  game: Game<S>,
  level: number,
  oracle: Oracle<S>,
  now: () => number,
): Promise<Result<ExploredLevel<S>>> {
  const workshop = { game, players: await playersOf(game), oracle: async () => oracle };
  const named = meaningOf(workshop, `level:${level}`);
  if (!named.ok) return named;
  const player = await parsePlayer(game, named.value.name, workshop.oracle);
  if (!player.ok) return player;
  const { meaning } = named.value;
  const choose = chooserInTime(player.value, now);
  const isByClock = player.value.milliseconds !== undefined;
  const shareOut =
    isByClock || meaning.kind === 'stubborn'
      ? sharesByTries(game, choose, isByClock ? triesByClock : tries)
      : await sharesOf(workshop, meaning, tries);
  return succeed({ choose, shareOut, isByClock });
}

function chooserInTime<S>({ choose, milliseconds }: ComputerPlayer<S>, now: () => number): ExploredLevel<S>['choose'] {
  return function* chooseInTime(state, random) {
    const end = milliseconds === undefined ? undefined : now() + milliseconds;
    for (const work = choose(state, random); ; ) {
      const step = work.next();
      if (step.done || (end !== undefined && now() >= end)) return step.value.move;
      yield;
    }
  };
}

function sharesByTries<S>(game: Game<S>, choose: ExploredLevel<S>['choose'], count: number): ShareOut<S> {
  return function* shareOut(state) {
    const moves = legalMoves(game, state);
    const chosen: Move[] = [];
    for (let attempt = 0; attempt < count; attempt++) chosen.push(yield* choose(state, seededRandom(0, attempt)));
    return {
      moves,
      shares: moves.map((move) => chosen.filter((each) => each === move).length / count),
      tries: count,
    };
  };
}
