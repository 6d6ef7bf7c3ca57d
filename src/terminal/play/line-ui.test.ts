import { expect, test } from 'vitest';
import { parseSeat, person } from '../../core/seats/seat.ts';
import { startSeries } from '../../core/seats/series.ts';
import { findGame } from '../../games/index.ts';
import { openTable } from '../../play/table.ts';
import { makePaint } from '../print/paint.ts';
import { LineUi } from './line-ui.ts';
import type { Action, Scene } from './ui.ts';

/** Lines that a person types when a test says so. */
function typing() {
  const waiting: ((line: string) => void)[] = [];
  const typed: string[] = [];
  const type = (line: string) => {
    const take = waiting.shift();
    if (take) take(line);
    else typed.push(line);
  };
  async function* lines(): AsyncGenerator<string> {
    for (;;) yield typed.shift() ?? (await new Promise<string>((resolve) => void waiting.push(resolve)));
  }
  return { type, lines: lines() };
}

async function waiting(isTyped = true) {
  const game = await findGame('tres-em-linha')?.load();
  if (!game) throw new Error('There is no game.');
  const table = openTable(game, [person, parseSeat('t-minimax')], startSeries(1, 1));
  const { type, lines } = typing();
  let written = '';
  let onWrite: () => void = () => undefined;
  const ui = new LineUi({
    lines,
    write: (text) => {
      written += text;
      onWrite();
    },
    isTyped,
    board: { isAscii: false, paint: makePaint(false) },
    width: 80,
    language: 'en',
    asksInSteps: false,
    tick: 1,
  });
  const scene: Scene = { table, language: 'en', message: 't-minimax is thinking…', verdicts: new Map() };
  const stop = new AbortController();
  const action = ui.watch(scene, ['now', 'undo', 'menu'], stop.signal);
  const shows = (text: string) =>
    new Promise<void>((resolve) => {
      onWrite = () => written.includes(text) && resolve();
      onWrite();
    });
  return { ui, type, action, stop, shows };
}

test('whoever waits at a terminal is told how long, and how to end it', async () => {
  const { shows, type, action } = await waiting();
  await shows('t-minimax is thinking… 3 s. Type now for its best move so far.\n');
  await shows('t-minimax is thinking… 10 s\n');
  await shows('t-minimax is thinking… 1 min 00 s\n');
  type('now');
  expect(await action).toEqual({ kind: 'now' });
});

test.each(['undo', 'anular', 'menu'])('%s breaks a wait off at a terminal', async (word) => {
  const { type, action } = await waiting();
  type('3');
  type(word);
  expect(await action).toEqual({ kind: word === 'menu' ? 'menu' : 'undo' });
});

test('quit leaves while a computer thinks', async () => {
  const { type, ui } = await waiting();
  type('quit');
  await ui.ended;
});

test('what was typed ahead is there for the next question', async () => {
  const { type, action, stop, ui } = await waiting();
  type('fast');
  stop.abort();
  expect(await action).toBeUndefined();
  expect(await ui.ask('Which?', 'slow')).toBe('fast');
});

test('in a pipe only the next line can be meant for now', async () => {
  const { type, action, stop } = await waiting(false);
  type('undo');
  type('now');
  const first = await Promise.race([
    action,
    new Promise<Action>((resolve) => setTimeout(resolve, 30, { kind: 'hint' })),
  ]);
  expect(first).toEqual({ kind: 'hint' });
  stop.abort();
  expect(await action).toBeUndefined();
});
