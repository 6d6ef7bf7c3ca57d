import { ofWhom } from '../../text/wording.ts';
import type { BoardText } from './board-words.ts';

const kinds: Readonly<Record<string, string>> = {
  stone: 'pedra',
  disc: 'disco',
  cross: 'disco',
  ring: 'disco',
  'red-cross': 'disco',
  'yellow-ring': 'disco',
  cone: 'cone',
  cube: 'cubo',
  cylinder: 'cilindro',
  sphere: 'esfera',
};

export const boardPortuguese: BoardText = {
  cell: ({ kind, name }) => (kind === 'entry' ? `coluna ${name}` : kind === 'hand' ? `reserva ${name}` : name),
  empty: 'vazia',
  piece: ({ kind, isMarked }, player) => `${kinds[kind] ?? 'peça'} ${ofWhom(player)}${isMarked ? ', rei' : ''}`,
  left: (count) => (count === 1 ? 'resta 1' : `restam ${count}`),
  noneLeft: 'não resta nenhuma',
  picked: 'na mão',
  movable: 'pode jogar-se',
  target: 'pode ir para aqui',
  compared: { played: 'jogou-se aqui', better: 'melhor aqui' },
  fallsTo: (cell) => `cai em ${cell}`,
};
