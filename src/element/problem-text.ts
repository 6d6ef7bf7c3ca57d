import type { Language, Sentences } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { games } from '../games/index.ts';
import { continued, quote } from '../text/phrase.ts';
import { type Speaker, sayProblem } from '../text/say-problem.ts';
import type { BoardProblems } from './problems.ts';

/** The games that are here, and how other sizes are written. */
const list = games.flatMap(({ id, variantOf }) => (variantOf ? [] : [id])).join(', ');
const family = games.find(({ sizes }) => sizes)?.sizes?.pattern ?? '';
const gamesInEnglish = `${list}, and ${family} with columns, rows and line from 3 to 9`;
const gamesInPortuguese = `${list}, e ${family} com colunas, linhas e comprimento de 3 a 9`;

const english: Sentences<BoardProblems> = {
  'board-game-missing': () => `A game was expected in the attribute “game”: ${gamesInEnglish}.`,
  'board-game-unknown': ({ game }) => `There is no game ${quote(game)}; there are ${gamesInEnglish}.`,
  'board-game-lost': ({ game }) =>
    `The game ${quote(game)} could not be loaded; ask for it again when you are online, or reload the page.`,
  'board-puzzle-unknown': ({ puzzle }) => `There is no puzzle ${quote(puzzle)} of this game.`,
  'board-puzzle-win': ({ move }) => `${move}? That gives away the win.`,
  'board-puzzle-draw': ({ move }) => `${move}? That gives away the draw.`,
  'board-words-lost': () => 'The words of the board could not be loaded; reload the page when you are online.',
  'board-move': ({ number, text }, cause) => `Move ${number}, ${quote(text)}, can’t be played${continued(cause)}`,
  'board-policy': () => 'No values: the policy of this page does not let the analysis run.',
  'board-engine': () => 'No values: the analysis could not be started.',
};

const portuguese: Sentences<BoardProblems> = {
  'board-game-missing': () => `Esperava-se um jogo no atributo “game”: ${gamesInPortuguese}.`,
  'board-game-unknown': ({ game }) => `Não há um jogo ${quote(game)}; há ${gamesInPortuguese}.`,
  'board-game-lost': ({ game }) =>
    `Não foi possível carregar o jogo ${quote(game)}; pede-o outra vez quando tiveres ligação, ou recarrega a página.`,
  'board-puzzle-unknown': ({ puzzle }) => `Este jogo não tem um problema ${quote(puzzle)}.`,
  'board-puzzle-win': ({ move }) => `${move}? Assim perde-se a vitória.`,
  'board-puzzle-draw': ({ move }) => `${move}? Assim perde-se o empate.`,
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
