import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

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
export function requestOptions(headers: Headers): FastifyHttpOptions<Server> {
  return {
    requestTimeout: requestMilliseconds,
    http: {
      headersTimeout: requestMilliseconds,
      connectionsCheckingInterval: requestMilliseconds / 4,
      // Node would answer without our headers; refuseBadRequests does it with them.
      requireHostHeader: false,
    },
    frameworkErrors: (_error, _request, reply) => refuseWith(400, reply.raw, headers),
    clientErrorHandler: (error, socket) => refuseOnSocket(error, socket, headers),
  };
}

/** Refuses what asks for no file, before anything that comes with it is read, and lets no body go on for ever. */
export function refuseBadRequests(server: FastifyInstance, headers: Headers): void {
  server.addHook('onRequest', async ({ method, raw }, reply) => {
    // Nothing is done with a body: after the answer its connection is closed, however much of it is still to come.
    if (hasBody(raw)) reply.raw.once('finish', () => hangUp(raw.socket));
    const refusal = refusalOf(method, raw);
    if (!refusal) return;
    if (refusal === 405) reply.header('allow', allowed);
    return reply.code(refusal).type('text/plain; charset=utf-8').send(refusals[refusal]);
  });
  // Who asks whether to send a body is answered as if it were there: it is not wanted.
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response));
  server.server.on('checkExpectation', (_request, response) => refuseWith(417, response, headers));
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

function refusalOf(method: string, { headers, httpVersion }: IncomingMessage): 400 | 405 | undefined {
  if (httpVersion === '1.1' && headers.host === undefined) return 400;
  return answered.includes(method) ? undefined : 405;
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
