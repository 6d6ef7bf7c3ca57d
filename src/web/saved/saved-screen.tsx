import { createResource, createSignal, For, Show } from 'solid-js';
import { savedGames } from '../browser-deps.ts';
import { sayFailure } from '../problem-text.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage, settings } from '../settings.ts';
import { PasteSheet } from '../share/paste-sheet.tsx';
import { announce } from '../shell/announce.tsx';
import { attempt } from '../shell/attempt.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { notify } from '../shell/notices.tsx';
import { useTitle } from '../shell/title.ts';
import type { GameSummary } from '../storage/saved-game.ts';
import type { Listing } from '../storage/saved-games.ts';
import { openPasted } from '../table/open/open-pasted.ts';
import { RenameSheet } from './rename-sheet.tsx';
import './saved.css';
import { SavedList } from './saved-list.tsx';
import { savedText } from './text.ts';

/** Why the list is empty: nothing is kept yet, or nothing can be read. */
function sayNone({ failure }: Listing): string {
  return failure ? sayFailure({ problem: failure }, settings.language) : inLanguage(savedText).none;
}

/** The games that are kept in this browser: to be opened, named, or deleted and put back. */
export default function SavedScreen() {
  const text = () => inLanguage(savedText);
  useTitle(() => text().title);
  const [renaming, setRenaming] = createSignal<GameSummary>();
  const [isPasting, setPasting] = createSignal(false);
  const [games, { refetch }] = createResource(() => savedGames.list());
  const remove = async (game: GameSummary) => {
    const removed = await savedGames.remove(game.id);
    if (!removed.ok) {
      notify(sayFailure(removed, settings.language));
      return;
    }
    await refetch();
    announce(text().removed);
    notify(text().removed, { label: text().putBack, run: () => attempt(removed.value().then(() => refetch())) });
  };
  const rename = async (game: GameSummary, name: string) => {
    setRenaming(undefined);
    const renamed = await savedGames.rename(game.id, name);
    if (!renamed.ok) notify(sayFailure(renamed, settings.language));
    await refetch();
  };
  return (
    <section class="page">
      <header class="saved-head">
        <h1>{text().title}</h1>
        <Button icon="paste" onClick={() => setPasting(true)}>
          {text().paste}
        </Button>
      </header>
      <Show when={isPasting()}>
        <PasteSheet onOpen={openPasted} onClose={() => setPasting(false)} />
      </Show>
      <Show when={renaming()}>
        {(game) => (
          <RenameSheet
            name={game().name ?? ''}
            onRename={(name) => attempt(rename(game(), name))}
            onClose={() => setRenaming(undefined)}
          />
        )}
      </Show>
      <LoadBoundary failed={text().failed}>
        <Show when={games.latest} fallback={<p>{text().loading}</p>}>
          {(found) => (
            <Show
              when={found().games.length > 0}
              fallback={
                <div class="saved-none">
                  <p>{sayNone(found())}</p>
                  <LinkButton kind="main" href={formatRoute({ screen: 'home' })}>
                    {text().play}
                  </LinkButton>
                </div>
              }
            >
              <SavedList games={found().games} onRename={setRenaming} onRemove={(game) => attempt(remove(game))} />
            </Show>
          )}
        </Show>
        <For each={games.latest?.left}>
          {(problem) => <p class="quiet saved-left">{sayFailure({ problem }, settings.language)}</p>}
        </For>
      </LoadBoundary>
    </section>
  );
}
