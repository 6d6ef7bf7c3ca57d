import { createMemo, createSignal, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import type { Report, ReportedMove } from '../../../core/report.ts';
import { compareVerdicts } from '../../../engine/analysis/verdict.ts';
import { playText } from '../../../play/text.ts';
import { catalogues, nameMove } from '../../../text/say.ts';
import { legendFor } from '../../../text/verdict.ts';
import { inLanguage, settings } from '../../settings.ts';
import { VerdictMark, WithShapes } from '../verdict-mark.tsx';
import { toneOf } from '../verdict-view.ts';
import { panelText } from './text.ts';
import './values-list.css';

export interface ValuesListProps {
  readonly game: Game;
  /** What is known so far; nothing while even that is being worked out. */
  readonly report: Report | undefined;
  readonly isThinking: boolean;
  readonly canPlay: boolean;
  onPlay(move: string): void;
  /** The move under the pointer or the focus, to be shown on the board. */
  onPoint(move: string | undefined): void;
}

/** What every legal move is worth, the best first, and what the marks mean. */
export function ValuesList(props: ValuesListProps) {
  const text = () => inLanguage(panelText);
  const moves = createMemo(() => [...(props.report?.moves ?? [])].sort(compareVerdicts));
  const [isHeld, setHeld] = createSignal(false);
  // Entries are told apart by their moves. Under a pointer, or with the focus in it, the list keeps its order.
  const texts = createMemo<readonly string[]>((old) => {
    const found = moves().map(({ move }) => move);
    const isSame = found.length === old.length && found.every((move) => old.includes(move));
    return isHeld() && isSame ? old : found;
  }, []);
  const entry = (text: string) =>
    createMemo<ReportedMove | undefined>((old) => moves().find(({ move }) => move === text) ?? old);
  const legend = createMemo(() => legendFor(moves(), inLanguage(catalogues).verdicts, false));
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
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => {
          setHeld(false);
          props.onPoint(undefined);
        }}
        onFocusIn={() => setHeld(true)}
        onFocusOut={() => setHeld(false)}
      >
        <For each={texts()}>
          {(move) => {
            const found = entry(move);
            return <Show when={found()}>{(known) => <ValueEntry move={known()} {...handlers(props, canPlay)} />}</Show>;
          }}
        </For>
      </ul>
      <div class="legend">
        <For each={legend()}>
          {(line) => (
            <p>
              <WithShapes sentence={line} />
            </p>
          )}
        </For>
        <Show when={props.report?.ignoresRepetition}>
          <p>{inLanguage(catalogues).verdicts.ignoresRepetition}</p>
        </Show>
      </div>
    </section>
  );
}

type EntryHandlers = Pick<ValuesListProps, 'game' | 'canPlay' | 'onPlay' | 'onPoint'>;

function handlers(props: ValuesListProps, canPlay: () => boolean): EntryHandlers {
  return {
    get game() {
      return props.game;
    },
    get canPlay() {
      return canPlay();
    },
    onPlay: (move) => props.onPlay(move),
    onPoint: (move) => props.onPoint(move),
  };
}

function ValueEntry(props: EntryHandlers & { readonly move: ReportedMove }) {
  const name = () => nameMove(props.game, props.move.move, settings.language);
  const label = () => inLanguage(panelText).playable(name(), inLanguage(catalogues).verdicts.move(props.move));
  return (
    <li>
      <button
        type="button"
        class={`value-entry tone-${toneOf(props.move)}`}
        aria-label={label()}
        aria-disabled={!props.canPlay}
        onClick={() => props.canPlay && props.onPlay(props.move.move)}
        onPointerEnter={() => props.onPoint(props.move.move)}
        onFocus={() => props.onPoint(props.move.move)}
        onBlur={() => props.onPoint(undefined)}
      >
        <span class="value-move">{name()}</span>
        <VerdictMark verdict={props.move} />
      </button>
    </li>
  );
}
