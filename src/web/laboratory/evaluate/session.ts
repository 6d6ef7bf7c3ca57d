import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Problem } from '../../../core/problem.ts';
import type { OrderingHelp } from '../../../study/measures/ordering-help.ts';
import type { Lab } from '../worker/lab.ts';
import { type Bench, createBench } from './bench.ts';

/** What is judged: an evaluation, played in one way, in one exam, beside others. */
export interface Judging {
  /** How evaluations are played: `greedy`, or `alphabeta` with a depth. */
  readonly form: string;
  readonly seed: number;
  /** The evaluation at hand, as it stands in a player's name; none while its text can't be read. */
  readonly word: string | undefined;
  /** The one it is compared with, and all others that are listed. */
  readonly rival: string | undefined;
  readonly others: readonly string[];
}

/** A moment without change comes before work, so that a slider can be drawn across. */
const settleMilliseconds = 250;
/** In so many positions of the exam it is tried how much ordering saves. */
const orderingPositions = 12;

/** Judges whatever is asked for, and begins anew when that changes. Call it within a component. */
export function createJudging(lab: Lab, game: string, judging: () => Judging) {
  const benches = new Map<number, Bench>();
  const bench = createMemo(() => {
    const { seed } = judging();
    const known = benches.get(seed) ?? createBench(lab, game, seed);
    benches.set(seed, known);
    return known;
  });
  const [running, setRunning] = createSignal<AbortController>();
  const [done, setDone] = createSignal(0);
  const [problem, setProblem] = createSignal<Problem>();
  const [ordering, setOrdering] = createSignal<{ readonly key: string; readonly help: OrderingHelp }>();
  /** What ordering is measured of: an evaluation in one exam. */
  const keyOf = (word: string | undefined, seed: number) => `${seed} ${word}`;
  const playerOf = (word: string) => `${judging().form}:${word}`;

  async function run(): Promise<void> {
    running()?.abort();
    const { word, rival, others, seed } = judging();
    if (word === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    setRunning(controller);
    setProblem(undefined);
    const first = [word, ...(rival === undefined ? [] : [rival])].map(playerOf);
    const rest = others.map(playerOf).filter((player) => !first.includes(player));
    // What is at hand and what it is compared with come first; the list follows.
    const failed =
      (await bench().judge([...new Set(first)], signal, (share) => setDone(share * 0.6))) ??
      (await orderBy(word, seed, signal)) ??
      (await bench().judge([...new Set(rest)], signal, (share) => setDone(0.6 + share * 0.4)));
    if (signal.aborted) return;
    setDone(1);
    setRunning(undefined);
    setProblem(failed);
  }

  async function orderBy(word: string, seed: number, signal: AbortSignal): Promise<Problem | undefined> {
    if (signal.aborted || ordering()?.key === keyOf(word, seed)) return undefined;
    const request = { game, seed, from: 0, count: orderingPositions, evaluation: word };
    const helped = await lab.run('ordering', request, { signal });
    if (!helped?.ok) return helped?.problem;
    if (helped.value) setOrdering({ key: keyOf(word, seed), help: helped.value });
    return undefined;
  }

  function stop(): void {
    running()?.abort();
    setRunning(undefined);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(
      () => JSON.stringify(judging()),
      () => {
        stop();
        setDone(0);
        clearTimeout(timer);
        timer = setTimeout(() => void run(), settleMilliseconds);
      },
    ),
  );
  onCleanup(() => {
    clearTimeout(timer);
    stop();
  });

  return {
    answersOf: (word: string) => bench().answersOf(playerOf(word)),
    ordering: () => (ordering()?.key === keyOf(judging().word, judging().seed) ? ordering()?.help : undefined),
    isRunning: () => running() !== undefined,
    done,
    problem,
    stop,
    goOn: () => void run(),
  };
}
