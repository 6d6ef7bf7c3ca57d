import type { EngineResponse } from '../../engine/service/service.ts';

/** The first message to a worker: the game it is to serve. With it comes the port to serve it on. */
export interface WorkerOrder {
  readonly game: string;
  /** The whole address of the module that brings it, if it is from outside. */
  readonly module?: string;
}

/** What a worker says: its answers, or that it cannot serve at all, and why. */
export type WorkerMessage = EngineResponse | { readonly kind: 'failed'; readonly reason: string };
