import assert from 'node:assert/strict';
import { makeDrop } from '../../src/games/drop/index.ts';
import { makeOracle as makeDropOracle } from '../../src/games/drop/oracle.ts';
import { DropBoard } from '../../src/games/drop/rules.ts';
import { neutreeko } from '../../src/games/neutreeko/index.ts';
import { makeOracle as makeNeutreekoOracle } from '../../src/games/neutreeko/oracle.ts';
import { reachable, tresSize } from '../../tools/puzzles/drop.ts';
import { allPositions } from '../../tools/puzzles/neutreeko.ts';
import { chainsFrom, countPuzzles, knownCounts } from './counts.ts';
import { examine, examinedGames } from './examined.ts';

/**
 * Every turn of every puzzle against the oracle, every theme, no two puzzles alike, and the counts of all puzzles that there
 * are. Takes some minutes; the tests look at a part of it.
 *
 *     npm run test:puzzles
 */
function report(what: string, faults: readonly string[]): void {
  console.log(`${what}: ${faults.length === 0 ? 'sound' : `${faults.length} faults`}`);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

for (const examined of examinedGames) {
  const { game, puzzles, faults, themeFaults, shownAs } = await examine(examined);
  report(`${game.id}, the trees of ${puzzles.length} puzzles`, puzzles.flatMap(faults));
  report(`${game.id}, their themes`, puzzles.flatMap(themeFaults));
  const images = puzzles.filter(
    ({ id, position }) => shownAs(position).id !== id || shownAs(position).position !== position,
  );
  report(
    `${game.id}, none is the image of another`,
    images.map(({ id }) => id),
  );
}

const solved = countPuzzles(neutreeko, await makeNeutreekoOracle(), allPositions());
const { positions, drawn, onlyDraws } = solved;
const longest = Math.max(...Object.keys(solved.chains).map(Number));
const chains = { chainsOfTwo: chainsFrom(solved, 2), chainsOfThree: chainsFrom(solved, 3), longest };
assert.deepEqual({ positions, drawn, onlyDraws, ...chains }, knownCounts.neutreeko);
console.log('neutreeko: the counts of all positions come out');

const tres = makeDrop(tresSize);
const ofTres = countPuzzles(tres, await makeDropOracle(new DropBoard(tresSize)), reachable(tres));
assert.deepEqual({ onlyWins: ofTres.onlyWins, onlyDraws: ofTres.onlyDraws }, knownCounts.tres);
console.log('tres-em-linha: the counts of all positions come out');
