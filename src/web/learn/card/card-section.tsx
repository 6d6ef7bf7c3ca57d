import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import type { StrategyCard } from '../../../core/card.ts';
import type { Game } from '../../../core/game.ts';
import { cardCsv } from '../../../study/cards/csv.ts';
import { groupEntries } from '../../../study/cards/groups.ts';
import { sheetPages, sheetSvg } from '../../../study/cards/sheet.ts';
import { cardText } from '../../../study/cards/text.ts';
import { inLanguage, settings } from '../../settings.ts';
import { download } from '../../share/download.ts';
import { Button } from '../../shell/button.tsx';
import './card.css';
import { CardPositions } from './card-positions.tsx';
import { CardTable } from './card-table.tsx';
import { DrillPanel } from './drill-panel.tsx';
import { printPages } from './print-pages.ts';
import { text } from './text.ts';

/** A game's strategy card: its rules, its positions, a drill, a board to try it on, and the card to take away. */
export function CardSection(props: { readonly game: Game }) {
  const [card] = createResource(
    () => props.game,
    async (game) => game.card?.(),
  );
  return (
    <Show when={card.latest} keyed>
      {(found) => (
        <section class="strategy-card" aria-labelledby="strategy-card">
          <h2 id="strategy-card">{inLanguage(cardText).title}</h2>
          <Rules card={found} />
          <CardBody game={props.game} card={found} />
        </section>
      )}
    </Show>
  );
}

function Rules(props: { readonly card: StrategyCard<unknown> }) {
  const words = () => inLanguage(props.card.words);
  return (
    <div class="card-rules">
      <p>
        {words().summary} {inLanguage(text).proved}
      </p>
      <ol>
        <For each={props.card.rules}>{(rule) => <li>{inLanguage(rule.words)}</li>}</For>
        <li>{words().lookUp}</li>
      </ol>
    </div>
  );
}

type Mode = 'positions' | 'drill' | 'table';

function CardBody(props: { readonly game: Game; readonly card: StrategyCard<unknown> }) {
  const words = () => inLanguage(text);
  const [mode, setMode] = createSignal<Mode>('positions');
  const groups = createMemo(() => groupEntries(props.game, props.card));
  const [sought, setSought] = createSignal<number>();
  const save = (content: string, type: string, ending: string) =>
    download(`${props.game.id}-card.${ending}`, new Blob([content], { type }));
  const sheet = () => sheetSvg(props.game, props.card, settings.language);
  const switchTo = (other: Mode) => setMode(mode() === other ? 'positions' : other);

  const showEntry = (number: number) => {
    setSought(number);
    setMode('positions');
  };

  return (
    <>
      <div class="card-actions">
        <Button
          kind={mode() === 'drill' ? 'normal' : 'main'}
          icon="learn"
          aria-pressed={mode() === 'drill'}
          onClick={() => switchTo('drill')}
        >
          {words().drill}
        </Button>
        <Button icon="play" aria-pressed={mode() === 'table'} onClick={() => switchTo('table')}>
          {words().playByIt}
        </Button>
        <Button onClick={() => printPages(sheetPages(props.game, props.card, settings.language))}>
          {words().print}
        </Button>
        <Button icon="download" onClick={() => save(sheet(), 'image/svg+xml', 'svg')}>
          {words().downloadSvg}
        </Button>
        <Button icon="download" onClick={() => save(cardCsv(props.card), 'text/csv;charset=utf-8', 'csv')}>
          {words().downloadCsv}
        </Button>
      </div>
      <Show when={mode() === 'positions'}>
        <CardPositions game={props.game} groups={groups()} sought={sought()} />
      </Show>
      <Show when={mode() === 'drill'}>
        <DrillPanel game={props.game} groups={groups()} onLeave={() => setMode('positions')} />
      </Show>
      <Show when={mode() === 'table'}>
        <CardTable game={props.game} card={props.card} onShowEntry={showEntry} />
      </Show>
    </>
  );
}
