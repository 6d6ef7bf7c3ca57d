import { border, inner, placeOf } from './board';
import { largestGroup, scoreKings } from './groups';

/**
 * The network that network.ts describes and reads, on the sets of the kernel. What follows is written twice, for
 * processors that have SIMD and for JavaScript, which has none: both do the same operations in the same order, so that
 * both come to the same numbers to the last bit.
 *
 * The weights of the first layer stay bytes, and sums of them 16-bit numbers, eight to a register: half as long as with
 * float32 (and exact, so that the order of the inputs is all the same). They are multiplied by their scales at the end.
 *
 * A layer after it is a convolution over the eight images, which becomes a product when both sides are changed into their
 * Fourier coefficients: four numbers, one for each way to give the images signs, and a matrix of 2 × 2. That is 12
 * multiplications for two kinds instead of 64, on weights that stay near: a walk took 1.9 µs without, and takes 1.2.
 */
const firstCount: usize = 256;
const firstKinds: usize = 32;
const secondCount: usize = 32;
const pushCount: usize = 144;

const layerLength = (firstKinds * 8 + 1) * 4;
const valueLength: usize = 2 * 4 + 2;
const movesLength = (secondCount + 1) * pushCount;

/** For whoever calls to fill (kernel/weights.ts), all float32 but the bytes of the first layer at the end. */
const weightsAt = memory.data((256 + 2 * (32 * 8 + 1) * 4 + 10 + 33 * 144 + 2) * 4 + 394 * 256, 16);
const valueLayerAt: usize = weightsAt + firstCount * 4;
const movesLayerAt: usize = valueLayerAt + layerLength * 4;
const movesAt: usize = movesLayerAt + layerLength * 4;
const valueAt: usize = movesAt + movesLength * 4;
const firstBytesAt: usize = valueAt + valueLength * 4 + 8;

export function weightsAddress(): usize {
  return weightsAt;
}

/** Inputs of cells, by their bits, as distances of rows in the first matrix: of discs, pairs beside and pairs below. */
const discRowAt = memory.data(64 << 1, 2);
const besideRowAt = memory.data(64 << 1, 2);
const belowRowAt = memory.data(64 << 1, 2);
for (let cell = 0; cell < 64; cell++) {
  const row = (cell >> 3) - 1;
  const column = (cell & 7) - 1;
  const isBorder = ((border >> cell) & 1) !== 0;
  store<u16>(discRowAt + (cell << 1), <u16>((isBorder ? placeOf(cell) : 24 + 6 * row + column) * firstCount));
  store<u16>(besideRowAt + (cell << 1), <u16>((5 * row + column) * firstCount));
  store<u16>(belowRowAt + (cell << 1), <u16>((30 + 6 * row + column) * firstCount));
}

/** Where the rows of the inputs that are on begin. */
const rowsAt = memory.data(80 << 2, 4);
let rowCount = 0;
/** The first layer, by images and kinds, and its Fourier coefficients, eight times 32 kinds. */
const firstAt = memory.data(256 << 2, 16);
const coefficientsAt = memory.data(256 << 2, 16);
/** The layer that follows it, for the value or for the moves, and which of its neurons are positive. */
const secondAt = memory.data(32 << 2, 16);
let positives: u32 = 0;

function turnOn(cells: u64, rowOfCell: usize, first: usize): void {
  let count = rowCount;
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    store<u32>(rowsAt + (count << 2), <u32>(first + load<u16>(rowOfCell + ((<usize>ctz(rest)) << 1))));
    count++;
  }
  rowCount = count;
}

function turnOnSide(discs: u64, side: i32): void {
  turnOn(discs, discRowAt, firstBytesAt + side * 60 * firstCount);
  const inside = discs & inner;
  const firstPair = firstBytesAt + (120 + side * 60) * firstCount;
  turnOn(inside & (inside >> 1), besideRowAt, firstPair);
  turnOn(inside & (inside >> 8), belowRowAt, firstPair);
  store<u32>(rowsAt + (rowCount << 2), <u32>(firstBytesAt + (240 + side * 13 + largestGroup(inside, 0)) * firstCount));
  rowCount++;
}

function listInputs(own: u64, their: u64, marked: u64, scoring: i32, turn: i32): void {
  rowCount = 0;
  turnOnSide(own, 0);
  turnOnSide(their, 1);
  if (scoring === scoreKings) {
    turnOn(own & marked, discRowAt, firstBytesAt + 266 * firstCount);
    turnOn(their & marked, discRowAt, firstBytesAt + 326 * firstCount);
  }
  store<u32>(rowsAt + (rowCount << 2), <u32>(firstBytesAt + (386 + 2 * scoring + turn) * firstCount));
  rowCount++;
}

/** Eight sums of the first layer as strengths. */
function keepEight(sums: v128, neuron: usize): void {
  const zero = f32x4.splat(0);
  const low = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(sums));
  const high = f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(sums));
  const scales = weightsAt + (neuron << 2);
  const at = firstAt + (neuron << 2);
  v128.store(at, f32x4.max(f32x4.mul(low, v128.load(scales)), zero));
  v128.store(at, f32x4.max(f32x4.mul(high, v128.load(scales, 16)), zero), 16);
}

function fillFirst(): void {
  const end = rowsAt + (rowCount << 2);
  if (ASC_FEATURE_SIMD) {
    for (let block: usize = 0; block < firstCount; block += 64) {
      let sums0 = i16x8.splat(0);
      let sums1 = sums0;
      let sums2 = sums0;
      let sums3 = sums0;
      let sums4 = sums0;
      let sums5 = sums0;
      let sums6 = sums0;
      let sums7 = sums0;
      for (let at = rowsAt; at < end; at += 4) {
        const row = <usize>load<u32>(at) + block;
        sums0 = i16x8.add(sums0, v128.load_ext<i8>(row));
        sums1 = i16x8.add(sums1, v128.load_ext<i8>(row, 8));
        sums2 = i16x8.add(sums2, v128.load_ext<i8>(row, 16));
        sums3 = i16x8.add(sums3, v128.load_ext<i8>(row, 24));
        sums4 = i16x8.add(sums4, v128.load_ext<i8>(row, 32));
        sums5 = i16x8.add(sums5, v128.load_ext<i8>(row, 40));
        sums6 = i16x8.add(sums6, v128.load_ext<i8>(row, 48));
        sums7 = i16x8.add(sums7, v128.load_ext<i8>(row, 56));
      }
      keepEight(sums0, block);
      keepEight(sums1, block + 8);
      keepEight(sums2, block + 16);
      keepEight(sums3, block + 24);
      keepEight(sums4, block + 32);
      keepEight(sums5, block + 40);
      keepEight(sums6, block + 48);
      keepEight(sums7, block + 56);
    }
    return;
  }
  for (let neuron: usize = 0; neuron < firstCount; neuron++) {
    let sum = 0;
    for (let at = rowsAt; at < end; at += 4) sum += load<i8>(<usize>load<u32>(at) + neuron);
    store<f32>(firstAt + (neuron << 2), max<f32>(<f32>sum * load<f32>(weightsAt + (neuron << 2)), 0));
  }
}

/**
 * The images are four turns, and four turns of the reflected board. With a quarter turn as the matrix R = (0 −1 / 1 0) and the reflection
 * as S = (1 0 / 0 −1), the coefficients of a kind are its sums over all images with the signs 1, of S, of R and of both,
 * and its sum with the matrices.
 */
function fillCoefficients(): void {
  if (ASC_FEATURE_SIMD) {
    for (let kind: usize = 0; kind < firstKinds << 2; kind += 16) {
      const at = firstAt + kind;
      const turned0 = v128.load(at);
      const turned1 = v128.load(at, 128);
      const turned2 = v128.load(at, 256);
      const turned3 = v128.load(at, 384);
      const flipped0 = v128.load(at, 512);
      const flipped1 = v128.load(at, 640);
      const flipped2 = v128.load(at, 768);
      const flipped3 = v128.load(at, 896);
      const evenTurned = f32x4.add(turned0, turned2);
      const oddTurned = f32x4.add(turned1, turned3);
      const evenFlipped = f32x4.add(flipped0, flipped2);
      const oddFlipped = f32x4.add(flipped1, flipped3);
      const allTurned = f32x4.add(evenTurned, oddTurned);
      const allFlipped = f32x4.add(evenFlipped, oddFlipped);
      const signedTurned = f32x4.sub(evenTurned, oddTurned);
      const signedFlipped = f32x4.sub(evenFlipped, oddFlipped);
      const halfTurned = f32x4.sub(turned0, turned2);
      const quarterTurned = f32x4.sub(turned1, turned3);
      const halfFlipped = f32x4.sub(flipped0, flipped2);
      const quarterFlipped = f32x4.sub(flipped1, flipped3);
      const to = coefficientsAt + kind;
      v128.store(to, f32x4.add(allTurned, allFlipped));
      v128.store(to, f32x4.sub(allTurned, allFlipped), 128);
      v128.store(to, f32x4.add(signedTurned, signedFlipped), 256);
      v128.store(to, f32x4.sub(signedTurned, signedFlipped), 384);
      v128.store(to, f32x4.add(halfTurned, halfFlipped), 512);
      v128.store(to, f32x4.sub(quarterFlipped, quarterTurned), 640);
      v128.store(to, f32x4.add(quarterFlipped, quarterTurned), 768);
      v128.store(to, f32x4.sub(halfTurned, halfFlipped), 896);
    }
    return;
  }
  for (let kind: usize = 0; kind < firstKinds << 2; kind += 4) {
    const at = firstAt + kind;
    const evenTurned = load<f32>(at) + load<f32>(at, 256);
    const oddTurned = load<f32>(at, 128) + load<f32>(at, 384);
    const evenFlipped = load<f32>(at, 512) + load<f32>(at, 768);
    const oddFlipped = load<f32>(at, 640) + load<f32>(at, 896);
    const allTurned = evenTurned + oddTurned;
    const allFlipped = evenFlipped + oddFlipped;
    const signedTurned = evenTurned - oddTurned;
    const signedFlipped = evenFlipped - oddFlipped;
    const halfTurned = load<f32>(at) - load<f32>(at, 256);
    const quarterTurned = load<f32>(at, 128) - load<f32>(at, 384);
    const halfFlipped = load<f32>(at, 512) - load<f32>(at, 768);
    const quarterFlipped = load<f32>(at, 640) - load<f32>(at, 896);
    const to = coefficientsAt + kind;
    store<f32>(to, allTurned + allFlipped);
    store<f32>(to, allTurned - allFlipped, 128);
    store<f32>(to, signedTurned + signedFlipped, 256);
    store<f32>(to, signedTurned - signedFlipped, 384);
    store<f32>(to, halfTurned + halfFlipped, 512);
    store<f32>(to, quarterFlipped - quarterTurned, 640);
    store<f32>(to, quarterFlipped + quarterTurned, 768);
    store<f32>(to, halfTurned - halfFlipped, 896);
  }
}

/** Fills the layer after the first, by the coefficients of the weights at an address: the products, and back to images. */
function fillSecond(matrix: usize): void {
  fillCoefficients();
  if (ASC_FEATURE_SIMD) {
    let all = v128.load(matrix + firstKinds * 128);
    let bySide = f32x4.splat(0);
    let byTurn = bySide;
    let byBoth = bySide;
    let m00 = bySide;
    let m01 = bySide;
    let m10 = bySide;
    let m11 = bySide;
    for (let kind: usize = 0; kind < firstKinds; kind++) {
      const from = coefficientsAt + (kind << 2);
      const by = matrix + (kind << 7);
      all = f32x4.add(all, f32x4.mul(v128.load32_splat(from), v128.load(by)));
      bySide = f32x4.add(bySide, f32x4.mul(v128.load32_splat(from, 128), v128.load(by, 16)));
      byTurn = f32x4.add(byTurn, f32x4.mul(v128.load32_splat(from, 256), v128.load(by, 32)));
      byBoth = f32x4.add(byBoth, f32x4.mul(v128.load32_splat(from, 384), v128.load(by, 48)));
      const w00 = v128.load(by, 64);
      const w01 = v128.load(by, 80);
      const w10 = v128.load(by, 96);
      const w11 = v128.load(by, 112);
      const x00 = v128.load32_splat(from, 512);
      const x01 = v128.load32_splat(from, 640);
      m00 = f32x4.add(m00, f32x4.add(f32x4.mul(x00, w00), f32x4.mul(x01, w01)));
      m01 = f32x4.add(m01, f32x4.add(f32x4.mul(x00, w10), f32x4.mul(x01, w11)));
      const x10 = v128.load32_splat(from, 768);
      const x11 = v128.load32_splat(from, 896);
      m10 = f32x4.add(m10, f32x4.add(f32x4.mul(x10, w00), f32x4.mul(x11, w01)));
      m11 = f32x4.add(m11, f32x4.add(f32x4.mul(x10, w10), f32x4.mul(x11, w11)));
    }
    const allTurned = f32x4.add(all, bySide);
    const allFlipped = f32x4.sub(all, bySide);
    const signedTurned = f32x4.add(byTurn, byBoth);
    const signedFlipped = f32x4.sub(byTurn, byBoth);
    const evenTurned = f32x4.add(allTurned, signedTurned);
    const oddTurned = f32x4.sub(allTurned, signedTurned);
    const evenFlipped = f32x4.add(allFlipped, signedFlipped);
    const oddFlipped = f32x4.sub(allFlipped, signedFlipped);
    const halfTurned = f32x4.add(m00, m11);
    const quarterTurned = f32x4.sub(m10, m01);
    const halfFlipped = f32x4.sub(m00, m11);
    const quarterFlipped = f32x4.add(m10, m01);
    positives =
      keepFour(f32x4.add(evenTurned, halfTurned), 0) |
      keepFour(f32x4.add(oddTurned, quarterTurned), 4) |
      keepFour(f32x4.sub(evenTurned, halfTurned), 8) |
      keepFour(f32x4.sub(oddTurned, quarterTurned), 12) |
      keepFour(f32x4.add(evenFlipped, halfFlipped), 16) |
      keepFour(f32x4.add(oddFlipped, quarterFlipped), 20) |
      keepFour(f32x4.sub(evenFlipped, halfFlipped), 24) |
      keepFour(f32x4.sub(oddFlipped, quarterFlipped), 28);
    return;
  }
  let kept: u32 = 0;
  for (let second: usize = 0; second < 4; second++) {
    let all = load<f32>(matrix + firstKinds * 128 + (second << 2));
    let bySide: f32 = 0;
    let byTurn: f32 = 0;
    let byBoth: f32 = 0;
    let m00: f32 = 0;
    let m01: f32 = 0;
    let m10: f32 = 0;
    let m11: f32 = 0;
    for (let kind: usize = 0; kind < firstKinds; kind++) {
      const from = coefficientsAt + (kind << 2);
      const by = matrix + (kind << 7) + (second << 2);
      all += load<f32>(from) * load<f32>(by);
      bySide += load<f32>(from, 128) * load<f32>(by, 16);
      byTurn += load<f32>(from, 256) * load<f32>(by, 32);
      byBoth += load<f32>(from, 384) * load<f32>(by, 48);
      const w00 = load<f32>(by, 64);
      const w01 = load<f32>(by, 80);
      const w10 = load<f32>(by, 96);
      const w11 = load<f32>(by, 112);
      const x00 = load<f32>(from, 512);
      const x01 = load<f32>(from, 640);
      m00 += x00 * w00 + x01 * w01;
      m01 += x00 * w10 + x01 * w11;
      const x10 = load<f32>(from, 768);
      const x11 = load<f32>(from, 896);
      m10 += x10 * w00 + x11 * w01;
      m11 += x10 * w10 + x11 * w11;
    }
    const evenTurned = all + bySide + (byTurn + byBoth);
    const oddTurned = all + bySide - (byTurn + byBoth);
    const evenFlipped = all - bySide + (byTurn - byBoth);
    const oddFlipped = all - bySide - (byTurn - byBoth);
    const halfTurned = m00 + m11;
    const quarterTurned = m10 - m01;
    const halfFlipped = m00 - m11;
    const quarterFlipped = m10 + m01;
    kept |=
      keepOne(evenTurned + halfTurned, second) |
      keepOne(oddTurned + quarterTurned, second + 4) |
      keepOne(evenTurned - halfTurned, second + 8) |
      keepOne(oddTurned - quarterTurned, second + 12) |
      keepOne(evenFlipped + halfFlipped, second + 16) |
      keepOne(oddFlipped + quarterFlipped, second + 20) |
      keepOne(evenFlipped - halfFlipped, second + 24) |
      keepOne(oddFlipped - quarterFlipped, second + 28);
  }
  positives = kept;
}

function keepFour(sums: v128, neuron: i32): u32 {
  const zero = f32x4.splat(0);
  v128.store(secondAt + ((<usize>neuron) << 2), f32x4.max(sums, zero));
  return (<u32>i32x4.bitmask(f32x4.gt(sums, zero))) << neuron;
}

function keepOne(sum: f32, neuron: usize): u32 {
  store<f32>(secondAt + (neuron << 2), max<f32>(sum, 0));
  return sum > 0 ? (<u32>1) << (<u32>neuron) : 0;
}

/** The result and the margin, in units of the network, that the player to move may expect. */
export let expectedResult: f32 = 0;
export let expectedMargin: f32 = 0;

/** Looks at a position; what it expects is then in `expectedResult` and `expectedMargin`. */
export function look(own: u64, their: u64, marked: u64, scoring: i32, turn: i32): void {
  listInputs(own, their, marked, scoring, turn);
  fillFirst();
  fillSecond(valueLayerAt);
  // The images of a kind have the same weight.
  let result: f32 = 0;
  let margin: f32 = 0;
  for (let kind: usize = 0; kind < 16; kind += 4) {
    let sum = load<f32>(secondAt + kind);
    for (let image: usize = 16; image < 128; image += 16) sum += load<f32>(secondAt + kind + image);
    result += sum * load<f32>(valueAt + kind);
    margin += sum * load<f32>(valueAt + kind, 16);
  }
  expectedResult = tanh(result + load<f32>(valueAt, 32));
  expectedMargin = margin + load<f32>(valueAt, 36);
}

function tanh(x: f32): f32 {
  const doubled = exp(2 * min<f32>(max<f32>(x, -20), 20));
  return <f32>1 - <f32>2 / (doubled + <f32>1);
}

/** Looks at the moves of a position, for `powersOfPushes` to tell. */
export function lookAtMoves(own: u64, their: u64, marked: u64, scoring: i32, turn: i32): void {
  listInputs(own, their, marked, scoring, turn);
  fillFirst();
  fillSecond(movesLayerAt);
}

/** The powers of the pushes from each border place, eight float32 of which six are of pushes. */
const powersAt = memory.data(8 << 2, 16);

/** Powers of e of the six pushes from a border place, in the position whose moves were looked at; the address of the first. */
export function powersOfPushes(place: i32): usize {
  const column = movesAt + place * 24;
  if (ASC_FEATURE_SIMD) {
    let near = v128.load(column + secondCount * pushCount * 4);
    let far = v128.load(column + secondCount * pushCount * 4, 16);
    for (let rest = positives; rest !== 0; rest &= rest - 1) {
      const neuron = <usize>ctz(rest);
      const strength = v128.load32_splat(secondAt + (neuron << 2));
      const at = column + neuron * (pushCount * 4);
      near = f32x4.add(near, f32x4.mul(strength, v128.load(at)));
      far = f32x4.add(far, f32x4.mul(strength, v128.load(at, 16)));
    }
    v128.store(powersAt, expOfFour(near));
    v128.store(powersAt, expOfFour(far), 16);
  } else {
    for (let push: usize = 0; push < 6; push++) {
      const at = column + (push << 2);
      let sum = load<f32>(at + secondCount * pushCount * 4);
      for (let rest = positives; rest !== 0; rest &= rest - 1) {
        const neuron = <usize>ctz(rest);
        sum += load<f32>(secondAt + (neuron << 2)) * load<f32>(at + neuron * (pushCount * 4));
      }
      store<f32>(powersAt + (push << 2), exp(min<f32>(max<f32>(sum, -60), 60)));
    }
  }
  return powersAt;
}

/**
 * e to the power of x, between −60 and 60, with a relative error of some 2⁻²²: a power of two, whose exponent is put into
 * the bits of a float32, times a polynomial (Taylor's) of what is left, at most half of ln 2.
 */
const log2e = <f32>Math.LOG2E;
const ln2 = <f32>Math.LN2;

function exp(x: f32): f32 {
  const whole = floor<f32>(x * log2e + <f32>0.5);
  const rest = x - whole * ln2;
  let sum: f32 = <f32>(1.0 / 720.0) * rest + <f32>(1.0 / 120.0);
  sum = sum * rest + <f32>(1.0 / 24.0);
  sum = sum * rest + <f32>(1.0 / 6.0);
  sum = sum * rest + <f32>0.5;
  sum = sum * rest + <f32>1;
  sum = sum * rest + <f32>1;
  return sum * reinterpret<f32>((<i32>whole + 127) << 23);
}

function expOfFour(exponents: v128): v128 {
  const x = f32x4.min(f32x4.max(exponents, f32x4.splat(-60)), f32x4.splat(60));
  const whole = f32x4.floor(f32x4.add(f32x4.mul(x, f32x4.splat(log2e)), f32x4.splat(0.5)));
  const rest = f32x4.sub(x, f32x4.mul(whole, f32x4.splat(ln2)));
  let sum = f32x4.add(f32x4.mul(f32x4.splat(<f32>(1.0 / 720.0)), rest), f32x4.splat(<f32>(1.0 / 120.0)));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(<f32>(1.0 / 24.0)));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(<f32>(1.0 / 6.0)));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(<f32>0.5));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(<f32>1));
  sum = f32x4.add(f32x4.mul(sum, rest), f32x4.splat(<f32>1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23);
  return f32x4.mul(sum, power);
}
