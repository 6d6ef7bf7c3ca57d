/**
 * A push, cell by cell. At each step the disc that was pushed (`pusher`, as a bit) and those it has met move on together:
 * the run from it to the last disc before the first empty cell. `rest` are the cells of its line that it has not entered
 * yet and `line` those and the ones behind it; `step` is how its bits turn.
 */
export function runAhead(occupied: u64, rest: u64, pusher: u64, line: u64, step: i32): u64 {
  const empty = ~occupied & rest;
  // Towards higher bits, the nearest empty cell is the lowest; otherwise the highest.
  if (step < 32) return ((empty & -empty) - pusher) & line;
  return ((pusher - ((<u64>1) << (63 - clz(empty)))) << 1) & line;
}

/** A set of discs after those of the run have moved on. */
export function advance(discs: u64, run: u64, step: i32): u64 {
  const moving = discs & run;
  return (discs ^ moving) | rotl(moving, step);
}
