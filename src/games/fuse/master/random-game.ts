import type { Random } from '../../../core/game.ts';
import { innerSize } from '../board.ts';
import type { Scoring } from '../groups.ts';
import { scoreAtEnd } from '../inner-groups.ts';
import { changeOfPush, lineOf, lowerPart, readLine, upperPart } from '../push.ts';
import { across, countShift, discsEach, type FuseState, rowMask } from '../rules.ts';

/** Draws of a push before all are counted. Early in a game every draw can be played, at its end one in three. */
const maxDraws = 6;

/** Plays random moves from a position to the end of the game; what it returns is the margin of the player to move. */
export type RandomGame = (state: FuseState, random: Random) => number;

/**
 * Random games like those that the rules play move by move, every push equally likely, 1.7 times as fast: the numbers of
 * the position are local variables, nothing is allocated, and a push is drawn and drawn again until it is one that can
 * be played, instead of listing them all.
 */
export function makeRandomGame(scoring: Scoring): RandomGame {
  const hasKings = scoring === 'kings';
  /** The border places with discs of the player to move at the start, and from `discsEach` on of the other. */
  const places = new Uint8Array(2 * discsEach);

  function fillPlaces(from: number, border: number): number {
    let end = from;
    for (let discs = border; discs !== 0; discs &= discs - 1) places[end++] = 31 - Math.clz32(discs & -discs);
    return end - from;
  }

  return (state, random) => {
    let { ownBorder, ownUpper, ownLower, theirBorder, theirUpper, theirLower } = state;
    let { markedBorder, markedUpper, markedLower, freeRows, freeColumns } = state;
    let ownFrom = 0;
    let ownCount = fillPlaces(0, ownBorder);
    let theirCount = fillPlaces(discsEach, theirBorder);
    let isAfterPass = false;
    for (;;) {
      let index = -1;
      let distance = 0;
      for (let draw = 0; draw < maxDraws && ownCount > 0; draw++) {
        const drawn = random.below(ownCount * innerSize);
        // A sixth, rounded down, of a number below 72.
        const candidate = (drawn * 43) >> 8;
        const place = places[ownFrom + candidate];
        const counts = freeColumns ^ ((freeColumns ^ freeRows) & rowMask[place]);
        const steps = drawn - candidate * innerSize + 1;
        if (steps <= ((counts >> countShift[place]) & 7)) {
          index = ownFrom + candidate;
          distance = steps;
          break;
        }
      }
      if (index < 0) {
        let count = 0;
        for (let disc = ownFrom; disc < ownFrom + ownCount; disc++) {
          const place = places[disc];
          const counts = freeColumns ^ ((freeColumns ^ freeRows) & rowMask[place]);
          count += (counts >> countShift[place]) & 7;
        }
        if (count > 0) {
          distance = random.below(count) + 1;
          for (index = ownFrom; ; index++) {
            const place = places[index];
            const counts = freeColumns ^ ((freeColumns ^ freeRows) & rowMask[place]);
            const free = (counts >> countShift[place]) & 7;
            if (distance <= free) break;
            distance -= free;
          }
        } else if (isAfterPass) {
          break;
        }
      }
      isAfterPass = index < 0;
      if (!isAfterPass) {
        const place = places[index];
        ownCount--;
        places[index] = places[ownFrom + ownCount];
        const line = lineOf(place);
        const own = readLine(ownUpper, ownLower, line);
        const their = readLine(theirUpper, theirLower, line);
        const change = changeOfPush(own, their, place, distance);
        const ownChange = change >> 6;
        const theirChange = change & 63;
        const entered = 1 << countShift[place];
        const shifted = across[own ^ their ^ ownChange ^ theirChange] - across[own ^ their];
        const inRows = rowMask[place];
        freeRows -= (entered & inRows) + (shifted & ~inRows);
        freeColumns -= (entered & ~inRows) + (shifted & inRows);
        ownBorder ^= 1 << place;
        ownUpper ^= upperPart(line, ownChange);
        ownLower ^= lowerPart(line, ownChange);
        theirUpper ^= upperPart(line, theirChange);
        theirLower ^= lowerPart(line, theirChange);
        if (hasKings) {
          const marked = readLine(markedUpper, markedLower, line);
          const unmarked = own ^ their ^ marked;
          const markedChange =
            (markedBorder >> place) & 1
              ? changeOfPush(marked, unmarked, place, distance) >> 6
              : changeOfPush(unmarked, marked, place, distance) & 63;
          markedBorder &= ~(1 << place);
          markedUpper ^= upperPart(line, markedChange);
          markedLower ^= lowerPart(line, markedChange);
        }
      }
      ownFrom = discsEach - ownFrom;
      [ownCount, theirCount] = [theirCount, ownCount];
      [ownBorder, theirBorder] = [theirBorder, ownBorder];
      [ownUpper, theirUpper] = [theirUpper, ownUpper];
      [ownLower, theirLower] = [theirLower, ownLower];
    }
    const margin =
      scoreAtEnd(ownBorder, ownUpper, ownLower, markedBorder, markedUpper, markedLower, scoring) -
      scoreAtEnd(theirBorder, theirUpper, theirLower, markedBorder, markedUpper, markedLower, scoring);
    return ownFrom === 0 ? margin : -margin;
  };
}
