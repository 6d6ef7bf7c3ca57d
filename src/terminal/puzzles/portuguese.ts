import { quote } from '../../text/phrase.ts';
import type { PuzzlesText } from './puzzles-text.ts';

export const portuguese: PuzzlesText = {
  problems: {
    'no-puzzles': ({ game, list }) => `${game} não tem problemas; os jogos que os têm são ${list}.`,
    'unknown-theme': ({ text, list }) => `Não existe o tema ${quote(text)}; existem ${list}.`,
    'bad-grade': ({ text, least, most }) =>
      `--grade é ${quote(text)}; esperava-se um grau de ${least} a ${most}, ou o primeiro e o último de vários, como em 3-5.`,
    'no-puzzle-left': ({ game }) => `Nenhum problema de ${game} é deste grau e tema; sem --grade ou --theme há mais.`,
  },
  title: (shown, all) => `${shown} de ${all} problemas`,
  grade: (grade, rating) => `grau ${grade}, classificação ${rating}`,
  win: (plies) => (plies === null ? 'Ganha.' : `Ganha em ${plies}.`),
  draw: 'Segura o empate.',
  solutions: 'Soluções:',
  or: 'ou',
};
