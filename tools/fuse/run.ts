import { createHash } from 'node:crypto';
import { seededRandom } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { familyOf, parseWeights, type Weights } from '../../src/games/fuse/master/network.ts';
import { fitNetwork } from './fit.ts';
import { formatWeights } from './format-weights.ts';
import { type MatchResult, playMatch } from './match.ts';
import { drawParameters, type Losses } from './model.ts';
import { type PlayOrders, playHere } from './orders.ts';
import type { Sample } from './sample.ts';
import type { RunSettings } from './settings.ts';

/** What there is to tell of a run while it goes on. */
export type Progress =
  | { readonly kind: 'games'; readonly round: number; readonly games: number; readonly samples: number }
  | { readonly kind: 'epoch'; readonly round: number; readonly epoch: number; readonly losses: Losses }
  | { readonly kind: 'match'; readonly scoring: string; readonly result: MatchResult };

export interface RunResult {
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly matches: readonly MatchResult[];
}

/** So many games are ordered together: some seconds of work, where others may do it. */
const gamesInOrder = 25;

/** Self-play and fitting in turns, and then a match against the network as it was before all of it. */
export async function* run(
  kernels: readonly [FuseKernel, FuseKernel],
  settings: RunSettings,
  play: PlayOrders = playHere(kernels[0]),
): AsyncGenerator<Progress, RunResult> {
  const { seed, scorings, rounds } = settings;
  const parameters = drawParameters(seededRandom(seed));
  const before = formatWeights(parameters.families);
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round++) {
    const weights = Buffer.from(formatWeights(parameters.families)).toString('base64');
    const orders = scorings.flatMap((scoring, index) => {
      const first = (round * scorings.length + index) * settings.games + 1;
      return Array.from({ length: Math.ceil(settings.games / gamesInOrder) }, (_, order) => {
        const before = order * gamesInOrder;
        const games = Math.min(gamesInOrder, settings.games - before);
        return { scoring, weights, settings: settings.selfPlay, seed, first: first + before, games };
      });
    });
    let games = 0;
    for await (const found of play(orders)) {
      for (const sample of found) samples.push(sample);
      games = Math.min(games + gamesInOrder, scorings.length * settings.games);
      yield { kind: 'games', round, games, samples: samples.length };
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
