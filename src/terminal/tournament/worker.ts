import { parentPort, workerData } from 'node:worker_threads';
import { contestantOf } from '../../bots/contestant.ts';
import { succeed } from '../../core/problem.ts';
import { Arena, type ArenaDeps } from '../../engine/tournament/arena.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import type { PlayedGame, ScheduledGame, ThinkingTime, TournamentPlan } from '../../engine/tournament/tournament.ts';
import { systemClock } from '../../system-clock.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { loadInThread } from '../../worker/node-game.ts';
import { terminal } from '../text.ts';

/** A thread that plays one kind of game, one after another as they are sent. */
export interface ThreadData {
  readonly game: string;
  readonly load: readonly string[];
  /** Whether it is told what bots write to standard error. */
  readonly hearsBotErrors: boolean;
}

/** A game of a tournament of that kind of game. */
export interface GameToPlay {
  readonly plan: TournamentPlan;
  readonly scheduled: ScheduledGame;
}

/** A line that a bot wrote to standard error. */
export interface BotErrorLine {
  readonly bot: string;
  readonly line: string;
}

const { game: id, load, hearsBotErrors } = workerData as ThreadData;
const game = await loadInThread(id, load);
let arena: Arena<unknown> | undefined;
const deps: ArenaDeps<unknown> = {
  clock: systemClock,
  contestantOf: async (of, name, oracle) => {
    const found = await contestantOf(of, name, oracle, hearsBotErrors ? passOn : undefined);
    return found.ok ? succeed(timed(found.value)) : found;
  },
  explain: (problem) => sayProblem(problem, 'en', game, terminal),
};

/** How long each has thought in the game that is played. */
const times = new Map<string, number[]>();

/** The same player, whose moves are timed. */
function timed<S>(contestant: Contestant<S>): Contestant<S> {
  const own: number[] = [];
  times.set(contestant.name, own);
  return {
    ...contestant,
    async move(match, random) {
      const started = systemClock.now();
      const chosen = await contestant.move(match, random);
      own.push(Math.round(systemClock.now() - started));
      return chosen;
    },
  };
}

function thinkingOf({ players }: TournamentPlan, player: number): ThinkingTime {
  const own = times.get(players[player] ?? '') ?? [];
  return { moves: own.length, total: own.reduce((sum, each) => sum + each, 0), longest: Math.max(0, ...own) };
}

function passOn(bot: string, line: string): void {
  const said: BotErrorLine = { bot, line };
  parentPort?.postMessage(said);
}

async function play({ plan, scheduled }: GameToPlay): Promise<void> {
  arena ??= await Arena.open(game, plan, deps);
  const over = await arena.play(scheduled, plan);
  const [first, second] = scheduled.seats;
  const played: PlayedGame = { ...over, thinking: [thinkingOf(plan, first), thinkingOf(plan, second)] };
  parentPort?.postMessage(played);
}

parentPort?.on('message', (order: GameToPlay | 'end') => {
  if (order !== 'end') {
    void play(order);
    return;
  }
  arena?.close();
  process.exit();
});
