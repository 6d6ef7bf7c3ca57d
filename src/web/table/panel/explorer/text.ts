import type { Language } from '../../../../core/game.ts';
import { playText } from '../../../../play/text.ts';

/** What is said of how levels play in a position. */
export interface ExplorerText {
  readonly title: string;
  readonly level: string;
  readonly counting: string;
  readonly failed: string;
  readonly share: (percent: string) => string;
  /** The same of one move, after its value; points where games were played. */
  readonly inWords: (level: number, percent: string, points: number | undefined) => string;
  /** What the figures are: the share alone, or the points after it too. */
  readonly shares: (level: number) => string;
  readonly sharesAndPoints: (level: number, games: number) => string;
  readonly tries: (tries: number) => string;
  readonly noGames: string;
  readonly fewGames: string;
}

const within = (language: Language, level: number) => playText[language].levelInSentence.within(level);

const english: ExplorerText = {
  title: 'How levels play here',
  level: 'Level',
  counting: 'Finding out…',
  failed: 'This could not be found out.',
  share: (percent) => `${percent} %`,
  inWords: (level, percent, points) =>
    `${within('en', level)} chooses it ${percent} times in 100${points === undefined ? '' : ` and then scores ${points} points of 100`}`,
  shares: (level) => `How often ${within('en', level)} chooses each move.`,
  sharesAndPoints: (level, games) =>
    `How often ${within('en', level)} chooses each move · its points of 100 after it. ${
      games === 1 ? 'One game' : `${games} games`
    } after each move, against itself.`,
  tries: (tries) => `The shares are of ${tries} tries.`,
  noGames: 'It thinks for too long to play games after each move.',
  fewGames: 'It thinks for long, and so they are few.',
};

const portuguese: ExplorerText = {
  title: 'Como jogam os níveis aqui',
  level: 'Nível',
  counting: 'A apurar…',
  failed: 'Não foi possível apurar isto.',
  share: (percent) => `${percent} %`,
  inWords: (level, percent, points) =>
    `${within('pt', level)} escolhe-a ${percent} vezes em 100${points === undefined ? '' : ` e depois faz ${points} pontos em 100`}`,
  shares: (level) => `Quantas vezes ${within('pt', level)} escolhe cada jogada.`,
  sharesAndPoints: (level, games) =>
    `Quantas vezes ${within('pt', level)} escolhe cada jogada · os pontos em 100 que faz depois dela. ${
      games === 1 ? 'Uma partida' : `${games} partidas`
    } depois de cada jogada, contra si próprio.`,
  tries: (tries) => `As percentagens são de ${tries} tentativas.`,
  noGames: 'Pensa demasiado tempo para jogar partidas depois de cada jogada.',
  fewGames: 'Pensa muito tempo, e por isso são poucas.',
};

export const explorerText: Readonly<Record<Language, ExplorerText>> = { en: english, pt: portuguese };
