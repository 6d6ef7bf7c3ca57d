import { posters } from 'virtual:posters';
import { createResource, For, lazy, Show } from 'solid-js';
import { learnOutsideGames, outsideGames } from '../games.ts';
import { askIfOffered, isOffered } from '../online/availability.ts';
import { formatRoute } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { Button, LinkButton } from '../shell/button.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { painted } from '../shell/painted.ts';
import { useTitle } from '../shell/title.ts';
import { AnalyseCard } from './analyse-card.tsx';
import { GameCard } from './game-card.tsx';
import './home.css';
import { createParade } from './parade.ts';
import { recall } from './recall.ts';
import { text } from './text.ts';

const InProgress = lazy(() => import('./in-progress.tsx'));
const OnlineAtHome = lazy(() => import('../online/online-at-home.tsx'));
const LastResults = lazy(() => import('./last-results.tsx'));

/** The way to people elsewhere, where there is a server for it. */
function OnlineCard() {
  const words = () => inLanguage(text);
  return (
    <section class="home-section" aria-labelledby="home-elsewhere">
      <h2 id="home-elsewhere">{words().online}</h2>
      <p class="quiet">{words().onlineDetail}</p>
      <div>
        <LinkButton icon="people" href={formatRoute({ screen: 'online', place: '' })}>
          {words().openTables}
        </LinkButton>
      </div>
    </section>
  );
}

/** The way to puzzles. */
function PuzzlesCard() {
  const words = () => inLanguage(text);
  return (
    <section class="home-section" aria-labelledby="home-puzzles">
      <h2 id="home-puzzles">{words().puzzles}</h2>
      <p class="quiet">{words().puzzlesDetail}</p>
      <div class="home-ways">
        <LinkButton icon="hint" href={formatRoute({ screen: 'puzzle', place: 'day' })}>
          {words().dayPuzzle}
        </LinkButton>
        <LinkButton icon="menu" href={formatRoute({ screen: 'puzzles', place: '' })}>
          {words().allPuzzles}
        </LinkButton>
      </div>
    </section>
  );
}

/** The way to the laboratory. */
function LaboratoryCard() {
  const words = () => inLanguage(text);
  return (
    <section class="home-section" aria-labelledby="home-laboratory">
      <h2 id="home-laboratory">{words().laboratory}</h2>
      <p class="quiet">{words().laboratoryDetail}</p>
      <div class="home-ways">
        <LinkButton icon="graph" href={formatRoute({ screen: 'lab', place: '' })}>
          {words().lookInside}
        </LinkButton>
        <LinkButton icon="learn" href={formatRoute({ screen: 'lab', place: 'lessons' })}>
          {words().lessons}
        </LinkButton>
      </div>
    </section>
  );
}

export default function HomeScreen() {
  const words = () => inLanguage(text);
  const parade = createParade();
  const [recalled] = createResource(recall);
  const unfinished = () => recalled()?.unfinished ?? [];
  const results = () => recalled()?.results ?? [];
  useTitle(() => '');
  void learnOutsideGames();
  void painted().then(askIfOffered);
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
        <Show when={unfinished().length > 0 || recalled()?.day}>
          <InProgress games={unfinished()} others={recalled()?.others ?? 0} day={recalled()?.day} />
        </Show>
      </LoadBoundary>
      <LoadBoundary failed={words().onlineFailed}>
        <Show when={recalled()?.hasSeats}>
          <OnlineAtHome />
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
        <Show when={isOffered()}>
          <OnlineCard />
        </Show>
        <PuzzlesCard />
        <LaboratoryCard />
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
