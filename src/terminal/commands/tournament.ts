import { availableParallelism } from 'node:os';
import { contestantOf } from '../../bots/contestant.ts';
import type { Game } from '../../core/game.ts';
import { reasonOf } from '../../core/problem.ts';
import { planTournament } from '../../engine/tournament/plan.ts';
import { standingsOf } from '../../engine/tournament/standings.ts';
import { schedule, type TournamentPlan } from '../../engine/tournament/tournament.ts';
import { botErrorsTo } from '../bot-errors.ts';
import { type Answer, type Command, type Failure, gameOf, type Invocation, refuseExtra } from '../command.ts';
import { playersNamed } from '../players.ts';
import { refuse } from '../problems.ts';
import { Journal, JournalError } from '../tournament/journal.ts';
import { playAll } from '../tournament/pool.ts';
import { printTournament } from '../tournament/standings-table.ts';

/** Lets players meet, all against all, and rates them. */
export const tournamentCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const game = found.value;
  const names = playersNamed(invocation);
  if (!names.ok) return { failure: { ...names, game } };
  const { games, seed, opening, save } = invocation.arguments;
  const settings = { games, seed, ...(opening !== undefined && { opening }) };
  const planned = await planTournament<unknown>(game, names.value, contestantOf, settings);
  if (!planned.ok) return { failure: { ...planned, game } };
  const { plan, contestants } = planned.value;
  const meanings = contestants.map(({ name, meaning = name }) => meaning);
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const journal = save === undefined ? undefined : Journal.open(save, plan, meanings);
  if (journal && !journal.ok) return { failure: journal };
  const timed = contestants.filter(({ isRepeatable }) => !isRepeatable).map(({ name }) => name);
  const hearing = { ...invocation, hearBotError: hearBotError.value };
  return play(game, journal?.value.plan ?? plan, timed, journal?.value, hearing);
};

async function play(
  game: Game,
  plan: TournamentPlan,
  timed: readonly string[],
  journal: Journal | undefined,
  invocation: Invocation,
): Promise<Answer> {
  const all = schedule(plan);
  const played = new Map((journal?.played ?? []).map((each) => [each.number, each]));
  const waiting = all.filter(({ number }) => !played.has(number));
  const before = played.size;
  const breaking = new AbortController();
  const stopListening = invocation.onInterrupt(() => breaking.abort());
  const { hearBotError } = invocation;
  const order = { plan, load: invocation.arguments.load, hearsBotErrors: hearBotError !== undefined };
  const failure = await playAll(order, waiting, {
    workers: invocation.arguments.workers ?? (timed.length > 0 ? 1 : availableParallelism()),
    signal: breaking.signal,
    onBotError: ({ bot, line }) => hearBotError?.(bot, line),
    onPlayed: (each) => {
      played.set(each.number, each);
      journal?.write(each);
      invocation.showProgress((played.size - before) / waiting.length);
    },
  }).then(() => undefined, failureOf);
  stopListening();
  invocation.showProgress(1);
  // In the order of the schedule, whatever order they ended in.
  const inOrder = all.flatMap(({ number }) => played.get(number) ?? []);
  const isInterrupted = inOrder.length < all.length;
  const standings = standingsOf(plan.players.length, inOrder);
  return {
    printout: printTournament({ game, plan, played: inOrder, standings, timed, isInterrupted }, invocation),
    ...(isInterrupted && !failure && { isInterrupted }),
    ...(failure && { failure: { ...failure, game } }),
  };
}

/** Why a tournament could not go on. */
function failureOf(error: unknown): Failure {
  if (error instanceof JournalError) return error;
  return refuse({ code: 'tournament-failed', values: { reason: reasonOf(error) } });
}
