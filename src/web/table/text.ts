import type { Language } from '../../core/game.ts';

/** What is said where a table is opened. */
export interface TableText {
  readonly lost: string;
  readonly notOpened: string;
  readonly home: string;
  readonly pasteInstead: string;
  readonly elsewhere: string;
  readonly takeOver: string;
}

const english: TableText = {
  lost: 'There is no game here yet.',
  notOpened: 'This could not be opened.',
  home: 'Choose a game',
  pasteInstead: 'Paste a position or record',
  elsewhere: 'This game is open in another tab, which is the one that saves it.',
  takeOver: 'Play here instead',
};

const portuguese: TableText = {
  lost: 'Ainda não há aqui nenhuma partida.',
  notOpened: 'Não foi possível abrir isto.',
  home: 'Escolher um jogo',
  pasteInstead: 'Colar uma posição ou um registo',
  elsewhere: 'Esta partida está aberta noutro separador, que é o que a guarda.',
  takeOver: 'Jogar antes aqui',
};

export const tableText: Readonly<Record<Language, TableText>> = { en: english, pt: portuguese };
