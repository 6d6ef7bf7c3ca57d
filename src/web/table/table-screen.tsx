import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { deps } from '../browser-deps.ts';
import { sayFailure } from '../problem-text.ts';
import type { Failure, Outcome } from '../problems.ts';
import { formatRoute, go, type Route, route } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { PasteSheet } from '../share/paste-sheet.tsx';
import { Button, LinkButton } from '../shell/button.tsx';
import { LoadFailed, Waiting } from '../shell/load-failed.tsx';
import { text as shellText } from '../shell/text.ts';
import { currentSession, sitDown, standUp } from './open/current-session.ts';
import { openLink, resumeGame } from './open/open.ts';
import { openPasted } from './open/open-pasted.ts';
import type { Session } from './session/session.ts';
import { scrollToBoard } from './stage/in-view.ts';
import { TableView } from './table-view.tsx';
import { tableText } from './text.ts';
import './table.css';

/** The table: the game in progress, a saved one, or one that someone shared. */
export default function TableScreen() {
  const text = () => inLanguage(tableText);
  const [failure, setFailure] = createSignal<Failure>();
  const [isPasting, setPasting] = createSignal(false);
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
      if (opened.ok) opened.value.close();
    } else if (!opened.ok) {
      setFailure(opened);
      // A browser that does not answer may do so later.
      if (opened.problem.code !== 'storage-silent') return;
      await deps.untilRetry(tries);
      if (route() === place) await openAt(place, tries + 1);
    } else {
      setFailure(undefined);
      sitDown(opened.value);
      if (place.screen === 'shared') go({ screen: 'play', id: opened.value.saving.id() }, { replace: true });
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
            {(found) => (
              <>
                <h1>{isNothingThere() ? text().lost : text().notOpened}</h1>
                <Show when={!isNothingThere()}>
                  <p>{sayFailure(found(), settings.language)}</p>
                </Show>
                <div class="table-empty-actions">
                  <LinkButton kind="main" icon="home" href={formatRoute({ screen: 'home' })}>
                    {text().home}
                  </LinkButton>
                  <Button icon="paste" onClick={() => setPasting(true)}>
                    {text().pasteInstead}
                  </Button>
                </div>
                <Show when={isPasting()}>
                  <PasteSheet onOpen={openPasted} onClose={() => setPasting(false)} />
                </Show>
              </>
            )}
          </Show>
        </section>
      }
    >
      {(session) => <TableView session={session} />}
    </Show>
  );
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
  if (place.screen === 'shared') return openLink(place.link, deps);
  if (place.screen !== 'play') return undefined;
  const session = currentSession();
  if (session && (place.id === undefined || session.saving.id() === place.id)) return undefined;
  return resumeGame(place.id, deps);
}
