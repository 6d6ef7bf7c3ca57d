import type { Language } from '../../../core/language.ts';

/** What the screen says on which puzzles are chosen from. */
interface PuzzlesText {
  readonly title: string;
  readonly pageTitle: (game: string) => string;
  readonly summary: string;
  readonly games: string;
  readonly all: string;
  readonly day: string;
  readonly dayOf: (game: string) => string;
  readonly daySolved: string;
  readonly dayFailed: string;
  readonly solve: string;
  readonly look: string;
  readonly practise: string;
  readonly practiseDetail: string;
  readonly practiseGame: (game: string) => string;
  readonly streakIn: (game: string) => string;
  readonly themesOf: (game: string) => string;
  readonly choose: string;
  readonly notTried: string;
  readonly ratingIs: (rating: string) => string;
  readonly streak: string;
  readonly streakDetail: string;
  readonly streakAt: (solved: number) => string;
  readonly best: (solved: number) => string;
  readonly begin: string;
  readonly goOn: string;
  readonly due: string;
  readonly dueDetail: (count: number) => string;
  readonly nothingDue: string;
  readonly mistakes: string;
  readonly mistakesOffer: string;
  readonly mistakesDetail: (count: number) => string;
  readonly noMistakes: string;
  readonly beginMistakes: string;
  readonly lookThrough: string;
  readonly lookingThrough: (percent: number) => string;
  readonly themes: string;
  readonly grades: string;
  readonly gradesDetail: string;
  readonly solvedOf: (solved: number, all: number) => string;
  readonly rating: string;
  readonly noRating: string;
  readonly history: (count: number) => string;
  readonly lately: string;
  readonly outcomes: Readonly<Record<'solved' | 'hinted' | 'failed', string>>;
  readonly noPuzzles: (game: string) => string;
  readonly puzzleCount: (count: number) => string;
  readonly date: Intl.DateTimeFormat;
}

export const text: Readonly<Record<Language, PuzzlesText>> = {
  en: {
    title: 'Puzzles',
    pageTitle: (game) => `Puzzles of ${game}`,
    summary: 'Positions in which exactly one move keeps what there is to keep, all of them proven.',
    games: 'Games',
    all: 'All games',
    day: 'Today’s puzzle',
    dayOf: (game) => `Today’s puzzle is one of ${game}.`,
    daySolved: 'Solved.',
    dayFailed: 'Not this time.',
    solve: 'Solve it',
    look: 'Look at it',
    practise: 'Practise',
    practiseGame: (game) => `Practise ${game}`,
    streakIn: (game) => `Streak in ${game}`,
    themesOf: (game) => `Themes and grades of ${game}`,
    choose: 'More',
    notTried: 'Not tried yet.',
    ratingIs: (rating) => `Your rating: ${rating}.`,
    practiseDetail: 'Puzzles about as hard as you are strong.',
    streak: 'Streak',
    streakDetail: 'Ever harder ones, until the first mistake.',
    streakAt: (solved) => (solved === 1 ? 'You are at one solved.' : `You are at ${solved} solved.`),
    best: (solved) => `Your longest: ${solved}.`,
    begin: 'Begin',
    goOn: 'Go on',
    due: 'Once more',
    dueDetail: (count) =>
      count === 1 ? 'One that you failed waits for another try.' : `${count} that you failed wait for another try.`,
    nothingDue: 'What you fail comes again here after some days. Nothing waits now.',
    mistakes: 'Your mistakes',
    mistakesOffer: 'Where you missed the one good move in a game against the computer, there is a puzzle for you.',
    mistakesDetail: (count) =>
      count === 1
        ? 'One position in which you missed the one good move.'
        : `${count} positions in which you missed the one good move.`,
    noMistakes: 'No such position in the games whose truth is quickly known.',
    beginMistakes: 'Begin with your mistakes',
    lookThrough: 'Find mistakes',
    lookingThrough: (percent) => `Looking through your games: ${percent} %`,
    themes: 'By theme',
    grades: 'By grade',
    gradesDetail: 'The grade is the lowest level of the computer that solves a puzzle at least half of the time.',
    solvedOf: (solved, all) => `${solved} of ${all} solved`,
    rating: 'Your rating',
    noRating: 'You get one with the first puzzle that you try.',
    history: (count) => `Your rating over the last ${count} puzzles`,
    lately: 'Lately',
    outcomes: { solved: 'solved', hinted: 'solved, with a hint', failed: 'failed' },
    noPuzzles: (game) => `There are no puzzles of ${game} yet.`,
    puzzleCount: (count) => (count === 1 ? 'One puzzle' : `${count} puzzles`),
    date: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
  },
  pt: {
    title: 'Problemas',
    pageTitle: (game) => `Problemas de ${game}`,
    summary: 'Posições em que só uma jogada mantém o que há a manter, todas elas provadas.',
    games: 'Jogos',
    all: 'Todos os jogos',
    day: 'O problema do dia',
    dayOf: (game) => `Hoje o problema é de ${game}.`,
    daySolved: 'Resolvido.',
    dayFailed: 'Não foi desta.',
    solve: 'Resolver',
    look: 'Ver',
    practise: 'Praticar',
    practiseGame: (game) => `Praticar ${game}`,
    streakIn: (game) => `Sequência em ${game}`,
    themesOf: (game) => `Temas e graus de ${game}`,
    choose: 'Mais',
    notTried: 'Ainda por experimentar.',
    ratingIs: (rating) => `A tua classificação: ${rating}.`,
    practiseDetail: 'Problemas mais ou menos à tua medida.',
    streak: 'Sequência',
    streakDetail: 'Cada vez mais difíceis, até ao primeiro erro.',
    streakAt: (solved) => (solved === 1 ? 'Vais em um resolvido.' : `Vais em ${solved} resolvidos.`),
    best: (solved) => `A tua mais longa: ${solved}.`,
    begin: 'Começar',
    goOn: 'Continuar',
    due: 'Outra vez',
    dueDetail: (count) =>
      count === 1 ? 'Um que falhaste espera por nova tentativa.' : `${count} que falhaste esperam por nova tentativa.`,
    nothingDue: 'O que falhas volta a aparecer aqui passados uns dias. Agora não há nada à espera.',
    mistakes: 'Os teus erros',
    mistakesOffer:
      'Onde deixaste escapar a única jogada boa, numa partida contra o computador, há um problema para ti.',
    mistakesDetail: (count) =>
      count === 1
        ? 'Uma posição em que te escapou a única jogada boa.'
        : `${count} posições em que te escapou a única jogada boa.`,
    noMistakes: 'Nenhuma posição assim nas partidas cuja verdade se sabe depressa.',
    beginMistakes: 'Começar pelos teus erros',
    lookThrough: 'Procurar erros',
    lookingThrough: (percent) => `A procurar nas tuas partidas: ${percent} %`,
    themes: 'Por tema',
    grades: 'Por grau',
    gradesDetail: 'O grau é o nível mais baixo do computador que resolve o problema pelo menos metade das vezes.',
    solvedOf: (solved, all) => `${solved} de ${all} resolvidos`,
    rating: 'A tua classificação',
    noRating: 'Ganhas uma com o primeiro problema que tentares.',
    history: (count) => `A tua classificação nos últimos ${count} problemas`,
    lately: 'Ultimamente',
    outcomes: { solved: 'resolvido', hinted: 'resolvido, com uma dica', failed: 'falhado' },
    noPuzzles: (game) => `Ainda não há problemas de ${game}.`,
    puzzleCount: (count) => (count === 1 ? 'Um problema' : `${count} problemas`),
    date: new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'short' }),
  },
};
