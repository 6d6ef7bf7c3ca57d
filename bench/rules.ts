import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { perft } from '../src/engine/search/perft.ts';
import { playout } from '../src/engine/search/playout.ts';
import { findGame } from '../src/games/index.ts';
import { naiveRules } from '../test/naive/index.ts';
import { perSecond } from './measure.ts';

/** One game in a process of its own: several in one slow each other down, since the engine then meets many rules. */
const maxPlies = 200;
const [id = '', depth] = process.argv.slice(2);
const game = await findGame(id)?.load();
if (!game) throw new Error(`No game ${id}.`);
const { rules, notation } = game;
const naive = naiveRules(id);
const random = seededRandom(1);
const buffer = new Int32Array(rules.maxMoves);

const playouts = perSecond(() => {
  playout(rules, rules.start(random), random, maxPlies, buffer);
  return 1;
});

const naivePlayouts = perSecond(() => {
  let position = notation.position(rules.start(random));
  for (let ply = 0; ply < maxPlies; ply++) {
    const moves = naive.moves(position);
    if (moves.length === 0) break;
    position = present(moves[random.below(moves.length)], 'move to draw').position;
  }
  return 1;
});

const start = rules.start(seededRandom(1));
const leaves = perSecond(() => perft(rules, start, Number(depth)));

console.log(JSON.stringify({ id, playouts, naivePlayouts, leaves }));
