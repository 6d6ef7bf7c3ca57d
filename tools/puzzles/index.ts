import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { seededRandom, shuffle } from '../../src/core/random.ts';
import { maxGrade, type Puzzle } from '../../src/study/puzzles/puzzle.ts';
import { formatPuzzles, parsePuzzles } from '../../src/study/puzzles/text.ts';
import { root } from '../../test/project.ts';
import { gatherCandidates, kindOf } from './candidates.ts';
import { connectFourSource, tresSource } from './drop.ts';
import { fuseSource } from './fuse.ts';
import { levelsOf, type TriedLevel } from './levels.ts';
import { neutreekoSource } from './neutreeko.ts';
import { writeFigures } from './page.ts';
import { quantikSource } from './quantik.ts';
import { type RatedPuzzle, rated } from './rated.ts';
import { complaintsAbout, figuresOf } from './report.ts';
import { settle } from './settle.ts';
import type { PuzzleSource } from './source.ts';
import { spread } from './spread.ts';
import { type Solved, tryPuzzle } from './tries.ts';

/**
 * Makes the puzzles of all games, or of those that are named, from a seed.
 *
 *     npm run puzzles [-- neutreeko]
 *
 * Positions are looked at, puzzles of all kinds gathered, the levels try them, and so many of each grade are kept. What was
 * gathered and how the levels did is in tools/.puzzles: while it is there, to rate the puzzles anew takes seconds, as when
 * the levels are measured again.
 */
const seed = 2026;
const cache = join(root, 'tools', '.puzzles');
/** What the text of a game's puzzles may weigh on its way to a browser. */
const maxWeight = 40_000;
/** Those who take no time to try a puzzle. */
const weakestCount = 3;

const { positionals: named } = parseArgs({ allowPositionals: true });
const isWanted = (id: string) => named.length === 0 || named.includes(id);

mkdirSync(cache, { recursive: true });
if (isWanted('neutreeko')) await make(await neutreekoSource());
if (isWanted('quantik')) await make(await quantikSource());
if (isWanted('tres-em-linha')) await make(await tresSource());
if (isWanted('drop-7x6x4')) await make(await connectFourSource());
if (isWanted('fuse')) await make(await fuseSource());

async function make<S>(source: PuzzleSource<S>): Promise<void> {
  const levels = await levelsOf(source);
  const candidates = gather(source, levels);
  const solvedBy = levels.map((level) => takeTries(source, candidates, level));
  const graded = candidates.flatMap((puzzle) => {
    const solved = solvedBy.map((record): Solved => record[puzzle.id] ?? [0, 0]);
    return rated(puzzle, levels, solved) ?? [];
  });
  console.log(`${source.game.id}: ${graded.length} of ${candidates.length} have a grade`);
  const kept = chooseOfAllGrades(graded, source.kept);
  write(source, inOrder(kept.map(({ puzzle }) => puzzle)));
  writeFigures(source.game.id, figuresOf(kept));
  for (const line of figuresOf(kept)) console.log(line);
  for (const complaint of complaintsAbout(kept)) {
    console.error(`${source.game.id}: ${complaint}`);
    process.exitCode = 1;
  }
}

/** As many of each grade, where there are so many, and within a grade of each kind. */
function chooseOfAllGrades(puzzles: readonly RatedPuzzle[], wanted: number): readonly RatedPuzzle[] {
  const varied = spread(shuffle(puzzles, seededRandom(seed)), puzzles.length, ({ puzzle }) => kindOf(puzzle));
  const settled = settle(varied, Math.ceil(wanted / maxGrade));
  // Those that are left out may have kept the order of the grades.
  return settle(
    spread(settled, wanted, ({ puzzle }) => `${puzzle.grade}`),
    Math.ceil(wanted / maxGrade),
  );
}

/** The easiest first. */
function inOrder(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  return [...puzzles].sort((one, other) => one.rating - other.rating || (one.id < other.id ? -1 : 1));
}

/** The puzzles that the levels try: those gathered before, or new ones. */
function gather<S>(source: PuzzleSource<S>, levels: readonly TriedLevel<S>[]): readonly Puzzle[] {
  const file = join(cache, `${source.game.id}.txt`);
  if (existsSync(file)) return parsePuzzles(source.game, readFileSync(file, 'utf8'));
  const started = Date.now();
  const weakest = levels.slice(0, weakestCount).map(({ player }) => player);
  const candidates = gatherCandidates(source, weakest, seed);
  writeFileSync(file, formatPuzzles(source.game, candidates));
  console.log(`${source.game.id}: gathered ${candidates.length} in ${secondsSince(started)}`);
  return candidates;
}

/** How often a level solved each puzzle, by its id: what was tried before, and what is missing. */
function takeTries<S>(
  { game, asked }: PuzzleSource<S>,
  candidates: readonly Puzzle[],
  { player, tries }: TriedLevel<S>,
): Readonly<Record<string, Solved>> {
  const name = `${game.id}-${player.meaning}-${tries}`.replace(/[^a-z0-9-]/gu, '_');
  const file = join(cache, `${name}.json`);
  const solved: Record<string, Solved> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = candidates.filter(({ id }) => !Object.hasOwn(solved, id));
  if (missing.length === 0) return solved;
  const started = Date.now();
  for (const puzzle of missing) solved[puzzle.id] = tryPuzzle(game, player, puzzle, tries, asked?.forget);
  writeFileSync(file, JSON.stringify(solved));
  console.log(`  ${player.meaning}: ${missing.length} tried in ${secondsSince(started)}`);
  return solved;
}

function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(0)} s`;
}

function write<S>({ game, file }: PuzzleSource<S>, puzzles: readonly Puzzle[]): void {
  const text = formatPuzzles(game, puzzles);
  const weight = gzipSync(text).length;
  console.log(`${game.id}: ${puzzles.length} puzzles, ${text.length} characters, ${weight} bytes compressed`);
  if (weight > maxWeight) throw new Error(`They weigh more than ${maxWeight} bytes; keep fewer, or smaller trees.`);
  const path = join(root, 'src', 'games', file);
  mkdirSync(dirname(path), { recursive: true });
  const comment = '/** Made by `npm run puzzles`, and read by src/study/puzzles/text.ts. */';
  writeFileSync(path, `${comment}\nexport const puzzles: string = \`${text}\n\`;\n`);
}
