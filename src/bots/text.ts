import type { Language, Sentences } from '../core/game.ts';
import { type CommonProblems, failWith } from '../core/problem.ts';
import { continued, quote } from '../text/phrase.ts';

/** What can go wrong between us and a bot, which loses the game by it. */
export type BotProblems = {
  'bot-unnamed': { text: string };
  'bot-cannot-start': { bot: string; reason: string };
  'bot-ended': { bot: string; how: string; said: string };
  'bot-silent': { bot: string; awaited: string; seconds: number };
  'bot-nonsense': { bot: string; said: string; awaited: string };
  'bot-floods': { bot: string; most: number };
  'bot-illegal': { bot: string; move: string };
};

export const refuseBot = failWith<BotProblems & CommonProblems>();

const english: Sentences<BotProblems> = {
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

const portuguese: Sentences<BotProblems> = {
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
export const botSpeaker: {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences<BotProblems> }>>;
} = {
  text: { en: { problems: english }, pt: { problems: portuguese } },
};
