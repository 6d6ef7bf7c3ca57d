import { countBits } from '../../core/bits.ts';
import { type Move, opponentOf, type Player } from '../../core/game.ts';
import type { Evaluation } from '../../core/player.ts';
import { cellCount, fromCell, hasLine, type NeutreekoState, rules, size, toCell } from './rules.ts';

/** For each cell those around it. */
const neighbours = Int32Array.from({ length: cellCount }, (_, cell) => {
  const [row, column] = [Math.floor(cell / size), cell % size];
  let around = 0;
  for (let other = 0; other < cellCount; other++) {
    const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
    const distance = Math.max(Math.abs(otherRow - row), Math.abs(otherColumn - column));
    if (distance === 1) around |= 1 << other;
  }
  return around;
});

/** Whether two of the pieces stand side by side, diagonally too. */
export function hasPair(pieces: number): boolean {
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    if ((neighbours[31 - Math.clz32(rest & -rest)] & pieces) !== 0) return true;
  }
  return false;
}

/** How many pairs of the pieces stand side by side. */
export function countPairs(pieces: number): number {
  let ends = 0;
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    ends += countBits(neighbours[31 - Math.clz32(rest & -rest)] & pieces);
  }
  return ends / 2;
}

export const piecesOf = ({ black, white }: NeutreekoState, player: Player): number => (player === 0 ? black : white);
const ownPieces = (state: NeutreekoState): number => piecesOf(state, state.turn);
const opposingPieces = (state: NeutreekoState): number => piecesOf(state, opponentOf(state.turn));

/** The pieces of the player to move after a move. */
export function piecesAfter(state: NeutreekoState, move: Move): number {
  return ownPieces(state) ^ (1 << fromCell(move)) ^ (1 << toCell(move));
}

const moves = new Int32Array(rules.maxMoves);

/** How many moves of the player to move win. */
export function countWinningMoves(state: NeutreekoState): number {
  const count = rules.moves(state, moves);
  let wins = 0;
  for (let n = 0; n < count; n++) if (hasLine(piecesAfter(state, moves[n]))) wins++;
  return wins;
}

/** Whether the player to move has a move that wins. */
function canWin(state: NeutreekoState): boolean {
  const count = rules.moves(state, moves);
  for (let n = 0; n < count; n++) if (hasLine(piecesAfter(state, moves[n]))) return true;
  return false;
}

/** The first report's: two pieces side by side are worth ten points, and the opponent's cost as many. */
export const n1: Evaluation<NeutreekoState> = {
  id: 'n1',
  text: {
    en: 'Ten points for two pieces side by side, and ten less if the opponent has such a pair.',
    pt: 'Dez pontos por duas peças lado a lado, e menos dez se o adversário também tiver um par.',
  },
  evaluate: (state) => (hasPair(ownPieces(state)) ? 10 : 0) - (hasPair(opposingPieces(state)) ? 10 : 0),
};

/** The second report's: how good the last move was. Its tests come in this order, and the first that holds counts. */
export const n2: Evaluation<NeutreekoState> = {
  id: 'n2',
  text: {
    en: 'What the last move did: won, left the opponent a win, threatens to win, made a pair, or nothing.',
    pt: 'O que fez a última jogada: ganhou, deixou ganhar, ameaça ganhar, fez um par, ou nada.',
  },
  evaluate: (state) => 0 - ratingOfLastMove(state),
};

function ratingOfLastMove(state: NeutreekoState): number {
  const pieces = opposingPieces(state);
  if (hasLine(pieces)) return 3;
  if (canWin(state)) return -1;
  if (canWin({ ...state, turn: state.turn === 0 ? 1 : 0 })) return 2;
  return hasPair(pieces) ? 1 : 0;
}
