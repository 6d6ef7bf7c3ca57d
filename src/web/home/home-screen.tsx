import { posters } from 'virtual:posters';
import { createResource, For, lazy, Show } from 'solid-js';
import { learnOutsideGames, outsideGames } from '../games.ts';
import { inLanguage } from '../settings.ts';
import { Button } from '../shell/button.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { useTitle } from '../shell/title.ts';
import { AnalyseCard } from './analyse-card.tsx';
import { GameCard } from './game-card.tsx';
import './home.css';
import { createParade } from './parade.ts';
import { recall } from './recall.ts';
import { text } from './text.ts';

const InProgress = lazy(() => import('./in-progress.tsx'));
const LastResults = lazy(() => import('./last-results.tsx'));

export default function HomeScreen() {
  const words = () => inLanguage(text);
  const parade = createParade();
  const [recalled] = createResource(recall);
  const unfinished = () => recalled()?.unfinished ?? [];
  const results = () => recalled()?.results ?? [];
  useTitle(() => '');
  void learnOutsideGames();
  return (
    <div class="page home">
      <div class="welcome">
        <div>
          <h1>{words().welcome}</h1>
          <p>{words().invitation}</p>
        </div>
        <Show when={parade.canPause()}>
          <Button
            kind="plain"
            class="parade-button"
            icon={parade.isPaused() ? 'play' : 'pause'}
            label={parade.isPaused() ? words().resume : words().pause}
            onClick={parade.togglePause}
          >
            <span class="parade-words">{parade.isPaused() ? words().resume : words().pause}</span>
          </Button>
        </Show>
      </div>
      <LoadBoundary failed={words().unfinishedFailed}>
        <Show when={unfinished().length > 0}>
          <InProgress games={unfinished()} others={recalled()?.others ?? 0} />
        </Show>
      </LoadBoundary>
      <section aria-label={words().games}>
        <ul class="game-cards">
          <For each={posters}>{(poster) => <GameCard poster={poster} parade={parade} />}</For>
          <For each={outsideGames()}>{(entry) => <GameCard poster={entry} parade={parade} />}</For>
        </ul>
      </section>
      <div class="home-shelf">
        <AnalyseCard />
        <LoadBoundary failed={words().resultsFailed}>
          <Show when={results().length > 0}>
            <LastResults results={results()} />
          </Show>
        </LoadBoundary>
      </div>
      <p class="home-foot">{words().foot}</p>
    </div>
  );
}
