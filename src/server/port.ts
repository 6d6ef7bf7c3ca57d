import type { FastifyInstance } from 'fastify';

const usualPort = 8080;
/** A machine where all of these are taken has another problem. */
export const lastPort = 8129;

/** How many connections may wait to be taken: after a restart, everybody who watches comes back at once. */
const backlog = 2048;

/** The port that a text names, `'any'` of the usual ones where there is none, or undefined where it names no port. */
export function parsePort(text: string | undefined): number | 'any' | undefined {
  if (text === undefined || text === '') return 'any';
  return /^[0-9]{1,5}$/u.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Listens on a port, or on the first free one from the usual one on. Gives the address. */
export async function listen(server: FastifyInstance, port: number | 'any', host: string): Promise<string> {
  if (port !== 'any') return server.listen({ port, host, backlog });
  for (let candidate = usualPort; ; candidate++) {
    try {
      return await server.listen({ port: candidate, host, backlog });
    } catch (error) {
      if (failureOf(error) !== 'port' || candidate === lastPort) throw error;
    }
  }
}

/** What was wrong when listening failed: the port is taken or not for us, or the host is none of this machine's. */
export function failureOf(error: unknown): 'port' | 'host' | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' || code === 'EACCES') return 'port';
  return code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN' ? 'host' : undefined;
}
