import type { Language } from '../../../core/game.ts';

/** What the sheets over the table say. */
export interface SheetsText {
  readonly menu: {
    readonly title: string;
    readonly newGame: string;
    readonly swap: string;
    readonly takeBack: string;
    readonly takeBackResignation: string;
    readonly hint: string;
    readonly resign: string;
    readonly resignSure: string;
    readonly turnBoard: string;
    readonly pauseClocks: string;
    readonly resumeClocks: string;
    readonly sound: string;
    readonly edit: string;
    readonly look: string;
    readonly map: string;
    readonly task: string;
    readonly paste: string;
    readonly share: string;
    readonly saved: string;
    readonly keys: string;
    readonly rules: string;
    readonly typeMove: string;
    readonly typeMoveExample: (example: string) => string;
    readonly play: string;
  };
  readonly keys: { readonly title: string; readonly list: readonly (readonly [string, string])[] };
}

const english: SheetsText = {
  menu: {
    title: 'Menu',
    newGame: 'New game',
    swap: 'Swap sides',
    takeBack: 'Take back the last move',
    takeBackResignation: 'Take back the resignation',
    hint: 'Hint',
    resign: 'Resign',
    resignSure: 'Resign: are you sure?',
    turnBoard: 'Flip the board to whoever moves',
    pauseClocks: 'Stop the clocks',
    resumeClocks: 'Let the clocks run',
    sound: 'Sound',
    edit: 'Set up a position',
    look: 'Look inside a search',
    map: 'On the map of perfect play',
    task: 'Win this, hold this',
    paste: 'Paste a position or record',
    share: 'Share and download',
    saved: 'Saved games',
    keys: 'Keyboard',
    rules: 'Rules',
    typeMove: 'Type a move',
    typeMoveExample: (example) => `for example ${example}`,
    play: 'Play',
  },
  keys: {
    title: 'Keyboard',
    list: [
      ['left, right', 'back and forward through the moves'],
      ['Home, End', 'to the first and the last position'],
      ['u', 'undo'],
      ['r', 'redo'],
      ['h', 'hint'],
      ['v', 'values on or off'],
      ['f', 'flip the board'],
      ['g', 'a computer that thinks moves now'],
      ['n', 'new game'],
      ['m', 'menu'],
      ['space', 'pause or go on: computers, or the clocks'],
      ['?', 'this list'],
      ['Tab, arrows', 'walk to and on the board'],
      ['Enter', 'pick up and put down'],
      ['Escape', 'let go'],
    ],
  },
};

const portuguese: SheetsText = {
  menu: {
    title: 'Menu',
    newGame: 'Nova partida',
    swap: 'Trocar de lado',
    takeBack: 'Anular a última jogada',
    takeBackResignation: 'Anular a desistência',
    hint: 'Dica',
    resign: 'Desistir',
    resignSure: 'Desistir: tens a certeza?',
    turnBoard: 'Rodar o tabuleiro para quem joga',
    pauseClocks: 'Parar os relógios',
    resumeClocks: 'Pôr os relógios a andar',
    sound: 'Som',
    edit: 'Montar uma posição',
    look: 'Ver uma pesquisa por dentro',
    map: 'No mapa do jogo perfeito',
    task: 'Ganhar isto, aguentar isto',
    paste: 'Colar uma posição ou um registo',
    share: 'Partilhar e descarregar',
    saved: 'Partidas guardadas',
    keys: 'Teclado',
    rules: 'Regras',
    typeMove: 'Escrever uma jogada',
    typeMoveExample: (example) => `por exemplo ${example}`,
    play: 'Jogar',
  },
  keys: {
    title: 'Teclado',
    list: [
      ['esquerda, direita', 'para trás e para a frente nas jogadas'],
      ['Home, End', 'para a primeira e a última posição'],
      ['u', 'anular'],
      ['r', 'refazer'],
      ['h', 'dica'],
      ['v', 'mostrar ou esconder os valores'],
      ['f', 'rodar o tabuleiro'],
      ['g', 'o computador que pensa joga já'],
      ['n', 'nova partida'],
      ['m', 'menu'],
      ['espaço', 'pausa ou continuar: os computadores, ou os relógios'],
      ['?', 'esta lista'],
      ['Tab, setas', 'chegar ao tabuleiro e andar nele'],
      ['Enter', 'pegar e pousar'],
      ['Escape', 'largar'],
    ],
  },
};

export const sheetsText: Readonly<Record<Language, SheetsText>> = { en: english, pt: portuguese };
