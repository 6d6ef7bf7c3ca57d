import type { Game } from '../core/game.ts';
import type { Oracle } from '../core/oracle.ts';
import { type Result, succeed } from '../core/problem.ts';
import { type Contestant, computerContestants } from '../engine/tournament/contestant.ts';
import { systemClock } from '../system-clock.ts';
import { botContestant, usualBotLimits } from './bot.ts';
import { isBotName, parseBotName } from './bot-name.ts';
import type { HearBotError } from './hear-bot-error.ts';

const computerOf = computerContestants(systemClock);

/** Whoever a player's name means: a player of ours, or a bot that is to be started, as in `ugi:./mybot`. */
export async function contestantOf<S>(
  game: Game<S>,
  text: string,
  oracle?: () => Promise<Oracle<S>>,
  hearBotError?: HearBotError,
): Promise<Result<Contestant<S>>> {
  if (isBotName(text)) {
    const bot = parseBotName(text);
    return bot.ok ? succeed(botContestant(text.trim(), bot.value, usualBotLimits, hearBotError)) : bot;
  }
  return computerOf(game, text, oracle);
}
