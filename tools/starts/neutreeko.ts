import { legalMoves } from '../../src/core/match.ts';
import { seededRandom, shuffle } from '../../src/core/random.ts';
import { squareSymmetries } from '../../src/core/square.ts';
import { finish } from '../../src/engine/service/finish.ts';
import { neutreeko } from '../../src/games/neutreeko/index.ts';
import { loadNeutreekoKernel } from '../../src/games/neutreeko/kernel/kernel.ts';
import {
  cellCount,
  fromCell,
  makeMove,
  type NeutreekoState,
  rules,
  size,
  toCell,
} from '../../src/games/neutreeko/rules.ts';
import { drawn, solveSteps } from '../../src/games/neutreeko/solver.ts';
import { type Remembered, rememberLevel } from './remembering-level.ts';
import type { Search } from './search-for-fair.ts';

const seed = 2026;

/** For each symmetry the image of every cell, and of every cell by its inverse. */
const images = squareSymmetries(size);
const inverses = images.map((image) => image.map((_, cell) => image.indexOf(cell)));

function turnSet(image: readonly number[], set: number): number {
  let turned = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) turned |= 1 << (image[31 - Math.clz32(rest & -rest)] as number);
  return turned;
}

const keyOf = (own: number, opponent: number): number => own * 2 ** cellCount + opponent;

function asSeenByMover({ black, white, turn }: NeutreekoState): readonly [own: number, opponent: number] {
  return turn === 0 ? [black, white] : [white, black];
}

/** The number of the symmetry that leads to the least key, and that key: the same for all positions that are alike. */
function leastImage(own: number, opponent: number): { readonly symmetry: number; readonly key: number } {
  let symmetry = 0;
  let key = keyOf(own, opponent);
  for (const [number, image] of images.entries()) {
    const other = keyOf(turnSet(image, own), turnSet(image, opponent));
    if (other < key) [symmetry, key] = [number, other];
  }
  return { symmetry, key };
}

/** All eight images, and both colours, are looked at as one: the level judges them alike. */
export const remembered: Remembered<NeutreekoState> = {
  key: (state) => keyOf(...asSeenByMover(state)),
  image(state) {
    const [own, opponent] = asSeenByMover(state);
    const { symmetry, key } = leastImage(own, opponent);
    const image = images[symmetry] as readonly number[];
    const inverse = inverses[symmetry] as readonly number[];
    return {
      key,
      state: { black: turnSet(image, own), white: turnSet(image, opponent), turn: 0 },
      moveHere: (move) => makeMove(inverse[fromCell(move)] as number, inverse[toCell(move)] as number),
    };
  },
};

/** Every triple of cells, as a set. */
function listTriples(): readonly number[] {
  const found: number[] = [];
  for (let a = 0; a < cellCount; a++) {
    for (let b = 0; b < a; b++) for (let c = 0; c < b; c++) found.push((1 << a) | (1 << b) | (1 << c));
  }
  return found;
}

function canWinAtOnce(state: NeutreekoState): boolean {
  return legalMoves(neutreeko, state).some((move) => rules.outcome(rules.apply(state, move)) === 'loss');
}

/**
 * Drawn, black to move as at the usual start, nobody about to win, and at least two moves hold; one of all that are
 * alike. In an order of chance, so that those which are found first are not all of one kind.
 */
async function listCandidates(): Promise<readonly NeutreekoState[]> {
  const solution = finish(solveSteps(await loadNeutreekoKernel()));
  const isDrawn = (state: NeutreekoState) => solution.lookup(...asSeenByMover(state)) === drawn;
  const found: NeutreekoState[] = [];
  const triples = listTriples();
  for (const black of triples) {
    for (const white of triples) {
      if ((black & white) !== 0) continue;
      const state: NeutreekoState = { black, white, turn: 0 };
      if (rules.outcome(state) !== 'ongoing' || rules.outcome({ ...state, turn: 1 }) !== 'ongoing') continue;
      if (!isDrawn(state) || leastImage(black, white).symmetry !== 0) continue;
      if (canWinAtOnce({ ...state, turn: 1 })) continue;
      const holding = legalMoves(neutreeko, state).filter((move) => isDrawn(rules.apply(state, move)));
      if (holding.length >= 2) found.push(state);
    }
  }
  return shuffle(found, seededRandom(seed));
}

export async function searchNeutreeko(): Promise<Search<NeutreekoState>> {
  return {
    game: neutreeko,
    candidates: await listCandidates(),
    drawOf: (state) => () => state,
    choose: await rememberLevel(neutreeko, 'level:5', remembered),
    wanted: 600,
    minPlies: 12,
  };
}
