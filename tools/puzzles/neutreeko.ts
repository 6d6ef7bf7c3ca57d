import { opponentOf } from '../../src/core/game.ts';
import { squareSymmetries } from '../../src/core/square.ts';
import { neutreeko } from '../../src/games/neutreeko/index.ts';
import { makeOracle } from '../../src/games/neutreeko/oracle.ts';
import { cellCount, cellsOf, hasLine, type NeutreekoState, size } from '../../src/games/neutreeko/rules.ts';
import { knownBy } from '../../src/study/puzzles/truth.ts';
import type { PuzzleSource } from './source.ts';

/** Where three stones may stand without a line, as sets of cells. */
function lineless(): readonly number[] {
  const found: number[] = [];
  for (let first = 0; first < cellCount; first++) {
    for (let second = first + 1; second < cellCount; second++) {
      for (let third = second + 1; third < cellCount; third++) {
        const stones = (1 << first) | (1 << second) | (1 << third);
        if (!hasLine(stones)) found.push(stones);
      }
    }
  }
  return found;
}

/** All positions that are not over, one of each eight images, black to move: with white to move there are the same again. */
export function* allPositions(): Iterable<NeutreekoState> {
  const sets = lineless();
  const turned = squareSymmetries(size).map((image) => {
    const turn = (stones: number) => cellsOf(stones).reduce((set, cell) => set | (1 << (image[cell] ?? 0)), 0);
    return new Map(sets.map((stones) => [stones, turn(stones)]));
  });
  for (const black of sets) {
    if (turned.some((images) => (images.get(black) ?? 0) < black)) continue;
    const same = turned.filter((images) => images.get(black) === black);
    for (const white of sets) {
      if ((black & white) !== 0 || same.some((images) => (images.get(white) ?? 0) < white)) continue;
      yield { black, white, turn: 0 };
    }
  }
}

/** The same position with the stones of each player those of the other. */
export function exchangeColours({ black, white, turn }: NeutreekoState): NeutreekoState {
  return { black: white, white: black, turn: opponentOf(turn) };
}

export async function neutreekoSource(): Promise<PuzzleSource<NeutreekoState>> {
  const known = knownBy(neutreeko, await makeOracle());
  return {
    game: neutreeko,
    known,
    passing: {
      pass: (state) => ({ ...state, turn: opponentOf(state.turn) }),
      isWonAfterPass: (state) => known.truth(state).value === 'win',
      hasThreats: true,
    },
    exchangeColours,
    positions: allPositions,
    maxPositions: 1_000_000,
    pool: 100_000,
    tried: 2400,
    easy: 600,
    longChain: 6,
    kept: 1100,
    tries: 20,
    triesOfSlow: { 6: 6 },
    maxTurns: 40,
    file: 'neutreeko/puzzles.ts',
  };
}
