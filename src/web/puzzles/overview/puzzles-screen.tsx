import { createMemo, createResource, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { decode, formatRoute, route } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { LinkButton } from '../../shell/button.tsx';
import { LoadBoundary } from '../../shell/load-failed.tsx';
import { useTitle } from '../../shell/title.ts';
import { puzzleText } from '../puzzle-text.ts';
import { AllPuzzles } from './all-puzzles.tsx';
import { GamePuzzles } from './game-puzzles.tsx';
import { loadOverview } from './overview.ts';
import './puzzles.css';
import { text } from './text.ts';

/** The puzzles to choose from: of all games, or of the one that the address names. */
export default function PuzzlesScreen() {
  const words = () => inLanguage(text);
  const id = createMemo<string>((before) => {
    const here = route();
    // A sheet may lie over the screen: what is below stays.
    return here.screen === 'puzzles' ? (decode(here.place) ?? here.place) : before;
  }, '');
  // An empty id is one too.
  const [overview] = createResource(
    () => ({ id: id() }),
    (wanted) => loadOverview(wanted.id),
  );
  const shown = () => overview.latest;
  const name = () => {
    const game = shown()?.source?.game;
    return game && inLanguage(game.text).name;
  };
  useTitle(() => {
    const game = name();
    return game === undefined ? words().title : words().pageTitle(game);
  });
  return (
    <div class="page puzzles">
      <header class="puzzles-head">
        <h1>{words().title}</h1>
        <p>{words().summary}</p>
      </header>
      <LoadBoundary failed={inLanguage(puzzleText).loadFailed}>
        <Show when={shown()} keyed>
          {(here) => (
            <>
              <Games games={here.games} id={here.source?.game.id} />
              <Show when={here.id === '' && here} keyed>
                {(all) => <AllPuzzles overview={all} />}
              </Show>
              <Show when={here.source} keyed>
                {(source) => <GamePuzzles overview={here} source={source} />}
              </Show>
              <Show when={here.id !== '' && !here.source}>
                <p role="alert">{inLanguage(puzzleText).noGame(here.id.slice(0, 60))}</p>
                <div>
                  <LinkButton kind="main" href={formatRoute({ screen: 'puzzles', place: '' })}>
                    {inLanguage(puzzleText).allPuzzles}
                  </LinkButton>
                </div>
              </Show>
            </>
          )}
        </Show>
      </LoadBoundary>
    </div>
  );
}

function Games(props: { readonly games: readonly Game[]; readonly id: string | undefined }) {
  return (
    <nav class="puzzles-games" aria-label={inLanguage(text).games}>
      <a
        href={formatRoute({ screen: 'puzzles', place: '' })}
        aria-current={props.id === undefined ? 'page' : undefined}
      >
        {inLanguage(text).all}
      </a>
      <For each={props.games}>
        {(game) => (
          <a
            href={formatRoute({ screen: 'puzzles', place: game.id })}
            aria-current={game.id === props.id ? 'page' : undefined}
          >
            {inLanguage(game.text).name}
          </a>
        )}
      </For>
    </nav>
  );
}
