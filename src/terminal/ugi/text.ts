import type { Language, Sentences } from '../../core/game.ts';
import { type CommonProblems, failWith } from '../../core/problem.ts';
import { continued, quote } from '../../text/phrase.ts';

/** What can go wrong between a program and our engine, or between us and a bot. */
export type UgiProblems = {
  // A line that our engine was given.
  'ugi-long': { most: number };
  'ugi-command': { text: string; list: string };
  'ugi-word': { command: string; text: string; expected: string };
  'ugi-missing': { command: string; expected: string };
  'ugi-number': { name: string; text: string; least: number; most: number };
  'ugi-move': { number: number; text: string };
  'ugi-busy': { command: string };
  // A bot, which loses the game by it.
  'bot-unnamed': { text: string };
  'bot-cannot-start': { bot: string; reason: string };
  'bot-ended': { bot: string; how: string; said: string };
  'bot-silent': { bot: string; awaited: string; seconds: number };
  'bot-nonsense': { bot: string; said: string; awaited: string };
  'bot-floods': { bot: string; most: number };
  'bot-illegal': { bot: string; move: string };
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
  'bot-unnamed': ({ text }) =>
    `In ${quote(text)} the command is missing that starts the bot, as in ugi:./mybot or ugi:500ms:python3 bot.py.`,
  'bot-cannot-start': ({ bot, reason }) => `The bot ${quote(bot)} can’t be started (${quote(reason)}).`,
  'bot-ended': ({ bot, how, said }) =>
    `The bot ${quote(bot)} ended by itself (${said === '' ? how : `${how}, ${quote(said)}`}).`,
  'bot-silent': ({ bot, awaited, seconds }) =>
    `The bot ${quote(bot)} did not say ${awaited} within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'bot-nonsense': ({ bot, said, awaited }) => `The bot ${quote(bot)} said ${quote(said)} and not ${awaited}.`,
  'bot-floods': ({ bot, most }) => `The bot ${quote(bot)} says too much: over ${most} characters and no answer.`,
  'bot-illegal': ({ bot, move }, cause) =>
    `The bot ${quote(bot)} played ${quote(move)}, which can’t be played${continued(cause)}`,
};

const portugueseNumber = (number: number) => String(number).replace('.', ',');

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
  'bot-unnamed': ({ text }) =>
    `Em ${quote(text)} falta o comando que inicia o bot, como em ugi:./mybot ou ugi:500ms:python3 bot.py.`,
  'bot-cannot-start': ({ bot, reason }) => `Não foi possível iniciar o bot ${quote(bot)} (${quote(reason)}).`,
  'bot-ended': ({ bot, how, said }) =>
    `O bot ${quote(bot)} terminou por si (${said === '' ? how : `${how}, ${quote(said)}`}).`,
  'bot-silent': ({ bot, awaited, seconds }) =>
    `O bot ${quote(bot)} não disse ${awaited} em ${portugueseNumber(seconds)} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  'bot-nonsense': ({ bot, said, awaited }) => `O bot ${quote(bot)} disse ${quote(said)} e não ${awaited}.`,
  'bot-floods': ({ bot, most }) => `O bot ${quote(bot)} fala demasiado: mais de ${most} caracteres e nenhuma resposta.`,
  'bot-illegal': ({ bot, move }, cause) =>
    `O bot ${quote(bot)} jogou ${quote(move)}, que não se pode jogar${continued(cause)}`,
};

/** Speaks like a game does; the command line makes these sentences its own. */
export const ugiSpeaker: {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences<UgiProblems> }>>;
} = {
  text: { en: { problems: english }, pt: { problems: portuguese } },
};
