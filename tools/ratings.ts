import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playersOf } from '../src/engine/players.ts';
import { findGame } from '../src/games/index.ts';
import { root } from '../test/project.ts';
import { hold, markdownTable, meetingOf, percent, type Result, rowOf } from './held-tournaments.ts';
import { writePage } from './levels-page.ts';
import { masterSection } from './master-strength.ts';
import { sectionOnFairStarts } from './starts/levels.ts';

/**
 * Measures the levels of the games, writes docs/levels.md and the ratings beside the games.
 *
 *     npm run levels                                      all sections
 *     npm run levels -- fuse connect-four --workers 1     these alone; the others stay as they stand
 *
 * Tournaments are kept in tools/.ratings, so that what was interrupted goes on, and only what is missing there is played.
 * With `--queue address`, or the address in QUEUE_URL, workers anywhere play the games, as docs/queue.md tells; the figures
 * are the same, since nobody here is limited by time.
 */
const { values: given, positionals: wanted } = parseArgs({
  options: { queue: { type: 'string' }, workers: { type: 'string' } },
  allowPositionals: true,
});
// In the environment, where the list of processes does not show a password.
if (given.queue !== undefined) process.env.QUEUE_URL = given.queue;
if (given.workers !== undefined) process.env.WORKERS = given.workers;

const levelNames = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `level:${from + index}`);

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
  /** Where levels are near each other: each meets the one below it, and no other, so that there are games enough. */
  readonly isChain?: boolean;
  /** Where the last level takes long: how often it meets the one below it, and no other; and who stands in for it. */
  readonly last?: { readonly games: number; readonly player?: string };
  /** The levels that those of the reports meet; none where they play like one of the eight. */
  readonly reportedMeet?: readonly string[];
}

const gamesOfReported = 40;

/** The levels of a game, and the tournament of all against all, where there was one. */
async function gradeLevels(id: string, { games, last, isChain }: Measure): Promise<{ levels: Graded[]; all?: Result }> {
  const { levels } = await playersOf(await mustFind(id).load());
  const below = last ? levels.length - 1 : levels.length;
  const nameOf = (index: number) => (index === below ? (last?.player ?? `level:${index + 1}`) : `level:${index + 1}`);
  const all = isChain ? undefined : hold(id, levelNames(1, below), games);
  // Of a level that met only the one below it, the lead is over that one, whose own is added, and what is uncertain about it.
  let base = { value: 0, error: 0 };
  const graded = levels.map(({ player, text }, index): Graded => {
    const name = nameOf(index);
    const isAlone = !all || index >= below;
    const pair = [`level:${Math.max(1, index)}`, index === 0 ? nameOf(1) : name];
    const from = isAlone ? hold(id, pair, index >= below && last ? last.games : games) : all;
    const { lead, kept } = rowOf(from, name);
    const error = lead.high - lead.value;
    const own = isAlone
      ? { value: base.value + lead.value, error: Math.hypot(base.error, error) }
      : { value: lead.value, error };
    base = own;
    const beats = index === 0 ? undefined : meetingOf(from, name, `level:${index}`);
    return {
      player,
      does: text.en,
      rating: Math.round(own.value),
      margin: Math.round(own.error),
      kept,
      below: beats ? `${percent(beats.share, 1)} (${percent(beats.low, 1)} to ${percent(beats.high, 1)})` : '',
    };
  });
  return { levels: graded, ...(all && { all }) };
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

function crossTable(result: Result): string {
  const { players } = result.plan;
  const cell = (one: string, other: string) =>
    one === other ? '' : `${Math.round(100 * meetingOf(result, one, other).share)}`;
  return markdownTable([
    ['%', ...players.map((player) => player.replace('level:', ''))],
    ...players.map((one) => [one.replace('level:', ''), ...players.map((other) => cell(one, other))]),
  ]);
}

/** The file is that beside the game, without its ending. */
function writeRatings(file: string, levels: readonly Graded[], reported: readonly Graded[]): void {
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
  writeFileSync(join(root, 'src', 'games', `${file}.ts`), lines.join('\n'));
}

async function levelSection(id: string, file: string, measure: Measure): Promise<string> {
  const { levels, all } = await gradeLevels(id, measure);
  const reported = await gradeReported(id, measure, levels);
  writeRatings(file, levels, reported);
  const { games, last } = measure;
  const { opening } = all?.plan ?? { opening: 0 };
  const pairing = all
    ? `${games} games per pairing${opening > 0 ? `, after ${opening} random moves` : ''}.`
    : `Each level met the one below it alone, ${games} games.`;
  const alone = last ? ` Level 8 met level 7 alone, ${last.games} games${standIn(last.player)}.` : '';
  return [
    `${pairing}${alone}`,
    '',
    markdownTable([
      ['level', 'player', 'what it does', 'Elo', '95 %', 'keeps the value', 'against the level below (95 %)'],
      ...levels.map(({ player, does, rating, margin, kept, below }, index) => [
        ...[`${index + 1}`, `\`${player}\``, does, `${rating}`, index === 0 ? '' : `±${margin}`, percent(kept), below],
      ]),
    ]),
    '',
    ...(all ? ['Points of each (row) against each (column):', '', crossTable(all), ''] : []),
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

const standIn = (player: string | undefined) =>
  player
    ? `, played by \`${player}\`, who takes a fraction of its time and does not depend on how busy the machine is`
    : '';

const beginning = [
  '# The levels, measured',
  '',
  'Every game has eight levels. This page is written by `npm run levels`: levels meet, each pairing of them in an even',
  'number of games, every start being played twice with the seats swapped. Elo is the likeliest under the model of',
  'Bradley and Terry, level 1 having 0; its 95 % interval, like those of the meetings, comes from the spread between',
  'starts. “Keeps the value” is the share of moves that did not give away a win or a draw, in positions whose true value',
  'the oracle knows and that were not lost yet. A level is a player with a name; [players](players.md) says how to read it.',
].join('\n');

const all = levelNames(1, 8);
const standInOfFuse = 'master:100000';
const variant: Measure = { games: 120, isChain: true, last: { games: 40, player: standInOfFuse } };
const sections: Readonly<Record<string, { readonly title: string; write(): Promise<string> }>> = {
  neutreeko: {
    title: 'Neutreeko',
    write: () => levelSection('neutreeko', 'neutreeko/ratings', { games: 300, reportedMeet: all }),
  },
  quantik: {
    title: 'Quantik',
    write: () => levelSection('quantik', 'quantik/ratings', { games: 300, reportedMeet: all }),
  },
  'tres-em-linha': {
    title: 'Três em Linha',
    write: () => levelSection('tres-em-linha', 'drop/ratings', { games: 1000 }),
  },
  'connect-four': {
    title: 'Connect Four',
    write: () => levelSection('drop-7x6x4', 'drop/connect-four-ratings', { games: 30, last: { games: 20 } }),
  },
  fuse: {
    title: 'Fuse',
    write: () =>
      levelSection('fuse', 'fuse/ratings/all', {
        games: 60,
        last: { games: 20, player: standInOfFuse },
        reportedMeet: levelNames(1, 4),
      }),
  },
  'fuse-inner': { title: 'Fuse, inner', write: () => levelSection('fuse-inner', 'fuse/ratings/inner', variant) },
  'fuse-kings': { title: 'Fuse, kings', write: () => levelSection('fuse-kings', 'fuse/ratings/kings', variant) },
  'fuse-omega': {
    title: 'Fuse, omega',
    write: () => levelSection('fuse-omega', 'fuse/ratings/omega', variant),
  },
  master: { title: 'Fuse: the strongest player against plain UCT', write: masterSection },
  'fair-starts': { title: 'From fair starts', write: async () => sectionOnFairStarts() },
};

const unknown = wanted.find((name) => !Object.hasOwn(sections, name));
if (unknown !== undefined) {
  console.error(`There is no section ${unknown}; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}
const file = join(root, 'docs', 'levels.md');
// What is whole is written at once: the next may take long.
for (const name of wanted.length > 0 ? wanted : Object.keys(sections)) {
  const text = await sections[name]?.write();
  const written = Object.entries(sections).map(([each, { title }]) => ({
    title,
    text: each === name ? text : undefined,
  }));
  writeFileSync(file, writePage(readFileSync(file, 'utf8'), beginning, written));
}
