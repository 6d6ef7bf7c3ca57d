import type { Game, Random } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { makeDrop } from '../../src/games/drop/index.ts';
import { makeOracle } from '../../src/games/drop/oracle.ts';
import { DropBoard, type DropState } from '../../src/games/drop/rules.ts';
import type { Passing } from '../../src/study/puzzles/themes.ts';
import { knownBy } from '../../src/study/puzzles/truth.ts';
import { playOn } from './play-on.ts';
import type { PuzzleSource } from './source.ts';
import { makeWonAfterPass } from './won-after-pass.ts';

/** Who is to move follows from the count of the discs, so that to pass is to count one that is not there. */
export function passingIn(game: Game<DropState>): Passing<DropState> {
  return {
    pass: ([count = 0, ...discs]) => [count + 2, ...discs],
    isWonAfterPass: makeWonAfterPass(game),
    hasThreats: true,
  };
}

/** All positions that play can reach, up to the mirror. */
export function reachable(game: Game<DropState>): readonly DropState[] {
  const [, mirror] = game.symmetries();
  const keyOf = (state: DropState) => [state.join(), mirror?.state(state).join() ?? ''].sort().join(' ');
  const found = new Map<string, DropState>();
  const line = [game.rules.start(seededRandom(0))];
  for (const state of line) {
    for (const move of legalMoves(game, state)) {
      const next = game.rules.apply(state, move);
      const key = keyOf(next);
      if (game.rules.outcome(next) !== 'ongoing' || found.has(key)) continue;
      found.set(key, next);
      line.push(next);
    }
  }
  return line;
}

export const tresSize = { columns: 5, rows: 4, line: 3 };

export async function tresSource(): Promise<PuzzleSource<DropState>> {
  const game = makeDrop(tresSize);
  return {
    game,
    known: knownBy(game, await makeOracle(new DropBoard(tresSize))),
    passing: passingIn(game),
    positions: () => reachable(game),
    maxPositions: 1_000_000,
    pool: 10_000,
    tried: 6000,
    kept: 1400,
    tries: 20,
    maxTurns: 40,
    file: 'drop/puzzles/tres-em-linha.ts',
  };
}

const connectFourSize = { columns: 7, rows: 6, line: 4 };
/** With fewer discs a proof takes seconds, and naive ones hours. */
const discs = { least: 18, most: 34 };
/** Of a hundred moves on the way so many are drawn; the others win, or stop a win, where they can. */
const drawnMoves = 20;

export async function connectFourSource(): Promise<PuzzleSource<DropState>> {
  const game = makeDrop(connectFourSize);
  return {
    game,
    known: knownBy(game, await makeOracle(new DropBoard(connectFourSize))),
    passing: passingIn(game),
    *positions(random) {
      for (;;) {
        const plies = discs.least + random.below(discs.most - discs.least + 1);
        const state = playOn(game, plies, (current) => sensibleMove(game, current, random));
        if (state) yield state;
      }
    },
    maxPositions: 40_000,
    pool: 4000,
    tried: 3000,
    kept: 800,
    tries: 12,
    maxTurns: 40,
    file: 'drop/puzzles/connect-four.ts',
  };
}

/** A move that wins, or leaves no win to the opponent, where there is one; nearer to the middle is likelier. */
function sensibleMove(game: Game<DropState>, state: DropState, random: Random): number | undefined {
  const { rules } = game;
  const moves = legalMoves(game, state);
  const anyMove = (among: readonly number[]) => {
    const [one = 0, other = 0] = [among[random.below(among.length)], among[random.below(among.length)]];
    return Math.abs(one - 3) < Math.abs(other - 3) ? one : other;
  };
  if (random.below(100) < drawnMoves) return anyMove(moves);
  const wins = (from: DropState) =>
    legalMoves(game, from).filter((move) => rules.outcome(rules.apply(from, move)) === 'loss');
  const [winning] = wins(state);
  if (winning !== undefined) return winning;
  const safe = moves.filter((move) => wins(rules.apply(state, move)).length === 0);
  return anyMove(safe.length > 0 ? safe : moves);
}
