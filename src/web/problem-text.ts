import type { Language, Sentences } from '../core/game.ts';
import { continued, quote } from '../text/phrase.ts';
import { type Speaker, sayProblem } from '../text/say.ts';
import type { Failure, WebProblems } from './problems.ts';

const english: Sentences<WebProblems> = {
  'tree-full': ({ most }) => `This game has ${most} positions with its variations, and there is no room for more.`,
  'save-shape': () => 'Something is missing in it.',
  'save-moves': () => 'Its moves cannot be played.',
  'save-version': ({ version, expected }) =>
    `It was saved in version ${quote(version)}; this app reads version ${expected}.`,
  'save-game': ({ game }) => `Its game is not here: ${quote(game)}.`,
  'save-missing': () => 'That game is no longer among the saved ones.',
  'save-damaged': (_values, cause) => `A saved game could not be read and was set aside${continued(cause)}`,
  'storage-full': () => 'The browser has no room left: the game goes on, but it is not kept.',
  'storage-forbidden': () => 'The browser lets nothing be kept here: the game goes on, but a reload will lose it.',
  'played-elsewhere': () => 'This game is open in another tab.',
  'link-foreign': () => 'That link leads nowhere here.',
  'link-version': ({ version, expected }) =>
    `The link is of version ${quote(version)}; this app opens version ${expected}.`,
  'link-long': ({ most }) => `The link is too long: at most ${most} characters are read.`,
  'link-game': ({ game }) => `The link is about a game that is not here: ${quote(game)}.`,
  'link-damaged': () => 'The link is damaged: part of it is missing or was changed.',
  'link-start': (_values, cause) => `The link does not begin with a position of its game${continued(cause)}`,
  'link-move': ({ number }) => `The link is damaged: its move ${number} can't be played.`,
  'link-player': ({ player }) => `The link names a computer player that is not here: ${quote(player)}.`,
  'pasted-nothing': () => 'There is nothing to read: paste a position, a record or a link.',
  'pasted-long': ({ most }) => `That is too long: at most ${most} characters are read.`,
  'pasted-unknown': () => 'That is not a position of any of the games, nor a record, nor a link.',
  'pasted-game': ({ game }) => `The record is of a game that is not here: ${quote(game)}.`,
};

const portuguese: Sentences<WebProblems> = {
  'tree-full': ({ most }) => `Este jogo tem ${most} posições com as variantes, e já não cabem mais.`,
  'save-shape': () => 'Falta-lhe alguma coisa.',
  'save-moves': () => 'As suas jogadas não são possíveis.',
  'save-version': ({ version, expected }) =>
    `Foi guardado na versão ${quote(version)}; esta aplicação lê a versão ${expected}.`,
  'save-game': ({ game }) => `O seu jogo não existe aqui: ${quote(game)}.`,
  'save-missing': () => 'Esse jogo já não está entre os guardados.',
  'save-damaged': (_values, cause) => `Um jogo guardado não se conseguiu ler e foi posto de parte${continued(cause)}`,
  'storage-full': () => 'O navegador já não tem espaço: o jogo continua, mas não fica guardado.',
  'storage-forbidden': () => 'O navegador não deixa guardar nada: o jogo continua, mas perde-se ao recarregar.',
  'played-elsewhere': () => 'Este jogo está aberto noutro separador.',
  'link-foreign': () => 'Essa ligação não leva a nada daqui.',
  'link-version': ({ version, expected }) =>
    `A ligação é da versão ${quote(version)}; esta aplicação abre a versão ${expected}.`,
  'link-long': ({ most }) => `A ligação é longa de mais: leem-se no máximo ${most} caracteres.`,
  'link-game': ({ game }) => `A ligação é de um jogo que não existe aqui: ${quote(game)}.`,
  'link-damaged': () => 'A ligação está estragada: falta-lhe uma parte, ou foi alterada.',
  'link-start': (_values, cause) => `A ligação não começa com uma posição do seu jogo${continued(cause)}`,
  'link-move': ({ number }) => `A ligação está estragada: a jogada ${number} não é possível.`,
  'link-player': ({ player }) => `A ligação fala de um jogador que não existe aqui: ${quote(player)}.`,
  'pasted-nothing': () => 'Não há nada para ler: cole uma posição, um registo ou uma ligação.',
  'pasted-long': ({ most }) => `É longo de mais: leem-se no máximo ${most} caracteres.`,
  'pasted-unknown': () => 'Não é uma posição de nenhum dos jogos, nem um registo, nem uma ligação.',
  'pasted-game': ({ game }) => `O registo é de um jogo que não existe aqui: ${quote(game)}.`,
};

const text: Readonly<Record<Language, { readonly problems: Sentences }>> = {
  en: { problems: english },
  pt: { problems: portuguese },
};

/** Who says the problems of the browser's shell: `sayProblem(problem, language, game, webSpeaker)`. */
export const webSpeaker: Speaker = { text };

/** What went wrong, in one sentence. */
export function sayFailure({ problem, game }: Pick<Failure, 'problem' | 'game'>, language: Language): string {
  return sayProblem(problem, language, ...(game ? [game] : []), webSpeaker);
}
