import { nearest } from '../../core/nearest.ts';
import { type Evaluation, type Feature, type GamePlayers, maxEvaluation } from '../../core/player.ts';
import { type CommonProblems, failWith, type Result, succeed } from '../../core/problem.ts';

const refuse = failWith<CommonProblems>();

export const maxWeight = 1000;

/** A feature, and how many points each one counted is worth. */
export interface WeightedFeature<S> {
  readonly feature: Feature<S>;
  readonly weight: number;
}

/** Whether a part of a player's name is meant as a weighting: a bare word is the name of an evaluation. */
export function isWeighting(part: string): boolean {
  return part.includes('*');
}

/**
 * Reads a weighting such as `pairs*10-theirPairs*10+centre`: features with their weights, added and subtracted. A feature
 * without a weight counts once; capitals do not matter.
 */
export function readWeighting<S>(features: readonly Feature<S>[], text: string): Result<readonly WeightedFeature<S>[]> {
  const found: WeightedFeature<S>[] = [];
  const names = features.map(({ id }) => id).join(', ');
  let at = 0;
  const expected = (what: 'feature' | 'weight' | 'sign') =>
    refuse({ code: `weighting-${what}`, values: { text, at: at + 1, here: text.slice(at, at + 20), most: maxWeight } });
  while (at < text.length || found.length === 0) {
    const sign = /^\s*([+\-−])?\s*/u.exec(text.slice(at));
    if (found.length > 0 && sign?.[1] === undefined) return expected('sign');
    at += sign?.[0].length ?? 0;
    const word = /^\p{L}+/u.exec(text.slice(at))?.[0];
    if (word === undefined) return expected('feature');
    const feature = features.find(({ id }) => id.toLowerCase() === word.toLowerCase());
    if (!feature) {
      const near =
        nearest(
          word,
          features.map(({ id }) => id),
        ) ?? '';
      return refuse({ code: 'unknown-feature', values: { text, at: at + 1, word, nearest: near, list: names } });
    }
    if (found.some((other) => other.feature === feature)) {
      return refuse({ code: 'feature-twice', values: { text, word: feature.id } });
    }
    at += word.length;
    const times = /^\s*\*\s*/u.exec(text.slice(at))?.[0];
    let size = 1;
    if (times !== undefined) {
      at += times.length;
      const digits = /^\d+(?![\d.,])/u.exec(text.slice(at))?.[0];
      if (digits === undefined || Number(digits) > maxWeight) return expected('weight');
      at += digits.length;
      size = Number(digits);
    }
    found.push({ feature, weight: sign?.[1] === '-' || sign?.[1] === '−' ? 0 - size : size });
    at += /^\s*/u.exec(text.slice(at))?.[0].length ?? 0;
  }
  return succeed(found);
}

/** The same in one form, in which every weight is said, so that it reads as a weighting again. */
export function formatWeighting<S>(weighted: readonly WeightedFeature<S>[]): string {
  return weighted
    .map(({ feature, weight }, index) => `${weight < 0 ? '-' : index > 0 ? '+' : ''}${feature.id}*${Math.abs(weight)}`)
    .join('');
}

/** An evaluation that adds up what is counted, each by its weight. Its id is its text. */
export function weightedEvaluation<S>(weighted: readonly WeightedFeature<S>[]): Evaluation<S> {
  const counted = weighted.filter(({ weight }) => weight !== 0);
  const id = formatWeighting(weighted);
  return {
    id,
    text: { en: id, pt: id },
    evaluate(state) {
      let total = 0;
      for (const { feature, weight } of counted) total += weight * feature.count(state);
      return Math.max(-maxEvaluation, Math.min(maxEvaluation, total));
    },
  };
}

/** The evaluation that a part of a name means: the usual one, one by its name, or a weighting of features. */
export function evaluationOf<S>(players: GamePlayers<S>, word: string | undefined): Evaluation<S> | undefined {
  const { evaluations, features = [] } = players;
  if (word === undefined) return evaluations[0];
  if (!isWeighting(word)) return evaluations.find(({ id }) => id === word);
  const weighting = readWeighting(features, word);
  return weighting.ok ? weightedEvaluation(weighting.value) : undefined;
}
