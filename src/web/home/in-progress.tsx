import { For, Show } from 'solid-js';
import { formatRoute } from '../routes.ts';
import { saySeats } from '../saved/saved-list.tsx';
import { inLanguage } from '../settings.ts';
import { Board } from '../shell/board.tsx';
import { Icon } from '../shell/icon.tsx';
import type { UnfinishedGame } from './recall.ts';
import { text } from './text.ts';

/** The games that were left, the latest first, each one tap from going on. */
export default function InProgress(props: { readonly games: readonly UnfinishedGame[]; readonly others: number }) {
  const words = () => inLanguage(text);
  return (
    <section class="home-section" aria-labelledby="home-unfinished">
      <div class="home-heading">
        <h2 id="home-unfinished">{words().unfinished}</h2>
        <Show when={props.others > 0}>
          <a href={formatRoute({ screen: 'saved' })}>{words().otherUnfinished(props.others)}</a>
        </Show>
      </div>
      <ul class="waiting">
        <For each={props.games}>{(unfinished) => <UnfinishedCard unfinished={unfinished} />}</For>
      </ul>
    </section>
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
          <span>{saySeats(summary)}</span>
        </span>
        <span class="waiting-go" aria-hidden="true">
          <Icon name="play" />
        </span>
      </a>
    </li>
  );
}
