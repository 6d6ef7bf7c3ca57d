import { createSignal } from 'solid-js';
import type { Problem } from '../../../core/problem.ts';
import type { Answer } from '../worker/judge-tasks.ts';
import type { Lab } from '../worker/lab.ts';

/** The parts in which an exam comes in: the first soon, so that there is something to see. */
const ends = [10, 25, 50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 900, 1000];

/** Judges players in one exam, part by part; what was judged once is remembered. */
export interface Bench {
  /** The answers of a player so far. */
  answersOf(player: string): readonly Answer[];
  /** Judges players, all of them in a part before any in the next. Returns what went wrong, if anything did. */
  judge(
    players: readonly string[],
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Problem | undefined>;
}

export function createBench(lab: Lab, game: string, seed: number): Bench {
  const [answers, setAnswers] = createSignal<ReadonlyMap<string, readonly Answer[]>>(new Map());
  const answersOf = (player: string) => answers().get(player) ?? [];
  return {
    answersOf,
    async judge(players, signal, onProgress) {
      const most = ends.at(-1) ?? 1;
      let from = 0;
      for (const end of ends) {
        for (const [index, player] of players.entries()) {
          const known = answersOf(player).length;
          // It has this part already, or its exam ended before.
          if (known !== from) continue;
          const share = (end - from) / most / players.length;
          const before = from / most + index * share;
          const judged = await lab.run(
            'judging',
            { game, seed, from, count: end - from, player },
            { signal, onProgress: (done) => onProgress(before + done * share) },
          );
          if (!judged?.ok) return judged?.problem;
          setAnswers((all) => new Map([...all, [player, [...answersOf(player), ...judged.value]]]));
        }
        from = end;
      }
      return undefined;
    },
  };
}
