import type { Language } from '../../core/language.ts';
import type { Survey } from '../../core/oracle.ts';
import type { DrawLevels } from '../../study/draw-levels.ts';
import { locales } from '../terminal-text.ts';
import { terminal } from '../text.ts';
import { inTextColumns } from './text-columns.ts';

/** A row of the table by plies, as Gamesman's analysis prints them; draws have no plies. */
interface PlyRow {
  readonly plies: number | null;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly total: number;
}

/** The tables of a whole game, for programs; null where not all of its positions are solved. */
export interface SolvedTable {
  readonly plies: readonly PlyRow[];
  readonly drawLevels: readonly { readonly level: number; readonly positions: number }[] | null;
}

export function solvedTable({ byPlies, drawn }: Survey<unknown>, levels: DrawLevels | undefined): SolvedTable | null {
  if (!byPlies) return null;
  const rows = byPlies.flatMap((total, plies): PlyRow[] => {
    const [won, lost] = plies % 2 === 1 ? [total, 0] : [0, total];
    return total === 0 ? [] : [{ plies, won, lost, drawn: 0, total }];
  });
  const draws = drawn === 0 ? [] : [{ plies: null, won: 0, lost: 0, drawn, total: drawn }];
  const found = levels?.positions.map((positions, level) => ({ level, positions }));
  return { plies: [...rows, ...draws], drawLevels: found?.filter(({ positions }) => positions > 0) ?? null };
}

/** The same for people. */
export function printSolvedTable(table: SolvedTable, levels: DrawLevels | undefined, language: Language): string[] {
  const words = terminal.text[language].solved.table;
  const number = (count: number) => (count === 0 ? '' : count.toLocaleString(locales[language]));
  const sumOf = (column: 'won' | 'lost' | 'drawn' | 'total') =>
    number(table.plies.reduce((sum, row) => sum + row[column], 0));
  const rows = table.plies.map(({ plies, won, lost, drawn, total }) => [
    plies === null ? words.drawn : String(plies),
    ...[won, lost, drawn, total].map(number),
  ]);
  const sums = [words.total, sumOf('won'), sumOf('lost'), sumOf('drawn'), sumOf('total')];
  const byPlies = [words.byPlies, '', ...inTextColumns([[...words.headings], ...rows, sums], isNone)];
  return table.drawLevels === null || !levels ? byPlies : [...byPlies, '', ...printLevels(levels, language)];
}

function printLevels({ positions, moves, holding }: DrawLevels, language: Language): string[] {
  const words = terminal.text[language].solved.table;
  const all = positions.reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  const decimal = (value: number) =>
    value.toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rows = positions.flatMap((count, level) =>
    count === 0 ? [] : [[String(level), count.toLocaleString(locales[language]), `${decimal((100 * count) / all)} %`]],
  );
  return [
    words.byLevel,
    '',
    ...inTextColumns([[...words.levelHeadings], ...rows], isNone),
    '',
    words.mean(decimal(holding / all), decimal(moves / all)),
  ];
}

/** Numbers are flush right. */
const isNone = () => false;
