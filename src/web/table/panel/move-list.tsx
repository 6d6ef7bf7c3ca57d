import { createEffect, createMemo, Index, Show } from 'solid-js';
import { isMistake } from '../../../engine/analysis/review.ts';
import type { ListedMove } from '../../../play/listed-moves.ts';
import { playText } from '../../../play/text.ts';
import { reviewWords } from '../../../text/review-words.ts';
import { catalogues } from '../../../text/say.ts';
import { inLanguage } from '../../settings.ts';
import { Icon } from '../../shell/icon.tsx';
import { VerdictMark } from '../verdict-mark.tsx';
import { panelText } from './text.ts';
import './move-list.css';

export interface MoveListProps {
  readonly moves: readonly ListedMove[];
  readonly isAtStart: boolean;
  onGo(id: ListedMove['id'] | undefined): void;
}

/** The moves two a row, each with its verdict; what was tried instead stands beneath, indented. */
export function MoveList(props: MoveListProps) {
  const text = () => inLanguage(panelText);
  const rows = createMemo(() => rowsOf(props.moves));
  let list: HTMLElement | undefined;
  createEffect(() => {
    props.moves;
    props.isAtStart;
    if (list) keepCurrentInView(list);
  });
  return (
    <nav class="moves" aria-label={inLanguage(playText).moves} ref={list}>
      <Show when={props.moves.length > 0} fallback={<span class="quiet moves-none">{text().noMoves}</span>}>
        <button
          type="button"
          class="move move-start"
          aria-current={props.isAtStart ? 'step' : undefined}
          onClick={() => props.onGo(undefined)}
        >
          {text().start}
        </button>
      </Show>
      <ol class="moves-rows">
        {/* By their places, so that the focus stays on a move while what is known of it changes. */}
        <Index each={rows()}>
          {(row) => (
            <li class="moves-row">
              <span class="moves-number">{row().number}.</span>
              <Index each={row().moves}>{(move) => <MoveButton move={move()} onGo={(id) => props.onGo(id)} />}</Index>
              <Index each={row().variations}>
                {(line) => <Variation line={line()} onGo={(id) => props.onGo(id)} />}
              </Index>
            </li>
          )}
        </Index>
      </ol>
    </nav>
  );
}

interface GoProps {
  onGo(id: ListedMove['id']): void;
}

function Variation(props: GoProps & { readonly line: readonly ListedMove[] }) {
  return (
    <div class="variation">
      <span class="visually-hidden">{inLanguage(playText).variation}: </span>
      <Index each={props.line}>
        {(move, index) => (
          <>
            <Show when={move().ply % 2 === 1 || index === 0}>
              <span class="moves-number">
                {Math.ceil(move().ply / 2)}.{move().ply % 2 === 0 ? '…' : ''}
              </span>
            </Show>
            <MoveButton move={move()} onGo={props.onGo} />
            <Index each={move().variations}>{(line) => <Variation line={line()} onGo={props.onGo} />}</Index>
          </>
        )}
      </Index>
    </div>
  );
}

function MoveButton(props: GoProps & { readonly move: ListedMove }) {
  const text = () => inLanguage(panelText);
  const label = () => {
    const { ply, text: move, verdict, judgement } = props.move;
    const known = verdict ? [inLanguage(catalogues).verdicts.move(verdict)] : [];
    const judged = judgement && judgement !== 'unclear' ? [inLanguage(reviewWords).judgements[judgement]] : [];
    const noted = props.move.note ? [text().note.mark(props.move.note)] : [];
    return [text().moveNumber(ply), move, ...known, ...judged, ...noted].join(', ');
  };
  return (
    <button
      type="button"
      class="move"
      classList={{ 'is-ahead': props.move.isAhead, 'is-mistake': isMistake(props.move) }}
      aria-label={label()}
      title={label()}
      aria-current={props.move.isCurrent ? 'step' : undefined}
      onClick={() => props.onGo(props.move.id)}
    >
      <span class="move-text">{props.move.text}</span>
      <Show when={isMistake(props.move)}>
        <span class="move-fault">{props.move.judgement === 'throws-win' ? '??' : '?'}</span>
      </Show>
      <Show when={props.move.note}>
        <Icon name="edit" />
      </Show>
      <Show when={props.move.verdict}>{(verdict) => <VerdictMark verdict={verdict()} />}</Show>
    </button>
  );
}

interface Row {
  readonly number: number;
  readonly moves: readonly ListedMove[];
  readonly variations: readonly (readonly ListedMove[])[];
}

function rowsOf(moves: readonly ListedMove[]): readonly Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < moves.length; index += 2) {
    const pair = moves.slice(index, index + 2);
    rows.push({ number: index / 2 + 1, moves: pair, variations: pair.flatMap((move) => move.variations) });
  }
  return rows;
}

/** Scrolls the list, and what it lies in up to the panel: `scrollIntoView` would move the page, and with it the board. */
function keepCurrentInView(list: HTMLElement): void {
  queueMicrotask(() => {
    const current = list.querySelector<HTMLElement>('[aria-current]');
    if (!current) return;
    scrollTo(list, current);
    for (const outer of [list.closest<HTMLElement>('.panel-body'), list.closest<HTMLElement>('.panel')]) {
      if (outer && isListLookedAt(outer, list)) scrollTo(outer, current);
    }
  });
}

/** Whether the list is seen, and nothing else is in use: nobody who looks at the result or writes a note is led away. */
function isListLookedAt(outer: HTMLElement, list: HTMLElement): boolean {
  const [room, lies] = [outer.getBoundingClientRect(), list.getBoundingClientRect()];
  const { activeElement } = document;
  const isElsewhere = outer.contains(activeElement) && !list.contains(activeElement);
  return !isElsewhere && lies.top < room.bottom && lies.bottom > room.top;
}

function scrollTo(outer: HTMLElement, current: HTMLElement): void {
  const [room, inner] = [outer.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.bottom > room.bottom) outer.scrollTop += inner.bottom - room.bottom + 8;
  else if (inner.top < room.top) outer.scrollTop -= room.top - inner.top + 8;
}
