import type { Game } from '../core/game.ts';
import type { Oracle } from '../core/oracle.ts';
import { type Result, succeed } from '../core/problem.ts';
import { parsePlayer } from '../engine/players.ts';
import { type Contestant, contestantFrom } from '../engine/tournament/contestant.ts';
import { systemClock } from '../system-clock.ts';
import { botContestant, usualBotLimits } from './bot.ts';
import { isBotName, parseBotName } from './bot-name.ts';
import type { HearBotError } from './hear-bot-error.ts';

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
  const player = await parsePlayer(game, text, oracle);
  return player.ok ? succeed(contestantFrom(player.value, systemClock)) : player;
}
