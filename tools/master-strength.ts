import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hold, kept, markdownTable, meetingOf, percent, rowOf } from './held-tournaments.ts';
import { type KeptByDiscs, measureKeptValue } from './kept-value.ts';

/** Fuse's strongest player against plain random games in the same time, by colour. */
function duel({ time, master, uct, games }: (typeof duels)[number]): readonly string[] {
  const [strong, plain] = [`master:${master}`, `uct:${uct}`];
  const result = hold('fuse', [strong, plain], games);
  const { share, low, high } = meetingOf(result, strong, plain);
  const { asFirst, asSecond } = rowOf(result, strong);
  const interval = `${percent(low, 1)} to ${percent(high, 1)}`;
  const counts = [master, uct].map((count) => count.toLocaleString('en'));
  return [time, ...counts, `${games}`, percent(share, 1), interval, percent(asFirst, 1), percent(asSecond, 1)];
}

/** What either does in that time of one core that is otherwise idle, as `npm run bench thinking` counts it. */
const duels = [
  { time: '100 ms', master: 46_000, uct: 24_000, games: 400 },
  { time: '1 s', master: 420_000, uct: 200_000, games: 400 },
] as const;

async function keptValues(discs: number, positions: number): Promise<KeptByDiscs> {
  const file = join(kept, `fuse-kept-value-${discs}-${positions}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as KeptByDiscs;
  const [found] = await measureKeptValue([discs], positions);
  if (!found) throw new Error('Nothing was measured.');
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, JSON.stringify(found));
  return found;
}

function keptTable(kept: readonly KeptByDiscs[]): string {
  return markdownTable([
    ['border discs left', 'positions', 'player without its endgame solver', 'plain UCT', 'any move'],
    ...kept.map(({ discs, positions, player, plain, random }) => [
      ...[`${discs}`, `${positions}`, percent(player, 1), percent(plain, 1), percent(random, 1)],
    ]),
  ]);
}

/** How strong Fuse's strongest player is, as a section of docs/levels.md. */
export async function masterSection(): Promise<string> {
  const keptByDiscs: KeptByDiscs[] = [];
  for (const discs of [8, 9, 10, 11]) keptByDiscs.push(await keptValues(discs, 100));
  return [
    'Both have the same time on one core, draws count half, and every ring is played twice with the seats swapped. White moves',
    'first, and black is favoured. So that other programs on the machine take nothing away, time is given as what a player does',
    'in it: `npm run bench thinking` counts the master’s walks and the random games of UCT by the time of the processor, in',
    'the openings and middles of games.',
    '',
    markdownTable([
      ['time a move', 'walks', 'random games', 'games', 'points of the master', '95 %', 'as white', 'as black'],
      ...duels.map(duel),
    ]),
    '',
    'How often its move keeps the true value where a move can lose it, with its own endgame solver switched off, at 200,000',
    'walks a move, against plain UCT with 100,000 random games, which is about half a second of either; the positions come',
    'from its own games:',
    '',
    keptTable(keptByDiscs),
  ].join('\n');
}
