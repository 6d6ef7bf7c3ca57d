import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import { makeFuse } from '../../src/games/fuse/index.ts';
import { fuseKernel, loadFuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { images } from '../../src/games/fuse/master/images.ts';
import { listInputs, maxInputs } from '../../src/games/fuse/master/inputs.ts';
import { makeNetwork, marginUnit, matrixNames, parseWeights, unpack } from '../../src/games/fuse/master/network.ts';
import { weights as shipped } from '../../src/games/fuse/master/weights.ts';
import { distanceOf, type FuseState, pass, placeOf } from '../../src/games/fuse/rules.ts';
import { root } from '../../test/project.ts';
import { fitNetwork } from './fit.ts';
import { formatModule, formatWeights, readModule } from './format-weights.ts';
import {
  drawParameters,
  foldGradients,
  type Losses,
  makeBackpropagation,
  makeNeurons,
  makeParameters,
  type Parameters,
  spreadKinds,
} from './model.ts';
import type { PlayOrders } from './orders.ts';
import { type RunResult, readWeights, run } from './run.ts';
import type { Sample } from './sample.ts';
import { makeSelfPlay } from './self-play.ts';
import { type RunSettings, smallRun } from './settings.ts';

const kernel = await fuseKernel();
const kernels = [kernel, await loadFuseKernel()] as const;

const quick: RunSettings = {
  ...smallRun,
  scorings: ['kings', 'omega'],
  rounds: 1,
  games: 3,
  selfPlay: { ...smallRun.selfPlay, walks: 10, exactDiscs: 4 },
  fit: { ...smallRun.fit, epochs: 2, batch: 32 },
  match: { rings: 1, walks: 10 },
};

async function finishRun(settings: RunSettings, play?: PlayOrders): Promise<RunResult> {
  const work = run(kernels, settings, play);
  for (let step = await work.next(); ; step = await work.next()) if (step.done) return step.value;
}

function randomPositions(scoring: Scoring, seed: number): FuseState[] {
  const game = makeFuse(scoring);
  const random = seededRandom(seed);
  const positions: FuseState[] = [];
  let state = game.rules.start(random);
  for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
    positions.push(state);
    state = game.rules.apply(state, moves[random.below(moves.length)]);
  }
  return positions;
}

function inputsOf(state: FuseState, scoring: Scoring): number[] {
  const inputs = new Uint16Array(maxInputs);
  return [...inputs.subarray(0, listInputs(state, scoring, inputs))];
}

const samplesOf = (scoring: Scoring, games: number): Sample[] => {
  const play = makeSelfPlay(
    kernel,
    scoring,
    readWeights(formatWeights(drawParameters(seededRandom(1)).families), scoring),
    quick.selfPlay,
  );
  return Array.from({ length: games }, (_, game) => play(seededRandom(2, game))).flat();
};

const backpropagate = makeBackpropagation(smallRun.fit.losses);
const neurons = makeNeurons();
const ignored = makeNeurons();

function lossesOf({ families }: Parameters, sample: Sample): Losses {
  const losses: Losses = { value: 0, margin: 0, moves: 0 };
  spreadKinds(families[sample.family], neurons);
  backpropagate(neurons, sample, ignored, losses);
  return losses;
}

/** What one sample costs, each part of the loss by its share. */
function lossOf(parameters: Parameters, sample: Sample): number {
  const losses = lossesOf(parameters, sample);
  const shares = smallRun.fit.losses;
  return shares.value * losses.value + shares.margin * losses.margin + shares.moves * losses.moves;
}

test('backpropagation says how the loss changes with each weight', () => {
  const parameters = drawParameters(seededRandom(3));
  const random = seededRandom(4);
  for (const scoring of ['kings', 'omega'] as const) {
    const [sample] = samplesOf(scoring, 1).filter(({ pushes }) => pushes.length > 20);
    const kinds = parameters.families[sample.family];
    const [back, gradients] = [makeNeurons(), makeParameters().families[sample.family]];
    spreadKinds(kinds, neurons);
    backpropagate(neurons, sample, back, { value: 0, margin: 0, moves: 0 });
    foldGradients(back, gradients);
    for (const name of matrixNames) {
      const affected = [...gradients[name].keys()].filter((at) => gradients[name][at] !== 0);
      expect(affected.length).toBeGreaterThan(gradients[name].length / 12);
      for (let n = 0; n < 24; n++) {
        const at = n % 2 === 0 ? affected[random.below(affected.length)] : random.below(gradients[name].length);
        // The bias of a push changes with those of its images.
        const firstBias = name === 'moves' ? 4 * 144 : Infinity;
        const together = at < firstBias ? [at] : images.map(({ pushes }) => firstBias + pushes[at - firstBias]);
        const reach = 1e-6;
        const lossAfter = (step: number) => {
          for (const each of together) kinds[name][each] += step / together.length;
          return lossOf(parameters, sample);
        };
        const difference = lossAfter(reach) - lossAfter(-2 * reach);
        lossAfter(reach);
        expect(gradients[name][at]).toBeCloseTo(difference / (2 * reach), 6);
      }
    }
  }
});

test('fitting lowers every part of the loss', () => {
  const parameters = drawParameters(seededRandom(5));
  const losses = [...fitNetwork(parameters, samplesOf('all', 4), { ...quick.fit, epochs: 15 }, seededRandom(6))];
  const [first, last] = [losses[0], losses.at(-1)];
  for (const part of ['value', 'margin', 'moves'] as const) expect(last?.[part]).toBeLessThan(first[part]);
});

test('a run is the same again with the same seed', async () => {
  const { bytes, hash } = await finishRun(quick);
  expect(bytes.length).toBe(32_276);
  expect((await finishRun(quick)).hash).toBe(hash);
  expect((await finishRun({ ...quick, seed: 2 })).hash).not.toBe(hash);
});

test('a network beats what it was before it learned', { timeout: 120_000 }, async () => {
  const { matches } = await finishRun({
    ...smallRun,
    rounds: 1,
    games: 100,
    fit: { ...smallRun.fit, epochs: 3, batch: 64, step: 0.004 },
    match: { rings: 100, walks: 20 },
  });
  const [{ share, error }] = matches;
  expect(share - error).toBeGreaterThan(0.5);
});

test('the game expects and weighs what the fitted weights do, but for their rounding to bytes', () => {
  const parameters = drawParameters(seededRandom(7));
  for (const _ of fitNetwork(parameters, samplesOf('omega', 4), { ...quick.fit, epochs: 3 }, seededRandom(8)));
  const bytes = formatWeights(parameters.families);
  const rounded = makeParameters();
  for (const family of [0, 1] as const) {
    const kinds = parseWeights(Buffer.from(bytes).toString('base64'), family);
    for (const name of matrixNames) rounded.families[family][name].set(unpack(kinds[name]));
  }
  // What is rounded once is not rounded again.
  expect(formatWeights(rounded.families)).toEqual(bytes);
  for (const scoring of ['kings', 'omega'] as const) {
    const game = makeFuse(scoring);
    const network = makeNetwork(readWeights(bytes, scoring), scoring);
    const priors = new Float64Array(game.rules.maxMoves);
    for (const state of randomPositions(scoring, 9)) {
      const moves = legalMoves(game, state);
      const { result, margin } = network.look(state);
      network.weigh(moves, moves.length, priors);
      const pushes = Uint8Array.from(
        moves[0] === pass ? [] : moves,
        (move) => 6 * placeOf(move) + distanceOf(move) - 1,
      );
      const sample: Sample = {
        inputs: Uint16Array.from(inputsOf(state, scoring)),
        family: scoring === 'omega' ? 1 : 0,
        pushes,
        shares: Float64Array.from(pushes, (_, index) => Number(index === 0)),
        result: 1,
        margin: 0,
      };
      const losses = lossesOf(rounded, sample);
      expect(0 - Math.log((1 + result) / 2)).toBeCloseTo(losses.value, 4);
      expect((margin / marginUnit(scoring)) ** 2).toBeCloseTo(losses.margin, 4);
      if (pushes.length > 0) expect(0 - Math.log(priors[0])).toBeCloseTo(losses.moves, 4);
    }
  }
});

test('the weights that ship are those that the decision names, and are written as a run would write them', () => {
  const bytes = readModule(shipped);
  const decision = readFileSync(join(root, 'docs', 'decisions', '0009-a-small-network-for-fuse.md'), 'utf8');
  expect(decision).toContain(createHash('sha256').update(bytes).digest('hex'));
  expect(decision).toContain(`${bytes.length.toLocaleString('en')} bytes`);
  const module = join(root, 'src', 'games', 'fuse', 'master', 'weights.ts');
  expect(readFileSync(module, 'utf8')).toBe(formatModule(bytes));
});
