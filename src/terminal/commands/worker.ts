import { availableParallelism } from 'node:os';
import { reasonOf } from '../../core/problem.ts';
import type { JobQueue, WorkEvent } from '../../jobs/queue.ts';
import { botErrorsTo } from '../bot-errors.ts';
import { type Answer, type Command, type Invocation, refuseExtra } from '../command.ts';
import { ownOptions } from '../options.ts';
import { refuse } from '../problems.ts';
import { differentFiles, gameKind, gameToPlay, isGameOrder, isOwn } from '../queue/game-job.ts';
import { GameThreads } from '../queue/game-threads.ts';
import { openQueue } from '../queue/open.ts';
import { queueText } from '../queue/text.ts';

/** How often it is said which game is played, in milliseconds. */
const gamesInterval = 5000;

/** Plays games that other machines ask for, until it is ended. */
export const workerCommand: Command = async (invocation) => {
  const extra = refuseExtra(invocation, 0) ?? refuseLoad(invocation);
  if (extra) return { failure: extra };
  const hearBotError = botErrorsTo(invocation);
  if (!hearBotError.ok) return { failure: hearBotError };
  const kind = gameKind();
  const opened = await openQueue(invocation, kind);
  if (!opened.ok) return { failure: opened };
  const queue = opened.value;
  try {
    const waiting = await queue.waitingVersions(kind);
    if (waiting.length > 0 && !waiting.includes(kind.version)) {
      return { failure: refuse({ code: 'queue-version', values: { own: kind.version, waiting: waiting.join(', ') } }) };
    }
    return await serve(queue, { ...invocation, hearBotError: hearBotError.value });
  } catch (error) {
    return { failure: refuse({ code: 'queue-unreachable', values: { place: queue.place, reason: reasonOf(error) } }) };
  } finally {
    await queue.close();
  }
};

/** A module comes with the games that need it; given here it would do nothing. */
function refuseLoad({ name, arguments: { load } }: Invocation) {
  if (load.length === 0) return undefined;
  const list = ownOptions(name).map((option) => `--${option}`);
  const values = {
    command: name,
    option: '--load',
    list: list.join(', '),
    common: '--lang, --ascii, --help, --version',
  };
  return refuse({ code: 'option-unwanted', values });
}

async function serve(queue: JobQueue, invocation: Invocation): Promise<Answer> {
  const { hearBotError, write } = invocation;
  const { allowsBots, language, workers: places = availableParallelism() } = invocation.arguments;
  const words = queueText[language];
  const kind = gameKind();
  const breaking = new AbortController();
  const stopListening = invocation.onStop(() => {
    // The terminal has written ^C where the cursor was.
    if (invocation.progress.isTTY) invocation.progress.write('\r\x1b[K');
    breaking.abort();
  });
  const threads = new GameThreads(places, ({ bot, line }) => hearBotError?.(bot, line));
  const diary = new Diary(invocation);
  const allowed = allowsBots ? [words.allowed] : [];
  const greeting = [words.started(queue.place, kind.version, places), ...allowed, words.howToEnd, words.waiting];
  write(`${greeting.join('\n')}\n`);
  await queue.work(kind, {
    places,
    signal: breaking.signal,
    isAble: (needs) => needs === '' || allowsBots,
    onEvent: (event) => diary.hear(event),
    perform: async (order, signal) => {
      if (!isGameOrder(order)) throw new Error('the order is no game');
      // Whatever lane it stands in: who may write to the queue may not run programs here.
      if (!allowsBots && !isOwn(order)) throw new Error('bots and modules need --allow-bots');
      const different = differentFiles(order);
      if (different.length > 0) return { unable: words.differentFile(different.join(', ')) };
      const load = order.load.map(({ module }) => module);
      const data = { game: order.game, load, hearsBotErrors: hearBotError !== undefined };
      const played = await threads.play(data, gameToPlay(order), signal);
      // The bot may be on another machine, and has not lost by its absence on this one.
      if (played?.forfeit?.code === 'bot-cannot-start') {
        return { unable: `${played.forfeit.values.bot} (${played.forfeit.values.reason})` };
      }
      return { result: played };
    },
  });
  stopListening();
  await threads.end();
  return { printout: { text: words.ended(diary.played, diary.running), json: {} } };
}

/** Says what a worker does: now and then, for there may be a hundred games a second. */
class Diary {
  played = 0;
  running = 0;
  private readonly invocation: Invocation;
  private saidAt = Number.NEGATIVE_INFINITY;

  constructor(invocation: Invocation) {
    this.invocation = invocation;
  }

  hear(event: WorkEvent): void {
    if (event.kind === 'begun') this.running++;
    if (['done', 'failed', 'unable', 'withdrawn'].includes(event.kind)) this.running--;
    if (event.kind === 'done') this.played++;
    const line = this.lineOf(event);
    if (line !== undefined) this.invocation.write(`${line}\n`);
  }

  private lineOf(event: WorkEvent): string | undefined {
    const words = queueText[this.invocation.arguments.language];
    switch (event.kind) {
      case 'begun':
        return this.begin(event.order);
      case 'idle':
        this.saidAt = Number.NEGATIVE_INFINITY;
        return words.idle(this.played);
      case 'failed':
        return words.failed(...gameAndNumber(event.order), event.reason);
      case 'unable':
        return words.unable(...gameAndNumber(event.order), event.reason);
      case 'unfit':
        return words.unfit;
      case 'other-versions':
        return words.otherVersions(event.own, event.versions.join(', '));
      case 'lost':
        return words.lost(event.reason);
      case 'found':
        return words.found;
      default:
        return undefined;
    }
  }

  private begin(order: unknown): string | undefined {
    const now = this.invocation.now();
    if (!isGameOrder(order) || now - this.saidAt < gamesInterval) return undefined;
    this.saidAt = now;
    const words = queueText[this.invocation.arguments.language];
    return words.playing(order.game, ...order.players, order.number + 1, this.played);
  }
}

function gameAndNumber(order: unknown): readonly [string, number] {
  return isGameOrder(order) ? [order.game, order.number + 1] : ['?', 0];
}
