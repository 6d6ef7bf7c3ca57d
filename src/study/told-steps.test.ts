import { describe, expect, test } from 'vitest';
import { randomOngoing } from '../../test/solving.ts';
import { readMove } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { parsePlayer } from '../engine/players.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { type ToldStep, tellSteps } from './told-steps.ts';
import { tracePlayer } from './trace.ts';

async function told(id: string, name: string, plies: number, maxEvents = 1e6) {
  const game = await loadGame(id);
  const parsed = await parsePlayer(game, name);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const root = randomOngoing(game, seededRandom(4), plies);
  const trace = finish(tracePlayer(parsed.value, root, seededRandom(4), maxEvents));
  return { game, root, trace, steps: tellSteps(game, root, trace.events) };
}

/** How many positions are told to be counted. */
function nodesOf(steps: readonly ToldStep[]): number {
  return steps.reduce((sum, step) => sum + (step.event === 'enter' ? 1 : step.event === 'solve' ? step.nodes : 0), 0);
}

describe('the steps that are told', () => {
  test.each([
    ['neutreeko', 'alphabeta:3:ordered:table:deepening', 12],
    ['tres-em-linha', 'minimax:4', 8],
    ['quantik', 'alphabeta:2:lapse=50', 9],
    ['quantik', 'uct:150', 8],
    ['fuse', 'master:200', 0],
    ['fuse', 'master:300', 26],
    ['drop-7x6x4', 'alphabeta:3:noise=5', 20],
  ])('of %s and %s count every node once, and name moves that can be played there', async (id, name, plies) => {
    const { game, root, trace, steps } = await told(id, name, plies);
    expect(nodesOf(steps)).toBe(trace.thought.effort?.nodes);
    expect(steps).toHaveLength(trace.events.length);
    /** A second way to the positions: by the texts alone. */
    const played = (state: unknown, text: string) => {
      const move = readMove(game, state, text);
      if (!move.ok) throw new Error(`${text} can’t be played`);
      return game.rules.apply(state, move.value);
    };
    const line = [root];
    let grown: Extract<ToldStep, { event: 'enter' }>[] = [];
    const isWalking = steps.some(({ event }) => event === 'visit');
    for (const step of steps) {
      if (step.event === 'enter' && isWalking) grown.push(step);
      else if (step.event === 'enter') line.splice(step.ply, line.length, played(line[step.ply - 1], step.move));
      if (step.event !== 'visit') continue;
      const walked = [root];
      for (const text of step.path) walked.push(played(walked.at(-1), text));
      for (const { ply, move } of grown) played(walked[ply - 1], move);
      grown = [];
    }
    expect(steps.some(({ event }) => event === (isWalking ? 'visit' : 'value'))).toBe(true);
  });

  test('have null where there is no bound, and a prior where there is an opinion', async () => {
    const { steps } = await told('tres-em-linha', 'alphabeta:3', 6);
    expect(steps[0]).toMatchObject({ event: 'enter', ply: 1, alpha: null, beta: null });
    expect(steps.some((step) => step.event === 'enter' && typeof step.alpha === 'number')).toBe(true);
    const master = await told('fuse', 'master:30', 0);
    const first = master.steps.filter((step) => step.event === 'enter' && step.ply === 1);
    expect(first.reduce((sum, step) => sum + (step.event === 'enter' ? (step.prior ?? 0) : 0), 0)).toBeCloseTo(1);
  });

  test('of a walk that was not followed to its end leave out what has no place yet', async () => {
    const whole = await told('fuse', 'master:10', 0);
    for (const most of [1, 50, 100, whole.steps.length - 1]) {
      const { steps } = await told('fuse', 'master:10', 0, most);
      expect(steps).toEqual(whole.steps.slice(0, steps.length));
      expect(steps.at(-1)?.event ?? 'visit').toBe('visit');
    }
  });
});
