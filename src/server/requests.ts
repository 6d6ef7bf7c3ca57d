import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

/** What is asked is short, so that whoever takes longer than this to ask has stopped, or never means to end. */
const requestMilliseconds = 10_000;
const lingerMilliseconds = 1000;
const answered = ['GET', 'HEAD'];
const allowed = answered.join(', ');

const refusals = {
  400: 'This request could not be understood.\n',
  405: 'Only GET and HEAD are answered here.\n',
  408: 'The request took too long.\n',
  417: 'This expectation can’t be met.\n',
  431: 'The headers of the request are too long.\n',
};
type Refusal = keyof typeof refusals;

/** How requests are bounded and bad ones answered. Headers are sent with what the framework and Node refuse, too. */
export function requestOptions(headers: Headers, api?: Api): FastifyHttpOptions<Server> {
  return {
    requestTimeout: requestMilliseconds,
    http: {
      headersTimeout: requestMilliseconds,
      connectionsCheckingInterval: requestMilliseconds / 4,
      // Node would answer without our headers; refuseBadRequests does it with them.
      requireHostHeader: false,
    },
    frameworkErrors: (_error, request, reply) => {
      if (api && isBelow(api, request.raw)) api.sendUnreadable(request, reply.headers(headers));
      else refuseWith(400, reply.raw, headers);
    },
    clientErrorHandler: (error, socket) => refuseOnSocket(error, socket, headers),
  };
}

/** A path below which things can be sent too, as long as they are short, and refusals are said in words of its own. */
export interface Api {
  readonly path: string;
  /** The address can't be read. */
  sendUnreadable(request: FastifyRequest, reply: FastifyReply): unknown;
  /** There is nothing at the address, or not for this method. */
  sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Refuses what asks for no file, before anything that comes with it is read, and lets no body go on for ever. */
export function refuseBadRequests(server: FastifyInstance, headers: Headers, api?: Api): void {
  const takesBody = (raw: IncomingMessage) => raw.method === 'POST' && api !== undefined && isBelow(api, raw);
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // After the answer, whoever still sends what nobody reads is hung up on, however much of it is still to come.
    const isUnwanted = () => !takesBody(raw) || !raw.complete;
    if (hasBody(raw)) reply.raw.once('finish', () => isUnwanted() && hangUp(raw.socket));
    const refusal = refusalOf(raw, takesBody(raw));
    if (!refusal) return;
    if (refusal === 405 && api && isBelow(api, raw)) return api.sendNothing(request, reply);
    if (refusal === 405) reply.header('allow', allowed);
    return reply.code(refusal).type('text/plain; charset=utf-8').send(refusals[refusal]);
  });
  // Who asks whether to send a body is answered as if it were there: elsewhere than in the API it is not wanted.
  server.server.on('checkContinue', (request, response) => {
    if (takesBody(request)) response.writeContinue();
    server.server.emit('request', request, response);
  });
  server.server.on('checkExpectation', (_request, response) => refuseWith(417, response, headers));
}

export function isBelow({ path }: Api, { url = '' }: IncomingMessage): boolean {
  return url.startsWith(path) && /^(?:[/?#]|$)/u.test(url.slice(path.length));
}

function refuseWith(refusal: Refusal, response: ServerResponse, headers: Headers): void {
  response.writeHead(refusal, { ...headers, ...plain(refusal), connection: 'close' }).end(refusals[refusal]);
}

/** Who is hung up on while still speaking loses the answer: it is listened to for a moment, and nothing is kept of it. */
function hangUp(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds);
  socket.once('close', () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function refusalOf({ method = '', headers, httpVersion }: IncomingMessage, isTaken: boolean): 400 | 405 | undefined {
  if (httpVersion === '1.1' && headers.host === undefined) return 400;
  return isTaken || answered.includes(method) ? undefined : 405;
}

function plain(refusal: Refusal): Headers {
  return {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(refusals[refusal])),
  };
}

/** What could not even be read as a request has no reply to write to. */
function refuseOnSocket(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = refusalOfError(error.code);
  if (socket.writable) {
    const lines = Object.entries({ ...headers, ...plain(refusal), connection: 'close' });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`HTTP/1.1 ${refusal} ${STATUS_CODES[refusal]}\r\n${head}\r\n${refusals[refusal]}`);
  }
  socket.destroySoon();
}

function refusalOfError(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
