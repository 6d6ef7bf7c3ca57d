import { type CommonProblems, failWith, type Result, succeed } from '../../core/problem.ts';
import { isWeighting } from './weighting.ts';

const refuse = failWith<CommonProblems>();

/** What a player's name says, part by part; what a part means for its kind is not decided here. */
export interface PlayerName {
  readonly kind: string;
  readonly amounts: ReadonlyMap<Amount, number>;
  readonly flags: ReadonlySet<Flag>;
  /** The one part that is none of these: an evaluation, or a weighting of features. */
  readonly word?: string;
}

/** An hour, in milliseconds: nobody is asked to think longer. */
export const maxThinkingTime = 3_600_000;

/**
 * The amounts that a name can hold, with their usual least and most. A bare number is the `count`: of plies, playouts,
 * or which level; a time is in milliseconds; lapses are a percentage of the moves; noise is in points of the evaluation.
 */
export const usualRanges = {
  count: [1, 1_000_000_000],
  time: [1, maxThinkingTime],
  nodes: [1, 1_000_000_000],
  noise: [1, 100_000],
  lapse: [1, 100],
} as const;
export type Amount = keyof typeof usualRanges;
export type Range = readonly [least: number, most: number];

const flags = ['ordered', 'table', 'deepening', 'varied', 'exact'] as const;
export type Flag = (typeof flags)[number];

/** Each kind of part: an amount, a flag, or the name of an evaluation. */
export type Part = Amount | Flag | 'evaluation';
/** The parts in the order in which a name has them. */
const orderOfParts: readonly Part[] = ['count', 'time', 'evaluation', ...flags, 'nodes', 'noise', 'lapse'];

/** How each amount may look. */
export const exampleAmounts: Readonly<Record<Amount, number>> = {
  count: 3,
  time: 500,
  nodes: 10_000,
  noise: 20,
  lapse: 10,
};

const maxNameLength = 400;

/**
 * Reads a name such as `alphabeta:ordered:5:n1` or `uct:500ms`. After its kind, the parts may come in any order. How large
 * an amount may be depends on the kind; where nothing is said of it, anything goes.
 */
export function readPlayerName(
  text: string,
  rangeOf: (kind: string, amount: Amount) => Range | undefined,
): Result<PlayerName> {
  if (text.trim().length > maxNameLength) return refuse({ code: 'player-too-long', values: { most: maxNameLength } });
  const [kind, ...parts] = text
    .trim()
    .split(':')
    .map((part) => (isWeighting(part) ? part : part.toLowerCase()));
  const amounts = new Map<Amount, number>();
  const given = new Set<Flag>();
  let word: string | undefined;
  for (const part of parts) {
    if (part === '') return refuse({ code: 'player-part-empty', values: { player: text } });
    const flag = flags.find((each) => each === part);
    const amount = readAmount(part);
    const isTwice = flag ? given.has(flag) : amount ? amounts.has(amount.name) : word !== undefined;
    if (isTwice) return refuse({ code: 'player-part-twice', values: { player: text, part } });
    if (flag) given.add(flag);
    else if (amount) {
      const [least, most] = rangeOf(kind, amount.name) ?? anything;
      if (amount.size < least || amount.size > most) {
        return refuse({ code: 'player-part-range', values: { player: text, part, least, most } });
      }
      amounts.set(amount.name, amount.size);
    } else word = part;
  }
  return succeed({ kind, amounts, flags: given, ...(word !== undefined && { word }) });
}

const anything: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** `3`, `500ms`, `2s` or `noise=20`. */
function readAmount(part: string): { readonly name: Amount; readonly size: number } | undefined {
  const bare = /^(-?\d+)(ms|s)?$/u.exec(part);
  if (bare) {
    const [, digits, unit] = bare;
    return { name: unit ? 'time' : 'count', size: Number(digits) * (unit === 's' ? 1000 : 1) };
  }
  const named = /^(nodes|noise|lapse)=(-?\d+)$/u.exec(part);
  return named ? { name: named[1] as Amount, size: Number(named[2]) } : undefined;
}

/** Whether a part could be the name of an evaluation: a word, and not an amount with a slip in it. */
export function isWord(part: string): boolean {
  return /^\p{L}[\p{L}\d-]*$/u.test(part);
}

/** The name that says the same, in one order. */
export function formatPlayerName(name: PlayerName): string {
  return [name.kind, ...partsOf(name).map((part) => formatPart(name, part))].join(':');
}

/** The kinds of part that a name has, in order. */
export function partsOf({ amounts, flags: given, word }: PlayerName): readonly Part[] {
  return orderOfParts.filter((part) =>
    part === 'evaluation' ? word !== undefined : isAmount(part) ? amounts.has(part) : given.has(part),
  );
}

/** One part of a name, as it is written. */
export function formatPart({ amounts, word }: Pick<PlayerName, 'amounts' | 'word'>, part: Part): string {
  if (part === 'evaluation') return word ?? '';
  if (!isAmount(part)) return part;
  const size = amounts.get(part);
  if (part === 'count') return `${size}`;
  return part === 'time' ? `${size}ms` : `${part}=${size}`;
}

function isAmount(part: Part): part is Amount {
  return Object.hasOwn(usualRanges, part);
}
