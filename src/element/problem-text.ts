import type { Language, Sentences } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { continued, quote } from '../text/phrase.ts';
import { type Speaker, sayProblem } from '../text/say-problem.ts';
import type { BoardProblems } from './problems.ts';

const english: Sentences<BoardProblems> = {
  'board-game-missing': ({ list }) => `A game was expected in the attribute “game”: ${list}.`,
  'board-game-unknown': ({ game, list }) => `There is no game ${quote(game)}; there are ${list}.`,
  'board-game-lost': ({ game }) => `The game ${quote(game)} could not be loaded; try again when you are online.`,
  'board-move': ({ number, text }, cause) => `Move ${number}, ${quote(text)}, can’t be played${continued(cause)}`,
  'board-policy': () => 'No values: the policy of this page does not let the analysis run.',
  'board-engine': () => 'No values: the analysis could not be started.',
};

const portuguese: Sentences<BoardProblems> = {
  'board-game-missing': ({ list }) => `Esperava-se um jogo no atributo “game”: ${list}.`,
  'board-game-unknown': ({ game, list }) => `Não há um jogo ${quote(game)}; há ${list}.`,
  'board-game-lost': ({ game }) =>
    `Não foi possível carregar o jogo ${quote(game)}; tenta outra vez quando tiveres ligação.`,
  'board-move': ({ number, text }, cause) => `A jogada ${number}, ${quote(text)}, não é possível${continued(cause)}`,
  'board-policy': () => 'Sem valores: a política desta página não permite a análise.',
  'board-engine': () => 'Sem valores: não foi possível iniciar a análise.',
};

const speaker: Speaker = { text: { en: { problems: english }, pt: { problems: portuguese } } };

/** A problem of a board, or of its game, in one sentence. */
export function sayBoardProblem(problem: Problem, language: Language, game: Speaker | undefined): string {
  return sayProblem(problem, language, ...(game ? [game] : []), speaker);
}
