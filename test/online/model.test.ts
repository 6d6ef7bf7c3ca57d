import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { type ModelPlan, type ModelStep, runModel } from './model.ts';
import { checkAnswers, checkClock, checkEnd, checkLine, checkMovers, checkSecrets, checkWatchers } from './promises.ts';

type What = ModelStep['what'];
type Who = ModelStep['who'];

/** Moves are what is done most. */
const what = fc.oneof(
  { weight: 12, arbitrary: fc.constant<What>('move') },
  { weight: 3, arbitrary: fc.constantFrom<What>('ask-takeback', 'accept', 'decline', 'offer-draw', 'claim-time') },
  { weight: 4, arbitrary: fc.constantFrom<What>('reload', 'resend', 'reuse', 'forge') },
  { weight: 1, arbitrary: fc.constantFrom<What>('resign', 'abort', 'rematch') },
);
const wait = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(fc.nat(20), fc.nat(400), fc.nat(4000)) },
  { weight: 1, arbitrary: fc.constant('deadline' as const) },
);
const pick = fc.nat(1000);

const anyStep: fc.Arbitrary<readonly ModelStep[]> = fc
  .record({ wait, who: fc.constantFrom<Who>(0, 1, 0, 1, 0, 1, 2, 3), what, pick })
  .map((step) => [step]);

/** What takes two, one after another, which chance alone seldom brings together. */
const together: fc.Arbitrary<readonly ModelStep[]> = fc
  .record({
    first: fc.constantFrom<Who>(0, 1),
    pair: fc.constantFrom<readonly What[]>(
      ['ask-takeback', 'accept'],
      ['ask-takeback', 'accept', 'move', 'forge'],
      ['offer-draw', 'decline'],
      ['offer-draw', 'move', 'move'],
      ['offer-draw', 'accept', 'rematch', 'rematch', 'rematch', 'rematch'],
      ['resign', 'rematch', 'rematch'],
      ['move', 'move', 'move', 'move'],
      Array<What>(12).fill('move'),
      Array<What>(12).fill('move'),
    ),
    pause: fc.constantFrom(30, 500, 3000),
    pick,
  })
  .map(({ first, pair, pause, pick: chosen }) =>
    pair.map((each, index) => ({
      wait: pause,
      who: (index + first) % 2 === 0 ? 0 : 1,
      what: each,
      pick: chosen + index,
    })),
  );

const steps = fc
  .array(fc.oneof({ weight: 4, arbitrary: anyStep }, { weight: 1, arbitrary: together }), {
    minLength: 10,
    maxLength: 50,
  })
  .map((scenes) => scenes.flat());

const plans: fc.Arbitrary<ModelPlan> = fc.record({
  seed: fc.nat(),
  clock: fc.constantFrom(
    undefined,
    { kind: 'live', seconds: 15, increment: 1 } as const,
    { kind: 'live', seconds: 60, increment: 0 } as const,
    { kind: 'days', days: 1 } as const,
  ),
  faults: fc.record({
    lost: fc.constantFrom(0, 10, 40),
    doubled: fc.constantFrom(0, 10, 50),
    maxDelay: fc.constantFrom(1, 50, 2000),
    maxStream: fc.constantFrom(0, 2000, 20_000),
  }),
  steps,
  crashes: fc.array(
    fc.record({
      at: fc.nat(40_000),
      down: fc.constantFrom(1, 100, 5000, 3_600_000),
      again: fc.constantFrom(0, 5, 20, 40),
    }),
    {
      maxLength: 3,
    },
  ),
});

/** Plans in which nothing goes wrong, so that everything that can happen at a table surely does in some run. */
function undisturbed(...words: readonly What[]): ModelPlan {
  return {
    seed: 1,
    clock: { kind: 'live', seconds: 60, increment: 0 },
    faults: { lost: 0, doubled: 0, maxDelay: 1, maxStream: 0 },
    steps: words.map((each, index) => ({ wait: 500, who: index % 2 === 0 ? 0 : 1, what: each, pick: index % 2 })),
    crashes: words.includes('claim-time') ? [{ at: 1200, down: 5000, again: 0 }] : [],
  };
}
/** Moves that arrive about when the time is over: just before it, or after it and before anybody else has noticed. */
const lastMoment = [1, 2, 3, 4, 5, 6, 7, 8].map((seed): ModelPlan => {
  const begun = undisturbed('move', 'move');
  const pause: ModelStep = { wait: 500, who: 3, what: 'move', pick: 0 };
  return { ...begun, seed, steps: [...begun.steps, pause, { ...pause, wait: 'deadline', who: 0 }] };
});
const certain = [
  ...lastMoment,
  undisturbed('move', 'move', 'ask-takeback', 'accept'),
  undisturbed('offer-draw', 'decline', 'abort'),
  undisturbed('offer-draw', 'accept', 'rematch', 'rematch'),
  undisturbed('move', 'move', 'move', 'move', 'move', 'move'),
  undisturbed('move', 'move', 'claim-time'),
  undisturbed('move', 'resign'),
];

/** What has to occur in the runs together: otherwise they would be too tame to prove anything. */
const expectedKinds = ['clock', 'declined', 'end', 'move', 'offer', 'rematch', 'seat', 'takeback'];
const expectedReasons = ['abort', 'agreement', 'line', 'resignation', 'time'];

test('online play keeps its promises, whatever networks and servers do', { timeout: 120_000 }, async () => {
  const game = await loadGame('drop-3x3x3');
  const kinds = new Set<string>();
  const reasons = new Set<string>();
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const run = await runModel(game, plan);
      for (const { kind } of run.store.history(run.id)) kinds.add(kind);
      for (const { status } of run.network.exchanges) statuses.add(status);
      if (run.final.result) reasons.add(run.final.result.reason);
      checkAnswers(run);
      checkLine(run);
      checkWatchers(run);
      checkEnd(run);
      checkClock(run);
      checkMovers(run);
      checkSecrets(run);
    }),
    { numRuns: 150, endOnFailure: true, examples: certain.map((plan) => [plan]) },
  );
  expect([...kinds].sort()).toEqual(expectedKinds);
  expect([...reasons].sort()).toEqual(expect.arrayContaining(expectedReasons));
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 409]));
});
