import type { Game } from '../core/game.ts';
import { engineFailure, fail, type Problem } from '../core/problem.ts';
import { sayProblem } from '../text/say-problem.ts';
import { UgiEngine } from '../ugi/engine.ts';
import { type UgiOptions, usualUgiOptions } from '../ugi/options.ts';

/** Where lines come from and go to. */
export interface LinePort {
  write(line: string): void;
  listen(handler: (lines: string) => void): void;
}

/** Answers lines of UGI until `quit`; where it can't, it says why, and the problem is returned too. */
export async function speakUgi(
  loadGame: () => Promise<Game>,
  options: UgiOptions,
  { write, listen }: LinePort,
): Promise<Problem | undefined> {
  const { language = usualUgiOptions.language } = options;
  const game = await loadGame().catch((error: unknown) => fail(engineFailure(error)));
  if ('problem' in game) {
    write(`info string ${sayProblem(game.problem, language)}`);
    return game.problem;
  }
  const engine = await UgiEngine.start({ ...options, game, write });
  if (!engine.ok) {
    write(`info string ${sayProblem(engine.problem, language, game)}`);
    return engine.problem;
  }
  await untilQuit(engine.value, listen);
  await engine.value.finish();
  return undefined;
}

/** Each line is read when the one before has been: the engine takes one at a time. */
function untilQuit(engine: UgiEngine<unknown>, listen: LinePort['listen']): Promise<void> {
  return new Promise((resolve, reject) => {
    let reading: Promise<boolean> = Promise.resolve(true);
    const read = async (line: string, isGoingOn: boolean) => {
      const goesOn = isGoingOn && (await engine.read(line));
      if (isGoingOn && !goesOn) resolve();
      return goesOn;
    };
    listen((lines) => {
      for (const line of String(lines).split('\n')) {
        reading = reading.then((isGoingOn) => read(line, isGoingOn));
        reading.catch(reject);
      }
    });
  });
}
