import type { Move } from '../src/core/game.ts';
import type { Value } from '../src/core/oracle.ts';
import { seededRandom } from '../src/core/random.ts';
import { opposite } from '../src/engine/analysis/verdict.ts';
import { parsePlayer } from '../src/engine/players.ts';
import { finish } from '../src/engine/service/finish.ts';
import { Book } from '../src/games/drop/book/book.ts';
import { connectFourBook } from '../src/games/drop/book/connect-four.ts';
import { makeDrop } from '../src/games/drop/index.ts';
import { loadDropKernel } from '../src/games/drop/kernel/kernel.ts';
import { KernelSearches, makeKernelSearcher } from '../src/games/drop/kernel/searches.ts';
import { makeSearchOracle } from '../src/games/drop/oracle.ts';
import { DropBoard, type DropState } from '../src/games/drop/rules.ts';

/**
 * Lets Connect Four's strongest level play from the empty board, first and second, against random players and level 7, and
 * proves afterwards that no move of its gave anything away: what it left is as good as what it had, by the book while it
 * lasts (`npm run test:book` proves that), and then by a search that has all the time it wants. Takes some minutes.
 *
 *     npx tsx tools/check-perfect.ts [games]
 */
const games = Number(process.argv[2] ?? 40);
const size = { columns: 7, rows: 6, line: 4 };
const board = new DropBoard(size);
const connectFour = makeDrop(size);
const { rules } = connectFour;
const book = new Book(board, connectFourBook);
const patient = makeSearchOracle(board, makeKernelSearcher(board, new KernelSearches(await loadDropKernel(), 24)));
const [perfect, ...opponents] = await Promise.all(['level:8', 'random', 'level:7'].map(playerNamed));

async function playerNamed(name: string) {
  const player = await parsePlayer(connectFour, name);
  if (!player.ok) throw new Error(`There is no ${name}.`);
  return player.value;
}

/** What the player to move gets. */
function provedValue(state: DropState): Value {
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return outcome;
  const known = book.find(state)?.value;
  if (known) return known;
  const solving = patient.solve(state);
  for (let step = solving.next(); ; step = solving.next()) {
    if (step.value) return step.value.value;
    if (step.done) throw new Error('The search ended without a value.');
  }
}

const counts = { book: 0, proved: 0, unproved: 0, wrong: 0 };
const results: Record<string, number> = {};
for (let game = 0; game < games; game++) {
  const random = seededRandom(41, game);
  const opponent = opponents[game % 2];
  const seat = (game >> 1) % 2;
  if (!perfect || !opponent) throw new Error('A player is missing.');
  const own: { readonly state: DropState; readonly move: Move }[] = [];
  let state = rules.start(random);
  while (rules.outcome(state) === 'ongoing') {
    const isOwn = rules.turn(state) === seat;
    const thought = finish((isOwn ? perfect : opponent).choose(state, random));
    if (isOwn) {
      own.push({ state, move: thought.move });
      const isInBook = book.find(state)?.column !== undefined;
      counts[isInBook ? 'book' : thought.verdict?.exact ? 'proved' : 'unproved']++;
    }
    state = rules.apply(state, thought.move);
  }
  // The last positions first: what is found there helps with those before.
  for (const { state: before, move } of own.reverse()) {
    const [had, left] = [provedValue(before), opposite[provedValue(rules.apply(before, move))]];
    if (had !== left) {
      counts.wrong++;
      console.log(`${connectFour.notation.position(before)}: had a ${had}, and column ${move + 1} left a ${left}.`);
    }
  }
  const outcome = rules.outcome(state);
  const won = outcome === 'draw' ? 'drawn' : rules.turn(state) === seat ? 'lost' : 'won';
  const key = `${seat === 0 ? 'first' : 'second'} against ${game % 2 === 0 ? 'random' : 'level 7'}, ${won}`;
  results[key] = (results[key] ?? 0) + 1;
  if (game % 10 === 9) console.log(`${game + 1} games`, counts, results);
}
if (counts.wrong > 0) process.exitCode = 1;
