import { type Guard, isRecord } from '../core/json.ts';
import { type Problem, type Refusal, type Result, succeed } from '../core/problem.ts';
import { makeOnlineProblem, refuseOnline } from './problems.ts';

/**
 * The part of JSON Schema that the wire needs. What is written with it is data: it checks requests here, is the type of
 * what was checked, and goes as it is into the description of the API (OpenAPI 3.1 takes JSON Schema).
 */
export type Schema =
  | TextSchema
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number; readonly description?: string }
  | { readonly type: 'boolean'; readonly description?: string }
  | { readonly type: 'null' }
  | { readonly const: string | number }
  | { readonly enum: readonly (string | number)[]; readonly description?: string }
  | ListSchema
  | RecordSchema
  /** Records are told apart by their `kind`, and what is wrong is then said of the one that was meant. */
  | { readonly anyOf: readonly Schema[]; readonly description?: string };

interface TextSchema {
  readonly type: 'string';
  readonly minLength?: number;
  readonly maxLength: number;
  readonly pattern?: string;
  readonly description?: string;
}

interface ListSchema {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems?: number;
  readonly maxItems: number;
}

interface RecordSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** Requests refuse fields that they do not know; whoever gets an answer passes over those of a later version. */
  readonly additionalProperties?: false;
  readonly description?: string;
}

/** The type of the values that a schema lets through. */
export type Infer<S> = S extends { readonly const: infer Constant }
  ? Constant
  : S extends { readonly enum: readonly (infer Choice)[] }
    ? Choice
    : S extends { readonly anyOf: readonly (infer Option)[] }
      ? Infer<Option>
      : S extends { readonly type: 'array'; readonly items: infer Item; readonly minItems: 2; readonly maxItems: 2 }
        ? readonly [Infer<Item>, Infer<Item>]
        : S extends { readonly type: 'array'; readonly items: infer Item }
          ? readonly Infer<Item>[]
          : S extends {
                readonly type: 'object';
                readonly properties: infer Fields;
                readonly required: readonly (infer Names)[];
              }
            ? InferRecord<Fields, Names>
            : S extends { readonly type: keyof Plain }
              ? Plain[S['type']]
              : never;

type Plain = { string: string; integer: number; boolean: boolean; null: null };
type InferRecord<Fields, Names> = {
  readonly [Name in keyof Fields & Names]: Infer<Fields[Name]>;
} & { readonly [Name in Exclude<keyof Fields, Names>]?: Infer<Fields[Name]> };

/** `malformed`, with the field that is wrong and what was expected there; undefined where nothing is. */
export function objectionTo(schema: Schema, value: unknown): Refusal | undefined {
  const fault = faultIn(schema, value, '');
  return fault && refuseOnline({ code: 'malformed', values: { field: fault.field }, cause: fault.expected });
}

/** A value that a schema lets through, or why it does not. */
export function check<const S extends Schema>(schema: S, value: unknown): Result<Infer<S>> {
  // Here JSON becomes a type.
  return objectionTo(schema, value) ?? succeed(value as Infer<S>);
}

/** Whether a schema lets a value through. */
export function matches<const S extends Schema>(schema: S, value: unknown): value is Infer<S> {
  return faultIn(schema, value, '') === undefined;
}

/** The guard of a schema, for whoever wants its type alone. */
export function guardOf<const S extends Schema>(schema: S): Guard<Infer<S>> {
  return (value): value is Infer<S> => faultIn(schema, value, '') === undefined;
}

interface Fault {
  /** Such as `seats[0].name`; empty where all of it is meant. */
  readonly field: string;
  readonly expected: Problem;
}

function faultIn(schema: Schema, value: unknown, field: string): Fault | undefined {
  if ('const' in schema) return faultInChoice([schema.const], value, field);
  if ('enum' in schema) return faultInChoice(schema.enum, value, field);
  if ('anyOf' in schema) return faultInOptions(schema.anyOf, value, field);
  switch (schema.type) {
    case 'string':
      return isTextOf(schema, value) ? undefined : { field, expected: expectedText(schema) };
    case 'integer': {
      const { minimum, maximum } = schema;
      const isInRange = Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
      return isInRange
        ? undefined
        : { field, expected: makeOnlineProblem({ code: 'expected-number', values: { minimum, maximum } }) };
    }
    case 'boolean':
      return faultInChoice([true, false], value, field);
    case 'null':
      return faultInChoice([null], value, field);
    case 'array':
      return faultInList(schema, value, field);
    case 'object':
      return faultInRecord(schema, value, field);
  }
}

function isTextOf({ minLength = 0, maxLength, pattern }: TextSchema, value: unknown): boolean {
  if (typeof value !== 'string' || value.length < minLength || value.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

function expectedText({ minLength = 0, maxLength, pattern = '' }: TextSchema): Problem {
  return makeOnlineProblem({ code: 'expected-text', values: { minimum: minLength, maximum: maxLength, pattern } });
}

function faultInChoice(
  choices: readonly (string | number | boolean | null)[],
  value: unknown,
  field: string,
): Fault | undefined {
  if (choices.some((choice) => choice === value)) return undefined;
  return { field, expected: makeOnlineProblem({ code: 'expected-choice', values: { list: choices.join(', ') } }) };
}

function faultInOptions(options: readonly Schema[], value: unknown, field: string): Fault | undefined {
  if (options.some((option) => faultIn(option, value, field) === undefined)) return undefined;
  const kinds = options.map(kindOf);
  // Of several records with the kind that was given, the last has the most fields.
  const meant = isRecord(value) ? options.findLast((_option, index) => kinds[index] === value.kind) : undefined;
  if (meant) return faultIn(meant, value, field);
  const named = [...new Set(kinds.filter((kind) => kind !== undefined))];
  if (isRecord(value) && named.length > 0) return faultInChoice(named, value.kind, within(field, 'kind'));
  const [first] = options.filter((option) => !('type' in option) || option.type !== 'null');
  return first && faultIn(first, value, field);
}

/** The `kind` that a record must have. */
function kindOf(schema: Schema): string | number | undefined {
  const kind = 'type' in schema && schema.type === 'object' ? schema.properties.kind : undefined;
  return kind && 'const' in kind ? kind.const : undefined;
}

function faultInList({ items, minItems = 0, maxItems }: ListSchema, value: unknown, field: string): Fault | undefined {
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
    return {
      field,
      expected: makeOnlineProblem({ code: 'expected-list', values: { minimum: minItems, maximum: maxItems } }),
    };
  }
  for (const [index, item] of value.entries()) {
    const fault = faultIn(items, item, `${field}[${index}]`);
    if (fault) return fault;
  }
  return undefined;
}

function faultInRecord(schema: RecordSchema, value: unknown, field: string): Fault | undefined {
  if (!isRecord(value)) return { field, expected: makeOnlineProblem({ code: 'expected-record', values: {} }) };
  const unknown =
    schema.additionalProperties === false && Object.keys(value).find((name) => !Object.hasOwn(schema.properties, name));
  if (typeof unknown === 'string') {
    const list = Object.keys(schema.properties).join(', ');
    return { field: within(field, unknown), expected: makeOnlineProblem({ code: 'unknown-field', values: { list } }) };
  }
  for (const [name, inner] of Object.entries(schema.properties)) {
    const has = Object.hasOwn(value, name);
    if (!has && schema.required.includes(name)) {
      return { field: within(field, name), expected: makeOnlineProblem({ code: 'missing-field', values: {} }) };
    }
    const fault = has ? faultIn(inner, value[name], within(field, name)) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

function within(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}
