import type { posters } from 'virtual:posters';
import { createSignal, ErrorBoundary, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { formatRoute } from '../routes.ts';
import { inLanguage, isDark, settings } from '../settings.ts';
import { LinkButton } from '../shell/button.tsx';
import type { Parade, Performer } from './parade.ts';
import { text } from './text.ts';

type Painted = (typeof posters)[number];
/** A game from outside has no picture: nobody could have painted it when the app was built. */
type Poster = Omit<Painted, 'light' | 'dark'> & Partial<Pick<Painted, 'light' | 'dark'>>;

const LivingBoard = lazy(() => import('./living-board.tsx'));

/** A game as a board that lives, one tap from playing. */
export function GameCard(props: { readonly poster: Poster; readonly parade: Parade }) {
  const words = () => inLanguage(text);
  const said = () => inLanguage(props.poster.text);
  return (
    <li class="game-place">
      <div class="game-card">
        <Picture poster={props.poster} parade={props.parade} />
        <div class="game-side">
          <div class="game-words">
            <h2>{said().name}</h2>
            <p>{said().summary}</p>
          </div>
          <div class="game-actions">
            <LinkButton
              kind="main"
              class="game-play"
              href={formatRoute({ screen: 'new', game: props.poster.id })}
              aria-label={words().playGame(said().name)}
            >
              {words().play}
            </LinkButton>
            <LinkButton
              kind="plain"
              class="game-learn"
              href={formatRoute({ screen: 'learn', game: props.poster.id })}
              aria-label={words().learnGame(said().name)}
            >
              {words().learn}
            </LinkButton>
          </div>
        </div>
      </div>
    </li>
  );
}

/** The game's poster until it is its turn to play; then a living board in the same position takes its place. */
function Picture(props: { readonly poster: Poster; readonly parade: Parade }) {
  const [isAwake, setAwake] = createSignal(false);
  let step: (() => boolean) | undefined;
  let isVisible = false;
  let frame: HTMLDivElement | undefined;
  const performer: Performer = {
    isVisible: () => isVisible,
    step() {
      setAwake(true);
      return step?.() ?? true;
    },
  };
  onMount(() => {
    if (!frame) return;
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting } of changes) isVisible = isIntersecting;
    });
    observer.observe(frame);
    props.parade.join(performer);
    onCleanup(() => {
      observer.disconnect();
      props.parade.leave(performer);
    });
  });
  const poster = () => (
    <Show when={isDark() ? props.poster.dark : props.poster.light}>
      {(picture) => <img src={picture()} alt="" decoding="async" />}
    </Show>
  );
  const isOtherwise = () => settings.pieceStyle === 'plain' || settings.board !== 'own';
  return (
    <div ref={frame} class="game-picture" onPointerEnter={() => props.parade.prefer(performer)}>
      {/* Posters show natural pieces on the game's own board; a living board shows those that were chosen. */}
      <Show when={isAwake() || isOtherwise() || !props.poster.light} fallback={poster()}>
        <ErrorBoundary fallback={poster()}>
          <Suspense fallback={poster()}>
            <LivingBoard
              gameId={props.poster.id}
              label={inLanguage(text).boardOf(inLanguage(props.poster.text).name)}
              onReady={(play) => {
                step = play;
              }}
            />
          </Suspense>
        </ErrorBoundary>
      </Show>
    </div>
  );
}
