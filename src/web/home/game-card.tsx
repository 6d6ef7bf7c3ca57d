import { createResource, createSignal, ErrorBoundary, onCleanup, onMount, Show, Suspense } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import type { GameEntry } from '../../games/index.ts';
import { Board } from '../board/board.tsx';
import { inLanguage } from '../language.ts';
import { formatRoute } from '../routes.ts';
import { LinkButton } from '../shell/button.tsx';
import { firstScene, nextScene } from './demonstration.ts';
import type { Parade, Performer } from './parade.ts';
import { text } from './text.ts';

/** A game as a board that lives, one tap from playing. */
export function GameCard(props: { readonly entry: GameEntry; readonly parade: Parade }) {
  const [game] = createResource(() => props.entry.load());
  return (
    <li class="game-card">
      <ErrorBoundary fallback={<p class="game-missing">{inLanguage(text).missing}</p>}>
        <Suspense fallback={<div class="game-picture" />}>
          <Show when={game()}>{(loaded) => <Card game={loaded()} parade={props.parade} />}</Show>
        </Suspense>
      </ErrorBoundary>
    </li>
  );
}

function Card(props: { readonly game: Game; readonly parade: Parade }) {
  const words = () => inLanguage(text);
  const said = () => inLanguage(props.game.text);
  const picture = createLivingBoard(props.game, props.parade);
  return (
    <>
      <div class="game-picture" ref={picture.ref}>
        <Board
          game={props.game}
          state={picture.scene().state}
          last={picture.scene().last}
          ending={props.game.rules.ending(picture.scene().state)}
          label={words().boardOf(said().name)}
          size="miniature"
        />
      </div>
      <div class="game-words">
        <h2>{said().name}</h2>
        <p>{said().summary}</p>
      </div>
      <div class="game-actions">
        <LinkButton
          kind="main"
          class="game-play"
          href={formatRoute({ screen: 'new', game: props.game.id })}
          aria-label={words().playGame(said().name)}
        >
          {words().play}
        </LinkButton>
        <LinkButton
          kind="plain"
          class="game-learn"
          href={formatRoute({ screen: 'learn', game: props.game.id })}
          aria-label={words().learnGame(said().name)}
        >
          {words().learn}
        </LinkButton>
      </div>
    </>
  );
}

/** A board that takes part in the parade while it is on the page. */
function createLivingBoard(game: Game, parade: Parade) {
  // A different game on every visit: nothing depends on it.
  const random = seededRandom(crypto.getRandomValues(new Uint32Array(1))[0] >>> 1);
  const [scene, setScene] = createSignal(firstScene(game, random));
  let element: HTMLElement | undefined;
  let ply = 0;
  let isVisible = false;
  const performer: Performer = {
    isVisible: () => isVisible,
    step() {
      const next = nextScene(game, scene(), ply, random);
      if (!next) return false;
      ply++;
      setScene(next);
      return true;
    },
  };
  onMount(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        isVisible = isIntersecting;
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    parade.join(performer);
    onCleanup(() => {
      observer.disconnect();
      parade.leave(performer);
    });
  });
  const ref = (made: HTMLElement) => {
    element = made;
    made.addEventListener('pointerenter', () => parade.prefer(performer));
  };
  return { scene, ref };
}
