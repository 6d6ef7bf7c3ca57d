import { createMemo, Show } from 'solid-js';
import { Match } from '../../../core/match.ts';
import { canFlip } from '../../../play/view.ts';
import { daysRunning, ownValue } from '../../../study/training/progress.ts';
import { training } from '../../../study/training/text.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { LinkButton } from '../../shell/button.tsx';
import { formatPuzzlePlace } from '../place.ts';
import { puzzleText } from '../puzzle-text.ts';
import type { Overview } from './overview.ts';
import { text } from './text.ts';

/** The day's puzzle: its board, and whether it is solved. */
export function DayCard(props: { readonly overview: Overview }) {
  const words = () => inLanguage(text);
  const { day, date, progress } = props.overview;
  const start = createMemo(() => {
    const match = day && Match.fromPosition(day.game, day.puzzle.position);
    return match?.ok ? match.value : undefined;
  });
  const tried = ownValue(progress.days, date);
  const running = daysRunning(progress, date);
  return (
    <Show when={day}>
      {(found) => (
        <section class="puzzles-card puzzles-day" aria-labelledby="puzzles-day">
          <Show when={start()}>
            {(match) => (
              <div class="puzzles-picture">
                <Board
                  game={found().game}
                  state={match().state}
                  isStill
                  isFlipped={match().turn === 1 && canFlip(found().game.view)}
                  size="miniature"
                  label={inLanguage(puzzleText).board(inLanguage(found().game.text).name)}
                />
              </div>
            )}
          </Show>
          <div class="puzzles-words">
            <h2 id="puzzles-day">{words().day}</h2>
            <p>{words().dayOf(inLanguage(found().game.text).name)}</p>
            <Show when={tried}>
              {(result) => <p>{result().outcome === 'failed' ? words().dayFailed : words().daySolved}</p>}
            </Show>
            <Show when={running > 1}>
              <p class="quiet">{inLanguage(training.text).daysRunning(running)}</p>
            </Show>
            <div class="puzzles-ways">
              <LinkButton
                kind={tried ? 'normal' : 'main'}
                href={formatRoute({
                  screen: 'puzzle',
                  place: formatPuzzlePlace({ game: found().game.id, id: found().puzzle.id, set: 'day' }),
                })}
              >
                {tried ? words().look : words().solve}
              </LinkButton>
            </div>
          </div>
        </section>
      )}
    </Show>
  );
}
