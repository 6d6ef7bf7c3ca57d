import { type Result, succeed } from '../core/problem.ts';
import { refuseUgi } from './text.ts';

/** No line is longer: this is enough for thousands of moves. */
export const maxLineLength = 60_000;

/** One line of the Universal Game Interface, as a match runner says it to an engine. */
export type Order =
  | { readonly kind: 'ugi' | 'isready' | 'uginewgame' | 'stop' | 'quit' }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string }
  /** Without a position, the start is meant. */
  | { readonly kind: 'position'; readonly position?: string; readonly moves: readonly string[] }
  | { readonly kind: 'go'; readonly limits: GoLimits }
  | { readonly kind: 'query'; readonly about: Query };

const queries = ['gameover', 'p1turn', 'result'] as const;
export type Query = (typeof queries)[number];

/** How long a move may be sought; times in milliseconds, and those of the clocks by player. */
export interface GoLimits {
  readonly movetime?: number;
  readonly nodes?: number;
  readonly depth?: number;
  /** How many moves the time that is left must do for. */
  readonly movesToGo?: number;
  readonly isInfinite: boolean;
  readonly left: readonly [number | undefined, number | undefined];
  readonly increment: readonly [number | undefined, number | undefined];
}

const plainOrders = ['ugi', 'isready', 'uginewgame', 'stop', 'quit'] as const;
const orderNames = [...plainOrders, 'setoption', 'position', 'go', 'query'];

/** What a line asks for; nothing where it is empty. */
export function parseOrder(line: string): Result<Order> | undefined {
  if (line.length > maxLineLength) return refuseUgi({ code: 'ugi-long', values: { most: maxLineLength } });
  const [name = '', ...words] = line.trim().split(/\s+/u);
  if (name === '') return undefined;
  const plain = plainOrders.find((each) => each === name);
  if (plain) return succeed({ kind: plain });
  switch (name) {
    case 'setoption':
      return parseOption(words);
    case 'position':
      return parsePosition(words);
    case 'go':
      return parseGo(words);
    case 'query':
      return parseQuery(words);
    default:
      return refuseUgi({ code: 'ugi-command', values: { text: name, list: orderNames.join(', ') } });
  }
}

/** `name Seed value 7`: names and values may have several words. */
function parseOption(words: readonly string[]): Result<Order> {
  const at = words.indexOf('value');
  const name = words.slice(1, at < 0 ? undefined : at).join(' ');
  const value = at < 0 ? '' : words.slice(at + 1).join(' ');
  if (words[0] !== 'name' || name === '' || value === '') {
    return refuseUgi({ code: 'ugi-missing', values: { command: 'setoption', expected: 'name … value …' } });
  }
  return succeed({ kind: 'setoption', name, value });
}

/** `startpos moves 3 2` or `fen …../….. x moves 3 2`. */
function parsePosition([kind, ...words]: readonly string[]): Result<Order> {
  const expected = 'startpos, fen';
  if (kind === undefined) return refuseUgi({ code: 'ugi-missing', values: { command: 'position', expected } });
  const at = words.indexOf('moves');
  const position = (at < 0 ? words : words.slice(0, at)).join(' ');
  const moves = at < 0 ? [] : words.slice(at + 1);
  if (kind === 'fen') return succeed({ kind: 'position', position, moves });
  const odd = kind === 'startpos' ? position : kind;
  if (odd === '') return succeed({ kind: 'position', moves });
  const understood = kind === 'startpos' ? 'moves' : expected;
  return refuseUgi({ code: 'ugi-word', values: { command: 'position', text: odd, expected: understood } });
}

function parseQuery([word]: readonly string[]): Result<Order> {
  const about = queries.find((each) => each === word);
  if (about) return succeed({ kind: 'query', about });
  const expected = queries.join(', ');
  if (word === undefined) return refuseUgi({ code: 'ugi-missing', values: { command: 'query', expected } });
  return refuseUgi({ code: 'ugi-word', values: { command: 'query', text: word, expected } });
}

/** What `go` counts, and the other names that programs for chess give the clocks. */
const amounts = ['movetime', 'nodes', 'depth', 'p1time', 'p2time', 'p1inc', 'p2inc', 'movestogo'];
const otherNames: Readonly<Record<string, string>> = {
  wtime: 'p1time',
  btime: 'p2time',
  winc: 'p1inc',
  binc: 'p2inc',
};
const maxAmount = 1_000_000_000;

/** What is not understood is left out, as UCI asks: who says `go` waits for a move. */
function parseGo(words: readonly string[]): Result<Order> {
  const given = new Map<string, number>();
  let isInfinite = false;
  const rest = words.values();
  for (const word of rest) {
    if (word === 'infinite') {
      isInfinite = true;
      continue;
    }
    const name = otherNames[word] ?? word;
    if (!amounts.includes(name)) continue;
    const text = rest.next().value ?? '';
    const amount = amountOf(text);
    if (amount === undefined) {
      return refuseUgi({ code: 'ugi-number', values: { name: word, text, least: 0, most: maxAmount } });
    }
    given.set(name, amount);
  }
  return succeed({ kind: 'go', limits: limitsFrom(given, isInfinite) });
}

/** A number in digits. A clock that has run out may be a little below nothing, which is nothing; the most is enough. */
function amountOf(text: string): number | undefined {
  return /^-?\d+$/u.test(text) ? Math.max(0, Math.min(Number(text), maxAmount)) : undefined;
}

function limitsFrom(given: ReadonlyMap<string, number>, isInfinite: boolean): GoLimits {
  const [movetime, nodes, depth, movesToGo] = ['movetime', 'nodes', 'depth', 'movestogo'].map((name) =>
    given.get(name),
  );
  return {
    ...(movetime !== undefined && { movetime }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(movesToGo !== undefined && { movesToGo }),
    isInfinite,
    left: [given.get('p1time'), given.get('p2time')],
    increment: [given.get('p1inc'), given.get('p2inc')],
  };
}
