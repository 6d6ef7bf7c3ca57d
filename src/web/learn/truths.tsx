import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import type { Game, Move } from '../../core/game.ts';
import type { Exhibit, MoveValue, Truth } from '../../core/lesson.ts';
import { Match } from '../../core/match.ts';
import { verdictMark } from '../../text/verdict.ts';
import type { Badge } from '../board/badge.ts';
import { Board } from '../board/board.tsx';
import { inLanguage } from '../language.ts';
import { settings } from '../settings.ts';
import { Button } from '../shell/button.tsx';
import { lastMoveOf } from './attempt.ts';
import { text } from './text.ts';

/** What is known of a game, with boards to see it on. */
export function Truths(props: { readonly game: Game }) {
  const [truths] = createResource(
    () => props.game,
    async (game) => (await game.truths?.()) ?? [],
  );
  return (
    <Show when={truths.latest}>
      {(known) => (
        <For each={known()} fallback={<p>{inLanguage(text).nothingKnown}</p>}>
          {(truth) => <TruthCard game={props.game} truth={truth} />}
        </For>
      )}
    </Show>
  );
}

function TruthCard(props: { readonly game: Game; readonly truth: Truth }) {
  const said = () => inLanguage(props.truth.words);
  return (
    <article class="truth">
      <div class="truth-words">
        <h3>{said().title}</h3>
        <p>{said().text}</p>
      </div>
      <Show when={props.truth.exhibit}>
        {(exhibit) => <ExhibitBoard game={props.game} exhibit={exhibit()} title={said().title} />}
      </Show>
    </article>
  );
}
