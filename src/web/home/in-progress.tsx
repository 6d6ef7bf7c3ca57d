import { For, Show } from 'solid-js';
import type { DayAtHome } from '../puzzles/day-at-home.ts';
import { formatRoute } from '../routes.ts';
import { saySeats } from '../saved/saved-list.tsx';
import { inLanguage } from '../settings.ts';
import { Board } from '../shell/board.tsx';
import { Icon } from '../shell/icon.tsx';
import type { UnfinishedGame } from './recall.ts';
import { text } from './text.ts';

interface InProgressProps {
  readonly games: readonly UnfinishedGame[];
  readonly others: number;
  readonly day: DayAtHome | undefined;
}

/** What waits: the games that were left, the latest first, each one tap from going on, and the day's puzzle. */
export default function InProgress(props: InProgressProps) {
  const words = () => inLanguage(text);
  return (
    <section class="home-section" aria-labelledby="home-unfinished">
      <div class="home-heading">
        <h2 id="home-unfinished">{props.games.length > 0 ? words().unfinished : words().waiting}</h2>
        <Show when={props.others > 0}>
          <a href={formatRoute({ screen: 'saved' })}>{words().otherUnfinished(props.others)}</a>
        </Show>
      </div>
      <ul class="waiting">
        <For each={props.games}>{(unfinished) => <UnfinishedCard unfinished={unfinished} />}</For>
        <Show when={props.day}>{(day) => <DayPuzzleCard day={day()} />}</Show>
      </ul>
    </section>
  );
}

function DayPuzzleCard(props: { readonly day: DayAtHome }) {
  const words = () => inLanguage(text);
  const name = () => inLanguage(props.day.game.text).name;
  return (
    <li>
      <a class="waiting-card waiting-day" href={formatRoute({ screen: 'puzzle', place: 'day' })}>
        <span class="waiting-picture">
          <Board
            game={props.day.game}
            state={props.day.state}
            isStill
            label={words().boardOf(name())}
            size="miniature"
          />
        </span>
        <span class="waiting-words">
          <strong>{words().dayPuzzle}</strong>
          <span>{name()}</span>
        </span>
      </a>
    </li>
  );
}

function UnfinishedCard(props: { readonly unfinished: UnfinishedGame }) {
  const words = () => inLanguage(text);
  const { summary, game, state } = props.unfinished;
  const name = () => summary.name ?? inLanguage(game.text).name;
  return (
    <li>
      <a
        class="waiting-card"
        href={formatRoute({ screen: 'play', id: summary.id })}
        aria-label={words().continueGame(name())}
      >
        <span class="waiting-picture">
          <Board game={game} state={state} isStill label={words().boardOf(name())} size="miniature" />
        </span>
        <span class="waiting-words">
          <strong>{name()}</strong>
          <span>{summary.result ? words().nextGame : words().played(summary.plies)}</span>
          <Show when={summary.correspondence}>
            <span>{summary.isWaiting ? words().friendsTurn : words().yourTurn}</span>
          </Show>
          <span>{saySeats(summary)}</span>
        </span>
        <span class="waiting-go" aria-hidden="true">
          <Icon name="play" />
        </span>
      </a>
    </li>
  );
}
