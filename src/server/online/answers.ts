import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../core/language.ts';
import { apiPath } from '../../online/limits.ts';
import { answerProblem } from '../../online/problem-text.ts';
import { refuseOnline } from '../../online/problems.ts';
import type { ProblemBody, WireRefusal } from '../../online/wire.ts';
import { text } from '../text.ts';
import { methodsAt } from './openapi.ts';

const problemType = 'application/problem+json; charset=utf-8';

/** The language of whoever asks: of those that we speak the one that is liked best, English where it is none. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wishes = (headers['accept-language'] ?? '').slice(0, 500).split(',').map(wishOf);
  const spoken = wishes.filter(({ liking, language }) => liking > 0 && language !== undefined);
  return spoken.sort((one, other) => other.liking - one.liking)[0]?.language ?? 'en';
}

function wishOf(wish: string): { readonly language: Language | undefined; readonly liking: number } {
  const [range = '', ...parameters] = wish
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/u);
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const liking = quality === undefined ? 1 : Number(quality.slice(2));
  const language = languages.find((each) => range === each || range.startsWith(`${each}-`));
  return { language, liking: Number.isFinite(liking) ? liking : 0 };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: WireRefusal): FastifyReply {
  const { status, body, retryAfter } = answerProblem(refusal, languageOf(request));
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  else if (status === 503) reply.header('retry-after', '1');
  else if (status === 401) reply.header('www-authenticate', 'Bearer');
  return send(reply, status, body);
}

/** An address below the API's that is none, or at which something else can be done. */
export function sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsAt(request.url.slice(apiPath.length).replace(/[?#].*$/su, ''));
  if (methods.length === 0 || methods.includes(request.method)) return sendOther(request, reply, 404);
  return sendOther(request, reply.header('allow', methods.join(', ')), 405);
}

/** An address below the API's that can't be read. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, refuseOnline({ code: 'malformed', values: { field: '' } }));
}

/** What the wire has no code for: an address that is none, something that failed here. */
export function sendOther(request: FastifyRequest, reply: FastifyReply, status: 404 | 405 | 500): FastifyReply {
  const { code, title } = text[languageOf(request)].api[status];
  return send(reply, status, { code, title });
}

function send(reply: FastifyReply, status: number, body: ProblemBody): FastifyReply {
  return reply.code(status).type(problemType).header('cache-control', 'no-store').send(JSON.stringify(body));
}
