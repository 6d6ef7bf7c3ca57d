import { aheadOf, border, cellOf, placeOf, stepFrom } from './board';
import { scoreOmega } from './groups';
import { boundOfLast } from './last-discs';
import { expectedMargin, expectedResult, look, lookAtMoves, powersOfPushes } from './network';
import { advance, runAhead } from './push';
import { playRandomGame, restoreRandom, saveRandom, seedRandom } from './random-game';
import { canPush, positionAddress } from './rules';
import { setScoring } from './scores';
import {
  addFamily,
  addTried,
  arrange,
  clearTree,
  countOf,
  familiesOf,
  hasDraw,
  meansOf,
  movesOf,
  noteDraw,
  paddedOf,
  priorsOf,
  proofsOf,
  provenDraw,
  provenLoss,
  provenWin,
  restoreTree,
  root,
  savedTreeLength,
  saveTree,
  triedOf,
  unknown,
  visitsOf,
} from './tree';

/** What master/search.ts says of a search; there it is explained. */
let scoring = 0;
let trust: f32 = 0;
let worthOfPoint: f32 = 0;
let marginUnit: f32 = 0;
let curiosity: f32 = 0;
let caution: f32 = 0;
let visitsToExpand = 0;
let lastDiscs = 0;

export function setSearch(
  scoringNumber: i32,
  networkTrust: f32,
  pointWorth: f32,
  unit: f32,
  attraction: f32,
  pessimism: f32,
  visits: i32,
  discs: i32,
): void {
  scoring = scoringNumber;
  trust = networkTrust;
  worthOfPoint = pointWorth;
  marginUnit = unit;
  curiosity = attraction;
  caution = pessimism;
  visitsToExpand = visits;
  lastDiscs = discs;
  setScoring(scoringNumber);
}

/** The root, and then the position that a walk has come to. */
let rootOwn: u64 = 0;
let rootTheir: u64 = 0;
let rootMarked: u64 = 0;
let rootTurn = 0;
let own: u64 = 0;
let their: u64 = 0;
let marked: u64 = 0;
let turn = 0;

/** Begins a tree at the position that is in memory; this player is to move there. */
export function beginTree(player: i32, seed: u32, stream: u32): void {
  const at = positionAddress();
  rootOwn = load<u64>(at);
  rootTheir = load<u64>(at, 8);
  rootMarked = load<u64>(at, 16);
  rootTurn = player;
  seedRandom(seed, stream);
  clearTree();
}

/** Room for what a search has beside the pages of its tree, so that another can be done in between. */
const savedAt = memory.data(64, 8);

export function savedAddress(): usize {
  return savedAt;
}

export function save(): void {
  saveTree(savedAt);
  saveRandom(savedAt + savedTreeLength);
  store<i32>(savedAt, rootTurn, 36);
  store<u64>(savedAt, rootOwn, 40);
  store<u64>(savedAt, rootTheir, 48);
  store<u64>(savedAt, rootMarked, 56);
}

export function restore(): void {
  restoreTree(savedAt);
  restoreRandom(savedAt + savedTreeLength);
  rootTurn = load<i32>(savedAt, 36);
  rootOwn = load<u64>(savedAt, 40);
  rootTheir = load<u64>(savedAt, 48);
  rootMarked = load<u64>(savedAt, 56);
}

/**
 * The way of the last walk: a family and a member each, the root first. A pass is always followed by a push. Then what is to be told of
 * it: its result, for whoever moved last, and the family that joined the tree, if one did.
 */
const pathAt = memory.data(49 << 3, 4);
let pathLength = 0;
let result: f32 = 0;
let grown: usize = 0;
let grownPly = 0;

export function pathAddress(): usize {
  return pathAt;
}

export function lengthOfPath(): i32 {
  return pathLength;
}

export function resultOfWalk(): f32 {
  return result;
}

export function grownFamily(): usize {
  return grown;
}

export function plyOfGrown(): i32 {
  return grownPly;
}

/** Makes a move in the position of the walk. */
function play(move: i32): void {
  let pushing = own;
  let other = their;
  if (move !== 0) {
    const cell = cellOf(move >> 3);
    const step = stepFrom(cell);
    let pusher = (<u64>1) << cell;
    let rest = aheadOf(cell);
    const line = rest | pusher;
    for (let distance = move & 7; distance > 0; distance--) {
      const run = runAhead(pushing | other, rest, pusher, line, step);
      pushing = advance(pushing, run, step);
      other = advance(other, run, step);
      marked = advance(marked, run, step);
      pusher = rotl(pusher, step);
      rest ^= pusher;
    }
  }
  own = other;
  their = pushing;
  turn = 1 - turn;
}

/** The value of a margin for the player to move: 1, 0 or −1. In `omega` a tie goes to the player who moved second. */
function valueWith(margin: i32): i32 {
  if (margin !== 0) return margin > 0 ? 1 : -1;
  return scoring === scoreOmega ? (turn === 1 ? 1 : -1) : 0;
}

/** What the player to move may expect. */
function estimate(): f32 {
  look(own, their, marked, scoring, turn);
  const expected = expectedResult + worthOfPoint * marginUnit * expectedMargin;
  if (trust === 1) return expected;
  const margin = playRandomGame(own, their, marked);
  const played = <f32>valueWith(margin) + worthOfPoint * <f32>margin;
  return played + trust * (expected - played);
}

/** Whether few discs are left, or none that can move, so that the value is soon known for sure. */
function isExact(): bool {
  if (<i32>popcnt((own | their) & border) <= lastDiscs) return true;
  const occupied = own | their;
  return !canPush(own, occupied) && !canPush(their, occupied);
}

function exactValue(): i32 {
  const bar = valueWith(0) > 0 ? 0 : 1;
  if (boundOfLast(own, their, marked, bar, false) >= bar) return 1;
  return bar === 1 && valueWith(0) === 0 && boundOfLast(own, their, marked, 0, false) >= 0 ? 0 : -1;
}

/** The children of the position of the walk, which is not finished, in the order of the rules; 0 where the tree is full. */
function expand(): usize {
  const occupied = own | their;
  let count = 0;
  for (let rest = own & border; rest !== 0; rest &= rest - 1) {
    count += <i32>popcnt(aheadOf(<i32>ctz(rest)) & ~occupied);
  }
  const family = addFamily(max(count, 1));
  if (family === 0) return 0;
  const priors = priorsOf(family);
  // Where nothing can be pushed, the one move is a pass, which is 0.
  if (count <= 1) store<f32>(priors, 1);
  if (count === 0) return family;
  if (count > 1) lookAtMoves(own, their, marked, scoring, turn);
  const moves = movesOf(family);
  let member = 0;
  let total: f32 = 0;
  for (let rest = own & border; rest !== 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    const free = <i32>popcnt(aheadOf(cell) & ~occupied);
    if (free === 0) continue;
    const place = placeOf(cell);
    const powers = count > 1 ? powersOfPushes(place) : 0;
    for (let distance = 1; distance <= free; distance++) {
      store<u8>(moves + member, <u8>((place << 3) | distance));
      if (count > 1) {
        const power = load<f32>(powers + ((distance - 1) << 2));
        store<f32>(priors + (member << 2), power);
        total += power;
      }
      member++;
    }
  }
  if (count > 1) {
    const share = <f32>1 / total;
    for (let each = 0; each < count; each++) {
      store<f32>(priors + (each << 2), load<f32>(priors + (each << 2)) * share);
    }
  }
  return family;
}

/** The member with the best bound on what it may be worth (PUCT): its mean so far, and more if likely and little tried. */
function select(family: usize, visits: i32, mean: f32): i32 {
  const untried: f32 = (visits === 0 ? 0 : -mean) - caution;
  const attraction: f32 = curiosity * sqrt<f32>(<f32>(visits + 1));
  const priors = priorsOf(family);
  const means = meansOf(family);
  const tries = visitsOf(family);
  // Those that were tried, and the likeliest of the others.
  const end = min((<usize>triedOf(family) + 4) & ~3, paddedOf(family)) << 2;
  if (ASC_FEATURE_SIMD) {
    const attractions = f32x4.splat(attraction);
    const untrieds = f32x4.splat(untried);
    const ones = f32x4.splat(1);
    const zeros = i32x4.splat(0);
    let bestBounds = f32x4.splat(-Infinity);
    let best = zeros;
    let numbers = i32x4(0, 1, 2, 3);
    for (let at: usize = 0; at < end; at += 16) {
      const counts = v128.load(tries + at);
      const known = v128.bitselect(v128.load(means + at), untrieds, i32x4.gt_s(counts, zeros));
      const bounds = f32x4.add(
        known,
        f32x4.div(f32x4.mul(attractions, v128.load(priors + at)), f32x4.add(ones, f32x4.convert_i32x4_s(counts))),
      );
      const isBetter = f32x4.gt(bounds, bestBounds);
      bestBounds = v128.bitselect(bounds, bestBounds, isBetter);
      best = v128.bitselect(numbers, best, isBetter);
      numbers = i32x4.add(numbers, i32x4.splat(4));
    }
    let member = i32x4.extract_lane(best, 0);
    let bound = f32x4.extract_lane(bestBounds, 0);
    const bound1 = f32x4.extract_lane(bestBounds, 1);
    const member1 = i32x4.extract_lane(best, 1);
    if (bound1 > bound || (bound1 === bound && member1 < member)) {
      bound = bound1;
      member = member1;
    }
    const bound2 = f32x4.extract_lane(bestBounds, 2);
    const member2 = i32x4.extract_lane(best, 2);
    if (bound2 > bound || (bound2 === bound && member2 < member)) {
      bound = bound2;
      member = member2;
    }
    const bound3 = f32x4.extract_lane(bestBounds, 3);
    const member3 = i32x4.extract_lane(best, 3);
    return bound3 > bound || (bound3 === bound && member3 < member) ? member3 : member;
  }
  let member = 0;
  let bestBound: f32 = -Infinity;
  for (let at: usize = 0; at < end; at += 4) {
    const count = load<i32>(tries + at);
    const known = count > 0 ? load<f32>(means + at) : untried;
    const bound = known + (attraction * load<f32>(priors + at)) / (<f32>1 + <f32>count);
    if (bound > bestBound) {
      bestBound = bound;
      member = <i32>(at >> 2);
    }
  }
  return member;
}

/** What is proven for the player who chooses in a family. */
function bestProof(family: usize): u8 {
  const proofs = proofsOf(family);
  const tried = triedOf(family);
  let isOpen = tried < countOf(family);
  for (let member = 0; member < tried; member++) {
    const proof = load<u8>(proofs + member);
    if (proof === provenWin) return provenWin;
    if (proof === unknown) isOpen = true;
  }
  return isOpen ? unknown : hasDraw(family) ? provenDraw : provenLoss;
}

/** Notes what is proven of a member: nobody goes there again, since nothing more is found out there. */
function note(family: usize, member: i32, proof: u8): void {
  store<u8>(proofsOf(family) + member, proof);
  store<f32>(meansOf(family) + (member << 2), -Infinity);
  if (proof === provenDraw) noteDraw(family);
}

/** Notes what is proven of the end of the path, and what follows from it for those before. */
function prove(proof: u8): void {
  let place = pathLength - 1;
  let found = proof;
  while (true) {
    note(<usize>load<u32>(pathAt + (place << 3)), load<i32>(pathAt + (place << 3), 4), found);
    if (place === 0) return;
    const best = bestProof(<usize>load<u32>(pathAt + (place << 3)));
    if (best === unknown) return;
    found = best === provenWin ? provenLoss : best === provenLoss ? provenWin : provenDraw;
    place--;
  }
}

/** Walks from the root until so many walks are done, or the root is proven; returns how many were. */
export function walk(count: i32): i32 {
  setScoring(scoring);
  for (let done = 0; done < count; done++) {
    if (load<u8>(proofsOf(root)) !== unknown) return done;
    walkOnce();
  }
  return count;
}

function walkOnce(): void {
  own = rootOwn;
  their = rootTheir;
  marked = rootMarked;
  turn = rootTurn;
  let family = root;
  let member = 0;
  store<u32>(pathAt, <u32>root);
  store<i32>(pathAt, 0, 4);
  pathLength = 1;
  grown = 0;
  while (load<u8>(proofsOf(family) + member) === unknown) {
    const visits = load<i32>(visitsOf(family) + (member << 2));
    let children = <usize>load<u32>(familiesOf(family) + (member << 2));
    if (children === 0) {
      if (pathLength > 1 && visits < visitsToExpand) break;
      children = expand();
      if (children === 0) break;
      store<u32>(familiesOf(family) + (member << 2), <u32>children);
      grown = children;
      grownPly = pathLength;
      arrange(children);
    }
    member = select(children, visits, load<f32>(meansOf(family) + (member << 2)));
    family = children;
    if (member === triedOf(family)) addTried(family);
    play(<i32>load<u8>(movesOf(family) + member));
    store<u32>(pathAt + (pathLength << 3), <u32>family);
    store<i32>(pathAt + (pathLength << 3), member, 4);
    pathLength++;
  }
  let proof = load<u8>(proofsOf(family) + member);
  if (proof === unknown && load<i32>(visitsOf(family) + (member << 2)) === 0 && isExact()) {
    const value = exactValue();
    proof = value > 0 ? provenLoss : value < 0 ? provenWin : provenDraw;
    prove(proof);
  }
  result = proof === unknown ? -estimate() : proof === provenWin ? 1 : proof === provenLoss ? -1 : 0;
  let value = result;
  for (let place = pathLength - 1; place >= 0; place--) {
    const chosenFrom = <usize>load<u32>(pathAt + (place << 3));
    keepResult(chosenFrom, load<i32>(pathAt + (place << 3), 4), value);
    // Whoever may have a draw for sure gets no less.
    value = hasDraw(chosenFrom) ? min<f32>(-value, 0) : -value;
  }
}

function keepResult(family: usize, member: i32, value: f32): void {
  const visitsOfMember = visitsOf(family) + (member << 2);
  const visits = load<i32>(visitsOfMember) + 1;
  store<i32>(visitsOfMember, visits);
  if (load<u8>(proofsOf(family) + member) !== unknown) return;
  const at = meansOf(family) + (member << 2);
  const mean = load<f32>(at);
  store<f32>(at, mean + (value - mean) / <f32>visits);
}
