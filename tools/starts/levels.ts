import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { present } from '../../src/core/present.ts';
import type { Interval, Standings } from '../../src/engine/tournament/standings.ts';
import { program, root } from '../../test/project.ts';

/** A tournament as the program tells it: with the names of its players. */
interface Result {
  readonly standings: readonly (Omit<Standings['rows'][number], 'player'> & { readonly player: string })[];
  readonly meetings: readonly (Omit<Standings['meetings'][number], 'one' | 'other'> & {
    readonly one: string;
    readonly other: string;
  })[];
}

const seed = 2026;
const levels = [4, 5, 6, 7, 8];
/** How many games each two play, from the usual start and from fair ones. */
const measured = [
  { id: 'neutreeko', name: 'Neutreeko', usual: 100, fair: 200 },
  { id: 'quantik', name: 'Quantik', usual: 100, fair: 200 },
] as const;

/** Plays a tournament of the strong levels with the built program, or takes up one that is kept in tools/.ratings. */
function hold(id: string, games: number, isFair: boolean): Result {
  console.log(`${id}: levels ${levels.join(', ')}, ${games} games per pairing${isFair ? ' from fair starts' : ''}`);
  const players = levels.map((level) => `level:${level}`).join(',');
  const settings = ['--players', players, '--games', `${games}`, '--seed', `${seed}`, ...(isFair ? ['--fair'] : [])];
  const saved = join(root, 'tools', '.ratings', `${id}-${isFair ? 'fair' : 'usual'}-4-8`);
  const output = execFileSync(process.execPath, [program, 'tournament', id, ...settings, '--save', saved, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 30,
  });
  return JSON.parse(output.toString('utf8')) as Result;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function standingOf({ standings }: Result, level: number): Result['standings'][number] {
  return present(
    standings.find(({ player }) => player === `level:${level}`),
    `standing of level ${level}`,
  );
}

/** What a level has in each table: its Elo above the first, how sure that is, and its points against the level below. */
function cellsOf(result: Result, level: number): readonly string[] {
  const row = standingOf(result, level);
  const { meetings } = result;
  const elo = `${Math.round(row.lead.value)}`;
  if (level === levels[0]) return [elo, '', ''];
  const margin = `±${Math.round(row.lead.high - row.lead.value)}`;
  const meeting = present(
    meetings.find(({ one, other }) => one === `level:${level - 1}` && other === `level:${level}`),
    `meeting of levels ${level - 1} and ${level}`,
  );
  return [elo, margin, sayShare(meeting.share)];
}

/** The share that is left to the other one. */
function sayShare({ value, low, high }: Interval): string {
  return `${percent(1 - value)} (${percent(1 - high)} to ${percent(1 - low)})`;
}

/** How far the two strongest are apart. */
function gapOf(result: Result): number {
  return Math.round(standingOf(result, 8).lead.value) - Math.round(standingOf(result, 7).lead.value);
}

function partOf({ id, name, ...games }: (typeof measured)[number]): readonly string[] {
  const [usual, fair] = [hold(id, games.usual, false), hold(id, games.fair, true)];
  const below = 'against the level below';
  const header = [name, 'Elo, usual start', '95 %', below, 'Elo, fair starts', '95 %', below];
  const rows = levels.map((level) => [`level ${level}`, ...cellsOf(usual, level), ...cellsOf(fair, level)]);
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    `${name}: ${games.usual} games per pairing from the usual start, ${games.fair} from fair starts. Level 8 is ${gapOf(usual)} points`,
    `above level 7 from the usual start, ${gapOf(fair)} from fair ones.`,
    '',
    [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n'),
    '',
  ];
}

/** What the section of docs/levels.md says on the strong levels, which the usual start of a game may hardly tell apart. */
export function sectionOnFairStarts(): string {
  return [
    'Levels 4 to 8 among themselves, from the usual start, after 2 random moves, and from [fair starts](fair-starts.md), each',
    'played twice with the seats swapped. Level 4 has 0 in both.',
    '',
    ...measured.flatMap(partOf),
  ].join('\n');
}
