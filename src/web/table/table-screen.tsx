import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { deps } from '../browser-deps.ts';
import { inLanguage } from '../language.ts';
import { sayFailure } from '../problem-text.ts';
import type { Failure, Outcome } from '../problems.ts';
import { formatRoute, go, route } from '../routes.ts';
import { settings } from '../settings.ts';
import { PasteSheet } from '../share/paste-sheet.tsx';
import { Button, LinkButton } from '../shell/button.tsx';
import { present, sitDown, standUp } from './open/current-session.ts';
import { openLink, resumeGame } from './open/open.ts';
import { openPasted } from './open/open-pasted.ts';
import type { Session } from './session/session.ts';
import { TableView } from './table-view.tsx';
import { tableText } from './text.ts';

/** The table: the game in progress, a saved one, or one that someone shared. */
export default function TableScreen() {
  const text = () => inLanguage(tableText);
  const [failure, setFailure] = createSignal<Failure>();
  const [isPasting, setPasting] = createSignal(false);
  createEffect(
    on(route, async (place) => {
      if (place.screen !== 'new') setFailure(undefined);
      const opening = openingFor();
      if (!opening) return;
      const opened = await opening;
      if (route() !== place) {
        if (opened.ok) opened.value.close();
        return;
      }
      if (!opened.ok) {
        setFailure(opened);
        return;
      }
      sitDown(opened.value);
      if (place.screen === 'shared') go({ screen: 'play', id: opened.value.saving.id() }, { replace: true });
    }),
  );
  keepAddress();
  onCleanup(standUp);
  /** No game was asked for by name, and none has been played yet. */
  const isNothingThere = () => {
    const place = route();
    return place.screen === 'play' && place.id === undefined && failure()?.problem.code === 'save-missing';
  };
  return (
    <Show
      when={!failure() && present()}
      keyed
      fallback={
        <section class="page page-narrow table-empty">
          <Show when={failure()} fallback={<p>{text().opening}</p>}>
            {(found) => (
              <>
                <h1>{isNothingThere() ? text().lost : text().notOpened}</h1>
                <Show when={!isNothingThere()}>
                  <p>{sayFailure(found(), settings.language)}</p>
                </Show>
                <div class="result-actions">
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
    const id = present()?.saving.id();
    const place = route();
    if (id === undefined || place.screen !== 'play') return id;
    const isOld = place.id === undefined || (place.id === before && place.id !== id);
    if (isOld) go({ screen: 'play', id }, { replace: true });
    return id;
  });
}

/** What the address asks for, unless it is on the table already. */
function openingFor(): Promise<Outcome<Session>> | undefined {
  const place = route();
  if (place.screen === 'shared') return openLink(place.link, deps);
  if (place.screen !== 'play') return undefined;
  const session = present();
  if (session && (place.id === undefined || session.saving.id() === place.id)) return undefined;
  return resumeGame(place.id, deps);
}
