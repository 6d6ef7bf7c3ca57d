import type { Language, PlayerText } from '../../core/game.ts';
import type { SeriesLength } from '../../core/seats/series.ts';
import { ofWhom } from '../../text/wording.ts';

/** What the sheet that starts a game says. */
export interface NewGameText {
  readonly title: (game: string) => string;
  readonly opponent: string;
  readonly opponents: Readonly<
    Record<
      'computer' | 'friend' | 'elsewhere' | 'messages' | 'watch',
      { readonly name: string; readonly detail: string }
    >
  >;
  readonly level: string;
  readonly levelOf: (player: PlayerText) => string;
  readonly levelName: (number: number, most: number) => string;
  readonly weakest: string;
  readonly strongest: string;
  readonly side: string;
  readonly begins: (player: PlayerText) => string;
  readonly atRandom: string;
  readonly more: string;
  readonly variant: string;
  readonly variantsFailed: string;
  readonly size: string;
  readonly columns: string;
  readonly rows: string;
  readonly line: string;
  readonly noSuchSize: (least: number, most: number) => string;
  readonly series: string;
  readonly seriesLength: (length: SeriesLength) => string;
  readonly clock: string;
  readonly noClock: string;
  readonly clockHelp: string;
  readonly start: string;
  readonly startUsual: string;
  readonly startHelp: string;
  readonly compose: string;
  readonly fairStart: string;
  readonly fairStartHelp: string;
  readonly reported: string;
  readonly graded: string;
  readonly play: string;
  readonly watch: string;
  readonly inviteFriend: string;
  readonly loading: string;
}

const english: NewGameText = {
  title: (game) => `New game: ${game}`,
  opponent: 'Against',
  opponents: {
    computer: { name: 'The computer', detail: 'eight levels' },
    friend: { name: 'A friend', detail: 'on this screen' },
    elsewhere: { name: 'A friend, elsewhere', detail: 'by a link' },
    messages: { name: 'A friend, by messages', detail: 'a link for each move' },
    watch: { name: 'Watch', detail: 'two computers' },
  },
  level: 'Level',
  levelOf: ({ name }) => `Level of ${name}`,
  levelName: (number, most) => `Level ${number} of ${most}`,
  weakest: 'gentle',
  strongest: 'strongest',
  side: 'Your side',
  begins: ({ isPlural }) => (isPlural ? 'move first' : 'moves first'),
  atRandom: 'By chance',
  more: 'More',
  variant: 'Variant',
  variantsFailed: 'The variants of this game could not be loaded.',
  size: 'Size',
  columns: 'Columns',
  rows: 'Rows',
  line: 'In a row',
  noSuchSize: (least, most) => `All three from ${least} to ${most}, and the line no longer than the board.`,
  series: 'Series',
  seriesLength: (length) =>
    length === 1 ? 'One game' : length === 'endless' ? 'As many as you like' : `Best of ${length}`,
  clock: 'Clock',
  noClock: 'None',
  clockHelp: '5+3 is five minutes for each of you, and three seconds more with every move.',
  start: 'Start position',
  startUsual: 'the usual one',
  startHelp: 'Leave empty for the usual start.',
  compose: 'Set one up',
  fairStart: 'Draw a fair start',
  fairStartHelp: 'One that gives neither side the better chances.',
  reported: 'The computer’s style',
  graded: 'The eight levels',
  play: 'Play',
  watch: 'Watch',
  inviteFriend: 'Invite',
  loading: 'One moment…',
};

const portuguese: NewGameText = {
  title: (game) => `Nova partida: ${game}`,
  opponent: 'Contra',
  opponents: {
    computer: { name: 'O computador', detail: 'oito níveis' },
    friend: { name: 'Um amigo', detail: 'neste ecrã' },
    elsewhere: { name: 'Um amigo, à distância', detail: 'por uma ligação' },
    messages: { name: 'Um amigo, por mensagens', detail: 'uma ligação por jogada' },
    watch: { name: 'Ver jogar', detail: 'dois computadores' },
  },
  level: 'Nível',
  levelOf: (player) => `Nível ${ofWhom(player)}`,
  levelName: (number, most) => `Nível ${number} de ${most}`,
  weakest: 'o mais fácil',
  strongest: 'o mais forte',
  side: 'O teu lado',
  begins: ({ isPlural }) => (isPlural ? 'começam' : 'começa'),
  atRandom: 'Ao acaso',
  more: 'Mais',
  variant: 'Variante',
  variantsFailed: 'Não foi possível carregar as variantes deste jogo.',
  size: 'Tamanho',
  columns: 'Colunas',
  rows: 'Linhas',
  line: 'Em linha',
  noSuchSize: (least, most) => `Os três de ${least} a ${most}, e a linha nunca maior do que o tabuleiro.`,
  series: 'Encontro',
  seriesLength: (length) =>
    length === 1 ? 'Uma partida' : length === 'endless' ? 'Quantas quiseres' : `À melhor de ${length}`,
  clock: 'Relógio',
  noClock: 'Sem relógio',
  clockHelp: '5+3 são cinco minutos para cada um, e mais três segundos em cada jogada.',
  start: 'Posição inicial',
  startUsual: 'a habitual',
  startHelp: 'Em branco, começa-se como é habitual.',
  compose: 'Montar uma',
  fairStart: 'Sortear um início equilibrado',
  fairStartHelp: 'Um que não favorece nenhum dos lados.',
  reported: 'Estilo do computador',
  graded: 'Os oito níveis',
  play: 'Jogar',
  watch: 'Ver jogar',
  inviteFriend: 'Convidar',
  loading: 'Um momento…',
};

export const newGameText: Readonly<Record<Language, NewGameText>> = { en: english, pt: portuguese };
