import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../../test/local-analyst.ts';
import type { Game } from '../../core/game.ts';
import { engineFailure, fail, type Problem } from '../../core/problem.ts';
import type { Report } from '../../core/report.ts';
import { findGame } from '../../games/index.ts';
import { Analyst, type Helpers } from './analyst.ts';
import { makeHelpers } from './helpers.ts';
import type { EngineResponse } from './service.ts';

const load = async (id: string) => (await findGame(id)?.load()) as Game;
const ending = '#wb..bw#/..b...../..w...../...bbb../...wwbwb/b..bw..w/w..w.w../#b...wb# b';

/** A worker and its helpers, with what the helpers were asked and how many were closed. */
function teamOf(game: Game, max: number, start: () => Analyst = () => connectLocally(game)) {
  const asked: string[] = [];
  const team = { asked, started: 0, closed: 0, analyst: connectLocally(game) };
  const startHelper = () => {
    const helper = start();
    const { analyse, close } = helper;
    team.started++;
    helper.analyse = (question) => {
      asked.push(question.played?.at(-1) ?? '');
      return analyse.call(helper, question);
    };
    helper.close = () => {
      team.closed++;
      close.call(helper);
    };
    return helper;
  };
  team.analyst = connectLocally(game, undefined, async () => makeHelpers(startHelper, max));
  return team;
}

describe('helpers', () => {
  test('take moves of a position, each another, and what is found is the same', async () => {
    const game = await load('fuse');
    const alone = await connectLocally(game).analyse({ start: ending, milliseconds: 1e9 });
    const team = teamOf(game, 2);
    const together = await team.analyst.analyse({ start: ending, milliseconds: 1e9 });
    expect(together).toEqual(alone);
    expect(together?.ok && together.value.moves.every((move) => move.exact && move.margin !== undefined)).toBe(true);
    expect(team.started).toBe(2);
    expect(team.asked.length).toBeGreaterThan(2);
    expect(new Set(team.asked).size).toBe(team.asked.length);
    team.analyst.close();
    await expect.poll(() => team.closed).toBe(2);
  });

  test('that fail leave their moves to the first worker', async () => {
    const game = await load('fuse');
    const alone = await connectLocally(game).analyse({ start: ending, milliseconds: 1e9 });
    const broken = () => {
      const helper = connectLocally(game);
      helper.analyse = async () => fail(engineFailure('broken'));
      return helper;
    };
    const team = teamOf(game, 3, broken);
    expect(await team.analyst.analyse({ start: ending, milliseconds: 1e9 })).toEqual(alone);
    expect([team.started, team.closed]).toEqual([3, 3]);
  });

  test('stop when nobody waits any more, and are there for the next position', async () => {
    const game = await load('fuse');
    const team = teamOf(game, 1);
    const stop = new AbortController();
    const answer = team.analyst.analyse({ start: ending, milliseconds: 1e9, signal: stop.signal });
    await expect.poll(() => team.asked.length).toBeGreaterThan(0);
    stop.abort();
    expect(await answer).toBeUndefined();
    const before = team.asked.length;
    // Another position than before: of that one so much may be remembered that no help is needed.
    const next = await team.analyst.analyse({ start: ending.replace(/b$/u, 'w'), milliseconds: 1e9 });
    expect(next).toMatchObject({ ok: true, value: { exact: true } });
    expect(team.asked.length).toBeGreaterThan(before);
    expect(team.started).toBe(1);
  });

  test('end with the worker that they help', async () => {
    let respond: (response: EngineResponse) => void = () => undefined;
    let end: (problem: Problem) => void = () => undefined;
    const told: string[] = [];
    const helpers: Helpers = {
      begin: () => ({ share: () => void told.push('shared'), end: () => void told.push('ended') }),
      close: () => void told.push('closed'),
    };
    const result = { moves: [] } as unknown as Report;
    const analyst = new Analyst(
      {
        post({ kind, id }) {
          if (kind === 'analyse') respond({ kind: 'progress', task: 'analyse', id, result, open: ['5B-5C', '5D-5C'] });
        },
        listen: (handler, onEnd) => {
          [respond, end] = [handler, onEnd];
        },
        close: () => undefined,
      },
      async () => helpers,
    );
    const answer = analyst.analyse({ start: '', milliseconds: 1e9 });
    await expect.poll(() => told).toEqual(['shared']);
    end(engineFailure('killed'));
    expect(await answer).toMatchObject({ ok: false });
    await expect.poll(() => [...told].sort()).toEqual(['closed', 'ended', 'shared']);
  });

  test('that can’t be started are done without', async () => {
    const game = await load('fuse');
    const alone = await connectLocally(game).analyse({ start: ending, milliseconds: 1e9 });
    let asked = 0;
    const analyst = connectLocally(game, undefined, async () =>
      makeHelpers(() => {
        asked++;
        if (asked > 1) throw new Error('no more workers');
        return connectLocally(game);
      }, 1000),
    );
    expect(await analyst.analyse({ start: ending, milliseconds: 1e9 })).toEqual(alone);
    expect(asked).toBeGreaterThan(1);
    analyst.close();
  });

  test('are not asked where a whole game is looked up, or where nothing can be proved', async () => {
    const whole = teamOf(await load('tres-em-linha'), 2);
    await whole.analyst.analyse({ start: '...../...../...../..... x', milliseconds: 1e9 });
    const game = await load('fuse');
    const early = teamOf(game, 2);
    const start = '#bwbbww#/b......b/w......w/w......b/b......w/b......b/w......w/#wbbwbw# w';
    await early.analyst.analyse({ start, milliseconds: 200 });
    expect([whole.started, early.started]).toEqual([0, 0]);
  });
});
