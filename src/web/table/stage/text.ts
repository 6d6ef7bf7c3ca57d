import type { Language, PlayerText } from '../../../core/game.ts';
import type { Step } from '../session/lines.ts';

/** What is said on the board, around it and in the row of actions, beyond the sentences that all shells share. */
export interface StageText {
  readonly actions: Readonly<Record<ActionName, string>>;
  /** Walking along the line: what is read aloud, and the word of it that is seen where there is room. */
  readonly steps: Readonly<Record<Step, { readonly label: string; readonly word: string }>>;
  readonly board: (game: string) => string;
  readonly yourTurn: string;
  /** How a move is made, in a game that does not say so: with one press, or with two. */
  readonly howToMove: Readonly<Record<'put' | 'move', string>>;
  readonly lookingBack: string;
  readonly lookingAhead: (moves: number) => string;
  readonly backToGame: string;
  readonly moveNow: string;
  readonly seekingHint: string;
  readonly tryAgain: string;
  readonly strip: string;
  readonly points: (points: number) => string;
  readonly groups: (sizes: string) => string;
  readonly toMove: string;
  readonly wins: (player: PlayerText) => string;
  readonly seriesScore: string;
  readonly timeLeft: string;
  readonly goOn: string;
}

export type ActionName = 'undo' | 'redo' | 'hint' | 'values' | 'valuesOfAll' | 'flip' | 'flipBoard' | 'menu' | 'pass';

const english: StageText = {
  actions: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    values: 'Values',
    valuesOfAll: 'Values of all moves',
    flip: 'Flip',
    flipBoard: 'Flip the board',
    menu: 'Menu',
    pass: 'Pass',
  },
  steps: {
    start: { label: 'First position', word: 'First' },
    back: { label: 'Back one move', word: 'Back' },
    forward: { label: 'Next move', word: 'Next' },
    end: { label: 'Last position', word: 'Last' },
  },
  board: (game) => `${game} board`,
  yourTurn: 'Your turn.',
  howToMove: {
    put: 'Press the cell where you want to play.',
    move: 'Press what you want to move, then where it should go.',
  },
  lookingAhead: (moves) => `Looking ahead along the best line: ${moves === 1 ? 'one move' : `${moves} moves`} on.`,
  lookingBack: 'Looking back: any move may be tried.',
  backToGame: 'Back to the game',
  moveNow: 'Move now',
  seekingHint: 'Looking for a good move…',
  tryAgain: 'Try again',
  strip: 'Evaluation',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  groups: (sizes) => `groups ${sizes}`,
  toMove: 'to move',
  wins: ({ isPlural }) => (isPlural ? 'win' : 'wins'),
  seriesScore: 'Score',
  timeLeft: 'Time left',
  goOn: 'Go on',
};

const portuguese: StageText = {
  actions: {
    undo: 'Anular',
    redo: 'Refazer',
    hint: 'Dica',
    values: 'Valores',
    valuesOfAll: 'Valores de todas as jogadas',
    flip: 'Rodar',
    flipBoard: 'Rodar o tabuleiro',
    menu: 'Menu',
    pass: 'Passar',
  },
  steps: {
    start: { label: 'Primeira posição', word: 'Primeira' },
    back: { label: 'Jogada anterior', word: 'Anterior' },
    forward: { label: 'Jogada seguinte', word: 'Seguinte' },
    end: { label: 'Última posição', word: 'Última' },
  },
  board: (game) => `Tabuleiro de ${game}`,
  yourTurn: 'É a tua vez.',
  howToMove: {
    put: 'Carrega na casa onde queres jogar.',
    move: 'Carrega no que queres mover e depois na casa para onde vai.',
  },
  lookingAhead: (moves) => `A ver a melhor continuação: ${moves === 1 ? 'uma jogada' : `${moves} jogadas`} adiante.`,
  lookingBack: 'A rever: podes experimentar qualquer jogada.',
  backToGame: 'Voltar à partida',
  moveNow: 'Jogar já',
  seekingHint: 'À procura de uma boa jogada…',
  tryAgain: 'Tentar outra vez',
  strip: 'Avaliação',
  points: (points) => (points === 1 ? '1 ponto' : `${points} pontos`),
  groups: (sizes) => `grupos ${sizes}`,
  toMove: 'a jogar',
  wins: ({ isPlural }) => (isPlural ? 'ganham' : 'ganha'),
  seriesScore: 'Resultado',
  timeLeft: 'Tempo que resta',
  goOn: 'Continuar',
};

export const stageText: Readonly<Record<Language, StageText>> = { en: english, pt: portuguese };
