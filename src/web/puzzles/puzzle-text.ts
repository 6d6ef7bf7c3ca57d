import type { PlayerText } from '../../core/game.ts';
import type { Language } from '../../core/language.ts';
import type { PuzzleGoal } from '../../study/puzzles/puzzle.ts';

/** What the screen of a puzzle says beside what every shell says: see study/training. */
interface PuzzleText {
  readonly title: (game: string) => string;
  readonly board: (game: string) => string;
  /** What is asked, in one sentence. */
  readonly task: (goal: PuzzleGoal, player: PlayerText) => string;
  readonly back: string;
  readonly hint: string;
  readonly showMove: string;
  readonly showSolution: string;
  readonly skip: string;
  readonly next: string;
  readonly again: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly openAtTable: string;
  readonly allPuzzles: string;
  readonly givenUp: string;
  readonly why: (move: string, goal: PuzzleGoal, plies: number | null) => string;
  readonly solution: string;
  readonly start: string;
  /** Between moves any of which is right. */
  readonly or: string;
  readonly showPosition: (move: string) => string;
  readonly rating: (mine: string, change: string) => string;
  readonly ratingStays: (mine: string) => string;
  readonly puzzleRating: (rating: string, grade: number) => string;
  readonly unrated: string;
  readonly comesAgain: (day: string) => string;
  readonly day: Intl.DateTimeFormat;
  readonly newStreak: string;
  readonly setDone: string;
  readonly noGame: (game: string) => string;
  readonly noPuzzle: (game: string) => string;
  readonly noPuzzles: (game: string) => string;
  readonly noAddress: string;
  readonly notKept: string;
  readonly loadFailed: string;
}

export const puzzleText: Readonly<Record<Language, PuzzleText>> = {
  en: {
    title: (game) => `${game}: puzzle`,
    board: (game) => `Board of ${game}`,
    task: (goal, { name }) => (goal === 'win' ? `${name} to move and win.` : `${name} to move and hold the draw.`),
    back: 'Back',
    hint: 'Hint',
    showMove: 'The move',
    showSolution: 'Solution',
    skip: 'Skip',
    next: 'Next puzzle',
    again: 'Once more',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    openAtTable: 'Open on the table',
    allPuzzles: 'All puzzles',
    givenUp: 'Here is the solution.',
    why: (move, goal, plies) =>
      goal === 'win'
        ? `${move} is the only move that wins${plies ? `: in ${plies}, the moves of both sides counted` : ''}.`
        : `${move} is the only move that holds the draw.`,
    solution: 'The solution',
    start: 'Start',
    or: 'or',
    showPosition: (move) => `Show the position after ${move}`,
    rating: (mine, change) => `Your rating: ${mine} (${change}).`,
    ratingStays: (mine) => `Your rating: ${mine}; only a first try changes it.`,
    puzzleRating: (rating, grade) => `The puzzle’s: ${rating}, grade ${grade}.`,
    unrated: 'From a game of yours: it has no rating, and does not change yours.',
    comesAgain: (day) => `It comes again: ${day}.`,
    day: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
    newStreak: 'New streak',
    setDone: 'That was the last one here for now.',
    noGame: (game) => `There is no game “${game}” here.`,
    noPuzzle: (game) => `There is no such puzzle of ${game}.`,
    noPuzzles: (game) => `There are no puzzles of ${game} yet.`,
    noAddress: 'There is no puzzle at this address.',
    notKept: 'How it went could not be kept on this device.',
    loadFailed: 'The puzzles could not be loaded.',
  },
  pt: {
    title: (game) => `${game}: problema`,
    board: (game) => `Tabuleiro de ${game}`,
    task: (goal, { name, inSentence = name, isPlural = false }) => {
      const [play, win, hold] = isPlural ? ['Jogam', 'ganham', 'mantêm'] : ['Joga', 'ganha', 'mantém'];
      return `${play} ${inSentence} e ${goal === 'win' ? win : `${hold} o empate`}.`;
    },
    back: 'Voltar',
    hint: 'Dica',
    showMove: 'A jogada',
    showSolution: 'Solução',
    skip: 'Saltar',
    next: 'Próximo problema',
    again: 'Outra vez',
    copyLink: 'Copiar a ligação',
    copied: 'Copiado.',
    openAtTable: 'Abrir na mesa',
    allPuzzles: 'Todos os problemas',
    givenUp: 'Eis a solução.',
    why: (move, goal, plies) =>
      goal === 'win'
        ? `${move} é a única jogada que ganha${plies ? `: em ${plies}, contando as jogadas dos dois lados` : ''}.`
        : `${move} é a única jogada que mantém o empate.`,
    solution: 'A solução',
    start: 'Início',
    or: 'ou',
    showPosition: (move) => `Mostrar a posição depois de ${move}`,
    rating: (mine, change) => `A tua classificação: ${mine} (${change}).`,
    ratingStays: (mine) => `A tua classificação: ${mine}; só a primeira tentativa a muda.`,
    puzzleRating: (rating, grade) => `A do problema: ${rating}, grau ${grade}.`,
    unrated: 'É de uma partida tua: não tem classificação, nem muda a tua.',
    comesAgain: (day) => `Volta a aparecer: ${day}.`,
    day: new Intl.DateTimeFormat('pt-PT', { weekday: 'long', day: 'numeric', month: 'long' }),
    newStreak: 'Nova sequência',
    setDone: 'Era o último daqui, por agora.',
    noGame: (game) => `Não há aqui nenhum jogo “${game}”.`,
    noPuzzle: (game) => `Não existe esse problema de ${game}.`,
    noPuzzles: (game) => `Ainda não há problemas de ${game}.`,
    noAddress: 'Não há nenhum problema neste endereço.',
    notKept: 'Não foi possível guardar neste dispositivo como correu.',
    loadFailed: 'Não foi possível carregar os problemas.',
  },
};
