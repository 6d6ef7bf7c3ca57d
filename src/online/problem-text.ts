import type { Game, Language, Sentences } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { continued, quote } from '../text/phrase.ts';
import { sayProblem } from '../text/say-problem.ts';
import { isWireCode, type OnlineProblems, statusOfCode } from './problems.ts';
import type { ProblemBody, WireRefusal } from './wire.ts';

const base64urlPattern = /^\^\[A-Za-z0-9_-\]/u;

const english: Sentences<OnlineProblems> = {
  malformed: ({ field }, cause) =>
    `${field === '' ? 'The request can’t be read' : `The field ${quote(field)} is wrong`}${continued(cause)}`,
  'wrong-secret': () => 'This device has no seat in that game, or its seat was moved to another one.',
  'wrong-invite': () => 'That invitation leads to no seat: it is wrong, or its time is over.',
  'no-such-game': () => 'There is no such game here.',
  'seat-taken': () => 'Somebody has taken that seat already.',
  stale: () => 'The game has gone on in the meantime.',
  'not-your-turn': () => 'It is not your turn.',
  'game-over': () => 'The game is over.',
  'out-of-time': () => 'The time was over before the move arrived.',
  'no-offer': () => 'There is no offer to answer.',
  'not-now': (_values, cause) => cause ?? 'That is not possible now.',
  'key-reused': () => 'That key was used for another request: make a new one for each.',
  'too-large': ({ most }) => `The request is too large: at most ${most} bytes are read.`,
  'illegal-move': (_values, cause) => cause ?? 'That move is not legal here.',
  'too-many': ({ seconds }) => `Too many requests: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  draining: () => 'The server is about to stop: try again in a moment.',
  'no-store': () => 'The server can’t keep games at the moment: try again later.',
  'expected-text': ({ minimum, maximum, pattern }) =>
    `A text of ${range(minimum, maximum, 'to')} ${letters(pattern, 'letters, digits, “-” and “_”', 'characters')} was expected.`,
  'expected-number': ({ minimum, maximum }) => `A whole number from ${minimum} to ${maximum} was expected.`,
  'expected-choice': ({ list }) => `One of these was expected: ${list}.`,
  'expected-list': ({ minimum, maximum }) => `A list of ${range(minimum, maximum, 'to')} was expected.`,
  'expected-record': () => 'A JSON object was expected.',
  'missing-field': () => 'It is missing.',
  'unknown-field': ({ list }) => `There is no such field; there ${list === '' ? 'is none' : `are ${list}`}.`,
  'expected-name': ({ most }) => `A name of 1 to ${most} visible characters was expected.`,
  'expected-game': () => 'The id of a game that this server has was expected.',
  'finished-start': () => 'A position in which the game is not over was expected.',
  'secret-twice': () => 'Another secret than that of the other seat was expected.',
  'abort-late': () => 'A game can be called off only until both have moved.',
  'takebacks-off': () => 'This game was agreed to be without takebacks.',
  'takeback-nothing': () => 'There is no move of yours to take back.',
  'rematch-early': () => 'A rematch can be asked for when the game is over.',
  'time-left': () => 'There is still time on the clock.',
  'offer-stands': () => 'Another offer is waiting for its answer.',
  'too-much': () => 'So much was offered in this game that nothing more can be.',
  'devices-full': ({ most }) => `This seat is on ${most} devices already: end the others first.`,
  'move-dropped': ({ move }) => `The move ${quote(move)} no longer fits and was not sent: the game has gone on.`,
  'action-dropped': () => 'That was not done: the game has gone on in the meantime.',
  'odd-answer': ({ status }) => `The server gave an answer that can’t be read (${status}).`,
  'no-network': () => 'The server can’t be reached.',
  'not-an-invitation': () => 'That is not a link to a game online.',
};

const portuguese: Sentences<OnlineProblems> = {
  malformed: ({ field }, cause) =>
    `${field === '' ? 'Não foi possível ler o pedido' : `O campo ${quote(field)} está errado`}${continued(cause)}`,
  'wrong-secret': () => 'Este dispositivo não tem lugar nessa partida, ou o lugar passou para outro dispositivo.',
  'wrong-invite': () => 'Esse convite não dá lugar nenhum: está errado, ou o prazo acabou.',
  'no-such-game': () => 'Essa partida não existe aqui.',
  'seat-taken': () => 'Esse lugar já está ocupado.',
  stale: () => 'Entretanto, a partida continuou.',
  'not-your-turn': () => 'Não é a tua vez.',
  'game-over': () => 'A partida acabou.',
  'out-of-time': () => 'O tempo acabou antes de a jogada chegar.',
  'no-offer': () => 'Não há nenhuma proposta a que responder.',
  'not-now': (_values, cause) => cause ?? 'Isso agora não é possível.',
  'key-reused': () => 'Essa chave já serviu para outro pedido: cada pedido precisa de uma nova.',
  'too-large': ({ most }) => `O pedido é demasiado grande: leem-se no máximo ${most} bytes.`,
  'illegal-move': (_values, cause) => cause ?? 'Essa jogada aqui não é válida.',
  'too-many': ({ seconds }) =>
    `Demasiados pedidos: tenta outra vez daqui a ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  draining: () => 'O servidor está prestes a parar: tenta outra vez daqui a pouco.',
  'no-store': () => 'De momento, o servidor não consegue guardar partidas: tenta outra vez mais tarde.',
  'expected-text': ({ minimum, maximum, pattern }) =>
    `Esperava-se um texto de ${range(minimum, maximum, 'a')} ${letters(pattern, 'letras, algarismos, “-” e “_”', 'caracteres')}.`,
  'expected-number': ({ minimum, maximum }) => `Esperava-se um número inteiro de ${minimum} a ${maximum}.`,
  'expected-choice': ({ list }) => `Esperava-se um destes: ${list}.`,
  'expected-list': ({ minimum, maximum }) => `Esperava-se uma lista de ${range(minimum, maximum, 'a')}.`,
  'expected-record': () => 'Esperava-se um objeto JSON.',
  'missing-field': () => 'Falta.',
  'unknown-field': ({ list }) => `Esse campo não existe; ${list === '' ? 'não há nenhum' : `existem ${list}`}.`,
  'expected-name': ({ most }) => `Esperava-se um nome de 1 a ${most} caracteres visíveis.`,
  'expected-game': () => 'Esperava-se o identificador de um jogo que este servidor tenha.',
  'finished-start': () => 'Esperava-se uma posição em que a partida ainda não acabou.',
  'secret-twice': () => 'Esperava-se um segredo diferente do do outro lugar.',
  'abort-late': () => 'Uma partida só se pode cancelar enquanto não tiverem jogado os dois.',
  'takebacks-off': () => 'Nesta partida combinou-se não voltar atrás.',
  'takeback-nothing': () => 'Não tens nenhuma jogada que possa voltar atrás.',
  'rematch-early': () => 'A desforra pede-se quando a partida acabar.',
  'time-left': () => 'Ainda há tempo no relógio.',
  'offer-stands': () => 'Há outra proposta à espera de resposta.',
  'too-much': () => 'Já se propôs tanto nesta partida que não se pode propor mais nada.',
  'devices-full': ({ most }) => `Este lugar já está em ${most} dispositivos: termina primeiro os outros.`,
  'move-dropped': ({ move }) => `A jogada ${quote(move)} já não serve e não foi enviada: a partida continuou.`,
  'action-dropped': () => 'Não foi feito: entretanto, a partida continuou.',
  'odd-answer': ({ status }) => `O servidor deu uma resposta que não se pode ler (${status}).`,
  'no-network': () => 'Não foi possível chegar ao servidor.',
  'not-an-invitation': () => 'Não é uma ligação para uma partida à distância.',
};

function range(minimum: number, maximum: number, to: string): string {
  return minimum === maximum ? `${maximum}` : `${minimum} ${to} ${maximum}`;
}

/** What a text is made of: that of keys and secrets, or anything. */
function letters(pattern: string, base64url: string, any: string): string {
  return base64urlPattern.test(pattern) ? base64url : any;
}

/** Who says these problems. */
export const onlineSpeaker: {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences<OnlineProblems> }>>;
} = {
  text: { en: { problems: english }, pt: { problems: portuguese } },
};

/** A problem of online play in one sentence; with the game, the sentences are the same as beside its board. */
export function sayOnlineProblem(problem: Problem, language: Language, game?: Game): string {
  return sayProblem(problem, language, onlineSpeaker, ...(game ? [game] : []));
}

/** How a refusal is answered: `application/problem+json`, its title in the language of who asked. */
export function answerProblem(
  refusal: WireRefusal,
  language: Language,
): { readonly status: number; readonly body: ProblemBody; readonly retryAfter?: number } {
  const { problem, snapshot, game } = refusal;
  const { code, values } = problem;
  if (!isWireCode(code)) throw new Error(`No status for the problem ${code}; give the wire a code for it.`);
  const title = sayOnlineProblem(problem, language, game);
  const field = values.field === undefined || values.field === '' ? undefined : String(values.field);
  return {
    status: statusOfCode[code],
    body: { code, title, ...(field !== undefined && { field }), ...(snapshot && { snapshot }) },
    ...(code === 'too-many' && { retryAfter: Number(values.seconds) }),
  };
}
