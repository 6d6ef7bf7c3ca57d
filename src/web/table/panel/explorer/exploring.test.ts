import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Match } from '../../../../core/match.ts';
import { engineFailure, fail, succeed } from '../../../../core/problem.ts';
import { seededRandom } from '../../../../core/random.ts';
import { loadGame } from '../../../../games/index.ts';
import type { Lab } from '../../../laboratory/worker/lab.ts';
import { type Explored, explore, mostGames } from './exploring.ts';

interface Asked {
  readonly task: string;
  readonly request: unknown;
}

/** A worker that answers after some milliseconds, or not at all once it is told to stop. */
function slowLab(milliseconds: number, answers: Readonly<Record<string, unknown>>) {
  const asked: Asked[] = [];
  const run = (task: string, request: unknown, options?: { readonly signal?: AbortSignal }) => {
    asked.push({ task, request });
    const answer = answers[task];
    const value = answer === undefined ? fail(engineFailure('broken')) : succeed(answer);
    return new Promise((resolve) => {
      const stop = () => resolve(undefined);
      options?.signal?.addEventListener('abort', stop);
      setTimeout(() => {
        options?.signal?.removeEventListener('abort', stop);
        resolve(value);
      }, milliseconds);
    });
  };
  return { asked, lab: { run: run as Lab['run'], close: () => {} } };
}

const shares = {
  moves: [
    { move: '1', share: 0.75 },
    { move: '2', share: 0.25 },
  ],
  isByClock: false,
};
const round = [
  { move: '1', value: 'draw' },
  { move: '2', value: 'loss' },
];

async function matchOfThree(): Promise<Match> {
  const next = Match.start(await loadGame('tres-em-linha'), seededRandom(1)).play('3');
  if (!next.ok) throw new Error(next.problem.code);
  return next.value;
}

async function exploreWith(lab: Lab, signal: AbortSignal, milliseconds: number) {
  const found: (Explored | 'failed')[] = [];
  const work = explore(lab, await matchOfThree(), 4, signal, (each) => found.push(each));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { found, work };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('exploring a position', () => {
  test('shares come first, and then game after game, with the moves before it', async () => {
    const { lab, asked } = slowLab(10, { shares, round });
    const { found, work } = await exploreWith(lab, new AbortController().signal, 10_000);
    await work;
    expect(asked.map(({ task }) => task)).toEqual(['shares', ...Array.from({ length: mostGames }, () => 'round')]);
    const rounds = asked.slice(1).map(({ request }) => request);
    expect(rounds).toEqual(rounds.map((_, n) => expect.objectContaining({ moves: ['3'], level: 4, round: n })));
    expect(found[0]).toMatchObject({ games: 0, isDone: false });
    const last = found.at(-1);
    expect(last).toMatchObject({ games: mostGames, isDone: true });
    expect(last !== 'failed' && last?.moves.get('1')).toEqual({ share: 0.75, points: mostGames / 2 });
    expect(last !== 'failed' && last?.moves.get('2')).toEqual({ share: 0.25, points: 0 });
  });

  test('who takes long plays fewer games, and one by the clock none', async () => {
    const slow = await exploreWith(slowLab(6000, { shares, round }).lab, new AbortController().signal, 60_000);
    expect(slow.found.at(-1)).toMatchObject({ games: 3, isDone: true });
    const timed = slowLab(10, { shares: { ...shares, tries: 4, isByClock: true }, round });
    const { found } = await exploreWith(timed.lab, new AbortController().signal, 1000);
    expect(found).toEqual([expect.objectContaining({ games: 0, tries: 4, isDone: true })]);
    expect(timed.asked).toHaveLength(1);
  });

  test('what is cancelled asks and tells no more', async () => {
    const { lab, asked } = slowLab(100, { shares, round });
    const stopping = new AbortController();
    const { found, work } = await exploreWith(lab, stopping.signal, 350);
    stopping.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await work;
    expect(asked).toHaveLength(4);
    expect(found.map((each) => each !== 'failed' && each.games)).toEqual([0, 1, 2]);
  });

  test('what fails is told', async () => {
    const { found } = await exploreWith(slowLab(10, {}).lab, new AbortController().signal, 100);
    expect(found).toEqual(['failed']);
  });
});
