import { For, Show } from 'solid-js';
import type { Size, Sizes } from '../../core/sizes.ts';
import { inLanguage } from '../settings.ts';
import { newGameText } from './text.ts';

export interface SizePickerProps {
  readonly sizes: Sizes;
  readonly size: Size;
  onChange(size: Size): void;
}

const fields = ['columns', 'rows', 'line'] as const;

/** Columns, rows and line of a game that comes in many sizes; a size that makes no game says so. */
export function SizePicker(props: SizePickerProps) {
  const text = () => inLanguage(newGameText);
  const isPlayable = () => props.sizes.format(props.size) !== undefined;
  return (
    <fieldset class="size-picker">
      <legend class="field-label">{text().size}</legend>
      <div class="size-fields">
        <For each={fields}>
          {(field) => (
            <label class="size-field">
              <span>{text()[field]}</span>
              <input
                type="number"
                inputmode="numeric"
                min={props.sizes.least}
                max={props.sizes.most}
                value={props.size[field]}
                aria-invalid={!isPlayable()}
                onInput={(event) => props.onChange({ ...props.size, [field]: Number(event.currentTarget.value) })}
              />
            </label>
          )}
        </For>
      </div>
      <div class="size-usual">
        <For each={props.sizes.usual}>
          {(size) => (
            <button type="button" class="chip" onClick={() => props.onChange(size)}>
              {size.columns} × {size.rows}, {size.line}
            </button>
          )}
        </For>
      </div>
      <p class="field-problem" role="status">
        <Show when={!isPlayable()}>{text().noSuchSize(props.sizes.least, props.sizes.most)}</Show>
      </p>
    </fieldset>
  );
}
