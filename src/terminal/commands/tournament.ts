import { availableParallelism } from 'node:os';
import { contestantOf } from '../../bots/contestant.ts';
import { type Result, reasonOf } from '../../core/problem.ts';
import { planTournament } from '../../engine/tournament/plan.ts';
import { standingsOf } from '../../engine/tournament/standings.ts';
import { type PlayedGame, type ScheduledGame, schedule } from '../../engine/tournament/tournament.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { botErrorsTo } from '../bot-errors.ts';
import { type Answer, type Command, type Failure, gameOf, type Invocation, refuseExtra } from '../command.ts';
import { playersNamed } from '../players.ts';
import { refuse } from '../problems.ts';
import { type AskedGames, askGames } from '../queue/ask-games.ts';
import { openQueue, queueAddress } from '../queue/open.ts';
import { refuseFile, writeReport } from '../report-card/file.ts';
import { gatherReport } from '../report-card/gather.ts';
import { reportPage } from '../report-card/page.ts';
import { Journal, JournalError } from '../tournament/journal.ts';
import { playAll } from '../tournament/pool.ts';
import { printTournament, type Tournament } from '../tournament/standings-table.ts';

/** Lets players meet, all against all, and rates them. */
export const tournamentCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const game = found.value;
  const names = playersNamed(invocation);
  if (!names.ok) return { failure: { ...names, game } };
  const { games, seed, opening, isFair, save, html } = invocation.arguments;
  const taken = html === undefined ? undefined : refuseFile(html);
  if (taken) return { failure: taken };
  const settings = { games, seed, ...(opening !== undefined && { opening }), ...(isFair && ({ isFair } as const)) };
  const planned = await planTournament<unknown>(game, names.value, contestantOf, settings);
  if (!planned.ok) return { failure: { ...planned, game } };
  const { plan, contestants } = planned.value;
  const meanings = contestants.map(({ name, meaning = name }) => meaning);
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const timed = contestants.filter(({ isRepeatable }) => !isRepeatable).map(({ name }) => name);
  const hearing = { ...invocation, hearBotError: hearBotError.value };
  const queue = await queueOf(invocation);
  if (queue && !queue.ok) return { failure: queue };
  try {
    const journal = save === undefined ? undefined : Journal.open(save, plan, meanings);
    if (journal && !journal.ok) return { failure: journal };
    const asked = { game, plan: journal?.value.plan ?? plan, timed };
    return await play(asked, journal?.value, queue?.value, hearing);
  } finally {
    await queue?.value.close();
  }
};

/** The queue that a tournament goes to, if one was named. What is said of threads and bots here is not for others. */
async function queueOf(invocation: Invocation): Promise<Result<JobQueue> | undefined> {
  const { queue, workers, botErrors, isWithdrawn } = invocation.arguments;
  const local = workers !== undefined ? '--workers' : botErrors !== undefined ? '--bot-stderr' : undefined;
  if (queue !== undefined && local)
    return refuse({ code: 'options-exclude', values: { one: '--queue', other: local } });
  if (isWithdrawn) return openQueue(invocation);
  return local || queueAddress(invocation) === undefined ? undefined : openQueue(invocation);
}

type Asked = Pick<Tournament, 'game' | 'plan' | 'timed'>;

async function play(
  { game, plan, timed }: Asked,
  journal: Journal | undefined,
  queue: JobQueue | undefined,
  invocation: Invocation,
): Promise<Answer> {
  const all = schedule(plan);
  const played = new Map((journal?.played ?? []).map((each) => [each.number, each]));
  const waiting = all.filter(({ number }) => !played.has(number));
  // What is in the queue already is found at the first look, and took no time.
  let before = queue ? undefined : played.size;
  const breaking = new AbortController();
  const stopListening = invocation.onInterrupt(() => breaking.abort());
  const onPlayed = (each: PlayedGame) => {
    played.set(each.number, each);
    journal?.write(each);
  };
  const onProgress = (note?: string) => {
    before ??= played.size;
    invocation.showProgress((played.size - before) / Math.max(1, all.length - before), note);
  };
  const { signal } = breaking;
  const playing = queue
    ? askGames(queue, plan, waiting, { signal, onPlayed, onProgress }, invocation)
    : playHere({ plan, timed }, waiting, { signal, onPlayed, onProgress }, invocation);
  const failure = await playing.then(() => undefined, failureOf);
  // In the order of the schedule, whatever order they ended in.
  const inOrder = all.flatMap(({ number }) => played.get(number) ?? []);
  const isInterrupted = inOrder.length < all.length;
  const standings = standingsOf(plan.players.length, inOrder);
  const tournament: Tournament = {
    ...{ game, plan, played: inOrder, standings, timed, isInterrupted },
    isQueued: queue !== undefined,
  };
  invocation.showProgress(1);
  const { html, positions, language, isWithdrawn } = invocation.arguments;
  let unwritten: Failure | undefined;
  if (html !== undefined && inOrder.length > 0) {
    const interest = { positions, signal: breaking.signal, onProgress: invocation.showProgress };
    unwritten = writeReport(html, reportPage(await gatherReport(tournament, interest), language));
    invocation.showProgress(1);
  }
  stopListening();
  const trouble = failure ?? unwritten;
  return {
    printout: printTournament(tournament, invocation),
    ...((isInterrupted || breaking.signal.aborted) && !isWithdrawn && !trouble && { isInterrupted: true }),
    ...(trouble && { failure: { ...trouble, game } }),
  };
}

function playHere(
  { plan, timed }: Omit<Asked, 'game'>,
  waiting: readonly ScheduledGame[],
  { signal, onPlayed, onProgress }: AskedGames,
  { arguments: { load, workers }, hearBotError }: Invocation,
): Promise<void> {
  return playAll({ plan, load, hearsBotErrors: hearBotError !== undefined }, waiting, {
    workers: workers ?? (timed.length > 0 ? 1 : availableParallelism()),
    signal,
    onBotError: ({ bot, line }) => hearBotError?.(bot, line),
    onPlayed: (each) => {
      onPlayed(each);
      onProgress();
    },
  });
}

/** Why a tournament could not go on. */
function failureOf(error: unknown): Failure {
  if (error instanceof JournalError) return error;
  return refuse({ code: 'tournament-failed', values: { reason: reasonOf(error) } });
}
