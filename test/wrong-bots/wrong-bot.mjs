/**
 * A bot for Três em Linha that looks four plies ahead and tells of its search, written with nothing of ours; and with one
 * mistake of choice: `node wrong-bot.mjs sign`. Without one it is right.
 */
import { createInterface } from 'node:readline';

const mistake = process.argv[2] ?? 'none';
const [columns, rows] = [5, 4];
const win = 1_000_000;
const kind = ['end', 'counter'].includes(mistake) ? 'minimax' : 'alphabeta';
const hasTable = mistake === 'table';
const search = `${kind}:4:centre*1-theirCentre*1${hasTable ? ':table:deepening' : ''}`;

let [board, side, nodes] = [[], 'x', 0];
const table = new Map();
const other = (who) => (who === 'x' ? 'o' : 'x');
const at = (x, y) => (board[x] ?? [])[y];
const hasLine = (x, y) =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].some(([dx, dy]) => {
    let run = 1;
    for (const way of [1, -1]) for (let n = way; at(x + n * dx, y + n * dy) === at(x, y); n += way) run++;
    return run >= 3;
  });
const evaluate = (who) => board[2].reduce((sum, disc) => sum + (disc === who ? 1 : -1), 0);

/** The score for whoever is to move, so many plies from the root. */
function value(who, ply, depth, alpha, beta) {
  const key = `${board.join('/')} ${who}`;
  if (hasTable && ply > 0 && table.has(key)) return table.get(key);
  let best = -Infinity;
  for (let x = 0; x < columns; x++) {
    if (board[x].length === rows) continue;
    nodes++;
    board[x].push(who);
    const isWon = mistake !== 'end' && hasLine(x, board[x].length - 1);
    const isFull = board.every((column) => column.length === rows);
    let score;
    if (isWon) score = win - ply - 1;
    else if (isFull) score = 0;
    else if (ply + 1 >= depth) score = 0 - evaluate(other(who));
    else {
      const windows = { bounds: [-Infinity, Infinity], window: [-beta, Math.max(alpha, best)] };
      const window = windows[mistake] ?? [-beta, -Math.max(alpha, best)];
      score = 0 - value(other(who), ply + 1, depth, ...window);
    }
    board[x].pop();
    if (score > best) {
      best = score;
      if (ply === 0) choice = x;
    }
    if (kind === 'alphabeta' && best >= beta) break;
  }
  if (hasTable) table.set(key, best);
  return best;
}

let choice = 0;
function think() {
  if (mistake !== 'counter') nodes = 0;
  table.clear();
  const depth = mistake === 'horizon' ? 3 : 4;
  let score = 0;
  for (let each = hasTable ? 1 : depth; each <= depth; each++) {
    score = value(side, 0, each, -Infinity, Infinity);
    if (Math.abs(score) > 1000) break;
  }
  if (mistake === 'sign') score = 0 - score;
  const plies = win - Math.abs(score);
  return Math.abs(score) > 1000 ? `mate ${score > 0 ? plies : -plies}` : `cp ${score}`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [order, ...words] = line.split(' ');
  if (order === 'quit') process.exit();
  if (order === 'ugi') console.log('ugiok');
  if (order === 'isready') console.log('readyok');
  if (order === 'position') {
    const text = words[0] === 'fen' ? words[1] : '...../...../...../.....';
    side = words[0] === 'fen' ? words[2] : 'x';
    const lines = text.split('/').reverse();
    board = Array.from({ length: columns }, (_, x) => lines.map((row) => row[x]).filter((disc) => disc !== '.'));
    for (const move of words.includes('moves') ? words.slice(words.indexOf('moves') + 1) : []) {
      board[Number(move) - 1].push(side);
      side = other(side);
    }
  }
  if (order === 'go') {
    if (mistake === 'crash') throw new Error('the stack is empty');
    const score = think();
    if (mistake === 'illegal') console.log('bestmove 7');
    else if (mistake !== 'slow') {
      console.log(`info string search ${search}\ninfo nodes ${nodes} score ${score}\nbestmove ${choice + 1}`);
    }
  }
}
