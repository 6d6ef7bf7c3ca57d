import { type JSX, Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { StepButtons, type StepButtonsProps } from './step-buttons.tsx';
import { stageText } from './text.ts';
import './action-row.css';

export interface ActionRowProps extends StepButtonsProps {
  /** The game is over: one walks through it. */
  readonly isOver: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  readonly canFlip: boolean;
  readonly areValuesShown: boolean;
  /** Passing is the only move. */
  readonly mustPass: boolean;
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onValues(): void;
  onFlip(): void;
  onMenu(): void;
  onPass(): void;
  /** What there is to do during a game in place of undo, redo and hint. */
  readonly moving?: JSX.Element;
}

function Word(props: { readonly children: string }) {
  return <span class="action-word">{props.children}</span>;
}

function Moving(props: ActionRowProps) {
  const text = () => inLanguage(stageText).actions;
  return (
    <>
      <Button kind="plain" icon="undo" disabled={!props.canUndo} onClick={() => props.onUndo()}>
        <Word>{text().undo}</Word>
      </Button>
      <Button kind="plain" icon="redo" disabled={!props.canRedo} onClick={() => props.onRedo()}>
        <Word>{text().redo}</Word>
      </Button>
      <Button kind="plain" icon="hint" disabled={!props.canHint} onClick={() => props.onHint()}>
        <Word>{text().hint}</Word>
      </Button>
    </>
  );
}

/** What can be done at the table, always in the same places; once a game is over, how to walk through it. */
export function ActionRow(props: ActionRowProps) {
  const text = () => inLanguage(stageText).actions;
  return (
    <div class="actions" classList={{ 'is-over': props.isOver }}>
      <Show when={props.isOver} fallback={props.moving ?? <Moving {...props} />}>
        <StepButtons isAtStart={props.isAtStart} isAtEnd={props.isAtEnd} onStep={(step) => props.onStep(step)} />
      </Show>
      <Button
        kind="plain"
        icon="values"
        label={text().valuesOfAll}
        aria-pressed={props.areValuesShown}
        onClick={() => props.onValues()}
      >
        <Word>{text().values}</Word>
      </Button>
      <Show when={props.canFlip}>
        <Button kind="plain" icon="flip" label={text().flipBoard} onClick={() => props.onFlip()}>
          <Word>{text().flip}</Word>
        </Button>
      </Show>
      <Button kind="plain" icon="menu" aria-haspopup="dialog" onClick={() => props.onMenu()}>
        <Word>{text().menu}</Word>
      </Button>
      <Show when={props.mustPass}>
        <Button kind="main" class="pass-button" onClick={() => props.onPass()}>
          {text().pass}
        </Button>
      </Show>
    </div>
  );
}
