import { createMemo, createRenderEffect, For, type JSX, onCleanup, Show } from 'solid-js';
import { toneOf } from '../../../board/marks/verdict-badge.ts';
import type { Game } from '../../../core/game.ts';
import type { Report, ReportedMove } from '../../../core/report.ts';
import { compareVerdicts } from '../../../engine/analysis/verdict.ts';
import { playText } from '../../../play/text.ts';
import { sayEstimateRecord } from '../../../text/estimate-record.ts';
import { legendFor } from '../../../text/legend.ts';
import { reviewWords } from '../../../text/review-words.ts';
import { catalogues, nameMove } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { VerdictMark, WithShapes } from '../verdict-mark.tsx';
import { createHold } from './hold.ts';
import { panelText } from './text.ts';
import './values-list.css';

/** What more is said of a move than its value: a few signs, and the same in words. */
export interface Figure {
  readonly figure: string;
  readonly inWords: string;
}

export interface ValuesListProps {
  readonly game: Game;
  /** What is known so far; nothing while even that is being worked out. */
  readonly report: Report | undefined;
  readonly isThinking: boolean;
  readonly canPlay: boolean;
  /** The move whose best line is told. */
  readonly chosen: string | undefined;
  /** By move. */
  readonly figures: ReadonlyMap<string, Figure> | undefined;
  onPlay(move: string): void;
  /** The move under the pointer or the focus, to be shown on the board. */
  onPoint(move: string | undefined): void;
  onChoose(move: string): void;
  /** What stands between the list and the legend. */
  readonly children?: JSX.Element;
}

/** A pointer rests so long on a move before that is taken for a choice: on its way elsewhere it passes over others. */
const restMilliseconds = 150;

/** What every legal move is worth, the best first, and what the marks mean. */
export function ValuesList(props: ValuesListProps) {
  const text = () => inLanguage(panelText);
  const moves = createMemo(() => [...(props.report?.moves ?? [])].sort(compareVerdicts));
  const hold = createHold();
  let list: HTMLUListElement | undefined;
  // Entries are told apart by their moves. Whoever is about to press one finds it where it was.
  const texts = createMemo<readonly string[]>((old) => {
    const found = moves().map(({ move }) => move);
    const isSame = found.length === old.length && found.every((move) => old.includes(move));
    return hold.isHeld() && isSame ? old : found;
  }, []);
  keepFocus(() => list, texts);
  const rest = createRest((move) => props.onChoose(move));
  const entry = (text: string) =>
    createMemo<ReportedMove | undefined>((old) => moves().find(({ move }) => move === text) ?? old);
  const legend = createMemo(() => [
    ...legendFor(moves(), inLanguage(reviewWords), false),
    ...(props.report ? sayEstimateRecord(props.game, props.report, settings.language) : []),
  ]);
  const isEstimated = () => moves().some((move) => !move.exact);
  // Asked by every entry, and not cheap: whoever answers looks for legal moves.
  const canPlay = createMemo(() => props.canPlay);
  return (
    <section class="values" aria-label={text().values}>
      <h2 class="panel-title">
        {text().values}
        <Show when={props.isThinking && (isEstimated() || moves().length === 0)}>
          <span class="panel-aside">{isEstimated() ? text().estimating : inLanguage(playText).workingOut}</span>
        </Show>
      </h2>
      <Show when={props.report?.ended !== undefined}>
        <p class="quiet">{text().nothingToValue}</p>
      </Show>
      <ul
        class="values-moves"
        ref={list}
        onPointerMove={hold.renew}
        onPointerDown={hold.press}
        onPointerUp={hold.release}
        onPointerCancel={hold.release}
        onKeyDown={hold.renew}
        onFocusIn={hold.renew}
        onPointerLeave={() => {
          hold.release();
          rest.end();
          props.onPoint(undefined);
        }}
      >
        <For each={texts()}>
          {(move) => {
            const found = entry(move);
            return (
              <Show when={found()}>{(known) => <ValueEntry move={known()} {...handlers(props, canPlay, rest)} />}</Show>
            );
          }}
        </For>
      </ul>
      {props.children}
      <div class="legend">
        <For each={legend()}>
          {(line) => (
            <p>
              <WithShapes sentence={line} />
            </p>
          )}
        </For>
        <Show when={props.report?.ignoresRepetition}>
          <p>{inLanguage(reviewWords).ignoresRepetition}</p>
        </Show>
      </div>
    </section>
  );
}

interface Rest {
  begin(move: string): void;
  end(): void;
}

/** Tells of a move on which a pointer has come to rest. */
function createRest(onRest: (move: string) => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  onCleanup(end);
  return {
    begin(move) {
      end();
      timer = setTimeout(onRest, restMilliseconds, move);
    },
    end,
  };
}

/** An entry that is moved within the list loses the focus to the page, and gets it back. */
function keepFocus(list: () => HTMLElement | undefined, order: () => unknown): void {
  createRenderEffect(() => {
    order();
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !list()?.contains(focused)) return;
    queueMicrotask(() => {
      if (document.activeElement !== focused && focused.isConnected) focused.focus({ preventScroll: true });
    });
  });
}

interface EntryHandlers
  extends Pick<ValuesListProps, 'game' | 'canPlay' | 'chosen' | 'figures' | 'onPlay' | 'onPoint' | 'onChoose'> {
  /** A pointer that may come to rest is on a move. */
  onRest(move: string): void;
}

function handlers(props: ValuesListProps, canPlay: () => boolean, rest: Rest): EntryHandlers {
  return {
    get game() {
      return props.game;
    },
    get canPlay() {
      return canPlay();
    },
    get chosen() {
      return props.chosen;
    },
    get figures() {
      return props.figures;
    },
    onChoose: (move) => props.onChoose(move),
    onRest: rest.begin,
    onPlay: (move) => props.onPlay(move),
    onPoint: (move) => props.onPoint(move),
  };
}

function ValueEntry(props: EntryHandlers & { readonly move: ReportedMove }) {
  const name = () => nameMove(props.game, props.move.move, settings.language);
  const figure = () => props.figures?.get(props.move.move);
  const label = () => {
    const valued = inLanguage(panelText).playable(name(), inLanguage(catalogues).verdicts.move(props.move));
    return [valued, figure()?.inWords].filter(Boolean).join('; ');
  };
  let button: HTMLButtonElement | undefined;
  /** A press brings the focus too, and chooses or plays by itself. */
  const isByKeyboard = () => button?.matches(':focus-visible') ?? false;
  const isChosen = () => props.chosen === props.move.move;
  /** A finger can't rest on a move without pressing it: its first press chooses the move, and the next one plays it. */
  const press = (event: MouseEvent) => {
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    if (!isTouch || isChosen()) {
      if (props.canPlay) props.onPlay(props.move.move);
    } else {
      props.onChoose(props.move.move);
    }
  };
  const focus = () => {
    props.onPoint(props.move.move);
    if (isByKeyboard()) props.onChoose(props.move.move);
  };
  return (
    <li>
      <button
        type="button"
        class={`value-entry tone-${toneOf(props.move)}`}
        aria-label={label()}
        aria-disabled={!props.canPlay}
        aria-current={isChosen() ? 'true' : undefined}
        ref={button}
        onClick={press}
        onPointerEnter={({ pointerType }) => {
          props.onPoint(props.move.move);
          if (pointerType !== 'touch') props.onRest(props.move.move);
        }}
        onFocus={focus}
        onBlur={() => props.onPoint(undefined)}
      >
        <span class="value-move">{name()}</span>
        <VerdictMark verdict={props.move} />
        <Show when={figure()}>{(known) => <span class="value-figure">{known().figure}</span>}</Show>
      </button>
    </li>
  );
}
