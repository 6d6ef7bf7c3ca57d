import { type CommonProblems, failWith, type Result, succeed } from '../../core/problem.ts';

const refuse = failWith<CommonProblems>();

/** What a player's name says, part by part; what a part means for its kind is not decided here. */
export interface PlayerName {
  readonly kind: string;
  readonly amounts: ReadonlyMap<Amount, number>;
  readonly flags: ReadonlySet<Flag>;
  /** The one part that is none of these: an evaluation. */
  readonly word?: string;
}

/**
 * The amounts that a name can hold, with their least and most. A bare number is the `count`: of plies, playouts, or which
 * level; a time is in milliseconds; lapses are a percentage of the moves; noise is in points of the evaluation.
 */
const ranges = {
  count: [1, 1_000_000_000],
  time: [1, 3_600_000],
  nodes: [1, 1_000_000_000],
  noise: [1, 100_000],
  lapse: [1, 100],
} as const;
export type Amount = keyof typeof ranges;

const flags = ['ordered', 'table', 'deepening', 'varied', 'exact'] as const;
export type Flag = (typeof flags)[number];

/** Each kind of part, as it is written. */
export type Part = Amount | Flag | 'evaluation';
export const partForms: Readonly<Record<Part, string>> = {
  count: '3',
  time: '500ms',
  nodes: 'nodes=10000',
  noise: 'noise=20',
  lapse: 'lapse=10',
  evaluation: 'an evaluation',
  ordered: 'ordered',
  table: 'table',
  deepening: 'deepening',
  varied: 'varied',
  exact: 'exact',
};

const longestName = 200;

/** Reads a name such as `alphabeta:ordered:5:n1` or `uct:500ms`. After its kind, the parts may come in any order. */
export function readPlayerName(text: string): Result<PlayerName> {
  const [kind, ...parts] = text.slice(0, longestName).trim().toLowerCase().split(':');
  const amounts = new Map<Amount, number>();
  const given = new Set<Flag>();
  let word: string | undefined;
  for (const part of parts) {
    const flag = flags.find((each) => each === part);
    const amount = readAmount(part);
    const isTwice = flag ? given.has(flag) : amount ? amounts.has(amount.name) : word !== undefined;
    if (isTwice) return refuse({ code: 'player-part-twice', values: { player: text, part } });
    if (flag) given.add(flag);
    else if (amount) {
      const [least, most] = ranges[amount.name];
      if (amount.size < least || amount.size > most) {
        return refuse({ code: 'player-part-range', values: { player: text, part, least, most } });
      }
      amounts.set(amount.name, amount.size);
    } else word = part;
  }
  return succeed({ kind, amounts, flags: given, ...(word !== undefined && { word }) });
}

/** `3`, `500ms`, `2s` or `noise=20`. */
function readAmount(part: string): { readonly name: Amount; readonly size: number } | undefined {
  const bare = /^(\d{1,12})(ms|s)?$/u.exec(part);
  if (bare) {
    const [, digits, unit] = bare;
    return { name: unit ? 'time' : 'count', size: Number(digits) * (unit === 's' ? 1000 : 1) };
  }
  const named = /^(nodes|noise|lapse)=(\d{1,12})$/u.exec(part);
  return named ? { name: named[1] as Amount, size: Number(named[2]) } : undefined;
}

/** The name that says the same, in one order. */
export function formatPlayerName({ kind, amounts, flags: given, word }: PlayerName): string {
  const parts = [kind];
  if (amounts.has('count')) parts.push(`${amounts.get('count')}`);
  if (amounts.has('time')) parts.push(`${amounts.get('time')}ms`);
  if (word !== undefined) parts.push(word);
  for (const flag of flags) if (given.has(flag)) parts.push(flag);
  for (const name of ['nodes', 'noise', 'lapse'] as const) {
    if (amounts.has(name)) parts.push(`${name}=${amounts.get(name)}`);
  }
  return parts.join(':');
}

/** The kinds of part that a name has. */
export function partsOf({ amounts, flags: given, word }: PlayerName): readonly Part[] {
  return [...amounts.keys(), ...given, ...(word === undefined ? [] : (['evaluation'] as const))];
}
