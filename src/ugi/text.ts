import type { Language, Sentences } from '../core/game.ts';
import { type CommonProblems, failWith } from '../core/problem.ts';
import { continued, quote } from '../text/phrase.ts';

/** What can be wrong with a line that an engine is given. */
export type UgiProblems = {
  'ugi-long': { most: number };
  'ugi-command': { text: string; list: string };
  'ugi-word': { command: string; text: string; expected: string };
  'ugi-missing': { command: string; expected: string };
  'ugi-number': { name: string; text: string; least: number; most: number };
  'ugi-move': { number: number; text: string };
  'ugi-busy': { command: string };
};

export const refuseUgi = failWith<UgiProblems & CommonProblems>();

const english: Sentences<UgiProblems> = {
  'ugi-long': ({ most }) => `The line is too long; it may have ${most} characters.`,
  'ugi-command': ({ text, list }) => `There is no UGI command ${quote(text)}; there are ${list}.`,
  'ugi-word': ({ command, text, expected }) =>
    `The command ${command} does not understand ${quote(text)}; it understands ${expected}.`,
  'ugi-missing': ({ command, expected }) => `After ${command} something is missing: ${expected}.`,
  'ugi-number': ({ name, text, least, most }) =>
    `After ${name} a whole number from ${least} to ${most} was expected, and not ${quote(text)}.`,
  'ugi-move': ({ number, text }, cause) =>
    `Move ${number}, ${quote(text)}, can’t be played, and the position stays as it was${continued(cause)}`,
  'ugi-busy': ({ command }) => `The command ${command} has to wait: while a move is sought, say stop first.`,
};

const portuguese: Sentences<UgiProblems> = {
  'ugi-long': ({ most }) => `A linha é demasiado longa; pode ter ${most} caracteres.`,
  'ugi-command': ({ text, list }) => `Não existe o comando UGI ${quote(text)}; existem ${list}.`,
  'ugi-word': ({ command, text, expected }) => `O comando ${command} não entende ${quote(text)}; entende ${expected}.`,
  'ugi-missing': ({ command, expected }) => `Depois de ${command} falta algo: ${expected}.`,
  'ugi-number': ({ name, text, least, most }) =>
    `Depois de ${name} esperava-se um número inteiro de ${least} a ${most}, e não ${quote(text)}.`,
  'ugi-move': ({ number, text }, cause) =>
    `A jogada ${number}, ${quote(text)}, não pode ser feita, e a posição fica como estava${continued(cause)}`,
  'ugi-busy': ({ command }) =>
    `O comando ${command} tem de esperar: enquanto se procura uma jogada, primeiro diz stop.`,
};

/** Speaks like a game does; the command line makes these sentences its own. */
export const ugiSpeaker: {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences<UgiProblems> }>>;
} = {
  text: { en: { problems: english }, pt: { problems: portuguese } },
};
