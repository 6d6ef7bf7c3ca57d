import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import { engineFailure, fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import type { Choice, Report } from '../../core/report.ts';
import { oracleOf } from '../analysis/general.ts';
import { reportChoice } from '../analysis/report.ts';
import { analyseMatch } from './analyse-match.ts';
import { type Clock, runSliced } from './run-sliced.ts';

/**
 * The engine behind a message port, the same in a thread of Node and in a browser's worker. A worker serves one game:
 * several in one would slow each other down. Everything that crosses is plain data.
 */
export type EngineRequest =
  | EngineTask
  /** No answer is wanted any more. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** The answer that is known so far is wanted now. */
  | { readonly kind: 'hurry'; readonly id: number }
  /** What another worker has proved of a move, for who makes it; or that it has begun to, where there is no verdict. */
  | { readonly kind: 'learn'; readonly id: number; readonly move: string; readonly verdict?: ExactVerdict };
export type EngineTask = AnalyseTask | ChooseTask;

/** Where a match began, and its moves since; repetition is seen from them. */
export interface Present {
  readonly start: string;
  readonly played: readonly string[];
}

export interface AnalyseTask extends Present {
  readonly kind: 'analyse';
  readonly id: number;
  readonly milliseconds: number;
  /** The position alone, and none of its moves. */
  readonly isAlone?: true;
}

export interface ChooseTask extends Present {
  readonly kind: 'choose';
  readonly id: number;
  /** The computer player's name. */
  readonly player: string;
  /** The same for all moves of a game, so that it repeats. */
  readonly seed: number;
  /** When it is stopped at the latest, if it would not stop by itself. */
  readonly maxMilliseconds?: number;
}

/** `progress` may come any number of times, and then one of the others. */
export type EngineResponse =
  | EngineResult
  | { readonly kind: 'refused'; readonly id: number; readonly problem: Problem }
  | { readonly kind: 'cancelled'; readonly id: number };

/** What a task comes to, or has come to so far; `task` says of which kind it was. */
export type EngineResult = AnalyseResult | ChooseResult;

export interface AnalyseResult {
  readonly kind: 'progress' | 'done';
  readonly task: 'analyse';
  readonly id: number;
  readonly result: Report;
  /** The moves that other workers could take. */
  readonly open?: readonly string[];
}

export interface ChooseResult {
  readonly kind: 'progress' | 'done';
  readonly task: 'choose';
  readonly id: number;
  readonly result: Choice;
}

/** What a worker's side of a port must do. */
export interface ServicePort {
  post(response: EngineResponse): void;
  listen(handler: (request: EngineRequest) => void): void;
}

/** A request beyond this many waiting ones is cancelled at once: nobody can want so many answers. */
const maxQueueLength = 1000;

/** Answers requests one after another; a request that is cancelled before or during its turn is dropped. */
export function serve<S>(game: Game<S>, port: ServicePort, clock: Clock): void {
  const waiting: EngineTask[] = [];
  const cancelled = new Set<number>();
  const hurried = new Set<number>();
  /** What other workers have said of the moves of what is being analysed. */
  let helped: { readonly id: number; readonly moves: Map<string, ExactVerdict | 'begun'> } | undefined;
  const replay = makeReplay(game);
  let oracle: Promise<Oracle<S>> | undefined;
  let isBusy = false;

  port.listen((request) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else if (request.kind === 'hurry') hurried.add(request.id);
    else if (request.kind === 'learn') learn(request.id, request.move, request.verdict);
    else if (waiting.length >= maxQueueLength) port.post({ kind: 'cancelled', id: request.id });
    else waiting.push(request);
    if (!isBusy) void work();
  });

  function learn(id: number, move: string, verdict: ExactVerdict | undefined): void {
    if (helped?.id === id) helped.moves.set(move, verdict ?? 'begun');
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      // A fault in a game or a solver, which may come from outside, must not leave the asker waiting.
      const failed = (error: unknown) => ({ kind: 'refused', id: request.id, problem: engineFailure(error) }) as const;
      port.post(await answer(request).catch(failed));
      cancelled.delete(request.id);
      hurried.delete(request.id);
    }
    // What is still marked belongs to requests that were answered before the mark arrived.
    cancelled.clear();
    hurried.clear();
    isBusy = false;
  }

  async function answer(task: EngineTask): Promise<EngineResponse> {
    const { id } = task;
    if (cancelled.has(id)) return { kind: 'cancelled', id };
    const match = replay(task);
    if (!match.ok) return { kind: 'refused', id, problem: match.problem };
    return task.kind === 'analyse' ? report(task, match.value) : choose(task, match.value);
  }

  async function report({ id, milliseconds, isAlone }: AnalyseTask, match: Match<S>): Promise<EngineResponse> {
    const moves = new Map<string, ExactVerdict | 'begun'>();
    helped = { id, moves };
    let open: readonly string[] = [];
    const result = await analyseMatch(match, await theOracle(), {
      isAlone: isAlone ?? false,
      help: (move) => moves.get(move),
      onOpen: (others) => {
        open = others;
      },
      milliseconds,
      clock,
      isCancelled: () => cancelled.has(id),
      isHurried: () => hurried.has(id),
      onProgress: (known) =>
        port.post({ kind: 'progress', task: 'analyse', id, result: known, ...(open.length > 0 && { open }) }),
    });
    return result ? { kind: 'done', task: 'analyse', id, result } : { kind: 'cancelled', id };
  }

  async function choose(task: ChooseTask, match: Match<S>): Promise<EngineResponse> {
    const { id, player, seed, maxMilliseconds = Number.POSITIVE_INFINITY } = task;
    if (match.ending) return { kind: 'refused', id, problem: { code: 'game-over', values: {} } };
    // Whoever asks for analysis alone does not load the players.
    const { parsePlayer } = await import('../players.ts');
    const parsed = await parsePlayer(game, player, theOracle);
    if (!parsed.ok) return { kind: 'refused', id, problem: parsed.problem };
    const { value: chooser } = parsed;
    const { name, milliseconds = Number.POSITIVE_INFINITY } = chooser;
    const choiceFrom = (thought: Thought) => reportChoice(game, match.state, name, thought);
    const started = clock.now();
    let isDone = false;
    function* thinking(): Generator<Thought, Thought> {
      const last = yield* chooser.choose(match.state, seededRandom(seed, match.ply));
      isDone = true;
      return last;
    }
    const thought = await runSliced(thinking(), {
      milliseconds: Math.min(milliseconds, maxMilliseconds),
      clock,
      isCancelled: () => cancelled.has(id),
      isHurried: () => hurried.has(id),
      onProgress: (known) => port.post({ kind: 'progress', task: 'choose', id, result: choiceFrom(known) }),
    });
    if (!thought) return { kind: 'cancelled', id };
    const isStopped = !isDone && (maxMilliseconds < milliseconds || hurried.has(id));
    const result: Choice = {
      ...choiceFrom(thought),
      milliseconds: Math.round(1000 * (clock.now() - started)) / 1000,
      ...(isStopped && { isStopped }),
    };
    return { kind: 'done', task: 'choose', id, result };
  }

  function theOracle(): Promise<Oracle<S>> {
    oracle ??= oracleOf(game);
    return oracle;
  }
}

/**
 * Replays where a task begins. Tasks of a review come one move after another, and each then goes on from the one before:
 * replaying all of them from the start takes the square of their number.
 */
function makeReplay<S>(game: Game<S>): (present: Present) => Result<Match<S>> {
  let last: { readonly start: string; readonly match: Match<S> } | undefined;

  function goOn({ start, played }: Present): Result<Match<S>> | undefined {
    if (last?.start !== start || last.match.ply !== played.length - 1) return undefined;
    const isSame = last.match.played.every((move, ply) => move === played[ply]);
    return isSame ? last.match.play(played.at(-1) ?? '') : undefined;
  }

  function fromStart({ start, played }: Present): Result<Match<S>> {
    const begun = Match.fromPosition(game, start);
    if (!begun.ok) return begun;
    const { match, problem } = Match.replay(game, begun.value.state, played);
    return problem ? fail(problem) : succeed(match);
  }

  return (present) => {
    const found = goOn(present) ?? fromStart(present);
    if (found.ok) last = { start: present.start, match: found.value };
    return found;
  };
}
