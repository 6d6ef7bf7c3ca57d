import { parentPort, workerData } from 'node:worker_threads';
import { contestantOf } from '../../bots/contestant.ts';
import type { Game } from '../../core/game.ts';
import type { Oracle } from '../../core/oracle.ts';
import { present } from '../../core/present.ts';
import type { Problem } from '../../core/problem.ts';
import { oracleOf } from '../../engine/analysis/general.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import { playScheduled, type ScheduledGame, type TournamentPlan } from '../../engine/tournament/tournament.ts';
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
const knowing = await makeKnowing(await oracleOf(game));

/** An oracle that solves the whole game does so before the first one, lest the first games be played knowing less. */
async function makeKnowing(oracle: Oracle<unknown>): Promise<Oracle<unknown> | undefined> {
  const work = oracle.survey?.();
  if (!work) return undefined;
  while (!work.next().done) await systemClock.pause();
  return oracle;
}

/** What an oracle knows could otherwise depend on what it was asked before: players and judges of a game have their own. */
async function freshOracle(): Promise<Oracle<unknown>> {
  return knowing ?? oracleOf(game);
}

function passOn(bot: string, line: string): void {
  const said: BotErrorLine = { bot, line };
  parentPort?.postMessage(said);
}

async function seat(player: number, oracle: Oracle<unknown>): Promise<Contestant<unknown>> {
  const name = present(plan.players[player], `player ${player} in the plan`);
  const contestant = await contestantOf(
    game as Game<unknown>,
    name,
    async () => oracle,
    hearsBotErrors ? passOn : undefined,
  );
  if (!contestant.ok) throw new Error(`The thread has no player ${name}: ${contestant.problem.code}.`);
  return contestant.value;
}

/** Who sits at the board now, to be sent away when the tournament is broken off. */
let seated: readonly Contestant<unknown>[] = [];

async function play(scheduled: ScheduledGame): Promise<void> {
  const oracle = await freshOracle();
  const [first, second] = scheduled.seats;
  const contestants = [await seat(first, oracle), await seat(second, oracle)] as const;
  seated = contestants;
  const judge = {
    oracle: await freshOracle(),
    explain: (problem: Problem) => sayProblem(problem, 'en', game, terminal),
  };
  const played = await playScheduled(game, plan, scheduled, contestants, judge);
  leave();
  parentPort?.postMessage(played);
}

function leave(): void {
  for (const contestant of seated) contestant.close?.();
  seated = [];
}

parentPort?.on('message', (order: ScheduledGame | 'end') => {
  if (order !== 'end') {
    void play(order);
    return;
  }
  leave();
  process.exit();
});
