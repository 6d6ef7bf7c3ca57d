import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Standings } from '../src/engine/tournament/standings.ts';
import type { TournamentPlan } from '../src/engine/tournament/tournament.ts';
import { program, root } from '../test/project.ts';

/** Tournaments of the built program, kept in tools/.ratings: what was interrupted goes on. */
const seed = 2026;
/** Where they are kept. */
export const kept = join(root, 'tools', '.ratings');

export interface Row extends Omit<Standings['rows'][number], 'player'> {
  readonly player: string;
}
export interface Result {
  readonly plan: TournamentPlan;
  readonly standings: readonly Row[];
  readonly meetings: readonly (Omit<Standings['meetings'][number], 'one' | 'other'> & { one: string; other: string })[];
}

/** Plays a tournament with the built program, or takes up one that is kept. */
export function hold(game: string, players: readonly string[], games: number): Result {
  const name = `${game}-${players.join('-')}`.replace(/[^a-z0-9-]/gu, '_').slice(0, 100);
  const workers = process.env.WORKERS && !process.env.QUEUE_URL ? ['--workers', process.env.WORKERS] : [];
  console.log(`${game}: ${players.join(', ')}, ${games} games per pairing`);
  const options = ['--players', players.join(','), '--games', `${games}`, '--seed', `${seed}`, ...workers];
  const saved = ['--save', join(kept, name), '--json'];
  const output = execFileSync(process.execPath, [program, 'tournament', game, ...options, ...saved], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 30,
  });
  return JSON.parse(output.toString('utf8')) as Result;
}

export function rowOf({ standings }: Result, player: string): Row {
  const row = standings.find((each) => each.player === player);
  if (!row) throw new Error(`${player} has not played.`);
  return row;
}

/** A meeting as the first-named player sees it. */
export function meetingOf(
  { meetings }: Result,
  one: string,
  other: string,
): { share: number; low: number; high: number } {
  for (const meeting of meetings) {
    const { value, low, high } = meeting.share;
    if (meeting.one === one && meeting.other === other) return { share: value, low, high };
    if (meeting.one === other && meeting.other === one) return { share: 1 - value, low: 1 - high, high: 1 - low };
  }
  throw new Error(`${one} has not met ${other}.`);
}

export const percent = (share: number | null, digits = 0) =>
  share === null ? '–' : `${(100 * share).toFixed(digits)} %`;

export type TableRow = readonly string[];

export function markdownTable([header, ...body]: readonly [TableRow, ...TableRow[]]): string {
  const line = (row: TableRow) => `| ${row.join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...body.map(line)].join('\n');
}
