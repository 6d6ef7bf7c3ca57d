import type { Game } from '../core/game.ts';
import { type Match, readMove } from '../core/match.ts';
import { withoutHashes } from '../core/notation.ts';
import { type Result, succeed } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import { hasDrawnStart } from '../engine/setup.ts';
import type { Contestant, ContestedMove } from '../engine/tournament/contestant.ts';
import type { BotName } from './bot-name.ts';
import { BotProcess } from './bot-process.ts';
import type { HearBotError } from './hear-bot-error.ts';
import { refuseBot } from './text.ts';

/** How long a bot may keep us waiting, in milliseconds, and how many characters it may say at a time. */
export interface BotLimits {
  /** To start, and to be ready for a game. */
  readonly start: number;
  /** Beyond the time that it is given for a move: it may be slow to notice, and so may a busy machine. */
  readonly grace: number;
  readonly maxHeard: number;
  /** To go by itself when it is told to quit; in whole seconds, for a shell counts them. */
  readonly farewell: number;
}

/** What programs are held to unless other limits are given. */
export const usualBotLimits: BotLimits = { start: 10_000, grace: 2000, maxHeard: 1_000_000, farewell: 1 };

/**
 * A program that speaks UGI, at the board. Whatever it does wrong loses that game and no more: for the next one it is
 * started anew.
 */
export function botContestant<S>(
  name: string,
  bot: BotName,
  limits = usualBotLimits,
  hearError?: HearBotError,
): Contestant<S> {
  let running: BotProcess | undefined;
  let isClosed = false;
  /** Whether the move that is asked for is wanted at once. */
  let isHurried = false;

  return {
    name,
    isRepeatable: false,
    async begin() {
      if (running && !running.isOver) {
        const ready = await prepare(running);
        if (ready.ok || isClosed) return ready;
      }
      running?.kill();
      running = new BotProcess(name, bot.command, limits, hearError);
      running.say('ugi');
      const greeting = await running.hearing('ugiok', limits.start);
      return endOnRefusal(greeting.ok ? await prepare(running) : greeting);
    },
    async move(match) {
      isHurried = false;
      const begun = running ? succeed(undefined) : await this.begin?.();
      if (begun && !begun.ok) return begun;
      return endOnRefusal(await ask(match));
    },
    hurry() {
      isHurried = true;
      running?.say('stop');
    },
    close() {
      isClosed = true;
      running?.leave();
      running = undefined;
    },
  };

  async function prepare(process: BotProcess): Promise<Result<void>> {
    process.say('uginewgame');
    process.say('isready');
    const ready = await process.hearing('readyok', limits.start);
    return ready.ok ? succeed(undefined) : ready;
  }

  async function ask(match: Match<S>): Promise<Result<ContestedMove>> {
    if (!running) throw new Error('A bot is asked for a move that was not started; begin comes first.');
    // Whatever it still had to say of the move before is said when it is ready.
    running.say('isready');
    const ready = await running.hearing('readyok', limits.grace);
    if (!ready.ok) return ready;
    running.say(describe(match));
    running.say(`go movetime ${bot.milliseconds}`);
    if (isHurried) running.say('stop');
    const answer = await running.hearing('bestmove', bot.milliseconds + limits.grace);
    if (!answer.ok) return answer;
    const [, text] = answer.value.split(/\s+/u);
    if (text === undefined) {
      return refuseBot({ code: 'bot-nonsense', values: { bot: name, said: answer.value, awaited: 'bestmove …' } });
    }
    const move = readMove(match.game, match.state, text);
    const { report } = running;
    if (move.ok) return succeed({ move: move.value, ...(Object.keys(report).length > 0 && { report }) });
    return refuseBot({ code: 'bot-illegal', values: { bot: name, move: text }, cause: move.problem });
  }

  function endOnRefusal<T>(result: Result<T>): Result<T> {
    if (result.ok) return result;
    running?.kill();
    running = undefined;
    return result;
  }
}

/** A match as UGI tells it: from its start, with every move. */
function describe<S>(match: Match<S>): string {
  const start = match.game.notation.position(match.steps[0].state);
  const from = start === usualStart(match.game) ? 'startpos' : `fen ${forPrograms(match.game, start)}`;
  const moves = match.played.length > 0 ? ` moves ${match.played.join(' ')}` : '';
  return `position ${from}${moves}`;
}

/**
 * A position as match runners give it to bots from a file of openings, in which a line that begins with `#` is skipped;
 * as it is where a game from outside reads no other form.
 */
function forPrograms<S>({ notation }: Game<S>, position: string): string {
  const other = withoutHashes(position);
  const read = notation.parsePosition(other);
  return read.ok && notation.position(read.value) === position ? other : position;
}

/** Where a game always begins; nothing where chance decides it, which a bot can't know of. */
function usualStart<S>(game: Game<S>): string | undefined {
  return hasDrawnStart(game) ? undefined : game.notation.position(game.rules.start(seededRandom(1)));
}
