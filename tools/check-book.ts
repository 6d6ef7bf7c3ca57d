import type { Value } from '../src/core/oracle.ts';
import { opposite } from '../src/engine/analysis/verdict.ts';
import { finish } from '../src/engine/service/finish.ts';
import { parseEntry, walkBook } from '../src/games/drop/book/book.ts';
import { connectFourBook } from '../src/games/drop/book/connect-four.ts';
import { loadDropKernel } from '../src/games/drop/kernel/kernel.ts';
import { KernelSearches, makeKernelSearcher } from '../src/games/drop/kernel/searches.ts';
import { makeSearchOracle } from '../src/games/drop/oracle.ts';
import { DropBoard, type DropState } from '../src/games/drop/rules.ts';

/**
 * Proves every entry of the book of Connect Four again, those with most discs first, and then the plies of the first moves as
 * they are published. Takes some minutes.
 *
 *     npm run test:book
 */
const board = new DropBoard({ columns: 7, rows: 6, line: 4 });
const searcher = makeKernelSearcher(board, new KernelSearches(await loadDropKernel(), 24));
const oracle = makeSearchOracle(board, searcher);

/** The value, as soon as it is known; the plies are not waited for. */
function provedValue(state: DropState): Value | undefined {
  const steps = oracle.solve(state);
  for (;;) {
    const step = steps.next();
    if (step.value) return step.value.value;
    if (step.done) return undefined;
  }
}

const entries: { readonly state: DropState; readonly value: Value; readonly column: number }[] = [];
const walk = walkBook(board);
let place = walk.next();
for (const sign of connectFourBook) {
  const entry = parseEntry(sign);
  if (place.done) throw new Error('The book has more entries than positions.');
  if (entry) entries.push({ state: place.value, ...entry });
  place = walk.next(entry);
}

let wrong = 0;
for (const [index, { state, value, column }] of entries.reverse().entries()) {
  const [found, after] = [provedValue(state), provedValue(board.drop(state, column))];
  if (found !== value || after !== opposite[value]) {
    wrong++;
    console.log(`${state}: ${value} by column ${column + 1}, and it is ${found}; the move leads to ${after}.`);
  }
  if (index % 100 === 99) console.log(`${index + 1} of ${entries.length} proved again`);
}
console.log(`${entries.length} entries, ${wrong} wrong.`);

/** What the first player gets by each column, the disc itself counted. */
const published = [
  { columns: [0, 6], value: 'loss', plies: 40 },
  { columns: [1, 5], value: 'loss', plies: 42 },
  { columns: [2, 4], value: 'draw', plies: null },
  { columns: [3], value: 'win', plies: 41 },
] as const;
for (const { columns, value, plies } of published) {
  for (const column of columns) {
    const verdict = finish(oracle.solve(board.drop(board.empty, column)));
    const isRight = verdict?.value === opposite[value] && verdict.plies === (plies === null ? null : plies - 1);
    console.log(
      `column ${column + 1}: ${value}, plies ${plies ?? '–'}${isRight ? '' : ', and the search says otherwise'}`,
    );
    if (!isRight) wrong++;
  }
}
if (wrong > 0) process.exitCode = 1;
