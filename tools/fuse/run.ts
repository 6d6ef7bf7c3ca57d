import { createHash } from 'node:crypto';
import { seededRandom } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { familyOf, parseWeights, type Weights } from '../../src/games/fuse/master/network.ts';
import { fitNetwork } from './fit.ts';
import { formatWeights } from './format-weights.ts';
import { type MatchResult, playMatch } from './match.ts';
import { drawParameters, type Losses } from './model.ts';
import type { Sample } from './sample.ts';
import { makeSelfPlay } from './self-play.ts';
import type { RunSettings } from './settings.ts';

/** What there is to tell of a run while it goes on. */
export type Progress =
  | { readonly kind: 'game'; readonly round: number; readonly games: number; readonly samples: number }
  | { readonly kind: 'epoch'; readonly round: number; readonly epoch: number; readonly losses: Losses }
  | { readonly kind: 'match'; readonly scoring: string; readonly result: MatchResult };

export interface RunResult {
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly matches: readonly MatchResult[];
}

/** Self-play and fitting in turns, and then a match against the network as it was before all of it. */
export function* run(
  kernels: readonly [FuseKernel, FuseKernel],
  settings: RunSettings,
): Generator<Progress, RunResult> {
  const [kernel] = kernels;
  const { seed, scorings, rounds } = settings;
  const parameters = drawParameters(seededRandom(seed));
  const before = formatWeights(parameters.families);
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round++) {
    const current = formatWeights(parameters.families);
    for (const [index, scoring] of scorings.entries()) {
      const play = makeSelfPlay(kernel, scoring, readWeights(current, scoring), settings.selfPlay);
      for (let game = 0; game < settings.games; game++) {
        samples.push(...play(seededRandom(seed, (round * scorings.length + index) * settings.games + game + 1)));
        yield { kind: 'game', round, games: index * settings.games + game + 1, samples: samples.length };
      }
    }
    let epoch = 0;
    for (const losses of fitNetwork(parameters, samples, settings.fit, seededRandom(seed + 1, round))) {
      yield { kind: 'epoch', round, epoch: epoch++, losses };
    }
  }
  const bytes = formatWeights(parameters.families);
  const matches: MatchResult[] = [];
  for (const scoring of scorings) {
    const networks = [readWeights(bytes, scoring), readWeights(before, scoring)] as const;
    const result = playMatch(kernels, scoring, networks, settings.match, seed + 2);
    matches.push(result);
    yield { kind: 'match', scoring, result };
  }
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), matches };
}

/** The network for a scoring as the game reads it from a file: its weights are bytes and scales. */
export function readWeights(bytes: Uint8Array, scoring: Scoring): Weights {
  return parseWeights(Buffer.from(bytes).toString('base64'), familyOf(scoring));
}
