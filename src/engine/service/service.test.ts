import { describe, expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { connectLocally } from '../../../test/local-analyst.ts';
import { steadyClock } from '../../../test/solving.ts';
import type { Game } from '../../core/game.ts';
import type { Choice } from '../../core/report.ts';
import { findGame } from '../../games/index.ts';
import { neutreeko } from '../../games/neutreeko/index.ts';
import { makeGeneralOracle } from '../analysis/general.ts';
import { Analyst } from './analyst.ts';
import type { EngineResponse } from './service.ts';

describe('the service', () => {
  const circling: Game = { ...neutreeko, oracle: async () => makeGeneralOracle(neutreeko) } as Game;
  const start = '.w.w./..b../...../..w../.b.b. b';

  test('answers questions in order', async () => {
    const analyst = connectLocally(ticTacToe);
    const answers = await Promise.all([
      analyst.analyse({ start: '.../.../... x', milliseconds: 10_000 }),
      analyst.analyse({ start: '.../.../... x', played: ['a1', 'b1'], milliseconds: 10_000 }),
      analyst.analyse({ start: 'nonsense', milliseconds: 10_000 }),
      analyst.analyse({ start: '.../.../... x', played: ['a1', 'a1'], milliseconds: 10_000 }),
    ]);
    expect(answers[0]).toMatchObject({ ok: true, value: { value: 'draw', moves: { length: 9 } } });
    expect(answers[1]).toMatchObject({ ok: true, value: { value: 'win', plies: 5 } });
    expect(answers[2]).toMatchObject({ ok: false, problem: { code: 'row-count' } });
    expect(answers[3]).toMatchObject({ ok: false, problem: { code: 'cell-taken' } });
  });

  test('can be cancelled before and while it works, and then answers the next question', async () => {
    const analyst = connectLocally(circling, steadyClock().now);
    const stop = new AbortController();
    let reports = 0;
    const working = analyst.analyse({
      start,
      milliseconds: 1e9,
      signal: stop.signal,
      onProgress: () => {
        if (++reports === 3) stop.abort();
      },
    });
    const waiting = analyst.analyse({ start, milliseconds: 1e9, signal: AbortSignal.abort() });
    const next = analyst.analyse({ start: '...b./w..../.w.../....w/..b.b b', milliseconds: 100 });
    expect(await working).toBeUndefined();
    expect(await waiting).toBeUndefined();
    expect(await next).toMatchObject({ ok: true, value: { value: 'win' } });
  });

  test('keeps to its time and says that it does not know', async () => {
    const answer = await connectLocally(circling, steadyClock().now).analyse({ start, milliseconds: 60 });
    expect(answer).toMatchObject({ ok: true, value: { exact: false, value: null } });
  });

  test('hurries, and says what is known so far', async () => {
    const analyst = connectLocally(circling, steadyClock().now);
    const hurry = new AbortController();
    const working = analyst.analyse({
      start,
      milliseconds: 1e9,
      hurry: hurry.signal,
      onProgress: () => hurry.abort(),
    });
    expect(await working).toMatchObject({ ok: true, value: { exact: false, value: null } });
  });

  test('a player that is hurried plays the best that it has found, or the first of all and says so', async () => {
    const game = (await findGame('tres-em-linha')?.load()) as Game;
    const analyst = connectLocally(game, steadyClock().now);
    const empty = '...../...../...../..... x';
    const hurried = (played: readonly string[], isEnough: (soFar: Choice) => boolean) => {
      const hurry = new AbortController();
      const onProgress = (soFar: Choice) => isEnough(soFar) && hurry.abort();
      return analyst.choose({ start: empty, played, player: 'minimax', seed: 1, hurry: hurry.signal, onProgress });
    };
    const guessed = await hurried([], () => true);
    expect(guessed).toMatchObject({ ok: true, value: { move: '1', isStopped: true, isGuess: true, verdict: null } });
    const searched = await hurried(['1', '1', '3', '3'], ({ isGuess }) => !isGuess);
    expect(searched).toMatchObject({ ok: true, value: { isStopped: true } });
    expect(searched?.ok && searched.value).not.toHaveProperty('isGuess');
    const ready = await analyst.choose({
      start: empty,
      player: 'level:2',
      seed: 1,
      hurry: AbortSignal.abort(),
    });
    expect(ready?.ok && ready.value).not.toHaveProperty('isStopped');
  });

  test('answers a choice with a choice, and with nothing else', async () => {
    const local = connectLocally(ticTacToe);
    const chosen = await local.choose({ start: 'xx./oo./... x', player: 'perfect', seed: 1 });
    expect(chosen).toMatchObject({ ok: true, value: { move: 'c1', player: 'perfect' } });

    const result = { player: 'first', move: 'a1', verdict: null, line: ['a1'], effort: null };
    let answer: (response: EngineResponse) => void = () => undefined;
    const confused = new Analyst({
      post: ({ id }) => {
        for (const kind of ['progress', 'done'] as const) answer({ kind, task: 'choose', id, result });
      },
      listen: (handler) => {
        answer = handler;
      },
      close: () => undefined,
    });
    const heard: unknown[] = [];
    const found = await confused.analyse({ start, milliseconds: 1, onProgress: (report) => heard.push(report) });
    expect(found).toMatchObject({ ok: false, problem: { code: 'engine-failed' } });
    expect(heard).toEqual([]);
  });
});
