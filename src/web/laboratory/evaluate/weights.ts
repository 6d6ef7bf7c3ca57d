import type { Feature } from '../../../core/player.ts';
import type { Result } from '../../../core/problem.ts';
import { formatWeighting, maxWeight, readWeighting, type WeightedFeature } from '../../../engine/players/weighting.ts';

type Features = readonly Feature<unknown>[];

/** A weighting as sliders have it: what each feature weighs, those that are not named nothing. */
export type Weights = ReadonlyMap<string, number>;

/** What a text says, for the sliders. */
export function readWeights(features: Features, text: string): Result<Weights> {
  const read = readWeighting(features, text);
  if (!read.ok) return read;
  return { ok: true, value: new Map(read.value.map(({ feature, weight }) => [feature.id, weight])) };
}

/** What sliders say, as text. Something has to be named: where all weigh nothing, that is said of the first. */
export function formatWeights(features: Features, weights: Weights): string {
  const weighed = features.flatMap((feature): WeightedFeature<unknown>[] => {
    const weight = weights.get(feature.id) ?? 0;
    return weight === 0 ? [] : [{ feature, weight }];
  });
  return formatWeighting(
    weighed.length > 0 ? weighed : features.slice(0, 1).map((feature) => ({ feature, weight: 0 })),
  );
}

/** What one begins with: the first thing that is counted, for and against. */
export function usualWeights(features: Features): string {
  const [own, theirs] = features;
  return formatWeights(
    features,
    new Map([...(own ? [[own.id, 10] as const] : []), ...(theirs ? [[theirs.id, -10] as const] : [])]),
  );
}

/** How far a slider goes either way: fine steps for what is usual, and more where a text says more. */
export function sliderReach(weights: Weights): number {
  const most = Math.max(0, ...[...weights.values()].map(Math.abs));
  return [20, 100].find((reach) => most <= reach) ?? maxWeight;
}
