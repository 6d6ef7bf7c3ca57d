import { Board } from '../board/board.tsx';
import { formatRoute } from '../routes.ts';
import { saySeats } from '../saved/saved-list.tsx';
import { inLanguage } from '../settings.ts';
import { LinkButton } from '../shell/button.tsx';
import { text } from './text.ts';
import type { UnfinishedGame } from './unfinished.ts';

/** The game that was left, one tap from going on. */
export default function UnfinishedCard(props: { readonly unfinished: UnfinishedGame }) {
  const words = () => inLanguage(text);
  const { summary, game, state } = props.unfinished;
  const said = () => inLanguage(game.text);
  return (
    <section class="unfinished-card">
      <div class="unfinished-picture">
        <Board game={game} state={state} label={words().boardOf(said().name)} size="miniature" />
      </div>
      <div class="unfinished-words">
        <h2>{words().unfinished}</h2>
        <p>
          {summary.name ?? said().name}, {words().played(summary.plies)}
        </p>
        <p class="unfinished-seats">{saySeats(summary)}</p>
      </div>
      <LinkButton kind="main" icon="play" class="game-play" href={formatRoute({ screen: 'play', id: summary.id })}>
        {words().continueGame}
      </LinkButton>
    </section>
  );
}
