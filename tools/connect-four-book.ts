import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Value } from '../src/core/oracle.ts';
import { type BookEntry, formatEntry, parseEntry, walkBook } from '../src/games/drop/book/book.ts';
import { loadDropKernel } from '../src/games/drop/kernel/kernel.ts';
import { KernelSearches, makeKernelSearcher } from '../src/games/drop/kernel/searches.ts';
import { DropBoard, type DropState } from '../src/games/drop/rules.ts';
import { emptyCellsOf, findScore, type Score, type ScoreSearch } from '../src/games/drop/score.ts';
import { root } from '../test/project.ts';

/**
 * Makes the book of Connect Four, src/games/drop/book/connect-four.ts. What is found is kept in tools/.book, so that what
 * was interrupted goes on; nothing is left to chance.
 *
 *     npm run book
 *
 * It has every position that its owner can come to with so few discs, and those with some more for which a search that
 * knows nothing yet runs out of patience. The value of each is proved, and the move is one that keeps it: of those the first
 * to be proved, the middle columns being looked at first. In a lost position every move keeps it; then it is the one that
 * takes longest to refute.
 */
const board = new DropBoard({ columns: 7, rows: 6, line: 4 });
const surelyHard = 6;
/** With more discs than this, positions are left to a search, however long it takes. */
const maxDiscs = 12;
/** Steps of a search: some 0.5 s. */
const patience = 2 ** 22;
/** One table for all positions, so that they learn from each other: 256 MB. */
const tablePairs = 24;
const searcher = makeKernelSearcher(board, new KernelSearches(await loadDropKernel(), tablePairs));
/** Another for those who know nothing yet. */
const ignorant = new KernelSearches(await loadDropKernel());

/** Whether a search from nothing, for the value and then the plies, takes long. */
function isHard(state: DropState): boolean {
  if (discsOn(state) > maxDiscs) return false;
  const fresh = makeKernelSearcher(board, ignorant);
  if (fresh.begin(state).canWin()) return false;
  if (discsOn(state) <= surelyHard) return true;
  const steps = findScore(fresh, state, emptyCellsOf(board, state));
  for (let spent = 0; spent < patience; spent += fresh.sliceSteps) if (steps.next().done) return false;
  return true;
}

function isMore(search: ScoreSearch, limit: Score): boolean {
  search.ask(limit);
  while (!search.run(searcher.sliceSteps));
  return search.answer() > limit;
}

function provedValue(state: DropState): Value {
  const search = searcher.begin(state);
  if (search.canWin() || isMore(search, 0)) return 'win';
  return isMore(search, -1) ? 'draw' : 'loss';
}

const middle = (board.columns - 1) / 2;
const middleFirst = Array.from({ length: board.columns }, (_, column) => column).sort(
  (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
);

function discsOn(state: DropState): number {
  return board.columns * board.rows - emptyCellsOf(board, state);
}

/** Asks of every move in turn whether it keeps the value, each time for twice as long. */
function bestMove(state: DropState, value: Value): number {
  const limit = value === 'win' ? -1 : value === 'draw' ? 0 : 1;
  let open = middleFirst.filter((column) => !board.isColumnFull(state, column));
  const winning = open.find((column) => board.hasEndedInLine(board.drop(state, column)));
  if (winning !== undefined) return winning;
  for (let steps = 2 ** 12; ; steps *= 2) {
    const undecided: number[] = [];
    for (const column of open) {
      const search = searcher.begin(board.drop(state, column));
      if (search.canWin()) continue;
      search.ask(value === 'loss' ? 0 : limit);
      if (!search.run(steps)) undecided.push(column);
      else if (search.answer() <= limit && value !== 'loss') return column;
    }
    if (undecided.length === 0 && value === 'loss') return open[0] ?? middle;
    if (undecided.length === 0) throw new Error(`No move keeps the value of ${state}; the search contradicts itself.`);
    open = undecided;
  }
}

function entryOf(state: DropState): BookEntry | undefined {
  if (!isHard(state)) return undefined;
  const value = provedValue(state);
  return { value, column: bestMove(state, value) };
}

/** A line for each position: its text and its sign. */
const journal = join(root, 'tools', '.book', 'connect-four');
mkdirSync(dirname(journal), { recursive: true });
const lines = existsSync(journal) ? readFileSync(journal, 'utf8').trimEnd().split('\n') : [];
const known = new Map(lines.map((line) => line.split(' ') as [string, string]));

function recall(state: DropState): BookEntry | undefined {
  const found = known.get(String(state));
  const entry = found ? parseEntry(found) : entryOf(state);
  if (!found) appendFileSync(journal, `${state} ${formatEntry(entry)}\n`);
  return entry;
}

const signs: string[] = [];
let lastReport = 0;
const walk = walkBook(board);
for (let step = walk.next(); !step.done; ) {
  const entry = recall(step.value);
  signs.push(formatEntry(entry));
  const seconds = process.cpuUsage().user / 1e6;
  if (seconds - lastReport > 5) {
    lastReport = seconds;
    const inBook = signs.filter((sign) => sign !== '.').length;
    console.log(`${seconds.toFixed(0)} s: ${discsOn(step.value)} discs, ${inBook} of ${signs.length} positions`);
  }
  step = walk.next(entry);
}

/** What is left to a search at the end need not be said. */
const text = signs.join('').replace(/\.+$/u, '');
const rows = text.match(/.{1,110}/gu) ?? [];
writeFileSync(
  join(root, 'src', 'games', 'drop', 'book', 'connect-four.ts'),
  [
    '/** The book of Connect Four, as `npm run book` made it; book.ts says how to read it. */',
    'export const connectFourBook = [',
    ...rows.map((row) => `  '${row}',`),
    "].join('');",
    '',
  ].join('\n'),
);
console.log(`${text.length} positions.`);
