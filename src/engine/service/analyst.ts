import type { ExactVerdict } from '../../core/oracle.ts';
import { engineFailure, fail, type Problem, type Result, succeed } from '../../core/problem.ts';
import type { Choice, Report } from '../../core/report.ts';
import { usualMilliseconds } from './run-sliced.ts';
import type { EngineRequest, EngineResponse, EngineResult, EngineTask, Present } from './service.ts';

/** The asking side of a port to a worker that serves. */
export interface AnalystPort {
  post(request: EngineRequest): void;
  /** `onEnd` is told when the worker ends by itself, and why. */
  listen(handler: (response: EngineResponse) => void, onEnd: (problem: Problem) => void): void;
  /** Told when the first of some questions is asked, and when the last is answered: only in between is anybody waiting. */
  hold?(isAwaited: boolean): void;
  /** Ends the worker. */
  close(): void;
}

interface Interest<T> {
  /** The position that the match began with. */
  readonly start: string;
  /** Its moves since then; repetition is seen from them. */
  readonly played?: readonly string[];
  /** Breaks it off: the answer is then undefined. */
  readonly signal?: AbortSignal;
  /** When what is known so far is wanted at once. */
  readonly hurry?: AbortSignal;
  /** Told what is known so far, again and again. */
  onProgress?(result: T): void;
}

/** What is to be analysed, and for how long. */
export interface Question extends Interest<Report> {
  /** A second, unless it is said. What is known by then is told; what is not exact says so. */
  readonly milliseconds?: number;
  /** The value of the position alone is wanted, and of none of its moves. */
  readonly isAlone?: boolean;
}

/** Others who take moves of a question that takes long; see helpers.ts. */
export interface Helpers {
  begin(question: Present, learn: (move: string, verdict?: ExactVerdict) => void): Helping;
  close(): void;
}

export interface Helping {
  /** Gives moves to those who have nothing to do. */
  share(open: readonly string[]): void;
  /** The question is answered. */
  end(): void;
}

/** Whose move is wanted. */
export interface Turn extends Interest<Choice> {
  /** The computer player's name. */
  readonly player: string;
  /** The same for all moves of a game, so that it repeats. */
  readonly seed: number;
  /** When it is stopped at the latest, if it would not stop by itself. */
  readonly maxMilliseconds?: number;
}

/** What was asked for, or why there is none; undefined when it was cancelled. */
export type Answer<T = Report> = Result<T> | undefined;

/** Owns a worker and asks it about positions of its game. Questions are answered in order, and always. */
export class Analyst {
  private readonly port: AnalystPort;
  private readonly open = new Map<number, (response: EngineResponse) => void>();
  private lastId = 0;
  /** What every question is answered with once there is nobody to ask. */
  private lastWord: ((id: number) => EngineResponse) | undefined;
  private readonly loadHelpers: (() => Promise<Helpers>) | undefined;
  private helpers: Promise<Helpers> | undefined;

  /** `loadHelpers` is asked when a question takes long for the first time. */
  constructor(port: AnalystPort, loadHelpers?: () => Promise<Helpers>) {
    this.port = port;
    this.loadHelpers = loadHelpers;
    port.listen(
      (response) => this.open.get(response.id)?.(response),
      (problem) => {
        this.closeHelpers();
        this.end((id) => ({ kind: 'refused', id, problem }));
      },
    );
  }

  /** What is known of a position after some time at most. */
  async analyse({ start, played = [], milliseconds, isAlone, ...interest }: Question): Promise<Answer> {
    const limits = { milliseconds: milliseconds ?? usualMilliseconds, ...(isAlone && { isAlone }) };
    const task = (id: number): EngineTask => ({ kind: 'analyse', id, start, played, ...limits });
    const help = this.helpWith({ start, played });
    const resultOf = (answer: EngineResult) => {
      if (answer.task !== 'analyse') return undefined;
      if (answer.open) help.share(answer.id, answer.open);
      return answer.result;
    };
    const answer = await this.ask(task, resultOf, interest);
    help.end();
    return answer;
  }

  /** The move that a computer player chooses. */
  choose({ start, played = [], player, seed, maxMilliseconds, ...interest }: Turn): Promise<Answer<Choice>> {
    const limit = maxMilliseconds === undefined ? {} : { maxMilliseconds };
    const task = (id: number): EngineTask => ({ kind: 'choose', id, start, played, player, seed, ...limit });
    return this.ask(task, (answer) => (answer.task === 'choose' ? answer.result : undefined), interest);
  }

  /** Ends the worker; what was still being asked is cancelled. */
  close(): void {
    this.port.close();
    this.closeHelpers();
    this.end((id) => ({ kind: 'cancelled', id }));
  }

  /** Without the one whom they help there is nothing for them to do. */
  private closeHelpers(): void {
    this.helpers?.then((helpers) => helpers.close()).catch(() => undefined);
  }

  /** Those who help with one question, from the time that it has moves to share. */
  private helpWith(question: Present): { share(id: number, open: readonly string[]): void; end(): void } {
    let helping: Helping | undefined;
    let isOver = false;
    const share = async (id: number, open: readonly string[]) => {
      this.helpers ??= this.loadHelpers?.();
      const helpers = await this.helpers;
      if (isOver || this.lastWord) return;
      helping ??= helpers?.begin(question, (move, verdict) =>
        this.port.post({ kind: 'learn', id, move, ...(verdict && { verdict }) }),
      );
      helping?.share(open);
    };
    return {
      // Without helpers all is found too.
      share: (id, open) => void share(id, open).catch(() => undefined),
      end() {
        isOver = true;
        helping?.end();
      },
    };
  }

  private ask<T>(
    task: (id: number) => EngineTask,
    resultOf: ResultOf<T>,
    { signal, hurry, onProgress }: Pick<Interest<T>, 'signal' | 'hurry' | 'onProgress'>,
  ): Promise<Answer<T>> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const cancel = () => this.port.post({ kind: 'cancel', id });
      const hasten = () => this.port.post({ kind: 'hurry', id });
      if (this.lastWord) {
        resolve(answerOf(this.lastWord(id), resultOf));
        return;
      }
      this.open.set(id, (response) => {
        if (response.kind === 'progress') {
          const known = resultOf(response);
          if (known) onProgress?.(known);
          return;
        }
        signal?.removeEventListener('abort', cancel);
        hurry?.removeEventListener('abort', hasten);
        this.open.delete(id);
        if (this.open.size === 0) this.port.hold?.(false);
        resolve(answerOf(response, resultOf));
      });
      if (this.open.size === 1) this.port.hold?.(true);
      this.port.post(task(id));
      if (signal?.aborted) cancel();
      signal?.addEventListener('abort', cancel);
      if (hurry?.aborted) hasten();
      hurry?.addEventListener('abort', hasten);
    });
  }

  private end(lastWord: (id: number) => EngineResponse): void {
    this.lastWord ??= lastWord;
    for (const [id, settle] of [...this.open]) settle(this.lastWord(id));
  }
}

/** Takes what was asked for from a response, if it answers a task of that kind. */
type ResultOf<T> = (response: EngineResult) => T | undefined;

function answerOf<T>(response: EngineResponse, resultOf: ResultOf<T>): Answer<T> {
  if (response.kind === 'cancelled') return undefined;
  if (response.kind === 'refused') return fail(response.problem);
  const result = resultOf(response);
  if (result) return succeed(result);
  return fail(engineFailure(`it answered what nobody asked: ${response.task}`));
}
