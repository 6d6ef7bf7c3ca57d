import type { Language, Sentences } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { continued, quote } from '../text/phrase.ts';
import { type Speaker, sayProblem } from '../text/say-problem.ts';
import type { BoardProblems } from './problems.ts';

type Games = BoardProblems['board-game-missing'];
const gamesInEnglish = ({ list, family }: Games) => `${list}, and ${family} with columns, rows and line from 3 to 9`;
const gamesInPortuguese = ({ list, family }: Games) =>
  `${list}, e ${family} com colunas, linhas e comprimento de 3 a 9`;

const english: Sentences<BoardProblems> = {
  'board-game-missing': (given) => `A game was expected in the attribute “game”: ${gamesInEnglish(given)}.`,
  'board-game-unknown': (given) => `There is no game ${quote(given.game)}; there are ${gamesInEnglish(given)}.`,
  'board-game-lost': ({ game }) =>
    `The game ${quote(game)} could not be loaded; ask for it again when you are online, or reload the page.`,
  'board-words-lost': () => 'The words of the board could not be loaded; reload the page when you are online.',
  'board-move': ({ number, text }, cause) => `Move ${number}, ${quote(text)}, can’t be played${continued(cause)}`,
  'board-policy': () => 'No values: the policy of this page does not let the analysis run.',
  'board-engine': () => 'No values: the analysis could not be started.',
};

const portuguese: Sentences<BoardProblems> = {
  'board-game-missing': (given) => `Esperava-se um jogo no atributo “game”: ${gamesInPortuguese(given)}.`,
  'board-game-unknown': (given) => `Não há um jogo ${quote(given.game)}; há ${gamesInPortuguese(given)}.`,
  'board-game-lost': ({ game }) =>
    `Não foi possível carregar o jogo ${quote(game)}; pede-o outra vez quando tiveres ligação, ou recarrega a página.`,
  'board-words-lost': () =>
    'Não foi possível carregar as palavras do tabuleiro; recarrega a página quando tiveres ligação.',
  'board-move': ({ number, text }, cause) => `A jogada ${number}, ${quote(text)}, não é possível${continued(cause)}`,
  'board-policy': () => 'Sem valores: a política desta página não permite a análise.',
  'board-engine': () => 'Sem valores: não foi possível iniciar a análise.',
};

const speaker: Speaker = { text: { en: { problems: english }, pt: { problems: portuguese } } };

/** A problem of a board, or of its game, in one sentence. */
export function sayBoardProblem(problem: Problem, language: Language, game: Speaker | undefined): string {
  return sayProblem(problem, language, ...(game ? [game] : []), speaker);
}
