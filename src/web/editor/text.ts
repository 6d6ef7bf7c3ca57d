import type { Language } from '../../core/language.ts';

interface EditorText {
  readonly title: string;
  readonly board: (game: string) => string;
  readonly game: string;
  readonly pieces: string;
  readonly eraser: string;
  readonly onBoard: (count: number) => string;
  readonly help: string;
  readonly turn: string;
  readonly valid: string;
  /** There are too few of a piece, or too many. */
  readonly instead: (piece: string, count: string, expected: string) => string;
  readonly atMost: (piece: string, most: string) => string;
  readonly over: string;
  readonly position: string;
  readonly clear: string;
  readonly start: string;
  readonly undo: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly play: string;
  readonly analyse: string;
  readonly picture: (format: string) => string;
  readonly noPicture: string;
  readonly learn: string;
}

export const text: Readonly<Record<Language, EditorText>> = {
  en: {
    title: 'Set up a position',
    board: (game) => `${game}: board to set up`,
    game: 'Game',
    pieces: 'Pieces',
    eraser: 'Take away',
    onBoard: (count) => `${count} on the board`,
    help:
      'Choose a piece and press cells, or drag it there. A press on the same piece takes it away. With keys: arrows, ' +
      'then Enter or the letter of a piece; Delete takes away.',
    turn: 'To move',
    valid: 'This is a position of the game.',
    instead: (piece, count, expected) => `${piece}: ${count} on the board instead of ${expected}.`,
    atMost: (piece, most) => `${piece}: one too many; there are ${most} at the most.`,
    over: 'The game is over here.',
    position: 'Position as text',
    clear: 'Clear',
    start: 'Start position',
    undo: 'Undo',
    copy: 'Copy',
    copied: 'The position is copied.',
    notCopied: 'The browser did not let the position be copied; it is selected, so you can copy it yourself.',
    play: 'Play from here',
    analyse: 'Analyse',
    picture: (format) => `Picture of the board, ${format}`,
    noPicture: 'The picture could not be made.',
    learn: 'Rules',
  },
  pt: {
    title: 'Montar uma posição',
    board: (game) => `${game}: tabuleiro para montar`,
    game: 'Jogo',
    pieces: 'Peças',
    eraser: 'Tirar',
    onBoard: (count) => `${count} no tabuleiro`,
    help:
      'Escolhe uma peça e carrega nas casas, ou arrasta-a até lá. Carregar outra vez na mesma peça tira-a. Com o teclado: ' +
      'setas e depois Enter ou a letra de uma peça; Delete tira-a.',
    turn: 'Quem joga',
    valid: 'Esta é uma posição do jogo.',
    instead: (piece, count, expected) => `${piece}: no tabuleiro há ${count}, em vez de ${expected}.`,
    atMost: (piece, most) => `${piece}: há peças a mais; no máximo, são ${most}.`,
    over: 'Aqui a partida já acabou.',
    position: 'Posição em texto',
    clear: 'Limpar',
    start: 'Posição inicial',
    undo: 'Anular',
    copy: 'Copiar',
    copied: 'A posição foi copiada.',
    notCopied: 'O navegador não deixou copiar a posição; está selecionada, para a copiares à mão.',
    play: 'Jogar a partir daqui',
    analyse: 'Analisar',
    picture: (format) => `Imagem do tabuleiro, ${format}`,
    noPicture: 'Não foi possível fazer a imagem.',
    learn: 'Regras',
  },
};
