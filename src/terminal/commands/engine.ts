import { parsePlayer } from '../../engine/players.ts';
import { type Command, gameOf, refuseExtra } from '../command.ts';
import { clock } from '../contestant.ts';
import { UgiEngine } from '../ugi/engine.ts';

/** Plays for another program, line by line, until it says quit or has no more to say. */
export const engineCommand: Command = async (context) => {
  const found = await gameOf(context);
  if (!found.ok) return { failure: found };
  const game = found.value;
  const failure = refuseExtra(context, 1);
  if (failure) return { failure };
  const { language, seed } = context.arguments;
  const write = (line: string) => context.write(`${line}\n`);
  const player = await parsePlayer(game, context.arguments.player);
  if (!player.ok) return { failure: { problem: player.problem, game } };
  const engine = new UgiEngine({ game, player: player.value, seed, language, clock, write });
  for await (const line of context.readLines()) {
    if (!(await engine.read(line))) break;
  }
  await engine.finish();
  return {};
};
