import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playersOf } from '../src/engine/players.ts';
import type { Standings } from '../src/engine/tournament/standings.ts';
import type { TournamentPlan } from '../src/engine/tournament/tournament.ts';
import { findGame } from '../src/games/index.ts';
import { program, root } from '../test/project.ts';
import { type KeptByDiscs, measureKeptValue } from './kept-value.ts';

/**
 * Measures the levels of every game, writes docs/levels.md and the ratings beside the games. Tournaments are kept in
 * tools/.ratings, so that what was interrupted goes on, and only what is missing there is played.
 */
const seed = 2026;

interface Row extends Omit<Standings['rows'][number], 'player'> {
  readonly player: string;
}
interface Result {
  readonly plan: TournamentPlan;
  readonly standings: readonly Row[];
  readonly meetings: readonly (Omit<Standings['meetings'][number], 'one' | 'other'> & { one: string; other: string })[];
}

/** Plays a tournament with the built program, or takes up one that is kept. */
function hold(game: string, players: readonly string[], games: number, workers: readonly string[] = []): Result {
  const name = `${game}-${players.join('-')}-${games}`.replace(/[^a-z0-9-]/gu, '_').slice(0, 100);
  console.log(`${game}: ${players.join(', ')}, ${games} games per pairing`);
  const options = ['--players', players.join(','), '--games', `${games}`, '--seed', `${seed}`, ...workers];
  const saved = ['--save', join(root, 'tools', '.ratings', name), '--json'];
  const output = execFileSync(process.execPath, [program, 'tournament', game, ...options, ...saved], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 30,
  });
  return JSON.parse(output.toString('utf8')) as Result;
}

const levelNames = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `level:${from + index}`);

const percent = (share: number | null, digits = 0) => (share === null ? '–' : `${(100 * share).toFixed(digits)} %`);

function rowOf({ standings }: Result, player: string): Row {
  const row = standings.find((each) => each.player === player);
  if (!row) throw new Error(`${player} has not played.`);
  return row;
}

/** A meeting as the first-named player sees it. */
function meetingOf({ meetings }: Result, one: string, other: string): { share: number; low: number; high: number } {
  for (const meeting of meetings) {
    const { value, low, high } = meeting.share;
    if (meeting.one === one && meeting.other === other) return { share: value, low, high };
    if (meeting.one === other && meeting.other === one) return { share: 1 - value, low: 1 - high, high: 1 - low };
  }
  throw new Error(`${one} has not met ${other}.`);
}

interface Graded {
  readonly player: string;
  readonly does: string;
  readonly rating: number;
  readonly margin: number;
  readonly kept: number | null;
  readonly below: string;
}

/** How many games a section rests on. */
interface Measure {
  readonly games: number;
  /** Where the last level is limited by time: how often it meets the one below it, and no other. */
  readonly gamesOfLast?: number;
  /** The levels that those of the reports meet; none where they play like one of the eight. */
  readonly reportedMeet?: readonly string[];
}

const gamesOfReported = 40;

/** The levels of a game. Where the last is limited by time, it plays the one below it alone, which takes long enough. */
async function gradeLevels(
  id: string,
  { games, gamesOfLast = 0 }: Measure,
): Promise<{ levels: Graded[]; all: Result }> {
  const { levels } = await playersOf(await mustFind(id).load());
  const last = gamesOfLast > 0 ? levels.length - 1 : levels.length;
  const all = hold(id, levelNames(1, last), games);
  const top = gamesOfLast > 0 ? hold(id, levelNames(last, last + 1), gamesOfLast, ['--workers', '2']) : undefined;
  const ofLast = rowOf(all, `level:${last}`).lead;
  const graded = levels.map(({ player, text }, index): Graded => {
    const name = `level:${index + 1}`;
    const from = top && index === last ? top : all;
    const { lead, kept } = rowOf(from, name);
    // Where only the one below was met, its own lead is added, and what is uncertain about both.
    const base = from === all ? { value: 0, high: 0 } : ofLast;
    const beats = index === 0 ? undefined : meetingOf(from, name, `level:${index}`);
    return {
      player,
      does: text.en,
      rating: Math.round(lead.value + base.value),
      margin: Math.round(Math.hypot(lead.high - lead.value, base.high - base.value)),
      kept,
      below: beats ? `${percent(beats.share, 1)} (${percent(beats.low, 1)} to ${percent(beats.high, 1)})` : '',
    };
  });
  return { levels: graded, all };
}

/** The levels of the reports, on the scale that level 1 begins. One that is among the eight is rated as it is there. */
async function gradeReported(
  id: string,
  { reportedMeet = [] }: Measure,
  levels: readonly Graded[],
): Promise<readonly Graded[]> {
  const { reported = [] } = await playersOf(await mustFind(id).load());
  if (reportedMeet.length === 0) return [];
  const all = hold(id, [...reportedMeet, ...reported.map((level) => level.id)], gamesOfReported);
  return reported.map((level): Graded => {
    const player = level.id;
    const does = level.text.en;
    const same = levels.find((graded) => graded.player === level.player);
    if (same) return { ...same, player, does };
    const { lead, kept } = rowOf(all, player);
    const margin = Math.round(lead.high - lead.value);
    return { player, does, rating: Math.round(lead.value), margin, kept, below: '' };
  });
}

function mustFind(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

type TableRow = readonly string[];

function markdownTable([header, ...body]: readonly [TableRow, ...TableRow[]]): string {
  const line = (row: TableRow) => `| ${row.join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...body.map(line)].join('\n');
}

function crossTable(result: Result): string {
  const { players } = result.plan;
  const cell = (one: string, other: string) =>
    one === other ? '' : `${Math.round(100 * meetingOf(result, one, other).share)}`;
  return markdownTable([
    ['%', ...players.map((player) => player.replace('level:', ''))],
    ...players.map((one) => [one.replace('level:', ''), ...players.map((other) => cell(one, other))]),
  ]);
}

function writeRatings(folder: string, levels: readonly Graded[], reported: readonly Graded[]): void {
  const lines = [
    '/** Elo points of each level above level 1, as `npm run levels` measured them. */',
    `export const ratings: readonly number[] = [${levels.map(({ rating }) => rating).join(', ')}];`,
    '',
  ];
  if (reported.length > 0) {
    lines.push('/** The same of the levels of the reports, by their names. */');
    lines.push('export const reportedRatings: Readonly<Record<string, number>> = {');
    lines.push(...reported.map(({ player, rating }) => `  '${player}': ${rating},`), '};', '');
  }
  writeFileSync(join(root, 'src', 'games', folder, 'ratings.ts'), lines.join('\n'));
}

async function section(title: string, id: string, folder: string, measure: Measure): Promise<string> {
  const { levels, all } = await gradeLevels(id, measure);
  const reported = await gradeReported(id, measure, levels);
  writeRatings(folder, levels, reported);
  const { games, gamesOfLast } = measure;
  const opening = all.plan.opening > 0 ? `, after ${all.plan.opening} random moves` : '';
  const alone = gamesOfLast ? ` Level 8 thinks for a second, and so met level 7 alone, ${gamesOfLast} games.` : '';
  return [
    `## ${title}`,
    '',
    `${games} games per pairing${opening}.${alone}`,
    '',
    markdownTable([
      ['level', 'player', 'what it does', 'Elo', '95 %', 'keeps the value', 'against the level below (95 %)'],
      ...levels.map(({ player, does, rating, margin, kept, below }, index) => [
        ...[`${index + 1}`, `\`${player}\``, does, `${rating}`, index === 0 ? '' : `±${margin}`, percent(kept), below],
      ]),
    ]),
    '',
    'Points of each (row) against each (column):',
    '',
    crossTable(all),
    '',
    ...(reported.length > 0 ? reportedTable(reported, measure) : []),
  ].join('\n');
}

function reportedTable(reported: readonly Graded[], { reportedMeet = [] }: Measure): readonly string[] {
  return [
    `The levels of the reports on the same scale, ${gamesOfReported} games with each other and with levels 1 to ${reportedMeet.length}:`,
    '',
    markdownTable([
      ['level of a report', 'what it does', 'Elo', '95 %', 'keeps the value'],
      ...reported.map(({ player, does, rating, margin, kept }) => [
        ...[`\`${player}\``, does, `${rating}`, `±${margin}`, percent(kept)],
      ]),
    ]),
    '',
  ];
}

/** Fuse's strongest player against plain random games in the same time, by colour. */
function duel(time: string, games: number): readonly string[] {
  const result = hold('fuse', [`master:${time}`, `uct:${time}`], games, ['--workers', '1']);
  // Under their full names, in which a second is a thousand milliseconds.
  const [strong, plain] = result.plan.players;
  if (strong === undefined || plain === undefined) throw new Error('A duel needs two players; its plan has fewer.');
  const { share, low, high } = meetingOf(result, strong, plain);
  const { asFirst, asSecond } = rowOf(result, strong);
  const interval = `${percent(low, 1)} to ${percent(high, 1)}`;
  return [`${time}`, `${games}`, percent(share, 1), interval, percent(asFirst, 1), percent(asSecond, 1)];
}

function keptTable(kept: readonly KeptByDiscs[]): string {
  return markdownTable([
    ['border discs left', 'positions', 'player without its endgame solver', 'plain UCT', 'any move'],
    ...kept.map(({ discs, positions, player, plain, random }) => [
      ...[`${discs}`, `${positions}`, percent(player, 1), percent(plain, 1), percent(random, 1)],
    ]),
  ]);
}

const page = [
  '# The levels, measured',
  '',
  'Every game has eight levels. This page is written by `npm run levels`: every pairing of a game’s levels plays an even',
  'number of games, every start being played twice with the seats swapped. Elo is the likeliest under the model of',
  'Bradley and Terry, level 1 having 0; its 95 % interval, like those of the meetings, comes from the spread between',
  'starts. “Keeps the value” is the share of moves that did not give away a win or a draw, in positions whose true value',
  'the oracle knows and that were not lost yet. A level is a player with a name; [players](players.md) says how to read it.',
  '',
  await section('Neutreeko', 'neutreeko', 'neutreeko', { games: 300, reportedMeet: levelNames(1, 8) }),
  await section('Quantik', 'quantik', 'quantik', { games: 300, reportedMeet: levelNames(1, 8) }),
  await section('Três em Linha', 'tres-em-linha', 'drop', { games: 1000 }),
  await section('Fuse', 'fuse', 'fuse', { games: 60, gamesOfLast: 40, reportedMeet: levelNames(1, 4) }),
  '### Fuse: the strongest player against plain UCT',
  '',
  'The same time for both, one thread, in turns; draws count half. White moves first, and black is favoured.',
  '',
  markdownTable([
    ['time a move', 'games', 'points', '95 %', 'as white', 'as black'],
    duel('100ms', 200),
    duel('1s', 40),
  ]),
  '',
  'How often its move keeps the true value where a move can lose it, with its own endgame solver switched off, at',
  '20,000 playouts a move; the positions come from its own games:',
  '',
  keptTable(await measureKeptValue([8, 9, 10, 11], 100)),
  '',
].join('\n');
writeFileSync(join(root, 'docs', 'levels.md'), page);
