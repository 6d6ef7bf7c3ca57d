import { isRecord, parseJson } from '../../../src/core/json.ts';
import { objectionTo, type Schema } from '../../../src/online/schema.ts';
import { describeApi } from '../../../src/server/online/openapi.ts';

const { paths, components } = describeApi();
/** What is answered where nothing is described, or not for the method. */
const otherCodes = ['no-such-address', 'wrong-method', 'failed'];

/** An answer that is not as the API says. */
export class UndescribedAnswer extends Error {}

/** What an answer of a server has that the description of the API does not say, in one sentence. */
export function objectionToAnswer(method: string, path: string, response: Response, text: string): string | undefined {
  const { status, headers } = response;
  const type = (headers.get('content-type') ?? '').replace(/;.*$/u, '');
  const what = `${method} ${path} was answered with ${status} ${type}`;
  const described = responsesAt(method, path);
  if (method === 'HEAD' || (!described && type === 'text/html')) return undefined;
  const code = codeIn(text);
  if (code !== undefined && otherCodes.includes(code)) return objectionIn('Problem', text, what);
  const said = described?.[status];
  if (!isRecord(said)) return `${what}, which is not described.`;
  for (const name of Object.keys(isRecord(said.headers) ? said.headers : {})) {
    if (headers.get(name) === null) return `${what}, without ${name}.`;
  }
  if (!isRecord(said.content)) return text === '' ? undefined : `${what}, with a body that is not described.`;
  const content = said.content[type];
  if (!isRecord(content) || !isRecord(content.schema)) return `${what}, which is not described.`;
  if (code !== undefined && !String(said.description).includes(`\`${code}\``))
    return `${what}: ${code} is not described.`;
  const name = String(content.schema.$ref ?? '').replace('#/components/schemas/', '');
  return name === '' || name === 'Events' ? undefined : objectionIn(name, text, what);
}

function responsesAt(method: string, path: string): Readonly<Record<string, unknown>> | undefined {
  const [place = ''] = path.split('?');
  const [, operations] =
    Object.entries(isRecord(paths) ? paths : {}).find(([pattern]) =>
      new RegExp(`^${pattern.replace('{id}', '[^/]+')}$`, 'u').test(place),
    ) ?? [];
  const operation = isRecord(operations) ? operations[method.toLowerCase()] : undefined;
  return isRecord(operation) && isRecord(operation.responses) ? operation.responses : undefined;
}

function codeIn(text: string): string | undefined {
  const body = parseJson(text);
  return isRecord(body) && typeof body.code === 'string' ? body.code : undefined;
}

function objectionIn(name: string, text: string, what: string): string | undefined {
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  const isOpen = name === 'Description';
  const schema = schemas[name] as Schema;
  const objection = objectionTo(isOpen ? schema : strict(schema), parseJson(text));
  return (
    objection && `${what}, whose ${String(objection.problem.values.field)} is not as described: ${text.slice(0, 300)}`
  );
}

/** The same schema without room for fields that are not in it. */
function strict<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(strict) as T;
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, strict(value)]));
  return (schema.type === 'object' ? { ...inner, additionalProperties: false } : inner) as T;
}
