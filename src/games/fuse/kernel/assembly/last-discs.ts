import { aheadOf, border, stepFrom } from './board';
import { advance, runAhead } from './push';
import { marginNow } from './scores';

/** Below every margin. */
const noPush = -1000;

/**
 * A search for the last few discs, without a table or an order of moves: nine tenths of all positions are here. Returns a
 * bound on the margin of the player to move: a lower one if it reaches `bar`, and otherwise an upper one.
 */
export function boundOfLast(own: u64, their: u64, marked: u64, bar: i32, isAfterPass: bool): i32 {
  const occupied = own | their;
  const discs = occupied & border;
  if ((discs & (discs - 1)) === 0) {
    if ((own & border) !== 0) return boundOfLastDisc(own, their, marked, bar);
    if (discs !== 0) return -boundOfLastDisc(their, own, marked, 1 - bar);
    return marginNow(own, their, marked);
  }
  let best = noPush;
  for (let rest = own & border; rest !== 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const step = stepFrom(cell);
    let ahead = aheadOf(cell);
    let pusher = (<u64>1) << cell;
    const line = ahead | pusher;
    let ownAfter = own;
    let theirAfter = their;
    let markedAfter = marked;
    for (let free = <i32>popcnt(ahead & ~occupied); free > 0; free--) {
      const run = runAhead(ownAfter | theirAfter, ahead, pusher, line, step);
      ownAfter = advance(ownAfter, run, step);
      theirAfter = advance(theirAfter, run, step);
      markedAfter = advance(markedAfter, run, step);
      pusher = rotl(pusher, step);
      ahead ^= pusher;
      const margin = -boundOfLast(theirAfter, ownAfter, markedAfter, 1 - bar, false);
      if (margin >= bar) return margin;
      if (margin > best) best = margin;
    }
  }
  if (best > noPush) return best;
  if ((their & border) !== 0 && !isAfterPass) return -boundOfLast(their, own, marked, 1 - bar, true);
  return marginNow(own, their, marked);
}

/** The same where one disc is left on the border, of the player to move: nobody replies. A twentieth of the time is saved. */
function boundOfLastDisc(own: u64, their: u64, marked: u64, bar: i32): i32 {
  let pusher = own & border;
  const cell = <i32>ctz(pusher);
  const step = stepFrom(cell);
  let ahead = aheadOf(cell);
  let free = <i32>popcnt(ahead & ~(own | their));
  if (free === 0) return marginNow(own, their, marked);
  const line = ahead | pusher;
  let ownAfter = own;
  let theirAfter = their;
  let markedAfter = marked;
  let best = noPush;
  for (; free > 0 && best < bar; free--) {
    const run = runAhead(ownAfter | theirAfter, ahead, pusher, line, step);
    ownAfter = advance(ownAfter, run, step);
    theirAfter = advance(theirAfter, run, step);
    markedAfter = advance(markedAfter, run, step);
    pusher = rotl(pusher, step);
    ahead ^= pusher;
    best = max(best, marginNow(ownAfter, theirAfter, markedAfter));
  }
  return best;
}
