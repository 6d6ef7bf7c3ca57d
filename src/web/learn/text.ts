import type { Language } from '../../core/language.ts';
import type { MoveValue } from '../../core/lesson.ts';

interface LearnText {
  readonly games: string;
  readonly variant: string;
  readonly rules: string;
  readonly pageTitle: (game: string) => string;
  readonly step: (number: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly toTruths: string;
  readonly playNow: string;
  readonly example: string;
  readonly tryIt: string;
  readonly again: string;
  readonly takeBack: string;
  readonly pass: string;
  readonly taskBoard: (task: string) => string;
  readonly diagram: (step: number) => string;
  readonly known: string;
  readonly map: string;
  readonly byPlies: {
    readonly title: string;
    readonly counting: string;
    readonly caption: string;
    readonly summary: (won: string, lost: string, drawn: string, longest: number) => string;
    readonly bar: (plies: number, positions: string) => string;
  };
  readonly knownFailed: string;
  readonly cardFailed: string;
  readonly nothingKnown: string;
  readonly exhibit: (title: string) => string;
  readonly valuesHelp: string;
  /** What the numbers in the marks count. */
  readonly plies: string;
  readonly points: string;
  readonly worth: (value: Omit<MoveValue, 'moves'>) => string;
  readonly played: (move: string, worth: string) => string;
  readonly toStart: string;
  readonly back: string;
  readonly forward: string;
  readonly toEnd: string;
  readonly start: string;
  readonly ply: (ply: number, count: number, move: string) => string;
  readonly openOnTable: string;
  readonly play: (name: string) => string;
  readonly setUp: string;
  readonly puzzles: string;
}

export const text: Readonly<Record<Language, LearnText>> = {
  en: {
    games: 'Games',
    variant: 'Variant',
    rules: 'The rules',
    pageTitle: (game) => `${game}: rules`,
    step: (number, count) => `Step ${number} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    toTruths: 'What is known',
    playNow: 'Play',
    example: 'Example',
    tryIt: 'Try it',
    again: 'Again',
    takeBack: 'Take it back',
    pass: 'Pass',
    taskBoard: (task) => `Board to try it on. ${task}`,
    diagram: (step) => `Diagram of step ${step}`,
    known: 'What is known',
    map: 'The map of perfect play',
    byPlies: {
      title: 'All positions, by moves to the end',
      counting: 'Counting them…',
      caption:
        'Positions in which the player to move wins (up) or loses (down), by how many moves of both sides are left. Each step in height is ten times as many.',
      summary: (won, lost, drawn, longest) =>
        `${won} positions are won, ${lost} lost, ${drawn} drawn for the player to move; the longest win takes ${longest} moves.`,
      bar: (plies, positions) => `${plies}: ${positions}`,
    },
    knownFailed: 'What is known of this game could not be loaded.',
    cardFailed: 'The strategy card could not be loaded.',
    nothingKnown:
      'Nothing is told of this variant yet. At the table you can see what the computer finds out about every move.',
    exhibit: (title) => `Board: ${title}`,
    valuesHelp: 'What each move is worth: an arrow up wins, an arrow down loses, two bars draw.',
    plies: 'The number counts the moves of both sides. Play a move to see where it leads.',
    points: 'The number says by how many points. Play a move to see where it leads.',
    worth: ({ value, plies, margin }) => {
      if (value === 'draw') return 'draws';
      const verb = value === 'win' ? 'wins' : 'loses';
      return plies === undefined ? `${verb} by ${Math.abs(margin ?? 0)}` : `${verb} in ${plies}`;
    },
    played: (move, worth) => `${move} ${worth}.`,
    toStart: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    toEnd: 'To the end',
    start: 'Start',
    ply: (ply, count, move) => `${ply} of ${count}: ${move}`,
    openOnTable: 'Open on the table',
    play: (name) => `Play ${name}`,
    setUp: 'Set up a position',
    puzzles: 'Puzzles',
  },
  pt: {
    games: 'Jogos',
    variant: 'Variante',
    rules: 'As regras',
    pageTitle: (game) => `${game}: regras`,
    step: (number, count) => `Passo ${number} de ${count}`,
    previous: 'Anterior',
    next: 'Seguinte',
    toTruths: 'O que se sabe',
    playNow: 'Jogar',
    example: 'Exemplo',
    tryIt: 'Experimenta',
    again: 'Outra vez',
    takeBack: 'Anular',
    pass: 'Passar',
    taskBoard: (task) => `Tabuleiro para experimentar. ${task}`,
    diagram: (step) => `Diagrama do passo ${step}`,
    known: 'O que se sabe',
    map: 'O mapa do jogo perfeito',
    byPlies: {
      title: 'Todas as posições, por jogadas até ao fim',
      counting: 'A contá-las…',
      caption:
        'Posições em que quem joga ganha (para cima) ou perde (para baixo), pelas jogadas dos dois lados que faltam. Cada degrau em altura são dez vezes mais.',
      summary: (won, lost, drawn, longest) =>
        `Para quem joga, ${won} posições são ganhas, ${lost} perdidas e ${drawn} empatadas; a vitória mais longa leva ${longest} jogadas.`,
      bar: (plies, positions) => `${plies}: ${positions}`,
    },
    knownFailed: 'Não foi possível carregar o que se sabe deste jogo.',
    cardFailed: 'Não foi possível carregar o cartão de estratégia.',
    nothingKnown:
      'Desta variante ainda não há nada para contar. À mesa podes ver o que o computador descobre sobre cada jogada.',
    exhibit: (title) => `Tabuleiro: ${title}`,
    valuesHelp: 'Quanto vale cada jogada: a seta para cima ganha, a seta para baixo perde, duas barras empatam.',
    plies: 'O número conta as jogadas dos dois lados. Faz uma jogada para ver aonde leva.',
    points: 'O número diz por quantos pontos. Faz uma jogada para ver aonde leva.',
    worth: ({ value, plies, margin }) => {
      if (value === 'draw') return 'empata';
      const verb = value === 'win' ? 'ganha' : 'perde';
      return plies === undefined ? `${verb} por ${Math.abs(margin ?? 0)}` : `${verb} em ${plies}`;
    },
    played: (move, worth) => `${move} ${worth}.`,
    toStart: 'Para o início',
    back: 'Uma jogada atrás',
    forward: 'Uma jogada à frente',
    toEnd: 'Para o fim',
    start: 'Início',
    ply: (ply, count, move) => `${ply} de ${count}: ${move}`,
    openOnTable: 'Abrir na mesa',
    play: (name) => `Jogar ${name}`,
    setUp: 'Montar uma posição',
    puzzles: 'Problemas',
  },
};
