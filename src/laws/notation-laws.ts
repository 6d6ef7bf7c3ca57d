import type { Game, Player } from '../core/game.ts';
import { legalMoves, type Match, readMove } from '../core/match.ts';
import { composePosition } from '../core/notation.ts';
import { type Random, seededRandom, shuffle } from '../core/random.ts';
import { formatRecord, parseRecord, recordOf, replayRecord } from '../core/record.ts';
import { type Finding, firstFinding, isSame, type PositionLaw } from './law.ts';
import { makeLawProblem } from './problems.ts';
import { pick } from './random-play.ts';
import { refusalFinding } from './sentences.ts';

const usualRuns = 100;

const positionsReadBack: PositionLaw = {
  name: 'positions-read-back',
  runs: usualRuns,
  inPosition({ game, state, position }) {
    const parsed = game.notation.parsePosition(position);
    if (!parsed.ok) {
      return makeLawProblem({ code: 'law-position-refused', values: { position }, cause: parsed.problem });
    }
    if (isSame(parsed.value, state)) return undefined;
    return makeLawProblem({ code: 'law-position-differs', values: { position } });
  },
};

/** A move's text as people write it: in any case, with spaces and arrows. */
const waysToWrite: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => ` ${text.replace('-', ' -> ')} `,
];

const movesReadBack: PositionLaw = {
  name: 'moves-read-back',
  runs: usualRuns,
  inPosition({ game, state }) {
    return firstFinding(legalMoves(game, state), (move) => {
      const text = game.notation.move(state, move);
      return firstFinding(waysToWrite, (write) => {
        const written = write(text);
        const read = readMove(game, state, written);
        if (!read.ok) {
          return makeLawProblem({ code: 'law-move-refused', values: { written, move: text }, cause: read.problem });
        }
        if (read.value === move) return undefined;
        const found = game.notation.move(state, read.value);
        return makeLawProblem({ code: 'law-move-differs', values: { written, move: text, found } });
      });
    });
  },
};

const recordsReplay: PositionLaw = {
  name: 'records-replay',
  runs: usualRuns,
  inPosition(match) {
    const record = recordOf(match.comment('a {comment}\nof two lines'), ['Ana', 'level:5'], { date: '2026-11-15' });
    const parsed = parseRecord(formatRecord(record));
    if (parsed.problem) return makeLawProblem({ code: 'law-record', values: {}, cause: parsed.problem });
    const replayed = replayRecord(match.game, record);
    if (replayed.problem) return makeLawProblem({ code: 'law-record', values: {}, cause: replayed.problem });
    const isWhole =
      isSame(parsed.record, record) &&
      replayed.match?.position === match.position &&
      replayed.match.steps[match.ply]?.comment === 'a (comment) of two lines';
    return isWhole ? undefined : makeLawProblem({ code: 'law-record-differs', values: {} });
  },
};

/** A text that is no move gets one sentence in each language, and changes nothing. */
export function textFinding(match: Match, text: string): Finding {
  const before = match.position;
  const next = match.play(text);
  if (match.position !== before) return makeLawProblem({ code: 'law-refusal-changes', values: { text } });
  return next.ok ? undefined : refusalFinding(next.problem, match.game);
}

const anyText: PositionLaw = {
  name: 'any-text',
  runs: usualRuns,
  inPosition(match, seed) {
    const random = seededRandom(seed);
    const texts = match.moves.map((move) => match.game.notation.move(match.state, move));
    return textFinding(match, randomText(texts, random));
  },
};

/** Anything that someone may type: a move with a slip in it, or any characters at all. */
function randomText(moves: readonly string[], random: Random): string {
  const any = () => String.fromCodePoint(random.below(2) === 0 ? 32 + random.below(95) : random.below(0xd800));
  if (moves.length === 0 || random.below(2) === 0) return Array.from({ length: random.below(12) }, any).join('');
  const letters = Array.from(pick(moves, random));
  letters.splice(random.below(letters.length + 1), random.below(2), ...(random.below(3) === 0 ? [] : [any()]));
  return letters.join('');
}

/** Pieces that someone may put on the board. */
export type PlacedPieces = Parameters<typeof composePosition>[1];

/** Any pieces anywhere are a position, which says so itself, or are refused with one sentence. */
export function piecesFinding(game: Game, pieces: PlacedPieces, turn: Player | undefined): Finding {
  const text = composePosition(game, pieces, turn);
  const parsed = game.notation.parsePosition(text);
  if (!parsed.ok) return refusalFinding(parsed.problem, game);
  const found = game.notation.position(parsed.value);
  return found.startsWith(text) ? undefined : makeLawProblem({ code: 'law-text-differs', values: { text, found } });
}

/** Where pieces can stand. */
export function placesOf({ view }: Game): readonly number[] {
  return [...view.cells.entries()].flatMap(([cell, { kind }]) => (kind === 'board' || kind === 'border' ? [cell] : []));
}

const anyPieces: PositionLaw = {
  name: 'any-pieces',
  runs: usualRuns,
  inPosition({ game }, seed) {
    const random = seededRandom(seed);
    const places = placesOf(game);
    const taken = shuffle(places, random).slice(0, random.below(places.length + 1));
    const pieces = taken.map((cell) => ({ cell, letter: pick(game.view.pieceKinds, random).letter }));
    return piecesFinding(game, pieces, ([0, 1, undefined] as const)[random.below(3)]);
  },
};

export const notationLaws: readonly PositionLaw[] = [
  positionsReadBack,
  movesReadBack,
  recordsReplay,
  anyText,
  anyPieces,
];
