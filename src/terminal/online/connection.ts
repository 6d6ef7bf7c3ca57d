import type { Game, Language, Player } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { type Caller, maxAnswerTime, type Reply } from '../../online/client/api.ts';
import { makeClient, type OnlineClient } from '../../online/client/client.ts';
import { parsePending } from '../../online/client/pending.ts';
import type { ClientState } from '../../online/client/state.ts';
import type { Snapshot } from '../../online/wire.ts';
import type { Failure, Invocation } from '../command.ts';
import { claim, release } from '../play/claims.ts';
import { type FoundSeat, replaceSeat } from './kept-seats.ts';
import { refuse } from './problems.ts';
import { sayReason } from './standing.ts';

/** Of random bytes: a key that is not guessed, and a seat's secret. */
const keyBytes = 15;
export const secretBytes = 32;

export function callerOf(server: string, { connect, arguments: given }: Invocation): Caller {
  return { transport: connect(server), language: given.language };
}

export const makeKey = ({ randomText }: Invocation) => randomText(keyBytes);

/** Asks a server something, and says why nothing came of it. */
export async function ask<T>(server: string, request: (signal: AbortSignal) => Promise<Reply<T>>): Promise<Result<T>> {
  const reply = await request(AbortSignal.timeout(maxAnswerTime));
  if (reply.kind === 'answered') return succeed(reply.value);
  const said = reply.kind === 'refused' ? reply.refusal.title : reply.title;
  if (said !== undefined) return refuse({ code: 'online-said', values: { said } });
  const status = reply.kind === 'lost' ? reply.problem.values.status : undefined;
  if (status === undefined) return refuse({ code: 'online-unreachable', values: { server } });
  return refuse({ code: 'online-no-games', values: { server, status: Number(status) } });
}

/** Where a game is, and the seat in it that is played here, if any. */
export interface Place {
  readonly server: string;
  readonly id: string;
  readonly seat?: FoundSeat & { readonly player: Player };
}

/**
 * A client of a game. What is done with a seat is kept with it until it is answered, so that it is sent after a restart
 * too. Where another process has the same seat open, that is left to it.
 */
export function openClient({ server, id, seat }: Place, invocation: Invocation): OnlineClient {
  const { connect, wallClock, freshSeed, claimant } = invocation;
  const isKept = seat !== undefined && canClaim(seat.file, invocation);
  const pending = isKept && seat.seat.pending !== undefined ? parsePending(id, seat.seat.pending) : undefined;
  const client = makeClient(
    {
      transport: connect(server),
      now: wallClock,
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: seededRandom(freshSeed()),
      makeKey: () => makeKey(invocation),
      keep(text) {
        if (isKept) replaceSeat(seat.file, { ...seat.seat, pending: text ?? undefined });
      },
    },
    {
      id,
      language: invocation.arguments.language,
      ...(seat && { seat: { player: seat.player, secret: seat.seat.secret } }),
      ...(pending && { pending }),
    },
  );
  return {
    ...client,
    get state() {
      return client.state;
    },
    stop() {
      client.stop();
      if (isKept) release(seat.file, claimant);
    },
  };
}

/** Where nothing can be written, nothing can be claimed, and a game can still be played. */
function canClaim(file: string, { claimant }: Invocation): boolean {
  try {
    return claim(file, claimant);
  } catch {
    return false;
  }
}

/** Why a game can't be gone on with, where the server will not have it; undefined where it can. */
export function closedFailure(
  { connection }: ClientState,
  { language, game }: { readonly language: Language; readonly game?: Game },
): Failure | undefined {
  if (connection.kind !== 'closed') return undefined;
  return refuse({ code: 'online-said', values: { said: sayReason(connection.reason, language, game) } });
}

/** Waits for the first word of a game, or why none will come. Calls back when that takes longer. */
export async function firstSnapshot(
  client: OnlineClient,
  viewer: { readonly language: Language; readonly game?: Game },
  onLost: () => void = () => undefined,
): Promise<{ readonly snapshot: Snapshot } | { readonly failure: Failure }> {
  await firstWord(client, onLost);
  const failure = closedFailure(client.state, viewer);
  return failure ? { failure } : { snapshot: present(client.state.snapshot, 'snapshot of a game that was heard of') };
}

function firstWord(client: OnlineClient, onLost: () => void): Promise<void> {
  return new Promise((resolve) => {
    let hasTold = false;
    const look = () => {
      const { snapshot, connection } = client.state;
      if (connection.kind === 'lost' && !hasTold) {
        hasTold = true;
        onLost();
      }
      if (!snapshot && connection.kind !== 'closed') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.subscribe(look);
    look();
  });
}
