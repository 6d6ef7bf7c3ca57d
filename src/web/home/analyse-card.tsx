import { posters } from 'virtual:posters';
import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { outsideGames } from '../games.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { text as shellText } from '../shell/text.ts';
import { text } from './text.ts';

const PasteHere = lazy(() => import('./paste-here.tsx'));

/** The way to a position of one's own: set up on the board of a game, or pasted from wherever. */
export function AnalyseCard() {
  const words = () => inLanguage(text);
  const [isPasting, setPasting] = createSignal(false);
  return (
    <section class="home-section analyse-card" aria-labelledby="home-analyse">
      <div class="home-heading">
        <h2 id="home-analyse">{words().analyse}</h2>
      </div>
      <p>{words().analyseDetail}</p>
      <ul class="analyse-games" aria-label={words().setUp}>
        <For each={[...posters, ...outsideGames()]}>
          {({ id, text: said }) => (
            <li>
              <LinkButton
                href={formatRoute({ screen: 'edit', game: id })}
                aria-label={words().setUpGame(inLanguage(said).name)}
              >
                {inLanguage(said).name}
              </LinkButton>
            </li>
          )}
        </For>
        <li>
          <Button icon="paste" onClick={() => setPasting(true)}>
            {words().paste}
          </Button>
        </li>
      </ul>
      <Show when={isPasting()}>
        <LoadBoundary failed={inLanguage(shellText).notDone}>
          <Suspense>
            <PasteHere onClose={() => setPasting(false)} />
          </Suspense>
        </LoadBoundary>
      </Show>
    </section>
  );
}
