import { systemClock } from '../../system-clock.ts';
import { UgiEngine } from '../../ugi/engine.ts';
import { type Command, gameOf, refuseExtra } from '../command.ts';

/** Plays for another program, line by line, until it says quit or has no more to say. */
export const engineCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const { language, seed, player } = invocation.arguments;
  const write = (line: string) => invocation.write(`${line}\n`);
  const engine = await UgiEngine.start({ game, player, seed, language, clock: systemClock, write });
  if (!engine.ok) return { failure: { problem: engine.problem, game } };
  for await (const line of invocation.readLines()) {
    if (!(await engine.value.read(line))) break;
  }
  await engine.value.finish();
  return {};
};
