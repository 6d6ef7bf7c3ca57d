import {
  answered,
  bottom,
  cellCount,
  cells,
  cellsOfColumn,
  columnFromMiddle,
  columns,
  completing,
  hasLine,
  line,
  mirrored,
  stride,
} from './board';
import { findEntry, leastOf, mostOf, productOf, storeEntry } from './table';

/**
 * An alpha-beta search that answers one question about a position again and again, with a null window: is its score more
 * than so much? What a score is, score.ts says; moves are left out and ordered as in line-search/search.ts, which does
 * the same on boards that do not fit here.
 *
 * The search keeps its path in memory, not in calls, so that it can stop anywhere; whoever has several under way copies
 * the path out and in. It is the ply where the search is, the question, and for each ply:
 */
const ownAt: usize = 0;
const takenAt: usize = 8;
/** The columns to try, four bits each, the next one lowest, and how many they are. */
const movesAt: usize = 16;
const movesLeftAt: usize = 24;
/** The best score so far; of a position that is settled, its bound. */
const bestAt: usize = 28;
/** What was known before: the least and the most that the score can be. */
const leastAt: usize = 32;
const mostAt: usize = 36;
/** Where the table has the position, unless it has only one move; how many positions were opened before it. */
const productAt: usize = 40;
const isStoredAt: usize = 48;
const openedAt: usize = 52;
const plyBytes: usize = 56;

const maxPlies = 64;
const path = memory.data(16 + maxPlies * plyBytes, 8);
const plies: usize = path + 16;
const limitAt: usize = 4;

/** Room to sort moves in: threats << 4 | column. */
const sorting = memory.data(16 << 2, 4);

/** The position that questions are asked about: the discs of the player to move, and those of both. */
let own: u64 = 0;
let taken: u64 = 0;
/** Positions opened in all, to tell the work of each. It may run over: only differences count. */
let opened: u32 = 0;

export function clear(): void {
  own = 0;
  taken = 0;
}

/** Puts a disc on top of a column. */
export function drop(column: i32, isOwn: bool): void {
  const disc = (taken + ((<u64>1) << (column * stride))) & cellsOfColumn(column);
  taken |= disc;
  if (isOwn) own |= disc;
}

/** Whether the player to move can complete a line at once. */
export function canWin(): bool {
  return (completing(own, taken) & (taken + bottom)) !== 0;
}

export function pathAddress(): usize {
  return path;
}

export function pathBytes(): i32 {
  return 16 + maxPlies * plyBytes;
}

/** Begins to find out whether the score is more than `limit`. The player to move must not be able to win at once. */
export function ask(limit: i32): void {
  store<i32>(path, 0);
  store<i32>(path, limit, limitAt);
  open(plies, own, taken, limit);
}

/** Once `run` has returned true: the score is at least this if this is more than the limit, otherwise at most. */
export function answer(): i32 {
  return load<i32>(plies, bestAt);
}

/** Goes on for so many steps, each a move tried or taken back; true when the question is answered. */
export function run(steps: i32): bool {
  let ply = load<i32>(path);
  const rootLimit = load<i32>(path, limitAt);
  let at = plies + ply * plyBytes;
  for (let step = 0; step < steps; step++) {
    const limit = (ply & 1) === 0 ? rootLimit : -1 - rootLimit;
    if (load<i32>(at, movesLeftAt) > 0 && load<i32>(at, bestAt) <= limit) {
      const nextTaken = tryNext(at);
      const nextOwn = load<u64>(at, ownAt) ^ load<u64>(at, takenAt);
      ply++;
      at += plyBytes;
      open(at, nextOwn, nextTaken, -1 - limit);
    } else {
      if (load<i32>(at, isStoredAt) !== 0) keep(at, limit);
      if (ply === 0) return true;
      const score = -load<i32>(at, bestAt);
      ply--;
      at -= plyBytes;
      if (score > load<i32>(at, bestAt)) store<i32>(at, score, bestAt);
    }
  }
  store<i32>(path, ply);
  return false;
}

/** The cells that are taken after the next move. */
function tryNext(at: usize): u64 {
  const moves = load<u64>(at, movesAt);
  store<u64>(at, moves >> 4, movesAt);
  store<i32>(at, load<i32>(at, movesLeftAt) - 1, movesLeftAt);
  const before = load<u64>(at, takenAt);
  return before | (before + ((<u64>1) << ((moves & 15) * stride)));
}

function keep(at: usize, limit: i32): void {
  const best = load<i32>(at, bestAt);
  const least = best > limit ? best : load<i32>(at, leastAt);
  const most = best > limit ? load<i32>(at, mostAt) : best;
  storeEntry(load<u64>(at, productAt), least, most, 32 - clz<u32>(opened - load<u32>(at, openedAt)));
}

/** Comes to a position: either settles it, leaving no moves to try, or lists its moves. */
function open(at: usize, own: u64, taken: u64, limit: i32): void {
  opened++;
  store<u64>(at, own, ownAt);
  store<u64>(at, taken, takenAt);
  store<i32>(at, 0, isStoredAt);
  const threats = completing(own ^ taken, taken);
  const safe = safeMoves(taken, threats);
  if (isSettled(at, own, taken, safe, limit)) {
    store<i32>(at, 0, movesLeftAt);
  } else {
    store<i32>(at, <i32>popcnt(safe), movesLeftAt);
    store<u64>(at, sortMoves(own, taken, safe, threats), movesAt);
  }
}

/** The moves after which the opponent cannot win at once. */
function safeMoves(taken: u64, threats: u64): u64 {
  const moves = (taken + bottom) & cells;
  const forced = moves & threats;
  if ((forced & (forced - 1)) !== 0) return 0;
  return (forced !== 0 ? forced : moves) & ~(threats >> 1);
}

/** Finds a bound that answers the question without a search, or else writes down the least score that is certain. */
function isSettled(at: usize, own: u64, taken: u64, safe: u64, limit: i32): bool {
  const empty = cellCount - <i32>popcnt(taken);
  if (safe === 0 || empty <= 2) {
    store<i32>(at, safe === 0 ? -(empty >> 1) : 0, bestAt);
    return true;
  }
  let least = -((empty - 2) >> 1);
  let most = (empty - 1) >> 1;
  if ((empty & 1) === 0) most = min(most, mostByAnswering(own, taken, limit));
  else least = max(least, leastByAnswering(own, taken, limit));
  // Who has no open line cannot win. With lines of four that hardly ever says more, and costs more than it saves.
  if (line > 4) {
    if (limit >= 0 && !hasLine(own | (cells ^ taken))) most = min(most, 0);
    if (limit < 0 && !hasLine(own ^ cells)) least = max(least, 0);
  }
  const isTabled = (safe & (safe - 1)) !== 0 && most > limit && least <= limit;
  if (isTabled) {
    const product = productOf(keyOf(own, taken, empty));
    const entry = findEntry(product);
    if (entry !== 0) {
      least = max(least, leastOf(entry));
      most = min(most, mostOf(entry));
    }
    store<u64>(at, product, productAt);
    store<i32>(at, least, leastAt);
    store<i32>(at, most, mostAt);
    store<u32>(at, opened, openedAt);
  }
  store<i32>(at, most <= limit ? most : least, bestAt);
  if (most <= limit || least > limit) return true;
  store<i32>(at, <i32>isTabled, isStoredAt);
  return false;
}

/**
 * The most that the player to move can get if the opponent, who has the last cell, answers every disc with one in the same
 * column. Only where a column has an odd number of empty cells, the answer to its first is the first of another such column.
 * So of the cells that are answered the player to move gets none, but for such first ones; if these and all others make
 * no line, there is no win, and if the opponent has a line in the answered ones, a loss. Allis called the rule claimeven.
 * It saves a quarter of the nodes. To tell with two odd columns which first cell whose is gained nothing.
 */
function mostByAnswering(own: u64, taken: u64, limit: i32): i32 {
  const empty = cells ^ taken;
  const moves = (taken + bottom) & cells;
  if (limit < -1 || hasLine(own | (empty & ~answered) | moves)) return i32.MAX_VALUE;
  return hasLine((own ^ taken) | (empty & answered & ~moves)) ? -1 : 0;
}

/** The same when the player to move has the last cell: then a move in a column with an odd number of cells comes first. */
function leastByAnswering(own: u64, taken: u64, limit: i32): i32 {
  const empty = cells ^ taken;
  const moves = (taken + bottom) & cells;
  const odd = moves & answered;
  const taking = (odd & (odd - 1)) === 0 ? odd : 0;
  if (limit > 0 || hasLine((own ^ taken) | (empty & ~answered) | (moves ^ taking))) return i32.MIN_VALUE;
  return hasLine(own | (empty & answered & ~moves) | taking) ? 1 : 0;
}

/** A position and its mirror image have one key in common while at least half the board is empty; later that saves nothing. */
function keyOf(own: u64, taken: u64, empty: i32): u64 {
  const key = own + taken;
  return empty * 2 < cellCount ? key : min(key, mirrored(key));
}

/** The moves, those first that make more cells threats, and of these the nearest to the middle. */
function sortMoves(own: u64, taken: u64, safe: u64, threats: u64): u64 {
  if ((safe & (safe - 1)) === 0) return ctz(safe) / stride;
  let count = 0;
  for (let place = 0; place < columns; place++) {
    const column = columnFromMiddle(place);
    const disc = safe & cellsOfColumn(column);
    if (disc === 0) continue;
    // A threat right over one of the opponent's does not count: the opponent wins below it or gets there first.
    const created = completing(own | disc, taken | disc) & ~(threats << 1);
    const move = ((<i32>popcnt(created)) << 4) | column;
    let to = count++;
    for (; to > 0 && load<i32>(sorting + ((to - 1) << 2)) >> 4 < move >> 4; to--) {
      store<i32>(sorting + (to << 2), load<i32>(sorting + ((to - 1) << 2)));
    }
    store<i32>(sorting + (to << 2), move);
  }
  let moves: u64 = 0;
  for (let n = count - 1; n >= 0; n--) moves = (moves << 4) | (load<i32>(sorting + (n << 2)) & 15);
  return moves;
}
