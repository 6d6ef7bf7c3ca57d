import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { program } from '../test/project.ts';
import { runChild } from './child.ts';
import { readable, readableTime, table } from './measure.ts';
import { solveNatively } from './native.ts';

/**
 * What is measured, how deep perft goes, and what others reach on such a machine, measured elsewhere, in playouts a
 * second: Ludii for Neutreeko and Quantik, OpenSpiel (C++) for the 5 × 4 drop game, a bitboard in plain JavaScript for
 * Fuse.
 */
const games: readonly { id: string; depth: number; others?: readonly [who: string, rate: number] }[] = [
  { id: 'neutreeko', depth: 5, others: ['Ludii', 7_700] },
  { id: 'fuse', depth: 3, others: ['bitboard', 925_000] },
  { id: 'fuse-inner', depth: 3 },
  { id: 'fuse-kings', depth: 3 },
  { id: 'fuse-omega', depth: 3 },
  { id: 'quantik', depth: 4, others: ['Ludii', 4_000] },
  { id: 'quantik-blocked-draw', depth: 4 },
  { id: 'tres-em-linha', depth: 8, others: ['OpenSpiel', 506_000] },
  { id: 'drop-7x6x4', depth: 7 },
  { id: 'drop-9x9x5', depth: 5 },
];

interface RulesMeasured {
  readonly playouts: number;
  readonly naivePlayouts: number;
  readonly leaves: number;
}

function benchRules(): void {
  console.log('Rules, through the public contract, one process a game:\n');
  const rows = games.map(({ id, depth, others }) => {
    const { playouts, naivePlayouts, leaves } = runChild<RulesMeasured>('rules.ts', id, String(depth));
    const times = (base: number) => `${(playouts / base).toFixed(1)}×`;
    const compared = others ? `${times(others[1])} ${others[0]}` : '';
    return [id, readable(playouts), times(naivePlayouts), readable(leaves), compared];
  });
  console.log(table([['', 'playouts/s', 'against naive', 'perft leaves/s', 'against others'], ...rows]));
}

interface WholeMeasured {
  readonly cold: number;
  readonly warm: number;
  readonly best: number;
  readonly megabytes: number;
}

function benchWholeGames(): void {
  console.log('\nWhole games solved, in a fresh process and again in the same one:\n');
  const native = solveNatively();
  const rows = ['neutreeko', 'tres-em-linha'].map((id) => {
    const { cold, warm, best, megabytes } = runChild<WholeMeasured>('oracle.ts', id, 'whole');
    const ratio = native && id === 'neutreeko' ? `${(warm / native.medianMs).toFixed(2)}×` : '';
    return [id, readableTime(cold), readableTime(warm), readableTime(best), ratio, `${megabytes.toFixed(1)} MB`];
  });
  if (native) {
    rows.push(['neutreeko in C++', '', readableTime(native.medianMs), readableTime(native.bestMs), '1.00×', '']);
  }
  console.log(table([['', 'cold', 'warm', 'best', 'against C++', 'memory'], ...rows]));
  if (!native) console.log('\nThere is no g++ here, so the C++ solver was not built.');
}

interface Summary {
  readonly median: number;
  readonly p90: number;
  readonly most: number;
}

interface PositionsMeasured {
  readonly values: Summary;
  readonly whole?: Summary;
  readonly first?: { readonly value: number; readonly whole: number };
  readonly megabytes: number;
}

/** What is asked of each oracle: of every move or of the position, after how many random moves (−1: any up to 12). */
const questions: readonly { name: string; id: string; what: 'moves' | 'value'; plies: number }[] = [
  { name: 'quantik, any position', id: 'quantik', what: 'moves', plies: -1 },
  { name: 'quantik, empty board', id: 'quantik', what: 'moves', plies: 0 },
  { name: 'quantik-blocked-draw, any position', id: 'quantik-blocked-draw', what: 'moves', plies: -1 },
  { name: 'quantik-blocked-draw, empty board', id: 'quantik-blocked-draw', what: 'moves', plies: 0 },
  { name: 'fuse, 10 discs left', id: 'fuse', what: 'value', plies: 14 },
  { name: 'fuse, 11 discs left', id: 'fuse', what: 'value', plies: 13 },
  { name: 'fuse, 12 discs left', id: 'fuse', what: 'value', plies: 12 },
  { name: 'fuse-inner, 11 discs left', id: 'fuse-inner', what: 'value', plies: 13 },
  { name: 'fuse-kings, 11 discs left', id: 'fuse-kings', what: 'value', plies: 13 },
  { name: 'fuse-omega, 11 discs left', id: 'fuse-omega', what: 'value', plies: 13 },
  { name: 'drop-7x6x4, 14 discs', id: 'drop-7x6x4', what: 'value', plies: 14 },
];

function benchOracles(): void {
  console.log('\nExact answers over 50 seeded positions, a new oracle for each; “first” is in a fresh process:\n');
  const rows = questions.map(({ name, id, what, plies }) => {
    const { values, whole, first, megabytes } = runChild<PositionsMeasured>('oracle.ts', id, what, String(plies));
    const times = [values.median, values.p90, values.most].map(readableTime);
    const inFull = whole ? `${readableTime(whole.median)} / ${readableTime(whole.p90)}` : '';
    const cold = first ? `${readableTime(first.value)} / ${readableTime(first.whole)}` : '';
    return [name, ...times, inFull, cold, `${megabytes.toFixed(0)} MB`];
  });
  const headings = ['', 'median', '90 %', 'most', 'with plies: median / 90 %', 'first / with plies', 'memory'];
  console.log(table([headings, ...rows]));
}

interface SearchesMeasured {
  readonly naive: number;
  readonly minimax: number;
  readonly alphabeta: number;
  readonly ordered: number;
  readonly table: number;
  readonly playouts: number;
  readonly uct: number;
}

function benchSearches(): void {
  console.log('\nSearches from the start, nodes a second, against minimax as in a textbook; and random games:\n');
  const depths = { neutreeko: 5, fuse: 3, quantik: 3, 'tres-em-linha': 8, 'drop-7x6x4': 7 };
  const rows = Object.entries(depths).map(([id, depth]) => {
    const found = runChild<SearchesMeasured>('searches.ts', id, String(depth));
    const against = (rate: number, base: number) => `${readable(rate)} ${(rate / base).toFixed(2)}×`;
    const { naive, playouts } = found;
    const searches = [found.minimax, found.alphabeta, found.ordered, found.table].map((rate) => against(rate, naive));
    return [`${id}, depth ${depth}`, readable(naive), ...searches, readable(playouts), against(found.uct, playouts)];
  });
  const headings = ['', 'textbook', 'minimax', 'alpha-beta', 'ordered', 'with table', 'playouts/s', 'UCT games/s'];
  console.log(table([headings, ...rows]));
}

function benchTournaments(): void {
  console.log('\nGames a second in a tournament of random players, with judging, one thread and all:\n');
  const rows = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha', 'drop-7x6x4'].map((id) => {
    const one = gamesPerSecond(id, 1);
    const all = gamesPerSecond(id, availableParallelism());
    return [id, readable(one), readable(all), `${(all / one).toFixed(2)}×`];
  });
  console.log(table([['', 'one thread', 'all', 'against one'], ...rows]));
}

/** The built program, with its start and its threads: what a user waits for. */
function gamesPerSecond(id: string, workers: number): number {
  const games = 500;
  const options = ['--players', 'random,random-piece', '--games', `${games}`, '--workers', `${workers}`];
  const started = performance.now();
  execFileSync(process.execPath, [program, 'tournament', id, ...options]);
  return (1000 * games) / (performance.now() - started);
}

const parts: Readonly<Record<string, () => void>> = {
  rules: benchRules,
  whole: benchWholeGames,
  oracles: benchOracles,
  searches: benchSearches,
  tournaments: benchTournaments,
};
const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) run();
