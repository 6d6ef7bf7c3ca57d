import { parentPort, workerData } from 'node:worker_threads';
import { contestantOf } from '../../bots/contestant.ts';
import { Arena } from '../../engine/tournament/arena.ts';
import type { ScheduledGame, TournamentPlan } from '../../engine/tournament/tournament.ts';
import { systemClock } from '../../system-clock.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { loadInThread } from '../../worker/node-game.ts';
import { terminal } from '../text.ts';

/** A thread that plays games of one tournament, one after another as they are sent. */
export interface TournamentOrder {
  readonly plan: TournamentPlan;
  readonly load: readonly string[];
  /** Whether it is told what bots write to standard error. */
  readonly hearsBotErrors: boolean;
}

/** A line that a bot wrote to standard error. */
export interface BotErrorLine {
  readonly bot: string;
  readonly line: string;
}

const { plan, load, hearsBotErrors } = workerData as TournamentOrder;
const game = await loadInThread(plan.game, load);
const arena = await Arena.open<unknown>(game, plan, {
  clock: systemClock,
  contestantOf: (of, name, oracle) => contestantOf(of, name, oracle, hearsBotErrors ? passOn : undefined),
  explain: (problem) => sayProblem(problem, 'en', game, terminal),
});

function passOn(bot: string, line: string): void {
  const said: BotErrorLine = { bot, line };
  parentPort?.postMessage(said);
}

async function play(scheduled: ScheduledGame): Promise<void> {
  parentPort?.postMessage(await arena.play(scheduled));
}

parentPort?.on('message', (order: ScheduledGame | 'end') => {
  if (order !== 'end') {
    void play(order);
    return;
  }
  arena.close();
  process.exit();
});
