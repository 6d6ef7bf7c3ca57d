import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../../test/solving.ts';
import { languages } from '../../core/game.ts';
import { maxEvaluation } from '../../core/player.ts';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { checkPlayer, parsePlayer, playersOf } from '../players.ts';
import { finish } from '../service/finish.ts';
import { evaluationOf, formatWeighting, readWeighting } from './weighting.ts';

const gameIds = ['neutreeko', 'quantik', 'tres-em-linha', 'drop-9x9x5', 'fuse', 'fuse-kings'];
const neutreeko = await loadGame('neutreeko');
const { features = [] } = await playersOf(neutreeko);

const formatted = (text: string) => {
  const read = readWeighting(features, text);
  return read.ok ? formatWeighting(read.value) : read.problem.code;
};

describe('a weighting', () => {
  test.each([
    ['pairs*10-theirPairs*10', 'pairs*10-theirPairs*10'],
    ['PAIRS*10-THEIRPAIRS*10+Centre', 'pairs*10-theirPairs*10+centre*1'],
    [' - pairs * 3 + mobility ', '-pairs*3+mobility*1'],
    ['pairs*0', 'pairs*0'],
    ['−pairs*1000', '-pairs*1000'],
  ])('%s is read as %s', (text, expected) => {
    expect(formatted(text)).toBe(expected);
    expect(formatted(expected)).toBe(expected);
  });

  test.each([
    ['pairs*', 'weighting-weight', 7],
    ['pairs*ten', 'weighting-weight', 7],
    ['pairs*1.5', 'weighting-weight', 7],
    ['pairs*1001', 'weighting-weight', 7],
    ['*10', 'weighting-feature', 1],
    ['pairs*10-', 'weighting-feature', 10],
    ['pairs*10+*', 'weighting-feature', 10],
    ['pairs*10 mobility', 'weighting-sign', 10],
    ['pairs*10*10', 'weighting-sign', 9],
  ])('%s is refused where it goes wrong', (text, code, at) => {
    expect(readWeighting(features, text)).toMatchObject({ ok: false, problem: { code, values: { text, at } } });
  });

  test('with a feature that there is not names the nearest', () => {
    const refused = readWeighting(features, 'mobility*2+theirpair*10');
    const values = { at: 12, word: 'theirpair', nearest: 'theirPairs' };
    expect(refused).toMatchObject({ ok: false, problem: { code: 'unknown-feature', values } });
    expect(readWeighting(features, 'wings*10')).toMatchObject({ problem: { values: { nearest: '' } } });
    expect(readWeighting([], 'wings*10')).toMatchObject({ problem: { values: { list: '' } } });
  });

  test('names a feature once', () => {
    expect(readWeighting(features, 'pairs*10-Pairs*3')).toMatchObject({ problem: { code: 'feature-twice' } });
  });

  test('stays within what an evaluation may say', async () => {
    const omega = await loadGame('fuse-omega');
    const evaluation = evaluationOf(await playersOf(omega), 'groups*1000');
    const random = seededRandom(1);
    for (let n = 0; n < 50; n++) {
      const points = evaluation?.evaluate(randomOngoing(omega, random, 22)) ?? Number.NaN;
      expect(Math.abs(points)).toBeLessThanOrEqual(maxEvaluation);
    }
  });
});

describe('in a player’s name', () => {
  test('a weighting takes the place of an evaluation, in one form', async () => {
    const checked = await checkPlayer(neutreeko, 'AlphaBeta:ordered:3:theirpairs*10 - pairs*10');
    expect(checked).toEqual({ ok: true, value: 'alphabeta:3:theirPairs*10-pairs*10:ordered' });
    expect(await checkPlayer(neutreeko, checked.ok ? checked.value : '')).toEqual(checked);
  });

  test('a weighting that can’t be read is quoted as it was written', async () => {
    const refused = await checkPlayer(neutreeko, 'AlphaBeta:3:pairs*10-theirPair*10');
    const values = { text: 'pairs*10-theirPair*10', word: 'theirPair', nearest: 'theirPairs' };
    expect(refused).toMatchObject({ problem: { code: 'unknown-feature', values } });
  });

  test('a bare word stays the name of an evaluation', async () => {
    expect(await checkPlayer(neutreeko, 'greedy:pairs')).toMatchObject({ problem: { code: 'unknown-evaluation' } });
  });

  test('what is wrong with it is said in its place', async () => {
    expect(await checkPlayer(neutreeko, 'greedy:pairs*x')).toMatchObject({ problem: { code: 'weighting-weight' } });
    expect(await checkPlayer(neutreeko, 'uct:pairs*1')).toMatchObject({ problem: { code: 'player-part-unknown' } });
  });

  test('too long a name is refused, not cut', async () => {
    const long = `greedy:pairs*1${' '.repeat(400)}-theirPairs*1`;
    expect(await checkPlayer(neutreeko, long)).toMatchObject({ problem: { code: 'player-too-long' } });
  });

  test('a weighting plays as the evaluation that says the same', async () => {
    for (const [id, name, weighting] of [
      ['fuse', 'groups', 'groups*1-theirGroups*1'],
      ['quantik', 'mobility', 'mobility*1-theirMobility*1'],
    ] as const) {
      const game = await loadGame(id);
      const players = await Promise.all(
        [name, weighting].map((word) => parsePlayer(game, `alphabeta:2:${word}:ordered`)),
      );
      const random = seededRandom(2);
      for (let n = 0; n < 10; n++) {
        const state = randomOngoing(game, random, 10);
        const [one, other] = players.map((player) =>
          player.ok ? finish(player.value.choose(state, seededRandom(3))) : undefined,
        );
        expect(one).toEqual(other);
      }
    }
  });
});

test.each(gameIds)('the features of %s are told in both languages, and differ by more than capitals', async (id) => {
  const { features: own = [] } = await playersOf(await loadGame(id));
  expect(own.length).toBeGreaterThanOrEqual(6);
  const ids = own.map((feature) => feature.id.toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id: name, text } of own) {
    expect(name).toMatch(/^[a-z]+$/iu);
    for (const language of languages) expect(text[language]).toMatch(/^\p{Lu}.*\.$/u);
  }
});
