import { botContestant, usualBotLimits } from '../../bots/bot.ts';
import { isBotName, parseBotName } from '../../bots/bot-name.ts';
import type { HearBotError } from '../../bots/hear-bot-error.ts';
import type { Game, Move } from '../../core/game.ts';
import { type Match, readMove } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import type { Choice } from '../../core/report.ts';
import { checkPlayer } from '../../engine/players.ts';
import type { Analyst } from '../../engine/service/analyst.ts';
import type { WaitSignals } from './waiting.ts';

/** A computer's move, and what it says of it where it says anything. */
export interface ChosenMove {
  readonly move: Move;
  readonly choice?: Choice;
}

/** Whoever moves for a computer's seat. */
export interface Opponent {
  /** Its move, or why there is none; undefined when it was told to stop. Hurried, it plays the best that it has. */
  move(match: Match, signals: WaitSignals): Promise<Result<ChosenMove> | undefined>;
  close(): void;
}

/** The full name of a computer player, if this game has one of that name; a bot's name stays as it is. */
export async function checkOpponent(game: Game, name: string): Promise<Result<string>> {
  if (!isBotName(name)) return checkPlayer(game, name);
  const bot = parseBotName(name);
  return bot.ok ? succeed(name.trim()) : bot;
}

/** The same, once a bot has been started and has answered: whoever waits elsewhere is not to find out that it can't be. */
export async function tryOpponent(game: Game, name: string, hearError?: HearBotError): Promise<Result<string>> {
  const known = await checkOpponent(game, name);
  const bot = known.ok && isBotName(name) ? parseBotName(name) : undefined;
  if (!bot?.ok) return known;
  const contestant = botContestant(name, bot.value, usualBotLimits, hearError);
  const begun = await contestant.begin?.();
  contestant.close?.();
  return begun && !begun.ok ? begun : known;
}

/** The opponents at one table, each called when first needed. */
export class Opponents {
  private readonly open = new Map<string, Opponent>();
  private readonly hearBotError: HearBotError | undefined;

  constructor(hearBotError?: HearBotError) {
    this.hearBotError = hearBotError;
  }

  /** Whoever plays under a name, with the chances of one game. */
  called(name: string, seed: number, analyst: Analyst): Opponent {
    const opponent = this.open.get(name) ?? openOpponent(name, seed, analyst, this.hearBotError);
    this.open.set(name, opponent);
    return opponent;
  }

  /** Sends them all away: in another game they have other chances. */
  dismiss(): void {
    for (const opponent of this.open.values()) opponent.close();
    this.open.clear();
  }
}

/** Whoever a computer player's name means: a player of ours, who thinks in a thread, or a bot that is to be started. */
function openOpponent(name: string, seed: number, analyst: Analyst, hearError: HearBotError | undefined): Opponent {
  const bot = isBotName(name) ? parseBotName(name) : undefined;
  if (!bot?.ok) return engineOpponent(name, seed, analyst);
  return botOpponent(botContestant(name, bot.value, usualBotLimits, hearError), seed);
}

function engineOpponent(player: string, seed: number, analyst: Analyst): Opponent {
  return {
    async move(match, signals) {
      const start = match.goTo(0).position;
      const choice = await analyst.choose({ start, played: match.played, player, seed, ...signals });
      if (!choice?.ok) return choice;
      const move = readMove(match.game, match.state, choice.value.move);
      return move.ok ? succeed({ move: move.value, choice: choice.value }) : move;
    },
    // The thread is not its own.
    close: () => undefined,
  };
}

/** A bot can't be stopped; what it says too late is not heard. */
function botOpponent(bot: ReturnType<typeof botContestant>, seed: number): Opponent {
  return {
    async move(match, { signal, hurry }) {
      const hasten = () => bot.hurry?.();
      hurry.addEventListener('abort', hasten);
      const stopped = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
      const answer = await Promise.race([bot.move(match, seededRandom(seed, match.ply)), stopped]);
      hurry.removeEventListener('abort', hasten);
      return answer?.ok ? succeed({ move: answer.value.move }) : answer;
    },
    close: () => bot.close?.(),
  };
}
