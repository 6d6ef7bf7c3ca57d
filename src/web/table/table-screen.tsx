import { createEffect, createSignal, lazy, on, onCleanup, Show } from 'solid-js';
import type { Deps } from '../deps.ts';
import { freshId, freshSeed } from '../fresh.ts';
import type { Failure, Outcome } from '../problems.ts';
import { go, type Route, route } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { LoadFailed, Waiting } from '../shell/load-failed.tsx';
import { text as shellText } from '../shell/text.ts';
import { currentSession, sitDown, standUp } from './open/current-session.ts';
import { openLink } from './open/open-link.ts';
import type { Session } from './session/session.ts';
import { scrollToBoard } from './stage/in-view.ts';
import { TableView } from './table-view.tsx';
import './table.css';

const NotOpened = lazy(async () => ({ default: (await import('./not-opened.tsx')).NotOpened }));

/** The table: the game in progress, a saved one, or one that someone shared. */
export default function TableScreen() {
  const [failure, setFailure] = createSignal<Failure>();
  const [isBroken, setBroken] = createSignal(false);
  createEffect(
    on(route, (place) => {
      if (place.screen !== 'new') {
        setFailure(undefined);
        setBroken(false);
      }
      openAt(place).catch((error: unknown) => {
        console.error(error);
        if (route() === place) setBroken(true);
      });
    }),
  );

  /** Opens what an address asks for, unless it is on the table already, or another one was gone to meanwhile. */
  async function openAt(place: Route, tries = 1): Promise<void> {
    const opened = await sessionFor(place);
    if (!opened) return;
    if (route() !== place) {
      if (opened.ok && opened.value !== currentSession()) opened.value.close();
    } else if (!opened.ok) {
      setFailure(opened);
      // A browser that does not answer may do so later.
      if (opened.problem.code !== 'storage-silent') return;
      await (await loadDeps()).untilRetry(tries);
      if (route() === place) await openAt(place, tries + 1);
    } else {
      setFailure(undefined);
      sitDown(opened.value);
      if (place.screen !== 'shared') return;
      // A reload before the game is kept opens the link once more.
      await opened.value.saving.settled();
      if (route() === place) go({ screen: 'play', id: opened.value.saving.id() }, { replace: true });
    }
  }

  keepAddress();
  beginAtTheTop();
  onCleanup(standUp);
  /** No game was asked for by name, and none has been played yet. */
  const isNothingThere = () => {
    const place = route();
    return place.screen === 'play' && place.id === undefined && failure()?.problem.code === 'save-missing';
  };
  return (
    <Show
      when={!failure() && !isBroken() && currentSession()}
      keyed
      fallback={
        <section class="page page-narrow table-empty">
          <Show when={isBroken()}>
            <LoadFailed sentence={inLanguage(shellText).gameFailed} />
          </Show>
          <Show when={failure()} fallback={isBroken() ? undefined : <Waiting frame={(content) => content} />}>
            {(found) => <NotOpened failure={found()} isNothingThere={isNothingThere()} />}
          </Show>
        </section>
      }
    >
      {(session) => <TableView session={session} />}
    </Show>
  );
}

/** What a table needs of the browser is loaded after the board of a link, and before one that was saved. */
async function loadDeps(): Promise<Deps> {
  return (await import('../browser-deps.ts')).deps;
}

/** Keeps the address that of the game on the table, so that a reload finds it among those of other tabs. */
function keepAddress(): void {
  createEffect<string | undefined>((before) => {
    const id = currentSession()?.saving.id();
    const place = route();
    if (id === undefined || place.screen !== 'play') return id;
    const isOld = place.id === undefined || (place.id === before && place.id !== id);
    if (isOld) go({ screen: 'play', id }, { replace: true });
    return id;
  });
}

/** Whoever plays again, or begins another game at the table, has its board in view. */
function beginAtTheTop(): void {
  createEffect(
    on(
      () => currentSession()?.saving.id(),
      (id, before) => {
        if (id !== undefined && before !== undefined && id !== before) scrollToBoard();
      },
    ),
  );
}

/** What an address asks for, unless it is on the table already. */
async function sessionFor(place: Route): Promise<Outcome<Session> | undefined> {
  if (place.screen === 'shared') return openLink(place.link, { freshId, freshSeed, load: loadDeps });
  if (place.screen !== 'play') return undefined;
  const session = currentSession();
  if (session && (place.id === undefined || session.saving.id() === place.id)) return undefined;
  const [{ resumeGame }, deps] = await Promise.all([import('./open/open.ts'), loadDeps()]);
  return resumeGame(place.id, deps);
}
