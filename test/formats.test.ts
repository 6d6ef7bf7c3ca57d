import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { present } from '../src/core/present.ts';
import { seededRandom } from '../src/core/random.ts';
import { formatRecord, parseRecord, recordOf, replayRecord } from '../src/core/record.ts';
import { formatSeat } from '../src/core/seats/seat.ts';
import { findGame } from '../src/games/index.ts';
import { formatLink, linkOf } from '../src/play/link/format-link.ts';
import { parseLink, replayLink } from '../src/play/link/link.ts';
import { formatTable, parseTable, restoreTable } from '../src/play/saved/saved-table.ts';
import { matchOf, seatOf } from '../src/play/table.ts';
import { mainLine, nodeOf } from '../src/play/tree.ts';
import { choosePuzzle } from '../src/study/training/choose.ts';
import { daysRunning, progressIn } from '../src/study/training/progress.ts';
import { formatProgress, parseProgress } from '../src/study/training/progress-text.ts';
import { Journal } from '../src/terminal/tournament/journal.ts';
import { makeMemoryStore } from '../src/web/storage/store.ts';
import { manyPuzzles } from './example-puzzles.ts';
import { root } from './project.ts';
import { makeDeps } from './web-deps.ts';

/**
 * What each version wrote: links that people have sent, games in their browsers and folders, tournaments. (Settings are
 * read in the tests beside their code.) These files are never written again; whatever changes in the code, they are still
 * read, and mean what they meant.
 */
const folder = join(root, 'test', 'formats');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const load = async (id: string) => (await findGame(id)?.load()) as Game;

interface FrozenLink {
  readonly link: string;
  readonly game: string;
  readonly start: string;
  readonly played: readonly string[];
  readonly ply: number;
  readonly seats?: readonly [string, string];
  readonly isFlipped: boolean;
  readonly isShowingValues: boolean;
}

test.each<FrozenLink>(JSON.parse(read('1/links.json')))('the link $link', async (frozen) => {
  const link = parseLink(frozen.link);
  if (!link.ok) throw new Error(link.problem.code);
  const { game: id, seats, ply, isFlipped, isShowingValues } = frozen;
  expect(link.value).toMatchObject({ game: id, seats, ply, isFlipped, isShowingValues });
  const game = await load(id);
  const line = replayLink(game, link.value);
  if (!line.ok) throw new Error(line.problem.code);
  expect(line.value.ply).toBe(ply);
  expect(line.value.goTo(0).position).toBe(frozen.start);
  expect(line.value.goTo(1000).played).toEqual(frozen.played);
  const written = linkOf(line.value.goTo(1000), ply, { seats, isFlipped, isShowingValues });
  expect(formatLink(written)).toBe(frozen.link);
});

describe.each([1, 2])('a game in a browser, saved by version %d', (version) => {
  const frozen: readonly { readonly name: string; readonly record: { readonly id: string } }[] = JSON.parse(
    read(`${version}/browser-games.json`),
  );
  const browser = () => {
    const store = makeMemoryStore(new Map(frozen.map(({ record }) => [record.id, record])));
    return { ...makeDeps(store), store };
  };

  test('is listed', async () => {
    const { savedGames, reported, store } = browser();
    expect(
      (await savedGames.list()).games.map(({ id, game, plies, name, isOpen }) => [id, game, plies, name, isOpen]),
    ).toEqual([
      ['game-d', 'tres-em-linha', 5, undefined, true],
      ['game-c', 'quantik', 5, undefined, true],
      ['game-b', 'fuse', 5, undefined, false],
      ['game-a', 'neutreeko', 4, 'Com a Ana', true],
    ]);
    expect([reported, store.aside.size]).toEqual([[], 0]);
  });

  const opened = async (id: string) => {
    const found = await browser().savedGames.open(id);
    if (!found.ok) throw new Error(found.problem.code);
    const { table, preferences } = found.value.saved;
    const lines = [...table.tree.nodes.values()].map(({ match }) => match.played.join(' '));
    const last = present(mainLine(table.tree).at(-1), 'main line');
    return { table, preferences, lines, last: nodeOf(table.tree, last).match };
  };

  test('keeps its variations, its comment and its series', async () => {
    const { table, preferences, lines } = await opened('game-a');
    expect(lines).toEqual([
      '',
      '5B-4A',
      '5B-4A 1D-2E',
      '5B-4A 1D-2E 5D-4E',
      '5B-4A 1D-2E 5D-4E 4C-2A',
      '5B-4A 1B-2A',
      '5B-4A 1B-2A 2C-1C',
    ]);
    expect([table.head, table.current, table.tip]).toEqual([4, 6, 6]);
    expect(nodeOf(table.tree, 2).match.steps[2]?.comment).toBe('Vence o centro?');
    expect(table.series).toEqual({ length: 3, seed: 7, winners: [1] });
    expect(table.participants.map(formatSeat)).toEqual(['me', 'level:3']);
    expect(preferences).toEqual({ isFlipped: true, isShowingValues: true, pace: 'slow' });
  });

  test('keeps its chosen start and who resigned', async () => {
    const { table, last } = await opened('game-b');
    expect(table.start).toBe(last.goTo(0).position);
    expect(last.ending).toMatchObject({ reason: 'resignation', winner: 0 });
    expect(last.played).toEqual(['a2-d2', 'e8-e6', 'a3-b3', 'b1-b3', 'f8-f2']);
  });

  test('keeps moves that were taken back, and what is beyond the largest seed but one', async () => {
    const { table, last, preferences } = await opened('game-c');
    expect([nodeOf(table.tree, table.head).match.ply, last.ply]).toEqual([5, 6]);
    expect(table.series).toEqual({ length: 'endless', seed: 4294967295, winners: [] });
    expect(preferences.pace).toBe('fast');
  });

  test.each(['game-d', 'game-e'])('opens: %s', async (id) => {
    expect((await opened(id)).table.game.id).toBe('tres-em-linha');
  });
});

describe('a game in the terminal', () => {
  test.each([
    [
      '1/neutreeko-1.game',
      ['level:3', 'me'],
      '5B-4A 1D-2E 5D-4E 4C-2A 4A-5A 2E-1E',
      { length: 3, seed: 7, winners: [1] },
    ],
    ['2/neutreeko-1.game', ['level:3', 'me'], '5B-4A 1D-2E 5D-4E 4C-2A', { length: 3, seed: 7, winners: [1] }],
    ['1/fuse-1.game', ['me', 'me'], 'a2-d2 e8-e6 a3-b3 b1-b3 f8-f2', { length: 1, seed: 3, winners: [] }],
    [
      '1/quantik-1.game',
      ['me', 'alphabeta:3'],
      'C13 d34 B21 d12',
      { length: 'endless', seed: 4294967295, winners: [0, null, 1] },
    ],
    ['1/tres-em-linha-1.game', ['me', 'ugi:python3 bot.py --fast'], '1 1 3', { length: 5, seed: 12, winners: [] }],
  ])('%s', async (name, seats, played, series) => {
    const data = parseTable(read(name));
    if (!data.ok) throw new Error(data.problem.code);
    const saved = restoreTable(await load(data.value.game), data.value);
    if (!saved.ok) throw new Error(saved.problem.code);
    const { table } = saved.value;
    expect(([0, 1] as const).map((player) => formatSeat(seatOf(table, player)))).toEqual(seats);
    expect(matchOf(table).played.join(' ')).toBe(played);
    expect(table.series).toEqual(series);
  });
});

test('what is written now is read the same by the one who wrote it', async () => {
  const text = read('2/neutreeko-1.game');
  const data = parseTable(text);
  const saved = data.ok ? restoreTable(await load(data.value.game), data.value) : data;
  if (!saved.ok) throw new Error(saved.problem.code);
  expect(`${formatTable(saved.value)}\n`).toBe(text);
});

test('a record', async () => {
  const text = read('1/record.txt');
  const { record, problem } = parseRecord(text);
  if (!record || problem) throw new Error(problem?.code);
  const { match } = replayRecord(await load(record.game), record);
  if (!match) throw new Error('The record is not replayed.');
  expect(match.ending).toMatchObject({ reason: 'resignation', winner: 0 });
  expect(match.steps.map(({ comment }) => comment)).toEqual(['The usual start.', '', '', 'A comment.', '', '']);
  expect(formatRecord(recordOf(match, record.players, record.notes))).toBe(text);
});

test('a tournament, which is taken up again', () => {
  const copy = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  cpSync(join(folder, '1', 'tournament'), copy, { recursive: true });
  const plan = { game: 'tres-em-linha', players: ['random', 'level:1', 'level:2'], games: 4, seed: 9, opening: 2 };
  const meanings = ['random', 'alphabeta:1:lines:lapse=60', 'alphabeta:1:lines:noise=6'];
  const journal = Journal.open(copy, plan, meanings);
  if (!journal.ok) throw new Error(journal.problem.code);
  expect(journal.value.played).toHaveLength(12);
  expect(journal.value.played[0]).toMatchObject({ number: 1, seats: [1, 0], winner: 0, plies: 9, kept: [2, 0] });
});

test('someone’s training', () => {
  const text = read('1/training.json').trim();
  const found = parseProgress(text);
  if (!found.ok) throw new Error(found.problem.code);
  const { progress, damaged } = found.value;
  expect(damaged).toEqual([]);
  const { results, standing, streak, history } = progressIn(progress, 'neutreeko');
  expect(results.n4k2).toEqual({ first: 'failed', last: 'solved', tries: 2, at: Date.UTC(2026, 10, 19, 20, 15) });
  expect([standing?.tries, history.length, streak?.solved]).toEqual([2, 2, 7]);
  expect(daysRunning(progress, '2026-11-20')).toBe(0);
  const fuse = manyPuzzles([2], 3, 'fuse').map((puzzle, index) => (index === 1 ? { ...puzzle, id: 'f22b' } : puzzle));
  const choosing = { progress: progressIn(progress, 'fuse'), levels: [], now: Date.UTC(2026, 10, 21) };
  expect(choosePuzzle(fuse, choosing, seededRandom(1))).toMatchObject({ isDue: true, puzzle: { id: 'f22b' } });
  expect(JSON.parse(formatProgress(progress))).toEqual(JSON.parse(text));
});
