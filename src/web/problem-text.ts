import type { Language, Sentences } from '../core/game.ts';
import { playSpeaker } from '../play/problem-text.ts';
import { continued, quote } from '../text/phrase.ts';
import { type Speaker, sayProblem } from '../text/say-problem.ts';
import type { Failure, WebProblems } from './problems.ts';

const english: Sentences<WebProblems> = {
  'save-missing': () => 'That game is no longer among the saved ones.',
  'save-damaged': (_values, cause) => `A saved game could not be read and was set aside${continued(cause)}`,
  'save-left': (_values, cause) => `A saved game can’t be opened here and stays where it is${continued(cause)}`,
  'storage-full': () => 'The browser has no room left: the game goes on, but it is not kept.',
  'storage-forbidden': () => 'The browser lets nothing be kept here: the game goes on, but a reload will lose it.',
  'storage-silent': () => 'The browser’s storage does not answer: until it does, nothing can be kept or opened.',
  'storage-not-loaded': () => 'A part of the app could not be loaded: the game goes on, but it is not kept.',
  'played-elsewhere': () => 'This game is open in another tab.',
  'pasted-nothing': () => 'There is nothing to read: paste a position, a record, a link or a row of moves.',
  'pasted-long': ({ most }) => `That is too long: at most ${most} characters are read.`,
  'pasted-unknown': () => 'That is not a position of any of the games, nor a record, a link or a row of moves.',
  'pasted-game': ({ game }) => `The record is of a game that is not here: ${quote(game)}.`,
  'backup-foreign': () => 'That is not a file that Tabuleiro exported: choose one that ends in .tabuleiro.json.',
  'backup-version': ({ version, expected }) =>
    `The file is of version ${quote(version)}; this app reads version ${expected}.`,
  'backup-long': ({ megabytes }) => `The file is too long: at most ${megabytes} MB are read.`,
};

const portuguese: Sentences<WebProblems> = {
  'save-missing': () => 'Essa partida já não está entre as guardadas.',
  'save-damaged': (_values, cause) => `Não foi possível ler uma partida guardada, que ficou à parte${continued(cause)}`,
  'save-left': (_values, cause) => `Uma partida guardada não se pode abrir aqui e fica onde está${continued(cause)}`,
  'storage-full': () => 'O navegador já não tem espaço: a partida continua, mas não fica guardada.',
  'storage-forbidden': () => 'O navegador não deixa guardar nada: a partida continua, mas perde-se ao recarregar.',
  'storage-silent': () =>
    'O armazenamento do navegador não responde: enquanto não responder, nada se pode guardar nem abrir.',
  'storage-not-loaded': () =>
    'Não foi possível carregar uma parte da aplicação: a partida continua, mas não fica guardada.',
  'played-elsewhere': () => 'Esta partida está aberta noutro separador.',
  'pasted-nothing': () =>
    'Não há nada para ler: cola uma posição, um registo, uma ligação ou uma sequência de jogadas.',
  'pasted-long': ({ most }) => `É demasiado longo: leem-se no máximo ${most} caracteres.`,
  'pasted-unknown': () =>
    'Não é uma posição de nenhum dos jogos, nem um registo, uma ligação ou uma sequência de jogadas.',
  'pasted-game': ({ game }) => `O registo é de um jogo que não existe aqui: ${quote(game)}.`,
  'backup-foreign': () => 'Não é um ficheiro exportado pelo Tabuleiro: escolhe um que acabe em .tabuleiro.json.',
  'backup-version': ({ version, expected }) =>
    `O ficheiro é da versão ${quote(version)}; esta aplicação lê a versão ${expected}.`,
  'backup-long': ({ megabytes }) => `O ficheiro é demasiado longo: leem-se no máximo ${megabytes} MB.`,
};

const text: Readonly<Record<Language, { readonly problems: Sentences }>> = {
  en: { problems: english },
  pt: { problems: portuguese },
};

/** Who says the problems of the browser's shell: `sayProblem(problem, language, game, webSpeaker)`. */
export const webSpeaker: Speaker = { text };

/** What went wrong, in one sentence. */
export function sayFailure({ problem, game }: Pick<Failure, 'problem' | 'game'>, language: Language): string {
  return sayProblem(problem, language, ...(game ? [game] : []), webSpeaker, playSpeaker);
}
