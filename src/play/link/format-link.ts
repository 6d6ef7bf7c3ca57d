import type { Game, Move } from '../../core/game.ts';
import { legalMoves, type Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { hasDrawnStart } from '../../engine/setup.ts';
import { packPosition } from '../../text/packing.ts';
import { beyond, checkLetters, type Link, letters, linkVersion } from './link.ts';

/** The link to a line and a ply of it. */
export function linkOf(line: Match, ply: number, rest: Pick<Link, 'seats' | 'isFlipped' | 'isShowingValues'>): Link {
  const { game, steps } = line;
  const start = game.notation.position(steps[0].state);
  const isUsual = !hasDrawnStart(game) && start === game.notation.position(game.rules.start(seededRandom(1)));
  const moves = steps.slice(0, line.ply).map(({ state }, index) => placeOf(game, state, steps[index + 1]?.move));
  return { game: game.id, start: isUsual ? undefined : start, moves, ply, ...rest };
}

function placeOf(game: Game, state: unknown, move: Move | undefined): number {
  const place = move === undefined ? -1 : legalMoves(game, state).indexOf(move);
  if (place < 0) throw new Error('A match has a move that is not legal; make matches by playing.');
  return place;
}

/** The part of an address after the page's own, from `#` on; `parseLink` reads it back. */
export function formatLink({ game, start, moves, ply, seats, isFlipped, isShowingValues, task }: Link): string {
  const line = `${game}/${start === undefined ? '' : packPosition(start)}/${moves.map(formatPlace).join('')}`;
  const options = [
    ...(ply === moves.length ? [] : [`p=${ply}`]),
    ...(seats ? [`s=${seats.map(encodeSeat).join(',')}`] : []),
    ...(isFlipped ? ['f'] : []),
    ...(isShowingValues ? ['v'] : []),
    ...(task ? [`t=${task}`] : []),
  ];
  return `#/${linkVersion}/${line}${checkLetters(line)}${options.length > 0 ? `?${options.join('&')}` : ''}`;
}

function formatPlace(place: number): string {
  return place < beyond ? letters.charAt(place) : letters.charAt(beyond) + letters.charAt(place - beyond);
}

function encodeSeat(seat: string): string {
  return encodeURIComponent(seat).replaceAll('%3A', ':').replaceAll('%3D', '=');
}
