import type { FastifyInstance } from 'fastify';

const usualPort = 8080;
/** A machine with more than these taken has another problem. */
const mostTried = 50;

/** The port that a text names, `'any'` of the usual ones where there is none, or undefined where it names no port. */
export function parsePort(text: string | undefined): number | 'any' | undefined {
  if (text === undefined || text === '') return 'any';
  return /^[0-9]{1,5}$/u.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Listens on a port, or on the first free one from the usual one on. Gives the address. */
export async function listen(server: FastifyInstance, port: number | 'any', host: string): Promise<string> {
  if (port !== 'any') return server.listen({ port, host });
  for (let candidate = usualPort; ; candidate++) {
    try {
      return await server.listen({ port: candidate, host });
    } catch (error) {
      if (!isTaken(error) || candidate === usualPort + mostTried) throw error;
    }
  }
}

/** Whether a port is used by somebody else, or not for us. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}
