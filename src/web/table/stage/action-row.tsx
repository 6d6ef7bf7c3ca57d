import { Show } from 'solid-js';
import { inLanguage } from '../../settings.ts';
import { Button } from '../../shell/button.tsx';
import { stageText } from './text.ts';
import './action-row.css';

export interface ActionRowProps {
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
}

/** What can be done at the table, always in the same places. */
export function ActionRow(props: ActionRowProps) {
  const text = () => inLanguage(stageText).actions;
  return (
    <div class="actions">
      <Button kind="plain" icon="undo" label={text().undo} disabled={!props.canUndo} onClick={() => props.onUndo()} />
      <Button kind="plain" icon="redo" label={text().redo} disabled={!props.canRedo} onClick={() => props.onRedo()} />
      <Button kind="plain" icon="hint" label={text().hint} disabled={!props.canHint} onClick={() => props.onHint()} />
      <Button
        kind="plain"
        icon="values"
        label={text().values}
        aria-pressed={props.areValuesShown}
        onClick={() => props.onValues()}
      />
      <Show when={props.canFlip}>
        <Button kind="plain" icon="flip" label={text().flip} onClick={() => props.onFlip()} />
      </Show>
      <Button kind="plain" icon="menu" label={text().menu} aria-haspopup="dialog" onClick={() => props.onMenu()} />
      <Show when={props.mustPass}>
        <Button kind="main" class="pass-button" onClick={() => props.onPass()}>
          {text().pass}
        </Button>
      </Show>
    </div>
  );
}
