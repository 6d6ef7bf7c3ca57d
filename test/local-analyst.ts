import type { Game } from '../src/core/game.ts';
import { engineFailure } from '../src/core/problem.ts';
import { Analyst, type AnalystPort, type Helpers } from '../src/engine/service/analyst.ts';
import type { Clock } from '../src/engine/service/run-sliced.ts';
import { type EngineRequest, type EngineResponse, serve } from '../src/engine/service/service.ts';

/** An analyst whose worker is in this same thread. What crosses is copied, as between threads. */
export function connectLocally(
  game: Game | Promise<Game>,
  now: Clock['now'] = () => performance.now(),
  loadHelpers?: () => Promise<Helpers>,
): Analyst {
  let toService: (request: EngineRequest) => void = () => undefined;
  let toAnalyst: (response: EngineResponse) => void = () => undefined;
  const clock: Clock = { now, pause: () => new Promise((resolve) => setTimeout(resolve)) };
  const isServed = Promise.resolve(game).then((loaded) =>
    serve(
      loaded,
      {
        post: (response) => void setTimeout(() => toAnalyst(structuredClone(response))),
        listen: (handler) => {
          toService = handler;
        },
      },
      clock,
    ),
  );
  const port: AnalystPort = {
    post: (request) => void isServed.then(() => setTimeout(() => toService(structuredClone(request)))),
    listen: (handler, onEnd) => {
      toAnalyst = handler;
      isServed.catch((error: unknown) => onEnd(engineFailure(error)));
    },
    close: () => undefined,
  };
  return new Analyst(port, loadHelpers);
}
