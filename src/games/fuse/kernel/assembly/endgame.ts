import { aheadOf, border, placeOf, stepFrom } from './board';
import { boundOfLast } from './last-discs';
import { forgetHistory, promiseOf, rememberGood } from './order';
import { advance, runAhead } from './push';
import { canPush, markedDiscs, ownDiscs, theirDiscs } from './rules';
import { marginNow, setScoring } from './scores';
import { find, forgetTable, keep, leastOf, makeKnown, maxMargin, mostOf, moveOf } from './table';

/** With so few discs on the border, looking in the table and ordering moves takes longer than it saves. */
const plainDiscs = 3;

/**
 * What a search works with at one ply: of each move the position after it, how promising it is, and the move itself.
 *
 *     byte 0     8       16       24        28
 *          own   their   marked   promise   move
 */
const moveSize: usize = 32;
const plySize: usize = 72 * moveSize;
/** A pass is always followed by a push, so that there are at most 48 plies. */
const pliesAt = memory.data(48 * 72 * 32, 8);
const foremost = 1 << 20;

/** What `boundMargin` returns when no visit is left. */
const unfinished = -128;
let visitsLeft: i32 = 0;

/** Forgets what earlier searches found out, so that the next one is the same whatever was before it. */
export function forget(): void {
  forgetTable();
  forgetHistory();
}

/**
 * Whether the margin of the player to move in the position reaches a bar: a lower bound of it that does, or else an upper
 * bound that does not. Unfinished (−128) after so many visits to positions; the next call goes on where this one stopped,
 * since it finds in the table what was finished.
 */
export function boundMargin(scoring: i32, bar: i32, visits: i32): i32 {
  setScoring(scoring);
  // Corners are no cells, so that among the marked discs their bits can tell positions of one scoring from another's.
  const marked = markedDiscs() | (scoring & 1) | ((<u64>(scoring >> 1)) << 7);
  visitsLeft = visits;
  const discs = <i32>popcnt((ownDiscs() | theirDiscs()) & border);
  const margin = search(ownDiscs(), theirDiscs(), marked, bar, discs, 0);
  return visitsLeft < 0 ? unfinished : margin;
}

/** Once no visit is left, what is returned means nothing and is not kept. */
function search(own: u64, their: u64, marked: u64, bar: i32, discs: i32, depth: i32): i32 {
  if (--visitsLeft < 0) return 0;
  if (discs <= plainDiscs) return boundOfLast(own, their, marked, bar, false);
  const known = find(own, their, marked);
  const least = leastOf(known);
  const most = mostOf(known);
  if (least >= bar) return least;
  if (most < bar) return most;

  const ply = pliesAt + <usize>depth * plySize;
  const end = listSuccessors(own, their, marked, bar, discs, depth, moveOf(known));
  let margin = -maxMargin;
  let move = 0;
  if (end === 0) {
    margin = marginAtOnce;
    move = moveAtOnce;
  } else if (end === ply) {
    if (!canPush(their, own | their)) return marginNow(own, their, marked);
    margin = -search(their, own, marked, 1 - bar, discs, depth + 1);
  }
  for (let last = end; last > ply && margin < bar; ) {
    const best = mostPromising(ply, last);
    const reached = -search(load<u64>(best, 8), load<u64>(best), load<u64>(best, 16), 1 - bar, discs - 1, depth + 1);
    if (reached > margin) {
      margin = reached;
      move = load<i32>(best, 28);
      if (reached >= bar) rememberGood(move, discs, depth);
    }
    last -= moveSize;
    // The last takes its place.
    for (let byte: usize = 0; byte < moveSize; byte += 8) store<u64>(best + byte, load<u64>(last + byte));
  }
  if (visitsLeft < 0) return 0;
  const reaches = margin >= bar;
  keep(own, their, marked, makeKnown(reaches ? margin : least, reaches ? most : margin, move, discs));
  return margin;
}

let marginAtOnce: i32 = 0;
let moveAtOnce: i32 = 0;

/**
 * Makes every move, and returns where their list ends; or 0 if one leads to a position that is known well enough to reach the
 * bar (an enhanced transposition cut-off): its margin and the move are put apart. That saves a fifth of the visits.
 */
function listSuccessors(own: u64, their: u64, marked: u64, bar: i32, discs: i32, depth: i32, likely: i32): usize {
  const occupied = own | their;
  let end = pliesAt + <usize>depth * plySize;
  for (let rest = own & border; rest !== 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const step = stepFrom(cell);
    let ahead = aheadOf(cell);
    let pusher = (<u64>1) << cell;
    const line = ahead | pusher;
    const free = <i32>popcnt(ahead & ~occupied);
    let ownAfter = own;
    let theirAfter = their;
    let markedAfter = marked;
    for (let distance = 1; distance <= free; distance++) {
      const run = runAhead(ownAfter | theirAfter, ahead, pusher, line, step);
      ownAfter = advance(ownAfter, run, step);
      theirAfter = advance(theirAfter, run, step);
      markedAfter = advance(markedAfter, run, step);
      pusher = rotl(pusher, step);
      ahead ^= pusher;
      const move = (placeOf(cell) << 3) | distance;
      if (discs - 1 > plainDiscs) {
        const reached = -mostOf(find(theirAfter, ownAfter, markedAfter));
        if (reached >= bar) {
          marginAtOnce = reached;
          moveAtOnce = move;
          return 0;
        }
      }
      store<u64>(end, ownAfter);
      store<u64>(end, theirAfter, 8);
      store<u64>(end, markedAfter, 16);
      store<i32>(
        end,
        move === likely ? foremost : promiseOf(ownAfter, theirAfter, markedAfter, move, discs, depth),
        24,
      );
      store<i32>(end, move, 28);
      end += moveSize;
    }
  }
  return end;
}

/** Looked for among those that are left, since most positions are done after one or two moves. */
function mostPromising(ply: usize, end: usize): usize {
  let best = ply;
  for (let each = ply + moveSize; each < end; each += moveSize) {
    if (load<i32>(each, 24) > load<i32>(best, 24)) best = each;
  }
  return best;
}
