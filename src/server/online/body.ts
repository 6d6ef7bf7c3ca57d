import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../core/json.ts';
import { maxBodyBytes } from '../../online/limits.ts';
import { makeOnlineProblem, refuseField } from '../../online/problems.ts';
import type { WireRefusal } from '../../online/wire.ts';

/** A request that can't be answered as it was meant: a value, not a fault of the server. */
export class RefusedRequest extends Error {
  readonly refusal: WireRefusal;

  constructor(refusal: WireRefusal) {
    super(refusal.problem.code);
    this.refusal = refusal;
  }
}

/**
 * Reads JSON of at most 4 kB, and nothing else: a page elsewhere can have a browser send forms and plain texts without
 * asking first. What is no JSON is passed on as nothing, for the schema to say what was expected.
 */
export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    async (_request: unknown, body: string) => (body === '' ? undefined : (parseJson(body) ?? null)),
  );
  scope.addContentTypeParser('*', async () => {
    throw new RefusedRequest(refuseField('', makeOnlineProblem({ code: 'expected-record', values: {} })));
  });
}
