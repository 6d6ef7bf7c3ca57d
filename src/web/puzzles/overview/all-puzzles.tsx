import { For, Show } from 'solid-js';
import { pointsOf } from '../../../study/training/points.ts';
import { progressIn } from '../../../study/training/progress.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { attempt } from '../../shell/attempt.ts';
import { Button, LinkButton } from '../../shell/button.tsx';
import { beginSet } from '../go-to-next.ts';
import { DayCard } from './day-card.tsx';
import { DueCard } from './due-card.tsx';
import { MistakesCard } from './mistakes-card.tsx';
import type { Overview } from './overview.ts';
import { text } from './text.ts';

/** The day's puzzle, what waits, and the games one by one. */
export function AllPuzzles(props: { readonly overview: Overview }) {
  const words = () => inLanguage(text);
  const { games, progress } = props.overview;
  return (
    <>
      <div class="puzzles-cards">
        <DayCard overview={props.overview} />
        <DueCard due={props.overview.due} />
        <MistakesCard game={undefined} />
      </div>
      <ul class="puzzles-list">
        <For each={games}>
          {(game) => {
            const { standing, streak } = progressIn(progress, game.id);
            const name = () => inLanguage(game.text).name;
            return (
              <li class="puzzles-game">
                <h2>
                  <a class="puzzles-name" href={formatRoute({ screen: 'puzzles', place: game.id })}>
                    {name()}
                  </a>
                </h2>
                <p class="quiet">
                  <Show when={standing} fallback={words().notTried}>
                    {(here) => words().ratingIs(pointsOf(here().rating))}
                  </Show>
                  <Show when={streak}>{(longest) => <> {words().best(longest().solved)}</>}</Show>
                </p>
                <div class="puzzles-ways">
                  <Button aria-label={words().practiseGame(name())} onClick={() => attempt(beginSet(game.id))}>
                    {words().practise}
                  </Button>
                  <Button aria-label={words().streakIn(name())} onClick={() => attempt(beginSet(game.id, 'streak'))}>
                    {words().streak}
                  </Button>
                  <LinkButton
                    kind="plain"
                    href={formatRoute({ screen: 'puzzles', place: game.id })}
                    aria-label={words().themesOf(name())}
                  >
                    {words().choose}
                  </LinkButton>
                </div>
              </li>
            );
          }}
        </For>
      </ul>
    </>
  );
}
