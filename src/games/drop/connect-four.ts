import type { Truth } from '../../core/lesson.ts';

const start = '......./......./......./......./......./....... x';

/**
 * Perfect play on both sides. The tests prove every position of it from the tenth disc on, where that takes no time.
 */
const perfectGame = '44444432655555323332267623526661117777711';

/** The game as its players write it, in groups that can be read. */
const inGroups = perfectGame.replace(/(.{4})(?=.)/gu, '$1 ');

/**
 * What is known of Connect Four. The values of its first moves are those of the published solutions; a search from the
 * empty board takes minutes.
 */
export const connectFourTruths: readonly Truth[] = [
  {
    words: {
      en: {
        title: 'The first player wins, from the middle column alone',
        text:
          'x, who begins, wins by force in the middle and nowhere else: from column 4 the line is there with the 41st disc ' +
          'at the latest, which is x’s twenty-first. Columns 3 and 5 draw. From columns 2 and 6 o wins in 42, and ' +
          'from columns 1 and 7, at the edge, in 40. These values are quoted from those who solved the game; to prove ' +
          'them from the empty board takes minutes.',
      },
      pt: {
        title: 'Quem começa ganha, mas só pela coluna do meio',
        text:
          '“x”, que começa, tem vitória forçada no meio e em mais lado nenhum: pela coluna 4, a linha aparece o mais tardar ' +
          'com o 41.º disco, que é o vigésimo primeiro de “x”. As colunas 3 e 5 empatam. Pelas colunas 2 e 6 ganha “o” em ' +
          '42, e pelas colunas 1 e 7, nas pontas, em 40. Estes valores são citados de quem resolveu o jogo; prová-los a ' +
          'partir do tabuleiro vazio leva minutos.',
      },
    },
    exhibit: {
      position: start,
      values: [
        { moves: ['4'], value: 'win', plies: 41 },
        { moves: ['3', '5'], value: 'draw' },
        { moves: ['2', '6'], value: 'loss', plies: 42 },
        { moves: ['1', '7'], value: 'loss', plies: 40 },
      ],
      isQuoted: true,
    },
  },
  {
    words: {
      en: {
        title: 'Solved twice in October 1988',
        text:
          'James D. Allen announced on 1 October 1988 that the first player wins, proved by a deep search. Victor Allis ' +
          'followed on 16 October, independently: his program knew nine rules of strategy, and could say why a move is ' +
          'good. By 1995 John Tromp had the value of every position with eight discs, after some 40,000 hours of ' +
          'computing, so that any other could be had in seconds.',
      },
      pt: {
        title: 'Resolvido duas vezes em outubro de 1988',
        text:
          'James D. Allen anunciou a 1 de outubro de 1988 que quem começa ganha, provado por uma pesquisa profunda. Victor ' +
          'Allis chegou lá a 16 de outubro, de forma independente: o programa dele conhecia nove regras de estratégia e ' +
          'sabia dizer porque é que uma jogada é boa. Em 1995, John Tromp tinha o valor de todas as posições com oito ' +
          'discos, depois de umas 40 000 horas de cálculo, e assim qualquer outra se obtinha em segundos.',
      },
    },
  },
  {
    words: {
      en: {
        title: 'Forty-one discs',
        text:
          'A perfect game: x wins as early and o holds out as long as can be. Its players write a game as the row of its ' +
          `columns, here ${inGroups}. Such a row can be pasted wherever a position is read.`,
      },
      pt: {
        title: 'Quarenta e um discos',
        text:
          'Uma partida perfeita: “x” ganha o mais cedo e “o” resiste o mais que se pode. Os jogadores escrevem uma partida ' +
          `como a sequência das colunas, aqui ${inGroups}. Uma sequência assim pode colar-se onde quer que se leia uma posição.`,
      },
    },
    exhibit: { position: start, line: Array.from(perfectGame) },
  },
  {
    words: {
      en: {
        title: 'Four and a half trillion positions',
        text:
          'After two discs there are 49 positions, after four 1,120, after six 16,422, and in all 4,531,985,219,092, as ' +
          'others have counted. Três em Linha has 613,459.',
      },
      pt: {
        title: 'Quatro biliões e meio de posições',
        text:
          'Com dois discos há 49 posições, com quatro 1120, com seis 16 422, e ao todo 4 531 985 219 092, segundo as ' +
          'contas de outros. O Três em Linha tem 613 459.',
      },
    },
  },
];
