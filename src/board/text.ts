import type { Cell, Language, Piece, PlayerText } from '../core/game.ts';
import { ofWhom } from '../text/wording.ts';

export interface BoardText {
  /** What a cell is called. */
  cell(cell: Cell): string;
  readonly empty: string;
  piece(piece: Piece, player: PlayerText): string;
  /** How many are left in a stock. */
  left(count: number): string;
  readonly noneLeft: string;
  readonly picked: string;
  /** A piece that may be picked up, and a cell where one may be put. */
  readonly movable: string;
  readonly target: string;
  /** Where a move went that was played, and where a better one would have gone. */
  readonly compared: Readonly<Record<'played' | 'better', string>>;
  /** Where what comes in here comes to rest. */
  fallsTo(cell: string): string;
}

const english: Readonly<Record<string, string>> = {
  stone: 'stone',
  disc: 'disc',
  cross: 'disc',
  ring: 'disc',
  'red-cross': 'disc',
  'yellow-ring': 'disc',
  cone: 'cone',
  cube: 'cube',
  cylinder: 'cylinder',
  sphere: 'sphere',
};

const portuguese: Readonly<Record<string, string>> = {
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

export const boardText: Readonly<Record<Language, BoardText>> = {
  en: {
    cell: ({ kind, name }) => (kind === 'entry' ? `column ${name}` : kind === 'hand' ? `stock ${name}` : name),
    empty: 'empty',
    piece: ({ kind, isMarked }, { name }) =>
      `${name.toLowerCase()} ${english[kind] ?? 'piece'}${isMarked ? ', king' : ''}`,
    left: (count) => `${count} left`,
    noneLeft: 'none left',
    picked: 'picked up',
    movable: 'can be played',
    target: 'can go here',
    compared: { played: 'played here', better: 'better here' },
    fallsTo: (cell) => `falls to ${cell}`,
  },
  pt: {
    cell: ({ kind, name }) => (kind === 'entry' ? `coluna ${name}` : kind === 'hand' ? `reserva ${name}` : name),
    empty: 'vazia',
    piece: ({ kind, isMarked }, player) => `${portuguese[kind] ?? 'peça'} ${ofWhom(player)}${isMarked ? ', rei' : ''}`,
    left: (count) => (count === 1 ? 'resta 1' : `restam ${count}`),
    noneLeft: 'não resta nenhuma',
    picked: 'na mão',
    movable: 'pode jogar-se',
    target: 'pode ir para aqui',
    compared: { played: 'jogou-se aqui', better: 'melhor aqui' },
    fallsTo: (cell) => `cai em ${cell}`,
  },
};
