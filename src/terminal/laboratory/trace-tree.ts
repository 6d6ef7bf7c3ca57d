import type { Language } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { isDecisive, verdictOfScore } from '../../engine/search/score.ts';
import type { ToldStep } from '../../study/told-steps.ts';
import { verdictMark } from '../../text/verdict.ts';
import { signed } from '../../text/wording.ts';
import { locales } from '../terminal-text.ts';
import { laboratoryText } from './text.ts';

export interface TreeStyle {
  readonly language: Language;
  readonly isAscii: boolean;
  readonly width: number;
}

/** A line of the tree: what stands at its place in it, and what is said beside that. */
interface Row {
  readonly ply: number;
  readonly move: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** A position that was entered, and what became of it. */
interface Entered {
  readonly ply: number;
  readonly move: string;
  readonly window: string | undefined;
  value?: string;
  isFromTable?: true;
  /** Lines under it: its moves, and why the rest of them was cut. */
  readonly below: (Entered | string)[];
}

/** So many plies are told by indenting; a deeper one says its number. */
const maxIndent = 16;

/** The steps of a search as lines of an indented tree: each position with its value and its window, and the cuts. */
export function treeOfSearch(steps: readonly ToldStep[], style: TreeStyle): readonly string[] {
  const words = laboratoryText[style.language].trace;
  const lines: string[] = [];
  let root = makeEntered(0, '', undefined);
  const open = [root];
  const flush = () => {
    lines.push(...inColumns(rowsBelow(root, words.unknown, words.fromTable), style));
    root = makeEntered(0, '', undefined);
    open.splice(0, open.length, root);
  };
  for (const step of steps) {
    if (step.event === 'depth') {
      flush();
      lines.push(words.depth(step.depth));
    } else if (step.event === 'enter') {
      const { ply, move, alpha, beta } = step;
      const isOpen = alpha === null && beta === null;
      const window = isOpen ? undefined : `(${sayBound(alpha, -1, style)}, ${sayBound(beta, 1, style)})`;
      const entered = makeEntered(ply, move, window);
      present(open[ply - 1], 'position above').below.push(entered);
      open[ply] = entered;
    } else if (step.event === 'hit') {
      present(open[step.ply], 'position that was entered').isFromTable = true;
    } else if (step.event === 'value') {
      present(open[step.ply], 'position that was entered').value = sayScore(step.score, style);
    } else if (step.event === 'cut') {
      const atLeast = style.isAscii ? '>=' : '≥';
      const because = `${sayScore(step.score, style)} ${atLeast} ${sayBound(step.beta, 1, style)}`;
      const left = step.left.toLocaleString(locales[style.language]);
      present(open[step.ply], 'position whose moves are cut').below.push(words.cut(left, because));
    }
  }
  flush();
  return lines;
}

function makeEntered(ply: number, move: string, window: string | undefined): Entered {
  return { ply, move, window, below: [] };
}

function rowsBelow({ ply, below }: Entered, unknown: string, fromTable: string): readonly Row[] {
  return below.flatMap((each): readonly Row[] => {
    if (typeof each === 'string') return [{ ply: ply + 1, move: each, value: '', notes: [] }];
    const { move, window, value = unknown, isFromTable } = each;
    const notes = [...(window === undefined ? [] : [window]), ...(isFromTable ? [fromTable] : [])];
    return [{ ply: each.ply, move, value, notes }, ...rowsBelow(each, unknown, fromTable)];
  });
}

/** A position that walks have come through. */
interface Walked {
  readonly ply: number;
  readonly move: string;
  readonly prior: number | undefined;
  visits: number;
  total: number;
  readonly below: Map<string, Walked>;
}

/** The tree that walks have left behind: how often each position was visited, with what mean, the most visited first. */
export function treeOfWalks(steps: readonly ToldStep[], style: TreeStyle): readonly string[] {
  const words = laboratoryText[style.language].trace;
  const root: Walked = { ply: 0, move: '', prior: undefined, visits: 0, total: 0, below: new Map() };
  let grown: Extract<ToldStep, { event: 'enter' }>[] = [];
  let solved = 0;
  for (const step of steps) {
    if (step.event === 'solve') solved += step.nodes;
    if (step.event === 'enter') grown.push(step);
    if (step.event !== 'visit') continue;
    const { path } = step;
    for (const { ply, move, prior } of grown) {
      const parent = walkTo(root, path.slice(0, ply - 1));
      parent.below.set(move, { ply, move, prior, visits: 0, total: 0, below: new Map() });
    }
    grown = [];
    path.forEach((_, index) => {
      const node = walkTo(root, path.slice(0, index + 1));
      node.visits++;
      // The value is for whoever made the last move of the path, and turns with each one before it.
      node.total += (path.length - 1 - index) % 2 === 0 ? step.value : 0 - step.value;
    });
  }
  const rows = rowsOfWalks(root, style);
  const number = solved.toLocaleString(locales[style.language]);
  return [...inColumns(rows, style), ...(solved > 0 ? ['', words.solved(number)] : [])];
}

function walkTo(root: Walked, path: readonly string[]): Walked {
  return path.reduce((node, move) => present(node.below.get(move), 'position that has joined the tree'), root);
}

function rowsOfWalks({ below }: Walked, style: TreeStyle): readonly Row[] {
  const words = laboratoryText[style.language].trace;
  const visited = [...below.values()].filter(({ visits }) => visits > 0);
  visited.sort((one, other) => other.visits - one.visits);
  return visited.flatMap((node): readonly Row[] => {
    const { ply, move, prior, visits, total } = node;
    const percent = prior === undefined ? [] : [words.prior(sayShare(prior, style))];
    const mean = words.mean(plain(signed(total / visits, 2, style.language), style));
    const value = words.visits(visits.toLocaleString(locales[style.language]));
    return [{ ply, move, value, notes: [mean, ...percent] }, ...rowsOfWalks(node, style)];
  });
}

function sayShare(share: number, { language }: TreeStyle): string {
  return `${(100 * share).toLocaleString(locales[language], { maximumFractionDigits: 1 })} %`;
}

/** The tree to the left, what is said of it to the right, as far as there is room. */
function inColumns(rows: readonly Row[], { width }: TreeStyle): readonly string[] {
  const placed = rows.map((row) => ({ ...row, place: `${indentOf(row.ply)}${row.move}` }));
  const named = placed.filter(({ value }) => value !== '');
  const left = Math.min(Math.floor(width / 2) - 8, Math.max(0, ...named.map(({ place }) => place.length)));
  const middle = Math.max(0, ...named.map(({ value }) => value.length));
  return placed.map(({ place, value, notes }) => {
    if (value === '') return place;
    return `${place.padEnd(left)}  ${value.padEnd(middle)}  ${notes.join('  ')}`.trimEnd();
  });
}

function indentOf(ply: number): string {
  return ply <= maxIndent ? '  '.repeat(ply - 1) : `${'  '.repeat(maxIndent - 1)}${ply}: `;
}

/** A score as it is marked everywhere: a win or a loss by its ply, points with their sign. */
function sayScore(score: number, style: TreeStyle): string {
  const verdict = isDecisive(score) ? verdictOfScore(score, false) : undefined;
  if (verdict) return verdictMark(verdict, style.isAscii, style.language);
  return score === 0 ? '0' : plain(signed(score, 0, style.language), style);
}

function sayBound(bound: number | null, side: 1 | -1, style: TreeStyle): string {
  if (bound !== null) return sayScore(bound, style);
  return plain(side > 0 ? '∞' : '−∞', style);
}

function plain(text: string, { isAscii }: TreeStyle): string {
  return isAscii ? text.replace('−', '-').replace('∞', 'inf') : text;
}
