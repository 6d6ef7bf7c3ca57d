import { createMemo, createSignal, For, Show } from 'solid-js';
import type { Game } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import type { ReportedMove } from '../../../core/report.ts';
import { formatLine, type BestLine as Line } from '../../../play/review/best-line.ts';
import { moveInSentence, nameMove } from '../../../text/say.ts';
import { inLanguage, settings } from '../../settings.ts';
import { copyText } from '../../share/copy.ts';
import { Button } from '../../shell/button.tsx';
import { VerdictMark } from '../verdict-mark.tsx';
import { panelText } from './text.ts';
import './best-line.css';

export interface BestLineProps {
  readonly game: Game;
  /** The move that it begins with. */
  readonly chosen: ReportedMove | undefined;
  readonly line: Line | undefined;
  readonly canPlay: boolean;
  /** The position that is looked at ahead of the game. */
  readonly previewed: Match | undefined;
  onPreview(match: Match | undefined): void;
  /** A position is to be seen for good: where the board is out of sight, it comes into view. */
  onPress(match: Match): void;
  onPlay(move: string): void;
}

/** How the game goes on if the chosen move is played and both sides then play their best; each move can be looked at. */
export function BestLine(props: BestLineProps) {
  const text = () => inLanguage(panelText).bestLine;
  // As long as its moves stay the same they stay in place, so that what is pointed at and focused stays too.
  const steps = createMemo<readonly Match[]>((old) => {
    const found = props.line?.steps ?? [];
    return found.map((step, index) => (isSameStep(old[index], step) ? (old[index] ?? step) : step));
  }, []);
  let row: HTMLDivElement | undefined;
  /** Walks along the line with the arrows, which elsewhere walk through the game. */
  const walk = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (way === 0 || !row) return;
    event.preventDefault();
    const buttons = [...row.querySelectorAll('button')];
    buttons[buttons.findIndex((button) => button.matches(':focus')) + way]?.focus();
  };
  return (
    <section class="best-line" aria-label={text().label}>
      <h3 class="best-line-title">
        <span>{text().label}</span>
        <Show when={props.chosen}>
          {(move) => (
            <span class="panel-aside unbroken">
              {nameMove(props.game, move().move, settings.language)} <VerdictMark verdict={move()} />
            </span>
          )}
        </Show>
      </h3>
      <div
        class="best-line-moves"
        role="toolbar"
        aria-label={text().label}
        ref={row}
        onKeyDown={walk}
        onPointerLeave={() => props.onPreview(undefined)}
      >
        <For each={steps()}>
          {(step, index) => (
            <LineMove
              step={step}
              isFirst={index() === 0}
              isPreviewed={props.previewed === step}
              onPreview={props.onPreview}
              onPress={props.onPress}
            />
          )}
        </For>
        <Show when={props.line?.next}>
          <span class="quiet">…</span>
        </Show>
      </div>
      <div class="best-line-actions">
        <Show when={props.chosen}>
          {(move) => (
            <Button class="best-line-play" disabled={!props.canPlay} onClick={() => props.onPlay(move().move)}>
              {text().play(moveInSentence(props.game, move().move, settings.language))}
            </Button>
          )}
        </Show>
        <CopyLine line={props.line} />
      </div>
    </section>
  );
}

function isSameStep(old: Match | undefined, step: Match): boolean {
  return old !== undefined && old.ply === step.ply && old.state === step.state && old.step.move === step.step.move;
}

interface LineMoveProps {
  readonly step: Match;
  readonly isFirst: boolean;
  readonly isPreviewed: boolean;
  onPreview(match: Match | undefined): void;
  onPress(match: Match): void;
}

function LineMove(props: LineMoveProps) {
  const { ply, step } = props.step;
  const isOdd = ply % 2 === 1;
  const text = () => inLanguage(panelText).bestLine;
  return (
    <span class="best-line-move unbroken">
      <Show when={isOdd || props.isFirst}>
        <span class="moves-number">
          {Math.ceil(ply / 2)}
          {isOdd ? '.' : '…'}
        </span>
      </Show>
      <button
        type="button"
        class="move"
        aria-label={text().lookAt(nameMove(props.step.game, step.text, settings.language))}
        aria-pressed={props.isPreviewed}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && props.onPreview(props.step)}
        onFocus={() => props.onPreview(props.step)}
        onBlur={() => props.onPreview(undefined)}
        onClick={() => props.onPress(props.step)}
      >
        {step.text}
      </button>
    </span>
  );
}

/** The line as text, for wherever it is talked about. */
function CopyLine(props: { readonly line: Line | undefined }) {
  const text = () => inLanguage(panelText).bestLine;
  const [copied, setCopied] = createSignal<string>();
  const line = () => (props.line ? formatLine(props.line) : '');
  const isCopied = () => line() !== '' && copied() === line();
  const copy = async () => {
    if (await copyText(line())) setCopied(line());
  };
  return (
    <Button
      kind="plain"
      icon={isCopied() ? 'check' : 'copy'}
      label={isCopied() ? text().copied : text().copy}
      disabled={line() === ''}
      onClick={() => void copy()}
    />
  );
}
