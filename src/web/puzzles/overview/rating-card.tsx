import { For, Show } from 'solid-js';
import { pointsOf } from '../../../study/training/points.ts';
import type { GameProgress, RatingPoint } from '../../../study/training/progress.ts';
import { levelLike } from '../../../study/training/rating.ts';
import { training } from '../../../study/training/text.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage } from '../../settings.ts';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { formatPuzzlePlace } from '../place.ts';
import type { PuzzleGame } from '../puzzle-games.ts';
import { text } from './text.ts';

/** So many of the puzzles that were tried last are listed. */
const maxListed = 8;

const icons: Readonly<Record<'solved' | 'hinted' | 'failed', IconName>> = {
  solved: 'check',
  hinted: 'hint',
  failed: 'close',
};

/** The rating, how it went, and the puzzles that were tried last, each with its own rating beside. */
export function RatingCard(props: { readonly source: PuzzleGame; readonly progress: GameProgress }) {
  const words = () => inLanguage(text);
  const { game, puzzles, levels } = props.source;
  const { standing, history, results } = props.progress;
  const likeness = standing && levelLike(standing, levels);
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const lately = Object.entries(results)
    .sort(([, one], [, other]) => other.at - one.at)
    .flatMap(([id, result]) => {
      const puzzle = byId.get(id);
      return puzzle ? [{ puzzle, result }] : [];
    })
    .slice(0, maxListed);
  return (
    <section class="puzzles-section" aria-labelledby="puzzles-rating">
      <h2 id="puzzles-rating">{words().rating}</h2>
      <Show when={standing} fallback={<p class="quiet">{words().noRating}</p>}>
        {(here) => (
          <p>
            {inLanguage(training.text).standing(here())}
            <Show when={likeness}>{(like) => <>, {inLanguage(training.text).like(like())}</>}</Show>.
          </p>
        )}
      </Show>
      <Show when={history.length > 1}>
        <Graph history={history} />
      </Show>
      <Show when={lately.length > 0}>
        <h3>{words().lately}</h3>
        <ul class="puzzles-lately">
          <For each={lately}>
            {({ puzzle, result }) => (
              <li>
                <a
                  href={formatRoute({ screen: 'puzzle', place: formatPuzzlePlace({ game: game.id, id: puzzle.id }) })}
                  data-outcome={result.last}
                >
                  <Icon name={icons[result.last]} />
                  <span class="puzzles-lately-words">
                    {inLanguage(training.text).grade(puzzle.grade)}, {pointsOf(puzzle.rating)}:{' '}
                    {words().outcomes[result.last]}
                  </span>
                  <time dateTime={new Date(result.at).toISOString()}>{words().date.format(result.at)}</time>
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

const width = 400;
const height = 90;
/** Ratings that lie close together are not drawn as if they lay far apart. */
const leastSpan = 100;
/** The scale begins and ends with a round number. */
const scaleStep = 50;

/** The rating after each try, as a line on a scale. */
function Graph(props: { readonly history: readonly RatingPoint[] }) {
  const ratings = () => props.history.map(({ rating }) => rating);
  const lowest = () => Math.floor(Math.min(...ratings()) / scaleStep) * scaleStep;
  const highest = () => Math.max(lowest() + leastSpan, Math.ceil(Math.max(...ratings()) / scaleStep) * scaleStep);
  const points = () =>
    ratings()
      .map((rating, index, { length }) => {
        const x = (index / (length - 1)) * width;
        const y = height * (1 - (rating - lowest()) / (highest() - lowest()));
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  return (
    <div class="puzzles-history">
      <svg
        class="puzzles-graph"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={inLanguage(text).history(props.history.length)}
      >
        <polyline points={points()} />
      </svg>
      <span>{pointsOf(highest())}</span>
      <span>{pointsOf(lowest())}</span>
    </div>
  );
}
