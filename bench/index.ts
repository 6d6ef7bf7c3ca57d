import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Interval } from '../src/study/interval.ts';
import { program } from '../test/project.ts';
import { runChild } from './child.ts';
import { readable, readableTime, table } from './measure.ts';
import { solveNatively } from './native.ts';
import type { Compared, StubbornMeasured } from './stubborn.ts';

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

interface EndingsMeasured extends Summary {
  readonly againstEarlier: number | null;
  readonly againstPlain: number | null;
}

/** Of each: the scoring, the discs on the border, how many positions, and how many of them are compared. */
const endings: readonly (readonly [scoring: string, discs: number, positions: number, compared: number])[] = [
  ['all', 11, 40, 20],
  ['all', 12, 40, 10],
  ['all', 13, 30, 2],
  ['all', 14, 20, 0],
  ['inner', 12, 20, 4],
  ['kings', 12, 20, 4],
  ['omega', 12, 20, 2],
];

function benchEndings(): void {
  console.log(
    '\nFuse’s endings, in positions of the master’s quick games; how many times as long they took before, and take',
  );
  console.log('where there is no WebAssembly:\n');
  const rows = endings.map(([scoring, discs, positions, compared]) => {
    const words = [scoring, String(discs), String(positions), String(compared)];
    const found = runChild<EndingsMeasured>('endings.ts', ...words);
    const times = [found.median, found.p90, found.most].map(readableTime);
    const ratios = [found.againstEarlier, found.againstPlain].map((ratio) => (ratio ? `${ratio.toFixed(1)}×` : ''));
    return [`${scoring}, ${discs} discs`, ...times, ...ratios];
  });
  console.log(table([['', 'median', '90 %', 'most', 'before', 'JavaScript'], ...rows]));
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

function benchMaster(): void {
  console.log('\nWalks a second of Fuse’s master from a start, against those of its kernel in plain JavaScript:\n');
  const rows = ['all', 'inner', 'kings', 'omega'].map((scoring) => {
    const { compiled, plain } = runChild<{ compiled: number; plain: number }>('master.ts', scoring);
    return [scoring, readable(compiled), readable(plain), `${(compiled / plain).toFixed(1)}×`];
  });
  console.log(table([['', 'WebAssembly', 'JavaScript', 'against it'], ...rows]));
}

function benchThinking(): void {
  console.log(
    '\nHow far Fuse’s master and plain UCT get in the same time, in positions of the master’s quick games:\n',
  );
  const rows = ['100', '1000'].map((milliseconds) => {
    const { walks, playouts } = runChild<{ walks: number; playouts: number }>('thinking.ts', milliseconds);
    return [`${milliseconds} ms`, readable(walks), readable(playouts), `${(walks / playouts).toFixed(2)}×`];
  });
  console.log(table([['', 'walks', 'random games', 'against them'], ...rows]));
}

interface ConnectFourMeasured {
  readonly values: Omit<Summary, 'most'>;
  readonly whole: Omit<Summary, 'most'>;
}

function benchConnectFour(): void {
  console.log('\nConnect Four’s positions from play, each by an oracle that knows nothing yet, and no book:\n');
  const rows = [
    ['14', '40'],
    ['12', '40'],
    ['10', '30'],
  ].map(([discs = '', positions = '']) => {
    const { values, whole } = runChild<ConnectFourMeasured>('connect-four.ts', discs, positions);
    const times = [values.median, values.p90, whole.median, whole.p90].map(readableTime);
    return [`${discs} discs, ${positions} positions`, ...times];
  });
  console.log(table([['', 'value: median', '90 %', 'with plies: median', '90 %'], ...rows]));
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

/** Of each: the game, the level, how many positions, in how many plies at least they are won, after how many moves. */
const partners: readonly (readonly [id: string, level: number, positions: number, least: number, plies: number])[] = [
  ['neutreeko', 5, 400, 9, 40],
  ['neutreeko', 5, 400, 5, 40],
  ['neutreeko', 6, 200, 9, 40],
  ['neutreeko', 7, 400, 9, 40],
  ['quantik', 5, 200, 5, 8],
  ['tres-em-linha', 5, 200, 5, 8],
  ['drop-7x6x4', 5, 100, 9, 24],
  ['fuse', 3, 100, 0, 18],
];

function benchStubborn(): void {
  console.log(
    '\nHow often a level wins what is won, against the longest defence and against the stubborn player, and how',
  );
  console.log('often it throws the win away in its first reply (95 % intervals):\n');
  const percent = ({ value, low, high }: Interval) =>
    `${(100 * value).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
  const rows = partners.flatMap(([id, level, positions, least, plies]) => {
    const words = [level, positions, least, plies].map(String);
    const found = runChild<StubbornMeasured>('stubborn.ts', id, ...words);
    const name = `${id}, level ${level}${least > 0 ? `, in ${least} or more` : ''}: ${found.positions}`;
    const times = `${readableTime(found.mean)} / ${readableTime(found.slowest)}`;
    const row = ({ longest, stubborn, difference }: Compared) => [longest, stubborn, difference].map(percent);
    return [
      [name, 'wins', ...row(found.converted), times],
      ['', 'errs at once', ...row(found.erredAtOnce), ''],
    ];
  });
  const headings = ['', '', 'longest defence', 'stubborn', 'longest − stubborn', 'a move: mean / most'];
  console.log(table([headings, ...rows]));
}

const parts: Readonly<Record<string, () => void>> = {
  rules: benchRules,
  whole: benchWholeGames,
  oracles: benchOracles,
  endings: benchEndings,
  searches: benchSearches,
  master: benchMaster,
  thinking: benchThinking,
  'connect-four': benchConnectFour,
  tournaments: benchTournaments,
  stubborn: benchStubborn,
};
/** What takes minutes is measured only when it is asked for. */
const onlyAsked = ['stubborn'];
const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 ? !onlyAsked.includes(name) : wanted.includes(name)) run();
}
