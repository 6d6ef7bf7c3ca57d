import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.ts';
import { type History, unleash } from './chaos.ts';
import { brokenPromises } from './history.ts';
import { type BuiltServer, buildServer } from './program.ts';

const data = mkdtempSync(join(tmpdir(), 'tabuleiro-kills-'));
const rules = await loadGame('drop-3x3x3');
let built: BuiltServer;
let history: History;

beforeAll(async () => {
  built = buildServer();
  history = await unleash({ nodes: 1, kills: 24, games: 6, seed: 1, start: () => built.start({ DATA: data }) });
}, 120_000);

afterAll(() => {
  rmSync(data, { recursive: true });
});

test('a server that is killed at any moment keeps every promise', () => {
  expect(brokenPromises(history, rules)).toEqual([]);
  // Enough has happened for that to mean something.
  expect(history.answers.length).toBeGreaterThan(100);
  expect(history.resent).toBeGreaterThan(history.kills);
  expect(history.games.some(({ events }) => events.some(({ kind }) => kind === 'takeback'))).toBe(true);
  expect(history.games.some(({ snapshot }) => snapshot.rematch !== null)).toBe(true);
});

test('no secret is in what is stored', () => {
  const stored = readdirSync(data).map((file) => readFileSync(join(data, file)));
  expect(Buffer.concat(stored).includes('drop-3x3x3')).toBe(true);
  for (const secret of history.secrets) expect(stored.some((bytes) => bytes.includes(secret))).toBe(false);
});

test('the checker sees what breaks a promise', () => {
  const [game] = history.games.filter(({ events }) => events.length > 3);
  if (!game) throw new Error('No game was played.');
  const broken = (changes: Partial<typeof game>) =>
    brokenPromises({ ...history, answers: [], games: [{ ...game, ...changes }] }, rules);
  expect(broken({})).toEqual([]);
  expect(broken({ watched: game.watched.filter((_event, index) => index !== 1) })).not.toEqual([]);
  expect(broken({ events: game.events.filter((_event, index) => index !== 1) })).not.toEqual([]);
  // One move more than there was, whatever was played.
  expect(broken({ snapshot: { ...game.snapshot, moves: [...game.snapshot.moves, '1'] } })).not.toEqual([]);
  const lost = history.answers.map((answer) => ({ ...answer, seq: answer.seq + 1 }));
  expect(brokenPromises({ ...history, answers: lost }, rules).length).toBeGreaterThan(0);
});
