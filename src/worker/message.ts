import type { Problem } from '../core/problem.ts';
import type { EngineRequest, EngineResponse } from '../engine/service/service.ts';
import type { UgiOptions } from '../ugi/options.ts';

/** What a worker is to serve: the first that it is told. */
export interface WorkerOrder {
  readonly game: string;
  /** What may bring the game, if it is from outside: whole addresses of modules in a browser, files in Node. */
  readonly modules?: readonly string[];
  /** Where this is said, lines of UGI are exchanged, as texts; otherwise requests and responses. */
  readonly ugi?: UgiOptions;
}

/** How an engine is started. */
export interface EngineOptions {
  /**
   * What may bring the game, if it is from outside: in Node names of packages, files, or addresses that begin with `file:`;
   * in a page addresses, which may be relative to the page.
   */
  readonly modules?: readonly (string | URL)[];
  /** Where the worker's script is, for those whose bundler does not bring it along: an address, or in Node a file. */
  readonly worker?: string | URL;
  /**
   * How many more workers may be started to help with positions that take long, such as Fuse's endings; none unless it is
   * said. What is exact is the same with them, and sooner.
   */
  readonly helpers?: number;
}

/** What comes after the order. */
export type WorkerRequest = EngineRequest | string;

/** What a worker says: answers, lines of UGI, or its last word. */
export type WorkerMessage = EngineResponse | string | WorkerEnd;

/** There will be no more: after `quit`, or because of a problem. */
export interface WorkerEnd {
  readonly kind: 'ended';
  readonly problem?: Problem;
}
