import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import type { Game } from '../../core/game.ts';
import { useGameOfScreen } from '../game-of-screen.ts';
import { findGame } from '../games.ts';
import { formatRoute, go } from '../routes.ts';
import { inLanguage, isStill } from '../settings.ts';
import { LinkButton } from '../shell/button.tsx';
import { GameChooser } from '../shell/game-chooser.tsx';
import { LoadBoundary } from '../shell/load-failed.tsx';
import { text as shellText } from '../shell/text.ts';
import { useTitle } from '../shell/title.ts';
import './learn.css';
import { Lesson } from './lesson.tsx';
import { text } from './text.ts';
import { Truths } from './truths.tsx';

const CardSection = lazy(async () => ({ default: (await import('./card/card-section.tsx')).CardSection }));
const PliesFigure = lazy(() => import('./plies-figure.tsx'));

/** The rules of a game a step at a time, with a board to try them on, and then what is known of it. */
export default function LearnScreen() {
  const { id, listed, loaded } = useGameOfScreen('learn');
  return (
    <div class="page learn">
      <GameIndex games={listed()} id={id()} />
      <LoadBoundary failed={inLanguage(shellText).gameFailed}>
        <Show when={loaded.latest} keyed>
          {(game) => <GamePage game={game} listed={listed()} />}
        </Show>
      </LoadBoundary>
    </div>
  );
}

/** The game that an id belongs to: its own, or the one whose variant it is. */
function familyOf(id: string): string {
  return findGame(id)?.variantOf ?? id;
}

function GameIndex(props: { readonly games: readonly Game[]; readonly id: string }) {
  const mains = () => props.games.filter((game) => familyOf(game.id) === game.id);
  return (
    <nav class="learn-index" aria-label={inLanguage(text).games}>
      <For each={mains()}>
        {(game) => (
          <a
            href={formatRoute({ screen: 'learn', game: game.id })}
            aria-current={familyOf(props.id) === game.id ? 'page' : undefined}
          >
            {inLanguage(game.text).name}
          </a>
        )}
      </For>
    </nav>
  );
}

function GamePage(props: { readonly game: Game; readonly listed: readonly Game[] }) {
  const words = () => inLanguage(text);
  const said = () => inLanguage(props.game.text);
  useTitle(() => words().pageTitle(said().name));
  let known: HTMLElement | undefined;
  return (
    <>
      <header class="learn-title">
        <div>
          <h1>{said().name}</h1>
          <p class="learn-summary">{said().summary}</p>
        </div>
        <Variants game={props.game} listed={props.listed} />
      </header>
      <Lesson
        game={props.game}
        onTruths={() => {
          known?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
          known?.focus({ preventScroll: true });
        }}
      />
      <section class="learn-known" tabindex="-1" ref={known} aria-labelledby="learn-known">
        <h2 id="learn-known">{words().known}</h2>
        <Show when={props.game.hasMap}>
          <p>
            <LinkButton icon="graph" href={formatRoute({ screen: 'map', place: props.game.id })}>
              {words().map}
            </LinkButton>
          </p>
        </Show>
        <LoadBoundary failed={words().knownFailed}>
          <Truths game={props.game} />
          <Show when={props.game.isSolvedWhole}>
            <ByPlies game={props.game} />
          </Show>
        </LoadBoundary>
      </section>
      <Show when={props.game.card}>
        <LoadBoundary failed={words().cardFailed}>
          <Suspense>
            <CardSection game={props.game} />
          </Suspense>
        </LoadBoundary>
      </Show>
      <footer class="learn-end">
        <LinkButton kind="main" icon="play" href={formatRoute({ screen: 'new', game: props.game.id })}>
          {words().play(said().name)}
        </LinkButton>
        <LinkButton icon="edit" href={formatRoute({ screen: 'edit', game: props.game.id })}>
          {words().setUp}
        </LinkButton>
        <Show when={props.game.puzzles}>
          <LinkButton icon="hint" href={formatRoute({ screen: 'puzzles', place: props.game.id })}>
            {words().puzzles}
          </LinkButton>
        </Show>
        <p class="learn-credit">{said().credit}</p>
      </footer>
    </>
  );
}

/** All positions of a game that is solved whole, counted when that is opened. */
function ByPlies(props: { readonly game: Game }) {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="by-plies" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{inLanguage(text).byPlies.title}</summary>
      <Show when={isOpen()}>
        <Suspense>
          <PliesFigure game={props.game} />
        </Suspense>
      </Show>
    </details>
  );
}

/** A game's variants, where it has any. */
function Variants(props: { readonly game: Game; readonly listed: readonly Game[] }) {
  const family = () => props.listed.filter((game) => familyOf(game.id) === familyOf(props.game.id));
  return (
    <Show when={family().some(({ id }) => id !== props.game.id)}>
      <GameChooser
        label={inLanguage(text).variant}
        game={props.game}
        listed={family()}
        onChoose={({ id }) => go({ screen: 'learn', game: id }, { replace: true })}
      />
    </Show>
  );
}
