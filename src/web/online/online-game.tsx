import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { opponentOf, type Player } from '../../core/game.ts';
import { formatPending } from '../../online/client/pending.ts';
import type { Reason } from '../../online/client/state.ts';
import { go } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { attempt } from '../shell/attempt.ts';
import { useTitle } from '../shell/title.ts';
import type { OnlineTable } from '../table/session/online-table.ts';
import type { Session } from '../table/session/session.ts';
import { TableView } from '../table/table-view.tsx';
import { useFreshView } from './fresh-view.ts';
import { useTurnNotices } from './notification.ts';
import { OnlineActions } from './online-actions.tsx';
import { isAt, openAgain } from './seats/opening.ts';
import { heldSeats } from './seats/wire-deps.ts';
import { onlineText } from './text.ts';
import { WaitingView } from './waiting-view.tsx';

export interface OnlineGameProps {
  readonly session: Session;
  readonly invite: string | undefined;
  /** By which the seat was taken; whoever watches has none. */
  readonly secret: string | undefined;
}

/** A game online: the link to send until the friend is there, and then the table. */
export function OnlineGame(props: OnlineGameProps) {
  const { session } = props;
  const [isAtBoard, setAtBoard] = createSignal(false);
  useTurnNotices(session);
  return (
    <Show when={session.online}>
      {(online) => {
        useOnlineAnnouncing(online());
        useRematch(online());
        useLostSeat(online(), props.secret);
        const invite = createMemo(() => (isAwaited(online()) && !isAtBoard() ? props.invite : undefined));
        useFreshView(() => invite() === undefined);
        return (
          <Show
            when={invite()}
            fallback={
              <TableView
                session={session}
                moving={<OnlineActions online={online()} onHint={() => session.analysis.askHint()} />}
              />
            }
          >
            {(token) => (
              <WaitingPage session={session} online={online()} invite={token()} onToBoard={() => setAtBoard(true)} />
            )}
          </Show>
        );
      }}
    </Show>
  );
}

function WaitingPage(props: {
  readonly session: Session;
  readonly online: OnlineTable;
  readonly invite: string;
  onToBoard(): void;
}) {
  useTitle(() => props.session.game.text[settings.language].name);
  return <WaitingView {...props} />;
}

/** Whether nothing has happened yet, and somebody is still to come. */
function isAwaited({ own, snapshot }: OnlineTable): boolean {
  const { seats, moves, result } = snapshot();
  return own !== undefined && result === null && moves.length === 0 && !seats[opponentOf(own)].isClaimed;
}

/** Says what happens elsewhere to who listens: who comes and goes, what is offered, that the connection is lost. */
function useOnlineAnnouncing(online: OnlineTable): void {
  const text = () => inLanguage(onlineText);
  const isHere = (player: Player) => online.state().connection.kind === 'live' && online.state().here[player];
  for (const player of [0, 1] as const) {
    if (player === online.own) continue;
    createEffect(
      on(
        createMemo(() => isHere(player)),
        (here, before) => {
          if (before === undefined || online.state().connection.kind !== 'live') return;
          announce((here ? text().arrived : text().left)(online.nameOf(player, 'start')));
        },
      ),
    );
  }
  createEffect(
    on(
      createMemo(() => online.state().connection.kind === 'lost'),
      (isLost, before) => {
        if (before !== undefined) announce(isLost ? text().isLost : text().isBack);
      },
    ),
  );
  createEffect(
    on(
      createMemo(() => {
        const said = online.saying();
        return said && (said.kind !== 'plain' || said.isNews) ? said.sentence : undefined;
      }),
      (sentence) => {
        if (sentence !== undefined) announce(sentence);
      },
    ),
  );
}

/** When both want another game, it is gone to. */
function useRematch(online: OnlineTable): void {
  createEffect(
    on(
      createMemo(() => online.snapshot().rematch),
      (id, before) => {
        if (online.own === undefined || before !== null || id === null) return;
        announce(inLanguage(onlineText).rematchBegan);
        goToRematch(online.id, id).catch(console.error);
      },
    ),
  );
}

/** The seat there is kept first: without it one would only watch. Whoever has gone elsewhere meanwhile is left there. */
async function goToRematch(from: string, id: string): Promise<void> {
  for (let tries = 0; tries < 20 && !(await heldSeats.find(id)); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (isAt(from)) go({ screen: 'online', place: id });
}

/** The secret is not one of the seat's any more. */
function useLostSeat(online: OnlineTable, secret: string | undefined): void {
  const connection = createMemo(() => online.state().connection);
  createEffect(
    on(connection, (now) => {
      if (online.own === undefined || now.kind !== 'closed') return;
      if (isWrongSecret(now.reason)) sayLostSeat(online, secret).catch(console.error);
    }),
  );
}

function isWrongSecret(reason: Reason): boolean {
  return (reason.kind === 'said' ? reason.code : reason.problem.code) === 'wrong-secret';
}

/** So long another window may take to have a new secret agreed on. */
const moveMilliseconds = 500;

/** Another window of this browser may have given the seat another secret; else it is at another device, and one can watch. */
async function sayLostSeat(online: OnlineTable, secret: string | undefined): Promise<void> {
  const held = await heldSeats.find(online.id);
  const isMoving = held !== undefined && held.nextSecret !== null;
  if (isMoving) await new Promise((resolve) => setTimeout(resolve, moveMilliseconds));
  if (isMoving || (held && held.secret !== secret)) {
    const { outbox } = online.state();
    if (outbox.kind === 'refused' && isWrongSecret(outbox.reason)) {
      // What was done meanwhile is done with the new secret.
      const pending = formatPending(online.id, outbox.pending);
      await heldSeats.keeperOf(held).change((old) => ({ ...old, pending }));
    }
    if (isAt(online.id)) openAgain();
    return;
  }
  const watch = async () => {
    await heldSeats.forget(online.id);
    openAgain();
  };
  online.letWatch(() => attempt(watch()));
}
