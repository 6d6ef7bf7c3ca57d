import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Problem } from '../core/problem.ts';
import { apiPath, maxBodyBytes } from '../online/limits.ts';
import { sendNothing, sendUnreadable } from './online/answers.ts';
import type { Online } from './online/online.ts';
import { type OutsideGames, serveOutsideGames } from './outside/serve.ts';
import { type Headers, isBelow, refuseBadRequests, requestOptions } from './requests.ts';

/** What the build names by their content never changes under its name. */
const hashedAsset = /[\\/]assets[\\/]/u;
const oneYear = 'public, max-age=31536000, immutable';
/** What the build compresses: who can't read that is sent another text under the same address. */
const isCompressible = /\.(?:js|css|html|svg|webmanifest)(?:\.(?:br|gz))?$/u;

/** Games from outside to be served beside the app, with the library, and who is told of what goes wrong with them later. */
export interface Beside {
  readonly games: OutsideGames;
  /** The folder of the compiled library. */
  readonly library: string;
  report(problem: Problem): void;
}

/** The app's files, with what browsers should know of their safety and age; and games online, where they are had. */
export async function makeServer(folder: string, beside?: Beside, online?: Online): Promise<FastifyInstance> {
  const policy = policyOf(await readFile(join(folder, 'index.html'), 'utf8'));
  const headers = securityHeaders(policy);
  const api = online && { path: apiPath, sendUnreadable, sendNothing };
  const server = fastify({
    ...requestOptions(headers, api),
    forceCloseConnections: true,
    bodyLimit: maxBodyBytes,
    trustProxy: trustOf(online?.settings.trustProxy ?? false),
  });
  server.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  refuseBadRequests(server, headers, api);
  server.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('text/plain')
      .send('This could not be answered.\n'),
  );
  server.setNotFoundHandler((request, reply) =>
    api && isBelow(api, request.raw)
      ? sendNothing(request, reply)
      : reply.code(404).type('text/plain').send('There is nothing here.\n'),
  );
  await server.register(serveFiles, { root: folder, ...fileOptions });
  await server.register(serveBoard, { folder: join(folder, 'board') });
  await online?.register(server, headers);
  if (beside) await serveOutsideGames(server, beside.games, beside.library, beside.report);
  return server;
}

const fileOptions = {
  cacheControl: false,
  preCompressed: true,
  setHeaders: (response: { setHeader(name: string, value: string): void }, path: string) => {
    response.setHeader('cache-control', hashedAsset.test(path) ? oneYear : 'no-cache');
    if (isCompressible.test(path)) response.setHeader('vary', 'accept-encoding');
  },
};

/** The board for other pages: its files, and no others, may be used from any origin. */
async function serveBoard(server: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  server.addHook(
    'onSend',
    async (_request, reply) =>
      void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
  );
  await server.register(serveFiles, { root: folder, prefix: '/board/', decorateReply: false, ...fileOptions });
}

/** Whose word is taken for who asks: of so many proxies, the nearest first, or of those with these addresses. */
function trustOf(proxies: number | string | false): string | boolean | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** What browsers should know of the safety of every answer. */
function securityHeaders(policy: string): Headers {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/**
 * The page brings its own policy, for hosts that send no headers; here it becomes a header, so that it is written once.
 * That nobody may frame the page can only be said in a header.
 */
export function policyOf(page: string): string {
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/u.exec(page)?.[1];
  if (!policy) throw new Error('index.html has no Content-Security-Policy; put its meta element back and build again.');
  return `${policy}; frame-ancestors 'none'`;
}
