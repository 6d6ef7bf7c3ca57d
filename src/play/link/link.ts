import type { Game } from '../../core/game.ts';
import { isPair, isText } from '../../core/json.ts';
import { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { hasDrawnStart } from '../../engine/setup.ts';
import { checksum, unpackPosition } from '../../text/packing.ts';
import { refusePlay } from '../problems.ts';
import type { Task } from '../task-names.ts';

/**
 * A line of a game as an address:
 *
 *     #/1/neutreeko//BeKJs?p=2&s=me,level:5&f
 *
 * The version, the game, where it begins (nothing: where the game always does), and the moves, each by its place among
 * the legal ones, which have a fixed order, with two letters that tell a damaged link from a whole one. Then, where it
 * is not the usual: the ply that is looked at, the seats, whether the board is flipped, whether values are shown, and
 * the task (`t=win`, `t=hold`).
 */
export interface Link {
  readonly game: string;
  /** A position; undefined where the game always begins. */
  readonly start: string | undefined;
  /** The place of each move among the legal ones. */
  readonly moves: readonly number[];
  /** How many of the moves are played in what is looked at. */
  readonly ply: number;
  /** Who plays: `me`, or a computer player's name. */
  readonly seats: readonly [string, string] | undefined;
  readonly isFlipped: boolean;
  readonly isShowingValues: boolean;
  /** What the person is to do. */
  readonly task?: Task;
}

export const linkVersion = 1;
const maxLength = 4000;
const maxMoves = 1000;
/** The letters that places of moves are written in. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A place beyond those with a letter of their own is written as this letter and the rest. */
export const beyond = letters.length - 1;

/** Reads the address alone; whether its game is here and its moves can be played is for `replayLink` and who calls it. */
export function parseLink(hash: string): Result<Link> {
  if (hash.length > maxLength) return refusePlay({ code: 'link-long', values: { most: maxLength } });
  const [, version, path = '', query = ''] = /^#?\/?(\d{1,9})\/([^?]*)(?:\?(.*))?$/u.exec(hash) ?? [];
  if (version === undefined) return refusePlay({ code: 'link-foreign', values: {} });
  if (version !== String(linkVersion))
    return refusePlay({ code: 'link-version', values: { version, expected: linkVersion } });
  const [game = '', packed = '', line = '', ...others] = path.split('/');
  const said = line.slice(-2);
  const moves = parsePlaces(line.slice(0, -2));
  const isWhole = others.length === 0 && said === checkLetters(`${game}/${packed}/${line.slice(0, -2)}`);
  const options = parseOptions(query, moves?.length ?? 0);
  if (!isWhole || !moves || !options) return refusePlay({ code: 'link-damaged', values: {} });
  return succeed({ game, start: packed === '' ? undefined : unpackPosition(packed), moves, ...options });
}

function parseOptions(query: string, plies: number): Omit<Link, 'game' | 'start' | 'moves'> | undefined {
  const options = new URLSearchParams(query);
  const ply = options.get('p') ?? String(plies);
  const seats = options.get('s')?.split(',');
  const task = options.get('t');
  const isRight = /^\d{1,4}$/u.test(ply) && Number(ply) <= plies;
  if (!isRight || (seats && !isTwo(seats))) return undefined;
  return {
    ply: Number(ply),
    seats,
    isFlipped: options.has('f'),
    isShowingValues: options.has('v'),
    ...((task === 'win' || task === 'hold') && { task }),
  };
}

const isTwo = isPair(isText(maxLength));

/** The line of a link, at the ply that is looked at. */
export function replayLink(game: Game, { start, moves, ply }: Link): Result<Match> {
  if (start === undefined && hasDrawnStart(game)) return refusePlay({ code: 'link-damaged', values: {} });
  const begun = start === undefined ? succeed(Match.start(game, seededRandom(1))) : Match.fromPosition(game, start);
  if (!begun.ok) return refusePlay({ code: 'link-start', values: {}, cause: begun.problem });
  let match = begun.value;
  for (const [index, place] of moves.entries()) {
    const move = match.moves[place];
    const next = move === undefined ? undefined : match.playMove(move);
    if (!next?.ok) return refusePlay({ code: 'link-move', values: { number: index + 1 } });
    match = next.value;
  }
  return succeed(match.goTo(ply));
}

function parsePlaces(text: string): readonly number[] | undefined {
  const places: number[] = [];
  let base = 0;
  for (const letter of text) {
    const place = letters.indexOf(letter);
    if (place < 0 || places.length >= maxMoves) return undefined;
    if (place === beyond && base === 0) {
      base = beyond;
    } else {
      places.push(base + place);
      base = 0;
    }
  }
  return base === 0 ? places : undefined;
}

/** Two letters that a slip changes, all but once in 4096 times. */
export function checkLetters(text: string): string {
  const mixed = checksum(text);
  return letters.charAt(mixed & 63) + letters.charAt((mixed >>> 6) & 63);
}
