import { countBits } from '../../core/bits.ts';
import { forBothSides } from '../../core/features.ts';
import type { Feature } from '../../core/player.ts';
import { countPairs, countWinningMoves, piecesOf } from './evaluation.ts';
import { cellCount, type NeutreekoState, rules, size } from './rules.ts';

/** The nine cells that are not on the border. */
const innerCells = Array.from({ length: cellCount }, (_, cell) => cell).reduce((set, cell) => {
  const isInner = [Math.floor(cell / size), cell % size].every((place) => place > 0 && place < size - 1);
  return isInner ? set | (1 << cell) : set;
}, 0);

const moves = new Int32Array(rules.maxMoves);

export const features: readonly Feature<NeutreekoState>[] = forBothSides(rules.turn, [
  {
    id: 'pairs',
    own: {
      en: 'How many pairs of your pieces stand side by side.',
      pt: 'Quantos pares das tuas peças estão lado a lado.',
    },
    theirs: {
      en: 'How many pairs of the opponent’s pieces stand side by side.',
      pt: 'Quantos pares de peças do adversário estão lado a lado.',
    },
    count: (state, player) => countPairs(piecesOf(state, player)),
  },
  {
    id: 'threats',
    own: { en: 'How many of your moves would win.', pt: 'Quantas das tuas jogadas ganhavam.' },
    theirs: {
      en: 'How many of the opponent’s moves would win, were it their turn.',
      pt: 'Quantas jogadas do adversário ganhavam, se fosse a vez dele.',
    },
    count: (state, player) => countWinningMoves({ ...state, turn: player }),
  },
  {
    id: 'mobility',
    own: { en: 'How many moves you have.', pt: 'Quantas jogadas tens.' },
    theirs: {
      en: 'How many moves the opponent would have.',
      pt: 'Quantas jogadas o adversário teria.',
    },
    count: (state, player) => rules.moves({ ...state, turn: player }, moves),
  },
  {
    id: 'centre',
    own: { en: 'How many of your pieces are off the border.', pt: 'Quantas das tuas peças não estão na borda.' },
    theirs: {
      en: 'How many of the opponent’s pieces are off the border.',
      pt: 'Quantas peças do adversário não estão na borda.',
    },
    count: (state, player) => countBits(piecesOf(state, player) & innerCells),
  },
]);
