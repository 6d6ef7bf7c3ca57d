import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves } from '../../../src/core/match.ts';
import { seededRandom } from '../../../src/core/random.ts';
import type { Scoring } from '../../../src/games/fuse/groups.ts';
import { makeFuse } from '../../../src/games/fuse/index.ts';
import { type FuseState, pass } from '../../../src/games/fuse/rules.ts';

/**
 * Compares rules.h, which plays games by the million on a graphics processor, with the rules of the game: every move of
 * every position of random games, and the margins under all four scorings. Needs g++, but no graphics processor.
 */
const games = 2000;
const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];
const variants = scorings.map((scoring) => makeFuse(scoring));
const kings = makeFuse('kings');

/** The inner board in one number of 36 bits. */
const cellsOf = (upper: number, lower: number) => upper + lower * 2 ** 18;

function numbersOf(state: FuseState): number[] {
  return [
    ...[state.ownBorder, cellsOf(state.ownUpper, state.ownLower)],
    ...[state.theirBorder, cellsOf(state.theirUpper, state.theirLower)],
    ...[state.markedBorder, cellsOf(state.markedUpper, state.markedLower)],
  ];
}

function expectedOf(state: FuseState): string {
  const margins = variants.map(({ rules }) => {
    const [white, black] = rules.scores?.(state) ?? [0, 0];
    return state.turn === 0 ? white - black : black - white;
  });
  const moves = legalMoves(kings, state).map((move) =>
    move === pass ? 'pass' : `${move}:${numbersOf(kings.rules.apply(state, move)).join('.')}`,
  );
  return [...margins, ...moves].join(' ');
}

const random = seededRandom(1);
const states: FuseState[] = [];
for (let game = 0; game < games; game++) {
  let state = kings.rules.start(random);
  for (;;) {
    states.push(state);
    const moves = legalMoves(kings, state);
    if (moves.length === 0) break;
    state = kings.rules.apply(state, moves[random.below(moves.length)]);
  }
}
const program = join(mkdtempSync(join(tmpdir(), 'fuse-')), 'check');
const here = import.meta.dirname;
execFileSync('g++', ['-O2', '-std=c++17', '-o', program, join(here, 'check.cpp')]);
const answers = execFileSync(program, {
  input: states.map((state) => numbersOf(state).join(' ')).join('\n'),
  maxBuffer: 1 << 30,
})
  .toString()
  .split('\n');
const wrong = states.findIndex((state, index) => answers[index].trim() !== expectedOf(state));
if (wrong >= 0) {
  console.error(
    `rules.h differs in ${numbersOf(states[wrong]).join(' ')}:\n${answers[wrong]}\n${expectedOf(states[wrong])}`,
  );
  process.exitCode = 1;
} else {
  console.log(`rules.h and the rules agree on ${states.length} positions and all their moves.`);
}
