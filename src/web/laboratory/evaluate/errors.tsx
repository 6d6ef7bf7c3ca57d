import { createMemo, createSignal, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { formatLink, linkOf } from '../../../play/link/format-link.ts';
import { nameMove } from '../../../text/say.ts';
import { formatRoute } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { Board } from '../../shell/board.tsx';
import { Button } from '../../shell/button.tsx';
import { formatLabPlace } from '../place.ts';
import type { Answer } from '../worker/judge-tasks.ts';
import { text } from './text.ts';

interface ErrorsProps {
  readonly game: Game;
  /** Who errs. */
  readonly player: string;
  readonly errors: readonly Answer[];
}

const shownAtOnce = 4;

/** The positions in which an evaluation errs most plainly, each to be opened. */
export function Errors(props: ErrorsProps) {
  const words = () => inLanguage(text);
  const [shown, setShown] = createSignal(shownAtOnce);
  return (
    <Show when={props.errors.length > 0} fallback={<p>{words().noError}</p>}>
      <p class="evaluate-help">{words().errors(props.errors.length)}</p>
      <ul class="errors">
        <For each={props.errors.slice(0, shown())}>
          {(answer) => <ErrorCard game={props.game} player={props.player} answer={answer} />}
        </For>
      </ul>
      <Show when={props.errors.length > shown()}>
        <Button onClick={() => setShown((count) => count + shownAtOnce)}>{words().moreErrors}</Button>
      </Show>
    </Show>
  );
}

function ErrorCard(props: { readonly game: Game; readonly player: string; readonly answer: Answer }) {
  const words = () => inLanguage(text);
  const match = createMemo(() => {
    const found = Match.fromPosition(props.game, props.answer.position);
    return found.ok ? found.value : undefined;
  });
  const named = (move: string) => nameMove(props.game, move, settings.language);
  const look = () => {
    const options = new Map([['player', props.player]]);
    const { position } = props.answer;
    return formatRoute({
      screen: 'lab',
      place: formatLabPlace({ part: 'look', game: props.game.id, position, options }),
    });
  };
  return (
    <Show when={match()}>
      {(found) => (
        <li class="error">
          <div class="error-board">
            <Board
              game={props.game}
              state={found().state}
              size="miniature"
              isStill
              label={words().board(props.answer.position)}
            />
          </div>
          <div class="error-words">
            <p>{words().error(props.answer.value, props.answer.distance, props.answer.isInPlies)}</p>
            <p>{words().plays(named(props.answer.move), props.answer.kept, props.answer.keeping.map(named))}</p>
            <p class="error-links">
              <a href={formatLink(linkOf(found(), 0, { seats: undefined, isFlipped: false, isShowingValues: true }))}>
                {words().openTable}
              </a>
              <a href={look()}>{words().lookInside}</a>
            </p>
          </div>
        </li>
      )}
    </Show>
  );
}
