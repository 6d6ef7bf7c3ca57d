import { createEffect, on, Show } from 'solid-js';
import { inLanguage } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Button } from '../shell/button.tsx';
import type { OnlineTable } from '../table/session/online-table.ts';
import { stageText } from '../table/stage/text.ts';
import { createSure } from './sure.ts';
import { onlineText } from './text.ts';
import './online.css';

/** What can be done during a game with someone elsewhere, in place of undo, redo and hint; who watches has the hint. */
export function OnlineActions(props: { readonly online: OnlineTable; onHint(): void }) {
  const text = () => inLanguage(onlineText).actions;
  const ending = () => (props.online.snapshot().moves.length < 2 ? 'abort' : 'resign');
  const sure = createSure(
    () => props.online.act(ending()),
    () => announce(text().again[ending()]),
  );
  // Once the other has moved, what would be called off would be resigned.
  createEffect(on(ending, sure.forget, { defer: true }));
  return (
    <Show
      when={props.online.own !== undefined}
      fallback={
        <Button kind="plain" icon="hint" onClick={() => props.onHint()}>
          <span class="action-word">{inLanguage(stageText).actions.hint}</span>
        </Button>
      }
    >
      <Button
        kind="plain"
        icon="undo"
        disabled={!props.online.may('ask-takeback')}
        onClick={() => props.online.act('ask-takeback')}
      >
        <span class="action-word">{text()['ask-takeback']}</span>
      </Button>
      <Button kind="plain" disabled={!props.online.may('offer-draw')} onClick={() => props.online.act('offer-draw')}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9.500h14M5 14.500h14" />
        </svg>
        <span class="action-word">{text()['offer-draw']}</span>
      </Button>
      <Button
        kind="plain"
        icon="flag"
        class={sure.isAsked() ? 'online-grave' : ''}
        disabled={!props.online.may(ending())}
        onClick={sure.press}
      >
        <span class="action-word">{sure.isAsked() ? text().sure : text()[ending()]}</span>
      </Button>
    </Show>
  );
}
