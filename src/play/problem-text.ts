import type { Language, Sentences } from '../core/game.ts';
import { continued, quote } from '../text/phrase.ts';
import type { PlayProblems } from './problems.ts';

const english: Sentences<PlayProblems> = {
  'tree-full': ({ most }) => `This game has ${most} positions with its variations, and there is no room for more.`,
  'save-foreign': () => 'It is not a saved game.',
  'save-shape': () => 'Something in it is missing or wrong.',
  'save-series': () => 'Its series can’t be read.',
  'save-start': (_values, cause) => `Its start is not a position of its game${continued(cause)}`,
  'save-moves': (_values, cause) => `Its moves cannot be played${continued(cause)}`,
  'save-version': ({ version, expected }) =>
    `It was saved by a newer version (${quote(version)}); this one reads up to ${expected}.`,
  'save-game': ({ game }) => `Its game is not here: ${quote(game)}.`,
  'series-over': () => 'Its series is over: nothing is left to be played.',
  'link-foreign': () => 'That link leads nowhere here.',
  'link-version': ({ version, expected }) =>
    `The link is of version ${quote(version)}; this app opens version ${expected}.`,
  'link-long': ({ most }) => `The link is too long: at most ${most} characters are read.`,
  'link-game': ({ game }) => `The link is about a game that is not here: ${quote(game)}.`,
  'link-damaged': () => 'The link is damaged: part of it is missing or was changed.',
  'link-start': (_values, cause) => `The link does not begin with a position of its game${continued(cause)}`,
  'link-move': ({ number }) => `The link is damaged: its move ${number} can’t be played.`,
  'link-player': ({ player }) => `The link names a computer player that is not here: ${quote(player)}.`,
};

const portuguese: Sentences<PlayProblems> = {
  'tree-full': ({ most }) => `Esta partida tem ${most} posições, com as linhas alternativas, e já não cabem mais.`,
  'save-foreign': () => 'Não é uma partida guardada.',
  'save-shape': () => 'Falta alguma coisa, ou há algo errado.',
  'save-series': () => 'Não é possível ler o encontro.',
  'save-start': (_values, cause) => `O início não é uma posição do jogo${continued(cause)}`,
  'save-moves': (_values, cause) => `Tem jogadas impossíveis${continued(cause)}`,
  'save-version': ({ version, expected }) =>
    `Foi guardada por uma versão mais recente (${quote(version)}); esta lê até à ${expected}.`,
  'save-game': ({ game }) => `É de um jogo que não existe aqui: ${quote(game)}.`,
  'series-over': () => 'O encontro acabou: já não há nada para jogar.',
  'link-foreign': () => 'Essa ligação não leva a nada daqui.',
  'link-version': ({ version, expected }) =>
    `A ligação é da versão ${quote(version)}; esta aplicação abre a versão ${expected}.`,
  'link-long': ({ most }) => `A ligação é demasiado longa: leem-se no máximo ${most} caracteres.`,
  'link-game': ({ game }) => `A ligação é de um jogo que não existe aqui: ${quote(game)}.`,
  'link-damaged': () => 'A ligação está danificada: falta uma parte, ou foi alterada.',
  'link-start': (_values, cause) => `A ligação não começa com uma posição do jogo${continued(cause)}`,
  'link-move': ({ number }) => `A ligação está danificada: a jogada ${number} não é possível.`,
  'link-player': ({ player }) => `A ligação fala de um jogador que não existe aqui: ${quote(player)}.`,
};

/** Who says these problems. */
export const playSpeaker: {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences<PlayProblems> }>>;
} = {
  text: { en: { problems: english }, pt: { problems: portuguese } },
};
