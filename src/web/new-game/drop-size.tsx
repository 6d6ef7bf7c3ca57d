import { For, Show } from 'solid-js';
import { type DropOptions, formatDropId, parseDropId } from '../../games/drop/size.ts';
import { inLanguage } from '../language.ts';
import { newGameText } from './text.ts';

export interface DropSizeProps {
  readonly size: DropOptions;
  onChange(size: DropOptions): void;
}

/** Sizes that people know. */
const usualSizes: readonly DropOptions[] = [
  { columns: 5, rows: 4, line: 3 },
  { columns: 7, rows: 6, line: 4 },
  { columns: 9, rows: 9, line: 5 },
];

export function isPlayableSize(size: DropOptions): boolean {
  return parseDropId(formatDropId(size)) !== undefined;
}

/** Columns, rows and line of a drop game; a size that makes no game says so. */
export function DropSize(props: DropSizeProps) {
  const text = () => inLanguage(newGameText);
  const fields = ['columns', 'rows', 'line'] as const;
  return (
    <fieldset class="drop-size">
      <legend class="field-label">{text().size}</legend>
      <div class="drop-fields">
        <For each={fields}>
          {(field) => (
            <label class="drop-field">
              <span>{text()[field]}</span>
              <input
                type="number"
                inputmode="numeric"
                min="3"
                max="9"
                value={props.size[field]}
                aria-invalid={!isPlayableSize(props.size)}
                onInput={(event) => props.onChange({ ...props.size, [field]: Number(event.currentTarget.value) })}
              />
            </label>
          )}
        </For>
      </div>
      <div class="drop-usual">
        <For each={usualSizes}>
          {(size) => (
            <button type="button" class="chip" onClick={() => props.onChange(size)}>
              {size.columns} × {size.rows}, {size.line}
            </button>
          )}
        </For>
      </div>
      <p class="field-problem" role="status">
        <Show when={!isPlayableSize(props.size)}>{text().noSuchSize}</Show>
      </p>
    </fieldset>
  );
}
